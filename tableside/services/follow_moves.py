"""A round as it is followed: its moves, those taken back left out, made into a position."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tableside.rules.applying import apply
from tableside.rules.errors import RulesError
from tableside.rules.layout import Layout, Node, has_room, lay
from tableside.rules.moves import Draw, Pass, Play
from tableside.rules.position import Position
from tableside.rules.replay import begin_layout
from tableside.rules.ruleset import RuleSet
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, parse_tile
from tableside.scoring.scorecard import Scorecard
from tableside.store.moves import StoredMove

KINDS = BEGIN, LAY, DRAW, PASS, TOLD, UNDO, REDO = "begin", "lay", "draw", "pass", "told", "undo", "redo"


class Names(dict[str, str]):
    """Players' names; one whose joining was taken back meanwhile is called by its seat."""

    def __missing__(self, player: str) -> str:
        return player


@dataclass(frozen=True)
class Followed:
    """A position with what was last done; `found`: what lies there is still being laid out, whoever laid it."""

    position: Position
    found: bool
    version: int
    undo: int | None
    redo: int | None
    last: StoredMove

    @property
    def layout(self) -> Layout:
        assert self.position.layout is not None
        return self.position.layout


def followed(moves: Sequence[StoredMove], card: Scorecard) -> Followed | None:
    """The round after these moves; None if nobody has begun to follow it."""
    counting = _since_begin(_in_force(moves))
    if not counting:
        return None
    names = Names(card.names)
    position = _begun(counting[0].data, card.rules, names)
    for move in counting[1:]:
        position = _applied(position, move, names)
    return Followed(
        position=position,
        found=bool(counting[0].data["found"]) and all(move.kind != TOLD for move in counting),
        version=moves[-1].id,
        undo=counting[-1].id,
        redo=_next_redo(moves),
        last=counting[-1],
    )


def _applied(position: Position, move: StoredMove, names: Mapping[str, str]) -> Position:
    """A rule that was settled meanwhile may leave no room for a tile that lies there: then it is left out."""
    try:
        return _WRITERS[move.kind](position, move.data, names)
    except RulesError:
        return position


def _in_force(moves: Sequence[StoredMove]) -> list[StoredMove]:
    gone: set[int] = set()
    for move in moves:
        if move.kind == UNDO:
            gone.add(move.data["move"])
        elif move.kind == REDO:
            gone.discard(move.data["move"])
    return [move for move in moves if move.id not in gone and move.kind not in (UNDO, REDO)]


def _next_redo(moves: Sequence[StoredMove]) -> int | None:
    """The move last taken back, until something new happens."""
    waiting: list[int] = []
    for move in moves:
        if move.kind == UNDO:
            waiting.append(move.data["move"])
        elif move.kind == REDO:
            waiting = [waited for waited in waiting if waited != move.data["move"]]
        else:
            waiting = []
    return waiting[-1] if waiting else None


def _since_begin(moves: Sequence[StoredMove]) -> Sequence[StoredMove]:
    """Following may be begun anew; what was laid before that no longer counts."""
    begins = [at for at, move in enumerate(moves) if move.kind == BEGIN]
    return moves[begins[-1] :] if begins else ()


def _begun(data: Mapping[str, Any], rules: RuleSet, names: Mapping[str, str]) -> Position:
    """The double in the middle; hands and yard are counted where the round is followed from its start."""
    players = tuple(names[player] for player in data["players"])
    starter = data.get("starter")
    table = Table(
        rules, players, parse_tile(data["double"]), rules.set_max, starter=names[starter] if starter else None
    )
    position = Position(table, begin_layout(table))
    if data["found"]:
        return position
    counts = {names[player]: count for player, count in data["counts"].items()}
    return replace(position, turn=names[data["turn"]], counts=counts, yard=data["yard"])


def _lay(position: Position, data: Mapping[str, Any], names: Mapping[str, str]) -> Position:
    tile, onto = parse_tile(data["tile"]), parse_tile(data["onto"])
    if data.get("player") is None:
        return replace(position, layout=lay_as_found(position, tile, onto))
    if data.get("irregular"):
        position = replace(position, irregular=position.irregular | {len(position.plays)})
    return apply(position, Play(names[data["player"]], tile, onto, data.get("joining")))


def lay_as_found(position: Position, tile: Tile, onto: Tile) -> Layout:
    """Taken as it lies there, matching or not; raises RulesError for what no table could show."""
    layout, table = position.layout, position.table
    assert layout is not None
    if tile.high > table.set_max:
        raise RulesError("sketch-tile", tile=tile, set_max=table.set_max)
    if tile in layout.nodes:
        raise RulesError("position-tile-twice", tile=tile)
    if onto not in layout.nodes:
        raise RulesError("position-onto-nothing", tile=tile, onto=onto)
    if not has_room(layout, onto):
        raise RulesError("position-end-taken", tile=tile, onto=onto)
    facing = layout.nodes[onto].facing
    joining = facing if facing in tile else tile.high
    return lay(layout, Node(tile, onto, joining, tile.other(joining)), table.toes)


def _draw(position: Position, data: Mapping[str, Any], names: Mapping[str, str]) -> Position:
    return apply(position, Draw(names[data["player"]]))


def _pass(position: Position, data: Mapping[str, Any], names: Mapping[str, str]) -> Position:
    return apply(position, Pass(names[data["player"]]))


def _told(position: Position, data: Mapping[str, Any], names: Mapping[str, str]) -> Position:
    """What somebody says who sees the table: whose turn it is, how many tiles are left in the yard."""
    turn = data.get("turn")
    counts = {} if position.out else position.counts  # it goes on, so somebody's tiles were counted wrongly
    position = replace(position, turn=names[turn] if turn else position.turn, drawn=(), counts=counts)
    return position if data.get("yard") is None else replace(position, yard=data["yard"])


_WRITERS: Mapping[str, Callable[[Position, Mapping[str, Any], Mapping[str, str]], Position]] = {
    LAY: _lay,
    DRAW: _draw,
    PASS: _pass,
    TOLD: _told,
}
