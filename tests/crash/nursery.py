"""Servers that start at once, so that many can be killed: forked from a process that has imported everything.

Run as a program it reads `start PORT` lines, forks, and prints the number of the process that serves from then on.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path

from tests.patience import SECONDS, at_most
from tests.postgres import wait_until_gone
from tests.remote import Remote


@dataclass
class Nursery:
    """One address at which a server runs, is killed, and runs again."""

    process: subprocess.Popen[str]
    url: str
    serving: int = 0

    def start(self) -> None:
        """Forks a server and waits until it answers."""
        assert self.process.stdin
        assert self.process.stdout
        print(f"start {self.url.rpartition(':')[2]}", file=self.process.stdin, flush=True)
        with at_most(self.process):
            self.serving = int(self.process.stdout.readline())
        until = time.monotonic() + SECONDS
        while not _answers(self.url):
            assert time.monotonic() < until
            time.sleep(0.01)

    def kill(self) -> None:
        os.kill(self.serving, signal.SIGKILL)
        wait_until_gone(self.serving)


@contextmanager
def nursery(folder: Path, port: int, **environ: str) -> Iterator[Nursery]:
    """Nothing is served before `start`; the last server is killed when the block is over."""
    folder.mkdir(parents=True, exist_ok=True)
    settings: Mapping[str, str] = {**os.environ, "TABLESIDE_INSTANCE": str(folder), **environ}
    command = [sys.executable, "-m", "tests.crash.nursery"]
    with (
        (folder / "stderr.log").open("a") as errors,
        subprocess.Popen(
            command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        found = Nursery(process, f"http://127.0.0.1:{port}")
        try:
            yield found
        finally:
            with suppress(ProcessLookupError):
                if found.serving:
                    found.kill()
            process.kill()


def _answers(url: str) -> bool:
    try:
        return Remote(url).get("/healthz").status == 200
    except (OSError, HTTPException):
        return False


def _breed() -> None:
    """Only what is imported is shared: each child opens its own files, database and event loop."""
    from gevent import monkey

    monkey.patch_all()
    from tableside.commands.serving.server import serve

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    fork = monkey.get_original("os", "fork")
    read = os.fdopen(0, closefd=False)
    while line := read.readline():
        child = fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(2, 1)
            serve("127.0.0.1", int(line.split()[1]))
            os._exit(0)
        print(child, flush=True)  # noqa: T201 - this is how it answers


if __name__ == "__main__":
    _breed()
