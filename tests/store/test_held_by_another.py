"""A database that another process holds: the phone is told, nothing is half-saved, and later it goes through."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest
from sqlalchemy import make_url

from tableside.scoring.entries import Kind
from tableside.store import entries, games
from tableside.store.engine import Database, open_database
from tableside.store.entries import NewEntry
from tableside.store.errors import StoreBusy
from tests.store.conftest import EIGHT_O_CLOCK


@contextmanager
def _held(url: str) -> Iterator[None]:
    """A connection of somebody else's that keeps the game to itself."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(address.database), isolation_level=None)) as other:
            other.execute("begin immediate")
            yield
            other.execute("rollback")
    else:
        plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(plain, connect_timeout=30) as connection:
            connection.execute("select id from game for update")
            yield


def _write(database: Database, game: int) -> None:
    with database.writing() as connection:
        games.create(connection, "half", "half", EIGHT_O_CLOCK)
        games.lock(connection, game)
        entries.add(connection, game, NewEntry(Kind.GAME_CLOSED, {}, "score:1", EIGHT_O_CLOCK, "k"))


def test_it_is_busy_and_keeps_nothing(database: Database, game: int, url: str) -> None:
    with closing(open_database(url, busy_ms=100)) as impatient:
        with _held(url), pytest.raises(StoreBusy):
            _write(impatient, game)
        with impatient.reading() as connection:
            assert entries.version(connection, game) == 0
            assert games.by_uid(connection, "half") is None
        _write(impatient, game)


def test_one_can_look_meanwhile(database: Database, game: int, url: str) -> None:
    with _held(url), database.reading() as connection:
        assert games.by_id(connection, game)
        assert entries.version(connection, game) == 0
