"""Ratings, and indexes by which a server's past matches and a player's form are found."""

import sqlalchemy as sa
from alembic import op

from bot.store.scores.ratings import replayed

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    ratings = op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "player", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"], unique=False)
    op.create_index("ix_tables_guild_id_ended_at", "tables", ["guild_id", "ended_at"], unique=False)
    op.create_index("ix_tables_guild_id_game_ended_at", "tables", ["guild_id", "game", "ended_at"], unique=False)
    op.create_index("ix_match_results_player_at", "match_results", ["player", "at"], unique=False)
    op.drop_index("ix_match_results_player", "match_results")
    _rate(ratings)


def downgrade() -> None:
    op.create_index("ix_match_results_player", "match_results", ["player"], unique=False)
    op.drop_index("ix_match_results_player_at", "match_results")
    op.drop_index("ix_tables_guild_id_game_ended_at", "tables")
    op.drop_index("ix_tables_guild_id_ended_at", "tables")
    op.drop_table("ratings")


def _rate(ratings: sa.Table) -> None:
    """Rates everybody by the matches played so far."""
    results = sa.text(
        "SELECT t.guild_id, t.game, r.table_id, r.player, r.side, r.place, NULL AS left_by FROM match_results r"
        " JOIN tables t ON t.id = r.table_id ORDER BY t.guild_id, t.game, r.at, r.table_id, r.seat"
    )
    found = op.get_bind().execute(results).all()
    rows = [row for row in replayed(found) if not row["player"].startswith("gone:")]
    if rows:
        op.bulk_insert(ratings, rows)
