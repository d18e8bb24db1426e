"""Databases for tests: a fresh SQLite file in no time, or an empty database in a real PostgreSQL."""

import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tableside.store.engine import Database, open_database
from tableside.store.migrate import migrate

KINDS = ("sqlite", "postgresql")


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def migrated_file(file: Path) -> Path:
    """A database without games, to be copied."""
    with closing(open_database(sqlite_url(file))) as database:
        migrate(database)
    return file


@contextmanager
def copied(migrated: Path, file: Path) -> Iterator[Database]:
    """A database of one's own that begins as that file."""
    shutil.copyfile(migrated, file)
    with closing(open_database(sqlite_url(file))) as database:
        yield database


@contextmanager
def migrated_at(url: str) -> Iterator[Database]:
    with closing(open_database(url)) as database:
        migrate(database)
        yield database
