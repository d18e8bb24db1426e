"""Scores as somebody tells them with a question: totals after a round, one round's points, or every round's."""

import re
from collections.abc import Iterator, Mapping

from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.scoring.standings import RoundResult

_TOTALS = re.compile(r"(final_)?totals?(_after_round_?(\d+))?|total_scores|scores_after_round_?(\d+)")
_ROUND = re.compile(r"round_?(\d+)(_scores|_points)?")


def totals_told(position: Position, question: Question) -> dict[str, int]:
    """The totals of the latest round that are told, or what the rounds told add up to."""
    found: dict[int, dict[str, int]] = {}
    for name, value in _told(position, question):
        match = _TOTALS.fullmatch(name)
        points = points_of(value, position)
        if match and points:
            found[int(match[3] or match[4] or 10_000)] = points
    return found[max(found)] if found else _added(rounds_told(position, question))


def round_points_told(position: Position, number: int | None) -> dict[str, int]:
    """The points of one round; of the only round told, where nobody says which is meant."""
    rounds = _rounds_by_number(position, Question("", None))
    if number in rounds:
        return rounds[number]
    return next(iter(rounds.values()), {}) if number is None or len(rounds) == 1 else {}


def rounds_told(position: Position, question: Question) -> tuple[RoundResult, ...]:
    """Every round told, with who went out where that is said."""
    listed = question.values.get("rounds", position.facts.other.get("rounds"))
    if isinstance(listed, list):
        return tuple(_result(each, position) for each in listed)
    if isinstance(listed, Mapping):
        return _by_player(listed)
    by_number = _rounds_by_number(position, question)
    return tuple(
        RoundResult(points, _out(position, number), _out(position, number) is not None)
        for number, points in sorted(by_number.items())
    )


def asked_round(position: Position, question: Question) -> int | None:
    said = question.values.get("round")
    if said is None:
        absent = position.facts.other.get("absent")
        said = absent.get("round") if isinstance(absent, Mapping) else None
    return said if isinstance(said, int) else None


def points_of(value: object, position: Position) -> dict[str, int]:
    """The players' points in an object that may say other things too."""
    if not isinstance(value, Mapping):
        return {}
    return {
        player: points
        for player, points in value.items()
        if player in position.players and isinstance(points, int) and not isinstance(points, bool)
    }


def lowest(totals: Mapping[str, int]) -> tuple[str, ...]:
    least = min(totals.values(), default=None)
    return tuple(player for player, total in totals.items() if total == least)


def _told(position: Position, question: Question) -> Iterator[tuple[str, object]]:
    yield from position.facts.other.items()
    yield from question.values.items()


def _rounds_by_number(position: Position, question: Question) -> dict[int, dict[str, int]]:
    found = {}
    for name, value in _told(position, question):
        match = _ROUND.fullmatch(name)
        points = points_of(value, position)
        if match and points:
            found[int(match[1])] = points
    return found


def _result(said: object, position: Position) -> RoundResult:
    if not isinstance(said, Mapping):
        return RoundResult({})
    inner = said.get("points")
    points = points_of(inner if isinstance(inner, Mapping) else said, position)
    out = said.get("out")
    return RoundResult(points, out if isinstance(out, str) else None, "out" in said)


def _by_player(listed: Mapping[str, object]) -> tuple[RoundResult, ...]:
    """`{"Asha": [0, 12], "Bijay": [23, 30]}`: each player's rounds in order; null is a round missed."""
    columns = {player: scores for player, scores in listed.items() if isinstance(scores, list)}
    length = max((len(scores) for scores in columns.values()), default=0)
    rounds = []
    for index in range(length):
        here = {player: scores[index] for player, scores in columns.items() if index < len(scores)}
        rounds.append(
            RoundResult({player: each for player, each in here.items() if isinstance(each, int)}, None, False)
        )
    return tuple(rounds)


def _out(position: Position, number: int) -> str | None:
    for name in (f"round{number}_out", f"round_{number}_out"):
        said = position.facts.other.get(name)
        if isinstance(said, str):
            return said
    return None


def _added(rounds: tuple[RoundResult, ...]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for one in rounds:
        for player, points in one.points.items():
            totals[player] = totals.get(player, 0) + points
    return totals
