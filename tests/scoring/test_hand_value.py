"""What tiles left in hand are worth."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.tiles import Tile, full_set, parse_tiles, set_pips
from tableside.scoring.hand import counted, hand_value, most_in_hands
from tests.scoring.strategies import hands, rule_sets


@pytest.mark.parametrize(
    ("preset", "options", "tiles", "each"),
    [
        ("cross", {}, "6-4 9-9 0-0", (10, 18, 50)),
        ("trains", {}, "6-4 9-9 0-0", (10, 18, 0)),
        ("trains", {"double_blank": 50}, "0-0", (50,)),
        ("cross", {"double_blank": 25}, "0-0 5-0", (25, 5)),
        ("cross", {"blank_end_value": 5}, "6-0 0-0 6-4", (11, 50, 10)),
        ("trains", {"blank_end_value": 25}, "6-0 1-1", (31, 2)),
        ("cross", {"blank_end_value": 25, "double_blank": 100}, "0-0", (100,)),
        ("cross", {"double_pips": "one_end"}, "9-9 6-4 0-0", (9, 10, 50)),
        ("cross", {"set_max": 18}, "18-17 18-18", (35, 36)),
        ("cross", {}, "", ()),
    ],
)
def test_it_counts_each_tile(preset: str, options: dict[str, Any], tiles: str, each: tuple[int, ...]) -> None:
    assert counted(parse_tiles(tiles), make_ruleset(preset, options)) == each


@given(st.data(), rule_sets)
def test_it_is_the_same_in_any_order(data: st.DataObject, rules: RuleSet) -> None:
    hand = data.draw(hands(rules))
    assert hand_value(hand, rules) == hand_value(sorted(hand), rules)


@given(st.data(), rule_sets)
def test_it_is_pips_and_what_this_table_adds_for_blanks(data: st.DataObject, rules: RuleSet) -> None:
    hand = data.draw(hands(rules))
    pips = sum(high + low for high, low in hand)
    saved = sum(high for high, low in hand if high == low) if rules.double_pips == "one_end" else 0
    blank_ends = sum(1 for high, low in hand if low == 0 and high > 0)
    blank = rules.double_blank if (0, 0) in hand else 0
    assert hand_value(hand, rules) == pips - saved + blank_ends * rules.blank_end_value + blank


@given(st.data(), rule_sets)
def test_no_hand_is_worth_more_than_the_set(data: st.DataObject, rules: RuleSet) -> None:
    assert hand_value(data.draw(hands(rules)), rules) <= most_in_hands(rules)


@pytest.mark.parametrize(("set_max", "pips"), [(6, 168), (9, 495), (12, 1092), (15, 2040), (18, 3420)])
def test_a_set_is_worth_its_pips_where_blanks_are_free(set_max: int, pips: int) -> None:
    assert most_in_hands(make_ruleset("trains", {"set_max": set_max})) == pips == set_pips(set_max)
    assert len(full_set(set_max)) == (set_max + 1) * (set_max + 2) // 2


def test_the_double_on_the_table_is_in_no_hand() -> None:
    assert most_in_hands(make_ruleset("trains"), Tile(9, 9)) == 495 - 18
