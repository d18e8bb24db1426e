"""Values as they are said inside a sentence: tiles as 6-4, several players as a list, nobody in particular by a phrase."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.rules.tiles import Tile
from tableside.wording.lists import all_of
from tableside.wording.translate import gettext as _
from tableside.wording.translate import in_current_digits

Sentences = Mapping[str, Callable[[Mapping[str, Any]], str]]

_UNNAMED: Mapping[str, Callable[[], str]] = {
    "player": lambda: _("this player"),
    "holder": lambda: _("this player"),
    "players": lambda: _("these players"),
    "neighbour": lambda: _("the neighbour"),
    "next": lambda: _("the next player"),
    "turn": lambda: _("another player"),
    "starter": lambda: _("somebody"),
}


def spoken(values: Mapping[str, object]) -> dict[str, Any]:
    """Numbers stay numbers, so that plural forms can be chosen by them."""
    return {name: _said(name, value) for name, value in values.items()}


def _said(name: str, value: object) -> object:
    if value is None:
        return _UNNAMED[name]() if name in _UNNAMED else _("unknown")
    if isinstance(value, Tile):
        return in_current_digits(value)
    if isinstance(value, tuple | list):
        return all_of(value)
    return value
