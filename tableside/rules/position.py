"""A moment of a round: what lies on the table, what is known of the hands and the yard, and whose turn it is."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field

from tableside.rules.facts import NO_FACTS, Facts
from tableside.rules.layout import Layout
from tableside.rules.moves import Play
from tableside.rules.ruleset import RuleSet
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, full_set

Hands = Mapping[str, tuple[Tile, ...]]


@dataclass(frozen=True)
class Position:
    """Immutable: a move gives a new one. `layout` is None until the opening double lies on the table."""

    table: Table
    layout: Layout | None = None
    turn: str | None = None
    plays: tuple[Play, ...] = ()
    hands: Hands = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)
    yard: int | None = None
    drawn: tuple[Tile | None, ...] = ()
    """Tiles that the player on turn has drawn in this turn; None for one that was not shown."""
    passes: tuple[str, ...] = ()
    """Who has passed since the last tile was laid."""
    irregular: frozenset[int] = frozenset()
    facts: Facts = NO_FACTS

    @property
    def rules(self) -> RuleSet:
        return self.table.rules

    @property
    def players(self) -> tuple[str, ...]:
        return self.table.players

    @functools.cached_property
    def drawable(self) -> int | None:
        """Tiles that may still be drawn, or None if nobody counted the yard."""
        return None if self.yard is None else max(0, self.yard - self.table.reserve)

    @functools.cached_property
    def last_play(self) -> Play | None:
        return self.plays[-1] if self.plays else None

    @functools.cached_property
    def on_table(self) -> frozenset[Tile]:
        return frozenset(self.layout.nodes) if self.layout else frozenset()

    @functools.cached_property
    def unplayed(self) -> tuple[Tile, ...]:
        """Tiles in hands and in the yard, wherever they are."""
        return tuple(tile for tile in full_set(self.table.set_max) if tile not in self.on_table)

    @functools.cached_property
    def out(self) -> str | None:
        """Who has played the last tile, if anybody has."""
        if self.facts.went_out:
            return self.facts.went_out
        return next((player for player in self.players if self.layout and size_of_hand(self, player) == 0), None)


def size_of_hand(position: Position, player: str) -> int | None:
    """Tiles in a hand, as counted or as shown; None if neither is known."""
    count = position.counts.get(player)
    if count is None and player in position.hands:
        return len(position.hands[player])
    return count


def is_hand_known(position: Position, player: str) -> bool:
    """A hand that was shown counts as the whole hand unless its size says otherwise."""
    tiles = position.hands.get(player)
    return tiles is not None and position.counts.get(player, len(tiles)) == len(tiles)
