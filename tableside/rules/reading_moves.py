"""Moves and questions from plain data."""

from collections.abc import Mapping
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.fields import mapping, seat, seats, tile_of, tiles_of_field, whole
from tableside.rules.moves import Draw, EndRound, Move, Open, Pass, Play, Question
from tableside.rules.table import Table

_WITHOUT_VALUES = frozenset({"type", "player"})


def read_move(data: Mapping[str, Any], table: Table, turn: str | None) -> Move:
    """The move that these fields describe; one without a player is made by whoever is on turn."""
    kind = data.get("type")
    if not isinstance(kind, str) or not kind:
        raise RulesError("move-no-type")
    player = seat(data.get("player"), "player", table.players)
    if kind == "end_round":
        return EndRound()
    if kind in ("open", "play", "draw", "pass"):
        return _on_the_table(kind, data, table, player or turn)
    return Question(kind, player, _values(data, table))


def _on_the_table(kind: str, data: Mapping[str, Any], table: Table, player: str | None) -> Move:
    if player is None:
        raise RulesError("move-no-player", type=kind)
    if kind == "pass":
        return Pass(player)
    if kind == "draw":
        return Draw(player, None if data.get("tile") is None else tile_of(data["tile"], "tile", table.set_max))
    tile = tile_of(_needed(data, "tile", kind), "tile", table.set_max)
    if kind == "open":
        return Open(player, tile)
    onto = tile_of(_needed(data, "onto", kind), "onto", table.set_max)
    return Play(player, tile, onto, None if data.get("joining") is None else whole(data["joining"], "joining"))


def _needed(data: Mapping[str, Any], field: str, kind: str) -> Any:
    if data.get(field) is None:
        raise RulesError("move-field-missing", field=field, type=kind)
    return data[field]


def _values(data: Mapping[str, Any], table: Table) -> dict[str, object]:
    values: dict[str, object] = {name: value for name, value in data.items() if name not in _WITHOUT_VALUES}
    if data.get("tile") is not None:
        values["tile"] = tile_of(data["tile"], "tile", table.set_max)
    if "hands" in data:
        mapping(data, "hands")
        hands = seats(data, "hands", table)
        values["hands"] = {player: tiles_of_field(tiles, "hands", table) for player, tiles in hands.items()}
    return values
