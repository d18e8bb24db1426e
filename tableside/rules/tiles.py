"""Tiles: two numbers each, read high-low, and the sets that they come in."""

import functools
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tableside.rules.errors import RulesError

SET_MAXIMA = (6, 9, 12, 15, 18)


class Tile(NamedTuple):
    """One tile, higher number first; `Tile(9, 4)` is written 9-4."""

    high: int
    low: int

    @property
    def is_double(self) -> bool:
        return self.high == self.low

    @property
    def pips(self) -> int:
        return self.high + self.low

    def has(self, number: int) -> bool:
        return number in self

    def other(self, number: int) -> int:
        """The number at the far end when `number` joins; a double has the same one there."""
        return self.low if number == self.high else self.high

    def __str__(self) -> str:
        return format_tile(self)


def make_tile(one: int, other: int) -> Tile:
    """The tile with these two numbers, in whichever order they come."""
    return Tile(max(one, other), min(one, other))


def double(number: int) -> Tile:
    return Tile(number, number)


def parse_tile(text: str) -> Tile:
    """Reads `9-4`, `4-9`, `9:4` or `9|4`, in any script's digits; raises RulesError("tile-unreadable")."""
    found = _TILE.fullmatch(text.strip())
    if not found:
        raise RulesError("tile-unreadable", text=text)
    return make_tile(int(found[1]), int(found[2]))


def format_tile(tile: Tile) -> str:
    return f"{tile.high}-{tile.low}"


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Reads tiles separated by spaces or commas."""
    return tuple(parse_tile(word) for word in re.split(r"[\s,;]+", text.strip()) if word)


def format_tiles(tiles: Iterable[Tile]) -> str:
    return " ".join(map(format_tile, tiles))


@functools.cache
def full_set(set_max: int) -> tuple[Tile, ...]:
    """Every tile of the double-`set_max` set once, lowest first; (n+1)(n+2)/2 of them."""
    return tuple(_all_tiles(set_max))


def set_size(set_max: int) -> int:
    return (set_max + 1) * (set_max + 2) // 2


def set_pips(set_max: int) -> int:
    """All pips of a set: n(n+1)(n+2)/2, as in section 2 of the rules."""
    return set_max * (set_max + 1) * (set_max + 2) // 2


def tiles_of(number: int, set_max: int) -> tuple[Tile, ...]:
    """The suit of a number: the n+1 tiles that carry it, its double last."""
    others = (other for other in range(set_max + 1) if other != number)
    return (*(make_tile(number, other) for other in others), double(number))


def _all_tiles(set_max: int) -> Iterator[Tile]:
    for high in range(set_max + 1):
        for low in range(high + 1):
            yield Tile(high, low)


_TILE = re.compile(r"\s*(\d{1,2})\s*[-–:|/]\s*(\d{1,2})\s*")
