"""The database: SQLite in a file by default, PostgreSQL by address, with the same promises on both."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from tableside.store.errors import AlreadyThere, StoreAway, StoreBusy, StoreError, StoreFull

__all__ = ["Connection", "Database", "open_database"]

BUSY_MS = 5000
_WRITES = "tableside_writes"
_BREATH = 0.01  # seconds between two looks at a database that another process holds

# One process keeps at most ten connections and its listening one: see the arithmetic in docs/hosting.md.
_POSTGRES = {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 5, "pool_timeout": 5}
_POSTGRES_SETTINGS = ("statement_timeout = 20000", "idle_in_transaction_session_timeout = 60000")
_BUSY_STATES = ("55P03", "40P01", "40001", "53300")  # lock timeout, deadlock, serialisation, too many connections
_FULL_STATES = ("53100",)


class Database:
    """Transactions on one database; every write is whole or not there at all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._looking: ContextVar[Connection | None] = ContextVar("looking", default=None)
        self._writer = engine.execution_options(**{_WRITES: True})
        # A greenlet that waits inside BEGIN IMMEDIATE stops the whole process; so writers wait here instead.
        self._one_writer = threading.Lock() if self.is_sqlite else nullcontext()

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to look with; raises StoreError. Who already looks goes on with the same one, and so sees the
        same moment."""
        held = self._looking.get()
        if held is not None:
            yield held
            return
        with _refusals(), self.engine.connect() as connection:
            token = self._looking.set(connection)
            try:
                yield connection
            finally:
                self._looking.reset(token)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is committed at the end of the block; raises StoreError, and then nothing was kept."""
        with _refusals(), self._one_writer, self._writer.begin() as connection:
            yield connection

    def described(self) -> str:
        """The kind of database and its version, asked of itself: `sqlite 3.40.1`. Raises StoreError."""
        with self.reading() as connection:
            question = "select sqlite_version()" if self.is_sqlite else "show server_version"
            return f"{self.engine.dialect.name} {connection.exec_driver_sql(question).scalar_one()}"

    def close(self) -> None:
        self.engine.dispose()


def open_database(url: str, busy_ms: int = BUSY_MS) -> Database:
    """The database at an SQLAlchemy address; nothing is asked of it yet."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_engine(url, hide_parameters=True)
        _teach_sqlite(engine, busy_ms)
    else:
        engine = create_engine(url, hide_parameters=True, connect_args={"connect_timeout": 5}, **_POSTGRES)
        _teach_postgres(engine, busy_ms)
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
        if connection.get_execution_options().get(_WRITES):
            _begin_to_write(connection, busy_ms)
        else:
            connection.exec_driver_sql("BEGIN")


def _begin_to_write(connection: Connection, busy_ms: int) -> None:
    """Waits here and not inside SQLite, where a wait would stop every greenlet of the process."""
    until = time.monotonic() + busy_ms / 1000
    connection.exec_driver_sql("PRAGMA busy_timeout=0")
    try:
        while not _has_begun(connection, is_last_try=time.monotonic() >= until):
            time.sleep(_BREATH)
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={busy_ms}")


def _has_begun(connection: Connection, *, is_last_try: bool) -> bool:
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    except OperationalError as error:
        if is_last_try or not isinstance(_refusal(error), StoreBusy):
            raise
        return False
    return True


def _teach_postgres(engine: Engine, busy_ms: int) -> None:
    """Nobody waits for ever: a page that cannot be had is said to be so while somebody still looks at it."""

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.autocommit = True
        for setting in (f"lock_timeout = {busy_ms}", *_POSTGRES_SETTINGS):
            connection.execute(f"set {setting}")
        connection.autocommit = False


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise AlreadyThere(_first_line(error)) from error
    except NoFreeConnection as error:
        raise StoreBusy("no free connection") from error
    except DBAPIError as error:
        raise _refusal(error) from error


def _refusal(error: DBAPIError) -> StoreError:
    """PostgreSQL says it by a code, in whatever language its sentences are; SQLite by its sentences alone."""
    said, state = _first_line(error), getattr(error.orig, "sqlstate", None)
    if state in _BUSY_STATES or "locked" in said or "busy" in said:
        return StoreBusy(said)
    if state in _FULL_STATES or "full" in said or "no space" in said or "disk i/o" in said:
        return StoreFull(said)
    return StoreAway(said)


def _first_line(error: DBAPIError) -> str:
    """What follows it may quote the row, and so what somebody typed; this goes into logs."""
    return str(error.orig).partition("\n")[0].lower()
