"""Word of new entries to the other processes, sent by PostgreSQL when, and only when, they are committed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import psycopg
from sqlalchemy import text

from tableside.store.engine import Connection, Database
from tableside.store.errors import StoreAway

CHANNEL = "tableside_versions"
_ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 5}


@dataclass(frozen=True)
class Notice:
    """A game has got this version."""

    game: int
    version: int


def announce(connection: Connection, game: int, version: int) -> None:
    """Tells every process that listens, once the transaction is committed; SQLite has no other process to tell."""
    if connection.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "said": f"{game}:{version}"}
        connection.execute(text("select pg_notify(:channel, :said)"), said)


@contextmanager
def hearing(database: Database) -> Iterator[Callable[[float], list[Notice]]]:
    """A connection of its own that hears: `hear(seconds)` gives what has come by then. Raises StoreAway."""
    with _losses(), psycopg.connect(**_address(database), autocommit=True) as connection:
        connection.execute(f"listen {CHANNEL}")
        yield lambda seconds: _heard(connection, seconds)


def _heard(connection: psycopg.Connection[Any], seconds: float) -> list[Notice]:
    notices = [_notice(one.payload) for one in connection.notifies(timeout=seconds, stop_after=1)]
    if not notices:
        connection.execute("select 1")  # silence is only trusted from a server that answers
    return notices


def _notice(said: str) -> Notice:
    game, _colon, version = said.partition(":")
    return Notice(int(game), int(version))


def _address(database: Database) -> dict[str, Any]:
    _words, options = database.engine.dialect.create_connect_args(database.engine.url)
    return {**_ALIVE, **options}


@contextmanager
def _losses() -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        raise StoreAway(type(error).__name__) from error
