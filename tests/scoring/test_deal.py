"""How many tiles each takes, what stays in the yard, and deals that a set cannot give."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.ruleset import PRESETS, make_ruleset
from tableside.rules.tiles import SET_MAXIMA, set_size
from tableside.scoring.deal import deal, deal_problem, largest_hand
from tableside.wording.schedule import deal_sentence, reserve_sentence
from tableside.wording.scoring_errors import scoring_sentence

TRAINS, CROSS = PRESETS["trains"], PRESETS["cross"]


@pytest.mark.parametrize(
    ("players", "hand", "yard"),
    [(2, 21, 12), (3, 14, 12), (4, 11, 10), (5, 8, 14), (6, 7, 12), (7, 6, 12), (8, 5, 14)],
)
def test_preset_a_deals_by_its_table(players: int, hand: int, yard: int) -> None:
    planned = deal(TRAINS, players)
    assert (planned.hand, planned.yard, planned.put_aside) == (hand, yard, 1)


@pytest.mark.parametrize("players", range(2, 8))
def test_preset_b_deals_seven_and_puts_no_double_aside(players: int) -> None:
    planned = deal(CROSS, players)
    assert (planned.hand, planned.yard, planned.put_aside) == (7, 55 - 7 * players, 0)


@pytest.mark.parametrize("players", range(2, 9))
def test_forty_two_shared_out_is_the_same_on_a_double_nine_set(players: int) -> None:
    assert deal(make_ruleset("cross", {"hand_size": "divide_42"}), players).hand == deal(TRAINS, players).hand


@given(st.sampled_from(SET_MAXIMA), st.integers(2, 12))
def test_other_sets_leave_ten_to_fourteen_in_the_yard_where_a_hand_size_can(set_max: int, players: int) -> None:
    planned = deal(make_ruleset("trains", {"set_max": set_max}), players)
    left = [set_size(set_max) - 1 - hand * players for hand in range(1, set_size(set_max))]
    if any(10 <= yard <= 14 for yard in left):
        assert 10 <= planned.yard <= 14
    else:
        assert abs(planned.yard - 12) == min(abs(yard - 12) for yard in left)


@given(st.sampled_from(["trains", "cross"]), st.sampled_from(SET_MAXIMA), st.integers(2, 12), st.integers(1, 60))
def test_a_deal_that_is_not_refused_uses_each_tile_once(preset: str, set_max: int, players: int, hand: int) -> None:
    rules = make_ruleset(preset, {"set_max": set_max, "hand_size": hand})
    planned = deal(rules, players)
    assert planned.in_hands + planned.yard + planned.put_aside == set_size(set_max)
    if deal_problem(rules, players) is None:
        assert planned.drawable >= 1
        assert hand <= largest_hand(rules, players)
    else:
        assert hand > largest_hand(rules, players)


def test_eight_players_with_seven_each_are_told_what_would_do() -> None:
    assert _refusal({}, 8) == (
        "8 players with 7 tiles each need 56 tiles, and this set has only 55. "
        "Deal at most 6 tiles each, or take a double-12 set."
    )


def test_a_double_twelve_set_gives_eight_players_seven_each() -> None:
    assert deal_problem(make_ruleset("cross", {"set_max": 12}), 8) is None


def test_a_deal_that_leaves_nothing_to_draw_is_refused() -> None:
    assert _refusal({"hand_size": 11}, 5) == (
        "5 players with 11 tiles each leave nothing to draw from a set of 55. "
        "Deal at most 10 tiles each, or take a double-12 set."
    )


def test_a_yard_that_nobody_may_draw_from_is_no_yard() -> None:
    assert deal_problem(make_ruleset("trains", {"hand_size": 26}), 2)
    assert deal_problem(make_ruleset("trains", {"hand_size": 25}), 2) is None


def test_a_table_that_never_draws_may_deal_everything() -> None:
    assert deal_problem(make_ruleset("cross", {"set_max": 6, "draw_rule": "none"}), 4) is None


def test_nobody_plays_alone() -> None:
    assert _refusal({}, 1) == "Chicken Foot needs at least two players."


def test_more_people_than_any_hand_fits_are_told_so() -> None:
    assert _refusal({"set_max": 18}, 190).endswith("Play with fewer people.")


@pytest.mark.parametrize(
    ("method", "aside"),
    [
        ("search_before_deal", 1),
        ("set_aside_and_rotate", 1),
        ("draw_high_each_round", 1),
        ("winner_starts", 1),
        ("holder_else_draw_in_turn", 0),
        ("all_draw_simultaneously", 0),
        ("next_lower_held_double", 0),
        ("reshuffle_and_redraw", 0),
        ("skip_pool", 0),
    ],
)
def test_the_double_is_put_aside_where_its_holder_does_not_matter(method: str, aside: int) -> None:
    assert deal(make_ruleset("cross", {"starter_method": method}), 4).put_aside == aside


def test_the_header_says_how_many_tiles_to_take() -> None:
    assert deal_sentence(deal(TRAINS, 4)) == "11 tiles each, 10 stay in the yard"


def test_the_header_says_what_is_never_drawn() -> None:
    assert reserve_sentence(deal(TRAINS, 2)) == "The last 2 tiles of the yard are never drawn."
    assert reserve_sentence(deal(TRAINS, 4)) == "The last tile of the yard is never drawn."
    assert reserve_sentence(deal(CROSS, 4)) is None


def _refusal(options: dict[str, Any], players: int) -> str:
    problem = deal_problem(make_ruleset("cross", options), players)
    assert problem
    return scoring_sentence(problem)
