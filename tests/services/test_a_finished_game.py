"""A page that is older than the end of its game: nobody comes or goes by it; what is on the card may be put right."""

import pytest

from tableside.services import corrections, players, rounds
from tableside.services.errors import FormProblems, GameOver
from tableside.services.games import close_game, reopen_game
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


@pytest.fixture
def ended(table: Table) -> Table:
    """Ended by a tap; Dev had left before."""
    table.save(ASHA, HANDS)
    players.leave(table.installation, table.asha, DEV, "dev")
    close_game(table.installation, table.asha, new_key())
    return table


def _refused(table: Table, act: object, *said: str) -> None:
    before = table.version
    with pytest.raises(FormProblems) as refused:
        act(table.installation, table.asha, *said, new_key())  # type: ignore[operator]
    assert [reason.code for reason in refused.value.problems.values()] == ["game-over"]
    assert table.version == before


def test_nobody_joins(ended: Table) -> None:
    _refused(ended, players.join, "Esha")
    assert len(ended.card.players) == 4


def test_nobody_leaves_and_so_loses_the_victory(ended: Table) -> None:
    _refused(ended, players.leave, ASHA)
    assert ended.card.leaders == (ASHA,)


def test_nobody_comes_back(ended: Table) -> None:
    _refused(ended, players.come_back, DEV)


def test_nobody_joins_after_the_last_round_either(installation: Installation) -> None:
    table = Table(installation, rounds=1)
    table.save(ASHA, HANDS)
    assert (table.card.over, table.card.closed) == (True, False)
    _refused(table, players.join, "Esha")


def test_who_joined_before_the_end_is_found_again_by_a_request_sent_twice(table: Table) -> None:
    joined = players.join(table.installation, table.asha, "Esha", "same")
    close_game(table.installation, table.asha, new_key())
    assert players.join(table.installation, table.asha, "Esha", "same") == joined


def test_somebody_joins_once_it_is_open_again(ended: Table) -> None:
    reopen_game(ended.installation, ended.asha, new_key())
    players.join(ended.installation, ended.asha, "Esha", new_key())
    assert len(ended.card.players) == 5


def test_no_further_round_is_saved(table: Table) -> None:
    table.save(ASHA, HANDS)
    page = table.page()
    close_game(table.installation, table.asha, new_key())
    before = table.version
    with pytest.raises(GameOver):
        rounds.save_round(table.installation, table.asha, page.filled(ASHA, HANDS))
    with pytest.raises(GameOver):
        rounds.save_hand(table.installation, table.bijay, (2, BIJAY), HandForm(text="5"), new_key())
    assert table.version == before


def test_names_and_hands_are_still_put_right(ended: Table) -> None:
    players.rename(ended.installation, ended.asha, BIJAY, "Bijoy", new_key())
    players.swap_hands(ended.installation, ended.asha, (BIJAY, CYRA), None, new_key())
    ended.correct(1, DEV, "7")
    corrections.flag_hand(ended.installation, ended.meera, (1, BIJAY), ("40", ""), new_key())
    assert ended.card.names[BIJAY] == "Bijoy"
    assert ended.scored(1) == {ASHA: 0, BIJAY: 41, CYRA: 23, DEV: 7}
    assert ended.card.over
