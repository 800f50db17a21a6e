"""Where the weekly puzzle and the ranking of the daily deal are posted."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("puzzle", "daily"):
        op.add_column("server_settings", sa.Column(f"{name}_channel", sa.BigInteger(), nullable=True))
        refused = sa.Column(f"{name}_refused", sa.Boolean(), nullable=False, server_default=sa.false())
        op.add_column("server_settings", refused)


def downgrade() -> None:
    for name in ("daily", "puzzle"):
        op.drop_column("server_settings", f"{name}_refused")
        op.drop_column("server_settings", f"{name}_channel")
