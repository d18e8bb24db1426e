"""What a request stands on: the installation that answers, and the phone that asks."""

from flask import Flask, Response, current_app, g, request

from tableside.services import limits
from tableside.services.installation import Installation
from tableside.services.phones import known_phone, new_phone

EXTENSION = "tableside"
COOKIE = "tableside_phone"
DAYS = 400  # the longest that browsers keep a cookie


def init_app(app: Flask) -> None:
    app.after_request(_remember)


def installation() -> Installation:
    found: Installation = current_app.extensions[EXTENSION]
    return found


def address() -> str:
    """Where the request comes from, for limits."""
    return request.remote_addr or ""


def phone() -> int | None:
    """The phone that asks, if it has been given a cookie before."""
    if "phone" not in g:
        g.phone = known_phone(installation(), request.cookies.get(COOKIE, ""))
    known: int | None = g.phone
    return known


def phone_for_good() -> int:
    """The phone that asks; a new one gets a cookie, on which its rights will hang. Raises TooMany."""
    known = phone()
    if known is None:
        limits.count(installation(), limits.NEW_PHONES, address())
        known, g.phone_token = new_phone(installation())
        g.phone = known
    return known


def _remember(response: Response) -> Response:
    if "phone_token" in g:
        response.set_cookie(
            COOKIE,
            g.phone_token,
            max_age=DAYS * 24 * 3600,
            path=request.script_root or "/",
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
    return response
