"""Places, how they moved since the round before, and the totals round by round."""

from tests.scoring.evening import ASHA, BIJAY, CYRA, DEV, Evening


def test_nothing_moves_in_the_first_round() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    assert evening.card.movement == {ASHA: 0, BIJAY: 0, CYRA: 0}


def test_movement_counts_the_places_gained_since_the_round_before() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, CYRA, {ASHA: 30, BIJAY: 1})
    assert evening.places == {BIJAY: 1, CYRA: 2, ASHA: 3}
    assert evening.card.movement == {ASHA: -2, BIJAY: 1, CYRA: 1}


def test_movement_follows_a_correction_of_the_round_before() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, CYRA, {ASHA: 30, BIJAY: 1})
    evening.set(1, {BIJAY: 70})
    assert evening.card.movement == {ASHA: -1, BIJAY: 0, CYRA: 1}


def test_running_totals_follow_the_rounds_that_count() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, CYRA, {ASHA: 30}, moved_on=True)
    evening.set(3, {ASHA: 9})
    assert evening.card.running == {ASHA: (0, 30), BIJAY: (5, 5), CYRA: (7, 7)}


def test_somebody_new_has_not_moved_and_moves_nobody_by_coming() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.join(DEV, "Dev", 2, start=3)
    evening.round(2, DEV, {ASHA: 2, BIJAY: 3, CYRA: 3})
    assert evening.places == {ASHA: 1, DEV: 2, BIJAY: 3, CYRA: 4}
    assert evening.card.movement == {ASHA: 0, DEV: 0, BIJAY: -1, CYRA: -1}


def test_equal_totals_are_told_apart_by_zero_rounds() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 5})
    evening.round(2, BIJAY, {ASHA: 5, CYRA: 5})
    evening.round(3, BIJAY, {ASHA: 0, CYRA: 0})
    assert evening.places == {BIJAY: 1, ASHA: 2, CYRA: 3}
    assert evening.card.decided_by == "zero_rounds"
