"""Every move that is allowed now to whoever is on turn, as far as the hand is known."""

from collections.abc import Iterator

from tableside.rules.answers import can_draw
from tableside.rules.knowledge import playable
from tableside.rules.legality import check
from tableside.rules.moves import Draw, Open, Pass, TableMove
from tableside.rules.over import is_over
from tableside.rules.position import Position, is_hand_known
from tableside.rules.tiles import double
from tableside.rules.turns import turn_objection


def legal_moves(position: Position) -> tuple[TableMove, ...]:
    """Plays of tiles known to be in hand, then a draw, then a pass; while the round is not open, what opens it."""
    if position.layout is None:
        return tuple(move for move in _ways_to_open(position) if check(position, move).is_allowed)
    player = position.turn
    if player is None or is_over(position):
        return ()
    plays = playable(position, player)
    if plays and _must_play(position):
        return plays
    if not plays and _is_stuck(position, player):
        return (Draw(player),) if can_draw(position) else (Pass(player),)
    others = (Draw(player), Pass(player)) if can_draw(position) else (Pass(player),)
    return (*plays, *(move for move in others if check(position, move).is_allowed))


def _must_play(position: Position) -> bool:
    """Who can play neither draws nor passes, except with a drawn tile that may be kept, or after a first tile."""
    rules = position.rules
    return rules.must_play_if_able and not position.drawn and not rules.multi_tile_turn


def _is_stuck(position: Position, player: str) -> bool:
    """Nothing in a hand that is known fits: then there is one way on, and `check` need not be asked for it."""
    if position.drawable is None or position.rules.multi_tile_turn or not is_hand_known(position, player):
        return False
    return bool(position.plays) or not turn_objection(position, player)


def _ways_to_open(position: Position) -> Iterator[TableMove]:
    """Until somebody has opened, any player may be the one to do it."""
    for number in range(position.table.opening.high, -1, -1):
        for player in position.players:
            yield Open(player, double(number))
    for player in position.players if position.turn is None else (position.turn,):
        yield Draw(player)
