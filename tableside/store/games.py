"""Games in the database: made, found, and locked while somebody writes in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, insert, select

from tableside.store.engine import Connection
from tableside.store.tables import GameRow, GrantRow, LinkRow

_T = GameRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it
_GRANT = GrantRow.__table__  # type: ignore[attr-defined]
_LINK = LinkRow.__table__  # type: ignore[attr-defined]
_BY_ID = select(_T.c.id, _T.c.uid, _T.c.created_at).where(_T.c.id == bindparam("game"))


@dataclass(frozen=True)
class Game:
    """A game's number here and the name that it keeps everywhere."""

    id: int
    uid: str
    created_at: datetime


def create(connection: Connection, uid: str, creation_key: str, at: datetime) -> Game:
    row = {"uid": uid, "creation_key": creation_key, "created_at": at}
    return Game(int(connection.execute(insert(_T).values(row).returning(_T.c.id)).scalar_one()), uid, at)


def by_id(connection: Connection, game: int) -> Game | None:
    row = connection.execute(_BY_ID, {"game": game}).first()
    return None if row is None else Game(row.id, row.uid, row.created_at)


def by_uid(connection: Connection, uid: str) -> Game | None:
    return _one(connection, _T.c.uid == uid)


def by_creation_key(connection: Connection, key: str) -> Game | None:
    return _one(connection, _T.c.creation_key == key)


def lock(connection: Connection, game: int) -> None:
    """Lets one writer at a time into a game, so that its entries are numbered in the order of their commits."""
    connection.execute(select(_T.c.id).where(_T.c.id == game).with_for_update())


def every(connection: Connection) -> tuple[Game, ...]:
    """All games of the installation, oldest first."""
    rows = connection.execute(select(_T.c.id, _T.c.uid, _T.c.created_at).order_by(_T.c.id))
    return tuple(Game(row.id, row.uid, row.created_at) for row in rows)


def kept_by(connection: Connection, device: int, most: int) -> Sequence[Game]:
    """The newest games in which this phone keeps score, newest first."""
    rows = connection.execute(
        select(_T.c.id, _T.c.uid, _T.c.created_at)
        .distinct()
        .join(_GRANT, _GRANT.c.game_id == _T.c.id)
        .join(_LINK, _LINK.c.id == _GRANT.c.link_id)
        .where(_GRANT.c.device_id == device, _LINK.c.role == "score", _LINK.c.replaced_at.is_(None))
        .order_by(_T.c.id.desc())
        .limit(most)
    )
    return [Game(row.id, row.uid, row.created_at) for row in rows]


def _one(connection: Connection, condition: object) -> Game | None:
    row = connection.execute(select(_T.c.id, _T.c.uid, _T.c.created_at).where(condition)).first()  # type: ignore[arg-type]
    return None if row is None else Game(row.id, row.uid, row.created_at)
