"""Readiness for the next deal, and the pace of computers at a person's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready_position", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("ready_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("preferences", sa.Column("pace", sa.Text(), nullable=False, server_default=sa.text("'normal'")))
