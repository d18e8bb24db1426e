"""The server of production: many workers on PostgreSQL, one on SQLite, and none that would hold up its viewers."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path

import pytest

from tests.postgres import free_port
from tests.remote import Remote

pytestmark = pytest.mark.slow

SECONDS = 120
SECRET = "of one fleet, the same on every host"


def test_two_workers_serve_the_same_games_and_end_their_streams(postgres_url: str, tmp_path: Path) -> None:
    settings = {"TABLESIDE_DATABASE_URL": postgres_url, "TABLESIDE_SECRET_KEY": SECRET}
    with _gunicorn(tmp_path, "-k", "gevent", "-w", "2", "--graceful-timeout", "50", **settings) as (process, url):
        asha = Remote(url)
        game = asha.start_game("Asha", "Bijay")
        with Remote(url).stream(game) as one, Remote(url).stream(game) as other:
            seen = [next(event for event in events if event.id).id for events in (one, other)]
            assert asha.save(game, 1, {"p2": 23}, out="p1", key="one").status == 303
            after = [next(event for event in events if event.id) for events in (one, other)]
            assert all(">23<" in event.data for event in after)
            assert seen != [event.id for event in after]
            process.terminate()
            assert [event.name for event in one if event.name != "heartbeat"] == []
        before = time.monotonic()
        assert process.wait(timeout=SECONDS) == 0
        assert time.monotonic() - before < 45  # the fifty seconds that it would wait for its viewers are not used up


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("-k", "gthread"), "start it with gunicorn -k gevent"),
        (("-k", "gevent", "-w", "2"), "tableside is already running with the games in"),
    ],
)
def test_it_says_in_one_sentence_why_it_does_not_start(tmp_path: Path, options: tuple[str, ...], sentence: str) -> None:
    with _started(tmp_path, free_port(), *options) as process:
        _out, said = process.communicate(timeout=SECONDS)
    assert process.returncode == 3
    assert sentence in said
    assert "Traceback" not in said


@contextmanager
def _gunicorn(folder: Path, *options: str, **environ: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    port = free_port()
    with _started(folder, port, *options, **environ) as process:
        url = f"http://127.0.0.1:{port}"
        until = time.monotonic() + SECONDS
        while not _answers(url):
            assert time.monotonic() < until
            time.sleep(0.05)
        yield process, url


@contextmanager
def _started(folder: Path, port: int, *options: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    command = [
        sys.executable,
        "-m",
        "gunicorn",
        "-b",
        f"127.0.0.1:{port}",
        "--no-control-socket",
        "--timeout",
        "300",
        *options,
    ]
    settings = {**os.environ, "TABLESIDE_INSTANCE": str(folder), **environ}
    with subprocess.Popen(
        [*command, "tableside.wsgi:app"], env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def _answers(url: str) -> bool:
    try:
        return Remote(url).get("/healthz").status == 200
    except (OSError, HTTPException):
        return False
