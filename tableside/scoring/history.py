"""The history of a game: who changed what, when, from what and to what."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from tableside.scoring.book import Book, written
from tableside.scoring.entries import Entry, Kind, in_force, rounds_of, undone
from tableside.scoring.sheet import NO_HAND, Hand


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
    seen: dict[int, Mapping[str, Hand]] = {}
    known = {entry.id: entry for entry in listed}
    for count, entry in enumerate(listed, 1):
        rounds = rounds_of(entry)
        if entry.kind in (Kind.UNDONE, Kind.REDONE):
            turned = known.get(entry.data["entry"])
            rounds = rounds_of(turned) if turned else ()
            book = _turned(book, in_force(listed[:count]), rounds)
        else:
            book.write(entry)
        hands = tuple(_differences(seen, book, rounds))
        yield Change(entry.id, entry.kind, entry.at, entry.by, entry.id in gone, hands, entry.data)


def _turned(book: Book, entries: Sequence[Entry], rounds: Collection[int] | None) -> Book:
    """The book when something has been taken or brought back: written anew, if only in these rounds."""
    if rounds is None:
        return written(entries)
    anew = written(entry for entry in entries if _may_concern(entry, rounds))
    for number in rounds:
        book.sheets.pop(number, None)
        book.sheets.update({number: anew.sheets[number]} if number in anew.sheets else {})
    return book


def _may_concern(entry: Entry, rounds: Collection[int]) -> bool:
    own = rounds_of(entry)
    return own is None or any(number in rounds for number in own)


def _differences(
    seen: dict[int, Mapping[str, Hand]], book: Book, rounds: Collection[int] | None
) -> Iterable[HandChange]:
    """Cells that differ from those seen before; what is there now is then what was seen."""
    for number in sorted({*seen, *book.sheets} if rounds is None else rounds):
        before = seen.get(number, {})
        after = dict(book.sheets[number].hands) if number in book.sheets else {}
        for player in {**before, **after}:
            if before.get(player, NO_HAND) != after.get(player, NO_HAND):
                yield HandChange(number, player, before.get(player, NO_HAND), after.get(player, NO_HAND))
        seen[number] = after


def _touches(change: Change, round_number: int, player: str) -> bool:
    if any((hand.round, hand.player) == (round_number, player) for hand in change.hands):
        return True
    return _speaks_of(change, round_number) and change.data.get("player") == player


def _speaks_of(change: Change, round_number: int) -> bool:
    return change.data.get("round") == round_number or any(hand.round == round_number for hand in change.hands)
