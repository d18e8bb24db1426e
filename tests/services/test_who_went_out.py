"""Correcting who went out: the old one's hand is not known any more, and the round stays passed."""

import pytest

from tableside.services import rounds
from tableside.services.errors import HandsMissing
from tests.services.table import ASHA, BIJAY, BLOCKED, CYRA, DEV, Table


def _correct(table: Table, ended: str, hands: dict[str, str] | None = None, **more: bool) -> None:
    rounds.save_round(table.installation, table.asha, table.page(1).filled(ended, hands, **more))


@pytest.fixture
def played(table: Table) -> Table:
    table.save(ASHA, {BIJAY: "23", CYRA: "41", DEV: "17"})
    return table


def test_the_new_one_has_nothing_and_the_old_one_a_dash(played: Table) -> None:
    _correct(played, BIJAY, leave_missing=True)
    assert played.scored(1) == {ASHA: None, BIJAY: 0, CYRA: 41, DEV: 17}
    assert played.card.current
    assert played.card.current.number == 2


def test_the_old_ones_hand_is_asked_for(played: Table) -> None:
    with pytest.raises(HandsMissing) as asked:
        _correct(played, BIJAY)
    assert asked.value.players == (ASHA,)


def test_the_old_ones_hand_may_come_with_the_correction(played: Table) -> None:
    _correct(played, BIJAY, {ASHA: "8"})
    assert played.scored(1) == {ASHA: 8, BIJAY: 0, CYRA: 41, DEV: 17}


def test_nobody_went_out_after_all(played: Table) -> None:
    _correct(played, BLOCKED, {ASHA: "8"})
    assert played.scored(1) == {ASHA: 8, BIJAY: 23, CYRA: 41, DEV: 17}


def test_somebody_went_out_after_all(table: Table) -> None:
    table.save(BLOCKED, {ASHA: "9", BIJAY: "23", CYRA: "41", DEV: "17"})
    _correct(table, CYRA)
    assert table.scored(1) == {ASHA: 9, BIJAY: 23, CYRA: 0, DEV: 17}


def test_one_who_sat_out_and_went_out_after_all_has_nothing(table: Table) -> None:
    table.save(BLOCKED, {ASHA: "9", BIJAY: "missed", CYRA: "41", DEV: "17"})
    _correct(table, BIJAY)
    assert table.scored(1)[BIJAY] == 0


def test_the_history_tells_the_hand_that_went(played: Table) -> None:
    _correct(played, BIJAY, leave_missing=True)
    (hand,) = played.history(1, BIJAY)[0].hands
    assert (hand.before.points, hand.after.points) == (23, 0)


def test_it_follows_while_a_later_round_is_open(played: Table) -> None:
    played.save("", {BIJAY: "5"}, keep_partial=True)
    _correct(played, BIJAY, {ASHA: "8"})
    assert played.card.current
    assert played.card.current.number == 2
    assert played.card.current.cells[BIJAY].entered == 5
