"""Undo and redo, by button or from the history."""

from collections.abc import Callable

import pytest

from tableside.services import corrections
from tableside.services.errors import NotFound
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def _undo(table: Table, entry: int | None = None) -> None:
    which = entry or table.card.undo
    assert which
    corrections.undo(table.installation, table.asha, which, new_key())


def test_undo_takes_a_round_back_and_redo_brings_it_again(table: Table) -> None:
    table.save(ASHA, HANDS)
    _undo(table)
    assert set(table.totals.values()) == {0}
    redo = table.card.redo
    assert redo
    corrections.redo(table.installation, table.asha, redo, new_key())
    assert table.totals[CYRA] == 41


def test_undo_of_an_old_round_needs_none_of_the_later_ones(table: Table) -> None:
    first = table.save(ASHA, HANDS)
    table.save(BIJAY, {ASHA: "1", CYRA: "2", DEV: "3"})
    _undo(table, first)
    assert table.scored(2) == {ASHA: 1, BIJAY: 0, CYRA: 2, DEV: 3}


def test_two_phones_that_undo_the_same_take_it_back_once(table: Table) -> None:
    first = table.save(ASHA, HANDS)
    second = table.save(BIJAY, {ASHA: "1", CYRA: "2", DEV: "3"})
    _undo(table, second)
    before = table.version
    corrections.undo(table.installation, table.another_scorekeeper(), second, new_key())
    assert table.version == before
    assert table.card.undo == first


def test_redo_of_what_was_never_away_does_nothing(table: Table) -> None:
    first = table.save(ASHA, HANDS)
    before = table.version
    corrections.redo(table.installation, table.asha, first, new_key())
    assert table.version == before


def test_undo_redo_undo_goes_on_as_often_as_somebody_likes(table: Table) -> None:
    first = table.save(ASHA, HANDS)
    for _ in range(3):
        corrections.undo(table.installation, table.asha, first, new_key())
        assert len(list(table.card.rounds)) == 0
        corrections.redo(table.installation, table.asha, first, new_key())
        assert [one.number for one in table.card.rounds] == [1]


@pytest.mark.parametrize("turn", [corrections.undo, corrections.redo])
def test_the_start_and_what_is_not_there_cannot_be_turned(table: Table, turn: Callable[..., int]) -> None:
    start = table.version
    for entry in (start, 0, -1, 10**12):
        with pytest.raises(NotFound):
            turn(table.installation, table.asha, entry, new_key())


def test_an_undo_cannot_be_undone_but_redone(table: Table) -> None:
    table.save(ASHA, HANDS)
    _undo(table)
    with pytest.raises(NotFound):
        _undo(table, table.version)


def test_an_entry_of_another_game_is_not_there(table: Table) -> None:
    other = Table(table.installation)
    entry = other.save(ASHA, HANDS)
    with pytest.raises(NotFound):
        corrections.undo(table.installation, table.asha, entry, new_key())
