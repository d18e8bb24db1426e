"""Ask the referee: anybody may, from every page of a game and without one. Nothing that is asked is kept."""

from collections.abc import Callable, Mapping

from flask import Blueprint, abort, flash, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.services import referee_rules
from tableside.web.forms import sent_key
from tableside.web.here import installation
from tableside.web.htmx import wants_part
from tableside.web.referee_pages import question_page
from tableside.web.referee_steps import next_step
from tableside.web.referee_table import who_asks
from tableside.web.rulebook import clause_of
from tableside.web.table import open_table
from tableside.wording.asking import MISHAPS, QUESTIONS
from tableside.wording.translate import gettext as _

blueprint = Blueprint("referee", __name__)


@blueprint.get("/referee")
@blueprint.get("/g/<view>/referee")
@blueprint.post("/referee")
@blueprint.post("/g/<view>/referee")
def show(view: str = "") -> str:
    asking = who_asks(view)
    step = next_step(asking, request.form, request.form.getlist("lying"))
    template = "referee/_ask.html" if wants_part() else "referee/show.html"
    return render_template(
        template, asking=asking, table=asking.table, step=step, questions=_worded(QUESTIONS), mishaps=_worded(MISHAPS)
    )


@blueprint.post("/g/<view>/referee/rules")
def keep(view: str) -> Response:
    table = open_table(view)
    name, _equals, value = request.form.get("rule", "").partition("=")
    referee_rules.keep_rule(installation(), table.who, name, value, sent_key())
    flash(_("Kept as this table’s rule. The history says when and by whom, and there it can be taken back."))
    return redirect(url_for("rules.show", view=view, _anchor=clause_of(name)), 303)


@blueprint.get("/referee/<question>")
@blueprint.get("/g/<view>/referee/<question>")
@blueprint.post("/referee/<question>")
@blueprint.post("/g/<view>/referee/<question>")
def answer(question: str, view: str = "") -> str:
    if question not in QUESTIONS and question not in MISHAPS:
        abort(404)
    asking = who_asks(view)
    page = question_page(asking, question, request.form)
    template = "referee/_question.html" if wants_part() else "referee/question.html"
    return render_template(template, asking=asking, table=asking.table, page=page)


def _worded(questions: Mapping[str, Callable[[], str]]) -> list[tuple[str, str]]:
    return [(name, words()) for name, words in questions.items()]
