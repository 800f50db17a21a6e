"""All tables. What came before this revision was never released."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = None
branch_labels = None
depends_on = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME = sa.DateTime(timezone=True)
_ACTIVE_TABLE = sa.text("state IN ('lobby', 'playing')")
_IN_CHANNEL = sa.text("state IN ('lobby', 'playing') AND NOT solo")
_SITTING = sa.text("until IS NULL")
_SITTING_PERSON = sa.text("until IS NULL AND user_id IS NOT NULL")
_BEHIND = sa.text("shown < version")
_DUE = sa.text("due_at IS NOT NULL")
_PRIVATE_OPEN = sa.text("kind = 'private' AND NOT final")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("started_at", _TIME),
        sa.Column("ended_at", _TIME),
        sa.Column("touched_at", _TIME),
        sa.Column("reminded_at", _TIME),
        sa.Column("remind_again_at", _TIME),
        sa.Column("clock", sa.Text, nullable=False, server_default=sa.text("'post'")),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("level", sa.Text, nullable=False, server_default=sa.text("'normal'")),
        sa.Column("seen_position", sa.Integer, nullable=False, server_default="0"),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
        sa.Column("posts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due_at", _TIME),
        sa.Column("kept", sa.Text, nullable=False, server_default=sa.text("'all'")),
        sa.Column("opened_number", sa.BigInteger),
        sa.Column("start_number", sa.BigInteger),
        sa.Column("start_seat", sa.Integer),
        sa.Column("deals", sa.Integer),
        sa.Column("contest_id", _ROW_ID),
        sa.Column("solo", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.CheckConstraint("state IN ('lobby', 'playing', 'finished', 'stopped')", name="state"),
        sa.Index(
            "uq_tables_active_channel",
            "channel_id",
            unique=True,
            sqlite_where=_IN_CHANNEL,
            postgresql_where=_IN_CHANNEL,
        ),
        sa.Index("ix_tables_active", "guild_id", "host_id", sqlite_where=_ACTIVE_TABLE, postgresql_where=_ACTIVE_TABLE),
        sa.Index("ix_tables_host_id_created_at", "host_id", "created_at"),
        sa.Index("ix_tables_behind", "guild_id", "id", sqlite_where=_BEHIND, postgresql_where=_BEHIND),
        sa.Index("ix_tables_due_at", "due_at", "guild_id", sqlite_where=_DUE, postgresql_where=_DUE),
        sa.Index("ix_tables_kept_ended_at", "kept", "ended_at"),
        sa.Index("ix_tables_contest_id", "contest_id"),
        sa.Index("ix_tables_guild_id_ended_at", "guild_id", "ended_at"),
        sa.Index("ix_tables_guild_id_game_ended_at", "guild_id", "game", "ended_at"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "contests",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("number", sa.Integer),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("opened_number", sa.BigInteger),
        sa.Column("start_number", sa.BigInteger),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("started_at", _TIME),
        sa.Column("ends_at", _TIME),
        sa.Column("ended_at", _TIME),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due_at", _TIME),
        sa.Column("kept", sa.Text, nullable=False, server_default=sa.text("'all'")),
        sa.CheckConstraint("state IN ('open', 'playing', 'finished', 'stopped')", name="state"),
        sa.UniqueConstraint("kind", "guild_id", "number"),
        sa.Index("ix_contests_guild_id", "guild_id"),
        sa.Index("ix_contests_kept_ended_at", "kept", "ended_at"),
        sa.Index("ix_contests_host_id", "host_id"),
        sa.Index("ix_contests_behind", "id", sqlite_where=_BEHIND, postgresql_where=_BEHIND),
        sa.Index("ix_contests_due_at", "due_at", sqlite_where=_DUE, postgresql_where=_DUE),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "contest_entries",
        sa.Column(
            "contest_id",
            _ROW_ID,
            sa.ForeignKey("contests.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined_at", _TIME, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id")),
        sa.Column("finished_at", _TIME),
        sa.Column("score", sa.Integer),
        sa.Index("ix_contest_entries_user_id", "user_id"),
        sa.Index("ix_contest_entries_table_id", "table_id"),
    )
    op.create_table(
        "contest_messages",
        sa.Column(
            "contest_id",
            _ROW_ID,
            sa.ForeignKey("contests.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("face", sa.Text, nullable=False),
    )
    op.create_table(
        "contest_partners",
        sa.Column(
            "contest_id",
            _ROW_ID,
            sa.ForeignKey("contests.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("partner_id", sa.BigInteger, nullable=False),
        sa.Index("ix_contest_partners_user_id", "user_id"),
        sa.Index("ix_contest_partners_partner_id", "partner_id"),
    )
    op.create_table(
        "contest_places",
        sa.Column(
            "contest_id",
            _ROW_ID,
            sa.ForeignKey("contests.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("left_before", sa.Integer),
        sa.Index("ix_contest_places_user_id", "user_id"),
    )
    op.create_table(
        "contest_tables",
        sa.Column(
            "contest_id",
            _ROW_ID,
            sa.ForeignKey("contests.id", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id")),
        sa.Column("deals", sa.JSON),
        sa.Column("ended_at", _TIME),
        sa.Index("ix_contest_tables_table_id", "table_id"),
        sa.Index("ix_contest_tables_channel_id", "channel_id"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("parent_id", sa.BigInteger),
        sa.Index("ix_channels_guild_id", "guild_id"),
    )
    op.create_table(
        "seats",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
        sa.Column("dm_channel_id", sa.BigInteger),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
        sa.Column("order", sa.Text, nullable=False),
        sa.Column("novice", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.CheckConstraint("user_id IS NULL OR level IS NULL", name="person_or_computer"),
        sa.UniqueConstraint("interaction_id"),
        sa.Index("uq_seats_sitting", "table_id", "seat", unique=True, sqlite_where=_SITTING, postgresql_where=_SITTING),
        sa.Index(
            "uq_seats_sitting_user",
            "table_id",
            "user_id",
            unique=True,
            sqlite_where=_SITTING_PERSON,
            postgresql_where=_SITTING_PERSON,
        ),
        sa.Index("ix_seats_table_id", "table_id"),
        sa.Index("ix_seats_user_id", "user_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "moves",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", _TIME, nullable=False),
        sa.CheckConstraint("position > 0", name="position"),
        sa.UniqueConstraint("interaction_id"),
    )
    op.create_table(
        "applied",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_applied_at", "at"),
    )
    op.create_table(
        "messages",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("posted_at", _TIME, nullable=False),
        sa.Column("final", sa.Boolean, nullable=False),
        sa.Column("face", sa.Text, nullable=False, server_default=sa.text("''")),
        sa.Column("version", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.UniqueConstraint("table_id", "kind", "deal", "seat"),
        sa.Index("ix_messages_channel_id", "channel_id"),
        sa.Index(
            "ix_messages_private_open",
            "table_id",
            sqlite_where=_PRIVATE_OPEN,
            postgresql_where=_PRIVATE_OPEN,
        ),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "rematches",
        sa.Column(
            "table_id", _ROW_ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
        ),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opened", _ROW_ID),
    )
    op.create_table(
        "leftovers",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("message_id"),
        sa.Index("ix_leftovers_table_id", "table_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "tokens",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_tokens_at", "at"),
    )
    op.create_table(
        "pending_answers",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_pending_answers_table_id", "table_id"),
        sa.Index("ix_pending_answers_at", "at"),
    )
    op.create_table(
        "deal_results",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("scored", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("moon", sa.Boolean, nullable=False),
        sa.Column("role", sa.Text),
        sa.Column("bid", sa.Text),
        sa.Column("made", sa.Boolean),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_deal_results_player", "player"),
    )
    op.create_table(
        "match_results",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("low_wins", sa.Boolean, nullable=False),
        sa.Column("rating_change", sa.Integer),
        sa.Column("above", sa.Integer),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_match_results_player_at", "player", "at"),
    )
    op.create_table(
        "forfeits",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("rating_change", sa.Integer),
        sa.Column("above", sa.Integer, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_forfeits_player_at", "player", "at"),
    )
    op.create_table(
        "achievements",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("achievement", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("is_first", sa.Boolean, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_achievements_player_achievement", "player", "achievement"),
    )
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("shared_wins", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("moons", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rated_wins", sa.Integer, nullable=False, server_default="0"),
        sa.Column("above", sa.Integer, nullable=False, server_default="0"),
        sa.Column("last_played", _TIME, nullable=False),
        sa.Index("ix_standings_player", "player"),
    )
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Index("ix_ratings_player", "player"),
    )
    op.create_table(
        "forgotten",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("at", _TIME, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("batch", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("invited_by", sa.BigInteger),
        sa.Column("at", _TIME),
        sa.Index("ix_invitations_user_id", "user_id"),
        sa.Index("ix_invitations_invited_by", "invited_by"),
    )
    op.create_table(
        "removals",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", _TIME, nullable=False),
    )
    op.create_table(
        "house_rules",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("at", _TIME, nullable=False),
    )
    op.create_table(
        "server_settings",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("opener_roles", sa.JSON, nullable=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("most_tables", sa.Integer),
        sa.Column("most_hosted", sa.Integer),
        sa.Column("rules_locked", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("time_zone", sa.Text),
        sa.Column("puzzle_channel", sa.BigInteger),
        sa.Column("puzzle_refused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("daily_channel", sa.BigInteger),
        sa.Column("daily_refused", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("style", sa.Text, nullable=False),
        sa.Column("ping", sa.Text, nullable=False, server_default=sa.text("'minute'")),
        sa.Column("forced", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("forced_offered", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("puzzles", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", _ROW_ID, primary_key=True),
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("posted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("table_id", "position"),
        sa.Index("ix_puzzles_user_id", "user_id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "puzzle_votes",
        sa.Column(
            "puzzle_id", _ROW_ID, sa.ForeignKey("puzzles.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Index("ix_puzzle_votes_user_id_at", "user_id", "at"),
    )
    op.create_table(
        "puzzle_searches",
        sa.Column("table_id", _ROW_ID, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("tried", sa.Integer, nullable=False),
    )
    op.create_table(
        "weekly_puzzles",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due_at", _TIME, nullable=False),
        sa.Column("puzzle_id", _ROW_ID, sa.ForeignKey("puzzles.id", ondelete="SET NULL")),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("begun_at", _TIME),
        sa.Column("message_id", sa.BigInteger),
        sa.Index("ix_weekly_puzzles_due_at", "due_at"),
        sa.Index("ix_weekly_puzzles_puzzle_id", "puzzle_id"),
    )
    op.create_table(
        "world_daily",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", _TIME, nullable=False),
    )
