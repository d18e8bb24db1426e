"""Rounds: entered by one or two scorekeepers and by players for themselves, corrected, taken off, put back."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from tableside.scoring.entries import Kind
from tableside.scoring.scorecard import ABSENT, Round, Scorecard
from tableside.services.access import Access
from tableside.services.errors import Clash, Conflict, NotAllowed, NotFound
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
        _require_open(who, one, player)
        return RoundForm(
            number, key, {player: form}, out=one.out, blocked=one.blocked, ended_was=ended_of(one), keep_partial=True
        )

    return _save(installation, who, content_key(key, [where, asdict(form)]), as_round)


def remove_round(installation: Installation, who: Access, number: int, key: str) -> Saved:
    """Takes a round off the card, as when it was entered twice; undo brings it back."""
    who.require_score()
    with writing(installation, who) as pen:
        _round(pen.card, number)
        return Saved(pen.write(Kind.ROUND_REMOVED, {"round": number}, content_key(key, number)))


def _save(installation: Installation, who: Access, request: str, make_form: Callable[[Scorecard], RoundForm]) -> Saved:
    with writing(installation, who) as pen:
        if pen.has_written(request):
            return Saved(pen.version, replayed=True)
        form = make_form(pen.card)
        merged = MergedRound(pen.card, _round(pen.card, form.round), form)
        merged.refuse()
        if merged.data:
            pen.write(Kind.ROUND_SET, {"round": form.round, **merged.data}, request)
    if merged.clashes:
        raise Conflict([_with_author(pen, form.round, clash) for clash in merged.clashes])
    return Saved(pen.version)


def _round(card: Scorecard, number: int) -> Round:
    found = card.round(number)
    if found is None:
        raise NotFound
    return found


def _require_open(who: Access, one: Round, player: str) -> None:
    """Players enter their own hand while the round is open; later they flag it, as everybody may."""
    if not who.may_score and one.done and one.cells[player].entered is not None:
        raise NotAllowed
    if player not in one.cells or one.cells[player].state == ABSENT:
        raise NotFound


def _with_author(pen: Pen, number: int, clash: Clash) -> Clash:
    cells = _round(pen.card, number)
    player = clash.field.removeprefix("hand-")
    entry = pen.entry(cells.cells[player].entry if player in cells.cells else cells.entry)
    return Clash(clash.field, clash.mine, clash.theirs, entry.by if entry else "", entry.at if entry else None)
