"""Taking back and bringing back."""

from flask import Blueprint, flash, redirect, request, url_for
from werkzeug import Response

from tableside.services import corrections
from tableside.web.forms import number, sent_key
from tableside.web.here import installation
from tableside.web.htmx import wants_part
from tableside.web.parts import changed
from tableside.web.table import open_table
from tableside.web.turning import just_turned

blueprint = Blueprint("undo", __name__)


@blueprint.post("/g/<view>/undo")
def undo(view: str) -> Response:
    corrections.undo(installation(), open_table(view).who, number("entry"), sent_key())
    return _back(view)


@blueprint.post("/g/<view>/redo")
def redo(view: str) -> Response:
    corrections.redo(installation(), open_table(view).who, number("entry"), sent_key())
    return _back(view)


def _back(view: str) -> Response:
    """To the history, which has a button beside each entry of which several may be wanted, or to the card."""
    turned = just_turned(open_table(view))
    if wants_part():
        return changed(view, turned)
    flash(turned)
    page = "history.show" if request.form.get("back") == "history" else "scorecard.show"
    return redirect(url_for(page, view=view), 303)
