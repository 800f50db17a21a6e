"""Tournaments: partners, places in the movement, and the tables of the rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _of_contest(name: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    contest = sa.Column("contest_id", ROW_ID, autoincrement=False, nullable=False)
    foreign = sa.ForeignKeyConstraint(
        ["contest_id"], ["contests.id"], name=op.f(f"fk_{name}_contest_id"), ondelete="CASCADE"
    )
    return contest, foreign


def upgrade() -> None:
    op.create_table(
        "contest_partners",
        *_of_contest("contest_partners"),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("partner_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("contest_id", "user_id", name=op.f("pk_contest_partners")),
    )
    op.create_index("ix_contest_partners_user_id", "contest_partners", ["user_id"], unique=False)
    op.create_index("ix_contest_partners_partner_id", "contest_partners", ["partner_id"], unique=False)
    op.create_table(
        "contest_places",
        *_of_contest("contest_places"),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("left_before", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("contest_id", "place", name=op.f("pk_contest_places")),
    )
    op.create_index("ix_contest_places_user_id", "contest_places", ["user_id"], unique=False)
    op.create_table(
        "contest_tables",
        *_of_contest("contest_tables"),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("table_id", ROW_ID, nullable=True),
        sa.Column("deals", sa.JSON(), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_contest_tables_table_id")),
        sa.PrimaryKeyConstraint("contest_id", "round", "number", name=op.f("pk_contest_tables")),
    )
    op.create_index("ix_contest_tables_table_id", "contest_tables", ["table_id"], unique=False)
    op.create_index("ix_contest_tables_channel_id", "contest_tables", ["channel_id"], unique=False)


def downgrade() -> None:
    for name in ("contest_tables", "contest_places", "contest_partners"):
        op.drop_table(name)
