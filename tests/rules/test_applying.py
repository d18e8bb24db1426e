"""`apply`: who is on turn after a move, and what stays known."""

from dataclasses import replace

import pytest

from tableside.rules.applying import apply
from tableside.rules.errors import RulesError
from tableside.rules.facts import Facts
from tableside.rules.legality import check
from tableside.rules.moves import Draw, Open, Pass, Play, Question
from tableside.rules.position import Position
from tableside.rules.reading import read_position
from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, parse_tile
from tableside.rules.writing import move_fields, position_fields

SEATS = ("Asha", "Bijay", "Meera")
ARMS = "9-4@9-9 9-6@9-9 9-2@9-9 9-0@9-9"


@pytest.mark.parametrize(
    ("options", "tile", "turn"),
    [
        ({}, "4-3", "Meera"),
        ({}, "4-4", "Meera"),
        ({"double_plays_again": True}, "4-3", "Meera"),
        ({"double_plays_again": True}, "4-4", "Bijay"),
        ({"double_plays_again": "opening_only"}, "4-4", "Meera"),
        ({"multi_tile_turn": True}, "4-3", "Bijay"),
        ({"ruleset": "mexican_train"}, "4-4", "Bijay"),
        ({"ruleset": "mexican_train", "double_plays_again": False}, "4-4", "Meera"),
    ],
)
def test_the_turn_goes_on_or_stays(options: dict[str, object], tile: str, turn: str) -> None:
    position = laid(make_ruleset("cross", options))
    assert apply(replace(position, turn="Bijay"), Play("Bijay", parse_tile(tile), Tile(9, 4))).turn == turn


@pytest.mark.parametrize("play", ["9-4@9-6", "4-3@7-7", "4-3@5-4"])
def test_what_no_table_could_lay_is_refused(play: str) -> None:
    tile, onto = map(parse_tile, play.split("@"))
    with pytest.raises(RulesError, match="move-impossible"):
        apply(laid(), Play("Bijay", tile, onto))


def test_nothing_is_laid_before_the_opening_double() -> None:
    table = Table(make_ruleset("cross"), SEATS, Tile(9, 9))
    with pytest.raises(RulesError, match="move-impossible"):
        apply(Position(table), Play("Asha", Tile(9, 4), Tile(9, 9)))


def test_who_is_stuck_is_forgotten_with_the_next_move_but_not_where_tiles_lie() -> None:
    facts = Facts(cannot_play=frozenset({"Bijay"}), in_yard=frozenset({Tile(8, 8), Tile(7, 7)}))
    drawn = apply(replace(laid(), turn="Bijay", facts=facts, yard=5), Draw("Bijay", Tile(8, 8)))
    assert drawn.facts == Facts(in_yard=frozenset({Tile(7, 7)}))


def test_counted_hands_shrink_and_grow() -> None:
    position = replace(laid(), turn="Bijay", counts={"Bijay": 3}, hands={"Bijay": (Tile(4, 3), Tile(8, 1))}, yard=5)
    assert apply(position, Draw("Bijay")).counts == {"Bijay": 4}
    played = apply(position, Play("Bijay", Tile(4, 3), Tile(9, 4)))
    assert (played.counts, played.hands) == ({"Bijay": 2}, {"Bijay": (Tile(8, 1),)})


def test_the_double_comes_from_the_hand_only_where_it_was_dealt() -> None:
    for preset, left in (("cross", 6), ("trains", 7)):
        table = Table(make_ruleset(preset), SEATS, Tile(9, 9))
        assert apply(Position(table, counts={"Asha": 7}), Open("Asha", Tile(9, 9))).counts == {"Asha": left}


def test_one_who_has_drawn_is_taken_to_have_had_nothing_that_fits() -> None:
    position = replace(laid(make_ruleset("trains")), turn="Bijay", yard=5, drawn=(Tile(8, 7),), counts={"Bijay": 4})
    assert check(position, Pass("Bijay")).result == "required"


def test_questions_about_the_table_are_answered_by_check_too() -> None:
    assert check(laid(), Question("who_starts")).result == "Asha"
    with pytest.raises(RulesError, match="question-unknown"):
        check(laid(), Question("late_join", "Meera"))


def test_what_nobody_holds_and_a_pass_are_written_down() -> None:
    position = replace(laid(), facts=Facts(nobody_holds=frozenset({9}), cannot_play=frozenset({"Meera"})))
    fields = position_fields(position)
    assert fields["facts"] == {"nobody_holds": [9], "cannot_play": ["Meera"]}
    assert read_position(fields, position.rules).facts == position.facts
    assert move_fields(Pass("Meera")) == {"type": "pass", "player": "Meera"}


def laid(rules: RuleSet | None = None) -> Position:
    """Four arms on the opening double."""
    table = Table(rules or make_ruleset("cross"), SEATS, Tile(9, 9), starter="Asha")
    position = apply(Position(table, turn="Asha"), Open("Asha", Tile(9, 9)))
    for at, word in enumerate(ARMS.split()):
        tile, onto = map(parse_tile, word.split("@"))
        position = apply(position, Play(SEATS[at % 3], tile, onto))
    return position
