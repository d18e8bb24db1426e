"""The link by which a player enters only their own hand."""

import pytest

from tableside.services import corrections, games, players, rounds
from tableside.services.errors import Conflict, NotAllowed, NotFound
from tableside.services.hand_forms import HandForm
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key


def _enter(table: Table, text: str, number: int = 1, was: str = "") -> None:
    rounds.save_hand(table.installation, table.bijay, (number, BIJAY), HandForm(text, was), new_key())


def test_it_enters_the_own_hand(table: Table) -> None:
    _enter(table, "23")
    assert table.card.current
    assert table.card.current.cells[BIJAY].entered == 23
    assert table.history()[0].by == f"player:{BIJAY}"


def test_the_scorekeeper_saves_the_rest_around_it(table: Table) -> None:
    page = table.page()
    _enter(table, "23")
    rounds.save_round(table.installation, table.asha, page.filled(ASHA, {CYRA: "4", DEV: "5"}))
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: 4, DEV: 5}


def test_it_clashes_with_what_the_scorekeeper_typed(table: Table) -> None:
    page = table.page()
    _enter(table, "23")
    with pytest.raises(Conflict):
        rounds.save_round(table.installation, table.asha, page.filled(ASHA, {BIJAY: "24", CYRA: "4", DEV: "5"}))
    assert table.scored(1) == {ASHA: 0, BIJAY: 23, CYRA: 4, DEV: 5}


def test_it_may_change_the_hand_while_the_round_is_open(table: Table) -> None:
    _enter(table, "23")
    _enter(table, "24", was="23")
    assert table.card.current
    assert table.card.current.cells[BIJAY].entered == 24


def test_it_may_add_a_hand_that_was_left_behind(table: Table) -> None:
    table.save(ASHA, {CYRA: "4", DEV: "5"}, leave_missing=True)
    _enter(table, "23")
    assert table.scored(1)[BIJAY] == 23


def test_a_round_that_is_over_is_flagged_and_not_changed(table: Table) -> None:
    table.save(ASHA, {BIJAY: "23", CYRA: "4", DEV: "5"})
    with pytest.raises(NotAllowed):
        _enter(table, "3", was="23")


def test_a_round_sat_out_is_not_changed_either(table: Table) -> None:
    table.save(ASHA, {BIJAY: "missed", CYRA: "4", DEV: "5"})
    with pytest.raises(NotAllowed):
        _enter(table, "3")


def test_nothing_is_entered_in_a_game_that_has_ended(table: Table) -> None:
    table.save("", {CYRA: "3"}, keep_partial=True)
    games.close_game(table.installation, table.asha, "k")
    with pytest.raises(NotAllowed):
        _enter(table, "3")


def test_one_who_left_enters_nothing(table: Table) -> None:
    players.leave(table.installation, table.asha, BIJAY, "k")
    with pytest.raises(NotFound):
        _enter(table, "3")


def test_one_whose_joining_was_taken_back_enters_nothing(table: Table) -> None:
    esha = players.join(table.installation, table.asha, "Esha", "k")
    table.save(ASHA, {BIJAY: "1", CYRA: "2", DEV: "3", esha: "4"})
    phone = table.with_link("player", esha)
    joined = next(change.entry for change in table.history() if change.kind == "player_joined")
    corrections.undo(table.installation, table.asha, joined, "u")
    with pytest.raises(NotFound):
        rounds.save_hand(table.installation, phone, (1, esha), HandForm("3"), "h")
