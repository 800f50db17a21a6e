"""When those a table waits for were reminded; and an index of the private messages that are still kept up to date."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reminded_at", sa.DateTime(timezone=True), nullable=True))
    is_open = sa.text("kind = 'private' AND NOT final")
    op.create_index(
        "ix_messages_private_open", "messages", ["table_id"], sqlite_where=is_open, postgresql_where=is_open
    )


def downgrade() -> None:
    op.drop_index("ix_messages_private_open", "messages")
    op.drop_column("tables", "reminded_at")
