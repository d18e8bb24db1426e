"""What was read from a photo: tiles with their corners, numbers and confidence, and every reason for doubt."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]


class Doubt(StrEnum):
    """Why a person should look at a tile."""

    FAINT = "faint"
    WAYS_DISAGREE = "ways-disagree"
    REPEATED = "repeated"
    ALL_BLANK = "all-blank"
    ABOVE_SET = "above-set"
    MISSED_BESIDE = "missed-beside"
    BLANK_OR_BACK = "blank-or-back"
    BARE = "bare"
    CUT_OFF = "cut-off"


@dataclass(frozen=True)
class SeenTile:
    """A tile: corners clockwise in pixels of the upright photo, the first number at the end of corners 0 and 3."""

    corners: Corners
    numbers: tuple[int, int]
    confidence: float
    doubts: tuple[Doubt, ...] = ()

    @property
    def high_low(self) -> tuple[int, int]:
        """Give the numbers, the higher one first."""
        return max(self.numbers), min(self.numbers)

    @property
    def total(self) -> int:
        """Give the number of pips."""
        return sum(self.numbers)

    @property
    def is_sure(self) -> bool:
        """Say whether nobody needs to check the tile."""
        return not self.doubts


@dataclass(frozen=True)
class Reading:
    """A photo's size (width, height), its tiles in reading order, and what was not counted: backs, and hardly tiles."""

    size: tuple[int, int]
    tiles: tuple[SeenTile, ...] = ()
    face_down: tuple[Corners, ...] = field(default=())
    missed: tuple[Corners, ...] = field(default=())

    @property
    def unsure(self) -> tuple[int, ...]:
        """Give the indices of tiles that a person should check."""
        return tuple(k for k, tile in enumerate(self.tiles) if not tile.is_sure)

    @property
    def is_sure(self) -> bool:
        """Say whether no tile needs a check; a photo in which one may have been missed altogether does."""
        return not self.unsure and bool(self.tiles or not self.missed)
