"""Whoever reads a value and writes one more loses nothing, in threads and in processes."""

from concurrent.futures import ThreadPoolExecutor

from tableside.scoring.entries import Entry
from tableside.store import entries
from tableside.store.engine import Database
from tests.patience import SECONDS
from tests.store.writer import write
from tests.store.writers import writers

WRITERS = ("asha", "bijay", "cyra", "dev")
EACH = 25


def _entries(database: Database, game: int) -> tuple[Entry, ...]:
    with database.reading() as connection:
        return entries.of_game(connection, game)


def _assert_complete(found: tuple[Entry, ...], writers_: int) -> None:
    assert [entry.data["count"] for entry in found] == list(range(1, writers_ * EACH + 1))
    assert len({entry.key for entry in found}) == writers_ * EACH


def test_threads_lose_nothing(database: Database, game: int) -> None:
    with ThreadPoolExecutor(len(WRITERS)) as pool:
        list(pool.map(lambda name: list(write(database, game, name, EACH)), WRITERS))
    _assert_complete(_entries(database, game), len(WRITERS))


def test_processes_lose_nothing(database: Database, game: int, url: str) -> None:
    with writers(url, game, WRITERS[:2], EACH) as started:
        said = [process.communicate(timeout=SECONDS)[0].split() for process in started]
    assert [len(keys) for keys in said] == [EACH, EACH]
    _assert_complete(_entries(database, game), 2)


def test_entries_are_numbered_in_the_order_in_which_they_are_committed(database: Database, game: int) -> None:
    """So that one who has seen a version has seen all before it."""
    seen: list[list[int]] = []
    with ThreadPoolExecutor(len(WRITERS)) as pool:
        writing = [pool.submit(lambda name: list(write(database, game, name, EACH)), name) for name in WRITERS]
        while not all(one.done() for one in writing):
            seen.append([entry.id for entry in _entries(database, game)])
    at_last = [entry.id for entry in _entries(database, game)]
    assert all(ids == at_last[: len(ids)] for ids in seen)
