"""The history of a game: who changed what, when, from what and to what."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from tableside.scoring.book import NO_HAND, Book, Hand, written
from tableside.scoring.entries import Entry, Kind, in_force, undone


@dataclass(frozen=True)
class HandChange:
    """One hand before and after an entry."""

    round: int
    player: str
    before: Hand
    after: Hand


@dataclass(frozen=True)
class Change:
    """An entry as the history tells it; `hands` are the cells it changed, `undone` says it no longer counts."""

    entry: int
    kind: Kind
    at: datetime
    by: str
    undone: bool
    hands: tuple[HandChange, ...]
    data: Mapping[str, object]


def history(entries: Sequence[Entry]) -> tuple[Change, ...]:
    """Every entry with the hands it changed, oldest first."""
    listed = sorted(entries, key=lambda entry: entry.id)
    gone = undone(listed)
    return tuple(_changes(listed, gone))


def of_cell(changes: Iterable[Change], round_number: int, player: str) -> tuple[Change, ...]:
    """What happened to one cell."""
    return tuple(change for change in changes if _touches(change, round_number, player))


def of_round(changes: Iterable[Change], round_number: int) -> tuple[Change, ...]:
    return tuple(change for change in changes if _speaks_of(change, round_number))


def _changes(listed: Sequence[Entry], gone: frozenset[int]) -> Iterable[Change]:
    book = Book()
    before: dict[tuple[int, str], Hand] = {}
    for count, entry in enumerate(listed, 1):
        if entry.kind in (Kind.UNDONE, Kind.REDONE):
            book = written(in_force(listed[:count]))
        else:
            book.write(entry)
        after = _hands(book)
        yield Change(
            entry.id, entry.kind, entry.at, entry.by, entry.id in gone, _differences(before, after), entry.data
        )
        before = after


def _hands(book: Book) -> dict[tuple[int, str], Hand]:
    sheets = book.sheets.items()
    return {(number, player): hand for number, sheet in sheets for player, hand in sheet.hands.items()}


def _differences(
    before: Mapping[tuple[int, str], Hand], after: Mapping[tuple[int, str], Hand]
) -> tuple[HandChange, ...]:
    cells = [cell for cell in {**before, **after} if before.get(cell, NO_HAND) != after.get(cell, NO_HAND)]
    return tuple(HandChange(*cell, before.get(cell, NO_HAND), after.get(cell, NO_HAND)) for cell in cells)


def _touches(change: Change, round_number: int, player: str) -> bool:
    if any((hand.round, hand.player) == (round_number, player) for hand in change.hands):
        return True
    return _speaks_of(change, round_number) and change.data.get("player") == player


def _speaks_of(change: Change, round_number: int) -> bool:
    return change.data.get("round") == round_number or any(hand.round == round_number for hand in change.hands)
