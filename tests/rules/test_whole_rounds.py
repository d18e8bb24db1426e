"""Whole random rounds keep what is true of every round, whatever the table plays (section 2 of the rules)."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tableside.rules.applying import apply
from tableside.rules.duties import duties, open_places
from tableside.rules.ending import check_end
from tableside.rules.knowledge import playable
from tableside.rules.moves import Draw, Open, Play
from tableside.rules.position import Position
from tableside.rules.ruleset import make_ruleset
from tableside.rules.status import FREE, OVER, status
from tableside.rules.tiles import SET_MAXIMA, full_set, set_pips
from tests.rules.rounds import Moment, dealt, played
from tests.rules.tables import deals

SEEDS = st.integers(0, 10**9)


@settings(max_examples=60, deadline=None)
@given(deals(), SEEDS)
def test_no_tile_is_lost_or_found(deal: Moment, seed: int) -> None:
    everything = sorted(full_set(deal.position.table.set_max))
    for moment, _ in played(deal, random.Random(seed), longest=600):
        layout = moment.position.layout
        assert layout is not None
        held = [tile for tiles in moment.position.hands.values() for tile in tiles]
        assert sorted([*held, *moment.yard, *layout.nodes]) == everything
        assert moment.position.yard == len(moment.yard)
        assert {player: len(tiles) for player, tiles in moment.position.hands.items()} == moment.position.counts


@settings(max_examples=30, deadline=None)
@given(deals(), SEEDS)
def test_the_pips_add_up(deal: Moment, seed: int) -> None:
    *_, (last, _) = played(deal, random.Random(seed), longest=600)
    layout = last.position.layout
    assert layout is not None
    tiles = [*(tile for tiles in last.position.hands.values() for tile in tiles), *last.yard, *layout.nodes]
    assert sum(tile.pips for tile in tiles) == set_pips(last.position.table.set_max)


@settings(max_examples=60, deadline=None)
@given(deals(), SEEDS)
def test_one_number_is_playable_while_something_is_unfinished(deal: Moment, seed: int) -> None:
    for moment, _ in played(deal, random.Random(seed), longest=600):
        due = duties(moment.position, moment.position.turn)
        rules = moment.position.rules
        if due and rules.wild == "none" and rules.toes_scope == "everyone":
            assert list(open_places(moment.position, moment.position.turn)) == [due[0].number]


@settings(max_examples=60, deadline=None)
@given(deals(), SEEDS)
def test_a_toe_and_an_arm_are_never_doubles(deal: Moment, seed: int) -> None:
    *_, (last, _) = played(deal, random.Random(seed), longest=600)
    layout = last.position.layout
    assert layout is not None
    if last.position.rules.wild == "none":
        on_doubles = [node.tile for node in layout.nodes.values() if node.parent and node.parent.is_double]
        assert not any(tile.is_double for tile in on_doubles)


@settings(max_examples=100, deadline=None)
@given(deals(), SEEDS)
def test_it_ends_when_somebody_is_out_or_nobody_can_play_or_draw(deal: Moment, seed: int) -> None:
    *_, (last, move) = played(deal, random.Random(seed))
    position = last.position
    assert move is None
    assert check_end(position).result == "round_over"
    assert status(position).phase == OVER
    if position.out is None and not _ends_by_house_rule(position):
        assert position.drawable == 0 or position.rules.draw_rule == "none"
        assert not any(playable(position, player) for player in position.players)


@settings(max_examples=40, deadline=None)
@given(deals(), SEEDS)
def test_it_goes_on_while_somebody_can_play(deal: Moment, seed: int) -> None:
    """But where the first player who is stuck ends the round, whatever the others hold."""
    assume(not deal.position.rules.round_ends_when_yard_empty)
    for moment, move in played(deal, random.Random(seed), longest=200):
        if move is not None and any(playable(moment.position, player) for player in moment.position.players):
            assert check_end(moment.position).result in ("round_continues", "decide_by_table")


@pytest.mark.parametrize("preset", ["trains", "cross"])
@pytest.mark.parametrize("set_max", SET_MAXIMA)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_it_can_be_played_at_every_table(preset: str, set_max: int, players: int) -> None:
    rules = make_ruleset(preset, {"set_max": set_max})
    rng = random.Random(f"{preset}{set_max}{players}")
    *_, (last, _) = played(dealt(rules, players, rng), rng)
    assert check_end(last.position).result == "round_over"


def test_a_move_leaves_the_old_position_as_it_was() -> None:
    rng = random.Random(3)
    for moment, move in played(dealt(make_ruleset("cross"), 4, rng), rng):
        before = repr(moment.position)
        if move is not None and not isinstance(move, Draw):
            apply(moment.position, move)
        assert repr(moment.position) == before


def test_the_tiles_lie_in_the_order_they_were_played() -> None:
    rng = random.Random(4)
    *_, (last, _) = played(dealt(make_ruleset("trains"), 3, rng), rng)
    layout = last.position.layout
    assert layout is not None
    assert list(layout.nodes) == [layout.root, *(play.tile for play in last.position.plays)]


def test_the_one_who_opens_is_followed_by_the_next_in_preset_b_alone() -> None:
    for preset, turn in (("trains", "Asha"), ("cross", "Bijay")):
        table = dealt(make_ruleset(preset), 3, random.Random(5)).position.table
        opened = apply(Position(table, turn="Asha"), Open("Asha", table.opening))
        assert opened.turn == turn
        assert status(opened).phase != FREE


def _ends_by_house_rule(position: Position) -> bool:
    return position.rules.dead_foot == "end_at_once" or position.rules.round_ends_when_yard_empty


def test_random_rounds_lay_tiles() -> None:
    rng = random.Random(6)
    moves = [move for _, move in played(dealt(make_ruleset("cross"), 4, rng), rng)]
    assert sum(isinstance(move, Play) for move in moves) > 10
