"""A moment of a round: what lies on the table, what is known of the hands and the yard, and whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tableside.rules.facts import NO_FACTS, Facts
from tableside.rules.layout import Layout
from tableside.rules.moves import Play
from tableside.rules.once import once
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
    kept: frozenset[str] = frozenset()
    """Those of them who may have kept a drawn tile that fits, so that their pass proves nothing."""
    irregular: frozenset[int] = frozenset()
    facts: Facts = NO_FACTS

    @property
    def rules(self) -> RuleSet:
        return self.table.rules

    @property
    def players(self) -> tuple[str, ...]:
        return self.table.players

    @once
    def worked_out(self) -> dict[str, tuple[Play, ...]]:
        """What each hand allows, once somebody has asked; a position never changes, so neither does this."""
        return {}

    @once
    def drawable(self) -> int | None:
        """Tiles that may still be drawn, or None if nobody counted the yard."""
        return None if self.yard is None else max(0, self.yard - self.table.reserve)

    @once
    def last_play(self) -> Play | None:
        return self.plays[-1] if self.plays else None

    @once
    def on_table(self) -> frozenset[Tile]:
        return frozenset(self.layout.nodes) if self.layout else frozenset()

    @once
    def unplayed(self) -> tuple[Tile, ...]:
        """Tiles in hands and in the yard, wherever they are."""
        return tuple(tile for tile in full_set(self.table.set_max) if tile not in self.on_table)

    @property
    def out(self) -> str | None:
        """Who has played the last tile, if anybody has."""
        if self.facts.went_out or self.layout is None:
            return self.facts.went_out
        return _with_empty_hand(self.counts, self.hands)


def _with_empty_hand(counts: Mapping[str, int], hands: Hands) -> str | None:
    if 0 in counts.values():
        return next(player for player, size in counts.items() if size == 0)
    if len(counts) >= len(hands):
        return None
    return next((player for player, tiles in hands.items() if not tiles and player not in counts), None)


def size_of_hand(position: Position, player: str) -> int | None:
    """Tiles in a hand, as counted or as shown; None if neither is known."""
    count = position.counts.get(player)
    if count is None and player in position.hands:
        return len(position.hands[player])
    return count


def is_hand_known(position: Position, player: str) -> bool:
    """A hand that was shown counts as the whole hand unless its size says otherwise."""
    if player == position.turn and None in position.drawn:
        return False
    tiles = position.hands.get(player)
    return tiles is not None and position.counts.get(player, len(tiles)) == len(tiles)
