"""Headers that keep strangers out of the page, and the check that a request to change something came from it."""

from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, request

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # Not no-referrer: with it browsers send "Origin: null", and a form on plain http looks like a stranger's.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)",
}

# Browsers ignore it on plain http, and complain on every page.
HTTPS_HEADERS = {"Cross-Origin-Opener-Policy": "same-origin"}

SAFE = {"GET", "HEAD", "OPTIONS"}


def init_app(app: Flask) -> None:
    app.before_request(_refuse_other_sites)
    app.after_request(_secured)


def _refuse_other_sites() -> None:
    if request.method not in SAFE and not _from_here():
        abort(403)


def _from_here() -> bool:
    """Over https browsers say so; on plain http the origin must be this host; with a cookie, one of the two."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in {"same-origin", "none"}
    origin = request.headers.get("Origin")
    if origin is not None:
        return urlsplit(origin).netloc in _our_hosts()
    return not request.cookies


def _our_hosts() -> set[str]:
    """Never the empty one: a page without an origin of its own sends "null"."""
    return {request.host, urlsplit(current_app.config["PUBLIC_URL"]).netloc} - {""}


def _secured(response: Response) -> Response:
    for name, value in (HEADERS | HTTPS_HEADERS if request.is_secure else HEADERS).items():
        response.headers.setdefault(name, value)
    if response.mimetype == "text/html":
        response.headers.setdefault("Cache-Control", "no-store")
    return response
