"""A wire between a phone and the app on which everything that the phone sends is written down."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from urllib.parse import urlsplit


class _Wire(BaseRequestHandler):
    """One connection, with one to the app behind it."""

    server: "_Wires"

    def handle(self) -> None:
        with socket.create_connection(self.server.app) as app:
            back = Thread(target=self._pump, args=(app, self.request), daemon=True)
            back.start()
            self.server.heard.append(heard := bytearray())
            self._pump(self.request, app, heard)
            back.join()

    def _pump(self, source: socket.socket, target: socket.socket, heard: bytearray | None = None) -> None:
        with suppress(OSError):
            while sent := source.recv(65536):
                if heard is not None:
                    heard += sent
                target.sendall(sent)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)


class _Wires(ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, app: tuple[str, int]) -> None:
        super().__init__(("127.0.0.1", 0), _Wire)
        self.app = app
        self.heard: list[bytearray] = []


@contextmanager
def overheard(url: str) -> Iterator[tuple[str, list[bytearray]]]:
    """The address to use instead of `url`, and all that phones have sent there so far, by connection."""
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    with _Wires((parts.hostname, parts.port)) as wires:
        Thread(target=wires.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{wires.server_address[1]}", wires.heard
        wires.shutdown()
