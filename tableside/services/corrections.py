"""Taking back, bringing back, and viewers' flags."""

from tableside.rules.errors import RulesError
from tableside.rules.reason import Reason
from tableside.scoring.entries import UNDOABLE, Kind, undone
from tableside.scoring.number import parse_points
from tableside.scoring.scorecard import ABSENT, Flag, Scorecard
from tableside.services.access import Access
from tableside.services.errors import FormProblems, NotFound
from tableside.services.installation import Installation
from tableside.services.names import clean_name
from tableside.services.round_checks import is_locked, refusals
from tableside.services.writing import Pen, content_key, writing

MOST_NOTE = 200
MOST_FLAGS = 50


def undo(installation: Installation, who: Access, entry: int, key: str) -> int:
    """Takes back one entry, old or new; the others stay. Gives the new version."""
    return _turn(installation, who, Kind.UNDONE, entry, key)


def redo(installation: Installation, who: Access, entry: int, key: str) -> int:
    """Brings back an entry that was taken back."""
    return _turn(installation, who, Kind.REDONE, entry, key)


def flag_hand(installation: Installation, who: Access, where: tuple[int, str], said: tuple[str, str], key: str) -> int:
    """Says that a score is wrong, and what it should be; anybody may. Raises FormProblems."""
    number, player = where
    points, note = _read(*said)
    data = {"round": number, "player": player, "points": points, "note": note}
    with writing(installation, who) as pen:
        request = content_key(key, data)
        if not pen.has_written(request):
            _check_flag(pen.card, number, player, points)
        return pen.write(Kind.SCORE_FLAGGED, data, request)


def settle_flag(installation: Installation, who: Access, flag: int, accept: bool, key: str) -> int:
    """Takes a flagged score over with one tap, or sets the flag aside. Raises FormProblems."""
    who.require_score()
    with writing(installation, who) as pen:
        request = content_key(key, [flag, accept])
        if pen.has_written(request):
            return pen.version
        found = _flag(pen, flag)
        if found is None:
            return pen.version  # another phone was quicker: it has been settled
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


def _read(text: str, note: str) -> tuple[int | None, str]:
    try:
        points = parse_points(text)
    except RulesError as error:
        raise FormProblems({"points": Reason(error.code, error.values)}) from error
    if points is None and not clean_name(note):
        raise FormProblems({"points": Reason("flag-empty")})
    if len(note) > MOST_NOTE:
        raise FormProblems({"note": Reason("note-too-long", {"most": MOST_NOTE})})
    return points, clean_name(note)


def _check_flag(card: Scorecard, number: int, player: str, points: int | None) -> None:
    """A flag is of a hand that can be; and there is an end to how many anybody may raise."""
    one = card.round(number)
    if one is None or player not in one.cells or one.cells[player].state == ABSENT:
        raise NotFound
    for reason in refusals(card, one, {player: points}).values():
        raise FormProblems({"points": reason})
    if len(card.flags) >= MOST_FLAGS:
        raise FormProblems({"points": Reason("flags-too-many", {"most": MOST_FLAGS})})


def _flag(pen: Pen, flag: int) -> Flag | None:
    """The flag, None once it is settled; raises NotFound for what was never one."""
    raised = pen.entry(flag)
    if raised is None or raised.kind is not Kind.SCORE_FLAGGED:
        raise NotFound
    return next((one for one in pen.card.flags if one.id == flag), None)


def _check_accepted(pen: Pen, found: Flag) -> None:
    one = pen.card.round(found.round)
    if one is None or found.points is None:
        raise FormProblems({"flag": Reason("flag-without-points")})
    totals = {player: cell.entered for player, cell in one.cells.items()}
    problems = dict(refusals(pen.card, one, {**totals, found.player: found.points}))
    if found.player == one.out and found.points:
        problems["flag"] = Reason("out-holds-tiles", {"name": pen.card.names[found.player]})
    if is_locked(pen.card, one):
        problems["flag"] = Reason("scores-locked")
    if problems:
        raise FormProblems(problems)
