"""Taking back and bringing back."""

from flask import Blueprint, redirect, request, url_for
from werkzeug import Response

from tableside.services import corrections
from tableside.web.forms import number, sent_key
from tableside.web.here import installation
from tableside.web.table import open_table

blueprint = Blueprint("undo", __name__)


@blueprint.post("/g/<view>/undo")
def undo(view: str) -> Response:
    corrections.undo(installation(), open_table(view).who, number("entry"), sent_key())
    return redirect(url_for(_where_from(), view=view), 303)


@blueprint.post("/g/<view>/redo")
def redo(view: str) -> Response:
    corrections.redo(installation(), open_table(view).who, number("entry"), sent_key())
    return redirect(url_for(_where_from(), view=view), 303)


def _where_from() -> str:
    """The history has a button beside each entry, and several may be wanted."""
    return "history.show" if request.form.get("back") == "history" else "scorecard.show"
