"""Is the round over for certain, so that nobody moves any more?"""

from tableside.rules.duties import dead_duties
from tableside.rules.knowledge import can_play, playable
from tableside.rules.position import Position


def is_over(position: Position) -> bool:
    """Gone out, said to be blocked, everybody passed with nothing to draw, or ended by a house rule."""
    if position.out or position.facts.blocked:
        return True
    rules = position.rules
    if rules.dead_foot == "end_at_once" and dead_duties(position):
        return True
    if not position.passes or not (position.drawable == 0 or rules.draw_rule == "none"):
        return False
    if rules.round_ends_when_yard_empty and any(can_play(position, player) is False for player in position.passes):
        return True
    return _all_have_passed(position)


def _all_have_passed(position: Position) -> bool:
    """A full circle of passes, and no hand in sight that belies it."""
    if not set(position.players) <= set(position.passes) - position.kept:
        return False
    return not any(playable(position, player) for player in position.players)
