"""Somebody who comes late: no zeros for the rounds before."""

import pytest

from tests.scoring.evening import ASHA, BIJAY, CYRA, DEV, Evening


def _evening() -> Evening:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 5, CYRA: 7})
    evening.round(2, BIJAY, {ASHA: 3, CYRA: 9})
    evening.join(DEV, "Dev", 3, start=16)
    evening.round(3, DEV, {ASHA: 4, BIJAY: 4, CYRA: 4})
    return evening


def test_the_rounds_before_are_absent_and_not_zero() -> None:
    evening = _evening()
    assert [evening.states(number)[DEV] for number in (1, 2, 3)] == ["absent", "absent", "counted"]
    dev = evening.card.standing(DEV)
    assert dev
    assert (dev.total, dev.zero_rounds, dev.lowest_round, dev.rounds_played) == (16, 1, None, 1)


def test_the_total_begins_with_the_points_given() -> None:
    assert _evening().totals == {ASHA: 7, BIJAY: 9, CYRA: 20, DEV: 16}


def test_the_chart_begins_where_the_joiner_did() -> None:
    running = _evening().card.running
    assert running[DEV] == (None, None, 16)
    assert running[ASHA] == (0, 3, 7)


def test_rounds_before_do_not_wait_for_the_joiner() -> None:
    evening = _evening()
    assert all(one.done for one in evening.card.rounds)
    assert evening.card.current
    assert evening.card.current.number == 4


def test_a_hand_written_for_a_round_before_counts_nowhere() -> None:
    evening = _evening()
    evening.set(1, {DEV: 30})
    assert evening.totals[DEV] == 16


@pytest.mark.parametrize(
    ("rule", "before", "after"), [("highest_total", 41, 14), ("average_total", 16, 7), ("zero", 0, 0)]
)
def test_the_points_to_begin_with_follow_a_correction_of_the_rounds_before(rule: str, before: int, after: int) -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    evening.join(DEV, "Dev", 2, before, rule)
    evening.round(2, DEV, {ASHA: 90, BIJAY: 4, CYRA: 4})
    assert evening.totals[DEV] == before
    corrected = evening.set(1, {BIJAY: 14})
    assert evening.totals[DEV] == after
    assert evening.card.running[DEV] == (None, after)
    evening.undo(corrected)
    assert evening.totals[DEV] == before


def test_two_who_join_together_begin_alike() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    evening.join(DEV, "Dev", 2, 41, "highest_total")
    evening.join("p5", "Esha", 2, 41, "highest_total")
    assert (evening.totals[DEV], evening.totals["p5"]) == (41, 41)


def test_points_are_not_taken_from_one_who_had_left_before() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: 7})
    evening.leave(BIJAY, after=1)
    evening.join(DEV, "Dev", 2, 7, "highest_total")
    assert evening.totals[DEV] == 7
