"""Entries: everything that ever happened to a game, in order, never changed and never removed."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What an entry says; its data, JSON throughout, is described beside each name."""

    # title, language (that of the page on which it was begun), rules {preset, options, kept},
    # players [{id, name}], and previous, a uid
    GAME_STARTED = "game_started"
    # round; and any of: hands {player: hand}, ended {out} | {blocked} | null,
    # on_double (went out on one), double, finder, skipped, moved_on, clashed [field of the form that was not kept]
    ROUND_SET = "round_set"
    ROUND_REMOVED = "round_removed"  # round
    PLAYER_JOINED = "player_joined"  # player, name, round (the first one), start (points then), rule (late_join)
    PLAYER_LEFT = "player_left"  # player, after (the last round played, 0 for none)
    PLAYER_RETURNED = "player_returned"  # player, round
    PLAYER_RENAMED = "player_renamed"  # player, name
    PLAYER_REPLACED = "player_replaced"  # player, name: another person sits here
    SEATS_SET = "seats_set"  # order [player]
    HANDS_SWAPPED = "hands_swapped"  # one, other, rounds [number]
    SCORE_FLAGGED = "score_flagged"  # round, player, points or null, note
    FLAG_SETTLED = "flag_settled"  # flag (entry), accepted, round, player, points
    PHOTO_KEPT = "photo_kept"  # round, player, photo (its key)
    PHOTO_REMOVED = "photo_removed"  # round, player, photo: gone for good, and not to be brought back by a file
    RULE_KEPT = "rule_kept"  # name, value: an option, or a ruling by its code and what the table agreed on
    GAME_CLOSED = "game_closed"
    GAME_REOPENED = "game_reopened"
    REMATCH_STARTED = "rematch_started"  # game (uid of the new one)
    UNDONE = "undone"  # entry
    REDONE = "redone"  # entry


@dataclass(frozen=True)
class Entry:
    """One thing that happened; ids grow, so the last one is the version of the game."""

    id: int
    kind: Kind
    data: Mapping[str, Any]
    by: str
    at: datetime
    key: str = ""


UNDOABLE = frozenset(Kind) - {
    Kind.GAME_STARTED,
    Kind.REMATCH_STARTED,
    Kind.UNDONE,
    Kind.REDONE,
    Kind.SCORE_FLAGGED,
    Kind.PHOTO_KEPT,
    Kind.PHOTO_REMOVED,
}


_OF_ONE_ROUND = frozenset({Kind.ROUND_SET, Kind.ROUND_REMOVED, Kind.SCORE_FLAGGED, Kind.FLAG_SETTLED})
_OF_NO_ROUND = frozenset(
    {Kind.GAME_CLOSED, Kind.GAME_REOPENED, Kind.REMATCH_STARTED, Kind.PHOTO_KEPT, Kind.PHOTO_REMOVED}
)


def rounds_of(entry: Entry) -> Collection[int] | None:
    """The rounds in which an entry may change anything, None for any: so a long evening is not counted anew each
    time."""
    if entry.kind in _OF_ONE_ROUND:
        return (int(entry.data["round"]),)
    if entry.kind is Kind.HANDS_SWAPPED:
        return tuple(entry.data["rounds"])
    return () if entry.kind in _OF_NO_ROUND else None


def undone(entries: Iterable[Entry]) -> frozenset[int]:
    """Ids of the entries that are taken back at the end of the list."""
    gone: set[int] = set()
    for entry in entries:
        if entry.kind is Kind.UNDONE:
            gone.add(entry.data["entry"])
        elif entry.kind is Kind.REDONE:
            gone.discard(entry.data["entry"])
    return frozenset(gone)


def in_force(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries that count, in order: without those taken back, and without the taking back."""
    listed = sorted(entries, key=lambda entry: entry.id)
    gone = undone(listed)
    return tuple(entry for entry in listed if entry.id not in gone and entry.kind not in (Kind.UNDONE, Kind.REDONE))


def next_undo(entries: Iterable[Entry]) -> int | None:
    """The entry that the undo button takes back: the newest that still counts."""
    candidates = [entry.id for entry in in_force(entries) if entry.kind in UNDOABLE]
    return candidates[-1] if candidates else None


def next_redo(entries: Iterable[Entry]) -> int | None:
    """The entry that redo brings back: the one last taken back, until something new is entered."""
    waiting: list[int] = []
    for entry in sorted(entries, key=lambda entry: entry.id):
        if entry.kind is Kind.UNDONE:
            waiting.append(entry.data["entry"])
        elif entry.kind is Kind.REDONE:
            waiting = [waited for waited in waiting if waited != entry.data["entry"]]
        elif entry.kind in UNDOABLE:
            waiting = []
    return waiting[-1] if waiting else None
