"""May this tile be joined to that one? Every objection, in order of weight, or what speaks for it."""

from collections.abc import Iterator

from tableside.rules.answers import answer, knows_hand, refusal
from tableside.rules.duties import duties, is_dead
from tableside.rules.knowledge import is_last_tile, playable
from tableside.rules.layout import Obligation
from tableside.rules.matching import joins
from tableside.rules.moves import Play
from tableside.rules.over import is_over
from tableside.rules.position import Position, is_hand_known
from tableside.rules.reason import Reason
from tableside.rules.turns import may_stop, turn_objection, turn_permission
from tableside.rules.unfinished import duty_values, unfinished
from tableside.rules.verdict import LEGAL, REQUIRED, ROUND_OVER, Verdict


def check_play(position: Position, play: Play) -> Verdict:
    """Rules on one tile joined to another."""
    if position.layout is None:
        return refusal(position, (Reason("start.not-open", {"double": position.table.opening}),), play.player)
    ended = _ended_by_dead_foot(position)
    if ended:
        return answer(position, ROUND_OVER, "foot.dead-ends-round", duty_values(ended))
    reasons = tuple(objections(position, play))
    if reasons:
        return refusal(position, reasons, play.player)
    if _is_only_move(position, play):
        return _required(position, play)
    code, values = _permission(position, play)
    return answer(position, LEGAL, code, {"tile": play.tile, "onto": play.onto, "player": play.player, **values})


def objections(position: Position, play: Play) -> Iterator[Reason]:
    """Everything that speaks against this play."""
    if is_over(position):
        yield Reason("play.round-over", {"player": position.out})
    yield from turn_objection(position, play.player)
    fault = _impossible(position, play)
    if fault:
        yield fault
        return
    yield from _elsewhere(position, play)
    yield from _mismatch(position, play)
    yield from _barred(position, play)


def _impossible(position: Position, play: Play) -> Reason | None:
    assert position.layout is not None
    values = {"tile": play.tile, "onto": play.onto, "player": play.player}
    if play.tile in position.layout.nodes:
        return Reason("play.on-the-table", values)
    if play.onto not in position.layout.nodes:
        return Reason("play.onto-nothing", values)
    if play.player in position.counts and is_hand_known(position, play.player) and not _holds(position, play):
        return Reason("play.not-in-hand", values)
    if any(play.tile in tiles for player, tiles in position.hands.items() if player != play.player):
        return Reason("play.not-in-hand", values)
    return None


def _holds(position: Position, play: Play) -> bool:
    return play.tile in position.hands.get(play.player, ())


def _elsewhere(position: Position, play: Play) -> Iterator[Reason]:
    reasons = unfinished(position, play.player)
    if reasons and all(reason.values["double"] != play.onto for reason in reasons):
        first = reasons[0]
        yield Reason(first.code, {**first.values, "tile": play.tile, "onto": play.onto})


def _mismatch(position: Position, play: Play) -> Iterator[Reason]:
    assert position.layout is not None
    facing = position.layout.nodes[play.onto].facing
    values = {"tile": play.tile, "onto": play.onto, "number": facing}
    if play.onto not in position.layout.free:
        yield Reason(_no_place(position, play), values)
    elif not _touches(play, joins(play.tile, play.onto, facing, position.rules.wild)):
        yield Reason(_mismatched(position, play), values)


def _mismatched(position: Position, play: Play) -> str:
    """Somebody who lays a blank against a number takes it for a joker; elsewhere others may be jokers."""
    if position.rules.wild != "none":
        return "ends.not-wild"
    return "ends.blank-not-wild" if 0 in play.tile else "ends.differ"


def _touches(play: Play, numbers: tuple[int, ...]) -> bool:
    return bool(numbers) and play.joining in (None, *numbers)


def _no_place(position: Position, play: Play) -> str:
    if play.onto == position.table.opening:
        return "opening.full"
    return "foot.full" if play.onto.is_double else "ends.taken"


