"""What happens on the table in a round that is followed, apart from the scores."""

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "move",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("game_id", sa.BigInteger(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("by", AutoString(), nullable=False),
        sa.Column("at", UTCDateTime(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.UniqueConstraint("game_id", "key"),
    )
    op.create_index(op.f("ix_move_game_id"), "move", ["game_id", "round", "id"])


def downgrade() -> None:
    op.drop_table("move")
