"""`check`: what the rules say to a move or a question. Illegal is an answer, never an exception."""

from tableside.rules.drawing import check_draw
from tableside.rules.ending import check_end
from tableside.rules.errors import RulesError
from tableside.rules.laying import check_play
from tableside.rules.moves import Draw, Move, Open, Pass, Play, Question
from tableside.rules.opening import check_open
from tableside.rules.passing import check_pass
from tableside.rules.position import Position
from tableside.rules.question_words import meant
from tableside.rules.questions import ANSWERS
from tableside.rules.verdict import Verdict


def check(position: Position, move: Move) -> Verdict:
    """Rules on a move, or on a question about the table; raises RulesError("question-unknown") for other words."""
    if isinstance(move, Play):
        return check_play(position, move)
    if isinstance(move, Draw):
        return check_draw(position, move)
    if isinstance(move, Pass):
        return check_pass(position, move)
    if isinstance(move, Open):
        return check_open(position, move)
    if isinstance(move, Question):
        return _answered(position, move)
    return check_end(position)


def is_allowed(position: Position, move: Move) -> bool:
    return check(position, move).is_allowed


def _answered(position: Position, question: Question) -> Verdict:
    kind = question.type if question.type in ANSWERS else meant(question.type)
    if kind not in ANSWERS:
        raise RulesError("question-unknown", type=question.type, known=tuple(ANSWERS))
    return ANSWERS[kind](position, question)
