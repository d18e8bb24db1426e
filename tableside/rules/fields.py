"""The pieces that positions are read from: seats, tiles and numbers, each refused by the name of its field."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.table import Table
from tableside.rules.tiles import Tile, make_tile, parse_tile


def mapping(data: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    value = data.get(field)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise RulesError("field-no-object", field=field)
    return value


def seats(data: Mapping[str, Any], field: str, table: Table) -> Mapping[str, Any]:
    """An object whose names are players."""
    found = mapping(data, field)
    for player in found:
        seat(player, field, table.players)
    return found


def listed(value: Any, field: str) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise RulesError("field-no-list", field=field)
    return value


def whole(value: Any, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RulesError("field-no-number", field=field, value=value)
    return value


def number(value: Any, field: str) -> int:
    """A count, which is never below zero."""
    if whole(value, field) < 0:
        raise RulesError("field-negative", field=field, value=value)
    return int(value)


def seat(value: Any, field: str, players: tuple[str, ...]) -> str | None:
    if value is None:
        return None
    if value not in players:
        raise RulesError("position-seat-unknown", field=field, player=value, known=players)
    return str(value)


def tile_of(value: Any, field: str, set_max: int) -> Tile:
    """`"9-4"` or `[9, 4]`, a tile of this set."""
    tile = _pair(value, field) if isinstance(value, list | tuple) else _parsed(str(value))
    if tile.high > set_max:
        raise RulesError("position-tile-outside", field=field, tile=tile, set_max=set_max)
    return tile


def tiles_of_field(value: Any, field: str, table: Table) -> tuple[Tile, ...]:
    return tuple(tile_of(each, field, table.set_max) for each in listed(value, field))


def _pair(value: Sequence[Any], field: str) -> Tile:
    if len(value) != 2:
        raise RulesError("tile-unreadable", text=str(value))
    return make_tile(number(value[0], field), number(value[1], field))


@functools.lru_cache(maxsize=4096)
def _parsed(text: str) -> Tile:
    return parse_tile(text)
