"""Reasons speak of players by id; people read names."""

from collections.abc import Mapping

from tableside.rules.reason import Reason


def with_names(reason: Reason, names: Mapping[str, str]) -> Reason:
    """The same reason with names in the place of ids, also inside lists."""
    return Reason(reason.code, {key: _named(value, names) for key, value in reason.values.items()})


def _named(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, str):
        return names.get(value, value)
    if type(value) in (tuple, list):
        return tuple(_named(one, names) for one in value)  # type: ignore[attr-defined]
    return value
