"""A database without games, in SQLite and in PostgreSQL."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tableside.store import games
from tableside.store.engine import Database
from tests.databases import KINDS, migrated_at, sqlite_url

EIGHT_O_CLOCK = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tableside.sqlite3")
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    with migrated_at(url) as database:
        yield database


@pytest.fixture
def game(database: Database) -> int:
    with database.writing() as connection:
        return games.create(connection, "uid", "key", EIGHT_O_CLOCK).id
