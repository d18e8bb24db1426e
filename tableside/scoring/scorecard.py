"""The scorecard: what everybody at the table sees, a plain value."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from tableside.rules.ruleset import RuleSet
from tableside.rules.tiles import Tile
from tableside.scoring.standings import RoundResult, Standing, winners

COUNTED, MISSING, MISSED, ABSENT = "counted", "missing", "missed", "absent"


@dataclass(frozen=True)
class Player:
    """Somebody in the game; `left_after` is the last round played by one who has gone."""

    id: str
    name: str
    seat: int
    joined_round: int
    left_after: int | None
    start_points: int


@dataclass(frozen=True)
class Flag:
    """A viewer's word that a score is wrong, until a scorekeeper settles it."""

    id: int
    round: int
    player: str
    points: int | None
    note: str
    by: str
    at: datetime


@dataclass(frozen=True)
class Cell:
    """One player's round: pips `entered`, points `scored` for it, and how sure that is.

    `state` is "counted", "missing" (a hand not known yet: a dash, never zero), "missed" (sat out),
    or "absent" (not at the table then).
    """

    entered: int | None
    scored: int | None
    tiles: tuple[Tile, ...]
    state: str
    entry: int
    changed: bool
    flags: tuple[Flag, ...] = ()


@dataclass(frozen=True)
class Round:
    """One round: `number` names it for good, `ordinal` counts the rounds that stand."""

    number: int
    ordinal: int
    double: Tile | None
    planned: Tile | None
    finder: str | None
    out: str | None
    blocked: bool
    on_double: bool
    cells: Mapping[str, Cell]
    moved_on: bool
    entry: int
    at: datetime | None

    @property
    def recorded(self) -> bool:
        """Somebody said how it ended."""
        return self.blocked or self.out is not None

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """Players at the table whose hand is not known."""
        return tuple(player for player, cell in self.cells.items() if cell.state == MISSING)

    @property
    def complete(self) -> bool:
        return self.recorded and not self.missing

    @property
    def done(self) -> bool:
        """The table has gone on to the next round."""
        return self.recorded and (self.moved_on or not self.missing)

    @cached_property
    def result(self) -> RoundResult:
        """Missed rounds count in the total alone, so that sitting out makes neither zero rounds nor lowest ones."""
        cells = {player: cell.scored for player, cell in self.cells.items() if cell.state == COUNTED}
        points = {player: scored for player, scored in cells.items() if scored is not None}
        return RoundResult(points=points, out=self.out, out_known=True)

    @property
    def opening(self) -> Tile | None:
        """The double it opened on, or should."""
        return self.double or self.planned


@dataclass(frozen=True)
class Scorecard:
    """Rounds × players with totals, places and reasons at one version of a game; `successor` is its rematch, by uid,
    `language` the one in which it was begun, by code."""

    version: int
    title: str
    language: str
    rules: RuleSet
    players: tuple[Player, ...]
    rounds: tuple[Round, ...]
    current: Round | None
    standings: tuple[Standing, ...]
    decided_by: str
    movement: Mapping[str, int]
    running: Mapping[str, tuple[int | None, ...]]
    planned_rounds: int | None
    closed: bool
    over: bool
    undo: int | None
    redo: int | None
    flags: tuple[Flag, ...]
    kept_rules: Mapping[str, object]
    started: datetime | None
    successor: str | None

    def player(self, player: str) -> Player | None:
        return next((one for one in self.players if one.id == player), None)

    def round(self, number: int) -> Round | None:
        """A round that was entered or is being entered, by its number."""
        wanted = (one for one in (*self.rounds, self.current) if one and one.number == number)
        return next(wanted, None)

    def standing(self, player: str) -> Standing | None:
        return next((one for one in self.standings if one.player == player), None)

    @property
    def names(self) -> Mapping[str, str]:
        return {one.id: one.name for one in self.players}

    @property
    def leaders(self) -> tuple[str, ...]:
        """Those in first place, once a round has been scored."""
        if not any(one.recorded for one in self.rounds):
            return ()
        return winners(self.standings)

    @property
    def at_table(self) -> tuple[Player, ...]:
        """Those who play the current round, or who stayed to the end, in seat order."""
        if self.current is None:
            return tuple(one for one in self.players if one.left_after is None)
        return tuple(one for one in self.players if self.current.cells[one.id].state != ABSENT)
