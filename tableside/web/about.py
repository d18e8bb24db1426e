"""What belongs to the whole installation: its health, its manifest, its worker."""

from importlib.metadata import version

from flask import Blueprint, Response, current_app, jsonify, request, url_for

from tableside.web.here import installation
from tableside.wording.translate import current_language, current_locale, languages, speaking
from tableside.wording.translate import gettext as _

blueprint = Blueprint("about", __name__)


@blueprint.get("/healthz")
def health() -> Response:
    kept_in = installation().database.described()
    return Response(f"ok\ntableside {version('tableside')}\n{kept_in}\n", mimetype="text/plain")


@blueprint.get("/worker.js")
def worker() -> Response:
    """It stands at the top, since a worker only looks after the addresses below its own."""
    response = current_app.send_static_file("worker.js")
    response.headers["Cache-Control"] = "no-cache"
    return response


@blueprint.get("/manifest.webmanifest")
def manifest() -> Response:
    """Browsers ask for it without cookies, so its address names the language that was chosen."""
    chosen = request.args.get("language", "")
    with speaking(chosen if chosen in languages() else current_language()):
        response = jsonify(_manifest())
    response.mimetype = "application/manifest+json"
    return response


def _manifest() -> dict[str, object]:
    return {
        "name": "tableside",
        "short_name": "tableside",
        "lang": current_language(),
        "dir": current_locale().text_direction,
        "description": _("The score of a domino evening"),
        "start_url": url_for("home.show"),
        "display": "standalone",
        "background_color": "#e3cda7",
        "theme_color": "#4b2d1a",
        "icons": [_icon("icon.svg", "any", "image/svg+xml"), _icon("icon-512.png", "512x512", "image/png")],
    }


def _icon(name: str, sizes: str, kind: str) -> dict[str, str]:
    return {"src": url_for("static", filename=name), "sizes": sizes, "type": kind}
