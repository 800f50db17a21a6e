"""The tables of the database that all contests have; and what becomes of their rows when a match ends, and when a
person's data is deleted.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from hashlib import sha256
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Table,
    UniqueConstraint,
    and_,
    delete,
    insert,
    or_,
    select,
    text,
    union,
    update,
)

from bot import clock
from bot.rules.shuffle import table_secret
from bot.store.hooks import before_forgetting, is_contest_over, on_table_ended
from bot.store.marks import counted, kept_until, rows_of_person
from bot.store.schema import metadata
from bot.store.schema.columns import ROW_ID, columns
from bot.store.schema.results import match_results
from bot.store.schema.seats import Sitter, seats
from bot.store.schema.tables import TableRow, tables
from bot.store.statements import looked_at_soon
from bot.table.operations.seating import COMPUTER_NAMES
from cogs.contests.contest import (
    OWN_SEAT,
    PLAYERS_DELETED,
    ContestEntry,
    ContestKind,
    ContestMessage,
    ContestRow,
    NewContest,
    margin_in_tenths,
    own_number,
    terms_of,
)

SHOWN_FOR = timedelta(days=1)  # after its end
OWN_ROUND = 1  # its tables are people's own
_BEHIND = text("shown < version")
_DUE = text("due_at IS NOT NULL")

contests = Table(
    "contests",
    metadata,
    *columns(ContestRow),
    *columns(NewContest),
    Column("shown", Integer, nullable=False, server_default="0"),  # the version that its messages show
    CheckConstraint("state IN ('open', 'playing', 'finished', 'stopped')", name="state"),
    UniqueConstraint("kind", "guild_id", "number"),
    Index("ix_contests_guild_id", "guild_id"),
    Index("ix_contests_kept_ended_at", "kept", "ended_at"),
    Index("ix_contests_host_id", "host_id"),
    Index("ix_contests_behind", "id", sqlite_where=_BEHIND, postgresql_where=_BEHIND),
    Index("ix_contests_due_at", "due_at", sqlite_where=_DUE, postgresql_where=_DUE),
    sqlite_autoincrement=True,
)

contest_entries = Table(
    "contest_entries",
    metadata,
    *columns(ContestEntry),
    Index("ix_contest_entries_user_id", "user_id"),
    Index("ix_contest_entries_table_id", "table_id"),
    info=counted(8, "privacy-contests", "contests"),
)

contest_messages = Table(
    "contest_messages",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    *columns(ContestMessage),
    info=kept_until("match"),
)


@on_table_ended
def _note_ended(connection: Connection, table: TableRow) -> None:
    """Store the score of a person who played their own table to its end; they sit in the first seat. Once the contest
    is over its deals are public, and nothing counts. A table of a round, or one that was stopped, makes it due; one
    that is played apart changes nothing.
    """
    if table.contest_id is None or (table.solo and _is_apart(connection, table)):
        return
    final = match_results.c
    query = select(final.seat, final.side, final.total, final.low_wins).where(final.table_id == table.id)
    finals = connection.execute(query).all()
    if not finals or not table.solo:
        touch_contest(connection, table.contest_id, due_at=clock.now())
        return
    own = next(row.side for row in finals if row.seat == OWN_SEAT)
    totals = {row.side: row.total for row in finals}
    score, now = margin_in_tenths(totals, own, low_wins=finals[0].low_wins), clock.now()
    touched = update(contests).where(contests.c.id == table.contest_id, contests.c.ended_at.is_(None))
    if connection.execute(touched.values(version=contests.c.version + 1, due_at=now)).rowcount:
        entry = contest_entries.c.contest_id == table.contest_id, contest_entries.c.table_id == table.id
        connection.execute(update(contest_entries).where(*entry).values(finished_at=now, score=score))


def _is_apart(connection: Connection, table: TableRow) -> bool:
    """True if a person plays the deals of a contest at this table, but not for the contest."""
    entered = contest_entries.c.contest_id == table.contest_id, contest_entries.c.table_id == table.id
    return connection.execute(select(contest_entries.c.user_id).where(*entered)).first() is None


@is_contest_over
def _is_over(connection: Connection, contest_id: int) -> bool:
    query = select(contests.c.ended_at).where(contests.c.id == contest_id)
    return connection.execute(query).scalar_one_or_none() is not None


def touch_contest(connection: Connection, contest_id: int, **changes: Any) -> None:
    """Raise a contest's version, with some of its columns: whenever anything of it changes."""
    values = {"version": contests.c.version + 1} | changes
    connection.execute(update(contests).where(contests.c.id == contest_id).values(values))


