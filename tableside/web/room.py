"""The page that tiles are drawn on, as discs in a grid: what is taken, and what still has room."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tableside.rules.tiles import Tile

Point = tuple[float, float]
_CELL = 60
_APART = 50


@dataclass(frozen=True)
class Room:
    """A page from -`width` to `width` and -`height` to `height`, with the discs that lie on it."""

    width: float
    height: float
    cells: Mapping[tuple[int, int], tuple[tuple[Point, Tile], ...]] = field(default_factory=dict)

    def filled(self, tile: Tile, discs: Sequence[Point]) -> "Room":
        cells = dict(self.cells)
        for disc in discs:
            cell = _cell(disc)
            cells[cell] = (*cells.get(cell, ()), (disc, tile))
        return Room(self.width, self.height, cells)

    def widened(self, factor: float) -> "Room":
        return Room(self.width * factor, self.height * factor, self.cells)

    def has(self, discs: Sequence[Point], but: Collection[Tile | None]) -> bool:
        """Do these discs lie on the page and clear of every tile `but` those that they may touch?"""
        return all(self._holds(disc) and self._is_clear(disc, but) for disc in discs)

    def _holds(self, disc: Point) -> bool:
        return abs(disc[0]) <= self.width and abs(disc[1]) <= self.height

    def _is_clear(self, disc: Point, but: Collection[Tile | None]) -> bool:
        x, y = disc
        return all(
            (x - there[0]) ** 2 + (y - there[1]) ** 2 >= _APART * _APART or tile in but
            for there, tile in self._around(disc)
        )

    def _around(self, disc: Point) -> Iterator[tuple[Point, Tile]]:
        column, row = _cell(disc)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                yield from self.cells.get((x, y), ())


def ahead(start: Point, degrees: float, distance: float) -> Point:
    """The point so far away in this direction."""
    angle = math.radians(degrees)
    return start[0] + distance * math.cos(angle), start[1] + distance * math.sin(angle)


def turned(centre: Point, towards: float, forward: float, sideways: float) -> Point:
    """The point so far forward and so far to the side of somebody who looks this way."""
    return ahead(ahead(centre, towards, forward), towards + 90, sideways)


def _cell(disc: Point) -> tuple[int, int]:
    return math.floor(disc[0] / _CELL), math.floor(disc[1] / _CELL)
