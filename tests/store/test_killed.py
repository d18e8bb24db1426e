"""A process killed in the middle of its work has lost nothing that it had said was saved."""

import random
import time

from tableside.store import entries
from tableside.store.engine import Database
from tests.store.writer import write
from tests.store.writers import writers

NAMES = ("asha", "bijay", "cyra")
WITHIN = 0.6


def test_every_acknowledged_entry_is_there_once(database: Database, game: int, url: str) -> None:
    moments = random.Random(20_2605)
    acknowledged: list[str] = []
    with writers(url, game, NAMES, 100_000) as started:
        for process in started:
            assert process.stdout
            acknowledged.append(process.stdout.readline().strip())
        for process in started:
            time.sleep(moments.uniform(0, WITHIN / len(NAMES)))
            process.kill()
        for process in started:
            assert process.stdout
            acknowledged += [line.strip() for line in process.stdout if line.endswith("\n")]
    with database.reading() as connection:
        found = entries.of_game(connection, game)
    keys = [entry.key for entry in found]
    assert len(keys) == len(set(keys))
    assert set(acknowledged) <= set(keys)
    assert len(keys) <= len(acknowledged) + len(NAMES)  # a commit may be without its answer
    assert [entry.data["count"] for entry in found] == list(range(1, len(found) + 1))
    assert list(write(database, game, "meera", 2)) == ["meera-0", "meera-1"]  # and others write on
