"""The answers that are about to show a private hand, by whose tokens they are found after a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pending_answers",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_pending_answers")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_pending_answers_table_id")),
    )
    op.create_index("ix_pending_answers_table_id", "pending_answers", ["table_id"], unique=False)
    op.create_index("ix_pending_answers_at", "pending_answers", ["at"], unique=False)


def downgrade() -> None:
    op.drop_table("pending_answers")
