"""Flags: a viewer's word that a score is wrong, until a scorekeeper settles it."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, Evening


def _evening() -> Evening:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    return evening


def test_a_flag_changes_no_score() -> None:
    evening = _evening()
    flag = evening.flag(1, BIJAY, 14, "that was 14")
    one = evening.card.round(1)
    assert one
    assert evening.totals[BIJAY] == 41
    assert [(each.id, each.points, each.note, each.by) for each in one.cells[BIJAY].flags] == [
        (flag, 14, "that was 14", "view")
    ]
    assert one.cells[CYRA].flags == ()


def test_an_accepted_flag_is_a_correction() -> None:
    evening = _evening()
    evening.settle(evening.flag(1, BIJAY, 14))
    one = evening.card.round(1)
    assert one
    assert (one.cells[BIJAY].scored, one.cells[BIJAY].changed, one.cells[BIJAY].flags) == (14, True, ())


def test_a_flag_set_aside_changes_nothing() -> None:
    evening = _evening()
    evening.settle(evening.flag(1, BIJAY, 14), accept=False)
    assert evening.totals[BIJAY] == 41
    assert evening.card.flags == ()


def test_several_flags_are_settled_one_by_one() -> None:
    evening = _evening()
    first, second = evening.flag(1, BIJAY, 14), evening.flag(1, BIJAY, 15)
    evening.settle(first, accept=False)
    assert [flag.id for flag in evening.card.flags] == [second]
    evening.settle(second)
    assert evening.totals[BIJAY] == 15


def test_a_flag_on_the_round_being_played_is_seen() -> None:
    evening = _evening()
    evening.flag(2, CYRA, None, "she has gone out")
    assert [flag.round for flag in evening.card.flags] == [2]
    assert evening.card.current
    assert evening.card.current.number == 2
