"""Writes entries into a game, one above the other, and says each when it is committed: run as a process to be killed.

python -m tests.store.writer ADDRESS GAME NAME COUNT
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime

from tableside.scoring.entries import Kind
from tableside.store import entries, games
from tableside.store.engine import Database, open_database
from tableside.store.entries import NewEntry


def write(database: Database, game: int, name: str, count: int) -> Iterator[str]:
    """Each entry counts one more than the one before it; gives the keys of those that were committed."""
    for number in range(count):
        key = f"{name}-{number}"
        with database.writing() as connection:
            games.lock(connection, game)
            before = entries.of_game(connection, game)
            data = {"count": before[-1].data["count"] + 1 if before else 1}
            entries.add(connection, game, NewEntry(Kind.RULE_KEPT, data, name, datetime.now(UTC), key))
        yield key


if __name__ == "__main__":
    address, game, name, count = sys.argv[1:]
    for key in write(open_database(address), int(game), name, int(count)):
        sys.stdout.write(f"{key}\n")
        sys.stdout.flush()
