"""Moves in the database: added, read in order, never changed. Listeners hear of them apart from the scores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import func, insert, select

from tableside.store import entries
from tableside.store.engine import Connection
from tableside.store.notices import announce
from tableside.store.tables import MoveRow

_T = MoveRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it
_COLUMNS = (_T.c.id, _T.c.kind, _T.c.data, _T.c.by, _T.c.at, _T.c.key, _T.c.round)


@dataclass(frozen=True)
class NewMove:
    """What is about to be added."""

    round: int
    kind: str
    data: Mapping[str, Any]
    by: str
    at: datetime
    key: str


@dataclass(frozen=True)
class StoredMove:
    """A move as it was kept; ids grow."""

    id: int
    kind: str
    data: Mapping[str, Any]
    by: str
    at: datetime
    key: str
    round: int


def topic(game: int) -> int:
    """What listeners to a game's layout wait for; never the number of a game."""
    return -game


def add(connection: Connection, game: int, new: NewMove) -> int:
    """Adds a move and gives the table's new version; raises AlreadyThere when the key has been used."""
    put(connection, game, new)
    return tell(connection, game)


def put(connection: Connection, game: int, new: NewMove) -> int:
    """Adds a move of which nobody is told yet, and gives its id."""
    row = {"game_id": game, **vars(new), "data": dict(new.data)}
    return int(connection.execute(insert(_T).values(row).returning(_T.c.id)).scalar_one())


def tell(connection: Connection, game: int) -> int:
    """Tells the listeners of the table's new version, and gives it."""
    newest = version(connection, game)
    announce(connection, topic(game), newest)
    return newest


def of_game(connection: Connection, game: int) -> tuple[StoredMove, ...]:
    """All moves of all rounds, oldest first."""
    return _found(connection, _T.c.game_id == game)


def of_round(connection: Connection, game: int, number: int) -> tuple[StoredMove, ...]:
    """All moves of a round, oldest first."""
    return _found(connection, (_T.c.game_id == game) & (_T.c.round == number))


def _found(connection: Connection, wanted: Any) -> tuple[StoredMove, ...]:
    rows = connection.execute(select(*_COLUMNS).where(wanted).order_by(_T.c.id))
    return tuple(StoredMove(*row) for row in rows)


def version(connection: Connection, game: int) -> int:
    """Grows with every move, and with every entry too: a new round clears the table."""
    last = connection.execute(select(func.max(_T.c.id)).where(_T.c.game_id == game)).scalar() or 0
    return int(last) + entries.version(connection, game)


def versions(connection: Connection, topics: Sequence[int]) -> Mapping[int, int]:
    """The versions of several tables at once, by topic."""
    return {number: version(connection, -number) for number in topics if number < 0}
