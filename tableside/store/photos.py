"""Kept pictures in the database, so that every host of an installation shows them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, insert, select

from tableside.store.engine import Connection
from tableside.store.tables import PhotoRow

_T = PhotoRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it


@dataclass(frozen=True)
class NewPhoto:
    """A picture of one hand, about to be kept; `key` is the request's."""

    round: int
    player: str
    data: bytes
    size: tuple[int, int]
    by: str
    at: datetime
    key: str


def add(connection: Connection, game: int, new: NewPhoto) -> None:
    width, height = new.size
    row = {"round": new.round, "player": new.player, "data": new.data, "width": width, "height": height}
    connection.execute(insert(_T).values(game_id=game, by=new.by, at=new.at, key=new.key, **row))


def has(connection: Connection, game: int, key: str) -> bool:
    found = select(_T.c.id).where(_T.c.game_id == game, _T.c.key == key)
    return connection.execute(found).first() is not None


def count(connection: Connection, game: int, number: int, player: str) -> tuple[int, int]:
    """How many are kept of a hand, and of the whole game."""
    here = (_T.c.round == number) & (_T.c.player == player)
    counted = select(func.count().filter(here), func.count()).where(_T.c.game_id == game)
    row = connection.execute(counted).one()
    return int(row[0]), int(row[1])


def of_hand(connection: Connection, game: int, number: int, player: str) -> Sequence[Any]:
    """Rows of all but the pictures themselves, oldest first."""
    columns = (_T.c.id, _T.c.width, _T.c.height, _T.c.by, _T.c.at)
    wanted = select(*columns).where(_T.c.game_id == game, _T.c.round == number, _T.c.player == player)
    return connection.execute(wanted.order_by(_T.c.id)).all()


def of_game(connection: Connection, game: int) -> Iterator[NewPhoto]:
    """All of them with their pictures, oldest first, as they would be kept anew."""
    columns = (_T.c.round, _T.c.player, _T.c.data, _T.c.width, _T.c.height, _T.c.by, _T.c.at, _T.c.key)
    for row in connection.execute(select(*columns).where(_T.c.game_id == game).order_by(_T.c.id)):
        yield NewPhoto(row.round, row.player, bytes(row.data), (row.width, row.height), row.by, row.at, row.key)


def data(connection: Connection, game: int, hand: tuple[int, str], photo: int) -> bytes | None:
    found = connection.execute(select(_T.c.data).where(*_is(game, hand, photo))).scalar()
    return None if found is None else bytes(found)


def key(connection: Connection, game: int, hand: tuple[int, str], photo: int) -> str | None:
    """What a picture is called wherever its game is carried."""
    found = connection.execute(select(_T.c.key).where(*_is(game, hand, photo))).scalar()
    return None if found is None else str(found)


def remove(connection: Connection, game: int, hand: tuple[int, str], photo: int) -> None:
    connection.execute(delete(_T).where(*_is(game, hand, photo)))


def discard(connection: Connection, game: int, keys: Collection[str]) -> None:
    """Removes those of a game that are here by these keys."""
    connection.execute(delete(_T).where(_T.c.game_id == game, _T.c.key.in_(keys)))


def _is(game: int, hand: tuple[int, str], photo: int) -> tuple[Any, ...]:
    number, player = hand
    return _T.c.id == photo, _T.c.game_id == game, _T.c.round == number, _T.c.player == player
