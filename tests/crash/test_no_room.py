"""A full disk, a database that another process holds: the phone is told, its typing is kept, nothing is half-saved."""

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from tests.remote import Answer, Remote
from tests.serving import serving

pytestmark = pytest.mark.slow

MEGABYTES = 6


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own that a few saves can fill."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(place)]
    try:
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        pytest.skip("only root may make a disk of its own")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_a_full_disk_keeps_what_was_typed(small_disk: Path) -> None:
    with serving(small_disk / "instance") as app:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay")
        last = _saved_until_full(asha, game, small_disk)
        before = asha.card(game)
        refused = asha.save(game, 2, {"p2": 41}, out="p1", key="refused")
        assert refused.status == 507
        _assert_kept(refused, "41")
        assert asha.card(game) == before
        (small_disk / "filler").unlink()
        assert asha.save(game, 2, {"p2": 41}, out="p1", key="refused").status == 303
        assert [_points(asha, game, number) for number in (1, 2)] == [last, 41]


def test_a_locked_database_keeps_what_was_typed(tmp_path: Path) -> None:
    with serving(tmp_path) as app:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay")
        with _held(tmp_path / "tableside.sqlite3"):
            refused = asha.save(game, 1, {"p2": 41}, out="p1", key="one")
            assert refused.status == 503
            _assert_kept(refused, "41")
        assert asha.save(game, 1, {"p2": 41}, out="p1", key="one").status == 303
        assert _points(asha, game, 1) == 41


def test_others_read_on_while_a_writer_waits(tmp_path: Path) -> None:
    """One who waits for the database does not stop the server."""
    with serving(tmp_path) as app, ThreadPoolExecutor(1) as pool:
        asha = Remote(app.url)
        game = asha.start_game("Asha", "Bijay")
        with _held(tmp_path / "tableside.sqlite3"):
            saving = pool.submit(asha.save, game, 1, {"p2": 9}, "p1", "waits")
            assert Remote(app.url).get(game).status == 200
            assert not saving.done()
            assert saving.result(timeout=60).status == 503


def _saved_until_full(asha: Remote, game: str, disk: Path) -> int:
    """Fills the disk, and what little is left by saving; gives the last points that were kept."""
    assert asha.save(game, 1, {"p2": 1}, out="p1", key="first").status == 303
    with (disk / "filler").open("wb") as filler, suppress(OSError):
        while os.write(filler.fileno(), bytes(4096)):
            pass
    kept, was = 1, "1"
    for turn in range(1, 2000):
        points = turn % 90 + 1
        fields = {"hand-p2": str(points), "was-p2": was, "key": f"turn-{turn}"}
        if asha.post(f"{game}/rounds/1/hands/p2", fields).status != 303:
            return kept
        kept, was = points, str(points)
    pytest.fail("the disk never filled up")


def _assert_kept(answer: Answer, typed: str) -> None:
    """The form is there again with the typing in it."""
    assert f'value="{typed}"' in answer.text


def _points(phone: Remote, game: str, number: int) -> int:
    rounds = {one["number"]: one for one in phone.card(game)["rounds"]}
    return int(rounds[number]["hands"]["Bijay"]["entered"])


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """Another process is in the middle of writing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")
