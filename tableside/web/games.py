"""Games: begun, begun again, ended, opened again, and listed for the phone that keeps them."""

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.services import games, limits
from tableside.services.errors import FormProblems
from tableside.store.errors import StoreError
from tableside.web import home
from tableside.web.forms import not_stored, sent_key, worded
from tableside.web.here import address, installation, phone, phone_for_good
from tableside.web.new_game import GameForm, read_form
from tableside.web.table import open_table
from tableside.wording.house_rules import first_questions
from tableside.wording.more_house_rules import more_questions

blueprint = Blueprint("games", __name__)

Answer = Response | tuple[str, int]


@blueprint.get("/games")
def kept() -> str:
    return render_template("games/show.html", kept=games.kept_games(installation(), phone()))


@blueprint.post("/games")
def start() -> Answer:
    form = read_form(request.form)
    try:
        limits.count(installation(), limits.NEW_GAMES, address())
        begun = games.start_game(installation(), form.wanted(sent_key()), phone_for_good())
    except FormProblems as refused:
        return _refused(form, worded(refused.problems)), 422
    except StoreError as error:
        status, sentence = not_stored(error)
        return _refused(form, {"names": sentence}), status
    return redirect(url_for("scorecard.show", view=begun.view), 303)


@blueprint.post("/rematch")
def again() -> Response:
    """The table that this phone played with last."""
    last = games.last_table(installation(), phone()) or abort(404)
    limits.count(installation(), limits.NEW_GAMES, address())
    begun = games.rematch(installation(), last, sent_key())
    return redirect(url_for("scorecard.show", view=begun.view), 303)


@blueprint.post("/g/<view>/rematch")
def rematch(view: str) -> Response:
    begun = games.rematch(installation(), open_table(view).who, sent_key())
    return redirect(url_for("scorecard.show", view=begun.view), 303)


@blueprint.post("/g/<view>/end")
def end(view: str) -> Response:
    games.close_game(installation(), open_table(view).who, sent_key())
    return redirect(url_for("result.show", view=view), 303)


@blueprint.post("/g/<view>/reopening")
def reopen(view: str) -> Response:
    games.reopen_game(installation(), open_table(view).who, sent_key())
    return redirect(url_for("scorecard.show", view=view), 303)


def _refused(form: GameForm, problems: dict[str, str]) -> str:
    """The form again, with the part unfolded in which something is wrong."""
    more = {question.option for question in more_questions()} | {"title", "rules"}
    wrong_more = bool(more & set(problems))
    wrong_first = bool({question.option for question in first_questions()} & set(problems))
    return home.page(form.unfolded(wrong_first or wrong_more, wrong_more), problems)
