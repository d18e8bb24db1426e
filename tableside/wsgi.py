"""The app for production: `gunicorn -k gevent tableside.wsgi:app`, with any number of workers on PostgreSQL."""

import signal
import sys
from types import FrameType
from typing import NoReturn

import gevent
from flask import Flask
from gevent import monkey

from tableside.commands.serving.startup import prepared_app
from tableside.commands.start_error import StartError

GUNICORN_GIVES_UP = 3  # its own status for a worker that cannot start: it does not try again for ever


def _app() -> Flask:
    if not monkey.is_module_patched("socket"):
        _stop("tableside holds a connection open for every phone: start it with gunicorn -k gevent, without --preload.")
    try:
        return prepared_app(home=None)
    except StartError as error:
        _stop(str(error))


def _end_streams_first(app: Flask) -> None:
    """On SIGTERM streams end at once; a worker that waited for its viewers would hold up every restart."""
    before = signal.getsignal(signal.SIGTERM)
    loop, live = gevent.get_hub().loop, app.extensions["tableside_live"]

    def stop(number: int, frame: FrameType | None) -> None:
        loop.run_callback_threadsafe(gevent.spawn, live.close)
        if callable(before):
            before(number, frame)

    signal.signal(signal.SIGTERM, stop)


def _stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)  # noqa: T201
    raise SystemExit(GUNICORN_GIVES_UP)


app = _app()
_end_streams_first(app)
