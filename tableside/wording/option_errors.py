"""A preset, house rule or tile that no table knows, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.wording.lists import all_of, one_of
from tableside.wording.translate import gettext as _


def _preset(values: Mapping[str, Any]) -> str:
    return _(
        "There is no preset “%(preset)s”; choose %(known)s.", preset=values["preset"], known=one_of(values["known"])
    )


def _option(values: Mapping[str, Any]) -> str:
    known = all_of(values["known"])
    return _("There is no house rule “%(name)s”. There are: %(known)s.", name=values["name"], known=known)


def _value(values: Mapping[str, Any]) -> str:
    return _(
        "“%(value)s” is no value for %(name)s; choose %(known)s.",
        name=values["name"],
        value=values["value"],
        known=one_of(values["known"]),
    )


OPTION_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "preset-unknown": _preset,
    "option-unknown": _option,
    "option-value": _value,
    "option-without-value": lambda values: _("Write a house rule as name=value, not “%(text)s”.", **values),
    "tile-unreadable": lambda values: _("“%(text)s” is not a tile; write it like 6-4.", **values),
    "not-a-double": lambda values: _("%(tile)s is not a double; a double is written like 6-6.", **values),
}
