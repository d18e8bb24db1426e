"""Entries in the database: added, read in order, never changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, func, insert, select

from tableside.scoring.entries import Entry, Kind
from tableside.store.engine import Connection
from tableside.store.notices import announce
from tableside.store.tables import EntryRow

_T = EntryRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it
_COLUMNS = (_T.c.id, _T.c.kind, _T.c.data, _T.c.by, _T.c.at, _T.c.key)
_NEWEST = select(func.max(_T.c.id)).where(_T.c.game_id == bindparam("game"))


@dataclass(frozen=True)
class NewEntry:
    """What is about to be added."""

    kind: Kind
    data: Mapping[str, Any]
    by: str
    at: datetime
    key: str


def add(connection: Connection, game: int, new: NewEntry) -> int:
    """Adds an entry and gives its id, the game's new version; raises AlreadyThere when the key has been used."""
    row = {"game_id": game, **vars(new), "kind": new.kind.value, "data": dict(new.data)}
    version = int(connection.execute(insert(_T).values(row).returning(_T.c.id)).scalar_one())
    announce(connection, game, version)
    return version


def of_game(connection: Connection, game: int, after: int = 0) -> tuple[Entry, ...]:
    """All entries of a game, or those after one of them, oldest first."""
    rows = connection.execute(select(*_COLUMNS).where(_T.c.game_id == game, _T.c.id > after).order_by(_T.c.id))
    return tuple(Entry(row.id, Kind(row.kind), row.data, row.by, row.at, row.key) for row in rows)


def version(connection: Connection, game: int) -> int:
    """The id of the game's last entry, 0 for none."""
    return int(connection.execute(_NEWEST, {"game": game}).scalar() or 0)


def versions(connection: Connection, games: Sequence[int]) -> Mapping[int, int]:
    """The versions of several games at once."""
    rows = connection.execute(
        select(_T.c.game_id, func.max(_T.c.id).label("version")).where(_T.c.game_id.in_(games)).group_by(_T.c.game_id)
    )
    return {row.game_id: row.version for row in rows}
