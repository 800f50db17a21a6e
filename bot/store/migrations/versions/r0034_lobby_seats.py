"""Requests to swap seats in a lobby, and removals from one."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "swap_requests",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("asker_id", sa.BigInteger(), nullable=False),
        sa.Column("asker_seat", sa.Integer(), nullable=False),
        sa.Column("asked_id", sa.BigInteger(), nullable=False),
        sa.Column("asked_seat", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Boolean()),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "kept_out",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("digest", sa.Text(), primary_key=True),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("seat_id", _ID),
        sa.Column("host_id", sa.BigInteger()),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    for table, column in _INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])


_INDEXED = (
    ("swap_requests", "asker_id"),
    ("swap_requests", "asked_id"),
    ("kept_out", "user_id"),
    ("kept_out", "host_id"),
)
