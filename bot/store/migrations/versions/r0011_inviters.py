"""Who has invited somebody, and when: nobody is called again and again."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("invitations", sa.Column("invited_by", sa.BigInteger(), nullable=True))
    op.add_column("invitations", sa.Column("at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("invitations", "at")
    op.drop_column("invitations", "invited_by")
