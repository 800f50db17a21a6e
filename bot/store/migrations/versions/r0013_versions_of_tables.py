"""The version of a table, which every change to it raises, up to which its messages show it, and when it is due; and
how often the set of its messages was changed.
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("posts", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due_at", sa.DateTime(timezone=True), nullable=True))
    _look_at_each_open_table()
    behind, due = sa.text("shown < version"), sa.text("due_at IS NOT NULL")
    op.create_index("ix_tables_behind", "tables", ["guild_id", "id"], sqlite_where=behind, postgresql_where=behind)
    op.create_index("ix_tables_due_at", "tables", ["due_at", "guild_id"], sqlite_where=due, postgresql_where=due)


def downgrade() -> None:
    op.drop_index("ix_tables_due_at", "tables")
    op.drop_index("ix_tables_behind", "tables")
    for name in ("due_at", "posts", "shown", "version"):
        op.drop_column("tables", name)


def _look_at_each_open_table() -> None:
    """What the messages of these tables show, and when their clocks run out, was not stored before."""
    now = datetime.now(UTC)
    times = {name: sa.column(name, sa.DateTime(timezone=True)) for name in ("ended_at", "due_at")}
    tables = sa.table("tables", sa.column("state", sa.Text()), sa.column("version", sa.Integer()), *times.values())
    is_active = tables.c.state.in_(("lobby", "playing"))
    recent = sa.or_(is_active, times["ended_at"] >= now - timedelta(days=1))
    op.execute(sa.update(tables).where(recent).values(version=1))
    op.execute(sa.update(tables).where(is_active).values(due_at=now))
