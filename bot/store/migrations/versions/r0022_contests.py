"""Contests: sealed deals that several people play, each at a table of their own or in rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)
IS_ACTIVE = "state IN ('lobby', 'playing')"


def upgrade() -> None:
    _create_contests()
    _create_entries()
    op.add_column("tables", sa.Column("deals", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("contest_id", ROW_ID, nullable=True))
    op.add_column("tables", sa.Column("solo", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_contest_id", "tables", ["contest_id"], unique=False)
    _replace_channel_index(f"{IS_ACTIVE} AND NOT solo")


def _create_contests() -> None:
    op.create_table(
        "contests",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("opened_number", sa.BigInteger(), nullable=True),
        sa.Column("start_number", sa.BigInteger(), nullable=True),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("started_at", TIME, nullable=True),
        sa.Column("ends_at", TIME, nullable=True),
        sa.Column("ended_at", TIME, nullable=True),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("shown", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due_at", TIME, nullable=True),
        sa.CheckConstraint("state IN ('open', 'playing', 'finished', 'stopped')", name=op.f("ck_contests_state")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contests")),
        sa.UniqueConstraint("kind", "guild_id", "number", name=op.f("uq_contests_kind_guild_id_number")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_contests_guild_id", "contests", ["guild_id"], unique=False)
    behind, due = sa.text("shown < version"), sa.text("due_at IS NOT NULL")
    op.create_index("ix_contests_behind", "contests", ["id"], sqlite_where=behind, postgresql_where=behind)
    op.create_index("ix_contests_due_at", "contests", ["due_at"], sqlite_where=due, postgresql_where=due)


def _create_entries() -> None:
    contest = ["contest_id"], ["contests.id"]
    op.create_table(
        "contest_entries",
        sa.Column("contest_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined_at", TIME, nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("table_id", ROW_ID, nullable=True),
        sa.Column("finished_at", TIME, nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(*contest, name=op.f("fk_contest_entries_contest_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_contest_entries_table_id")),
        sa.PrimaryKeyConstraint("contest_id", "user_id", name=op.f("pk_contest_entries")),
    )
    op.create_index("ix_contest_entries_user_id", "contest_entries", ["user_id"], unique=False)
    op.create_index("ix_contest_entries_table_id", "contest_entries", ["table_id"], unique=False)
    op.create_table(
        "contest_messages",
        sa.Column("contest_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("face", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(*contest, name=op.f("fk_contest_messages_contest_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("contest_id", "kind", "number", name=op.f("pk_contest_messages")),
    )


def _replace_channel_index(which: str) -> None:
    """The index by which a channel has one active table: of these."""
    name, where = "uq_tables_active_channel", sa.text(which)
    op.drop_index(name, "tables")
    op.create_index(name, "tables", ["channel_id"], unique=True, sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    of_contests = "(SELECT id FROM tables WHERE contest_id IS NOT NULL)"
    for name in ("contest_messages", "contest_entries"):
        op.drop_table(name)
    for name in (
        "moves",
        "seats",
        "messages",
        "leftovers",
        "pending_answers",
        "invitations",
        "deal_results",
        "match_results",
        "rematches",
    ):
        op.execute(f"DELETE FROM {name} WHERE table_id IN {of_contests}")  # noqa: S608
    op.execute("DELETE FROM tables WHERE contest_id IS NOT NULL")
    op.drop_table("contests")
    _replace_channel_index(IS_ACTIVE)
    op.drop_index("ix_tables_contest_id", "tables")
    for name in ("solo", "contest_id", "deals"):
        op.drop_column("tables", name)
