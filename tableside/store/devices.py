"""Phones in the database, and what each may do."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tableside.store.engine import Connection
from tableside.store.tables import DeviceRow, GrantRow, LinkRow

_T = DeviceRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it
_GRANT = GrantRow.__table__  # type: ignore[attr-defined]
_LINK = LinkRow.__table__  # type: ignore[attr-defined]
_BY_HASH = select(_T.c.id, _T.c.name).where(_T.c.token_hash == bindparam("hash"))
_NAME = select(_T.c.name).where(_T.c.id == bindparam("device"))
_GRANTS = (
    select(_GRANT.c.id, _LINK.c.role, _LINK.c.player)
    .join(_LINK, _LINK.c.id == _GRANT.c.link_id)
    .where(
        _GRANT.c.device_id == bindparam("device"), _GRANT.c.game_id == bindparam("game"), _LINK.c.replaced_at.is_(None)
    )
    .order_by(_GRANT.c.id)
)


@dataclass(frozen=True)
class Device:
    """A phone and the name its owner gave it, if any."""

    id: int
    name: str


@dataclass(frozen=True)
class Grant:
    """A role in a game, held through a link."""

    id: int
    role: str
    player: str


def by_hash(connection: Connection, token_hash: str) -> Device | None:
    row = connection.execute(_BY_HASH, {"hash": token_hash}).first()
    return None if row is None else Device(row.id, row.name)


def add(connection: Connection, token_hash: str, at: datetime) -> Device:
    row = {"token_hash": token_hash, "name": "", "created_at": at}
    return Device(int(connection.execute(insert(_T).values(row).returning(_T.c.id)).scalar_one()), "")


def rename(connection: Connection, device: int, name: str) -> None:
    connection.execute(update(_T).where(_T.c.id == device).values(name=name))


def grant(connection: Connection, device: int, game: int, link: int, at: datetime) -> None:
    """Lets the phone do what the link says; twice is once."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {"device_id": device, "game_id": game, "link_id": link, "granted_at": at}
    connection.execute(dialect.insert(_GRANT).values(row).on_conflict_do_nothing())


def grants(connection: Connection, device: int, game: int) -> tuple[Grant, ...]:
    """What a phone may do in a game by links that are still in use, oldest first."""
    rows = connection.execute(_GRANTS, {"device": device, "game": game})
    return tuple(Grant(row.id, row.role, row.player) for row in rows)


def rank(connection: Connection, game: int, device: int) -> int:
    """The how-many-th phone this one was that came to keep score in a game; it stays so with every new link."""
    came = select(_GRANT.c.device_id).join(_LINK, _LINK.c.id == _GRANT.c.link_id)
    scorers = came.where(_GRANT.c.game_id == game, _LINK.c.role == "score").group_by(_GRANT.c.device_id)
    order = connection.execute(scorers.order_by(func.min(_GRANT.c.id))).scalars().all()
    return order.index(device) + 1


def name(connection: Connection, device: int) -> str:
    return str(connection.execute(_NAME, {"device": device}).scalar() or "")
