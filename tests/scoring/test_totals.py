"""Totals typed for hands: some the set cannot give, some only odd."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.tiles import Tile
from tableside.scoring.hand import hand_value, most_in_hands, total_oddities, total_problems
from tableside.wording.scoring_errors import scoring_sentence
from tests.scoring.strategies import hands, rule_sets

CROSS = make_ruleset("cross")
TRAINS = make_ruleset("trains")


def test_it_takes_what_four_players_could_hold() -> None:
    assert total_problems({"Asha": 0, "Bijay": 23, "Cyra": 41, "Dev": 17}, CROSS) == ()
    assert total_oddities({"Asha": 0, "Bijay": 23, "Cyra": 41, "Dev": 17}, "Asha", CROSS) == ()


@given(st.data(), rule_sets)
def test_it_never_refuses_a_hand_that_exists(data: st.DataObject, rules: RuleSet) -> None:
    value = hand_value(data.draw(hands(rules)), rules)
    assert total_problems({"Asha": value, "Bijay": None}, rules) == ()
    codes = [reason.code for reason in total_oddities({"Asha": value, "Bijay": None}, None, rules)]
    assert "total-impossible" not in codes


@given(rule_sets)
def test_it_refuses_more_than_the_set_holds(rules: RuleSet) -> None:
    most = most_in_hands(rules)
    assert total_problems({"Asha": most}, rules) == ()
    assert [reason.code for reason in total_problems({"Asha": most + 1}, rules)] == ["total-above-set"]


def test_it_refuses_hands_that_together_hold_more_than_the_set() -> None:
    assert _problems({"Asha": 300, "Bijay": 300}) == [
        "These hands add up to 600, but all tiles together are worth 545.",
    ]


def test_it_names_the_hand_that_alone_is_above_the_set() -> None:
    assert _problems({"Asha": 546, "Bijay": 3}) == ["Asha cannot have 546: all tiles together are worth 545."]


def test_the_double_on_the_table_is_in_nobodys_total() -> None:
    assert total_problems({"Asha": 545}, CROSS, Tile(9, 9))


def test_it_refuses_less_than_nothing() -> None:
    assert _problems({"Asha": -3}) == ["A hand is never worth less than zero, so Asha cannot have -3."]


def test_a_missing_hand_is_neither_refused_nor_odd() -> None:
    assert total_problems({"Asha": None, "Bijay": None}, CROSS) == ()
    assert total_oddities({"Asha": None, "Bijay": None}, None, CROSS) == ()


@pytest.mark.parametrize(
    ("rules", "totals", "out", "sentence"),
    [
        (CROSS, {"Asha": 4, "Bijay": 5}, "Asha", "Asha went out, but has 4 left in hand."),
        (CROSS, {"Asha": 0, "Bijay": 5}, None, "Asha has 0, though nobody went out."),
        (CROSS, {"Asha": 0, "Bijay": 0}, None, "Asha and Bijay have 0, though nobody went out."),
        (CROSS, {"Asha": 0, "Bijay": 0}, "Asha", "Bijay has 0 too, though only Asha went out."),
        (TRAINS, {"Asha": 0, "Bijay": 0, "Cyra": 0}, "Asha", "Bijay and Cyra have 0 too, though only Asha went out."),
        (CROSS, {"Asha": 0, "Bijay": 160}, "Asha", "160 is a lot for Bijay: the 7 heaviest tiles are worth 147."),
        (TRAINS, {"Asha": 0, "Bijay": 494}, "Asha", "494 is a lot for Bijay: the 21 heaviest tiles are worth 280."),
    ],
)
def test_what_is_odd_is_said(rules: RuleSet, totals: dict[str, int], out: str | None, sentence: str) -> None:
    assert [scoring_sentence(reason) for reason in total_oddities(totals, out, rules)] == [sentence]


@pytest.mark.parametrize(
    ("options", "total"),
    [({"blank_end_value": 25, "double_pips": "both_ends"}, 1), ({"blank_end_value": 25, "set_max": 6}, 367)],
)
def test_a_total_that_no_tiles_give_is_odd(options: dict[str, Any], total: int) -> None:
    codes = [reason.code for reason in total_oddities({"Asha": total}, None, make_ruleset("cross", options))]
    assert "total-impossible" in codes


def _problems(totals: dict[str, int | None]) -> list[str]:
    return [scoring_sentence(reason) for reason in total_problems(totals, CROSS)]
