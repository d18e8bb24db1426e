"""The database: SQLite in a file by default, PostgreSQL by address, with the same promises on both."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from tableside.store.errors import AlreadyThere, StoreAway, StoreBusy, StoreError, StoreFull

__all__ = ["Connection", "Database", "open_database"]

BUSY_MS = 5000
_WRITES = "tableside_writes"


class Database:
    """Transactions on one database; every write is whole or not there at all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(**{_WRITES: True})
        # A greenlet that waits inside BEGIN IMMEDIATE stops the whole process; so writers wait here instead.
        self._one_writer = threading.Lock() if self.is_sqlite else nullcontext()

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to look with; raises StoreError."""
        with _refusals(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is committed at the end of the block; raises StoreError, and then nothing was kept."""
        with _refusals(), self._one_writer, self._writer.begin() as connection:
            yield connection

    def close(self) -> None:
        self.engine.dispose()


def open_database(url: str, busy_ms: int = BUSY_MS) -> Database:
    """The database at an SQLAlchemy address; nothing is asked of it yet."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        _teach_sqlite(engine, busy_ms)
    return Database(engine)


def hidden(url: str) -> str:
    """The address without its password, to name it in a message."""
    return make_url(url).render_as_string(hide_password=True)


def _teach_sqlite(engine: Engine, busy_ms: int) -> None:
    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver's own BEGIN comes too late and lost half of all increments
        for pragma in (f"busy_timeout={busy_ms}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise AlreadyThere(str(error.orig)) from error
    except DBAPIError as error:
        raise _refusal(error) from error


def _refusal(error: DBAPIError) -> StoreError:
    said = str(error.orig).lower()
    if "locked" in said or "busy" in said or "lock timeout" in said:
        return StoreBusy(said)
    if "full" in said or "no space" in said or "disk i/o" in said:
        return StoreFull(said)
    return StoreAway(said)
