"""Counters of limits, the mark of the secret key, and the index by which a game's version is found at once."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tally",
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("period", sa.BigInteger(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", "period"),
    )
    op.create_index(op.f("ix_tally_period"), "tally", ["period"])
    op.create_table(
        "setting",
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("value", AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.drop_index(op.f("ix_entry_game_id"), "entry")
    op.create_index(op.f("ix_entry_game_id"), "entry", ["game_id", "id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_entry_game_id"), "entry")
    op.create_index(op.f("ix_entry_game_id"), "entry", ["game_id"])
    op.drop_table("setting")
    op.drop_table("tally")
