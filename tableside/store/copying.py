"""A copy of an SQLite database that is whole, also while somebody writes in it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tableside.store.errors import StoreAway, StoreBusy, StoreFull

_BUSY_SECONDS = 5


def copy_database(source: Path, target: Path) -> None:
    """Writes the copy beside and then gives it its name, so that half a copy never looks like one.
    Raises FileExistsError, other OSError, or StoreError."""
    if target.exists():
        raise FileExistsError(target)
    if not source.is_file():
        raise StoreAway(f"there is no {source}")
    draft = target.with_name(f"{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        _vacuum_into(source, draft)
        os.link(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def _vacuum_into(source: Path, draft: Path) -> None:
    """Only reads the source: the server that has it open stays the only one that writes."""
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True, timeout=_BUSY_SECONDS)) as connection:
            connection.execute("vacuum into ?", (str(draft),))
    except sqlite3.Error as error:
        said = str(error).lower()
        raise (StoreBusy if "locked" in said else StoreFull if "full" in said else StoreAway)(said) from error
    with draft.open("rb") as written:
        os.fsync(written.fileno())
