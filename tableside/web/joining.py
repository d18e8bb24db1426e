"""Coming to a game: by its short code, or by a link that gives this phone the right to write."""

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug import Response

from tableside.services.access import PLAYER, SCORE
from tableside.services.errors import LinkReplaced, LinkUnknown
from tableside.services.sharing import check_link, find_by_code, open_link
from tableside.web.here import address, installation, phone_for_good
from tableside.wording.translate import gettext as _

blueprint = Blueprint("joining", __name__)

MOST_LETTERS = 40


@blueprint.get("/join")
def form() -> str:
    return render_template("joining/show.html", code="", problem="")


@blueprint.post("/join")
def by_code() -> Response | tuple[str, int]:
    typed = request.form.get("code", "")[:MOST_LETTERS]
    try:
        view = find_by_code(installation(), typed, address())
    except LinkUnknown:
        problem = _("No game has this code. Look at it again on the phone that keeps score.")
        return render_template("joining/show.html", code=typed, problem=problem), 422
    except LinkReplaced:
        problem = _("This code has been replaced. Ask for the new one.")
        return render_template("joining/show.html", code=typed, problem=problem), 422
    return redirect(url_for("scorecard.show", view=view), 303)


@blueprint.get("/j/<code>")
def code_link(code: str) -> Response:
    return redirect(url_for("scorecard.show", view=find_by_code(installation(), code[:MOST_LETTERS], address())), 303)


@blueprint.get("/k/<token>")
def scoring_link(token: str) -> Response:
    return _opened(token, SCORE)


@blueprint.get("/p/<token>")
def player_link(token: str) -> Response:
    return _opened(token, PLAYER)


def _opened(token: str, role: str) -> Response:
    check_link(installation(), token, role)
    opened = open_link(installation(), token, phone_for_good(), role)
    return redirect(url_for("scorecard.show", view=opened.view), 303)