def _barred(position: Position, play: Play) -> Iterator[Reason]:
    rules = position.rules
    values = {"tile": play.tile, "player": play.player}
    if rules.drawn_tile_play == "never_this_turn" and play.tile in position.drawn:
        yield Reason("drawn.must-not", values)
    if play.tile.is_double and rules.go_out_on_double == "banned" and is_last_tile(position, play.player):
        yield Reason("play.barred-double", values)


def _is_only_move(position: Position, play: Play) -> bool:
    """Nothing else is open to this player: no other tile fits, and neither drawing nor passing is allowed.

    Where nothing is unfinished the question is whether the tile may be laid, and that answer is yes.
    """
    rules = position.rules
    if not duties(position, play.player) and play.tile not in position.drawn:
        return False
    if not rules.must_play_if_able or not knows_hand(position, play.player) or may_stop(position, play.player):
        return False
    if position.drawn and rules.drawn_tile_play == "may" and play.tile in position.drawn:
        return False
    return len(playable(position, play.player)) == 1


def _required(position: Position, play: Play) -> Verdict:
    values = {"tile": play.tile, "onto": play.onto, "player": play.player}
    code = "drawn.must-play" if play.tile in position.drawn else "play.only-one"
    return answer(position, REQUIRED, code, values)


def _permission(position: Position, play: Play) -> tuple[str, dict[str, object]]:
    """The strongest thing to say for a legal play."""
    again = turn_permission(position, play.player)
    if again:
        return again, {}
    if _goes_out(position, play.player):
        return ("play.goes-out-on-double" if play.tile.is_double else "play.goes-out"), {}
    if play.tile in position.drawn and position.rules.drawn_tile_play == "may":
        return "drawn.may-play", {}
    if not position.rules.must_play_if_able and "must_play_if_able" in position.rules.chosen:
        return "play.or-draw", {}
    return _permission_by_place(position, play)


def _goes_out(position: Position, player: str) -> bool:
    """A single tile shown may be one of many; that it is the last has to be said."""
    said = player in position.counts or "last_tile" in position.facts.other
    return said and is_last_tile(position, player) and is_hand_known(position, player)


def _permission_by_place(position: Position, play: Play) -> tuple[str, dict[str, object]]:
    assert position.layout is not None
    layout, table = position.layout, position.table
    node = layout.nodes[play.onto]
    if node.facing not in play.tile:
        return "ends.wild", {"number": node.facing}
    due = layout.obligation(play.onto)
    if due:
        return ("opening.fits" if due.is_opening else "foot.toe-fits"), {"left": due.needed - 1}
    if play.onto == table.opening:
        return ("opening.fits" if layout.arms < table.arms else "opening.extra-arm"), {}
    if layout.obligations:
        return _in_spiteduty_values(position, layout.obligations[0])
    return _in_free_play(position, play)


def _in_spiteduty_values(position: Position, due: Obligation) -> tuple[str, dict[str, object]]:
    if is_dead(position, due) and position.rules.dead_foot == "release":
        return "foot.released", duty_values(due)
    return "foot.next-player-only", duty_values(due)


def _in_free_play(position: Position, play: Play) -> tuple[str, dict[str, object]]:
    assert position.layout is not None
    layout, table = position.layout, position.table
    if not position.rules.opening_must_fill and layout.arms < table.arms:
        return "opening.not-needed", {"double": table.opening}
    if layout.arms < table.usual_arms:
        return "opening.fewer-arms", {"double": table.opening, "arms": table.arms}
    parent = layout.nodes[play.onto].parent
    is_toe = parent is not None and parent.is_double and parent != table.opening
    return ("play.new-toe", {"double": parent}) if is_toe else ("play.fits", {})


def _ended_by_dead_foot(position: Position) -> Obligation | None:
    if position.rules.dead_foot != "end_at_once" or position.layout is None:
        return None
    return next((due for due in position.layout.obligations if is_dead(position, due)), None)
