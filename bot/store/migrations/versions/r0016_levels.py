"""How well the computer players of a table play, unless one was seated otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("level", sa.Text(), nullable=False, server_default=sa.text("'normal'")))


def downgrade() -> None:
    op.drop_column("tables", "level")
