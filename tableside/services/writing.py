"""Writing in a game: one writer at a time, each request once, and everybody told afterwards."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tableside.scoring.entries import Entry, Kind
from tableside.scoring.scorecard import Scorecard
from tableside.services.access import Access
from tableside.services.installation import Installation
from tableside.services.scorecards import folded
from tableside.store import entries, games, moves
from tableside.store.engine import Connection
from tableside.store.entries import NewEntry


class Pen:
    """A game that nobody else writes in until this block is over."""

    def __init__(self, installation: Installation, connection: Connection, who: Access) -> None:
        self.installation = installation
        self.connection = connection
        self.who = who
        self.before = folded(installation, connection, who.game)
        self.version = self.card.version

    @property
    def card(self) -> Scorecard:
        """The card as it stood when the lock was had."""
        return self.before.card

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.before.entries

    def entry(self, number: int) -> Entry | None:
        return next((entry for entry in self.entries if entry.id == number), None)

    def written(self, key: str) -> Entry | None:
        """The entry that this very request has become before."""
        return next((entry for entry in self.entries if entry.key == key), None)

    def has_written(self, key: str) -> bool:
        return self.written(key) is not None

    def write(self, kind: Kind, data: Mapping[str, Any], key: str) -> int:
        """Adds an entry, or finds the one that this request has already become; gives the game's version."""
        if not self.has_written(key):
            new = NewEntry(kind, data, self.who.by, self.installation.now(), key)
            self.version = entries.add(self.connection, self.who.game, new)
        return self.version


@contextmanager
def writing(installation: Installation, who: Access) -> Iterator[Pen]:
    """Holds the game while the block runs; when it has been committed, listeners hear of the new version.

    So do those who look at the followed table: a new round clears it.
    """
    with installation.database.writing() as connection:
        games.lock(connection, who.game)
        pen = Pen(installation, connection, who)
        before = pen.version
        yield pen
        has_written = pen.version != before
        table = moves.tell(connection, who.game) if has_written else 0
    if has_written:
        installation.live.publish(who.game, pen.version)
        installation.live.publish(moves.topic(who.game), table)


def content_key(key: str, content: object) -> str:
    """The client's key together with what was sent: a request replayed is the same, a form filled anew is another."""
    said = json.dumps([key, content], sort_keys=True, default=str)
    return hashlib.sha256(said.encode()).hexdigest()[:40]
