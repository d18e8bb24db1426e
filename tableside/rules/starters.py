"""Who opens this round: the finder, the holder, the winner, or whoever is next in turn."""

from collections.abc import Iterator, Mapping

from tableside.rules.answers import answer, cannot_say, named
from tableside.rules.hunting import holder_of
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.rules.verdict import DECIDE, NOT_APPLICABLE, UNKNOWN, Verdict

_CLAIMS = ("claim", "accident", "turned_up", "shown", "face_up")
"""How a fact is called that tells of a search tile turned up by more than one, or by accident."""
_STEPS_DOWN = frozenset({"next_lower_held_double", "skip_pool"})


def who_starts(position: Position) -> Verdict:
    """The result is a player, where it can be told."""
    method = position.rules.starter_method
    if position.layout is not None and position.table.starter:
        return _named(position, position.table.starter, "starter.opened")
    claims = _claims(position)
    if claims:
        return _two_claims(position, claims)
    if method == "set_aside_and_rotate":
        return _rotated(position)
    if method == "winner_starts":
        return _winner(position)
    if method == "draw_high_each_round":
        return _heaviest(position)
    return _finder(position)


def _finder(position: Position) -> Verdict:
    opening = position.table.opening
    finder = _found_by(position) or holder_of(position, opening)
    if finder:
        return _named(position, finder, "starter.finder")
    if position.rules.starter_method in _STEPS_DOWN:
        lower = _highest_held(position)
        if lower:
            return _named(position, lower[0], "starter.lower-holder", tile=lower[1])
    return cannot_say(position, "starter.not-found", {"double": opening}, Reason("needs.holder", {"tile": opening}))


def _found_by(position: Position) -> str | None:
    for key in ("found_by", "finder", "drew_double", "first_to_find"):
        found = position.facts.other.get(key)
        if found in position.players:
            return str(found)
    return next((player for player in _drawers(position) if position.table.opening in _drawn(position)[player]), None)


def _drawers(position: Position) -> Iterator[str]:
    return iter(_drawn(position))


def _drawn(position: Position) -> Mapping[str, tuple[Tile | None, ...]]:
    found = position.facts.other.get("drawn_tiles")
    return found if isinstance(found, Mapping) else {}


def _highest_held(position: Position) -> tuple[str, Tile] | None:
    top = position.table.opening.high
    held = [
        (tile.high, player, tile)
        for player, tiles in position.hands.items()
        for tile in tiles
        if tile.is_double and tile.high <= top
    ]
    return max(held)[1:] if held else None


def _rotated(position: Position) -> Verdict:
    """The first starter and then one seat further each round."""
    players = position.players
    for back in range(position.table.round):
        starter = position.facts.other.get(f"round{position.table.round - back}_starter")
        starter = starter or position.facts.other.get(f"round_{position.table.round - back}_starter")
        if starter in players:
            return _named(position, players[(players.index(str(starter)) + back) % len(players)], "starter.rotates")
    return _from_last(position, "last_starter", 1) or _history(position)


def _winner(position: Position) -> Verdict:
    before = position.table.round - 1
    for key in (f"round{before}_winner", f"round_{before}_winner", "last_winner", "previous_winner", "went_out"):
        winner = position.facts.other.get(key)
        if winner in position.players:
            return _named(position, str(winner), "starter.winner")
    return _history(position)


def _heaviest(position: Position) -> Verdict:
    drawn = {player: [tile for tile in tiles if tile] for player, tiles in _drawn(position).items()}
    drawn = {player: tiles for player, tiles in drawn.items() if tiles}
    if not drawn:
        needs = Reason("needs.draws", {})
        return cannot_say(position, "starter.heaviest", {}, needs)
    player = max(drawn, key=lambda one: max((tile.pips, tile.high) for tile in drawn[one]))
    return _named(position, player, "starter.heaviest")


def _from_last(position: Position, key: str, seats: int) -> Verdict | None:
    players = position.players
    last = position.facts.other.get(key)
    if last not in players:
        return None
    return _named(position, players[(players.index(str(last)) + seats) % len(players)], "starter.rotates")


def _history(position: Position) -> Verdict:
    return answer(position, UNKNOWN, "starter.history-unknown", {}, needs=(Reason("needs.last-round", {}),))


def _claims(position: Position) -> tuple[str, ...]:
    for name, said in position.facts.other.items():
        if any(word in name for word in _CLAIMS):
            players = said if isinstance(said, list | tuple) else (said,)
            return tuple(player for player in players if player in position.players)
    return ()


def _two_claims(position: Position, claims: tuple[str, ...]) -> Verdict:
    if position.rules.starter_method != "search_before_deal":
        return answer(position, NOT_APPLICABLE, "starter.no-search", {"players": claims})
    first = min(claims, key=position.players.index)
    suggestion = Reason("suggest.first-in-turn", {"player": first})
    return answer(position, DECIDE, "starter.two-claims", {"players": claims}, suggestion=suggestion)


def _named(position: Position, player: str, code: str, **values: object) -> Verdict:
    return named(position, player, code, {"player": player, "double": position.table.opening, **values})
