"""Who may open the round, and with which double."""

from tableside.rules.answers import answer, cannot_say, refusal
from tableside.rules.duties import is_in_yard
from tableside.rules.hunting import holder_of
from tableside.rules.moves import Open
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.ruleset import OPENS_FROM_HAND
from tableside.rules.starters import who_starts
from tableside.rules.tiles import double
from tableside.rules.verdict import LEGAL, Verdict

_STEPS_DOWN = frozenset({"next_lower_held_double", "skip_pool"})
_REFUSED_BY = {"reshuffle_and_redraw": "open.new-deal", "all_draw_simultaneously": "open.all-draw"}


def check_open(position: Position, move: Open) -> Verdict:
    """Rules on putting a double in the middle."""
    opening = position.table.opening
    values: dict[str, object] = {"player": move.player, "tile": move.tile, "double": opening}
    if position.layout is not None:
        return refusal(position, (Reason("open.already", values),), move.player)
    if not move.tile.is_double:
        return refusal(position, (Reason("open.not-a-double", values),), move.player)
    if move.tile == opening:
        return _right_double(position, move, values)
    if position.rules.starter_method not in _STEPS_DOWN or move.tile.high > opening.high:
        code = _REFUSED_BY.get(position.rules.starter_method, "open.wrong-double")
        return refusal(position, (Reason(code, values),), move.player)
    return _lower_double(position, move, values)


def _right_double(position: Position, move: Open, values: dict[str, object]) -> Verdict:
    elsewhere = _is_elsewhere(position, move) or _starts_by_turn(position, move)
    if elsewhere:
        return refusal(position, (elsewhere,), move.player)
    return answer(position, LEGAL, "open.right-double", values)


def _starts_by_turn(position: Position, move: Open) -> Reason | None:
    """Where the double lies ready for whoever's turn it is to start, somebody else may not open."""
    if position.rules.starter_method in OPENS_FROM_HAND or position.rules.starter_method == "search_before_deal":
        return None
    starter = who_starts(position).player
    if starter in (None, move.player):
        return None
    return Reason("open.anothers-start", {"player": move.player, "holder": starter, "double": move.tile})


def _lower_double(position: Position, move: Open, values: dict[str, object]) -> Verdict:
    """Where the highest double in a hand opens instead: it must be this player's, and nobody may hold a higher one."""
    elsewhere = _is_elsewhere(position, move)
    if elsewhere:
        return refusal(position, (elsewhere,), move.player)
    higher = [double(number) for number in range(move.tile.high + 1, position.table.opening.high + 1)]
    held = next((tile for tile in higher if holder_of(position, tile)), None)
    if held:
        more = {**values, "higher": held, "holder": holder_of(position, held)}
        return refusal(position, (Reason("open.higher-held", more),), move.player)
    unclear = tuple(tile for tile in higher if not is_in_yard(position, tile))
    if unclear:
        needs = tuple(Reason("needs.holder", {"tile": tile}) for tile in unclear)
        return cannot_say(position, "open.higher-unknown", values, *needs)
    return answer(position, LEGAL, "open.lower-double", values)


def _is_elsewhere(position: Position, move: Open) -> Reason | None:
    """Is this double known not to be in the hand of the player who would open with it?"""
    holder = holder_of(position, move.tile)
    values = {"player": move.player, "tile": move.tile, "double": move.tile, "holder": holder}
    if holder not in (None, move.player):
        return Reason("open.not-the-starter", values)
    if holder is None and is_in_yard(position, move.tile):
        return Reason("open.double-elsewhere", values)
    return None
