"""Makes verdicts: from the code of a ruling to its clause, its basis and what is allowed instead."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tableside.rules.duties import open_places
from tableside.rules.knowledge import can_play, playable
from tableside.rules.over import is_over
from tableside.rules.position import Position, is_hand_known
from tableside.rules.reason import Reason
from tableside.rules.rulings import RULINGS
from tableside.rules.verdict import DECIDE, ILLEGAL, SILENT, UNKNOWN, Verdict

_MOST_INSTEAD = 6
_USUALLY: Mapping[str, tuple[str, str, object]] = {
    "opening.full": ("suggest.extra-arm-no", "opening_extra_arms", False),
}
"""Objections on which a text is silent: the usual ruling, and the option and value that keep it."""


def answer(
    position: Position, result: str, code: str, values: Mapping[str, object] | None = None, **more: Any
) -> Verdict:
    """The verdict that this ruling gives under the rules in force."""
    ruling = RULINGS[code]
    source = ruling.source(position.rules)
    return Verdict(
        result=result,
        basis=source.basis,
        reasons=(Reason(code, values or {}),),
        cites=source.cites,
        clauses=(ruling.clause,),
        playable_numbers=playable_numbers(position),
        **more,
    )


def named(position: Position, player: str, code: str, values: Mapping[str, object], **more: Any) -> Verdict:
    """The verdict where somebody was asked for: a player."""
    return answer(position, player, code, values, player=player, **more)


def refusal(position: Position, reasons: Sequence[Reason], player: str) -> Verdict:
    """No, for every reason there is; the first decides, and where the text is silent on it, the table does."""
    first, *others = reasons
    said = answer(position, ILLEGAL, first.code, first.values)
    if said.basis == SILENT:
        said = _left_to_table(said, first)
    return replace(and_also(position, said, others), instead=instead(position, player))


def and_also(position: Position, said: Verdict, others: Sequence[Reason]) -> Verdict:
    """The same verdict with further reasons, their clauses and what they cite."""
    if not others:
        return said
    rulings = [RULINGS[reason.code] for reason in others]
    cites = (cite for ruling in rulings for cite in ruling.source(position.rules).cites)
    return replace(
        said,
        reasons=(*said.reasons, *others),
        clauses=tuple(dict.fromkeys((*said.clauses, *(ruling.clause for ruling in rulings)))),
        cites=tuple(dict.fromkeys((*said.cites, *cites))),
    )


def _left_to_table(said: Verdict, reason: Reason) -> Verdict:
    suggestion, option, value = _USUALLY[reason.code]
    return replace(said, result=DECIDE, suggestion=Reason(suggestion, reason.values), keep=(option, value))


def cannot_say(position: Position, code: str, values: Mapping[str, object], *needs: Reason) -> Verdict:
    return answer(position, UNKNOWN, code, values, needs=needs)


def playable_numbers(position: Position) -> tuple[int, ...]:
    """The numbers that may be played now by whoever is on turn; none before the double lies there."""
    if position.layout is None or is_over(position):
        return ()
    return tuple(sorted(open_places(position, position.turn)))


def instead(position: Position, player: str) -> tuple[Reason, ...]:
    """What this player may do now, as far as is known."""
    if position.layout is None:
        return (Reason("instead.open", {"double": position.table.opening}),)
    if is_over(position):
        return (Reason("instead.count", {}),)
    if position.turn is not None and player != position.turn:
        return (Reason("instead.wait", {"player": position.turn}),)
    known = playable(position, player)
    if known:
        return tuple(Reason("instead.play", {"tile": play.tile, "onto": play.onto}) for play in known[:_MOST_INSTEAD])
    if can_play(position, player) is False:
        return (_without_a_play(position),)
    return (_if_held(position), _otherwise(position))


def _without_a_play(position: Position) -> Reason:
    if can_draw(position):
        return Reason("instead.draw", {})
    return Reason("instead.pass", {})


def _if_held(position: Position) -> Reason:
    return Reason("instead.number", {"numbers": playable_numbers(position)})


def _otherwise(position: Position) -> Reason:
    return Reason("instead.else-draw" if can_draw(position) else "instead.else-pass", {})


def can_draw(position: Position) -> bool:
    """Does the rule let the player on turn draw a tile now, leaving aside whether it is needed?"""
    if position.rules.draw_rule == "none" or position.drawable == 0:
        return False
    return not position.drawn or position.rules.draw_rule == "until_playable"


def knows_hand(position: Position, player: str) -> bool:
    """Is enough of this hand known to say what its player must do?"""
    return is_hand_known(position, player) and len(position.hands[player]) > 1
