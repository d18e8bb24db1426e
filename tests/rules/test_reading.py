"""Positions are read as they are told, a misplaced tile included."""

from typing import Any

from tableside.rules.layout import Layout
from tableside.rules.reading import read_position
from tableside.rules.ruleset import make_ruleset
from tableside.rules.tiles import Tile


def test_a_misplaced_tile_offers_the_end_that_was_played_on() -> None:
    layout = laid([["Asha", "7-3", "9-2"], ["Bijay", "7-1", "7-3"]], irregular=[4])
    assert layout.nodes[Tile(7, 3)].facing == 7
    assert layout.ends[1] == (Tile(7, 1),)


def test_a_misplaced_tile_offers_its_lower_end_until_somebody_plays_on_it() -> None:
    assert laid([["Asha", "7-3", "9-2"]], irregular=[4]).nodes[Tile(7, 3)].facing == 3


def test_a_tile_laid_out_of_turn_joins_as_it_fits() -> None:
    node = laid([["Meera", "4-3", "9-4"]], irregular=[4]).nodes[Tile(4, 3)]
    assert (node.joining, node.facing, node.player) == (4, 3, "Meera")


def test_the_set_that_a_table_chose_goes_before_a_smaller_one() -> None:
    rules = make_ruleset("cross", {"set_max": 12})
    assert read_position({"players": ["Asha", "Bijay"], "set_max": 9}, rules).table.set_max == 12
    assert read_position({"players": ["Asha", "Bijay"], "set_max": 15}, rules).table.set_max == 15
    assert read_position({"players": ["Asha", "Bijay"]}, make_ruleset("cross")).table.opening == Tile(9, 9)


def test_a_starter_may_be_anybodys_guess_before_the_double_lies_there() -> None:
    told = {"players": ["Asha", "Bijay"], "starter": "whoever has it", "opening_placed": False}
    assert read_position(told, make_ruleset("cross")).table.starter is None


def test_a_drawn_tile_is_in_the_hand() -> None:
    told = {
        **table(),
        "turn": "Asha",
        "hands": {"Asha": ["7-1"]},
        "facts": {"drawn_this_turn": {"Asha": ["8-2", "7-1"]}},
    }
    position = read_position(told, make_ruleset("cross"))
    assert position.hands == {"Asha": (Tile(7, 1), Tile(8, 2))}
    assert position.drawn == (Tile(8, 2), Tile(7, 1))


def test_an_unseen_drawn_tile_is_in_no_hand() -> None:
    told = {**table(), "turn": "Asha", "facts": {"drawn_this_turn": {"Asha": None}}}
    position = read_position(told, make_ruleset("cross"))
    assert (position.hands, position.drawn, position.out) == ({}, (None,), None)


def table() -> dict[str, Any]:
    plays = [["Asha", "9-4", "9-9"], ["Bijay", "9-6", "9-9"], ["Meera", "9-2", "9-9"], ["Asha", "9-0", "9-9"]]
    return {"players": ["Asha", "Bijay", "Meera"], "starter": "Asha", "opening_placed": True, "plays": plays}


def laid(more: list[list[str]], irregular: list[int]) -> Layout:
    told = table()
    told["plays"] += more
    layout = read_position({**told, "irregular_plays": irregular}, make_ruleset("cross")).layout
    assert layout is not None
    return layout
