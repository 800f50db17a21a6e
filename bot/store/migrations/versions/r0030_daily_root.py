"""The secret that the daily deals of all servers follow from."""

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    root = op.create_table(
        "daily_root",
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.bulk_insert(root, [{"secret": secrets.token_bytes(32), "made_at": datetime.now(UTC)}])
