"""The channels in which tables were opened, and standings in each of them, computed from the results."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

_KEY = "t.guild_id, t.game, r.player"
_SUMS = "sum(matches), sum(wins), sum(shared_wins), sum(deals), sum(points), sum(moons)"
_NAMES = "matches, wins, shared_wins, deals, points, moons"
_OF_MATCHES = (
    "1 AS matches, CASE WHEN r.won AND NOT r.shared THEN 1 ELSE 0 END AS wins,"
    " CASE WHEN r.shared THEN 1 ELSE 0 END AS shared_wins, 0 AS deals, 0 AS points, 0 AS moons"
)
_OF_DEALS = "0, 0, 0, 1, r.scored, CASE WHEN r.moon THEN 1 ELSE 0 END"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index("ix_channels_guild_id", "channels", ["guild_id"], unique=False)
    op.execute(
        "INSERT INTO channels (id, guild_id, kind)"
        " SELECT channel_id, min(guild_id), 'unknown' FROM tables GROUP BY channel_id"
    )
    _make_standings(sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False))
    _fill_standings("channel_id", "t.channel_id AS channel_id")


def downgrade() -> None:
    _make_standings(best=sa.Column("best_total", sa.Integer(), nullable=True))
    best = "coalesce(min(CASE WHEN low_wins THEN total END), max(CASE WHEN NOT low_wins THEN total END))"
    _fill_standings()
    op.execute(
        f"UPDATE standings SET best_total = (SELECT {best} FROM match_results r JOIN tables t ON t.id = r.table_id"  # noqa: S608
        " WHERE t.guild_id = standings.guild_id AND t.game = standings.game AND r.player = standings.player)"
    )
    op.drop_index("ix_channels_guild_id", "channels")
    op.drop_table("channels")


def _make_standings(*channel: sa.Column[int], best: sa.Column[int] | None = None) -> None:
    op.drop_index("ix_standings_player", "standings")
    op.drop_table("standings")
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        *channel,
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _NAMES.split(", ")),
        *(() if best is None else (best,)),
        sa.Column("last_played", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "game", "player", *(column.name for column in channel), name=op.f("pk_standings")
        ),
    )
    op.create_index("ix_standings_player", "standings", ["player"], unique=False)


def _fill_standings(*channel: str) -> None:
    """Adds up all results, by these columns as well: the name of one, and its value in the tables."""
    name, value = (f", {part}" for part in channel) if channel else ("", "")
    op.execute(
        f"INSERT INTO standings (guild_id, game, player{name}, {_NAMES}, last_played)"  # noqa: S608
        f" SELECT guild_id, game, player{name}, {_SUMS}, max(at) FROM ("
        f"SELECT {_KEY}{value}, {_OF_MATCHES}, r.at FROM match_results r JOIN tables t ON t.id = r.table_id"
        f" UNION ALL SELECT {_KEY}{value}, {_OF_DEALS}, r.at FROM deal_results r JOIN tables t ON t.id = r.table_id"
        f") AS results GROUP BY guild_id, game, player{name}"
    )
