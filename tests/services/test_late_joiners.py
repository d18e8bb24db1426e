"""Somebody comes late: with the points the table gives, from the next round on, with a link of their own."""

import pytest

from tableside.services import corrections, players, rounds, sharing
from tableside.services.errors import FormProblems
from tableside.services.installation import Installation
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def _join(table: Table, name: str = "Esha") -> str:
    return players.join(table.installation, table.asha, name, new_key())


def _first_round(table: Table, player: str) -> int:
    found = table.card.player(player)
    assert found
    return found.joined_round


def test_they_join_the_round_being_played_with_the_highest_total(table: Table) -> None:
    table.save(ASHA, HANDS)
    esha = _join(table)
    assert (esha, _first_round(table, esha), table.totals[esha]) == ("p5", 2, 41)


@pytest.mark.parametrize(("rule", "points"), [("zero", 0), ("average_total", 20), ("highest_total", 41)])
def test_the_points_are_those_of_the_rule(installation: Installation, rule: str, points: int) -> None:
    table = Table(installation, late_join=rule)
    table.save(ASHA, HANDS)
    esha = _join(table)
    assert table.totals[esha] == points


def test_they_join_after_a_round_that_waits_for_a_hand(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "41"}, keep_partial=True)
    assert _first_round(table, _join(table)) == 2


def test_they_join_after_what_was_played_though_an_old_round_is_open_again(table: Table) -> None:
    first = table.save(ASHA, HANDS)
    table.correct(1, BIJAY, "24")
    table.save(BIJAY, {ASHA: "1", CYRA: "2", DEV: "3"})
    corrections.undo(table.installation, table.asha, first, new_key())
    assert table.card.current
    assert table.card.current.number == 1
    assert _first_round(table, _join(table)) == 3


def test_they_have_a_link_of_their_own(table: Table) -> None:
    esha = _join(table)
    token = (sharing.links_of(table.installation, table.asha).players or {})[esha]
    assert sharing.open_link(table.installation, token, table.phone, "player").game == table.game.game


def test_an_id_is_never_given_twice(table: Table) -> None:
    joined = _join(table)
    corrections.undo(table.installation, table.asha, table.version, new_key())
    assert _join(table, "Fatima") != joined


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "name-empty"), ("asha", "name-twice"), ("E" * 41, "name-too-long"), ("\u200b", "name-empty")],
)
def test_it_says_what_is_wrong_with_a_name(table: Table, name: str, code: str) -> None:
    with pytest.raises(FormProblems) as refused:
        _join(table, name)
    assert refused.value.problems["name"].code == code


def test_some_tables_let_nobody_in(installation: Installation) -> None:
    table = Table(installation, late_join="not_allowed")
    with pytest.raises(FormProblems) as refused:
        _join(table)
    assert refused.value.problems["name"].code == "late-join-not-allowed"


def test_there_is_an_end_to_seats(installation: Installation) -> None:
    table = Table(installation, [f"P{number}" for number in range(30)], "trains", set_max=18)
    with pytest.raises(FormProblems) as refused:
        _join(table)
    assert refused.value.problems["name"].code == "players-number"


def test_a_round_is_saved_with_somebody_who_joined_while_it_was_typed(table: Table) -> None:
    """The page that was made before has no field for them, so their hand is asked for."""
    page = table.page()
    esha = _join(table)
    form = page.filled(ASHA, HANDS, leave_missing=True)
    rounds.save_round(table.installation, table.asha, form)
    assert table.scored(1)[esha] is None
