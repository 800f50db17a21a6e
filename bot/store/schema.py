"""The tables of the database; those of features stand beside their stores. A change to one needs a revision."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
    true,
)

from bot.store.marks import ANONYMOUS, OF_NOBODY, WITHHELD, counted, kept_for, kept_until, of_person

ACTIVE = ("lobby", "playing")
OVER = ("finished", "stopped")
REMEMBERED = timedelta(days=1)  # an interaction: Discord delivers none that late
TOKEN_VALID = timedelta(minutes=15)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class Utc(TypeDecorator[datetime]):
    """An aware time, stored in UTC. SQLite stores no time zone, so it is added when reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# SQLite numbers rows by itself only where the key's type is spelt INTEGER; that is 64 bits there.
ROW_ID = BigInteger().with_variant(Integer, "sqlite")
IS_ACTIVE = "state IN ('lobby', 'playing')"  # said alike in a query, SQLite finds them by the index
HAS_CHANNEL = f"{IS_ACTIVE} AND NOT solo"  # the same; a table of one's own is in nobody's channel
IS_PRACTICE = f"{IS_ACTIVE} AND solo AND contest_id IS NULL"
_PERSON_SITS = "until IS NULL AND user_id IS NOT NULL"
# What is set once less is kept of a table, or nothing of a person. The channel of a table of one's own is that of their
# direct messages. It has a new version, but does not fall behind: nothing is shown of it.
_NO_DM = text("CASE WHEN solo THEN 0 ELSE channel_id END")
_NEXT_VERSION = text("version + 1")
_NOBODY_SITS = {
    "user_id": None, "name": "", "dm_channel_id": None, "dm_closed": False, "order": "", "ready_at": None,
}  # fmt: skip


def partial_index(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """An index of the rows for which a condition holds."""
    return Index(name, *columns, unique=unique, sqlite_where=text(where), postgresql_where=text(where))


# Row ids are never reused (sqlite_autoincrement): an old click must not match a new row.
# Every change to a table, its seats or its moves raises its `version`. Who changes it, or which messages it has, brings
# these up to date by `show_by`; after that any process does (NULL: nothing is left to be done). At `due_at` it is to be
# looked at even if nothing happens at it. `kept` says what is left of one that ended long ago: "all", "match" (its
# messages are no longer known), "result" (nor its moves). Its match ends after `deals` deals (NULL: at its target). A
# table may be `solo`: a person's own, alone with computers and in no channel of a server. One of no contest is for
# practice: each person has one at a time. What everybody sees of it is in its `language`. A lobby may `search` for
# "players"; once "offered", its host was offered to start with computers. `called_role` is the role pinged for it.
tables = Table(
    "tables",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False, info=counted(1, "privacy-tables", "servers", besides=0)),
    Column("channel_id", BigInteger, nullable=False, info=kept_until("match", _NO_DM)),
    Column("host_id", BigInteger, info=of_person({"host_id": None})),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False, info=WITHHELD | kept_until("result", b"")),
    Column("state", Text, nullable=False),
    Column("created_at", Utc, nullable=False),
    Column("started_at", Utc),
    Column("ended_at", Utc),
    Column("touched_at", Utc),
    Column("reminded_at", Utc),
    Column("remind_again_at", Utc),
    Column("clock", Text, nullable=False, server_default=text("'post'")),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("level", Text, nullable=False, server_default=text("'normal'")),
    Column("seen_position", Integer, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="0", info=kept_until("match", _NEXT_VERSION)),
    Column("show_by", Utc, info=kept_until("match")),
    Column("posts", Integer, nullable=False, server_default="0"),
    Column("due_at", Utc),
    Column("kept", Text, nullable=False, server_default=text("'all'")),
    Column("opened_number", BigInteger, info=kept_until("result")),
    Column("start_number", BigInteger, info=kept_until("result")),
    Column("start_seat", Integer, info=kept_until("result")),
    Column("deals", Integer),
    Column("contest_id", ROW_ID),
    Column("solo", Boolean, nullable=False, server_default=false()),
    Column("language", Text, nullable=False, server_default=text("'en'")),
    Column("search", Text),
    Column("called_role", BigInteger),
    CheckConstraint("state IN ('lobby', 'playing', 'finished', 'stopped')", name="state"),
    partial_index("uq_tables_active_channel", "channel_id", where=HAS_CHANNEL, unique=True),
    partial_index("uq_tables_practice", "host_id", where=IS_PRACTICE, unique=True),
    partial_index("ix_tables_active", "guild_id", "host_id", where=IS_ACTIVE),
    Index("ix_tables_host_id_created_at", "host_id", "created_at"),
    partial_index("ix_tables_show_by", "guild_id", "show_by", where="show_by IS NOT NULL"),
    partial_index("ix_tables_due_at", "due_at", "guild_id", where="due_at IS NOT NULL"),
    Index("ix_tables_kept_ended_at", "kept", "ended_at"),
    Index("ix_tables_contest_id", "contest_id"),
    Index("ix_tables_guild_id_ended_at", "guild_id", "ended_at"),
    Index("ix_tables_guild_id_game_ended_at", "guild_id", "game", "ended_at"),
    sqlite_autoincrement=True,
    info=counted(1, "privacy-tables", "tables"),
)

