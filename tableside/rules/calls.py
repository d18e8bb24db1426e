"""Calls and what forgetting them costs: a double announced, the last tile told, going out on a double."""

from collections.abc import Mapping

from tableside.rules.answers import answer
from tableside.rules.moves import Question
from tableside.rules.position import Position, size_of_hand
from tableside.rules.reason import Reason
from tableside.rules.slips import overlooked
from tableside.rules.verdict import DECIDE, NO_PENALTY, REQUIRED, SCORE, Verdict

_DRAWS = {"draw1": 1, "draw2": 2}
_SAID = ("knocked", "announced", "called", "tapped")


def penalty(position: Position, question: Question) -> Verdict:
    """What does this slip cost? Nothing, unless the table has fixed a price."""
    reason = str(question.values.get("reason", "")).lower()
    if "last" in reason or "knock" in reason:
        return _last_tile(position, question)
    if "out" in reason and "double" in reason:
        return _out_on_double(position, question)
    if "double" in reason and ("call" in reason or "announc" in reason):
        return _double(position, question)
    if any(word in reason for word in ("overlook", "held_back", "withh", "strategic", "missed_play", "could_play")):
        return _overlooked(position, question)
    values = {"player": question.player}
    return answer(position, DECIDE, "slip.no-price", values, suggestion=Reason("suggest.no-price", values))


def _double(position: Position, question: Question) -> Verdict:
    values = {"player": question.player}
    if position.rules.call_double != "required":
        return answer(position, NO_PENALTY, "call.double-free", values)
    if _was_said(position, question.player):
        return answer(position, NO_PENALTY, "call.was-made", values)
    suggestion = Reason("suggest.no-price", values)
    return answer(position, DECIDE, "call.double-price-unset", values, suggestion=suggestion)


def _last_tile(position: Position, question: Question) -> Verdict:
    rule = position.rules.last_tile_call
    values: dict[str, object] = {"player": question.player, "tiles": _DRAWS.get(rule, 0)}
    if rule == "none":
        return answer(position, NO_PENALTY, "call.last-free", values)
    if rule == "courtesy":
        return answer(position, NO_PENALTY, "call.last-courtesy", values)
    return _last_tile_with_price(position, question, values)


def _last_tile_with_price(position: Position, question: Question, values: dict[str, object]) -> Verdict:
    player = question.player
    if _was_said(position, player):
        return answer(position, NO_PENALTY, "call.last-made", values)
    if player is not None and size_of_hand(position, player) not in (None, 1):
        return answer(position, NO_PENALTY, "call.last-not-one", values)
    if position.last_play is not None and position.last_play.player != player:
        return answer(position, NO_PENALTY, "call.last-too-late", values)
    return answer(position, REQUIRED, "call.last-draw", values)


def _out_on_double(position: Position, question: Question) -> Verdict:
    values = {"player": question.player}
    if position.rules.go_out_on_double != "penalty_50" or question.player is None:
        return answer(position, NO_PENALTY, "out.double-free", values)
    return answer(position, SCORE, "out.double-costs", values, value={question.player: 50})


def _overlooked(position: Position, question: Question) -> Verdict:
    if not position.rules.must_play_if_able or position.rules.strategic_error_penalty:
        return overlooked(position, question)
    values = {"player": question.player}
    return answer(position, DECIDE, "slip.overlooked", values, suggestion=Reason("suggest.no-price", values))


def _was_said(position: Position, player: str | None) -> bool:
    for name in _SAID:
        said = position.facts.other.get(name)
        if said is True or (isinstance(said, Mapping) and said.get(player) is True):
            return True
    return False
