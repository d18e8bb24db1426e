"""Which double each round opens on, and when the game is over."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.tiles import SET_MAXIMA, Tile, double
from tableside.scoring.schedule import doubles, is_over, next_double, planned_rounds, round_count, schedule_problem
from tableside.wording.scoring_errors import scoring_sentence

sets = st.sampled_from(SET_MAXIMA)
fixed_methods = st.sampled_from(
    ["search_before_deal", "holder_else_draw_in_turn", "reshuffle_and_redraw", "skip_pool", "winner_starts"]
)


@given(sets)
def test_a_game_goes_down_once_through_every_double(set_max: int) -> None:
    assert _numbers(doubles(_rules(set_max=set_max))) == list(range(set_max, -1, -1))


def test_down_and_up_is_nineteen_rounds_on_a_double_nine_set() -> None:
    numbers = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert _numbers(doubles(_rules(round_order="down_and_up"))) == numbers


def test_a_list_is_played_in_its_order() -> None:
    rules = _rules(round_order="list", round_list="9, 6, 3")
    assert _numbers(doubles(rules)) == [9, 6, 3]
    assert planned_rounds(rules) == 3


def test_a_number_of_rounds_stops_the_descent() -> None:
    assert _numbers(doubles(_rules(rounds=4))) == [9, 8, 7, 6]


def test_more_rounds_than_doubles_begin_again_at_the_top() -> None:
    assert _numbers(doubles(_rules(rounds=10, set_max=6))) == [6, 5, 4, 3, 2, 1, 0, 6, 5, 4]


def test_more_rounds_than_down_and_up_turn_at_the_top() -> None:
    rules = _rules(rounds=15, set_max=6, round_order="down_and_up")
    assert _numbers(doubles(rules)) == [6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 5, 4]


@given(sets, fixed_methods, st.sampled_from(["down", "down_and_up"]))
def test_playing_what_is_next_plays_the_plan(set_max: int, method: str, order: str) -> None:
    rules = _rules(set_max=set_max, starter_method=method, round_order=order)
    assert _played_through(rules) == list(doubles(rules))


@given(sets, fixed_methods, st.data())
def test_every_double_is_played_once_whatever_is_opened_meanwhile(
    set_max: int, method: str, data: st.DataObject
) -> None:
    rules = _rules(set_max=set_max, starter_method=method)
    early = data.draw(st.lists(st.sampled_from(doubles(rules)), unique=True))
    played = [*early, *_played_through(rules, early)]
    assert sorted(played) == sorted(doubles(rules))
    assert round_count(rules, early) == planned_rounds(rules)


@given(sets, st.data())
def test_stepping_down_never_comes_back_up(set_max: int, data: st.DataObject) -> None:
    rules = _rules(set_max=set_max, starter_method="next_lower_held_double")
    opened = data.draw(st.integers(0, set_max))
    played = [double(opened)]
    assert _numbers(_played_through(rules, played)) == list(range(opened - 1, -1, -1))
    assert round_count(rules, played) == opened + 1


def test_a_double_skipped_by_the_pool_comes_back_first() -> None:
    rules = _rules(starter_method="skip_pool")
    assert next_double(rules, _doubles(9, 7)) == double(8)
    assert next_double(rules, _doubles(7), _doubles(8, 9)) == double(8)
    assert next_double(rules, _doubles(7, 8), _doubles(8, 9)) == double(9)


def test_a_double_opened_by_mistake_leaves_the_planned_one_to_come() -> None:
    assert next_double(_rules(), _doubles(8)) == double(9)
    assert next_double(_rules(), _doubles(8, 9)) == double(7)


def test_a_double_opened_twice_takes_nothing_from_the_others() -> None:
    assert next_double(_rules(), _doubles(9, 9)) == double(8)


def test_down_and_up_counts_each_way() -> None:
    rules = _rules(round_order="down_and_up", set_max=6)
    assert next_double(rules, _doubles(6, 5, 4, 3, 2, 1, 0, 1)) == double(2)


@given(st.integers(0, 40))
def test_a_target_total_goes_round_and_round(rounds: int) -> None:
    rules = _rules(end_condition="target_total", set_max=6)
    played = _doubles(*(6 - number % 7 for number in range(rounds)))
    assert next_double(rules, played) == double(6 - rounds % 7)
    assert planned_rounds(rules) is None
    assert round_count(rules, played) is None


def test_a_target_total_may_have_a_last_round_too() -> None:
    rules = _rules(end_condition="target_total", rounds=3)
    assert planned_rounds(rules) == 3
    assert is_over(rules, {"Asha": 10}, _doubles(9, 8, 7))


def test_reaching_the_target_ends_the_game() -> None:
    rules = _rules(end_condition="target_total", target_total=100)
    assert not is_over(rules, {"Asha": 99, "Bijay": 12}, _doubles(9, 8))
    assert is_over(rules, {"Asha": 100, "Bijay": 12}, _doubles(9, 8))


def test_a_target_means_nothing_where_all_rounds_are_played() -> None:
    assert not is_over(_rules(), {"Asha": 5000}, _doubles(9))


def test_the_game_is_over_when_every_double_was_opened() -> None:
    assert not is_over(_rules(), {}, _doubles(9, 8, 7, 6, 5, 4, 3, 2, 1))
    assert is_over(_rules(), {}, _doubles(9, 8, 7, 6, 5, 4, 3, 2, 1, 0))


def test_the_game_is_over_after_the_number_of_rounds_whatever_they_opened_on() -> None:
    rules = _rules(rounds=2)
    assert not is_over(rules, {}, _doubles(5))
    assert is_over(rules, {}, _doubles(5, 3))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"round_order": "list"}, "Choose at least one double for the list of rounds."),
        ({"round_order": "list", "round_list": "12 9"}, "This set ends at 9-9: it has no 12-12."),
    ],
)
def test_a_list_that_cannot_be_played_is_refused(options: dict[str, Any], sentence: str) -> None:
    problem = schedule_problem(_rules(**options))
    assert problem
    assert scoring_sentence(problem) == sentence


def test_a_list_within_the_set_is_not() -> None:
    assert schedule_problem(_rules(round_order="list", round_list="9 0")) is None
    assert schedule_problem(_rules()) is None


def _rules(**options: object) -> RuleSet:
    return make_ruleset("cross", options)


def _doubles(*numbers: int) -> list[Tile]:
    return [double(number) for number in numbers]


def _numbers(tiles: list[Tile] | tuple[Tile, ...]) -> list[int]:
    assert all(tile.is_double for tile in tiles)
    return [tile.high for tile in tiles]


def _played_through(rules: RuleSet, played: list[Tile] | None = None) -> list[Tile]:
    """What is opened from here on, if every round opens on the double that is next."""
    opened: list[Tile] = []
    while following := next_double(rules, [*(played or []), *opened]):
        opened.append(following)
    return opened
