"""Answers to htmx: a part of the page where the whole was asked for without it."""

from flask import Flask, Response, request


def init_app(app: Flask) -> None:
    app.after_request(_vary)


def wants_part() -> bool:
    """Whether htmx asks, and so needs only the part that it will put in place."""
    return request.headers.get("HX-Request") == "true"


def _vary(response: Response) -> Response:
    """Without this a browser's Back could show a bare part as a page."""
    if response.mimetype == "text/html":
        response.vary.update(("HX-Request", "Accept-Language", "Cookie"))
    return response
