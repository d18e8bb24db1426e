"""Late joiners, leavers, rounds sat out, games stopped early, corrections: the table decides, with a usual answer."""

from collections.abc import Mapping

from tableside.rules.answers import answer, cannot_say
from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.verdict import DECIDE, ILLEGAL, LEGAL, SCORE, Verdict
from tableside.scoring.asked_scores import asked_round, lowest, round_points_told, totals_told
from tableside.scoring.round_points import late_start, missed_points


def late_join(position: Position, question: Question) -> Verdict:
    """What total does somebody start with who comes in the middle of the game?"""
    player = question.player or position.players[-1]
    rules = position.rules
    if rules.late_join == "not_allowed":
        return answer(position, ILLEGAL, "join.not", {"player": player})
    totals = {name: total for name, total in totals_told(position, question).items() if name != player}
    if not totals:
        return _without_numbers(position, "late_join", "join", player)
    start = late_start(totals, rules)
    values = {"player": player, "points": start}
    if "late_join" in rules.chosen:
        return answer(position, SCORE, "join.late", values, value={player: start})
    suggestion = Reason("suggest.join-highest", values)
    keep = ("late_join", rules.late_join)
    return answer(position, DECIDE, "join.unsaid", values, value={player: start}, suggestion=suggestion, keep=keep)


def missed_round(position: Position, question: Question) -> Verdict:
    """What does somebody get for a round sat out?"""
    player = question.player or _absent(position) or position.players[-1]
    number = asked_round(position, question)
    told = {name: points for name, points in round_points_told(position, number).items() if name != player}
    points = missed_points(told, position.rules)
    if points is None and position.rules.missed_round != "zero_excluded":
        return _without_numbers(position, "missed_round", "missed", player)
    values = {"player": player, "points": points or 0, "round": number}
    value = {player: points or 0}
    if "missed_round" in position.rules.chosen:
        return answer(position, SCORE, "missed.round", values, value=value)
    suggestion = Reason("suggest.missed-highest", values)
    keep = ("missed_round", position.rules.missed_round)
    return answer(position, DECIDE, "missed.unsaid", values, value=value, suggestion=suggestion, keep=keep)


def _without_numbers(position: Position, option: str, code: str, player: str) -> Verdict:
    """A table with a rule needs the others' points; one without is told the usual rule."""
    values = {"player": player}
    if option in position.rules.chosen:
        return cannot_say(position, f"{code}.unknown", values, Reason("needs.totals", {}))
    keep = (option, getattr(position.rules, option))
    suggestion = Reason(f"suggest.{code}-usual", values)
    return answer(position, DECIDE, f"{code}.unsaid", values, suggestion=suggestion, keep=keep)


def leave(position: Position, question: Question) -> Verdict:
    """What becomes of somebody who goes home early?"""
    values = {"player": question.player}
    return answer(position, DECIDE, "leave.listed", values, suggestion=Reason("suggest.leaver-listed", values))


def stop_early(position: Position, question: Question) -> Verdict:
    """May the game end before its last round, and who has won then?"""
    totals = totals_told(position, question)
    values = {"players": lowest(totals), "points": min(totals.values(), default=None)}
    return answer(position, DECIDE, "stop.early", values, suggestion=Reason("suggest.stop-early", values))


def correct_score(position: Position, question: Question) -> Verdict:
    """Is a score changed that turns out to be wrong?"""
    number = asked_round(position, question)
    values = {"player": question.player, "points": question.values.get("value"), "round": number}
    is_same_round = number is not None and number >= position.table.round
    if "score_correction" in position.rules.chosen:
        if position.rules.score_correction == "locked_after_round" and not is_same_round:
            return answer(position, ILLEGAL, "correct.locked", values)
        return answer(position, LEGAL, "correct.same-round" if is_same_round else "correct.later", values)
    suggestion = Reason("suggest.correct", values)
    keep = ("score_correction", "always")
    return answer(position, DECIDE, "correct.later", values, suggestion=suggestion, keep=keep)


def _absent(position: Position) -> str | None:
    said = position.facts.other.get("absent")
    player = said.get("player") if isinstance(said, Mapping) else said
    return player if player in position.players and isinstance(player, str) else None
