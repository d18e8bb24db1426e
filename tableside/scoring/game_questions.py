"""Is the game over, and which double comes next?"""

from tableside.rules.answers import answer
from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.rules.tiles import Tile
from tableside.rules.verdict import Verdict
from tableside.scoring.asked_scores import totals_told
from tableside.scoring.schedule import doubles, is_over, next_double

GAME_OVER = "game_over"
GAME_GOES_ON = "game_goes_on"
NO_DOUBLE = "none"


def game_over(position: Position, question: Question) -> Verdict:
    """Taken at the end of the position's round: was it the last one?"""
    totals = totals_told(position, question)
    over = is_over(position.rules, totals, _played(position))
    values = {"round": position.table.round}
    return answer(position, GAME_OVER if over else GAME_GOES_ON, "game.over" if over else "game.goes-on", values)


def double_after(position: Position, _question: Question) -> Verdict:
    """The result is the double of the round after this one, as text."""
    tile = next_double(position.rules, _played(position))
    if tile is None:
        return answer(position, NO_DOUBLE, "double.none", {})
    return answer(position, str(tile), "double.next", {"double": tile})


def _played(position: Position) -> tuple[Tile, ...]:
    """The rounds so far as planned, up to the double of this one."""
    return doubles(position.rules)[: position.table.round]
