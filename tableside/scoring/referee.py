"""The whole referee: moves and misplays by `rules`, points, places and seats by what scoring knows."""

from collections.abc import Callable, Mapping

from tableside.rules.errors import RulesError
from tableside.rules.legality import check
from tableside.rules.moves import Move, Question
from tableside.rules.position import Position
from tableside.rules.question_words import meant
from tableside.rules.questions import ANSWERS as TABLE_ANSWERS
from tableside.rules.verdict import Verdict
from tableside.scoring.attendance_questions import correct_score, late_join, leave, missed_round, stop_early
from tableside.scoring.deal_questions import deal_question
from tableside.scoring.game_questions import double_after, game_over
from tableside.scoring.point_questions import score
from tableside.scoring.tie_questions import game_winner

ANSWERS: Mapping[str, Callable[[Position, Question], Verdict]] = {
    "score": score,
    "deal": deal_question,
    "late_join": late_join,
    "leave": leave,
    "missed_round": missed_round,
    "correct_score": correct_score,
    "stop_early": stop_early,
    "winner": game_winner,
    "game_over": game_over,
    "next_double": double_after,
}


def rule_on(position: Position, move: Move) -> Verdict:
    """Rules on anything a table may ask; raises RulesError("question-unknown") that lists the known words."""
    if not isinstance(move, Question):
        return check(position, move)
    known = {*ANSWERS, *TABLE_ANSWERS}
    kind = move.type if move.type in known else meant(move.type)
    if kind in ANSWERS:
        return ANSWERS[kind](position, move)
    if kind in TABLE_ANSWERS:
        return TABLE_ANSWERS[kind](position, move)
    words = ("open", "play", "draw", "pass", "end_round", *ANSWERS, *TABLE_ANSWERS)
    raise RulesError("question-unknown", type=move.type, known=words)
