"""Taking back and bringing back: one entry, old or new, and never what stands beside it."""

from hypothesis import given
from hypothesis import strategies as st

from tableside.scoring.entries import UNDOABLE, Kind
from tableside.scoring.fold import fold
from tableside.scoring.history import history
from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening, seen
from tests.scoring.histories import evenings


def test_undo_takes_back_the_newest_entry_that_still_counts() -> None:
    evening = Evening()
    first = evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    second = evening.round(2, BIJAY, {ASHA: 3, CYRA: 9})
    assert evening.card.undo == second
    evening.undo(second)
    assert evening.card.undo == first
    assert evening.totals == {ASHA: 0, BIJAY: 5, CYRA: 7}


def test_the_start_of_the_game_cannot_be_taken_back() -> None:
    assert Evening().card.undo is None


def test_redo_brings_back_what_was_last_taken_back() -> None:
    evening = Evening()
    first = evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    second = evening.round(2, BIJAY, {ASHA: 3, CYRA: 9})
    evening.undo(second)
    evening.undo(first)
    offered = [evening.card.redo]
    for entry in (first, second):
        evening.redo(entry)
        offered.append(evening.card.redo)
    assert offered == [first, second, None]
    assert evening.totals == {ASHA: 3, BIJAY: 5, CYRA: 16}


def test_nothing_can_be_redone_after_something_new() -> None:
    evening = Evening()
    evening.undo(evening.round(1, ASHA, {BIJAY: 5, CYRA: 7}))
    evening.rename(BIJAY, "Bijoy")
    assert evening.card.redo is None


def test_a_viewers_flag_does_not_take_redo_away() -> None:
    evening = Evening()
    first = evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.undo(evening.round(2, BIJAY, {ASHA: 3, CYRA: 9}))
    evening.flag(1, BIJAY, 6)
    assert (evening.card.undo, evening.card.redo) == (first, first + 1)


def test_undoing_an_old_round_leaves_the_others_alone() -> None:
    evening = Evening()
    first = evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, BIJAY, {ASHA: 3, CYRA: 9})
    before = evening.scored(2)
    evening.undo(first)
    assert evening.scored(2) == before
    assert [one.number for one in evening.card.rounds] == [2]


def test_undoing_the_recording_keeps_later_corrections_of_the_round() -> None:
    evening = Evening()
    first = evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.set(1, {BIJAY: 6})
    evening.undo(first)
    assert evening.card.current
    assert evening.card.current.number == 1
    assert evening.scored(1) == {ASHA: None, BIJAY: 6, CYRA: None}


def test_undoing_a_correction_brings_the_first_value_back() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    evening.undo(evening.set(1, {BIJAY: 14}))
    assert evening.totals[BIJAY] == 41


def test_undoing_the_joining_of_somebody_who_has_scored_takes_the_hands_away_and_nothing_else() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    joined = evening.join("p4", "Dev", 2)
    evening.round(2, BIJAY, {ASHA: 3, CYRA: 9, "p4": 20})
    evening.rename("p4", "Devi")
    evening.swap(CYRA, "p4", 1, 2)
    evening.undo(joined)
    assert evening.totals == {ASHA: 3, BIJAY: 5, CYRA: 16}
    evening.redo(joined)
    assert evening.totals == {ASHA: 3, BIJAY: 5, CYRA: 27, "p4": 9}


def test_a_round_is_open_again_when_the_one_who_went_out_never_joined() -> None:
    evening = Evening()
    joined = evening.join("p4", "Dev", 1)
    evening.round(1, "p4", {ASHA: 1, BIJAY: 5, CYRA: 7}, finder="p4")
    evening.undo(joined)
    assert evening.card.current
    assert (evening.card.current.number, evening.card.current.out, evening.card.current.finder) == (1, None, None)
    assert evening.totals == {ASHA: 0, BIJAY: 0, CYRA: 0}


def test_undoing_a_settled_flag_raises_the_flag_again() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    settled = evening.settle(evening.flag(1, BIJAY, 14))
    assert evening.totals[BIJAY] == 14
    assert list(evening.card.flags) == []
    evening.undo(settled)
    assert evening.totals[BIJAY] == 41
    assert [flag.points for flag in evening.card.flags] == [14]


def test_a_round_removed_twice_comes_back_when_both_are_undone() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    once, twice = evening.remove(1), evening.remove(1)
    evening.undo(once)
    assert list(evening.card.rounds) == []
    evening.undo(twice)
    assert [one.number for one in evening.card.rounds] == [1]


@given(st.data(), evenings())
def test_undo_and_redo_of_any_entry_end_where_they_began(data: st.DataObject, evening: Evening) -> None:
    counting = [entry.id for entry in evening.entries if entry.kind in UNDOABLE and not _is_gone(evening, entry.id)]
    if not counting:
        return
    entry = data.draw(st.sampled_from(counting))
    before = evening.card
    evening.undo(entry)
    evening.redo(entry)
    assert seen(evening.card) == seen(before)


@given(st.data(), evenings())
def test_undoing_a_recorded_round_leaves_every_other_round_alone(data: st.DataObject, evening: Evening) -> None:
    recorded = [entry for entry in evening.entries if entry.kind is Kind.ROUND_SET]
    if not recorded:
        return
    entry = data.draw(st.sampled_from(recorded))
    number = entry.data["round"]
    before = {one.number: (one.cells, one.out, one.blocked) for one in evening.card.rounds if one.number != number}
    evening.undo(entry.id)
    for one in evening.card.rounds:
        if one.number in before:
            assert before[one.number] == (one.cells, one.out, one.blocked)


@given(evenings())
def test_taking_everything_back_never_crashes_and_ends_at_the_start(evening: Evening) -> None:
    names = evening.card.names
    while evening.card.undo:
        evening.undo(evening.card.undo)
        history(evening.entries)
    card = fold(evening.entries)
    assert card.rounds == ()
    assert [one.name for one in card.players] == ["Asha", "Bijay", "Cyra"]
    assert all(one.total == 0 for one in card.standings)
    assert set(names) >= {ASHA, BIJAY, CYRA}


def _is_gone(evening: Evening, entry: int) -> bool:
    last = [one.kind for one in evening.entries if one.data.get("entry") == entry][-1:]
    return last == [Kind.UNDONE]
