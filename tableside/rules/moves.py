"""What somebody does or proposes: moves on the table, and questions that are put to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tableside.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Open:
    """Puts a double in the middle to open the round."""

    player: str
    tile: Tile


class Play(NamedTuple):
    """Joins a tile to one on the table; `joining` is needed only where a wild tile leaves a choice."""

    player: str
    tile: Tile
    onto: Tile
    joining: int | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Takes one tile from the chicken yard; `tile` is None while nobody has shown it."""

    player: str
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    player: str


@dataclass(frozen=True, slots=True)
class EndRound:
    """Proposes that the round is over."""


@dataclass(frozen=True)
class Question:
    """Anything else a table asks, by its word, with what belongs to it: `take_back`, `late_join`, …"""

    type: str
    player: str | None = None
    values: Mapping[str, object] = field(default_factory=dict)


TableMove = Open | Play | Draw | Pass | EndRound
Move = TableMove | Question
