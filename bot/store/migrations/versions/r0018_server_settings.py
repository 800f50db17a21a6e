"""What a server's owner decides; and when those are reminded whom quiet hours have spared."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_settings",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("opener_roles", sa.JSON(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("most_tables", sa.Integer(), nullable=True),
        sa.Column("most_hosted", sa.Integer(), nullable=True),
        sa.Column("rules_locked", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("time_zone", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_server_settings"),
    )
    op.add_column("tables", sa.Column("remind_again_at", sa.DateTime(timezone=True), nullable=True))
    is_active = sa.text("state IN ('lobby', 'playing')")
    op.create_index(
        "ix_tables_active", "tables", ["guild_id", "host_id"], sqlite_where=is_active, postgresql_where=is_active
    )
    op.drop_index("ix_tables_host_id", "tables")
    op.create_index("ix_tables_host_id_created_at", "tables", ["host_id", "created_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_host_id_created_at", "tables")
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.drop_index("ix_tables_active", "tables")
    op.drop_column("tables", "remind_again_at")
    op.drop_table("server_settings")
