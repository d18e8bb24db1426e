"""The server under `tableside serve`: gevent's, one process, which ends its open streams when it is told to stop."""

import os
import signal
import socket
import sys
from contextlib import closing

import gevent
from flask import Flask
from gevent.event import Event
from gevent.pywsgi import WSGIServer

from tableside.addresses import home_address
from tableside.commands.serving.listener import listen
from tableside.commands.serving.startup import prepared_app
from tableside.commands.serving.welcome import welcome

SECONDS_FOR_LAST_ANSWERS = 1


def serve(host: str, port: int | None) -> None:
    """Starts the app and answers until SIGTERM or Ctrl+C."""
    with closing(listen(host, port)) as listener:
        chosen = int(listener.getsockname()[1])
        home = home_address(host, chosen)
        app = prepared_app(home)
        stop = _stop_event()
        server = _started(app, listener)
        welcome(os.environ.get("TABLESIDE_PUBLIC_URL"), home, f"http://127.0.0.1:{chosen}", sys.stdout)
        stop.wait()
        _end(app, server)


def _started(app: Flask, listener: socket.socket) -> WSGIServer:
    """No access log: its lines would carry the tokens that let people in."""
    server = WSGIServer(listener, app, log=None)
    server.start()
    return server


def _stop_event() -> Event:
    stop = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        gevent.signal_handler(number, stop.set)
    return stop


def _end(app: Flask, server: WSGIServer) -> None:
    """Streams first: one that stayed open would hold the server for as long as its viewer watches."""
    live = app.extensions.get("tableside_live")
    if live is not None:
        live.close()
    server.stop(timeout=SECONDS_FOR_LAST_ANSWERS)
