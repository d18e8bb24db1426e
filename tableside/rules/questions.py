"""The words for what a table asks, and who answers them here; points and seats are answered by `scoring`."""

from collections.abc import Callable, Mapping

from tableside.rules.answers import answer, named
from tableside.rules.calls import penalty
from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.slips import duplicate, exposed, fix_deal, take_back, two_drawn, void_round
from tableside.rules.starters import who_starts
from tableside.rules.turns import turn_permission
from tableside.rules.verdict import DECIDE, ILLEGAL, LEGAL, Verdict

Answer = Callable[[Position, Question], Verdict]


def _who_starts(position: Position, _question: Question) -> Verdict:
    return who_starts(position)


def _whose_turn(position: Position, _question: Question) -> Verdict:
    """The result is a player."""
    last = position.last_play
    starter = position.table.starter
    if last is None and starter and position.layout is not None and not position.passes:
        goes_on = position.rules.starter_goes_on
        player = starter if goes_on else position.table.after[starter]
        return named(position, player, "seat.starter-after", {"player": player, "starter": starter})
    if position.turn:
        return named(position, position.turn, "seat.order", {"player": position.turn})
    if last is None:
        return who_starts(position)
    player = last.player if turn_permission(position, last.player) else position.table.after[last.player]
    return named(position, player, "seat.order", {"player": player})


def _call_double(position: Position, question: Question) -> Verdict:
    return answer(position, LEGAL, "call.double-free", {"player": question.player})


def _teams(position: Position, _question: Question) -> Verdict:
    if "teams" in position.rules.chosen:
        return answer(position, ILLEGAL, "seat.no-teams", {})
    keep = ("teams", False)
    return answer(position, DECIDE, "seat.teams", {}, suggestion=Reason("suggest.no-teams", {}), keep=keep)


def _swap_seats(position: Position, _question: Question) -> Verdict:
    return answer(position, DECIDE, "seat.change", {}, suggestion=Reason("suggest.between-rounds", {}))


ANSWERS: Mapping[str, Answer] = {
    "take_back": take_back,
    "penalty": penalty,
    "void_round": void_round,
    "fix_overdraw": fix_deal,
    "fix_underdraw": fix_deal,
    "tile_exposed": exposed,
    "two_drawn": two_drawn,
    "remove_duplicate": duplicate,
    "who_starts": _who_starts,
    "whose_turn": _whose_turn,
    "call_double": _call_double,
    "teams": _teams,
    "swap_seats": _swap_seats,
}
