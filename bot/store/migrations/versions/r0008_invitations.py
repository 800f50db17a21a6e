"""Who was invited to a table, and the seat that a rematch keeps for them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column(
            "table_id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.ForeignKey("tables.id", name="fk_invitations_table_id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("batch", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
        sa.Index("ix_invitations_user_id", "user_id"),
    )


def downgrade() -> None:
    op.drop_table("invitations")
