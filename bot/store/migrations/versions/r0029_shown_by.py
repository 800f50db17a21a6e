"""By when the messages of a table are to show it, instead of the version that they show."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

_IS_BEHIND, _TO_SHOW = sa.text("shown < version"), sa.text("show_by IS NOT NULL")
_IS_OPEN = sa.text("kind = 'private' AND NOT final")
_NOW = sa.text("""
    UPDATE tables SET show_by = :now WHERE shown < version OR id IN (SELECT table_id FROM leftovers)
    OR id IN (SELECT table_id FROM messages WHERE kind = 'private' AND NOT final)
""")


def upgrade() -> None:
    op.add_column("tables", sa.Column("show_by", sa.DateTime(timezone=True), nullable=True))
    op.execute(_NOW.bindparams(sa.bindparam("now", datetime.now(UTC), sa.DateTime(timezone=True))))
    op.drop_index("ix_tables_behind", "tables")
    op.drop_column("tables", "shown")
    op.drop_index("ix_messages_private_open", "messages")
    columns = ["guild_id", "show_by"]
    op.create_index("ix_tables_show_by", "tables", columns, sqlite_where=_TO_SHOW, postgresql_where=_TO_SHOW)
