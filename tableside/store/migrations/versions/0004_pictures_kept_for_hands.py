"""Pictures that a table keeps as evidence for a hand."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "photo",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("game_id", sa.BigInteger(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("player", AutoString(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.Column("by", AutoString(), nullable=False),
        sa.Column("at", UTCDateTime(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.UniqueConstraint("game_id", "key"),
    )
    op.create_index(op.f("ix_photo_game_id"), "photo", ["game_id", "round", "player"])


def downgrade() -> None:
    op.drop_table("photo")
