"""Rounds: entered by one or two scorekeepers and by players for themselves, corrected, taken off, put back."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from tableside.scoring.entries import Entry, Kind, in_force
from tableside.scoring.scorecard import ABSENT, MISSING, Round, Scorecard
from tableside.services.access import Access
from tableside.services.errors import Clash, Conflict, GameOver, NotAllowed, NotFound
from tableside.services.hand_forms import HandForm
from tableside.services.installation import Installation
from tableside.services.round_merge import MergedRound, RoundForm, ended_of
from tableside.services.writing import Pen, content_key, writing


@dataclass(frozen=True)
class Saved:
    """The game's version after the request; `replayed` says that it had been saved before."""

    version: int
    replayed: bool = False


def save_round(installation: Installation, who: Access, form: RoundForm) -> Saved:
    """Keeps what the form changed. Raises FormProblems (nothing kept), HandsMissing (nothing kept, ask the table)
    or Conflict (what did not clash was kept)."""
    who.require_score()
    return _save(installation, who, content_key(form.key, asdict(form)), lambda _card: form)


def save_hand(installation: Installation, who: Access, where: tuple[int, str], form: HandForm, key: str) -> Saved:
    """Keeps one hand: a correction, or a player's own. Raises as `save_round` does; an empty hand is a dash."""
    number, player = where
    who.require_enter(player)

    def as_round(card: Scorecard) -> RoundForm:
        one = _round(card, number)
        _require_open(who, card, one, player)
        return RoundForm(
            number, key, {player: form}, out=one.out, blocked=one.blocked, ended_was=ended_of(one), keep_partial=True
        )

    return _save(installation, who, content_key(key, [where, asdict(form)]), as_round)


def remove_round(installation: Installation, who: Access, number: int, key: str) -> Saved:
    """Takes a round off the card, as when it was entered twice; undo brings it back."""
    who.require_score()
    with writing(installation, who) as pen:
        request = content_key(key, ["remove", number])
        if pen.has_written(request):
            return Saved(pen.version, replayed=True)
        _round(pen.card, number)
        return Saved(pen.write(Kind.ROUND_REMOVED, {"round": number}, request))


def _save(installation: Installation, who: Access, request: str, make_form: Callable[[Scorecard], RoundForm]) -> Saved:
    with writing(installation, who) as pen:
        before = pen.written(request)
        if before and "clashed" not in before.data:
            return Saved(pen.version, replayed=True)
        form = make_form(pen.card)
        one = _round(pen.card, form.round)
        merged = MergedRound(pen.card, one, form)
        if before:
            clashes = [clash for clash in merged.clashes if clash.field in before.data["clashed"]]
        else:
            merged.refuse()
            clashes = merged.clashes
            _write(pen, form.round, merged, request)
    if clashes:
        raise Conflict([_with_author(pen, one, clash) for clash in clashes])
    return Saved(pen.version, replayed=before is not None)


def _write(pen: Pen, number: int, merged: MergedRound, request: str) -> None:
    """What clashed is noted: whoever did not get the answer and sends the form again must hear of it again."""
    clashed = {"clashed": [clash.field for clash in merged.clashes]} if merged.clashes else {}
    if merged.data:
        pen.write(Kind.ROUND_SET, {"round": number, **merged.data, **clashed}, request)


def _round(card: Scorecard, number: int) -> Round:
    found = card.round(number)
    if found is None:
        raise GameOver if card.over else NotFound
    return found


def _require_open(who: Access, card: Scorecard, one: Round, player: str) -> None:
    """Players enter their own hand while the round is open; later they flag it, as everybody may."""
    if player not in one.cells or one.cells[player].state == ABSENT:
        raise NotFound
    is_settled = card.closed or (one.done and one.cells[player].state != MISSING)
    if is_settled and not who.may_score:
        raise NotAllowed


def _with_author(pen: Pen, one: Round, clash: Clash) -> Clash:
    player = clash.field.removeprefix("hand-")
    entry = pen.entry(one.cells[player].entry) if player in one.cells else _last_to_say(pen, one, clash.field)
    return replace(clash, by=entry.by, at=entry.at) if entry else clash


def _last_to_say(pen: Pen, one: Round, field: str) -> Entry | None:
    """The entry from which the round has its ending or its double."""
    said = [entry for entry in in_force(pen.entries) if entry.kind is Kind.ROUND_SET]
    return next((entry for entry in reversed(said) if entry.data["round"] == one.number and field in entry.data), None)
