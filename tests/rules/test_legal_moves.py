"""`legal_moves` lists what `check` allows: no more, no less."""

import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.rules.legal_moves import legal_moves
from tableside.rules.legality import check
from tableside.rules.matching import joins
from tableside.rules.moves import Draw, Open, Pass, Play, TableMove
from tableside.rules.position import Position
from tableside.rules.ruleset import make_ruleset
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, double
from tests.rules.rounds import Moment, played
from tests.rules.tables import deals


@settings(max_examples=30, deadline=None)
@given(deals(), st.integers(0, 10**9))
def test_they_are_all_conceivable_moves_that_check_allows(deal: Moment, seed: int) -> None:
    rng = random.Random(seed)
    for moment, _ in played(deal, rng, longest=150):
        if rng.random() < 0.1:
            allowed = {move for move in conceivable(moment.position) if check(moment.position, move).is_allowed}
            assert set(legal_moves(moment.position)) == allowed


@given(st.sampled_from(["trains", "cross"]), st.sampled_from(["skip_pool", "reshuffle_and_redraw", "winner_starts"]))
def test_they_are_the_ways_to_open_a_round(preset: str, method: str) -> None:
    table = Table(make_ruleset(preset, {"starter_method": method}), ("Asha", "Bijay"), double(9))
    position = Position(table, hands={"Asha": (Tile(8, 8),), "Bijay": (Tile(9, 9), Tile(7, 7))})
    allowed = {move for move in ways_to_open(position) if check(position, move).is_allowed}
    assert set(legal_moves(position)) == allowed
    assert Open("Bijay", Tile(9, 9)) in allowed


def test_there_are_none_after_the_round() -> None:
    table = Table(make_ruleset("cross"), ("Asha", "Bijay"), double(9))
    assert legal_moves(Position(table, hands={"Asha": (), "Bijay": (Tile(9, 8),)}, turn=None)) != ()


def conceivable(position: Position) -> Iterator[TableMove]:
    """Every tile in the hand onto every tile on the table, by either end; a draw; a pass."""
    player, layout = position.turn, position.layout
    assert layout is not None
    if player is None:
        return
    for tile in position.hands[player]:
        for onto in layout.nodes:
            yield from _by_each_end(position, player, tile, onto)
    yield Draw(player)
    yield Pass(player)


def _by_each_end(position: Position, player: str, tile: Tile, onto: Tile) -> Iterator[Play]:
    if position.rules.wild == "none":
        yield Play(player, tile, onto)
        return
    assert position.layout is not None
    found = joins(tile, onto, position.layout.nodes[onto].facing, position.rules.wild)
    yield from (Play(player, tile, onto, joining) for joining in dict.fromkeys((*found, *tile)))


def ways_to_open(position: Position) -> Iterator[TableMove]:
    for player in position.players:
        yield from (Open(player, double(number)) for number in range(10))
        yield Draw(player)
