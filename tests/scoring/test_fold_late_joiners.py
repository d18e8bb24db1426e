"""Somebody who comes late: no zeros for the rounds before."""

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
