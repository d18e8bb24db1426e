"""The order in which entries are handed over does not matter: their numbers tell it."""

from hypothesis import given
from hypothesis import strategies as st

from tableside.scoring.entries import Entry, next_redo, next_undo
from tableside.scoring.fold import fold
from tests.scoring.histories import histories


@given(st.data(), histories())
def test_any_order_of_entries_gives_the_same_card(data: st.DataObject, entries: list[Entry]) -> None:
    shuffled = data.draw(st.permutations(entries))
    assert fold(shuffled) == fold(entries)
    assert next_undo(shuffled) == next_undo(entries)
    assert next_redo(shuffled) == next_redo(entries)


@given(histories())
def test_the_version_is_the_number_of_the_last_entry(entries: list[Entry]) -> None:
    assert fold(entries).version == entries[-1].id
