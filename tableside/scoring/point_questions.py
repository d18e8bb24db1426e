"""What a round gives everybody, and who won it."""

from collections.abc import Mapping

from tableside.rules.answers import and_also, answer, cannot_say, named
from tableside.rules.moves import Question
from tableside.rules.position import Position
from tableside.rules.reason import Reason
from tableside.rules.tiles import Tile, make_tile, parse_tile
from tableside.rules.verdict import DECIDE, NO_ROUND_WINNER, SCORE, Verdict
from tableside.scoring.hand import hand_value, tile_value
from tableside.scoring.round_points import round_points

Hands = Mapping[str, tuple[Tile, ...]]
_ASKS_FOR_WINNER = frozenset({"round_winner", "winner", "who_won", "won_round"})


def score(position: Position, question: Question) -> Verdict:
    """The points of the hands that were shown; with `ask: round_winner`, who won the round besides."""
    hands = _hands(position, question)
    if not hands:
        needs = tuple(Reason("needs.hand", {"player": player}) for player in position.players)
        return cannot_say(position, "score.hands-unknown", {}, *needs)
    points = _points(position, hands)
    if question.values.get("ask") in _ASKS_FOR_WINNER or "winner" in question.type:
        return _winner(position, hands, points)
    code = "score.blocked" if _is_blocked(position, hands) else "score.hands"
    said = answer(position, SCORE, code, {"points": points, "out": position.out}, value=points)
    return and_also(position, said, _besides(position, hands))


def _besides(position: Position, hands: Hands) -> list[Reason]:
    """The other clauses that bear on these points."""
    rules = position.rules
    tiles = [tile for held in hands.values() for tile in held]
    on_double = _went_out_on_double(position) and rules.go_out_on_double in ("penalty_50", "others_doubled")
    speaks = {
        "score.double-blank": Tile(0, 0) in tiles,
        "score.blanks": bool(rules.blank_end_value) and any(tile.low == 0 < tile.high for tile in tiles),
        "score.one-end": rules.double_pips == "one_end" and any(tile.is_double for tile in tiles),
        "score.out-bonus": bool(rules.out_bonus) and position.out is not None,
        "score.out-on-double": on_double,
    }
    values = {"worth": rules.double_blank, "extra": rules.blank_end_value, "bonus": rules.out_bonus}
    return [Reason(code, {**values, "player": position.out}) for code, does in speaks.items() if does]


def _hands(position: Position, question: Question) -> Hands:
    shown = question.values.get("hands")
    return shown if isinstance(shown, Mapping) and shown else position.hands


def _points(position: Position, hands: Hands) -> dict[str, int]:
    """Of those whose hands are shown, and of the player who went out where that is worth something."""
    held = {player: hand_value(tiles, position.rules) for player, tiles in hands.items()}
    on_double = _went_out_on_double(position)
    given = round_points(held, position.out, _is_blocked(position, hands), position.rules, on_double=on_double)
    out = position.out
    if out is not None and out not in held:
        alone = round_points({out: 0}, out, False, position.rules, on_double=on_double)
        given = {**given, **{player: points for player, points in alone.items() if points}}
    return dict(given)


def _is_blocked(position: Position, hands: Hands) -> bool:
    """Said to be, or plain to see: everybody still holds tiles at the count."""
    if position.out is not None:
        return False
    everybody_holds = all(hands.get(player) for player in position.players)
    return position.facts.blocked or bool(position.passes) or everybody_holds


def _went_out_on_double(position: Position) -> bool:
    for name in ("last_tile", "went_out_on", "went_out_with"):
        said = position.facts.other.get(name)
        if isinstance(said, str):
            return parse_tile(said).is_double
        if isinstance(said, list) and len(said) == 2:
            return make_tile(*said).is_double
    last = position.last_play
    return last is not None and last.player == position.out and last.tile.is_double


def _winner(position: Position, hands: Hands, points: Mapping[str, int]) -> Verdict:
    if position.out:
        return named(position, position.out, "winner.out", {"player": position.out}, value=points)
    lowest = min(points.values())
    first = tuple(player for player, scored in points.items() if scored == lowest)
    values = {"players": first, "points": lowest, "player": first[0]}
    if "blocked_tie" in position.rules.chosen and len(first) > 1:
        return _tie_by_choice(position, hands, values, points)
    if position.rules.preset == "cross":
        code = "winner.none" if len(first) == 1 else "winner.tied"
        return answer(position, NO_ROUND_WINNER, code, values, value=points)
    if len(first) == 1:
        return named(position, first[0], "winner.lowest", values, value=points)
    lightest = _lightest(position, hands, first)
    suggestion = Reason("suggest.share-round", {**values, "lightest": lightest})
    return answer(
        position, DECIDE, "winner.tied", values, value=points, suggestion=suggestion, keep=("blocked_tie", "shared")
    )


def _tie_by_choice(position: Position, hands: Hands, values: dict[str, object], points: Mapping[str, int]) -> Verdict:
    first = tuple(str(player) for player in _names(values["players"]))
    if position.rules.blocked_tie == "lightest_tile":
        player = _lightest(position, hands, first)
        return named(position, player, "winner.lightest", {**values, "player": player}, value=points)
    return answer(position, "shared", "winner.shared", values, value=points)


def _names(players: object) -> tuple[object, ...]:
    return players if isinstance(players, tuple) else ()


def _lightest(position: Position, hands: Hands, players: tuple[str, ...]) -> str:
    """Who holds the lightest single tile; the first in turn if that is the same too."""
    return min(players, key=lambda player: min((tile_value(tile, position.rules) for tile in hands[player]), default=0))
