"""The book: what the entries add up to before anything is counted, written entry by entry."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from tableside.rules.options import OPTIONS
from tableside.rules.ruleset import RuleSet, make_ruleset, with_options
from tableside.rules.tiles import parse_tile
from tableside.scoring.entries import Entry, Kind
from tableside.scoring.seat import Seat
from tableside.scoring.sheet import Hand, Sheet, parse_hand


@dataclass
class Book:
    """A game's state while entries are written into it, one after the other."""

    title: str = ""
    language: str = ""
    rules: RuleSet = field(default_factory=RuleSet)
    seats: dict[str, Seat] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    sheets: dict[int, Sheet] = field(default_factory=dict)
    flags: dict[tuple[int, str], dict[int, Entry]] = field(default_factory=dict)
    kept_rules: dict[str, object] = field(default_factory=dict)
    closed: bool = False
    successor: str | None = None
    started: datetime | None = None

    def copied(self, rounds: Collection[int]) -> "Book":
        """Another book, in which the sheets of these rounds may be written; the others are those of this one."""
        return replace(
            self,
            seats={player: replace(seat) for player, seat in self.seats.items()},
            sheets={**self.sheets, **{number: self.sheets[number].copied() for number in self.sheets.keys() & rounds}},
            flags={where: {**raised} if where[0] in rounds else raised for where, raised in self.flags.items()},
        )

    def write(self, entry: Entry) -> None:
        _WRITERS[entry.kind](self, entry)

    def sheet(self, number: int) -> Sheet:
        return self.sheets.setdefault(number, Sheet(number))

    def is_at_table(self, player: str | None, number: int) -> bool:
        return player in self.seats and self.seats[player].is_at_table(number)

    def at_table(self, number: int) -> tuple[str, ...]:
        return tuple(player for player in self.order if self.seats[player].is_at_table(number))


def written(entries: Iterable[Entry]) -> Book:
    """A book of these entries, which must be in force and in order."""
    book = Book()
    for entry in entries:
        book.write(entry)
    return book


def _start(book: Book, entry: Entry) -> None:
    book.title = entry.data.get("title", "")
    book.language = str(entry.data.get("language", ""))
    book.rules = make_ruleset(entry.data["rules"]["preset"], entry.data["rules"]["options"])
    book.kept_rules = dict(entry.data["rules"].get("kept", {}))
    book.started = entry.at
    for player in entry.data["players"]:
        book.seats[player["id"]] = Seat(player["id"], player["name"])
        book.order.append(player["id"])


def _set_round(book: Book, entry: Entry) -> None:
    sheet = book.sheet(entry.data["round"])
    sheet.entry, sheet.at = entry.id, entry.at
    for player, hand in entry.data.get("hands", {}).items():
        sheet.put(player, parse_hand(hand), entry.id)
    if "ended" in entry.data:
        ended = entry.data["ended"] or {}
        sheet.out, sheet.blocked = ended.get("out"), bool(ended.get("blocked"))
    sheet.on_double = entry.data.get("on_double", sheet.on_double)
    _set_opening(sheet, entry.data)
    sheet.moved_on = entry.data.get("moved_on", sheet.moved_on)


def _set_opening(sheet: Sheet, data: Mapping[str, Any]) -> None:
    if "double" in data:
        sheet.double = data["double"] and parse_tile(data["double"])
    if "skipped" in data:
        sheet.skipped = data["skipped"] and parse_tile(data["skipped"])
    sheet.finder = data.get("finder", sheet.finder)


def _remove_round(book: Book, entry: Entry) -> None:
    book.sheet(entry.data["round"]).removed = True


def _join(book: Book, entry: Entry) -> None:
    said = entry.data
    seat = Seat(said["player"], said["name"], said["start"], said.get("rule", ""), [(said["round"], None)])
    book.seats[seat.id] = seat
    book.order.append(seat.id)


def _leave(book: Book, entry: Entry) -> None:
    for seat in _seat(book, entry):
        seat.leave(entry.data["after"])


def _return(book: Book, entry: Entry) -> None:
    for seat in _seat(book, entry):
        seat.come_back(entry.data["round"])


def _rename(book: Book, entry: Entry) -> None:
    for seat in _seat(book, entry):
        seat.name = entry.data["name"]


def _seat(book: Book, entry: Entry) -> Iterable[Seat]:
    """The seat an entry speaks of, or none: its player may have been taken back since."""
    seat = book.seats.get(entry.data["player"])
    return [seat] if seat else []


def _set_seats(book: Book, entry: Entry) -> None:
    """Somebody who joined since the order was written down keeps a seat at its end."""
    order = [player for player in entry.data["order"] if player in book.seats]
    book.order = order + [player for player in book.order if player not in order]


def _swap_hands(book: Book, entry: Entry) -> None:
    """Only where both sat at the table, so that no hand is given to somebody who was not there."""
    one, other = entry.data["one"], entry.data["other"]
    for number in entry.data["rounds"]:
        if number in book.sheets and book.is_at_table(one, number) and book.is_at_table(other, number):
            _swap(book.sheets[number], one, other, entry.id)


def _swap(sheet: Sheet, one: str, other: str, entry: int) -> None:
    first, second = sheet.hand(one), sheet.hand(other)
    sheet.put(one, second, entry)
    sheet.put(other, first, entry)
    sheet.out = {one: other, other: one}.get(sheet.out or "", sheet.out)


def _flag(book: Book, entry: Entry) -> None:
    book.flags.setdefault((entry.data["round"], entry.data["player"]), {})[entry.id] = entry


def _settle_flag(book: Book, entry: Entry) -> None:
    book.flags.get((entry.data["round"], entry.data["player"]), {}).pop(entry.data["flag"], None)
    if entry.data["accepted"] and entry.data.get("points") is not None:
        hand = Hand(points=entry.data["points"])
        book.sheet(entry.data["round"]).put(entry.data["player"], hand, entry.id)


def _keep_rule(book: Book, entry: Entry) -> None:
    """A rule that is no option is a ruling which the table has agreed on; it changes nothing that is counted."""
    name, value = entry.data["name"], entry.data["value"]
    book.kept_rules[name] = value
    if name in OPTIONS:
        book.rules = with_options(book.rules, {name: value})


def _leave_as_it_is(_book: Book, _entry: Entry) -> None:
    """A picture is evidence for a hand and no part of it."""


def _close(book: Book, entry: Entry) -> None:
    if entry.kind is Kind.REMATCH_STARTED:
        book.successor = entry.data["game"]
    else:
        book.closed = entry.kind is Kind.GAME_CLOSED


_WRITERS: Mapping[Kind, Callable[[Book, Entry], None]] = {
    Kind.GAME_STARTED: _start,
    Kind.ROUND_SET: _set_round,
    Kind.ROUND_REMOVED: _remove_round,
    Kind.PLAYER_JOINED: _join,
    Kind.PLAYER_LEFT: _leave,
    Kind.PLAYER_RETURNED: _return,
    Kind.PLAYER_RENAMED: _rename,
    Kind.PLAYER_REPLACED: _rename,
    Kind.SEATS_SET: _set_seats,
    Kind.HANDS_SWAPPED: _swap_hands,
    Kind.SCORE_FLAGGED: _flag,
    Kind.FLAG_SETTLED: _settle_flag,
    Kind.PHOTO_KEPT: _leave_as_it_is,
    Kind.PHOTO_REMOVED: _leave_as_it_is,
    Kind.RULE_KEPT: _keep_rule,
    Kind.GAME_CLOSED: _close,
    Kind.GAME_REOPENED: _close,
    Kind.REMATCH_STARTED: _close,
}
