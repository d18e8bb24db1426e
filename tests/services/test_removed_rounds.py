"""A round entered twice is taken off the card, and undo brings it back."""

import pytest

from tableside.services import corrections, rounds
from tableside.services.errors import NotFound
from tests.services.table import ASHA, BIJAY, CYRA, DEV, Table, new_key

HANDS = {BIJAY: "23", CYRA: "41", DEV: "17"}


def _remove(table: Table, number: int) -> int:
    return rounds.remove_round(table.installation, table.asha, number, new_key()).version


def test_it_counts_no_more_and_its_double_is_to_come(table: Table) -> None:
    table.save(ASHA, HANDS)
    table.save(ASHA, HANDS)
    _remove(table, 2)
    assert table.totals[CYRA] == 41
    assert table.card.current
    assert (table.card.current.number, table.card.current.ordinal) == (3, 2)
    assert str(table.card.current.opening) == "8-8"


def test_undo_brings_it_back(table: Table) -> None:
    table.save(ASHA, HANDS)
    removed = _remove(table, 1)
    corrections.undo(table.installation, table.asha, removed, new_key())
    assert table.totals[CYRA] == 41


def test_a_round_that_was_never_played_cannot_be_removed(table: Table) -> None:
    with pytest.raises(NotFound):
        _remove(table, 5)


def test_two_phones_that_remove_the_same_round_remove_one(table: Table) -> None:
    table.save(ASHA, HANDS)
    table.save(ASHA, HANDS)
    _remove(table, 1)
    with pytest.raises(NotFound):
        _remove(table, 1)
    assert [one.number for one in table.card.rounds] == [2]


def test_nothing_is_typed_into_a_removed_round(table: Table) -> None:
    table.save(ASHA, HANDS)
    stale = table.page(1)
    _remove(table, 1)
    with pytest.raises(NotFound):
        rounds.save_round(table.installation, table.asha, stale.filled("", {BIJAY: "1"}))


def test_a_round_half_entered_can_be_begun_anew(table: Table) -> None:
    table.save("", {BIJAY: "23"}, keep_partial=True)
    _remove(table, 1)
    assert table.card.current
    assert table.card.current.cells[BIJAY].entered is None
    assert table.card.current.ordinal == 1
