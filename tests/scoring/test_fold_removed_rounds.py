"""A round taken off the card, as when it was entered twice."""

from tableside.rules.tiles import Tile
from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def _evening() -> Evening:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(3, BIJAY, {ASHA: 3, CYRA: 9})
    return evening


def test_it_counts_no_more() -> None:
    evening = _evening()
    evening.remove(2)
    assert evening.totals == {ASHA: 3, BIJAY: 5, CYRA: 16}


def test_the_rounds_after_it_keep_their_numbers_and_move_up_in_the_count() -> None:
    evening = _evening()
    evening.remove(2)
    assert [(one.number, one.ordinal) for one in evening.card.rounds] == [(1, 1), (3, 2)]


def test_its_double_is_to_come_again() -> None:
    evening = _evening()
    evening.remove(2)
    assert evening.card.current
    assert evening.card.current.planned == Tile(8, 8)


def test_the_next_round_gets_a_number_that_was_never_used() -> None:
    evening = _evening()
    evening.remove(3)
    assert evening.card.current
    assert evening.card.current.number == 4


def test_undo_brings_it_back_with_what_was_corrected_meanwhile() -> None:
    evening = _evening()
    removed = evening.remove(2)
    evening.set(2, {CYRA: 8})
    evening.undo(removed)
    assert evening.totals == {ASHA: 3, BIJAY: 10, CYRA: 24}


def test_its_flags_rest_with_it() -> None:
    evening = _evening()
    evening.flag(2, BIJAY, 6)
    removed = evening.remove(2)
    assert list(evening.card.flags) == []
    evening.undo(removed)
    assert [flag.points for flag in evening.card.flags] == [6]
