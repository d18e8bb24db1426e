"""A fold that goes on: what new entries say is counted, and what nothing was said of stays as it was counted before."""

from collections.abc import Sequence
from dataclasses import dataclass

from tableside.scoring.book import Book, written
from tableside.scoring.entries import Entry, in_force, rounds_of
from tableside.scoring.fold import card_of, rounds_in
from tableside.scoring.scorecard import Round, Scorecard


@dataclass(frozen=True)
class Folded:
    """A card with the entries, the book and the rounds that it was counted from; none of them is changed any more."""

    entries: tuple[Entry, ...]
    book: Book
    rounds: tuple[Round, ...]
    card: Scorecard


def fold_all(entries: Sequence[Entry]) -> Folded:
    """Everything from the beginning on."""
    return _counted(entries, written(in_force(entries)))


def fold_on(before: Folded, new: Sequence[Entry]) -> Folded:
    """The same as if all were folded anew, but only the rounds that these newer entries speak of are."""
    entries = (*before.entries, *new)
    changed: set[int] = set()
    for entry in new:
        rounds = rounds_of(entry)
        if rounds is None:
            return fold_all(entries)
        changed.update(rounds)
    book = before.book.copied(changed)
    for entry in new:
        book.write(entry)
    return _counted(entries, book, [one for one in before.rounds if one.number not in changed])


def _counted(entries: Sequence[Entry], book: Book, as_before: Sequence[Round] = ()) -> Folded:
    rounds = rounds_in(book, {one.number: one for one in as_before})
    return Folded(tuple(entries), book, rounds, card_of(book, rounds, entries))
