"""What is left of a table that ended long ago; the servers from which the bot was removed; indexes by which all that is
kept of a person or of a table is found.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "removals",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_removals"),
    )
    op.add_column("tables", sa.Column("kept", sa.Text(), nullable=False, server_default=sa.text("'all'")))
    op.drop_index("ix_tables_ended_at", "tables")
    op.create_index("ix_tables_kept_ended_at", "tables", ["kept", "ended_at"])
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_index("ix_invitations_invited_by", "invitations", ["invited_by"])


def downgrade() -> None:
    op.drop_index("ix_invitations_invited_by", "invitations")
    op.drop_index("ix_seats_table_id", "seats")
    op.drop_index("ix_tables_host_id", "tables")
    op.drop_index("ix_tables_kept_ended_at", "tables")
    op.create_index("ix_tables_ended_at", "tables", ["ended_at"])
    op.drop_column("tables", "kept")
    op.drop_table("removals")
