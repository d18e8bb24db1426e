"""A disk that fills up: the phone is told, and everything saved before is still there."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from tableside.store import entries, games
from tableside.store.engine import Database, open_database
from tableside.store.errors import StoreFull
from tests.databases import migrated_at, sqlite_url
from tests.store.conftest import EIGHT_O_CLOCK
from tests.store.writer import write


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A disk of half a megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def _fill(database: Database) -> None:
    """Saves until no more goes in, and sees what is there."""
    with database.writing() as connection:
        game = games.create(connection, "uid", "key", EIGHT_O_CLOCK).id
    acknowledged: list[str] = []
    with pytest.raises(StoreFull):
        acknowledged.extend(write(database, game, "n" * 20_000, 1000))
    with database.reading() as connection:
        assert [entry.key for entry in entries.of_game(connection, game)] == acknowledged
    assert acknowledged


def test_a_real_one(tiny: Path) -> None:
    with migrated_at(sqlite_url(tiny / "tableside.sqlite3")) as database:
        _fill(database)
        with pytest.raises(StoreFull):
            list(write(database, 1, "m" * 20_000, 1000))


def test_a_database_that_may_not_grow(tmp_path: Path) -> None:
    """The same on machines where no small disk can be mounted."""
    url = sqlite_url(tmp_path / "tableside.sqlite3")
    with migrated_at(url):
        pass
    with closing(open_database(url)) as database:

        @event.listens_for(database.engine, "connect")
        def _limit(connection: object, _record: object) -> None:
            connection.execute("pragma max_page_count=100")  # type: ignore[attr-defined]

        _fill(database)
