"""Positions and moves as plain data, in the fields that `reading` reads back."""

from collections.abc import Mapping
from typing import Any

from tableside.rules.facts import Facts
from tableside.rules.moves import EndRound, Move, Open, Pass, Play, Question
from tableside.rules.position import Position
from tableside.rules.tiles import Tile


def position_fields(position: Position) -> dict[str, Any]:
    """Everything that is known of this moment, ready for JSON."""
    table = position.table
    return {
        "set_max": table.set_max,
        "players": list(table.players),
        "round": table.round,
        "opening_double": str(table.opening),
        "opening_placed": position.layout is not None,
        "starter": table.starter,
        "plays": [_play(play) for play in position.plays],
        "irregular_plays": sorted(position.irregular),
        "hands": {player: _tiles(tiles) for player, tiles in position.hands.items()},
        "hand_counts": dict(position.counts),
        "boneyard": position.yard,
        "turn": position.turn,
        "facts": _facts(position),
    }


def move_fields(move: Move) -> dict[str, Any]:
    """The move as `read_move` takes it."""
    if isinstance(move, EndRound):
        return {"type": "end_round"}
    if isinstance(move, Question):
        values = {name: _plain(value) for name, value in move.values.items()}
        return {"type": move.type, "player": move.player, **values}
    if isinstance(move, Play):
        return {"type": "play", "player": move.player, "tile": str(move.tile), "onto": str(move.onto)} | _joining(move)
    if isinstance(move, Open):
        return {"type": "open", "player": move.player, "tile": str(move.tile)}
    if isinstance(move, Pass):
        return {"type": "pass", "player": move.player}
    return {"type": "draw", "player": move.player, "tile": None if move.tile is None else str(move.tile)}


def _play(play: Play) -> list[Any]:
    return [play.player, str(play.tile), str(play.onto), *_joining(play).values()]


def _joining(play: Play) -> dict[str, int]:
    return {} if play.joining is None else {"joining": play.joining}


def _facts(position: Position) -> dict[str, Any]:
    facts = position.facts
    told: dict[str, Any] = {
        "cannot_play": sorted(facts.cannot_play),
        "can_play": sorted(facts.can_play),
        "nobody_holds": sorted(facts.nobody_holds),
        "in_yard": _tiles(sorted(facts.in_yard)),
        "passes_in_a_row": list(position.passes),
        "may_have_kept": sorted(position.kept),
        "went_out": facts.went_out,
        "blocked": facts.blocked or None,
    }
    if position.drawn and position.turn:
        told["drawn_this_turn"] = {position.turn: [None if tile is None else str(tile) for tile in position.drawn]}
    return {**_others(facts), **{name: value for name, value in told.items() if value}}


def _others(facts: Facts) -> dict[str, Any]:
    return {name: _plain(value) for name, value in facts.other.items() if name != "drawn_tiles"}


def _tiles(tiles: Any) -> list[str]:
    return [str(tile) for tile in tiles]


def _plain(value: object) -> object:
    if isinstance(value, Tile):
        return str(value)
    if isinstance(value, Mapping):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple | frozenset):
        return [_plain(each) for each in value]
    return value
