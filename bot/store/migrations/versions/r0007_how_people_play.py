"""How people like to play, how long a turn may take at a table, and how a match changed the ratings."""

import sqlalchemy as sa
from alembic import op

from bot.store.scores.ratings import changes_replayed

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, kind, default in (
        ("ping", sa.Text(), sa.text("'minute'")),
        ("forced", sa.Boolean(), sa.false()),
        ("forced_offered", sa.Boolean(), sa.false()),
        ("coach", sa.Boolean(), sa.true()),
    ):
        op.add_column("preferences", sa.Column(name, kind, nullable=False, server_default=default))
    # Matches that are being played keep the day that a turn could take before.
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=False, server_default=sa.text("'post'")))
    op.add_column("match_results", sa.Column("rating_change", sa.Integer(), nullable=True))
    _fill_in_changes()


def downgrade() -> None:
    op.drop_column("match_results", "rating_change")
    op.drop_column("tables", "clock")
    for name in ("coach", "forced_offered", "forced", "ping"):
        op.drop_column("preferences", name)


def _fill_in_changes() -> None:
    """How each match played so far changed the ratings of its players, but for those whose data was deleted."""
    results = sa.text(
        "SELECT t.guild_id, t.game, r.table_id, r.player, r.side, r.place, NULL AS left_by FROM match_results r"
        " JOIN tables t ON t.id = r.table_id ORDER BY t.guild_id, t.game, r.at, r.table_id, r.seat"
    )
    found = op.get_bind().execute(results).all()
    rows = [row for row in changes_replayed(found) if not row["player"].startswith("gone:")]
    if rows:
        keep = sa.text(
            "UPDATE match_results SET rating_change = :change WHERE table_id = :table_id AND player = :player"
        )
        op.get_bind().execute(keep, rows)
