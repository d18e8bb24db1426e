"""Moves and rounds as text read back what they write."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.rules.applying import apply
from tableside.rules.errors import RulesError
from tableside.rules.moves import Draw, EndRound, Open, Pass, Play
from tableside.rules.notation import format_move, format_round, parse_move, parse_round
from tableside.rules.position import Position
from tableside.rules.reading import read_position
from tableside.rules.reading_moves import read_move
from tableside.rules.ruleset import chosen_options, make_ruleset
from tableside.rules.table import Table
from tableside.rules.tiles import Tile
from tableside.rules.writing import move_fields, position_fields
from tests.rules.rounds import Moment, after, played
from tests.rules.tables import deals

SEEDS = st.integers(0, 10**9)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("9-4@9-9", Play("Asha", Tile(9, 4), Tile(9, 9))),
        ("9-0@9-9/0", Play("Asha", Tile(9, 0), Tile(9, 9), 0)),
        ("open 9-9", Open("Asha", Tile(9, 9))),
        ("draw", Draw("Asha")),
        ("draw 7-2", Draw("Asha", Tile(7, 2))),
        ("pass", Pass("Asha")),
        ("end", EndRound()),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, move: Play) -> None:
    assert parse_move(text, "Asha") == move
    assert format_move(move) == text


@pytest.mark.parametrize("text", ["4-9 @ 9-9", "9|4>9-9", "९-४@९-९", " 9:4@9-9 "])
def test_a_move_may_be_typed_as_people_type(text: str) -> None:
    assert parse_move(text, "Asha") == Play("Asha", Tile(9, 4), Tile(9, 9))


@pytest.mark.parametrize("text", ["", "9-4", "9-4@", "@9-9", "fly 9-4", "draw 9-4 9-5", "pass on", "x-4@9-9", "draw x"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(RulesError, match="move-unreadable"):
        parse_move(text, "Asha")


def test_a_line_without_a_player_is_refused() -> None:
    with pytest.raises(RulesError, match="round-unreadable"):
        parse_round("Asha: draw\n9-4@9-9\n")


@settings(max_examples=30, deadline=None)
@given(deals(), SEEDS)
def test_a_whole_round_reads_back_as_the_same_round(deal: Moment, seed: int) -> None:
    moves = [move for _, move in played(deal, random.Random(seed), longest=600) if move is not None]
    text = format_round(moves)
    assert parse_round(text) == tuple(moves)
    assert format_round(parse_round(text)) == text
    moment, position = deal, deal.position
    for move in parse_round(text):
        moment = after(moment, move)
        position = apply(position, move)
    assert position.layout == moment.position.layout


@settings(max_examples=30, deadline=None)
@given(deals(), SEEDS)
def test_a_position_reads_back_as_the_same_position(deal: Moment, seed: int) -> None:
    rng = random.Random(seed)
    for moment, _ in played(deal, rng, longest=300):
        if rng.random() < 0.1:
            assert_stable(moment.position)


@given(deals(), SEEDS)
@settings(max_examples=20, deadline=None)
def test_a_move_reads_back_from_its_fields(deal: Moment, seed: int) -> None:
    for moment, move in played(deal, random.Random(seed), longest=100):
        if move is not None:
            fields = json.loads(json.dumps(move_fields(move)))
            assert read_move(fields, moment.position.table, moment.position.turn) == move


def assert_stable(position: Position) -> None:
    rules = position.rules
    text = json.dumps(position_fields(position))
    again = read_position(json.loads(text), make_ruleset(rules.preset, chosen_options(rules)))
    assert json.dumps(position_fields(again)) == text
    assert again.layout == position.layout
    assert (again.turn, again.passes, again.kept, again.yard) == (
        position.turn,
        position.passes,
        position.kept,
        position.yard,
    )


def test_a_draw_and_a_wild_play_read_back_with_what_was_seen_and_what_touches() -> None:
    table = Table(make_ruleset("cross"), ("Asha", "Bijay"), Tile(9, 9))
    for move in (Draw("Asha", Tile(7, 2)), Draw("Asha"), Play("Asha", Tile(9, 0), Tile(9, 4), 0)):
        assert read_move(json.loads(json.dumps(move_fields(move))), table, None) == move


def test_a_question_reads_back_with_its_values() -> None:
    table = Table(make_ruleset("cross"), ("Asha", "Bijay"), Tile(9, 9))
    fields = {"type": "score", "player": "Asha", "hands": {"Bijay": ["6-5"]}, "tile": "0-0", "rounds": [1, 2]}
    assert move_fields(read_move(fields, table, None)) == fields


def test_a_round_that_has_ended_reads_back_as_ended() -> None:
    table = Table(make_ruleset("cross"), ("Asha", "Bijay"), Tile(9, 9), starter="Asha")
    opened = apply(Position(table, turn="Asha"), Open("Asha", Tile(9, 9)))
    fields = position_fields(apply(opened, EndRound()))
    assert fields["facts"] == {"blocked": True}
    assert read_position(fields, table.rules).facts.blocked
