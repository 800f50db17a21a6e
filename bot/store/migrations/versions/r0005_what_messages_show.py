"""What each message shows, who drew it last, and the messages that are still to be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("messages", sa.Column("face", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("messages", sa.Column("version", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.create_table(
        "leftovers",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("table_id", ROW_ID, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_leftovers_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leftovers")),
        sa.UniqueConstraint("message_id", name=op.f("uq_leftovers_message_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leftovers_table_id", "leftovers", ["table_id"], unique=False)


def downgrade() -> None:
    op.drop_table("leftovers")
    op.drop_column("messages", "version")
    op.drop_column("messages", "face")
