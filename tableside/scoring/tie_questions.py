"""Who wins the game, and who wins a tie in it."""

from collections.abc import Mapping

from tableside.rules.answers import answer, cannot_say, named
from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.verdict import DECIDE, Verdict
from tableside.scoring.asked_scores import lowest, points_of, rounds_told, totals_told
from tableside.scoring.standings import RoundResult

_ZERO_ROUNDS = ("zero", "times_out", "rounds_won", "wins", "went_out_times")
_LOWEST_ROUNDS = ("lowest", "nonzero", "non_zero", "best_round")
"""Parts of the names under which people tell these counts."""


def game_winner(position: Position, question: Question) -> Verdict:
    """The result is a player, or "shared"; in preset A a tie is the table's to decide."""
    totals = totals_told(position, question)
    if not totals:
        return cannot_say(position, "total.unknown", {}, Reason("needs.totals", {}))
    first = lowest(totals)
    values = {"players": first, "player": first[0], "points": totals[first[0]]}
    if len(first) == 1:
        return named(position, first[0], "total.lowest", values)
    rule = position.rules.tie_break
    if rule == "shared":
        return answer(position, "shared", "tie.shared", values)
    if rule == "extra_round":
        return answer(position, DECIDE, "tie.extra-round", values, suggestion=Reason("suggest.extra-round", values))
    return _broken(position, question, first, values)


def _broken(position: Position, question: Question, tied: tuple[str, ...], values: dict[str, object]) -> Verdict:
    zeros = _zeros_told(position, question) or _from_rounds(position, question, _zero_rounds)
    if not zeros:
        return _cannot_break(position, values)
    left = _best(tied, {player: -zeros.get(player, 0) for player in tied})
    if len(left) == 1:
        return _said(position, left[0], "tie.zero-rounds", values)
    return _by_lowest_round(position, question, left, values)


def _by_lowest_round(
    position: Position, question: Question, tied: tuple[str, ...], values: dict[str, object]
) -> Verdict:
    scores = _counts(position, question, _LOWEST_ROUNDS) or _from_rounds(position, question, _lowest_round)
    if not scores and not rounds_told(position, question):
        return _cannot_break(position, values)
    left = _best(tied, {player: scores.get(player, 10**9) for player in tied})
    if len(left) == 1:
        return _said(position, left[0], "tie.lowest-round", values)
    suggestion = Reason("suggest.next-rounds", {**values, "players": left})
    if "tie_break" in position.rules.chosen:
        return answer(position, "shared", "tie.shared", {**values, "players": left})
    return answer(position, DECIDE, "tie.next-rounds", values, suggestion=suggestion, keep=("tie_break", "best_rounds"))


def _cannot_break(position: Position, values: dict[str, object]) -> Verdict:
    if _is_silent(position):
        return _said(position, None, "tie.unknown", values)
    return cannot_say(position, "tie.unknown", values, Reason("needs.round-scores", {"round": None}))


def _said(position: Position, player: str | None, code: str, values: dict[str, object]) -> Verdict:
    """Preset A says nothing of ties: there the answer is only the usual one."""
    if not _is_silent(position):
        return named(position, str(player), code, {**values, "player": player})
    suggestion = Reason("suggest.tie-break", {**values, "player": player})
    return answer(position, DECIDE, code, values, suggestion=suggestion, keep=("tie_break", "zero_rounds"))


def _is_silent(position: Position) -> bool:
    return position.rules.preset == "trains" and "tie_break" not in position.rules.chosen


def _zeros_told(position: Position, question: Question) -> dict[str, int]:
    """Not to be taken for the lowest rounds other than zero."""
    told = {**position.facts.other, **question.values}
    plain = {name: value for name, value in told.items() if not any(word in name for word in _LOWEST_ROUNDS)}
    named = (value for name, value in plain.items() if any(word in name for word in _ZERO_ROUNDS))
    return next((counts for value in named if (counts := points_of(value, position))), {})


def _counts(position: Position, question: Question, words: tuple[str, ...]) -> dict[str, int]:
    told = {**position.facts.other, **question.values}
    named = (value for name, value in told.items() if any(word in name for word in words))
    return next((counts for value in named if (counts := points_of(value, position))), {})


def _from_rounds(position: Position, question: Question, of: object) -> dict[str, int]:
    rounds = rounds_told(position, question)
    if not rounds or not callable(of):
        return {}
    return {player: value for player in position.players if (value := of(rounds, player)) is not None}


def _zero_rounds(rounds: tuple[RoundResult, ...], player: str) -> int:
    return sum(one.out == player if one.out_known else one.points.get(player) == 0 for one in rounds)


def _lowest_round(rounds: tuple[RoundResult, ...], player: str) -> int | None:
    scores = [one.points[player] for one in rounds if one.points.get(player, 0) > 0]
    return min(scores, default=None)


def _best(players: tuple[str, ...], keys: Mapping[str, int]) -> tuple[str, ...]:
    least = min(keys[player] for player in players)
    return tuple(player for player in players if keys[player] == least)
