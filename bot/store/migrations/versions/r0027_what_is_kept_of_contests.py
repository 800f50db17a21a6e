"""What is left of a contest that ended long ago."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("contests", sa.Column("kept", sa.Text(), nullable=False, server_default=sa.text("'all'")))
    op.create_index("ix_contests_kept_ended_at", "contests", ["kept", "ended_at"])
    op.create_index("ix_contests_host_id", "contests", ["host_id"])


def downgrade() -> None:
    op.drop_index("ix_contests_host_id", "contests")
    op.drop_index("ix_contests_kept_ended_at", "contests")
    op.drop_column("contests", "kept")
