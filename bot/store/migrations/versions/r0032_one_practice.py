"""Each person has one practice table at a time."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

_PRACTICE = sa.text("state IN ('lobby', 'playing') AND solo AND contest_id IS NULL")


def upgrade() -> None:
    op.create_index(
        "uq_tables_practice", "tables", ["host_id"], unique=True, sqlite_where=_PRACTICE, postgresql_where=_PRACTICE
    )
