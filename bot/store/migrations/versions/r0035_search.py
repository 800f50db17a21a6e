"""Lobbies that look for players, and the role that is pinged for them."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("search", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("called_role", sa.BigInteger(), nullable=True))
    op.add_column("server_settings", sa.Column("player_role", sa.BigInteger(), nullable=True))
    op.add_column("server_settings", sa.Column("role_called_at", sa.DateTime(timezone=True), nullable=True))
