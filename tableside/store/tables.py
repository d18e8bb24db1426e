"""The tables. Entries are only ever added to; secrets are kept as hashes."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Column, Index, Integer, LargeBinary, MetaData, UniqueConstraint
from sqlmodel import Field, SQLModel

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA = MetaData(naming_convention=NAMES)

# SQLite numbers rows by itself only in a column declared INTEGER.
BIG = BigInteger().with_variant(Integer, "sqlite")


class Base(SQLModel):
    metadata = METADATA


class DeviceRow(Base, table=True):
    """A phone, known by a random token in its cookie."""

    __tablename__ = "device"

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    token_hash: str = Field(unique=True)
    name: str = ""
    created_at: datetime


class GameRow(Base, table=True):
    """A game; all that happened in it is in its entries."""

    __tablename__ = "game"

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    uid: str = Field(unique=True)
    creation_key: str = Field(unique=True)
    created_at: datetime


class EntryRow(Base, table=True):
    """One thing that happened. `key` is the client's own: a request sent twice is one entry."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("game_id", "key"), Index("ix_entry_game_id", "game_id", "id"))

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    game_id: int = Field(foreign_key="game.id", sa_type=BigInteger)
    kind: str
    data: dict[str, Any] = Field(sa_type=JSON)
    by: str
    at: datetime
    key: str


class MoveRow(Base, table=True):
    """One thing that happened on the table in a round that is followed; apart from the entries, which are scores."""

    __tablename__ = "move"
    __table_args__ = (UniqueConstraint("game_id", "key"), Index("ix_move_game_id", "game_id", "round", "id"))

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    game_id: int = Field(foreign_key="game.id", sa_type=BigInteger)
    round: int
    kind: str
    data: dict[str, Any] = Field(sa_type=JSON)
    by: str
    at: datetime
    key: str


class LinkRow(Base, table=True):
    """A link or code that opens a game in a role; the secret itself is never stored."""

    __tablename__ = "link"
    __table_args__ = (UniqueConstraint("game_id", "role", "player", "generation"),)

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    game_id: int = Field(foreign_key="game.id", index=True, sa_type=BigInteger)
    role: str
    player: str = ""
    generation: int
    token_hash: str = Field(unique=True)
    replaced_at: datetime | None = None


class GrantRow(Base, table=True):
    """What a phone may do in a game, by the link that it came with."""

    __tablename__ = "grant_of_link"
    __table_args__ = (UniqueConstraint("device_id", "link_id"),)

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    device_id: int = Field(foreign_key="device.id", index=True, sa_type=BigInteger)
    game_id: int = Field(foreign_key="game.id", index=True, sa_type=BigInteger)
    link_id: int = Field(foreign_key="link.id", sa_type=BigInteger)
    granted_at: datetime


class PhotoRow(Base, table=True):
    """A picture that the table keeps as evidence for a hand."""

    __tablename__ = "photo"
    __table_args__ = (UniqueConstraint("game_id", "key"), Index("ix_photo_game_id", "game_id", "round", "player"))

    id: int | None = Field(default=None, sa_column=Column(BIG, primary_key=True))
    game_id: int = Field(foreign_key="game.id", sa_type=BigInteger)
    round: int
    player: str
    data: bytes = Field(sa_type=LargeBinary)
    width: int
    height: int
    by: str
    at: datetime
    key: str


class TallyRow(Base, table=True):
    """How often something that has a limit was done in a period of time."""

    __tablename__ = "tally"

    name: str = Field(primary_key=True)
    period: int = Field(primary_key=True, index=True, sa_type=BigInteger)
    count: int


class SettingRow(Base, table=True):
    """What all processes of an installation have to agree on."""

    __tablename__ = "setting"

    name: str = Field(primary_key=True)
    value: str
