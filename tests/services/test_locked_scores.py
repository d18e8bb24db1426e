"""Some tables change no score once the next round has been scored."""

import pytest

from tableside.services import corrections, rounds
from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key


@pytest.fixture
def strict(installation: Installation) -> Table:
    table = Table(installation, score_correction="locked_after_round")
    table.save(ASHA, {BIJAY: "41", CYRA: "2"}, leave_missing=True)
    return table


def _next_round(table: Table) -> None:
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3"})


def test_the_last_round_can_still_be_corrected(strict: Table) -> None:
    strict.correct(1, BIJAY, "14")
    assert strict.scored(1)[BIJAY] == 14


def test_an_older_one_stays_as_it_is(strict: Table) -> None:
    _next_round(strict)
    with pytest.raises(FormProblems) as refused:
        strict.correct(1, BIJAY, "14")
    assert refused.value.problems["round"].code == "scores-locked"
    with pytest.raises(FormProblems):
        rounds.save_round(strict.installation, strict.asha, strict.page(1).filled(CYRA, {ASHA: "3"}))


def test_a_hand_that_was_missing_can_always_be_added(strict: Table) -> None:
    _next_round(strict)
    strict.correct(1, DEV, "5")
    assert strict.scored(1)[DEV] == 5


def test_a_flag_cannot_be_accepted_either(strict: Table) -> None:
    _next_round(strict)
    flag = corrections.flag_hand(strict.installation, strict.meera, (1, BIJAY), ("14", ""), new_key())
    with pytest.raises(FormProblems) as refused:
        corrections.settle_flag(strict.installation, strict.asha, flag, True, new_key())
    assert refused.value.problems["flag"].code == "scores-locked"
