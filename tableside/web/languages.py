"""The languages of an installation: chosen by each phone for itself, and open to whoever can mend them."""

from urllib.parse import urlsplit

from flask import Blueprint, Response, abort, render_template, request, send_file, url_for

from tableside.web.here import DAYS
from tableside.web.i18n import DIGITS, DIGITS_COOKIE, LANGUAGE_COOKIE, languages
from tableside.wording import translate
from tableside.wording.reviewers import reviewers

blueprint = Blueprint("languages", __name__)


@blueprint.post("/language")
def choose() -> Response:
    """One button for each language, and one for each kind of digits where a language has its own."""
    response = Response(status=303, headers={"Location": _back()})
    if (language := request.form.get("language", "")) in translate.languages():
        _keep(response, LANGUAGE_COOKIE, language)
    if (digits := request.form.get("digits", "")) in DIGITS:
        _keep(response, DIGITS_COOKIE, digits)
    return response


@blueprint.get("/translations")
def about() -> str:
    there = [(code, name, reviewers(code)) for code, name in languages() if code != translate.SOURCE]
    return render_template("languages/show.html", there=there)


@blueprint.get("/translations/<language>.po")
def sentences(language: str) -> Response:
    """All sentences of a language, to open in a translation editor."""
    if language not in translate.languages() or language == translate.SOURCE:
        abort(404)
    name = f"tableside-{language}.po"
    return send_file(translate.catalogue_file(language), "text/x-gettext-translation", True, name)


def _keep(response: Response, cookie: str, value: str) -> None:
    response.set_cookie(cookie, value, max_age=DAYS * 24 * 3600, path=request.script_root or "/", samesite="Lax")


def _back() -> str:
    """Only to a page of our own: whoever sends a phone here does not choose where it goes next."""
    wanted = urlsplit(request.form.get("back", ""))
    path = wanted.path
    ours = not wanted.scheme and not wanted.netloc and path.startswith("/") and path[1:2] not in {"/", "\\"}
    if not ours:
        return url_for("home.show")
    return f"{path}?{wanted.query}" if wanted.query else path