# Each channel in which a table was opened, and what it is (`ChannelKind`): who may see it may see its results.
channels = Table(
    "channels",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("parent_id", BigInteger),
    Index("ix_channels_guild_id", "guild_id"),
    info=OF_NOBODY,
)

seats = Table(
    "seats",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("table_id", ROW_ID, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, info=of_person(_NOBODY_SITS)),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("interaction_id", BigInteger, info=kept_until("result")),
    Column("since", Integer, nullable=False),
    Column("until", Integer),
    Column("dm_channel_id", BigInteger, info=kept_until("match")),
    Column("dm_closed", Boolean, nullable=False),
    Column("order", Text, nullable=False, info=kept_until("result", "")),
    Column("novice", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("ready_position", Integer, nullable=False, server_default="0"),
    Column("ready_at", Utc, info=kept_until("match")),
    CheckConstraint("user_id IS NULL OR level IS NULL", name="person_or_computer"),
    UniqueConstraint("interaction_id"),
    partial_index("uq_seats_sitting", "table_id", "seat", where="until IS NULL", unique=True),
    partial_index("uq_seats_sitting_user", "table_id", "user_id", where=_PERSON_SITS, unique=True),
    Index("ix_seats_table_id", "table_id"),
    Index("ix_seats_user_id", "user_id"),
    sqlite_autoincrement=True,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("user_id", BigInteger, info=of_person({"user_id": None}, at_tables=True)),
    Column("interaction_id", BigInteger),
    Column("at", Utc, nullable=False),
    CheckConstraint("position > 0", name="position"),
    UniqueConstraint("interaction_id"),
    info=counted(1, "privacy-tables", "moves") | kept_until("result"),
)

# The interactions of the last day that changed a table other than by a move, so that each is applied once.
applied = Table(
    "applied",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
    Index("ix_applied_at", "at"),
    info=OF_NOBODY | kept_for(REMEMBERED),
)

# A table's own messages have seat -1: NULLs are not equal in a unique constraint.
messages = Table(
    "messages",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("table_id", ROW_ID, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("posted_at", Utc, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("face", Text, nullable=False, server_default=text("''")),
    Column("version", Integer, nullable=False, server_default=text("0")),
    UniqueConstraint("table_id", "kind", "deal", "seat"),
    Index("ix_messages_channel_id", "channel_id"),
    sqlite_autoincrement=True,
    info=kept_until("match"),
)

# The secret of a finished match's rematch, whose seal its end shows; and the table that was opened with it.
rematches = Table(
    "rematches",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened", ROW_ID),
    info=OF_NOBODY | kept_until("result"),
)

# Messages to be deleted, until Discord has done it: their controls would still work.
leftovers = Table(
    "leftovers",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("table_id", ROW_ID, ForeignKey("tables.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    UniqueConstraint("message_id"),
    Index("ix_leftovers_table_id", "table_id"),
    sqlite_autoincrement=True,
    info=kept_until("match"),
)

# The tokens of the messages that only one person sees, each for the quarter of an hour that Discord accepts it.
tokens = Table(
    "tokens",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("token", Text, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_tokens_at", "at"),
    info=OF_NOBODY | kept_for(TOKEN_VALID),
)

# The answers to interactions that are about to show a private hand: until it is known which message does, the token of
# the interaction finds it. What a killed process leaves here its successor looks for.
pending_answers = Table(
    "pending_answers",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", ROW_ID, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("token", Text, nullable=False, info=WITHHELD),
    Column("at", Utc, nullable=False),
    Index("ix_pending_answers_table_id", "table_id"),
    Index("ix_pending_answers_at", "at"),
    info=kept_for(TOKEN_VALID),
)

# `role` is the seat's part in the deal (`Role`; NULL: an older version stored the deal), `bid` and `made` the contract.
deal_results = Table(
    "deal_results",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("player", Text, nullable=False, info=of_person({"player": ANONYMOUS}, by_key=True)),
    Column("taken", Integer, nullable=False),
    Column("scored", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("moon", Boolean, nullable=False),
    Column("role", Text),
    Column("bid", Text),
    Column("made", Boolean),
    Column("at", Utc, nullable=False),
    Index("ix_deal_results_player", "player"),
    info=counted(2, "privacy-results", "deals"),
)

# `rating_change` and `above` (what was won beyond chance, in sixtieths of a match) are NULL where it was not rated.
match_results = Table(
    "match_results",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("player", Text, nullable=False, info=of_person({"player": ANONYMOUS, "rating_change": None}, by_key=True)),
    Column("total", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("low_wins", Boolean, nullable=False),
    Column("rating_change", Integer),
    Column("above", Integer),
    Column("at", Utc, nullable=False),
    Index("ix_match_results_player_at", "player", "at"),
    info=counted(2, "privacy-results", "matches"),
)

# The rated matches that people left before their end: each counts as lost, whatever came of the seat.
forfeits = Table(
    "forfeits",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False, info=of_person({"player": ANONYMOUS, "rating_change": None}, by_key=True)),
    Column("rating_change", Integer),
    Column("above", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_forfeits_player_at", "player", "at"),
)

# What people have earned with a deal or a match; `is_first`: for the first time on that server.
achievements = Table(
    "achievements",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("achievement", Text, primary_key=True),
    Column("player", Text, nullable=False, info=of_person("delete", by_key=True)),
    Column("is_first", Boolean, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_achievements_player_achievement", "player", "achievement"),
    info=counted(4, "privacy-achievements", "achievements"),
)

# The sums of a player's results in each channel (0: at practice tables): people who can't see a channel are shown the
# sums of the others. `rated` are the matches that count for ratings and on the leaderboard, forfeits among them.
standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True, info=of_person({"player": ANONYMOUS}, by_key=True)),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("shared_wins", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("moons", Integer, nullable=False),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("rated_wins", Integer, nullable=False, server_default="0"),
    Column("above", Integer, nullable=False, server_default="0"),
    Column("last_played", Utc, nullable=False),
    Index("ix_standings_player", "player"),
)

# Only players who have finished or left a rated match, and whose data was not deleted, have a rating.
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True, info=of_person("delete", by_key=True)),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_ratings_player", "player"),
    info=counted(3, "privacy-ratings", "ratings"),
)

# One row for each person whose data was deleted on request: its number is the name left in the results.
forgotten = Table(
    "forgotten",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("at", Utc, nullable=False),
    sqlite_autoincrement=True,
    info=OF_NOBODY,
)

# Who was invited to a table, in which of its messages (0: in none), to which seat if a rematch keeps one for them, by
# whom and when.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("batch", Integer, nullable=False),
    Column("seat", Integer),
    Column("invited_by", BigInteger, info=of_person({"invited_by": None})),
    Column("at", Utc),
    Index("ix_invitations_user_id", "user_id"),
    Index("ix_invitations_invited_by", "invited_by"),
    info=counted(5, "privacy-invitations", "invitations") | kept_until("match"),
)

# Requests to swap seats in a lobby, with the seats of both at that time. `agreed`: the answer (NULL: none yet).
swap_requests = Table(
    "swap_requests",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("asker_id", BigInteger, nullable=False, info=of_person("delete")),
    Column("asker_seat", Integer, nullable=False),
    Column("asked_id", BigInteger, nullable=False, info=of_person("delete")),
    Column("asked_seat", Integer, nullable=False),
    Column("agreed", Boolean),
    Column("at", Utc, nullable=False),
    Index("ix_swap_requests_asker_id", "asker_id"),
    Index("ix_swap_requests_asked_id", "asked_id"),
    info=counted(5, "privacy-lobby", "swaps") | kept_until("match"),
)

# People removed from a lobby, their seat row, and the host whose next tables they can't join for a day (NULL: none).
# When their data is deleted, the digest of their id and the table's secret still keeps them out of this one.
kept_out = Table(
    "kept_out",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("digest", Text, primary_key=True, info=WITHHELD),
    Column("user_id", BigInteger, info=of_person({"user_id": None, "seat_id": None})),
    Column("seat_id", ROW_ID),
    Column("host_id", BigInteger, info=of_person({"host_id": None})),
    Column("at", Utc, nullable=False),
    Index("ix_kept_out_user_id", "user_id"),
    Index("ix_kept_out_host_id", "host_id"),
    info=counted(5, "privacy-lobby", "removals") | kept_until("match"),
)

# The servers from which the bot was removed, and when that was noticed. Their data is deleted unless it returns.
removals = Table(
    "removals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Utc, nullable=False),
    info=OF_NOBODY,
)

# The house rules with which a server opens its tables of a game.
house_rules = Table(
    "house_rules",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("options", JSON, nullable=False),
    Column("at", Utc, nullable=False),
    info=OF_NOBODY,
)

# What a server's owner has decided: with which roles people open tables, in which channels (none: all), how many may be
# open at once on the server and by one host (NULL: any number), whether house rules are the usual ones, the quiet hours
# (NULL: none), in minutes of the day, where the weekly puzzle and the daily ranking are posted (NULL: nowhere), or
# were until Discord refused, and in which language its channels are spoken to (NULL: in that of the server on Discord).
# `player_role` is pinged when a table looks for players (NULL: none is), and was last `role_called_at`.
server_settings = Table(
    "server_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("opener_roles", JSON, nullable=False),
    Column("channels", JSON, nullable=False),
    Column("most_tables", Integer),
    Column("most_hosted", Integer),
    Column("rules_locked", Boolean, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("time_zone", Text),
    Column("puzzle_channel", BigInteger),
    Column("puzzle_refused", Boolean, nullable=False, server_default=false()),
    Column("daily_channel", BigInteger),
    Column("daily_refused", Boolean, nullable=False, server_default=false()),
    Column("language", Text),
    Column("player_role", BigInteger),
    Column("role_called_at", Utc),
    info=OF_NOBODY,
)

# How a person likes to play: how their hand is shown (words such as "large text"), when they are notified of their
# turn, whether the bot plays their only legal piece and has offered to, whether they want a coach's line, whether
# puzzles may be made of their matches, the language they have chosen, the locale of their Discord as it was last seen
# ('': none was), and how fast computers play at their tables.
preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("style", Text, nullable=False),
    Column("ping", Text, nullable=False, server_default=text("'minute'")),
    Column("forced", Boolean, nullable=False, server_default=false()),
    Column("forced_offered", Boolean, nullable=False, server_default=false()),
    Column("coach", Boolean, nullable=False, server_default=true()),
    Column("puzzles", Boolean, nullable=False, server_default=false()),
    Column("language", Text, nullable=False, server_default=text("''")),
    Column("locale", Text, nullable=False, server_default=text("''")),
    Column("pace", Text, nullable=False, server_default=text("'normal'")),
    info=counted(9, "privacy-settings"),
)
