"""What each player scores for the hands counted at the end of a round."""

from collections.abc import Mapping

import pytest

from tableside.rules.errors import RulesError
from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.scoring.round_points import late_start, missed_points, round_points

HANDS: Mapping[str, int | None] = {"Asha": 0, "Bijay": 23, "Cyra": 41}


def test_everybody_scores_what_they_hold() -> None:
    assert round_points(HANDS, "Asha", False, _rules()) == {"Asha": 0, "Bijay": 23, "Cyra": 41}


def test_a_blocked_round_scores_everyone() -> None:
    hands = {"Asha": 2, "Bijay": 18, "Cyra": 17, "Dev": 14}
    assert round_points(hands, None, True, _rules()) == hands


def test_who_went_out_holds_nothing() -> None:
    assert round_points({"Asha": None, "Bijay": 3}, "Asha", False, _rules()) == {"Asha": 0, "Bijay": 3}


def test_a_missing_hand_is_never_zero() -> None:
    assert round_points({"Asha": 0, "Bijay": None}, "Asha", False, _rules()) == {"Asha": 0}


def test_the_bonus_goes_to_who_went_out() -> None:
    scored = round_points(HANDS, "Asha", False, _rules(out_bonus=-10))
    assert scored == {"Asha": -10, "Bijay": 23, "Cyra": 41}


def test_nobody_gets_the_bonus_in_a_blocked_round() -> None:
    assert round_points({"Asha": 3, "Bijay": 4}, None, True, _rules(out_bonus=-10)) == {"Asha": 3, "Bijay": 4}


def test_the_lowest_of_a_blocked_round_may_score_zero() -> None:
    rules = _rules(blocked_scoring="lowest_scores_zero")
    assert round_points({"Asha": 9, "Bijay": 9, "Cyra": 30}, None, True, rules) == {"Asha": 0, "Bijay": 0, "Cyra": 30}
    assert round_points({"Asha": None, "Bijay": 9, "Cyra": 8}, None, True, rules) == {"Bijay": 9, "Cyra": 0}
    assert round_points({"Asha": 0, "Bijay": 9, "Cyra": 8}, "Asha", False, rules) == {"Asha": 0, "Bijay": 9, "Cyra": 8}


@pytest.mark.parametrize(
    ("rule", "scored"),
    [
        ("allowed", {"Asha": 0, "Bijay": 23, "Cyra": 41}),
        ("penalty_50", {"Asha": 50, "Bijay": 23, "Cyra": 41}),
        ("others_doubled", {"Asha": 0, "Bijay": 46, "Cyra": 82}),
    ],
)
def test_going_out_on_a_double_scores_by_the_house_rule(rule: str, scored: dict[str, int]) -> None:
    rules = _rules(go_out_on_double=rule)
    assert round_points(HANDS, "Asha", False, rules, on_double=True) == scored
    assert round_points(HANDS, "Asha", False, rules) == round_points(HANDS, "Asha", False, _rules())


@pytest.mark.parametrize(("rule", "points"), [("highest_of_round", 33), ("average_of_round", 17), ("zero_excluded", 0)])
def test_a_missed_round_scores_by_the_house_rule(rule: str, points: int) -> None:
    assert missed_points({"P1": 0, "P2": 18, "P4": 33}, _rules(missed_round=rule)) == points


def test_a_round_nobody_scored_in_gives_nothing_for_missing_it() -> None:
    assert missed_points({}, _rules()) is None


@pytest.mark.parametrize(("rule", "start"), [("highest_total", 75), ("average_total", 59), ("zero", 0)])
def test_a_late_joiner_starts_by_the_house_rule(rule: str, start: int) -> None:
    assert late_start({"P1": 40, "P2": 75, "P3": 62}, _rules(late_join=rule)) == start


def test_a_joiner_before_the_first_round_starts_from_zero() -> None:
    assert late_start({}, _rules()) == 0


def test_a_table_may_let_nobody_join_late() -> None:
    with pytest.raises(RulesError, match="late-join-not-allowed"):
        late_start({"P1": 40}, _rules(late_join="not_allowed"))


def _rules(**options: object) -> RuleSet:
    return make_ruleset("cross", options)
