"""A round sat out scores by the table's rule, and makes neither a zero round nor a lowest one."""

import pytest

from tests.scoring.evening import ASHA, BIJAY, CYRA, DEV, Evening


@pytest.mark.parametrize(("rule", "points"), [("highest_of_round", 20), ("average_of_round", 9), ("zero_excluded", 0)])
def test_it_scores_what_the_table_gives(rule: str, points: int) -> None:
    evening = Evening(["Asha", "Bijay", "Cyra", "Dev"], missed_round=rule)
    evening.round(1, ASHA, {BIJAY: 6, CYRA: "missed", DEV: 20})
    assert evening.scored(1)[CYRA] == points
    cyra = evening.card.standing(CYRA)
    assert cyra
    assert (cyra.total, cyra.zero_rounds, cyra.lowest_round, cyra.rounds_played) == (points, 0, None, 0)


def test_it_follows_a_correction_of_the_highest_hand() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: "missed"})
    evening.set(1, {BIJAY: 14})
    assert evening.totals[CYRA] == 14


def test_nobody_waits_for_it() -> None:
    evening = Evening()
    evening.round(1, ASHA, {BIJAY: 41, CYRA: "missed"})
    assert evening.card.rounds[0].complete


def test_it_is_open_as_long_as_nobody_has_scored() -> None:
    evening = Evening()
    evening.set(1, {CYRA: "missed"})
    assert evening.scored(1) == {ASHA: None, BIJAY: None, CYRA: None}
