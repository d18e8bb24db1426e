"""One hand: a cell of the card with its history, corrected by those who may, questioned by everybody else."""

from dataclasses import replace

from flask import Blueprint, flash, make_response, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.services import corrections, limits, rounds
from tableside.services.errors import Conflict, FormProblems
from tableside.store.errors import StoreError
from tableside.web.forms import not_stored, sent, sent_key, worded
from tableside.web.hand_view import HandView, hand_view
from tableside.web.here import address, installation
from tableside.web.htmx import wants_part
from tableside.web.oddities import note_oddities
from tableside.web.parts import hand_saved
from tableside.web.round_form import read_hand
from tableside.web.table import open_table
from tableside.wording.translate import gettext as _

blueprint = Blueprint("hands", __name__)

PATH = "/g/<view>/rounds/<int:number>/hands/<player>"


@blueprint.get(PATH)
def show(view: str, number: int, player: str) -> Response:
    return panel(hand_view(open_table(view), number, player), 200)


@blueprint.post(PATH)
def save(view: str, number: int, player: str) -> Response:
    table, typed = open_table(view), read_hand(request.form, player)
    try:
        rounds.save_hand(installation(), table.who, (number, player), typed, sent_key())
    except FormProblems as refused:
        return panel(replace(hand_view(table, number, player), form=typed, problems=worded(refused.problems)), 422)
    except Conflict as conflict:
        return panel(hand_view(open_table(view), number, player).against(typed, conflict.clashes[0]), 409)
    except StoreError as error:
        status, sentence = not_stored(error)
        return panel(hand_view(table, number, player).refused(typed, sentence), status)
    return _saved(view, number, player)


@blueprint.post(f"{PATH}/flags")
def flag(view: str, number: int, player: str) -> Response:
    table, said = open_table(view), (sent("points"), sent("note"))
    limits.count(installation(), limits.FLAGS, address())
    try:
        corrections.flag_hand(installation(), table.who, (number, player), said, sent_key())
    except FormProblems as refused:
        shown = replace(hand_view(table, number, player), flag_typed=said, problems=worded(refused.problems))
        return panel(shown, 422)
    return _flagged(view, number, player)


def panel(shown: HandView, status: int) -> Response:
    """The panel alone where the card is open behind it, or a page of its own."""
    in_panel = wants_part()
    template = "hands/_panel.html" if in_panel else "hands/show.html"
    return make_response(render_template(template, shown=shown, table=shown.table, in_panel=in_panel), status)


def _saved(view: str, number: int, player: str) -> Response:
    place = note_oddities(open_table(view), number, player)
    return hand_saved(view) if wants_part() else redirect(url_for("scorecard.show", view=view, _anchor=place), 303)


def _flagged(view: str, number: int, player: str) -> Response:
    said = _("Sent. Whoever keeps score sees it now.")
    if not wants_part():
        flash(said)
        return redirect(url_for("hands.show", view=view, number=number, player=player), 303)
    return panel(replace(hand_view(open_table(view), number, player), said=said), 200)
