"""Saving a round: kept and on to the next, or asked again with everything still in its field."""

from dataclasses import replace

from flask import make_response, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.scoring.scorecard import Round
from tableside.services.errors import Conflict, FormProblems
from tableside.services.round_merge import RoundForm
from tableside.services.rounds import save_round
from tableside.store.errors import StoreError
from tableside.web.forms import not_stored
from tableside.web.here import installation
from tableside.web.htmx import wants_part
from tableside.web.oddities import note_oddities
from tableside.web.parts import card_of
from tableside.web.round_form import with_clashes, with_problems
from tableside.web.round_view import RoundView, new_round, round_view
from tableside.web.table import Table, open_table

CORRECTION = "rounds/correction.html"


def save_or_ask(table: Table, one: Round, form: RoundForm, page: str) -> Response:
    """Keeps the round; `page` is where it was typed, and is shown again with what is wrong."""
    try:
        save_round(installation(), table.who, form)
    except FormProblems as refused:
        return _again(table, with_problems(table, one, form, refused), page, 422)
    except Conflict as conflict:
        newer = open_table(table.view)
        return _again(newer, with_clashes(newer, newer.round(one.number), form, conflict), page, 409)
    except StoreError as error:
        status, sentence = not_stored(error)
        return _again(table, replace(round_view(table, one, form), problems={"round": sentence}), page, status)
    return _saved(table.view, one.number, page)


def _saved(view: str, number: int, page: str) -> Response:
    table = open_table(view)
    if request.form.get("photo") in table.round(number).cells:
        return redirect(_camera(view, number), 303)
    if page == CORRECTION:
        return redirect(url_for("rounds.show", view=view, number=number), 303)
    place = note_oddities(table, number)
    if wants_part():
        return make_response(_parts(table))
    return redirect(url_for("scorecard.show", view=view, _anchor=place), 303)


def _camera(view: str, number: int) -> str:
    """Without a script the camera beside a hand first keeps what was typed, and then leads to a page of its own."""
    return url_for("photos.show_of_hand", view=view, number=number, player=request.form["photo"])


def _parts(table: Table) -> str:
    """The next round's form, and the card at once for phones whose stream is down."""
    return render_template("rounds/_saved.html", table=table, round=new_round(table), card_html=card_of(table))


def _again(table: Table, shown: RoundView, page: str, status: int) -> Response:
    if wants_part() and page != CORRECTION:
        return make_response(render_template("rounds/_current.html", table=table, round=shown), status)
    return make_response(render_template(page, table=table, round=shown, card_html=card_of(table), live=True), status)
