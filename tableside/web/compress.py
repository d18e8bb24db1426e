"""Text travels compressed, streams do not."""

import gzip

from flask import Flask, Response, request

WORTH_IT = 700
TEXT = {
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "text/css",
    "text/csv",
    "text/html",
    "text/javascript",
    "text/plain",
}


def init_app(app: Flask) -> None:
    app.after_request(_compressed)


def _compressed(response: Response) -> Response:
    if not _may_be(response):
        return response
    response.vary.add("Accept-Encoding")
    if len(response.get_data()) >= WORTH_IT and request.accept_encodings["gzip"] > 0:
        response.set_data(gzip.compress(response.get_data(), compresslevel=6, mtime=0))
        response.headers["Content-Encoding"] = "gzip"
    return response


def _may_be(response: Response) -> bool:
    return response.mimetype in TEXT and not response.is_streamed and "Content-Encoding" not in response.headers
