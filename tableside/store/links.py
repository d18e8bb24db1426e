"""Links in the database: hashes of what opens a game, and which of them have been replaced."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, func, insert, select, update

from tableside.store.engine import Connection
from tableside.store.tables import EntryRow, LinkRow

_T = LinkRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it
_ENTRY = EntryRow.__table__  # type: ignore[attr-defined]
_COLUMNS = (_T.c.id, _T.c.game_id, _T.c.role, _T.c.player, _T.c.generation, _T.c.replaced_at)
_BY_HASH = select(*_COLUMNS).where(_T.c.token_hash == bindparam("hash"))
_NEWEST = select(func.max(_ENTRY.c.id)).where(_ENTRY.c.game_id == _T.c.game_id).correlate(_T).scalar_subquery()
_WITH_VERSION = select(*_COLUMNS, _NEWEST.label("version")).where(_T.c.token_hash == bindparam("hash"))


@dataclass(frozen=True)
class Link:
    """What a link opens, as whom, and whether it still does."""

    id: int
    game: int
    role: str
    player: str
    generation: int
    replaced: bool


def add(connection: Connection, game: int, role: str, player: str, generation: int, token_hash: str) -> int:
    """Adds a link; raises AlreadyThere where its token is in use."""
    row = {"game_id": game, "role": role, "player": player, "generation": generation, "token_hash": token_hash}
    return int(connection.execute(insert(_T).values(row).returning(_T.c.id)).scalar_one())


def by_hash(connection: Connection, token_hash: str) -> Link | None:
    row = connection.execute(_BY_HASH, {"hash": token_hash}).first()
    return (
        None
        if row is None
        else Link(row.id, row.game_id, row.role, row.player, row.generation, row.replaced_at is not None)
    )


def with_version(connection: Connection, token_hash: str) -> tuple[Link, int] | None:
    """A link and the version of its game in one question: what a page that is kept already has to know."""
    row = connection.execute(_WITH_VERSION, {"hash": token_hash}).first()
    if row is None:
        return None
    link = Link(row.id, row.game_id, row.role, row.player, row.generation, row.replaced_at is not None)
    return link, row.version or 0


def is_taken(connection: Connection, token_hash: str) -> bool:
    return by_hash(connection, token_hash) is not None


def of_game(connection: Connection, game: int) -> tuple[Link, ...]:
    """The links of a game that are in use."""
    rows = connection.execute(select(*_COLUMNS).where(_T.c.game_id == game, _T.c.replaced_at.is_(None)))
    return tuple(Link(row.id, row.game_id, row.role, row.player, row.generation, False) for row in rows)


def replace(connection: Connection, link: int, at: datetime) -> None:
    """Puts a link out of use; it stays known, so that who comes with it can be told."""
    connection.execute(update(_T).where(_T.c.id == link).values(replaced_at=at))
