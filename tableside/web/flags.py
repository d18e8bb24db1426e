"""Flags: what viewers questioned, settled with one tap."""

from flask import Blueprint, flash, redirect, request, url_for
from werkzeug import Response

from tableside.services import corrections
from tableside.services.errors import FormProblems
from tableside.web.forms import sent_key, worded
from tableside.web.here import installation
from tableside.web.htmx import wants_part
from tableside.web.parts import changed
from tableside.web.table import open_table

blueprint = Blueprint("flags", __name__)


@blueprint.post("/g/<view>/flags/<int:flag>")
def settle(view: str, flag: int) -> Response:
    table, accept = open_table(view), request.form.get("accept") == "1"
    try:
        corrections.settle_flag(installation(), table.who, flag, accept, sent_key())
    except FormProblems as refused:
        for sentence in worded(refused.problems).values():
            flash(sentence)
    if wants_part():
        return changed(view)
    return redirect(url_for("scorecard.show", view=view), 303)
