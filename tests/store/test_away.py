"""A database that cannot be reached or read is told from one that is busy or full."""

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from tableside.store.engine import hidden, open_database
from tableside.store.errors import StoreAway, StoreError
from tableside.store.migrate import migrate
from tests.databases import sqlite_url


def _refused(url: str) -> None:
    with closing(open_database(url, busy_ms=100)) as database:
        with pytest.raises(StoreAway), database.reading() as connection:
            connection.exec_driver_sql("select 1 from game")
        with pytest.raises(StoreAway):
            migrate(database)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    _refused(sqlite_url(tmp_path / "nowhere" / "tableside.sqlite3"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tableside.sqlite3"
    file.write_bytes(b"dear diary " * 1000)
    _refused(sqlite_url(file))
    assert file.read_bytes().startswith(b"dear diary")


def test_a_server_that_does_not_answer() -> None:
    _refused("postgresql+psycopg://tableside@127.0.0.1:1/tableside")


def test_its_address_is_shown_without_the_password() -> None:
    assert hidden("postgresql+psycopg://asha:secret@db.example/t") == "postgresql+psycopg://asha:***@db.example/t"


def test_what_it_says_of_a_refusal_quotes_no_row(tmp_path: Path) -> None:
    """PostgreSQL adds a line with the whole row to some, and what it says goes into logs."""
    said = Exception("null value in a column\nDETAIL: Failing row contains (Asha).")
    with closing(open_database(sqlite_url(tmp_path / "tableside.sqlite3"))) as database:
        for refusal in (IntegrityError, OperationalError):
            with pytest.raises(StoreError) as refused, database.writing():
                raise refusal("insert", {}, said)
            assert str(refused.value) == "null value in a column"
