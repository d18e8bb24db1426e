"""The fold goes on from where it was: what comes out is what comes out of all entries folded at once."""

from hypothesis import given
from hypothesis import strategies as st

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.fold import fold
from tableside.scoring.folded import fold_all, fold_on
from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening
from tests.scoring.histories import histories


@given(histories(), st.data())
def test_in_any_steps_it_is_the_whole_fold(entries: list[Entry], data: st.DataObject) -> None:
    at = data.draw(st.integers(1, len(entries)))
    folded = fold_all(entries[:at])
    while at < len(entries):
        more = data.draw(st.integers(1, len(entries) - at))
        folded = fold_on(folded, entries[at : at + more])
        at += more
        assert folded.card == fold(entries[:at])
        assert folded.entries == tuple(entries[:at])


@given(histories())
def test_what_it_goes_on_from_stays_as_it_was(entries: list[Entry]) -> None:
    """Somebody may still be reading the card before."""
    before = fold_all(entries[:-1] or entries)
    fold_on(before, entries[-1:])
    assert before.card == fold(before.entries)
    assert fold_all(before.entries).book == before.book


def test_rounds_of_which_nothing_was_said_are_not_counted_again() -> None:
    evening = Evening()
    for number in (1, 2, 3):
        evening.round(number, ASHA, {BIJAY: 5, CYRA: number})
    before = fold_all(evening.entries)
    evening.set(2, {BIJAY: 7})
    after = fold_on(before, evening.entries[-1:])
    assert [one is other for one, other in zip(before.rounds, after.rounds, strict=True)] == [True, False, True]
    assert after.card.rounds[1].cells[BIJAY].entered == 7


def test_a_round_put_in_between_moves_those_behind_it() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 6})
    evening.round(3, ASHA, {BIJAY: 5, CYRA: 6})
    before = fold_all(evening.entries)
    evening.round(2, BIJAY, {ASHA: 5, CYRA: 6})
    assert [one.ordinal for one in fold_on(before, evening.entries[-1:]).rounds] == [1, 2, 3]


def test_what_concerns_the_whole_evening_is_folded_anew() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 6})
    before = fold_all(evening.entries)
    evening.undo(evening.entries[-1].id)
    assert evening.entries[-1].kind is Kind.UNDONE
    assert fold_on(before, evening.entries[-1:]).card.rounds == ()
