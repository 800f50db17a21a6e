"""What a seat's part in a deal was, achievements, matches that were left, and which matches count for ratings: those of
two people or more. Ratings are computed again by this.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.store.scores.ratings import changes_replayed, is_rated, rated_row, replayed
from bot.store.scores.results import above_chance

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_RESULTS = """
SELECT t.guild_id, t.game, r.table_id, r.seat, r.player, r.side, r.place, r.won, r.shared, left_by.user_id
FROM match_results r JOIN tables t ON t.id = r.table_id
LEFT JOIN seats sits ON sits.table_id = r.table_id AND sits.seat = r.seat AND sits.until IS NULL
    AND sits.level IS NOT NULL
LEFT JOIN seats left_by ON left_by.id = (
    SELECT max(s.id) FROM seats s WHERE s.table_id = sits.table_id AND s.seat = sits.seat AND s.user_id IS NOT NULL
)
WHERE t.contest_id IS NULL
ORDER BY t.guild_id, t.game, r.at, r.table_id, r.seat
"""
_SUMS = """
UPDATE standings SET
rated = (SELECT count(*) FROM counted c WHERE {same}),
rated_wins = (SELECT coalesce(sum(c.won), 0) FROM counted c WHERE {same}),
above = (SELECT coalesce(sum(c.above), 0) FROM counted c WHERE {same})
"""
_SAME = (
    "c.guild_id = standings.guild_id AND c.game = standings.game AND c.player = standings.player"
    " AND c.channel_id = standings.channel_id"
)
_COUNTED = """
SELECT t.guild_id AS guild_id, t.game AS game, t.channel_id AS channel_id, r.player AS player,
    CASE WHEN r.won THEN 1 ELSE 0 END AS won, r.above AS above
FROM match_results r JOIN tables t ON t.id = r.table_id WHERE r.above IS NOT NULL
UNION ALL
SELECT t.guild_id, t.game, t.channel_id, f.player, 0, f.above FROM forfeits f JOIN tables t ON t.id = f.table_id
"""
_LEFT_BEHIND = """
INSERT INTO standings
    (guild_id, game, player, channel_id, matches, wins, shared_wins, deals, points, moons, last_played)
SELECT t.guild_id, t.game, f.player, t.channel_id, 0, 0, 0, 0, 0, 0, max(f.at)
FROM forfeits f JOIN tables t ON t.id = f.table_id
WHERE NOT EXISTS (SELECT 1 FROM standings s WHERE s.guild_id = t.guild_id AND s.game = t.game
    AND s.player = f.player AND s.channel_id = t.channel_id)
GROUP BY t.guild_id, t.game, f.player, t.channel_id
"""
_MOONS = """
INSERT INTO achievements (table_id, deal, seat, achievement, player, is_first, at)
SELECT table_id, deal, seat, 'moon', player, :first, at FROM deal_results WHERE moon AND player LIKE 'user:%'
    AND table_id IN (SELECT id FROM tables WHERE contest_id IS NULL)
"""


def upgrade() -> None:
    op.add_column("deal_results", sa.Column("role", sa.Text(), nullable=True))
    op.add_column("deal_results", sa.Column("bid", sa.Text(), nullable=True))
    op.add_column("deal_results", sa.Column("made", sa.Boolean(), nullable=True))
    op.add_column("match_results", sa.Column("above", sa.Integer(), nullable=True))
    for name in ("rated", "rated_wins", "above"):
        op.add_column("standings", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    _make_tables()
    _fill_in()


def downgrade() -> None:
    for name in ("above", "rated_wins", "rated"):
        op.drop_column("standings", name)
    op.drop_column("match_results", "above")
    for name in ("made", "bid", "role"):
        op.drop_column("deal_results", name)
    op.drop_table("achievements")
    op.drop_table("forfeits")


def _make_tables() -> None:
    op.create_table(
        "forfeits",
        sa.Column("table_id", _ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("rating_change", sa.Integer(), nullable=True),
        sa.Column("above", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_forfeits_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_forfeits")),
    )
    op.create_index("ix_forfeits_player_at", "forfeits", ["player", "at"])
    op.create_table(
        "achievements",
        sa.Column("table_id", _ROW_ID, autoincrement=False, nullable=False),
        sa.Column("deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("is_first", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_achievements_table_id")),
        sa.PrimaryKeyConstraint("table_id", "deal", "seat", "achievement", name=op.f("pk_achievements")),
    )
    op.create_index("ix_achievements_player_achievement", "achievements", ["player", "achievement"])


def _fill_in() -> None:
    """Computes which matches count, who left them, the ratings, and the sums of all this; and notes the moons."""
    connection = op.get_bind()
    connection.execute(sa.text(_MOONS).bindparams(first=False))
    found = [_row(row) for row in connection.execute(sa.text(_RESULTS)).mappings()]
    above, left = list[dict[str, Any]](), list[dict[str, Any]]()
    for _, of_table in groupby(found, lambda row: row.table_id):
        for row, value in _counted(list(of_table)):
            kept = {"of_table": row.table_id, "of_seat": row.seat, "above": value}
            if row.left_by is None:
                above.append(kept)
            else:
                left.append(kept | {"player": row.left_by})
    _run(connection, "UPDATE match_results SET above = :above WHERE table_id = :of_table AND seat = :of_seat", above)
    copied = (
        "INSERT INTO forfeits (table_id, seat, player, above, at)"
        " SELECT table_id, seat, CAST(:player AS TEXT), CAST(:above AS INTEGER), at FROM match_results"
        " WHERE table_id = :of_table AND seat = :of_seat"
    )
    _run(connection, copied, left)
    connection.execute(sa.text(_LEFT_BEHIND))
    connection.execute(sa.text(f"WITH counted AS ({_COUNTED}) {_SUMS.format(same=_SAME)}"))
    _rate(connection, found)


def _row(row: sa.RowMapping) -> Any:
    values = dict(row)
    user_id = values.pop("user_id")
    return SimpleNamespace(**values, left_by=None if user_id is None else f"user:{user_id}")


def _counted(seats: Sequence[Any]) -> Iterable[tuple[Any, int]]:
    """What each seat of a match that counts was won beyond chance, or lost by who left it."""
    if not is_rated([rated_row(row) for row in seats]):
        return
    sides = len({row.side for row in seats})
    for row in seats:
        stayed = row.left_by is None
        yield row, above_chance(sides, won=stayed and bool(row.won), shared=stayed and bool(row.shared))


def _rate(connection: sa.Connection, found: Sequence[Any]) -> None:
    connection.execute(sa.text("DELETE FROM ratings"))
    rows = [row for row in replayed(found) if not row["player"].startswith("gone:")]
    insert = "INSERT INTO ratings (guild_id, game, player, mu, sigma) VALUES (:guild_id, :game, :player, :mu, :sigma)"
    _run(connection, insert, rows)
    connection.execute(sa.text("UPDATE match_results SET rating_change = NULL"))
    changes = [row for row in changes_replayed(found) if not row["player"].startswith("gone:")]
    for table, counts in (("match_results", " AND above IS NOT NULL"), ("forfeits", "")):
        change = f"UPDATE {table} SET rating_change = :change WHERE table_id = :table_id AND player = :player{counts}"  # noqa: S608
        _run(connection, change, changes)


def _run(connection: sa.Connection, statement: str, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(sa.text(statement), rows)
