"""Rounds: saved, looked at, corrected, taken off the card."""

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.services import rounds
from tableside.services.round_checks import warnings
from tableside.services.scorecards import game_history
from tableside.web.forms import number, sent_key
from tableside.web.here import installation
from tableside.web.round_form import read_round
from tableside.web.round_saving import save_or_ask
from tableside.web.round_view import round_view
from tableside.web.table import Table, open_table
from tableside.wording.history import told
from tableside.wording.service_errors import reason_sentence
from tableside.wording.translate import gettext as _

blueprint = Blueprint("rounds", __name__)

Answer = Response | tuple[str, int]


@blueprint.post("/g/<view>/rounds")
def save(view: str) -> Answer:
    table = open_table(view)
    one = table.round(number("round"))
    return save_or_ask(table, one, read_round(request.form, one), "game/show.html")


@blueprint.get("/g/<view>/rounds/<int:number>")
def show(view: str, number: int) -> str:
    table = open_table(view)
    one = table.round(number)
    return render_template(
        "rounds/show.html",
        table=table,
        round=round_view(table, one),
        changes=told(game_history(installation(), table.who.game, number), table.card),
        warnings=[reason_sentence(reason) for reason in warnings(table.card, one)],
    )


@blueprint.get("/g/<view>/rounds/<int:number>/correction")
def correction(view: str, number: int) -> str:
    table = open_table(view)
    table.who.require_score()
    return render_template("rounds/correction.html", table=table, round=round_view(table, table.round(number)))


@blueprint.post("/g/<view>/rounds/<int:number>/correction")
def correct(view: str, number: int) -> Answer:
    table = open_table(view)
    one = table.round(number)
    if "remove" in request.form:
        return _remove(table, number)
    return save_or_ask(table, one, read_round(request.form, one), "rounds/correction.html")


def _remove(table: Table, number: int) -> Response:
    rounds.remove_round(installation(), table.who, number, sent_key())
    flash(_("The round has been taken off the card. Undo brings it back."))
    return redirect(url_for("scorecard.show", view=table.view), 303)
