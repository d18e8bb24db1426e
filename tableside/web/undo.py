"""Taking back and bringing back."""

from flask import Blueprint, redirect, url_for
from werkzeug import Response

from tableside.services import corrections
from tableside.web.forms import number, sent_key
from tableside.web.here import installation
from tableside.web.table import open_table

blueprint = Blueprint("undo", __name__)


@blueprint.post("/g/<view>/undo")
def undo(view: str) -> Response:
    corrections.undo(installation(), open_table(view).who, number("entry"), sent_key())
    return redirect(url_for("scorecard.show", view=view), 303)


@blueprint.post("/g/<view>/redo")
def redo(view: str) -> Response:
    corrections.redo(installation(), open_table(view).who, number("entry"), sent_key())
    return redirect(url_for("scorecard.show", view=view), 303)
