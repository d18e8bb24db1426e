"""Every move that is allowed now to whoever is on turn, as far as the hand is known."""

from collections.abc import Iterator

from tableside.rules.knowledge import playable
from tableside.rules.legality import check
from tableside.rules.matching import joins
from tableside.rules.moves import Draw, Open, Pass, Play, TableMove
from tableside.rules.over import is_over
from tableside.rules.position import Position
from tableside.rules.tiles import double


def legal_moves(position: Position) -> tuple[TableMove, ...]:
    """Plays of tiles known to be in hand, then a draw, then a pass; while the round is not open, what opens it."""
    if position.layout is None:
        return tuple(move for move in _ways_to_open(position) if check(position, move).is_allowed)
    player = position.turn
    if player is None or is_over(position):
        return ()
    plays = _plays(position, player)
    if plays and _must_play(position):
        return plays
    others = (Draw(player), Pass(player))
    return (*plays, *(move for move in others if check(position, move).is_allowed))


def _plays(position: Position, player: str) -> tuple[TableMove, ...]:
    if position.rules.wild == "none":
        return tuple(Play(player, tile, onto) for tile, onto in playable(position, player))
    assert position.layout is not None
    nodes = position.layout.nodes
    return tuple(
        Play(player, tile, onto, joining)
        for tile, onto in playable(position, player)
        for joining in joins(tile, onto, nodes[onto].facing, position.rules.wild)
    )


def _must_play(position: Position) -> bool:
    """Who can play neither draws nor passes, except with a drawn tile that may be kept, or after a first tile."""
    rules = position.rules
    return rules.must_play_if_able and not position.drawn and not rules.multi_tile_turn


def _ways_to_open(position: Position) -> Iterator[TableMove]:
    """Until somebody has opened, any player may be the one to do it."""
    for number in range(position.table.opening.high, -1, -1):
        for player in position.players:
            yield Open(player, double(number))
    for player in position.players if position.turn is None else (position.turn,):
        yield Draw(player)
