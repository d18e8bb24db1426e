"""The history: everything that happened in a game, newest first, and for scorekeepers a way back from each of it."""

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby

from babel.dates import format_time
from flask import Blueprint, render_template

from tableside.services.scorecards import game_history
from tableside.web.here import installation
from tableside.web.region import locale_of_dates
from tableside.web.table import open_table
from tableside.wording.history import Told, told
from tableside.wording.translate import in_current_digits

blueprint = Blueprint("history", __name__)


@blueprint.get("/g/<view>/history")
def show(view: str) -> str:
    table = open_table(view)
    changes = told(game_history(installation(), table.who.game), table.card)
    return render_template("history/show.html", table=table, days=by_day(changes), clock=clock)


def by_day(changes: Sequence[Told]) -> list[tuple[datetime, list[Told]]]:
    """The changes under the day on which they happened, by the server's clock."""
    grouped = groupby(changes, key=lambda one: one.at.astimezone().date())
    days = [list(those) for _date, those in grouped]
    return [(those[0].at.astimezone(), those) for those in days]


def clock(when: datetime) -> str:
    """`21:04`, by the server's clock: it stands in the same room, or near enough."""
    return in_current_digits(format_time(when.astimezone(), "short", locale=locale_of_dates()))
