"""The fold: entries in, scorecard out. Recomputed whole each time, so a correction needs no care."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tableside.rules.tiles import Tile
from tableside.scoring.book import Book, written
from tableside.scoring.entries import Entry, in_force, next_redo, next_undo
from tableside.scoring.hand import hand_value
from tableside.scoring.naming import with_names
from tableside.scoring.round_points import late_start, missed_points, round_points
from tableside.scoring.schedule import doubles, is_over, next_double, round_count
from tableside.scoring.scorecard import ABSENT, COUNTED, MISSED, MISSING, Cell, Flag, Player, Round, Scorecard
from tableside.scoring.seat import Seat
from tableside.scoring.sheet import Sheet
from tableside.scoring.standings import Standing, decided_by, standings


def fold(entries: Sequence[Entry]) -> Scorecard:
    """The card that these entries add up to, in whatever order they are handed over."""
    book = written(in_force(entries))
    return card_of(book, rounds_in(book), entries)


def card_of(book: Book, rounds: Sequence[Round], entries: Sequence[Entry]) -> Scorecard:
    """The card of a book in which these entries are written and these rounds stand."""
    _find_starts(book, rounds)
    placed = _standings(book, rounds, book.order)
    current = None if book.closed else _current(book, rounds, placed)
    return Scorecard(
        version=max(entry.id for entry in entries),
        title=book.title,
        language=book.language,
        rules=book.rules,
        players=_players(book),
        rounds=tuple(one for one in rounds if current is None or one.number != current.number or one.recorded),
        current=current,
        standings=tuple(_named(book, standing) for standing in placed),
        decided_by=decided_by(placed),
        movement=_movement(book, rounds, placed),
        running=_running(book, rounds),
        planned_rounds=round_count(book.rules, _played(rounds)),
        closed=book.closed,
        over=book.closed or current is None,
        undo=next_undo(entries),
        redo=next_redo(entries),
        flags=_open_flags(rounds, current),
        kept_rules=book.kept_rules,
        started=book.started,
        successor=book.successor,
    )


def _find_starts(book: Book, rounds: Sequence[Round]) -> None:
    """Late joiners start with what the rounds before them come to now, corrected as they may be since."""
    for index, seat in enumerate(book.seats.values()):
        if seat.start_rule:
            first = seat.stays[0][0]
            before = [one for one in rounds if one.number < first]
            there = [player for player in list(book.seats)[:index] if book.is_at_table(player, first)]
            totals = {one.player: one.total for one in _standings(book, before, there)}
            seat.start_points = late_start(totals, replace(book.rules, late_join=seat.start_rule))


def rounds_in(book: Book, as_before: Mapping[int, Round] = {}) -> tuple[Round, ...]:
    """The rounds that stand; in those which are as before nothing has changed but how many stand before them."""
    standing = [sheet for _, sheet in sorted(book.sheets.items()) if not sheet.removed]
    return tuple(
        _moved(as_before[sheet.number], ordinal) if sheet.number in as_before else _round(book, sheet, ordinal)
        for ordinal, sheet in enumerate(standing, 1)
    )


def _moved(one: Round, ordinal: int) -> Round:
    return one if one.ordinal == ordinal else replace(one, ordinal=ordinal)


def _round(book: Book, sheet: Sheet, ordinal: int) -> Round:
    return Round(
        number=sheet.number,
        ordinal=ordinal,
        double=sheet.double,
        planned=None,
        finder=sheet.finder if book.is_at_table(sheet.finder, sheet.number) else None,
        out=_out(book, sheet),
        blocked=sheet.blocked,
        on_double=sheet.on_double,
        cells=_cells(book, sheet),
        moved_on=sheet.moved_on,
        entry=sheet.entry,
        at=sheet.at,
    )


def _out(book: Book, sheet: Sheet) -> str | None:
    """Who went out; asked again where that was somebody who, as it turned out, was not at the table."""
    return sheet.out if book.is_at_table(sheet.out, sheet.number) else None


def _cells(book: Book, sheet: Sheet) -> Mapping[str, Cell]:
    entered = {player: _entered(book, sheet, player) for player in book.at_table(sheet.number)}
    played = {player: points for player, points in entered.items() if not sheet.hand(player).missed}
    scored = round_points(played, sheet.out, sheet.blocked, book.rules, on_double=sheet.on_double)
    missed = missed_points(scored, book.rules)
    return {player: _cell(book, sheet, player, entered.get(player), scored, missed) for player in book.order}


def _entered(book: Book, sheet: Sheet, player: str) -> int | None:
    hand = sheet.hand(player)
    if hand.tiles is not None:
        return hand_value(hand.tiles, book.rules)
    if hand.points is None and sheet.out == player and not hand.missed:
        return 0
    return hand.points


def _cell(
    book: Book, sheet: Sheet, player: str, entered: int | None, scored: Mapping[str, int], missed: int | None
) -> Cell:
    state = _state(book, sheet, player, entered)
    return Cell(
        entered=entered if state == COUNTED else None,
        scored=missed if state == MISSED else scored.get(player) if state == COUNTED else None,
        tiles=sheet.hand(player).tiles or (),
        state=state,
        entry=sheet.entries.get(player, 0),
        changed=player in sheet.corrected,
        flags=tuple(map(_flag, book.flags.get((sheet.number, player), {}).values())),
    )


def _state(book: Book, sheet: Sheet, player: str, entered: int | None) -> str:
    if not book.seats[player].is_at_table(sheet.number):
        return ABSENT
    if sheet.hand(player).missed:
        return MISSED
    return MISSING if entered is None else COUNTED


def _current(book: Book, rounds: Sequence[Round], placed: Sequence[Standing]) -> Round | None:
    """The round being entered: the first that the table has not left, or a new one, unless all is played."""
    waiting = next((one for one in rounds if not one.done), None)
    planned = _planned(book, [one for one in rounds if waiting is None or one.ordinal < waiting.ordinal])
    if waiting:
        return replace(waiting, planned=planned)
    if planned is None or is_over(book.rules, {one.player: one.total for one in placed}, _played(rounds)):
        if not _decides_by_extra_round(book, placed):
            return None
        planned = planned or _extra_double(book, rounds)
    number = max(book.sheets, default=0) + 1
    return replace(_round(book, Sheet(number), len(rounds) + 1), planned=planned)


def _planned(book: Book, before: Sequence[Round]) -> Tile | None:
    skipped = [book.sheets[one.number].skipped for one in before]
    return next_double(book.rules, _played(before), tuple(tile for tile in skipped if tile))


def _decides_by_extra_round(book: Book, placed: Sequence[Standing]) -> bool:
    """Where the table breaks a tie at the top by another round, the game goes on until there is none."""
    return book.rules.tie_break == "extra_round" and decided_by(placed) == "shared"


def _extra_double(book: Book, rounds: Sequence[Round]) -> Tile:
    """After the last round the doubles begin again from the first."""
    planned = doubles(book.rules)
    return planned[len(rounds) % len(planned)]


def _played(rounds: Iterable[Round]) -> tuple[Tile, ...]:
    return tuple(one.double for one in rounds if one.double)


def _standings(book: Book, rounds: Sequence[Round], players: Iterable[str]) -> tuple[Standing, ...]:
    counted = [one for one in rounds if one.recorded]
    return standings(
        [player for player in players if _took_part(book.seats[player], counted)],
        [one.result for one in counted],
        book.rules,
        {player: book.seats[player].start_points + _missed_total(counted, player) for player in book.order},
        frozenset(player for player in book.order if book.seats[player].left_after is not None),
    )


def _took_part(seat: Seat, counted: Sequence[Round]) -> bool:
    """Somebody who left before anything was scored has no place on the card."""
    return seat.left_after is None or any(seat.is_at_table(one.number) for one in counted)


def _missed_total(counted: Iterable[Round], player: str) -> int:
    cells = (one.cells[player] for one in counted)
    return sum(cell.scored or 0 for cell in cells if cell.state == MISSED)


def _movement(book: Book, rounds: Sequence[Round], placed: Sequence[Standing]) -> Mapping[str, int]:
    """Places gained since the last round before this one; nothing moves in the first, or for who came since."""
    earlier = [one for one in rounds if one.recorded][:-1]
    if not earlier:
        return dict.fromkeys(book.order, 0)
    there = [player for player in book.order if book.seats[player].stays[0][0] <= earlier[-1].number]
    before = {one.player: one.place for one in _standings(book, earlier, there)}
    return {one.player: before.get(one.player, one.place) - one.place for one in placed}


def _running(book: Book, rounds: Sequence[Round]) -> Mapping[str, tuple[int | None, ...]]:
    counted = [one for one in rounds if one.recorded]
    return {player: _totals(book.seats[player], counted) for player in book.order}


def _totals(seat: Seat, counted: Iterable[Round]) -> tuple[int | None, ...]:
    totals: list[int | None] = []
    total = seat.start_points
    for one in counted:
        total += one.cells[seat.id].scored or 0
        totals.append(total if seat.is_at_table(one.number) else None)
    return tuple(totals)


def _players(book: Book) -> tuple[Player, ...]:
    return tuple(_player(book.seats[player], seat) for seat, player in enumerate(book.order))


def _player(seat: Seat, index: int) -> Player:
    return Player(seat.id, seat.name, index, seat.stays[0][0], seat.left_after, seat.start_points)


def _flag(one: Entry) -> Flag:
    said = one.data
    return Flag(one.id, said["round"], said["player"], said["points"], said["note"], one.by, one.at)


def _open_flags(rounds: Sequence[Round], current: Round | None) -> tuple[Flag, ...]:
    """Flags on rounds that stand, oldest first."""
    standing = {one.number: one for one in (*rounds, current) if one}
    flags = (flag for one in standing.values() for cell in one.cells.values() for flag in cell.flags)
    return tuple(sorted(flags, key=lambda flag: flag.id))


def _named(book: Book, standing: Standing) -> Standing:
    return replace(standing, why=with_names(standing.why, {player: seat.name for player, seat in book.seats.items()}))
