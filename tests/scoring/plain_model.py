"""What a patient person would work out with pencil and paper, sharing nothing with the fold."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tableside.scoring.entries import Entry

LAST_ROUND = 60


@dataclass
class Paper:
    """`cells` holds what was put down: {"points": 3}, {"tiles": [...]}, {"missed": True} or {} for a dash."""

    rules: dict[str, Any] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    starts: dict[str, int] = field(default_factory=dict)
    there: dict[str, set[int]] = field(default_factory=dict)
    earlier: dict[str, set[int]] = field(default_factory=dict)
    since: dict[str, int] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    cells: dict[tuple[int, str], dict[str, Any]] = field(default_factory=dict)
    endings: dict[int, str] = field(default_factory=dict)
    moved_on: set[int] = field(default_factory=set)
    known: set[int] = field(default_factory=set)
    removed: set[int] = field(default_factory=set)
    closed: bool = False

    def rounds(self) -> list[int]:
        return sorted(self.known - self.removed)

    def ending(self, number: int) -> str:
        """ "", "blocked", or a player who was there."""
        ended = self.endings.get(number, "")
        return ended if ended in ("", "blocked") or self.is_there(ended, number) else ""

    def is_there(self, player: str, number: int) -> bool:
        return player in self.names and number in self.there[player]

    def entered(self, number: int, player: str) -> int | str | None:
        """Pips, None for a dash, or "missed"."""
        cell = self.cells.get((number, player), {})
        if cell.get("missed"):
            return "missed"
        if "tiles" in cell:
            return sum(self._worth(tile) for tile in cell["tiles"])
        if "points" in cell:
            return int(cell["points"])
        return 0 if self.ending(number) == player else None

    def scores(self, number: int) -> dict[str, int]:
        """What each player gets for a round, where that is known."""
        here = [player for player in self.names if self.is_there(player, number)]
        entered = {player: self.entered(number, player) for player in here}
        known = {player: pips for player, pips in entered.items() if isinstance(pips, int)}
        scored = self._by_ending(number, known)
        for player in here:
            if entered[player] == "missed" and scored:
                scored[player] = self._for_missing(list(self._by_ending(number, known).values()))
        return scored

    def totals(self) -> dict[str, int]:
        totals = {}
        for player in self.names:
            mine = [self.scores(number).get(player, 0) for number in self.rounds() if self.ending(number)]
            totals[player] = self.starts[player] + sum(mine)
        return totals

    def is_done(self, number: int) -> bool:
        here = [player for player in self.names if self.is_there(player, number)]
        nobody_missing = all(self.entered(number, player) is not None for player in here)
        return bool(self.ending(number)) and (number in self.moved_on or nobody_missing)

    def _by_ending(self, number: int, known: Mapping[str, int]) -> dict[str, int]:
        ended = self.ending(number)
        if ended == "blocked" and self.rules.get("blocked_scoring") == "lowest_scores_zero":
            return {player: pips if pips > min(known.values()) else 0 for player, pips in known.items()}
        scored = dict(known)
        if ended in scored:
            scored[ended] += self.rules.get("out_bonus", 0)
        return scored

    def _for_missing(self, others: Sequence[int]) -> int:
        how = self.rules.get("missed_round", "highest_of_round")
        if how == "zero_excluded":
            return 0
        if how == "highest_of_round":
            return max(others)
        doubled = 2 * sum(others) + len(others)
        return doubled // (2 * len(others))

    def _worth(self, tile: str) -> int:
        one, other = map(int, tile.split("-"))
        return int(self.rules.get("double_blank", 50)) if one == other == 0 else one + other


def work_out(entries: Sequence[Entry]) -> Paper:
    """Everything that still counts, put down one after the other."""
    paper = Paper()
    for entry in sorted(entries, key=lambda one: one.id):
        if _counts(entry, entries):
            _put_down(paper, entry.kind.value, dict(entry.data))
    return paper


def _counts(entry: Entry, entries: Sequence[Entry]) -> bool:
    """The last word spoken about an entry decides whether it stands."""
    words = [one for one in entries if one.kind.value in ("undone", "redone") and one.data["entry"] == entry.id]
    return not words or max(words, key=lambda one: one.id).kind.value == "redone"


def _put_down(paper: Paper, kind: str, data: dict[str, Any]) -> None:
    if kind in ("game_closed", "game_reopened"):
        paper.closed = kind == "game_closed"
    elif kind in _WRITERS and ("player" not in data or data["player"] in paper.names or kind in _ANYBODY):
        _WRITERS[kind](paper, data)


def _start(paper: Paper, data: dict[str, Any]) -> None:
    paper.rules = {"double_blank": 50, **data["rules"]["options"]}
    for player in data["players"]:
        _seat(paper, player["id"], player["name"], 1, 0)


def _join(paper: Paper, data: dict[str, Any]) -> None:
    _seat(paper, data["player"], data["name"], data["round"], data["start"])


def _rename(paper: Paper, data: dict[str, Any]) -> None:
    paper.names[data["player"]] = data["name"]


def _remove(paper: Paper, data: dict[str, Any]) -> None:
    paper.known.add(data["round"])
    paper.removed.add(data["round"])


def _settle(paper: Paper, data: dict[str, Any]) -> None:
    if data["accepted"] and data["points"] is not None:
        paper.known.add(data["round"])
        paper.cells[data["round"], data["player"]] = {"points": data["points"]}


def _seat(paper: Paper, player: str, name: str, first: int, start: int) -> None:
    paper.names[player] = name
    paper.starts[player] = start
    _sit_down(paper, player, first)


def _round(paper: Paper, data: dict[str, Any]) -> None:
    number = data["round"]
    paper.known.add(number)
    for player, hand in data.get("hands", {}).items():
        paper.cells[number, player] = hand
    if "ended" in data:
        ended = data["ended"] or {}
        paper.endings[number] = "blocked" if ended.get("blocked") else ended.get("out", "")
    if "moved_on" in data:
        (paper.moved_on.add if data["moved_on"] else paper.moved_on.discard)(number)


def _come_or_go(paper: Paper, data: dict[str, Any]) -> None:
    player = data["player"]
    if "after" in data and player not in paper.gone:
        paper.gone.add(player)
        paper.there[player] = paper.earlier[player] | set(range(paper.since[player], data["after"] + 1))
    elif "round" in data and player in paper.gone:
        paper.gone.discard(player)
        _sit_down(paper, player, data["round"])


def _sit_down(paper: Paper, player: str, first: int) -> None:
    paper.earlier[player] = set(paper.there.get(player, ()))
    paper.since[player] = first
    paper.there[player] = paper.earlier[player] | set(range(first, LAST_ROUND))


def _swap(paper: Paper, data: dict[str, Any]) -> None:
    one, other = data["one"], data["other"]
    for number in data["rounds"]:
        if number in paper.known and paper.is_there(one, number) and paper.is_there(other, number):
            hands = paper.cells.get((number, one), {}), paper.cells.get((number, other), {})
            paper.cells[number, other], paper.cells[number, one] = hands
            ended = paper.endings.get(number, "")
            paper.endings[number] = {one: other, other: one}.get(ended, ended)


_ANYBODY = ("player_joined", "flag_settled")
_WRITERS: Mapping[str, Callable[[Paper, dict[str, Any]], None]] = {
    "game_started": _start,
    "round_set": _round,
    "round_removed": _remove,
    "player_joined": _join,
    "player_left": _come_or_go,
    "player_returned": _come_or_go,
    "player_renamed": _rename,
    "player_replaced": _rename,
    "hands_swapped": _swap,
    "flag_settled": _settle,
}
