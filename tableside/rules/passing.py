"""May, or must, this player pass?"""

from tableside.rules.answers import and_also, answer, can_draw, cannot_say, refusal
from tableside.rules.hunting import check_hunting_pass
from tableside.rules.knowledge import can_play, playable
from tableside.rules.moves import Pass, Play
from tableside.rules.over import is_over
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile
from tableside.rules.turns import may_stop, turn_objection
from tableside.rules.unfinished import unfinished
from tableside.rules.verdict import LEGAL, REQUIRED, Verdict


def check_pass(position: Position, move: Pass) -> Verdict:
    """Rules on ending a turn without laying a tile."""
    player = move.player
    if position.layout is None:
        return check_hunting_pass(position, player)
    if is_over(position):
        return refusal(position, (Reason("play.round-over", {"player": position.out}),), player)
    turn = turn_objection(position, player)
    if turn:
        return refusal(position, turn, player)
    if may_stop(position, player):
        return answer(position, LEGAL, "pass.stops", {"player": player})
    return _by_hand(position, player)


def _by_hand(position: Position, player: str) -> Verdict:
    able = can_play(position, player)
    if able and position.rules.must_play_if_able:
        return _able(position, player)
    must_draw = _must_draw(position, player)
    if must_draw:
        return must_draw
    if able and _binds_drawn_tile(position, player):
        return _able(position, player)
    if able is False:
        said = answer(position, REQUIRED, _stuck(position), {"player": player})
        return and_also(position, said, unfinished(position, player))
    if not position.rules.must_play_if_able:
        return answer(position, LEGAL, "pass.may", {"player": player})
    return cannot_say(position, "pass.hand-unknown", {"player": player}, Reason("needs.hand", {"player": player}))


def _able(position: Position, player: str) -> Verdict:
    """Somebody who could play would rather not; only a tile just drawn may be kept, and only at some tables."""
    known = playable(position, player)
    drawn = _drawn_only(position, known)
    if drawn and position.rules.drawn_tile_play == "may":
        return answer(position, LEGAL, "drawn.may-play", {"player": player, "tile": drawn})
    values = known[0]._asdict() if known else {"player": player, "tile": None, "onto": None}
    return refusal(position, (Reason("drawn.must-play" if drawn else "pass.can-play", values),), player)


def _drawn_only(position: Position, known: tuple[Play, ...]) -> Tile | None:
    """The drawn tile, if nothing else in the hand fits."""
    tiles = {play.tile for play in known}
    return next((tile for tile in tiles if tiles <= set(position.drawn)), None)


def _binds_drawn_tile(position: Position, player: str) -> bool:
    """A table that lets players pass at will may still have said that a drawn tile must be laid."""
    rules = position.rules
    if rules.drawn_tile_play != "must" or "drawn_tile_play" not in rules.chosen:
        return False
    return any(play.tile in position.drawn for play in playable(position, player))


def _must_draw(position: Position, player: str) -> Verdict | None:
    if not can_draw(position):
        return None
    if position.drawable is None:
        return cannot_say(position, "pass.yard-unknown", {}, Reason("needs.yard", {}))
    return refusal(position, (Reason("pass.draw-first", {"player": player}),), player)


def _stuck(position: Position) -> str:
    """Passing is all that is left; a drawn tile that fits but must wait is the one special reason."""
    waiting = position.rules.drawn_tile_play == "never_this_turn" and bool(position.drawn)
    return "drawn.must-not" if waiting else "pass.must"
