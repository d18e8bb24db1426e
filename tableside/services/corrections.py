"""Taking back, bringing back, and viewers' flags."""

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.scoring.entries import UNDOABLE, Kind, undone
from tableside.scoring.number import parse_points
from tableside.scoring.scorecard import Flag, Scorecard
from tableside.services.access import Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.installation import Installation
from tableside.services.names import clean_name
from tableside.services.round_checks import refusals
from tableside.services.writing import Pen, content_key, writing

MOST_NOTE = 200


def undo(installation: Installation, who: Access, entry: int, key: str) -> int:
    """Takes back one entry, old or new; the others stay. Gives the new version."""
    return _turn(installation, who, Kind.UNDONE, entry, key)


def redo(installation: Installation, who: Access, entry: int, key: str) -> int:
    """Brings back an entry that was taken back."""
    return _turn(installation, who, Kind.REDONE, entry, key)


def flag_hand(installation: Installation, who: Access, where: tuple[int, str], said: tuple[str, str], key: str) -> int:
    """Says that a score is wrong, and what it should be; anybody may. Raises FormProblems."""
    number, player = where
    text, note = said
    points = _points(text)
    if points is None and not note.strip():
        raise FormProblems({"points": Reason("flag-empty")})
    if len(note) > MOST_NOTE:
        raise FormProblems({"note": Reason("note-too-long", {"most": MOST_NOTE})})
    with writing(installation, who) as pen:
        _require_cell(pen.card, number, player)
        data = {"round": number, "player": player, "points": points, "note": clean_name(note)}
        return pen.write(Kind.SCORE_FLAGGED, data, content_key(key, data))


def settle_flag(installation: Installation, who: Access, flag: int, accept: bool, key: str) -> int:
    """Takes a flagged score over with one tap, or sets the flag aside. Raises FormProblems."""
    who.require_score()
    with writing(installation, who) as pen:
        request = content_key(key, [flag, accept])
        if pen.has_written(request):
            return pen.version
        found = _flag(pen.card, flag)
        if accept:
            _check_accepted(pen, found)
        data = {"flag": flag, "accepted": accept, "round": found.round, "player": found.player}
        return pen.write(Kind.FLAG_SETTLED, {**data, "points": found.points if accept else None}, request)


def _turn(installation: Installation, who: Access, kind: Kind, entry: int, key: str) -> int:
    who.require_score()
    with writing(installation, who) as pen:
        request = content_key(key, [kind, entry])
        if pen.has_written(request):
            return pen.version
        found = pen.entry(entry)
        if found is None or found.kind not in UNDOABLE:
            raise NotFound
        is_undone = entry in undone(pen.entries)
        if is_undone == (kind is Kind.UNDONE):
            return pen.version  # another phone was quicker: it is already as wished
        return pen.write(kind, {"entry": entry}, request)


def _points(text: str) -> int | None:
    try:
        return parse_points(text)
    except RulesError as error:
        raise FormProblems({"points": Reason(error.code, error.values)}) from error


def _require_cell(card: Scorecard, number: int, player: str) -> None:
    one = card.round(number)
    if one is None or player not in one.cells:
        raise NotFound


def _flag(card: Scorecard, flag: int) -> Flag:
    found = next((one for one in card.flags if one.id == flag), None)
    if found is None:
        raise NotFound
    return found


def _check_accepted(pen: Pen, found: Flag) -> None:
    one = pen.card.round(found.round)
    if one is None or found.points is None:
        raise FormProblems({"flag": Reason("flag-without-points")})
    totals = {player: cell.entered for player, cell in one.cells.items()}
    problems = refusals(pen.card, one, {**totals, found.player: found.points})
    if found.player == one.out and found.points:
        problems = {**problems, "flag": Reason("out-holds-tiles", {"name": pen.card.names[found.player]})}
    if problems:
        raise FormProblems(problems)
