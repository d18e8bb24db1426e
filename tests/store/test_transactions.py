"""A write is whole or not there at all."""

import pytest
from sqlalchemy import text

from tableside.scoring.entries import Kind
from tableside.store import entries, games, links
from tableside.store.engine import Database
from tableside.store.entries import NewEntry
from tableside.store.errors import AlreadyThere, StoreAway
from tests.store.conftest import EIGHT_O_CLOCK


def _entry(key: str, **data: object) -> NewEntry:
    return NewEntry(Kind.GAME_CLOSED, data, "score:1", EIGHT_O_CLOCK, key)


def test_what_was_written_is_read_as_it_was(database: Database, game: int) -> None:
    said = {"name": "मीरा 🐔 <b> =1+1", "points": 10**40, "nothing": None, "list": [1, "2"], "half": "\ud800"}
    with database.writing() as connection:
        number = entries.add(connection, game, _entry("k", **said))
    with database.reading() as connection:
        (entry,) = entries.of_game(connection, game)
        assert entries.version(connection, game) == number
    assert (entry.id, entry.kind, entry.data, entry.by, entry.at, entry.key) == (
        *(number, Kind.GAME_CLOSED, said),
        *("score:1", EIGHT_O_CLOCK, "k"),
    )


def test_nothing_is_kept_of_a_block_that_fails(database: Database, game: int) -> None:
    with pytest.raises(ZeroDivisionError), database.writing() as connection:  # noqa: PT012 - the block is what fails
        entries.add(connection, game, _entry("k"))
        games.create(connection, "other", "other", EIGHT_O_CLOCK)
        raise ZeroDivisionError
    with database.reading() as connection:
        assert entries.version(connection, game) == 0
        assert games.by_uid(connection, "other") is None


def test_a_key_is_taken_once_in_a_game(database: Database, game: int) -> None:
    with database.writing() as connection:
        entries.add(connection, game, _entry("k"))
        other = games.create(connection, "other", "other", EIGHT_O_CLOCK)
        entries.add(connection, other.id, _entry("k"))
    with pytest.raises(AlreadyThere), database.writing() as connection:
        entries.add(connection, game, _entry("k"))
    with database.reading() as connection:
        assert len(entries.of_game(connection, game)) == 1


def test_tokens_uids_and_creation_keys_are_taken_once(database: Database, game: int) -> None:
    with database.writing() as connection:
        links.add(connection, game, "view", "", 1, "hash")
    with pytest.raises(AlreadyThere), database.writing() as connection:
        links.add(connection, game, "score", "", 1, "hash")
    for uid, key in (("uid", "new"), ("new", "key")):
        with pytest.raises(AlreadyThere), database.writing() as connection:
            games.create(connection, uid, key, EIGHT_O_CLOCK)


def test_no_entry_belongs_to_no_game(database: Database) -> None:
    with pytest.raises(AlreadyThere), database.writing() as connection:
        entries.add(connection, 77, _entry("k"))


def test_one_who_looks_sees_nothing_that_is_not_committed(database: Database, game: int) -> None:
    with database.writing() as connection:
        entries.add(connection, game, _entry("k"))
        with database.reading() as other:
            assert entries.version(other, game) == 0
    with database.reading() as connection:
        assert entries.version(connection, game) > 0


def test_a_table_that_is_not_there_is_no_crash(database: Database) -> None:
    with pytest.raises(StoreAway), database.reading() as connection:
        connection.execute(text("select * from nothing"))
