"""The result: on a page, as a picture, as text, and on paper."""

from flask import Blueprint, Response, render_template

from tableside.web.picture import drawn_result
from tableside.web.shown import day
from tableside.web.table import Table, open_table
from tableside.wording.result import result_text

blueprint = Blueprint("result", __name__)


@blueprint.get("/g/<view>/result")
def show(view: str) -> str:
    table = open_table(view)
    return render_template("result/show.html", table=table, text=_text(table))


@blueprint.get("/g/<view>/result.txt")
def text(view: str) -> Response:
    return Response(_text(open_table(view)) + "\n", mimetype="text/plain")


@blueprint.get("/g/<view>/result.png")
def picture(view: str) -> Response:
    response = Response(drawn_result(open_table(view).card), mimetype="image/png")
    response.headers["Cache-Control"] = "no-store"
    return response


@blueprint.get("/g/<view>/print")
def paper(view: str) -> str:
    return render_template("result/print.html", table=open_table(view))


def _text(table: Table) -> str:
    return result_text(table.card, day(table.card.started) if table.card.started else "")