def open_match(
    connection: Connection, contest: ContestRow, *, secret: bytes, channel_id: int, sitters: Sequence[Sitter],
    **columns: Any,
) -> int:  # fmt: skip
    """Open a table of a contest with its match begun, and return its id; `columns` are what differs by kind."""
    now = clock.now()
    values = {
        "guild_id": contest.guild_id,
        "channel_id": channel_id,
        "game": contest.game,
        "options": dict(contest.options),
        "players": contest.players,
        "secret": secret,
        "state": "playing",
        "created_at": now,
        "started_at": now,
        "touched_at": now,
        "hints": False,
        "level": contest.level,
        "language": contest.language,
        **looked_at_soon(now),
        "deals": contest.deals,
        "contest_id": contest.id,
        **columns,
    }
    table_id: int = connection.execute(insert(tables).values(values).returning(tables.c.id)).scalar_one()
    for number, sitter in enumerate(sitters):
        who = {"user_id": sitter.user_id, "level": sitter.level, "name": sitter.name}
        seat = {"table_id": table_id, "seat": number, "since": 0, "dm_closed": False, "order": ""}
        connection.execute(insert(seats).values(seat | who))
    return table_id


def open_own_match(
    connection: Connection, contest: ContestRow, entries: tuple[ContestEntry, ...], person: tuple[int, str],
    channel_id: int,
) -> int:  # fmt: skip
    """Open a person's own table of a contest, its match begun, and return its id: they, by id and name, sit at the
    first seat, computers at the others.
    """
    user_id, called = person
    names = [name for name in COMPUTER_NAMES if name != called]
    computers = (Sitter(name, level=contest.level) for name in names[: contest.players - 1])
    secret = table_secret(contest.secret, terms_of(contest, entries), OWN_ROUND)
    return open_match(
        connection, contest, secret=secret, channel_id=channel_id, clock="post",
        sitters=(Sitter(called, user_id=user_id), *computers), host_id=user_id, solo=True,
    )  # fmt: skip


@rows_of_person(contests)
def _contests_of(user_id: int) -> ColumnElement[bool]:
    """The contests that they opened or took part in."""
    own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    return contests.c.id.in_(union(own, select(contests.c.id).where(contests.c.host_id == user_id)))


@rows_of_person(contest_messages)
def own_messages(user_id: int) -> ColumnElement[bool]:
    """The condition that messages of a contest went to one person: in a duel by invitation that they take part in."""
    entered = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    is_in_no_channel = contests.c.kind == ContestKind.DUEL, contests.c.channel_id.is_(None)
    theirs = select(contests.c.id).where(contests.c.id.in_(entered), *is_in_no_channel)
    return and_(contest_messages.c.contest_id.in_(theirs), contest_messages.c.number == own_number(user_id))


@before_forgetting
def _forget(connection: Connection, user_id: int, gone: int) -> int:
    """Remove a person's name from the contests they joined, and from messages of those that are not long over. The
    entry stays without a person, because the deals depend on its number; in a contest that has not begun it goes.
    """
    _keep_marks(connection, user_id)
    own = contest_entries.c.user_id == user_id
    theirs = select(contest_entries.c.contest_id).where(own)
    is_open = select(contests.c.id).where(contests.c.id.in_(theirs), contests.c.state == "open")
    statements = (
        delete(contest_messages).where(own_messages(user_id)),
        update(contests).where(contests.c.id.in_(theirs), is_shown()).values(version=contests.c.version + 1),
        delete(contest_entries).where(own, contest_entries.c.contest_id.in_(is_open)),
        update(contest_entries).where(own).values(user_id=-gone, name=""),
    )
    return sum(connection.execute(statement).rowcount for statement in statements)


def is_shown() -> ColumnElement[bool]:
    """The condition that the messages of a contest follow it: it is not over, or only just."""
    return or_(contests.c.ended_at.is_(None), contests.c.ended_at > clock.now() - SHOWN_FOR)


def _keep_marks(connection: Connection, user_id: int) -> None:
    """Mark the running daily deals that a person began before their data is deleted, so that they cannot play them
    again. Only the secret of a deal tells to which person a mark belongs; the mark goes when the deal is over.
    """
    own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    running = contests.c.kind == ContestKind.DAILY, contests.c.ended_at.is_(None), contests.c.id.in_(own)
    query = select(contests.c.id, contests.c.secret, contests.c.settings).where(*running).order_by(contests.c.id)
    for row in connection.execute(query.with_for_update()).all():
        marks = [*row.settings.get(PLAYERS_DELETED, ()), _mark(row.secret, user_id)]
        touch_contest(connection, row.id, settings={**row.settings, PLAYERS_DELETED: marks})


def has_mark(settings: Mapping[str, Any], secret: bytes, user_id: int) -> bool:
    """True if a person has begun a daily deal, and deleted their data since."""
    marks = settings.get(PLAYERS_DELETED)
    return bool(marks) and _mark(secret, user_id) in marks


def _mark(secret: bytes, user_id: int) -> str:
    return sha256(b"boneyard has begun\n" + secret + str(user_id).encode()).hexdigest()
