"""The numbers of the presses that open a table and begin its match; and the secrets of rematches, sealed before."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NUMBERS = {"opened_number": sa.BigInteger(), "start_number": sa.BigInteger(), "start_seat": sa.Integer()}


def upgrade() -> None:
    for name, kind in NUMBERS.items():
        op.add_column("tables", sa.Column(name, kind, nullable=True))
    op.create_table(
        "rematches",
        sa.Column("table_id", ROW_ID, nullable=False, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("opened", ROW_ID, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rematches_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_rematches"),
    )


def downgrade() -> None:
    op.drop_table("rematches")
    for name in reversed(NUMBERS):
        op.drop_column("tables", name)
