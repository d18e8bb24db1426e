"""May, or must, this player draw a tile? And who hunts for an opening double that nobody holds."""

from tableside.rules.answers import and_also, answer, can_draw, cannot_say, refusal
from tableside.rules.hunting import check_hunt
from tableside.rules.knowledge import can_play, playable
from tableside.rules.moves import Draw
from tableside.rules.over import is_over
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.turns import may_stop, turn_objection
from tableside.rules.unfinished import unfinished
from tableside.rules.verdict import LEGAL, REQUIRED, Verdict


def check_draw(position: Position, draw: Draw) -> Verdict:
    """Rules on taking a tile from the chicken yard."""
    if position.layout is None:
        return check_hunt(position, draw.player)
    reasons = draw_objections(position, draw.player)
    if reasons:
        return refusal(position, reasons, draw.player)
    if position.drawable is None:
        return cannot_say(position, "draw.yard-unknown", {}, Reason("needs.yard", {}))
    return _by_hand(position, draw.player)


def draw_objections(position: Position, player: str) -> tuple[Reason, ...]:
    """What forbids a draw, leaving aside whether the player could lay a tile."""
    if is_over(position):
        return (Reason("play.round-over", {"player": position.out}),)
    turn = turn_objection(position, player)
    if turn:
        return turn
    if position.rules.draw_rule == "none":
        return (Reason("draw.never", {}),)
    if position.drawn and not can_draw(position) and position.drawable != 0:
        return (Reason("draw.only-one", {}),)
    return _empty_yard(position)


def _empty_yard(position: Position) -> tuple[Reason, ...]:
    if position.drawable != 0:
        return ()
    left = position.yard or 0
    code = "draw.reserve" if left else "draw.yard-empty"
    return (Reason(code, {"left": left, "players": len(position.players)}),)


def _by_hand(position: Position, player: str) -> Verdict:
    is_free = not position.rules.must_play_if_able or may_stop(position, player)
    able = can_play(position, player)
    if able and not is_free:
        return _refused(position, player)
    if able is False and not may_stop(position, player):
        said = answer(position, REQUIRED, "draw.again" if position.drawn else "draw.must", {"player": player})
        return and_also(position, said, unfinished(position, player))
    if is_free:
        return _allowed(position, player)
    return cannot_say(position, "draw.hand-unknown", {"player": player}, Reason("needs.hand", {"player": player}))


def _allowed(position: Position, player: str) -> Verdict:
    """Playing on is a choice: a draw is one too, except after a tile was laid in this turn."""
    if may_stop(position, player):
        return refusal(position, (Reason("draw.no-need-after-tile", {"player": player}),), player)
    return answer(position, LEGAL, "draw.may", {"player": player})


def _refused(position: Position, player: str) -> Verdict:
    known = playable(position, player)
    values = known[0]._asdict() if known else {"player": player, "tile": None, "onto": None}
    return refusal(position, (Reason("draw.can-play", values),), player)
