"""What is wrong with a line of JSON given to a command, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from tableside.wording.lists import all_of
from tableside.wording.translate import gettext as _


def _double(values: Mapping[str, Any]) -> str:
    return _(
        "Round %(round)s cannot open on %(value)s: it opens on a double such as 6-6, up to %(set_max)s-%(set_max)s.",
        **values,
    )


def _unknown(values: Mapping[str, Any]) -> str:
    known = all_of(values["known"])
    return _(
        "Round %(round)s names %(player)s, who is not one of the players: %(known)s.", **{**values, "known": known}
    )


LINE_SENTENCES: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "line-not-utf8": lambda values: _("This line is not written in UTF-8.", **values),
    "line-not-json": lambda values: _("This line is not JSON.", **values),
    "line-name-twice": lambda values: _("“%(name)s” is there twice, so it is not clear which one counts.", **values),
    "line-no-number": lambda values: _("%(word)s is no number.", **values),
    "line-not-object": lambda values: _("This line must be an object: {…}.", **values),
    "line-rules": lambda values: _("“rules” must be an object with a preset and, if you like, options.", **values),
    "line-options": lambda values: _("“options” must be an object that gives each option its value.", **values),
    "line-no-list": lambda values: _("“%(field)s” is missing, or is not a list.", **values),
    "line-no-players": lambda values: _("There must be at least one player.", **values),
    "line-player-unnamed": lambda values: _("Player %(number)s has no name.", **values),
    "line-player-twice": lambda values: _("Two players are called %(player)s.", **values),
    "line-round": lambda values: _("Round %(round)s must be an object: {…}.", **values),
    "line-no-points": lambda values: _(
        "Round %(round)s must give its points as an object: {player: points}.", **values
    ),
    "line-double": _double,
    "line-player-unknown": _unknown,
    "line-out-missed": lambda values: _("%(player)s went out in round %(round)s, but has no points in it.", **values),
    "line-points-not-whole": lambda values: _(
        "%(player)s’s points in round %(round)s must be a whole number, not %(value)s.", **values
    ),
    "line-points-negative": lambda values: _(
        "%(player)s’s points in round %(round)s cannot be below zero: %(value)s.", **values
    ),
    "line-points-too-many": lambda values: _(
        "%(player)s’s points in round %(round)s are more than %(most)s, which no set holds.", **values
    ),
}
