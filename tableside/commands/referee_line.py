"""One line of `tableside referee`: a case as JSON, read into a position and a move."""

from collections.abc import Mapping
from typing import Any

from tableside.rules.errors import RulesError
from tableside.rules.moves import Move
from tableside.rules.position import Position
from tableside.rules.reading import read_position
from tableside.rules.reading_moves import read_move
from tableside.rules.ruleset import RuleSet, make_ruleset


def parse_case(line: Any) -> tuple[Position, Move]:
    """Raises RulesError that names the field or the tile that is wrong."""
    fields = _object(line, "line-not-object")
    rules = _rules(fields)
    for field in ("position", "move"):
        if field not in fields:
            raise RulesError("position-missing", field=field)
        _object(fields[field], "field-no-object", field=field)
    position = read_position(fields["position"], rules)
    return position, read_move(fields["move"], position.table, position.turn)


def _rules(fields: Mapping[str, Any]) -> RuleSet:
    said = _object(fields.get("rules", {}), "line-rules")
    preset = said.get("preset", RuleSet().preset)
    if not isinstance(preset, str):
        raise RulesError("line-rules")
    return make_ruleset(preset, _object(said.get("options") or {}, "line-options"))


def _object(value: Any, code: str, **values: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise RulesError(code, **values)
    return value
