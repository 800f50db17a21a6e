"""Whether there are hints at a table, and who has agreed to them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

# Matches under way at which one person plays with computers have hints from now on, as those to come.
_PEOPLE = "SELECT count(DISTINCT user_id) FROM seats WHERE seats.table_id = tables.id"
_ALONE = f"UPDATE tables SET hints = true WHERE state = 'playing' AND ({_PEOPLE}) = 1"  # noqa: S608 - all of it is here


def upgrade() -> None:
    for table in ("tables", "seats"):
        op.add_column(table, sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(_ALONE)


def downgrade() -> None:
    for table in ("tables", "seats"):
        op.drop_column(table, "hints")
