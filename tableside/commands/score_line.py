"""One line of `tableside score`: a whole game as JSON, checked field by field."""

import json
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.ruleset import RuleSet, make_ruleset
from tableside.rules.tiles import double, parse_tile
from tableside.scoring.standings import RoundResult

MOST_POINTS = 1_000_000


@dataclass(frozen=True)
class Game:
    """What the standings are made of."""

    rules: RuleSet
    players: tuple[str, ...]
    rounds: tuple[RoundResult, ...]


def parse_game(line: Any) -> Game:
    """Raises RulesError("line-…") for what is missing, unknown or no score."""
    fields = _object(line, "line-not-object")
    rules = _rules(fields.get("rules", {}))
    players = _players(_list(fields, "players"))
    rounds = _list(fields, "rounds")
    return Game(rules, players, tuple(_round(one, number, players, rules) for number, one in enumerate(rounds, 1)))


def _rules(value: Any) -> RuleSet:
    fields = _object(value, "line-rules")
    preset = fields.get("preset", RuleSet().preset)
    options = _object(fields.get("options", {}), "line-options")
    if not isinstance(preset, str):
        raise RulesError("line-rules")
    return make_ruleset(preset, options)


def _players(names: Sequence[Any]) -> tuple[str, ...]:
    if not names:
        raise RulesError("line-no-players")
    for index, name in enumerate(names):
        if not isinstance(name, str) or not name.strip():
            raise RulesError("line-player-unnamed", number=index + 1)
        if name in names[:index]:
            raise RulesError("line-player-twice", player=name)
    return tuple(names)


def _round(value: Any, number: int, players: Sequence[str], rules: RuleSet) -> RoundResult:
    fields = _object(value, "line-round", round=number)
    _check_double(fields.get("double"), number, rules)
    points = _object(fields.get("points"), "line-no-points", round=number)
    out = fields.get("out")
    _check_out(out, points, number, players)
    for player, scored in points.items():
        _check_known(player, number, players)
        _check_points(player, scored, number, rules.out_bonus if player == out else 0)
    return RoundResult(points, out, "out" in fields)


def _check_double(value: Any, number: int, rules: RuleSet) -> None:
    if value is None:
        return
    tile = parse_tile(value) if isinstance(value, str) else None
    if tile is None or tile != double(tile.high) or tile.high > rules.set_max:
        raise RulesError("line-double", round=number, value=_shown(value), set_max=rules.set_max)


def _check_out(out: Any, points: Mapping[str, Any], number: int, players: Sequence[str]) -> None:
    if out is None:
        return
    _check_known(out, number, players)
    if out not in points:
        raise RulesError("line-out-missed", player=out, round=number)


def _check_known(player: Any, number: int, players: Sequence[str]) -> None:
    if player not in players:
        raise RulesError("line-player-unknown", player=_shown(player), round=number, known=tuple(players))


def _check_points(player: str, scored: Any, number: int, least: int) -> None:
    """Only the bonus for going out brings a round below zero; true and 3.0 are no whole numbers."""
    values = {"player": player, "round": number, "value": _shown(scored)}
    if type(scored) is not int:
        raise RulesError("line-points-not-whole", **values)
    if scored < least:
        raise RulesError("line-points-negative", **values)
    if scored > MOST_POINTS:
        raise RulesError("line-points-too-many", player=player, round=number, most=MOST_POINTS)


def _shown(value: Any) -> str:
    """As it stood in the line, shortened: a sentence has no room for a page."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return textwrap.shorten(text, 60, placeholder="…")


def _list(fields: Mapping[str, Any], name: str) -> Sequence[Any]:
    value = fields.get(name)
    if not isinstance(value, list):
        raise RulesError("line-no-list", field=name)
    return value


def _object(value: Any, code: str, **values: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise RulesError(code, **values)
    return value
