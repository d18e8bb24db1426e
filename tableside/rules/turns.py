"""Whose turn it is, and the house rules that let a player go on."""

from tableside.rules.position import Position
from tableside.rules.reason import Reason


def turn_objection(position: Position, player: str) -> tuple[Reason, ...]:
    """Why it is not this player's turn, or nothing."""
    if turn_permission(position, player):
        return ()
    if _has_just_opened(position, player):
        return (Reason("start.second-tile", {"player": player, "next": position.table.after[player]}),)
    if position.turn is None or position.turn == player:
        return ()
    last = position.last_play
    if last is None or last.player != player:
        return (Reason("turn.not-yours", {"player": player, "turn": position.turn}),)
    code = "turn.no-second-after-double" if last.tile.is_double else "turn.one-tile"
    return (Reason(code, {"player": player, "turn": position.turn, "double": last.tile}),)


def turn_permission(position: Position, player: str) -> str | None:
    """The ruling by which a player who has just laid a tile may lay another, if one applies."""
    rules = position.rules
    last = position.last_play
    if last is None:
        return "start.first-tile" if rules.starter_goes_on and _has_opened(position, player) else None
    if last.player != player or position.passes:
        return None
    if last.tile.is_double and rules.goes_again:
        return "turn.double-again"
    return "turn.more-tiles" if rules.multi_tile_turn else None


def may_stop(position: Position, player: str) -> bool:
    """Has this player laid a tile in this turn and may leave it at that?"""
    return turn_permission(position, player) == "turn.more-tiles"


def _has_opened(position: Position, player: str) -> bool:
    return position.layout is not None and player == position.table.starter and not position.passes


def _has_just_opened(position: Position, player: str) -> bool:
    """The starter's own turn was the double; until somebody has played or passed it is the next one's turn."""
    return not position.plays and not position.rules.starter_goes_on and _has_opened(position, player)
