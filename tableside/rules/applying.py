"""`apply`: the position after a move. It takes a move as made; whether it was allowed is for `check` to say."""

from collections.abc import Mapping

from tableside.rules.errors import RulesError
from tableside.rules.facts import NO_FACTS, Facts
from tableside.rules.layout import has_room
from tableside.rules.moves import Draw, Open, Pass, Play, TableMove
from tableside.rules.position import Hands, Position
from tableside.rules.replay import begin_layout, lay_tile
from tableside.rules.ruleset import OPENS_FROM_HAND
from tableside.rules.tiles import Tile
from tableside.rules.turns import may_stop

_NOBODY: frozenset[str] = frozenset()


def apply(position: Position, move: TableMove) -> Position:
    """A new position; raises RulesError("move-impossible") only for what no table could lay."""
    if isinstance(move, Play):
        return _after_play(position, move)
    if isinstance(move, Draw):
        return _after_draw(position, move)
    if isinstance(move, Pass):
        return _after_pass(position, move)
    if isinstance(move, Open):
        return _after_open(position, move)
    return _ended(position)


def _after_play(position: Position, play: Play) -> Position:
    layout = position.layout
    if layout is None or play.tile in layout.nodes or play.onto not in layout.nodes or not has_room(layout, play.onto):
        raise RulesError("move-impossible", tile=play.tile, onto=play.onto)
    table = position.table
    player, tile = play.player, play.tile
    stays = table.rules.multi_tile_turn or (tile[0] == tile[1] and table.rules.goes_again)
    return Position(
        table,
        lay_tile(layout, play, table),
        player if stays else table.after[player],
        (*position.plays, play),
        _without(position.hands, player, tile),
        _changed(position.counts, player, -1),
        position.yard,
        (),
        (),
        _NOBODY,
        position.irregular,
        _still_true(position.facts, tile),
    )


def _after_draw(position: Position, draw: Draw) -> Position:
    """While the opening double is hunted for, the next player draws; otherwise the turn goes on."""
    hands = position.hands
    hunts_on = position.layout is None and draw.tile != position.table.opening
    if draw.tile is not None:
        hands = {**hands, draw.player: (*hands.get(draw.player, ()), draw.tile)}
    return Position(
        position.table,
        position.layout,
        position.table.after[draw.player] if hunts_on and position.turn else position.turn,
        position.plays,
        hands,
        _changed(position.counts, draw.player, 1),
        None if position.yard is None else position.yard - 1,
        () if hunts_on else (*position.drawn, draw.tile),
        position.passes,
        position.kept,
        position.irregular,
        _still_true(position.facts, draw.tile),
    )


def _after_pass(position: Position, move: Pass) -> Position:
    """A pass that only ends a turn in which a tile was laid is no pass in the row."""
    player = move.player
    counts = player not in position.passes and not may_stop(position, player)
    kept = bool(position.drawn) and position.rules.drawn_tile_play != "must"
    return Position(
        position.table,
        position.layout,
        position.table.after[player],
        position.plays,
        position.hands,
        position.counts,
        position.yard,
        (),
        (*position.passes, player) if counts else position.passes,
        position.kept | {player} if kept else position.kept - {player},
        position.irregular,
        position.facts,
    )


def _after_open(position: Position, move: Open) -> Position:
    """The double of the round, or one that took its place, lies in the middle."""
    table = position.table.opened_by(move.player, move.tile)
    return Position(
        table,
        begin_layout(table),
        move.player if table.rules.starter_goes_on else table.after[move.player],
        (),
        _without(position.hands, move.player, move.tile),
        _changed(position.counts, move.player, -1) if _came_from_hand(position, move) else position.counts,
        position.yard,
        facts=_still_true(position.facts, move.tile),
    )


def _ended(position: Position) -> Position:
    facts = position.facts
    ended = Facts(in_yard=facts.in_yard, went_out=position.out, blocked=position.out is None, other=facts.other)
    return Position(
        position.table,
        position.layout,
        None,
        position.plays,
        position.hands,
        position.counts,
        position.yard,
        (),
        position.passes,
        position.kept,
        position.irregular,
        ended,
    )


def _without(hands: Hands, player: str, tile: Tile) -> Hands:
    held = hands.get(player)
    if not held or tile not in held:
        return hands
    at = held.index(tile)
    return {**hands, player: held[:at] + held[at + 1 :]}


def _changed(counts: Mapping[str, int], player: str, by: int) -> Mapping[str, int]:
    return {**counts, player: counts[player] + by} if player in counts else counts


def _came_from_hand(position: Position, move: Open) -> bool:
    return move.tile in position.hands.get(move.player, ()) or position.rules.starter_method in OPENS_FROM_HAND


def _still_true(facts: Facts, tile: Tile | None) -> Facts:
    """Who can and cannot play is known only until the next move; where a tile lies, until it turns up."""
    if facts is NO_FACTS:
        return facts
    return Facts(in_yard=facts.in_yard - {tile}, other=facts.other)
