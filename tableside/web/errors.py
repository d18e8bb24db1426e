"""Pages for what goes wrong: in words, with a way on, never a stack."""

import logging
from urllib.parse import quote

from flask import Flask, make_response, redirect, render_template, request, url_for
from werkzeug import Response
from werkzeug.exceptions import HTTPException, InternalServerError, SecurityError

from tableside.services.errors import GameOver, LinkReplaced, LinkUnknown, NotAllowed, NotFound, TooMany
from tableside.services.photo_line import LineFull
from tableside.services.photos import PhotoTooHeavy
from tableside.services.sharing import view_after
from tableside.store.errors import StoreError, StoreFull
from tableside.web.here import installation, phone
from tableside.wording.errors_for_people import Trouble, trouble

_log = logging.getLogger("tableside")


def init_app(app: Flask) -> None:
    app.log_exception = lambda *_told: None  # type: ignore[method-assign]  # it would name the path, which is a link
    app.register_error_handler(NotFound, _not_there)
    app.register_error_handler(NotAllowed, lambda _error: page(403, "not-allowed"))
    app.register_error_handler(LinkReplaced, _replaced)
    app.register_error_handler(TooMany, _too_many)
    app.register_error_handler(StoreError, _not_stored)
    app.register_error_handler(PhotoTooHeavy, lambda _error: page(413, "photo-too-heavy"))
    app.register_error_handler(LineFull, lambda _error: page(503, "photo-line-full"))
    app.register_error_handler(HTTPException, _refused)


def page(status: int, kind: str = "", game: str = "") -> Response:
    """The page for a status; `kind` tells apart what has the same one, `game` is the view link to go back to."""
    said: Trouble = trouble(kind or str(status))
    response = make_response(render_template("errors/show.html", trouble=said, status=status, game=game), status)
    response.headers["X-Said"] = quote(f"{said.title}. {said.help}")  # for the script, which keeps the form in place
    if status in {429, 503}:
        response.headers["Retry-After"] = "5"
    return response


def _refused(error: HTTPException) -> Response:
    if error.code is None or error.code < 400:
        return error.get_response()  # a redirect that Werkzeug raises
    if isinstance(error, SecurityError):
        return error.get_response()  # a host that is not ours: no page of ours has an address there
    if isinstance(error, InternalServerError) and error.original_exception:
        _log.error("a page failed: %s", request.endpoint, exc_info=error.original_exception)
    response = page(error.code)
    response.headers.extend(value for value in error.get_headers() if value[0] == "Allow")
    return response


def _not_there(error: NotFound) -> Response:
    """A form of a game may be older than the game: its round was taken off meanwhile, or the game has ended."""
    game = (request.view_args or {}).get("view", "")
    if request.method == "POST" and game and not isinstance(error, LinkUnknown):
        return page(404, "over" if isinstance(error, GameOver) else "gone", game)
    return page(404)


def _replaced(_error: LinkReplaced) -> Response:
    """A phone with rights of its own in the game goes to the new link; the others are told to ask for it."""
    values = dict(request.view_args or {})
    if request.method != "GET" or "view" not in values or request.endpoint is None:
        return page(410)
    try:
        values["view"] = view_after(installation(), values["view"], phone())
    except LinkReplaced:
        return page(410)
    return redirect(url_for(request.endpoint, **values), 303)


def _too_many(error: TooMany) -> Response:
    response = page(429, f"too-many-{error.limit}")
    response.headers["Retry-After"] = str(error.seconds)
    return response


def _not_stored(error: StoreError) -> Response:
    _log.error("the database refused: %s", error)
    return page(507 if isinstance(error, StoreFull) else 503)
