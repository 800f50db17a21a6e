"""When people last came to a table, and the interactions that have been applied to tables otherwise than by a move."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched_at", sa.DateTime(timezone=True), nullable=True))
    op.create_table(
        "applied",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_applied")),
    )
    op.create_index("ix_applied_at", "applied", ["at"], unique=False)


def downgrade() -> None:
    op.drop_table("applied")
    op.drop_column("tables", "touched_at")
