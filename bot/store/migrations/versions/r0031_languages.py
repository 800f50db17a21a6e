"""The languages of people and servers, and of tables and contests."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

_ENGLISH, _NONE = sa.text("'en'"), sa.text("''")


def upgrade() -> None:
    for table in ("tables", "contests"):
        op.add_column(table, sa.Column("language", sa.Text(), nullable=False, server_default=_ENGLISH))
    op.add_column("server_settings", sa.Column("language", sa.Text(), nullable=True))
    for name in ("language", "locale"):
        op.add_column("preferences", sa.Column(name, sa.Text(), nullable=False, server_default=_NONE))
