"""The layout: a tree of tiles, each joined to an earlier one, with its free places and what must be finished."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tableside.rules.tiles import Tile

DOUBLE_SIDES = 3
"""Sides of a double that are free once it is joined to something."""


class Node(NamedTuple):
    """A tile on the table: `joining` is the number that touches the parent, `facing` the one it offers."""

    tile: Tile
    parent: Tile | None
    joining: int
    facing: int
    player: str | None = None
    owner: str | None = None
    """Whose branch it lies on, in games where branches are owned; None is everybody's."""


@dataclass(frozen=True, slots=True)
class Obligation:
    """A double that asks for `needed` more tiles of `number`; `player` is the one who laid it."""

    tile: Tile
    number: int
    needed: int
    player: str | None = None
    is_opening: bool = False


@dataclass(frozen=True)
class Layout:
    """Everything on the table: `nodes` in the order they were laid, `free` places of the tiles that have any.

    `ends` are those tiles by the number they offer.
    """

    root: Tile
    nodes: Mapping[Tile, Node]
    free: Mapping[Tile, int]
    ends: Mapping[int, tuple[Tile, ...]]
    obligations: tuple[Obligation, ...] = ()

    @property
    def arms(self) -> int:
        """Tiles joined to the opening double."""
        return len(self.children(self.root))

    def children(self, tile: Tile) -> tuple[Tile, ...]:
        return tuple(node.tile for node in self.nodes.values() if node.parent == tile)

    def obligation(self, tile: Tile) -> Obligation | None:
        return next((each for each in self.obligations if each.tile == tile), None)


def begin(opening: Tile, places: int, must_fill: int, player: str | None = None) -> Layout:
    """The opening double alone, with `places` for arms of which `must_fill` come before anything else."""
    node = Node(opening, None, opening.high, opening.high, player)
    due = (Obligation(opening, opening.high, must_fill, player, is_opening=True),) if must_fill else ()
    return Layout(opening, {opening: node}, {opening: places}, {opening.high: (opening,)}, due)


def lay(layout: Layout, node: Node, toes: int) -> Layout:
    """The layout with one more tile; a double has `toes` places and asks for as many tiles."""
    tile, parent = node.tile, node.parent
    assert parent is not None
    free = dict(layout.free)
    ends = dict(layout.ends)
    if _take_place(free, parent):
        _close(ends, layout.nodes[parent].facing, parent)
    ends[node.facing] = (*ends.get(node.facing, ()), tile)
    due = _served(layout.obligations, parent) if layout.obligations else ()
    free[tile] = 1
    if tile.is_double:
        free[tile] = toes
        due = (*due, Obligation(tile, tile.high, toes, node.player))
    return Layout(layout.root, {**layout.nodes, tile: node}, free, ends, due)


def has_room(layout: Layout, tile: Tile) -> bool:
    """Is there still a side of this tile that nothing touches, whatever the rules say of it?"""
    if tile in layout.free:
        return True
    if not tile.is_double:
        return False
    sides = tile.high + layout.root.high if tile == layout.root else DOUBLE_SIDES
    return len(layout.children(tile)) < sides


def _take_place(free: dict[Tile, int], parent: Tile) -> bool:
    """Was it the last place that the parent offered?"""
    left = free.pop(parent, 0) - 1
    if left > 0:
        free[parent] = left
    return left == 0


def _close(ends: dict[int, tuple[Tile, ...]], number: int, parent: Tile) -> None:
    tiles = ends[number]
    if len(tiles) == 1:
        del ends[number]
    else:
        at = tiles.index(parent)
        ends[number] = tiles[:at] + tiles[at + 1 :]


def _served(due: tuple[Obligation, ...], parent: Tile) -> tuple[Obligation, ...]:
    return tuple(
        _one_less(each) if each.tile == parent else each for each in due if each.tile != parent or each.needed > 1
    )


def _one_less(due: Obligation) -> Obligation:
    return Obligation(due.tile, due.number, due.needed - 1, due.player, due.is_opening)
