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
from urllib.parse import urlsplit

from bench.machine import described, percentile
from tests.remote import Remote

CONNECTIONS = 16
TURNS = 4
LEAST_RATIO = 0.5


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5)
    seconds = parser.parse_args().seconds
    print(described())
    with _server() as url:
        game = _evening(url)
        paths = {
            "constant page": "/constant",
            "scorecard, viewer": f"{game}?live=0",
            "live fragment": f"{game}/scorecard/live",
        }
        asyncio.run(_measure(url, list(paths.values()), 1))  # warms up
        runs = [asyncio.run(_measure(url, list(paths.values()), seconds / TURNS)) for _ in range(TURNS)]
    print("\n| page | pages/s | p50 | p99 | of the constant page |\n|---|---|---|---|---|")
    rates = {name: sum(len(run[path]) for run in runs) / seconds for name, path in paths.items()}
    for name, path in paths.items():
        took = [one * 1000 for run in runs for one in run[path]]
        ratio = rates[name] / rates["constant page"]
        p50, p99 = percentile(took, 0.5), percentile(took, 0.99)
        print(f"| {name} | {rates[name]:.0f} | {p50:.1f} ms | {p99:.1f} ms | {ratio:.2f} |")


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {**os.environ, "TABLESIDE_INSTANCE": folder}
        command = [sys.executable, "-m", "bench.constant"]
        with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            yield process.stdout.readline().strip()
            process.kill()


def _evening(url: str) -> str:
    """Four players, ten rounds."""
    asha = Remote(url)
    game = asha.start_game("Asha", "Bijay", "Cy", "Di")
    for number in range(1, 11):
        asha.save(game, number, {"p2": 23, "p3": 41, "p4": number}, out="p1", key=f"round-{number}")
    return game


async def _measure(url: str, paths: list[str], seconds: float) -> dict[str, list[float]]:
    """Seconds that each page took, path by path."""
    return {path: await _asked(url, path, seconds) for path in paths}


async def _asked(url: str, path: str, seconds: float) -> list[float]:
    until = time.monotonic() + seconds
    took = await asyncio.gather(*(_ask_on(url, path, until) for _ in range(CONNECTIONS)))
    return [one for many in took for one in many]


async def _ask_on(url: str, path: str, until: float) -> list[float]:
    """One connection that asks again as soon as it has been answered."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    request = f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()
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
