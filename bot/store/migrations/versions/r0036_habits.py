"""Streaks, achievements and the news of a week: the switch of a person, and the channel of a server."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.counting import count_progress

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

_DOUBLE: sa.types.TypeEngine[float] = sa.Double()


def upgrade() -> None:
    _add_settings()
    _add_lessons()
    _add_grades()
    _add_weekly_news()
    _add_progress()
    count_progress()
    _add_mends()
    _add_puzzle_scores()


def _add_settings() -> None:
    op.add_column("preferences", sa.Column("progress", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("server_settings", sa.Column("week_channel", sa.BigInteger(), nullable=True))
    op.add_column("server_settings", sa.Column("week_refused", sa.Boolean(), server_default=sa.false(), nullable=False))


def _add_lessons() -> None:
    op.create_table(
        "lesson_progress",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "lesson", name="pk_lesson_progress"),
    )


def _add_grades() -> None:
    op.create_table(
        "match_grades",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("good", sa.Integer(), nullable=False),
        sa.Column("small_slips", sa.Integer(), nullable=False),
        sa.Column("slips", sa.Integer(), nullable=False),
        sa.Column("lost", _DOUBLE, nullable=False),
        sa.Column("accuracy", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_match_grades_table_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_match_grades"),
    )
    op.create_index("ix_match_grades_user_id_game_at", "match_grades", ["user_id", "game", "at"])


def _add_weekly_news() -> None:
    op.create_table(
        "weekly_news",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("week_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("play_table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("play_user_id", sa.BigInteger(), nullable=True),
        sa.Column("play", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["play_table_id"], ["tables.id"], name=op.f("fk_weekly_news_play_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_weekly_news")),
    )
    for column in ("due_at", "play_user_id", "play_table_id"):
        op.create_index(op.f(f"ix_weekly_news_{column}"), "weekly_news", [column])


def _add_progress() -> None:
    op.create_table(
        "progress",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("figure", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "figure", name="pk_progress"),
    )
    op.create_table(
        "badges",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "achievement", name="pk_badges"),
    )
    op.create_table(
        "rarity",
        sa.Column("achievement", sa.Text(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("achievement", name="pk_rarity"),
    )
    op.create_table(
        "records",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("best_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "game", "level", name="pk_records"),
    )


def _add_mends() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "daily_mends",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("month", sa.Text(), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", row_id, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_over", sa.Boolean(), nullable=False),
        sa.Column("is_done", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_daily_mends_table_id", "daily_mends", ["table_id"])


def _add_puzzle_scores() -> None:
    op.create_table(
        "stock_answers",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("choice", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_stock_answers"),
    )
    op.create_index("ix_stock_answers_user_id_at", "stock_answers", ["user_id", "at"])
    op.create_table(
        "stock_puzzles",
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("mu", _DOUBLE, nullable=False),
        sa.Column("sigma", _DOUBLE, nullable=False),
        sa.Column("votes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_stock_puzzles"),
    )
    op.create_table(
        "puzzle_scores",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("mu", _DOUBLE, nullable=False),
        sa.Column("sigma", _DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_puzzle_scores"),
    )
    # The answers so far count, but a streak begins anew. The rating is that of a newcomer.
    op.execute(
        "INSERT INTO puzzle_scores (user_id, answered, solved, streak, mu, sigma) "
        "SELECT user_id, count(*), sum(CASE WHEN choice = 0 THEN 1 ELSE 0 END), 0, 25.0, 25.0 / 3.0 "
        "FROM puzzle_votes GROUP BY user_id"
    )
