"""How templates show dates and people."""

from collections.abc import Mapping
from datetime import datetime

from babel.dates import format_date, format_datetime

from tableside.scoring.scorecard import MISSED
from tableside.services.access import PLAYER, SCORE
from tableside.services.errors import Clash
from tableside.services.round_merge import BLOCKED
from tableside.web.region import locale_of_dates
from tableside.wording.translate import gettext as _
from tableside.wording.translate import in_current_digits


def day(when: datetime) -> str:
    return in_current_digits(format_date(when, "medium", locale=locale_of_dates()))


def moment(when: datetime) -> str:
    return in_current_digits(format_datetime(when, "short", locale=locale_of_dates()))


def person(by: str, names: Mapping[str, str]) -> str:
    """Who did something: the name given to a phone, or the role it had."""
    role, _colon, which = by.partition(":")
    if role == SCORE and which.isdecimal():
        return _("scorekeeper") if which == "1" else _("scorekeeper %(number)s", number=which)
    if role == PLAYER:
        return names.get(which, which)
    return _("a viewer") if by == "view" else by


def clash_sentence(clash: Clash, names: Mapping[str, str]) -> str:
    """What somebody else entered at the same time, beside what was typed here."""
    return _(
        "%(person)s entered %(theirs)s meanwhile; you typed %(mine)s. Save again to keep yours.",
        person=person(clash.by, names),
        theirs=_entered(clash.theirs, names),
        mine=_entered(clash.mine, names),
    )


def _entered(value: str, names: Mapping[str, str]) -> str:
    special = {"": _("nothing"), MISSED: _("“sat out”"), BLOCKED: _("“blocked”")}
    return special.get(value) or names.get(value, value)
