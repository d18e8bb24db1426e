"""A sheet: one round as entered so far, and the hands that were put down on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.tiles import Tile, parse_tile


@dataclass(frozen=True)
class Hand:
    """What was put down for one player in one round: points, or tiles, or that the player sat out."""

    points: int | None = None
    tiles: tuple[Tile, ...] | None = None
    missed: bool = False

    @property
    def is_known(self) -> bool:
        return self.missed or self.points is not None or self.tiles is not None


NO_HAND = Hand()


@dataclass
class Sheet:
    """One round as entered so far."""

    number: int
    hands: dict[str, Hand] = field(default_factory=dict)
    entries: dict[str, int] = field(default_factory=dict)
    corrected: set[str] = field(default_factory=set)
    out: str | None = None
    blocked: bool = False
    double: Tile | None = None
    finder: str | None = None
    skipped: Tile | None = None
    on_double: bool = False
    moved_on: bool = False
    removed: bool = False
    entry: int = 0
    at: datetime | None = None

    @property
    def is_recorded(self) -> bool:
        return self.blocked or self.out is not None

    def hand(self, player: str) -> Hand:
        return self.hands.get(player, NO_HAND)

    def copied(self) -> "Sheet":
        return replace(self, hands={**self.hands}, entries={**self.entries}, corrected={*self.corrected})

    def put(self, player: str, hand: Hand, entry: int) -> None:
        if self.hand(player).is_known and self.hand(player) != hand:
            self.corrected.add(player)
        self.hands[player] = hand
        self.entries[player] = entry


def parse_hand(data: Mapping[str, Any]) -> Hand:
    """Reads `{"points": 23}`, `{"tiles": ["6-4"]}`, `{"missed": true}`, or `{}` for a hand taken out again; raises
    RulesError for anything else that a file from elsewhere might say."""
    points, tiles = data.get("points"), data.get("tiles")
    if points is not None and (type(points) is not int or points < 0):
        raise RulesError("points-unreadable", text=str(points))
    return Hand(
        points=points,
        tiles=None if tiles is None else tuple(map(parse_tile, tiles)),
        missed=bool(data.get("missed")),
    )


def format_hand(hand: Hand) -> dict[str, Any]:
    """The JSON that `parse_hand` reads back."""
    if hand.missed:
        return {"missed": True}
    if hand.tiles is not None:
        return {"tiles": [str(tile) for tile in hand.tiles]}
    return {} if hand.points is None else {"points": hand.points}
