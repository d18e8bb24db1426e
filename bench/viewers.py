"""Many phones in one process, each a bare connection: what bench/live.py lets watch. Reads commands, prints JSON."""

import asyncio
import json
import resource
import sys
import time
from urllib.parse import urlsplit

AT_ONCE = 200  # connections that are being opened at the same time


class Viewer(asyncio.Protocol):
    """Notes when the end of each version arrived."""

    def __init__(self, request: bytes, arrivals: dict[int, list[float]]) -> None:
        self._request = request
        self._arrivals = arrivals
        self._tail = b""
        self.version = 0
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._tail += data
        while (end := self._tail.find(b"\n\n")) >= 0:
            self._message(self._tail[:end])
            self._tail = self._tail[end + 2 :]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("the server ended the stream"))

    def _message(self, text: bytes) -> None:
        at = text.find(b"id: ")
        if at < 0:
            return
        self.version = int(text[at + 4 : text.index(b"\n", at)])
        self._arrivals.setdefault(self.version, []).append(time.monotonic())
        if not self.ready.done():
            self.ready.set_result(None)


async def main(url: str, path: str, number: int) -> None:
    arrivals: dict[int, list[float]] = {}
    request = f"GET {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nAccept: text/event-stream\r\n\r\n".encode()
    viewers: list[Viewer] = []
    while line := await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline):
        match line.strip():
            case "connect":
                before = time.monotonic()
                viewers = await _connected(url, request, arrivals, number)
                _say({"seconds": time.monotonic() - before})
            case "close":
                for viewer in viewers:
                    viewer.transport.abort()
                _say({})
            case "report":
                _say({"arrivals": arrivals, "versions": sorted({viewer.version for viewer in viewers})})


async def _connected(url: str, request: bytes, arrivals: dict[int, list[float]], number: int) -> list[Viewer]:
    gate = asyncio.Semaphore(AT_ONCE)
    parts = urlsplit(url)

    async def one() -> Viewer:
        async with gate:
            loop = asyncio.get_running_loop()
            _transport, viewer = await loop.create_connection(
                lambda: Viewer(request, arrivals), parts.hostname, parts.port
            )
            await viewer.ready
            return viewer

    return list(await asyncio.gather(*(one() for _ in range(number))))


def _say(what: object) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
