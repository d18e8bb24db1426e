"""Games, their entries, the links that open them, and the phones that came by a link."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "device",
        _id(),
        sa.Column("token_hash", AutoString(), nullable=False, unique=True),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("created_at", UTCDateTime(), nullable=False),
    )
    op.create_table(
        "game",
        _id(),
        sa.Column("uid", AutoString(), nullable=False, unique=True),
        sa.Column("creation_key", AutoString(), nullable=False, unique=True),
        sa.Column("created_at", UTCDateTime(), nullable=False),
    )
    _create_entries()
    _create_links()
    _create_grants()


def downgrade() -> None:
    for table in ("grant_of_link", "link", "entry", "game", "device"):
        op.drop_table(table)


def _create_entries() -> None:
    op.create_table(
        "entry",
        _id(),
        _refers("game"),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("by", AutoString(), nullable=False),
        sa.Column("at", UTCDateTime(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.UniqueConstraint("game_id", "key"),
    )
    op.create_index(op.f("ix_entry_game_id"), "entry", ["game_id"])


def _create_links() -> None:
    op.create_table(
        "link",
        _id(),
        _refers("game"),
        sa.Column("role", AutoString(), nullable=False),
        sa.Column("player", AutoString(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("token_hash", AutoString(), nullable=False, unique=True),
        sa.Column("replaced_at", UTCDateTime(), nullable=True),
        sa.UniqueConstraint("game_id", "role", "player", "generation"),
    )
    op.create_index(op.f("ix_link_game_id"), "link", ["game_id"])


def _create_grants() -> None:
    op.create_table(
        "grant_of_link",
        _id(),
        _refers("device"),
        _refers("game"),
        _refers("link"),
        sa.Column("granted_at", UTCDateTime(), nullable=False),
        sa.UniqueConstraint("device_id", "link_id"),
    )
    op.create_index(op.f("ix_grant_of_link_device_id"), "grant_of_link", ["device_id"])
    op.create_index(op.f("ix_grant_of_link_game_id"), "grant_of_link", ["game_id"])


def _id() -> sa.Column[int]:
    return sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True)


def _refers(table: str) -> sa.Column[int]:
    return sa.Column(f"{table}_id", sa.BigInteger(), sa.ForeignKey(f"{table}.id"), nullable=False)
