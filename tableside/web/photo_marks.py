"""The outlines and numbers that are drawn over a picture."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tableside.services.photo_hand import PhotoHand, Point, Seen

SURE, UNSURE, AGAIN = "sure", "unsure", "again"
_OF_TILE, _OF_PICTURE, _AROUND = 0.3, 0.028, 0.12


@dataclass(frozen=True)
class Mark:
    """One tile in a picture: `place` is its number in the hand, `points` its outline, (x, y) the middle of it."""

    place: int
    kind: str
    points: str
    x: int
    y: int
    size: int
    label: str


def kind_of(hand: PhotoHand, k: int, set_max: int) -> str:
    """Whether a tile is counted here, and whether somebody should look at it."""
    one = hand.seen[k]
    if hand.is_again(k) and not hand.is_twice(k):
        return AGAIN
    return UNSURE if one.doubts or hand.is_twice(k) or one.tile.high > set_max else SURE


def marks(hand: PhotoHand, picture: int, size: tuple[int, int], set_max: int) -> Iterator[Mark]:
    """The tiles of one picture of this size."""
    for k, one in enumerate(hand.seen):
        if one.picture == picture and one.corners:
            yield _mark(k, one, kind_of(hand, k, set_max), max(size))


def close_up(one: Seen) -> str:
    """The part of the picture around a tile, as an SVG's view box; nothing where no picture shows it."""
    if not one.corners:
        return ""
    xs, ys = zip(*one.corners, strict=True)
    margin = round(_length(one.corners) * _AROUND)
    left, top = min(xs) - margin, min(ys) - margin
    return f"{left} {top} {max(xs) + margin - left} {max(ys) + margin - top}"


def _mark(k: int, one: Seen, kind: str, side: int) -> Mark:
    xs, ys = zip(*one.corners, strict=True)
    size = max(_length(one.corners) * _OF_TILE, side * _OF_PICTURE)
    label = f"{one.tile}?" if kind == UNSURE else str(one.tile)
    points = " ".join(f"{x},{y}" for x, y in one.corners)
    return Mark(k, kind, points, round(sum(xs) / 4), round(sum(ys) / 4), round(size), label)


def _length(corners: Sequence[Point]) -> float:
    """The longest side of a tile's outline."""
    return max(math.dist(one, other) for one, other in zip(corners, [*corners[1:], corners[0]], strict=True))
