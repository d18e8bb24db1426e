"""What must be finished before anything else: the opening, a foot, and the ones that never can be."""

from collections.abc import Mapping

from tableside.rules.layout import Obligation
from tableside.rules.matching import is_wild, joins
from tableside.rules.moves import Play
from tableside.rules.position import Position
from tableside.rules.tiles import Tile, tiles_of


def duties(position: Position, player: str | None = None) -> tuple[Obligation, ...]:
    """The unfinished doubles that bind this player now; usually none or one."""
    layout = position.layout
    if layout is None or not layout.obligations:
        return ()
    rules = position.rules
    if rules.dead_foot != "release" and rules.toes_scope == "everyone":
        return layout.obligations
    return tuple(due for due in layout.obligations if _binds(position, due, player))


def open_places(position: Position, player: str | None = None) -> Mapping[int, tuple[Tile, ...]]:
    """Where this player may join a tile now: the tiles with a free place, by the number they offer."""
    assert position.layout is not None
    due = duties(position, player)
    if not due:
        return position.layout.ends
    if len(due) == 1:
        return {due[0].number: (due[0].tile,)}
    numbers = dict.fromkeys(each.number for each in due)
    return {number: tuple(each.tile for each in due if each.number == number) for number in numbers}


def missing_tiles(position: Position, due: Obligation) -> tuple[Tile, ...]:
    """The tiles that could still be laid on this double, wherever they are."""
    assert position.layout is not None
    nodes = position.layout.nodes
    wild = position.rules.wild
    if wild == "none":
        found = tuple(tile for tile in tiles_of(due.number, position.table.set_max) if tile not in nodes)
    else:
        found = tuple(tile for tile in position.unplayed if joins(tile, due.tile, due.number, wild))
    return tuple(tile for tile in found if not is_out_of_reach(position, tile))


def is_out_of_reach(position: Position, tile: Tile) -> bool:
    """A tile known to lie in the undrawn remainder comes to nobody's hand any more."""
    return position.drawable == 0 and is_in_yard(position, tile)


def is_in_yard(position: Position, tile: Tile) -> bool:
    facts = position.facts
    if tile in facts.in_yard:
        return True
    return bool(facts.nobody_holds) and any(number in facts.nobody_holds for number in tile)


def is_dead(position: Position, due: Obligation) -> bool:
    """Can this double never be finished, because too few tiles of its number are left?"""
    return len(missing_tiles(position, due)) < due.needed


def dead_duties(position: Position) -> tuple[Obligation, ...]:
    return tuple(due for due in (position.layout.obligations if position.layout else ()) if is_dead(position, due))


def fitting(position: Position, player: str | None = None) -> tuple[Tile, ...]:
    """Every tile not yet on the table that could be laid now by this player, were it in hand."""
    layout = position.layout
    if layout is None:
        return ()
    numbers = open_places(position, player)
    wild = position.rules.wild
    if wild == "none":
        return tuple(tile for tile in position.unplayed if tile[0] in numbers or tile[1] in numbers)
    places = tuple(onto for tiles in numbers.values() for onto in tiles)
    return tuple(
        tile
        for tile in position.unplayed
        if is_wild(tile, wild) or any(joins(tile, onto, layout.nodes[onto].facing, wild) for onto in places)
    )


def _binds(position: Position, due: Obligation, player: str | None) -> bool:
    if position.rules.dead_foot == "release" and is_dead(position, due):
        return False
    if due.is_opening or position.rules.toes_scope == "everyone" or player is None:
        return True
    return _is_next_player(position, due, player)


def _is_next_player(position: Position, due: Obligation, player: str) -> bool:
    """Where only the next player is bound: the one after the layer, until he or she has laid a tile."""
    if due.player is None or position.table.after[due.player] != player:
        return False
    return all(play.player != player for play in _since(position, due))


def _since(position: Position, due: Obligation) -> tuple[Play, ...]:
    tiles = [play.tile for play in position.plays]
    return position.plays[tiles.index(due.tile) + 1 :] if due.tile in tiles else ()
