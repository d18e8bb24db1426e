"""Scorecard pages per second against the same server answering a page that never changes, in turns in one run.

.venv/bin/python -m bench.pages
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from bench.machine import cpu_seconds, described, percentile
from tests.remote import Remote

CONNECTIONS = 16
TURNS = 4
SPOKEN = "en-GB,en;q=0.9"  # every phone says it; without it the language of the game would have to be looked up
HEAD = "| page | pages | of the constant page | processor time each | of the constant page | p50 / p99 |"


@dataclass
class Told:
    """What one page cost over all turns: seconds of each answer, and the server's processor time for all of them."""

    took: list[float] = field(default_factory=list)
    cpu: float = 0.0

    @property
    def cpu_each(self) -> float:
        return self.cpu / len(self.took)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8)
    seconds = parser.parse_args().seconds
    print(described())
    with _server() as (url, server):
        game = _evening(url)
        paths = {
            "constant page": "/constant",
            "scorecard, viewer": f"{game}?live=0",
            "live fragment": f"{game}/scorecard/live",
        }
        told = {path: Told() for path in paths.values()}
        for path in paths.values():
            asyncio.run(_asked(url, path, 0.5))  # warms up
        for path in [*paths.values()] * TURNS:
            before = cpu_seconds(server)
            told[path].took += asyncio.run(_asked(url, path, seconds / TURNS))
            told[path].cpu += cpu_seconds(server) - before
    print(f"\n{HEAD}\n{'|---' * 6}|")
    for name, path in paths.items():
        print(_row(name, told[path], told["/constant"], seconds))


def _row(name: str, one: Told, limit: Told, seconds: float) -> str:
    rate, most = len(one.took) / seconds, len(limit.took) / seconds
    p50, p99 = (percentile(one.took, part) * 1000 for part in (0.5, 0.99))
    return (
        f"| {name} | {rate:.0f}/s | {rate / most:.2f} | {one.cpu_each * 1000:.2f} ms "
        f"| {limit.cpu_each / one.cpu_each:.2f} | {p50:.1f} / {p99:.1f} ms |"
    )


@contextmanager
def _server() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {**os.environ, "TABLESIDE_INSTANCE": folder}
        command = [sys.executable, "-m", "bench.constant"]
        with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            yield process.stdout.readline().strip(), process.pid
            process.kill()


def _evening(url: str) -> str:
    """Four players, ten rounds."""
    asha = Remote(url)
    game = asha.start_game("Asha", "Bijay", "Cy", "Di")
    for number in range(1, 11):
        asha.save(game, number, {"p2": 23, "p3": 41, "p4": number}, out="p1", key=f"round-{number}")
    return game


async def _asked(url: str, path: str, seconds: float) -> list[float]:
    until = time.monotonic() + seconds
    took = await asyncio.gather(*(_ask_on(url, path, until) for _ in range(CONNECTIONS)))
    return [one for many in took for one in many]


async def _ask_on(url: str, path: str, until: float) -> list[float]:
    """One connection that asks again as soon as it has been answered."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    request = f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nAccept-Language: {SPOKEN}\r\n\r\n".encode()
    took = []
    while (before := time.monotonic()) < until:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        await reader.readexactly(length)
        took.append(time.monotonic() - before)
    writer.close()
    return took


if __name__ == "__main__":
    main()
