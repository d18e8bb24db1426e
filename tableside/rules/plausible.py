"""Can this position be at all? Every tile exists once, and no more of them than the set has."""

from collections import Counter

from tableside.rules.errors import RulesError
from tableside.rules.position import Position


def check_plausible(position: Position) -> None:
    """Raises RulesError for a tile in two places, or for more tiles than there are."""
    _check_once(position)
    _check_counts(position)
    _check_going_out(position)


def _check_once(position: Position) -> None:
    on_table = position.layout.nodes if position.layout else ()
    everywhere = Counter(tuple(on_table))
    for tiles in position.hands.values():
        everywhere.update(tiles)
    everywhere.update(position.facts.in_yard)
    twice = next((tile for tile, times in everywhere.items() if times > 1), None)
    if twice is not None:
        raise RulesError("position-tile-twice", tile=twice)
    laid = next((tile for tile in position.drawn if tile in on_table), None)
    if laid is not None:
        raise RulesError("position-tile-twice", tile=laid)


def _check_counts(position: Position) -> None:
    for player, size in position.counts.items():
        shown = len(position.hands.get(player, ()))
        if shown > size:
            raise RulesError("position-hand-larger", player=player, shown=shown, size=size)
    if position.yard is not None and len(position.facts.in_yard) > position.yard:
        raise RulesError("position-yard-larger", shown=len(position.facts.in_yard), size=position.yard)
    known = _tiles_known(position)
    if known > position.table.size:
        raise RulesError(
            "position-too-many-tiles", tiles=known, size=position.table.size, set_max=position.table.set_max
        )


def _tiles_known(position: Position) -> int:
    """At least so many tiles are in play; a hand that was not counted has those that were shown."""
    sizes = (position.counts.get(player, len(position.hands.get(player, ()))) for player in position.players)
    return sum(sizes) + (position.yard or 0) + (len(position.layout.nodes) if position.layout else 0)


def _check_going_out(position: Position) -> None:
    player = position.facts.went_out
    left = position.hands.get(player, ()) if player else ()
    if left:
        raise RulesError("position-out-with-tiles", player=player, tiles=left)
