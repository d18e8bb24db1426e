"""The whole referee: moves and misplays by `rules`, points, places and seats by what scoring knows."""

from collections.abc import Callable, Mapping

from tableside.rules.errors import RulesError
from tableside.rules.legality import check
from tableside.rules.moves import Move, Question
from tableside.rules.position import Position
from tableside.rules.questions import ANSWERS as TABLE_ANSWERS
from tableside.rules.questions import SYNONYMS as TABLE_SYNONYMS
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

SYNONYMS: Mapping[str, str] = {
    "hand_value": "score",
    "count_hand": "score",
    "round_winner": "score",
    "join": "late_join",
    "leaver": "leave",
    "leave_game": "leave",
    "leave_early": "leave",
    "quit": "leave",
    "absent": "missed_round",
    "miss_round": "missed_round",
    "correction": "correct_score",
    "stop": "stop_early",
    "end_game": "stop_early",
    "end_early": "stop_early",
    "stop_game": "stop_early",
    "end_game_early": "stop_early",
    "finish_early": "stop_early",
    "abandon": "stop_early",
    "tie": "winner",
    "tie_break": "winner",
    "tiebreak": "winner",
    "break_tie": "winner",
    "rank": "winner",
    "ranking": "winner",
    "standings": "winner",
    "final": "winner",
    "final_ranking": "winner",
    "final_score": "winner",
    "game_winner": "winner",
    "who_wins": "winner",
    "who_won": "winner",
    "decide_winner": "winner",
    "final_winner": "winner",
    "resolve_tie": "winner",
    "tie_at_end": "winner",
    "is_game_over": "game_over",
    "last_round": "game_over",
}


def rule_on(position: Position, move: Move) -> Verdict:
    """Rules on anything a table may ask; raises RulesError("question-unknown") that lists the known words."""
    if not isinstance(move, Question) or _is_for_the_table(move):
        return check(position, move)
    kind = SYNONYMS.get(move.type, move.type)
    if kind not in ANSWERS:
        known = ("open", "play", "draw", "pass", "end_round", *ANSWERS, *TABLE_ANSWERS)
        raise RulesError("question-unknown", type=move.type, known=known)
    return ANSWERS[kind](position, move)


def _is_for_the_table(question: Question) -> bool:
    return TABLE_SYNONYMS.get(question.type, question.type) in TABLE_ANSWERS
