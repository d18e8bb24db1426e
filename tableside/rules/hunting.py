"""The hunt for an opening double that nobody was dealt, and drawing before the round is open."""

from tableside.rules.answers import answer, refusal
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.verdict import LEGAL, NOT_APPLICABLE, REQUIRED, Verdict

_DRAWN_FOR = frozenset({"holder_else_draw_in_turn", "all_draw_simultaneously"})
_BEFORE_THE_DEAL = frozenset({"search_before_deal"})


def check_hunt(position: Position, player: str) -> Verdict:
    """Rules on a draw while the opening double is still to be found."""
    opening = position.table.opening
    method = position.rules.starter_method
    holder = holder_of(position, opening)
    if holder:
        return refusal(position, (Reason("hunt.double-held", {"player": holder, "double": opening}),), player)
    if method in _BEFORE_THE_DEAL:
        return _search(position, player)
    if method not in _DRAWN_FOR:
        return refusal(position, (Reason("hunt.no-draw", {"double": opening, "method": method}),), player)
    if method == "holder_else_draw_in_turn" and position.turn not in (None, player):
        return refusal(position, (Reason("hunt.not-yours", {"turn": position.turn, "player": player}),), player)
    return answer(position, REQUIRED, "hunt.draw", {"double": opening, "player": player})


def check_hunting_pass(position: Position, player: str) -> Verdict:
    """Nobody passes before the round is open."""
    opening = position.table.opening
    holder = holder_of(position, opening)
    if holder == player:
        return refusal(position, (Reason("hunt.found", {"player": player, "double": opening}),), player)
    if position.rules.starter_method in _DRAWN_FOR and position.drawn:
        return answer(position, REQUIRED, "hunt.draw", {"double": opening, "player": player})
    return refusal(position, (Reason("hunt.no-pass", {"player": player, "double": opening}),), player)


def holder_of(position: Position, tile: object) -> str | None:
    """Who is known to have this tile, in hand or just drawn."""
    held = next((player for player, tiles in position.hands.items() if tile in tiles), None)
    return position.turn if held is None and position.turn and tile in position.drawn else held


def _search(position: Position, player: str) -> Verdict:
    """In the search every tile is still face down; once hands are dealt there is nothing left to hunt."""
    opening = position.table.opening
    if _is_dealt(position):
        return answer(position, NOT_APPLICABLE, "hunt.not-dealt-so", {"double": opening})
    return answer(position, LEGAL, "hunt.draw", {"double": opening, "player": player})


def _is_dealt(position: Position) -> bool:
    """Hands are known of, or the yard is too small for a search that has only begun."""
    if any(position.hands.values()) or any(position.counts.values()):
        return True
    return position.yard is not None and position.yard <= position.table.size - 2 * len(position.players)
