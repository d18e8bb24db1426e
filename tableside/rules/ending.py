"""Is the round over? Blocked, gone out, or can somebody still do something?"""

from tableside.rules.answers import answer, cannot_say
from tableside.rules.duties import dead_duties
from tableside.rules.knowledge import can_ever_play, can_play
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.verdict import DECIDE, ROUND_CONTINUES, ROUND_OVER, Verdict


def check_end(position: Position) -> Verdict:
    """Rules on "the round is over"."""
    if position.out:
        return answer(position, ROUND_OVER, "end.out", {"player": position.out})
    if position.layout is None:
        return answer(position, ROUND_CONTINUES, "end.not-begun", {"double": position.table.opening})
    if position.facts.blocked:
        return answer(position, ROUND_OVER, "end.all-passed", {})
    dead = dead_duties(position)
    if dead and position.rules.dead_foot == "end_at_once":
        return answer(position, ROUND_OVER, "end.dead-foot", {"double": dead[0].tile, "number": dead[0].number})
    if not can_ever_play(position):
        return _nobody_ever(position)
    return _by_players(position)


def _nobody_ever(position: Position) -> Verdict:
    """No tile that could come to anybody's hand fits; whether the drawing must still be done is another matter."""
    if position.drawable is None:
        return cannot_say(position, "end.yard-unknown", {}, Reason("needs.yard", {}))
    if position.drawable == 0 or position.rules.draw_rule == "none":
        return answer(position, ROUND_OVER, _blocked(position), {})
    if "dead_foot" in position.rules.chosen:
        return answer(position, ROUND_CONTINUES, "end.draw-on", {"left": position.drawable})
    keep = ("dead_foot", "play_on")
    left = {"left": position.drawable}
    suggestion = Reason("suggest.draw-on", left)
    return answer(position, DECIDE, "end.dead-yard-left", left, suggestion=suggestion, keep=keep)


def _by_players(position: Position) -> Verdict:
    able = {player: can_play(position, player) for player in position.players}
    if _ends_with_the_yard(position, able):
        return answer(position, ROUND_OVER, "end.stuck-no-yard", {})
    players = tuple(player for player, can in able.items() if can)
    if players:
        return answer(position, ROUND_CONTINUES, "end.can-play", {"players": players})
    if position.drawable is None and position.rules.draw_rule != "none":
        return cannot_say(position, "end.yard-unknown", {}, Reason("needs.yard", {}))
    if position.drawable and position.rules.draw_rule != "none":
        return answer(position, ROUND_CONTINUES, "end.can-draw", {"left": position.drawable})
    return _without_yard(position, able)


def _without_yard(position: Position, able: dict[str, bool | None]) -> Verdict:
    hidden = tuple(player for player, can in able.items() if can is None)
    if not hidden:
        return answer(position, ROUND_OVER, _blocked(position), {})
    needs = tuple(Reason("needs.hand", {"player": player}) for player in hidden)
    return cannot_say(position, "end.hands-unknown", {"players": hidden}, *needs)


def _ends_with_the_yard(position: Position, able: dict[str, bool | None]) -> bool:
    """At "no draw" tables the first player who is stuck with nothing to draw ends the round."""
    has_nothing_to_draw = position.drawable == 0 or position.rules.draw_rule == "none"
    if not (position.rules.round_ends_when_yard_empty and has_nothing_to_draw):
        return False
    stuck = {player for player, can in able.items() if can is False}
    return position.turn in stuck or bool(position.passes and set(position.passes) & stuck)


def _blocked(position: Position) -> str:
    """A full circle of passes proves what the hands need not be shown for."""
    return "end.all-passed" if set(position.players) <= set(position.passes) - position.kept else "end.nobody-can"
