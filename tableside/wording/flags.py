"""What somebody else says of a score: a flag, or another value entered at the same time."""

from typing import Any

from tableside.scoring.scorecard import Flag, Scorecard
from tableside.wording.translate import gettext as _


def flag_sentence(card: Scorecard, flag: Flag) -> str:
    """`Ana, round 1: a viewer says it should be 14.`"""
    one = card.round(flag.round)
    values: dict[str, Any] = {
        "player": card.names.get(flag.player, flag.player),
        "number": one.ordinal if one else flag.round,
        "points": flag.points,
        "note": flag.note,
    }
    if flag.points is None:
        return _("%(player)s, round %(number)s: a viewer says it is wrong: “%(note)s”", **values)
    if flag.note:
        return _("%(player)s, round %(number)s: a viewer says it should be %(points)s: “%(note)s”", **values)
    return _("%(player)s, round %(number)s: a viewer says it should be %(points)s.", **values)
