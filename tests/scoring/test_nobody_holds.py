"""What if nobody holds the double, and who opens."""

import pytest

from tableside.rules.options import OPTIONS
from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.tiles import Tile, double
from tableside.scoring.schedule import double_instead, if_nobody_holds, who_opens
from tableside.wording.schedule import nobody_holds_sentence

METHODS = [str(method) for method in OPTIONS["starter_method"].choices]
SEATS = ("Asha", "Bijay", "Cyra", "Dev")


@pytest.mark.parametrize("method", METHODS)
def test_every_method_says_what_to_do(method: str) -> None:
    assert nobody_holds_sentence(if_nobody_holds(_rules(method))).endswith(".")


def test_every_method_says_something_of_its_own() -> None:
    assert len({nobody_holds_sentence(if_nobody_holds(_rules(method))) for method in METHODS}) == len(METHODS)


@pytest.mark.parametrize("method", ["next_lower_held_double", "skip_pool"])
def test_the_next_lower_double_is_asked_for_instead(method: str) -> None:
    assert double_instead(_rules(method), [], _doubles(9)) == double(8)
    assert double_instead(_rules(method), [], _doubles(9, 8)) == double(7)


@pytest.mark.parametrize("method", ["next_lower_held_double", "skip_pool"])
def test_below_double_blank_there_is_nothing_to_ask_for(method: str) -> None:
    assert double_instead(_rules(method), _doubles(*range(9, 0, -1)), _doubles(0)) is None


def test_nobody_steps_from_double_blank_to_another_descent() -> None:
    rules = make_ruleset("cross", {"starter_method": "next_lower_held_double", "end_condition": "target_total"})
    assert double_instead(rules, _doubles(*range(9, 1, -1)), _doubles(1, 0)) is None


@pytest.mark.parametrize("method", sorted(set(METHODS) - {"next_lower_held_double", "skip_pool"}))
def test_other_methods_keep_to_the_double(method: str) -> None:
    assert double_instead(_rules(method), [], _doubles(9)) is None


@pytest.mark.parametrize("method", sorted(set(METHODS) - {"set_aside_and_rotate", "winner_starts"}))
def test_whoever_found_the_double_opens(method: str) -> None:
    assert who_opens(_rules(method), SEATS, "Cyra", "Asha", "Dev") == "Cyra"
    assert who_opens(_rules(method), SEATS, None, "Asha", "Dev") is None


def test_rotating_goes_to_the_left_of_the_last_starter() -> None:
    rules = _rules("set_aside_and_rotate")
    assert who_opens(rules, SEATS, "Cyra", "Asha", "Dev") == "Bijay"
    assert who_opens(rules, SEATS, None, "Dev", None) == "Asha"


def test_the_last_winner_opens() -> None:
    assert who_opens(_rules("winner_starts"), SEATS, "Cyra", "Asha", "Dev") == "Dev"


@pytest.mark.parametrize("method", ["set_aside_and_rotate", "winner_starts"])
def test_the_first_round_is_opened_by_whoever_the_table_says(method: str) -> None:
    assert who_opens(_rules(method), SEATS, "Cyra", None, None) == "Cyra"


def test_somebody_who_left_does_not_open() -> None:
    assert who_opens(_rules("winner_starts"), SEATS, None, "Asha", "Meera") is None


def _rules(method: str) -> RuleSet:
    return make_ruleset("cross", {"starter_method": method})


def _doubles(*numbers: int) -> list[Tile]:
    return [double(number) for number in numbers]
