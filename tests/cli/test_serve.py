"""`tableside serve` as a person at a terminal meets it: a real process, a real port."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.serving import Running, serving

HERE = "http://127.0.0.1:"
SECONDS = 120  # that even a busy machine needs for nothing; a stream would last for ten minutes


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that only looking is done at."""
    with serving(tmp_path_factory.mktemp("instance")) as app:
        yield app


def test_it_prints_the_address_of_this_machine_and_its_qr(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as app:
        assert "localhost" not in app.said
        assert app.url.startswith(HERE) == ("Other phones cannot reach this" in app.said)
        assert app.url.startswith(HERE) or "█" in app.said


def test_it_prints_the_public_address_where_one_is_set(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--public-url", "https://example.org/feet") as app:
        assert app.url == "https://example.org/feet"


def test_it_takes_the_public_address_from_the_environment(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", TABLESIDE_PUBLIC_URL="https://example.org") as app:
        assert app.url == "https://example.org"


def test_it_leaves_the_code_out_where_the_terminal_cannot_draw_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--public-url", "https://example.org", PYTHONIOENCODING="ascii") as app:
        assert app.said.count("\n") == 2


def test_it_says_so_when_only_this_machine_can_open_it(app: Running) -> None:
    assert "Other phones cannot reach this" in app.said


def test_it_answers(app: Running) -> None:
    with urllib.request.urlopen(app.url, timeout=SECONDS) as answer:
        assert answer.status == 200


def test_it_keeps_its_secret_from_other_people_on_the_machine(app: Running) -> None:
    assert stat.S_IMODE((app.folder / "secret-key").stat().st_mode) == 0o600


def test_a_folder_has_one_server(app: Running) -> None:
    assert "already running" in _refused(app.folder, "--port", "0")


def test_it_keeps_its_secret_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path):
        before = (tmp_path / "secret-key").read_text()
    with serving(tmp_path):
        assert (tmp_path / "secret-key").read_text() == before


def test_it_logs_no_request(tmp_path: Path) -> None:
    with serving(tmp_path) as app:
        with urllib.request.urlopen(f"{app.url}/?secret=1", timeout=SECONDS):
            pass
        assert app.stop() == 0
        assert (tmp_path / "stderr.log").read_text() == ""


def test_it_stops_at_once_while_phones_follow_a_game(tmp_path: Path) -> None:
    with serving(tmp_path) as app, _watching(app.url) as stream:
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        assert stream.readline()
        before = time.monotonic()
        assert app.stop() == 0
        assert time.monotonic() - before < SECONDS


def test_it_stops_at_once_with_half_a_request_sent(tmp_path: Path) -> None:
    with serving(tmp_path) as app, closing(socket.create_connection(("127.0.0.1", _port(app.url)))) as phone:
        phone.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        before = time.monotonic()
        assert app.stop() == 0
        assert time.monotonic() - before < SECONDS


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        assert _refused(tmp_path, "--host", "127.0.0.1", "--port", port) == (
            f"Port {port} is taken by another program; choose one with --port, or leave --port out.\n"
        )


def test_a_strange_host_is_one_sentence(tmp_path: Path) -> None:
    assert _refused(tmp_path, "--host", "203.0.113.9", "--port", "0") == (
        "This machine has no address “203.0.113.9” to listen on.\n"
    )


def test_an_unwritable_folder_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = _refused(tmp_path / "file", "--port", "0")
    assert said.startswith("The games' folder")
    assert said.count("\n") == 1


def test_a_database_out_of_reach_is_one_sentence(tmp_path: Path) -> None:
    said = _refused(tmp_path, "--port", "0", TABLESIDE_DATABASE_URL="postgresql+psycopg://a:secret@127.0.0.1:1/none")
    assert said.startswith("The database cannot be used: ")
    assert said.count("\n") == 1
    assert "secret" not in said


def test_a_database_of_no_known_kind_is_one_sentence(tmp_path: Path) -> None:
    said = _refused(tmp_path, "--port", "0", TABLESIDE_DATABASE_URL="nonsense")
    assert said.startswith("The database cannot be used: ")
    assert said.count("\n") == 1


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "tableside.sqlite3")) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert _refused(tmp_path, "--port", "0") == "These games were kept by a newer tableside; please start that one.\n"


def test_a_number_of_proxies_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    said = _refused(tmp_path, "--port", "0", TABLESIDE_TRUSTED_PROXIES="two")
    assert said == "TABLESIDE_TRUSTED_PROXIES is a number of proxies, not “two”.\n"


@pytest.mark.parametrize("port", ["-1", "65536", "eighty"])
def test_a_port_that_is_none_is_one_sentence(tmp_path: Path, port: str) -> None:
    assert _refused(tmp_path, f"--port={port}") == (
        f"Argument --port: a port is a number from 0 to 65535, not “{port}”.\n"
    )


def _watching(url: str) -> Any:
    return urllib.request.urlopen(f"{_new_game(url)}/events?seen=0", timeout=SECONDS)


def _new_game(url: str) -> str:
    form = urllib.parse.urlencode([("names", "Asha"), ("names", "Bijay"), ("preset", "trains"), ("set_max", "9")])
    with urllib.request.urlopen(f"{url}/games", form.encode(), timeout=SECONDS) as answer:
        return str(answer.url)


def _refused(folder: Path, *options: str, **environ: str) -> str:
    """What it says on standard error while it refuses to start."""
    command = [sys.executable, "-m", "tableside", "serve", *options]
    settings = {**os.environ, "TABLESIDE_INSTANCE": str(folder), **environ}
    result = subprocess.run(command, env=settings, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert result.returncode == 2
    assert result.stdout == ""
    return result.stderr


def _port(url: str) -> int:
    return int(url.rpartition(":")[2])
