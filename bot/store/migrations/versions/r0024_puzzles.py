"""Puzzles from past matches, votes on them, the weekly one of each server, and who allows them."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("preferences", sa.Column("puzzles", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "puzzles",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("table_id", _ROW_ID, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("posted", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_puzzles_table_id")),
        sa.UniqueConstraint("table_id", "position", name=op.f("uq_puzzles_table_id_position")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_puzzles_user_id", "puzzles", ["user_id"])
    op.create_table(
        "puzzle_votes",
        sa.Column("puzzle_id", _ROW_ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("puzzle_id", "user_id", name=op.f("pk_puzzle_votes")),
        sa.ForeignKeyConstraint(
            ["puzzle_id"], ["puzzles.id"], name=op.f("fk_puzzle_votes_puzzle_id"), ondelete="CASCADE"
        ),
    )
    op.create_index("ix_puzzle_votes_user_id_at", "puzzle_votes", ["user_id", "at"])
    op.create_table(
        "puzzle_searches",
        sa.Column("table_id", _ROW_ID, autoincrement=False, nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_puzzle_searches")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_puzzle_searches_table_id")),
    )
    op.create_table(
        "weekly_puzzles",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("puzzle_id", _ROW_ID, nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_weekly_puzzles")),
        sa.ForeignKeyConstraint(
            ["puzzle_id"], ["puzzles.id"], name=op.f("fk_weekly_puzzles_puzzle_id"), ondelete="SET NULL"
        ),
    )
    op.create_index("ix_weekly_puzzles_due_at", "weekly_puzzles", ["due_at"])
    op.create_index("ix_weekly_puzzles_puzzle_id", "weekly_puzzles", ["puzzle_id"])


def downgrade() -> None:
    for name in ("weekly_puzzles", "puzzle_searches", "puzzle_votes", "puzzles"):
        op.drop_table(name)
    op.drop_column("preferences", "puzzles")
