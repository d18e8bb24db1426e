"""The layout: a tree of tiles, each joined to an earlier one, with its free places and what must be finished."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from tableside.rules.tiles import Tile

DOUBLE_SIDES = 3
"""Sides of a double that are free once it is joined to something."""


@dataclass(frozen=True, slots=True)
class Node:
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
    """Everything on the table: `nodes` in the order they were laid, `free` places of the tiles that have any."""

    root: Tile
    nodes: Mapping[Tile, Node]
    free: Mapping[Tile, int]
    obligations: tuple[Obligation, ...] = ()

    @functools.cached_property
    def ends(self) -> Mapping[int, tuple[Tile, ...]]:
        """The tiles that offer a free place, by the number they offer."""
        found: dict[int, tuple[Tile, ...]] = {}
        for tile in self.free:
            number = self.nodes[tile].facing
            found[number] = (*found.get(number, ()), tile)
        return found

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
    return Layout(opening, {opening: node}, {opening: places}, due)


def lay(layout: Layout, node: Node, toes: int) -> Layout:
    """The layout with one more tile; a double has `toes` places and asks for as many tiles."""
    tile = node.tile
    assert node.parent is not None
    free = dict(layout.free)
    _take_place(free, node.parent)
    free[tile] = toes if tile.is_double else 1
    due = _served(layout.obligations, node.parent) if layout.obligations else ()
    if tile.is_double:
        due = (*due, Obligation(tile, tile.high, toes, node.player))
    return Layout(layout.root, {**layout.nodes, tile: node}, free, due)


def has_room(layout: Layout, tile: Tile) -> bool:
    """Is there still a side of this tile that nothing touches, whatever the rules say of it?"""
    if tile in layout.free:
        return True
    if not tile.is_double:
        return False
    sides = tile.high + layout.root.high if tile == layout.root else DOUBLE_SIDES
    return len(layout.children(tile)) < sides


def _take_place(free: dict[Tile, int], parent: Tile) -> None:
    left = free.get(parent, 1) - 1
    if left:
        free[parent] = left
    else:
        free.pop(parent, None)


def _served(due: tuple[Obligation, ...], parent: Tile) -> tuple[Obligation, ...]:
    return tuple(
        _one_less(each) if each.tile == parent else each for each in due if each.tile != parent or each.needed > 1
    )


def _one_less(due: Obligation) -> Obligation:
    return Obligation(due.tile, due.number, due.needed - 1, due.player, due.is_opening)
