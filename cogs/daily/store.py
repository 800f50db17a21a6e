"""Daily deals in the database: the results of those who finished one, missed days that were mended, and the people in
the world's.
"""

import secrets
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    delete,
    event,
    exists,
    func,
    insert,
    select,
    true,
    update,
)

from bot import clock
from bot.message import Message
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.deeds import Deed, earned_at, note_deed
from bot.store.hooks import on_preferences_changed, on_table_ended
from bot.store.marks import OF_NOBODY, WITHHELD, counted, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import ROW_ID, Utc
from bot.store.schema.people import Preferences, preferences
from bot.store.schema.results import match_results
from bot.store.schema.tables import TableRow
from bot.store.statements import record_interaction_once
from bot.table.errors import NotAllowed
from bot.table.permissions import Person
from bot.words.names import person_name
from cogs.contests.contest import EVERYWHERE, ContestKind, ContestRow
from cogs.contests.schema import contest_entries, contests, is_shown, open_own_match
from cogs.contests.store import locked
from cogs.daily.week import DaysPlayed, Mend

# The people in the world's daily deal: in its rankings people of other servers read their names.
world_daily = Table(
    "world_daily",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("at", Utc, nullable=False),
    info=counted(10, "privacy-world"),
)

# A daily deal that a person missed and plays a day later, so that their streak goes on: one a month on each server.
daily_mends = Table(
    "daily_mends",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("month", Text, primary_key=True),  # by the server's calendar: "2026-11"
    Column("number", Integer, nullable=False),  # of the deal
    Column("table_id", ROW_ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Utc, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("is_done", Boolean, nullable=False),  # it was played to its end
    Index("ix_daily_mends_table_id", "table_id"),
)

# The secret that the daily deals of all servers follow from, in one row; it is never shown.
daily_root = Table(
    "daily_root",
    metadata,
    Column("secret", LargeBinary, nullable=False, info=WITHHELD),
    Column("made_at", Utc, nullable=False),
    info=OF_NOBODY,
)


@event.listens_for(daily_root, "after_create")
def _choose_root(_table: Table, connection: Connection, **_: object) -> None:
    connection.execute(insert(daily_root).values(secret=secrets.token_bytes(32), made_at=clock.now()))


_REMEMBERED = 1000  # daily deals that a streak is counted over
_MENDED_BEFORE = Message("daily-mended-before")


@dataclass(frozen=True, slots=True)
class Finished:
    """A person who has finished a daily deal: at which table, with which score. An empty `name` is not shown, and news
    only name those who `celebrate`.
    """

    user_id: int
    name: str
    score: int
    table_id: int | None
    celebrate: bool = True


@dataclass(frozen=True, slots=True)
class DailyRoot:
    """The secret that all daily deals follow from, and since when it is fixed. It is never shown."""

    secret: bytes = field(repr=False)
    made_at: datetime


@on_table_ended
def _note_ended(connection: Connection, table: TableRow) -> None:
    """Store that a person has mended a day, or left that deal: then the day stays missed. Note the days in a row of
    those who have played theirs to its end.
    """
    if table.contest_id is None or not table.solo:
        return
    is_done = connection.execute(select(exists().where(match_results.c.table_id == table.id))).scalar_one()
    mended = update(daily_mends).where(daily_mends.c.table_id == table.id)
    is_mended = connection.execute(mended.values(is_over=True, is_done=is_done)).rowcount > 0
    columns = contests.c.kind, contests.c.guild_id, contests.c.number, contests.c.ended_at
    row = connection.execute(select(*columns).where(contests.c.id == table.contest_id)).one()
    counts = is_done and row.kind == ContestKind.DAILY and (is_mended or row.ended_at is None)
    if counts and table.host_id is not None:
        # The deal after one that was mended may be played already.
        days = _days(connection, table.host_id, row.guild_id).streak((row.number or 0) + is_mended)
        note_deed(connection, table.host_id, Deed.DAILY, days)


@on_preferences_changed
def _hide_name(connection: Connection, user_id: int, before: Preferences, after: Preferences) -> None:
    """Draw the latest messages at a day's end again without a person who wishes to be in no news from now on."""
    if before.progress and not after.progress:
        theirs = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
        ended = contests.c.kind == ContestKind.DAILY, contests.c.ended_at.is_not(None), is_shown()
        shown_again = update(contests).where(contests.c.id.in_(theirs), *ended)
        connection.execute(shown_again.values(version=contests.c.version + 1))


class DailyStore(StorePart):
    @reads
    def root(self, connection: Connection) -> DailyRoot:
        """The root of the daily deals of all servers."""
        return DailyRoot(*connection.execute(select(daily_root.c.secret, daily_root.c.made_at)).one())

    @reads
    def finished(self, connection: Connection, contest: ContestRow) -> tuple[Finished, ...]:
        """Everyone who has finished a daily deal, best first, then by time. People who have left the world's have no
        name.
        """
        entry = contest_entries.c
        agreed, celebrate = world_daily.c.user_id.label("agreed"), func.coalesce(preferences.c.progress, true())
        query = select(entry.user_id, entry.name, entry.score, entry.table_id, agreed, celebrate.label("celebrate"))
        query = query.outerjoin(world_daily, world_daily.c.user_id == entry.user_id)
        query = query.outerjoin(preferences, preferences.c.user_id == entry.user_id)
        query = query.where(entry.contest_id == contest.id, entry.score.is_not(None))
        rows = connection.execute(query.order_by(entry.score.desc(), entry.finished_at, entry.user_id))
        is_world = contest.guild_id == EVERYWHERE
        return tuple(
            Finished(row.user_id, "" if is_world and row.agreed is None else person_name(row.name), row.score,
                     row.table_id, bool(row.celebrate))
            for row in rows
        )  # fmt: skip

    @reads
    def count_finished(self, connection: Connection, contest_id: int) -> int:
        of = contest_entries.c.contest_id == contest_id, contest_entries.c.score.is_not(None)
        return connection.execute(select(func.count()).select_from(contest_entries).where(*of)).scalar_one()

    @reads
    def days(self, connection: Connection, user_id: int, guild_id: int) -> DaysPlayed:
        """The latest daily deals of a server that a person has finished, and those that they mended."""
        return _days(connection, user_id, guild_id)

    @reads
    def days_of_all(self, connection: Connection, guild_id: int, latest: int) -> frozenset[int]:
        """The numbers of the daily deals of a server, up to the latest, that anyone has finished."""
        of = contests.c.kind == ContestKind.DAILY, contests.c.guild_id == guild_id
        lately = contests.c.number <= latest, contests.c.number > latest - _REMEMBERED
        finished = exists().where(contest_entries.c.contest_id == contests.c.id, contest_entries.c.score.is_not(None))
        return frozenset(connection.execute(select(contests.c.number).where(*of, *lately, finished)).scalars())

    @reads
    def earned(self, connection: Connection, user_id: int, at: datetime) -> tuple[str, ...]:
        """The names of the achievements that a person earned by their days in a row with a deal that ended then."""
        return earned_at(connection, user_id, Deed.DAILY, at)

    @writes
    def begin_mend(
        self,
        connection: Connection,
        contest_id: int,
        person: Person,
        month: str,
        *,
        channel_id: int,
        interaction_id: int | None = None,
    ) -> int:
        """Open a person's table for the deal that they missed, its match begun; returns its id, or that of the one they
        have. Raises NotAllowed where they have mended a day in this month, or no streak is at stake; AlreadyApplied.
        """
        row, entries = locked(connection, contest_id)
        record_interaction_once(connection, interaction_id)
        days, number = _days(connection, person.user_id, row.guild_id), row.number or 0
        if (begun := days.mend_in(month)) is not None and begun.number == number:
            return begun.table_id
        if begun is not None:
            raise NotAllowed(_MENDED_BEFORE)
        if not days.at_stake(number + 1):
            raise NotAllowed(Message("daily-mend-none"))
        table_id = open_own_match(connection, row, entries, (person.user_id, person.name), channel_id)
        key = {"user_id": person.user_id, "guild_id": row.guild_id, "month": month}
        values = {"number": number, "table_id": table_id, "at": clock.now(), "is_over": False, "is_done": False}
        new = upsert(connection, daily_mends).values(key | values).on_conflict_do_nothing()
        if not connection.execute(new).rowcount:  # in another process, meanwhile
            raise NotAllowed(_MENDED_BEFORE)
        return table_id

    @reads
    def is_in_world(self, connection: Connection, user_id: int) -> bool:
        query = select(world_daily.c.user_id).where(world_daily.c.user_id == user_id)
        return connection.execute(query).first() is not None

    @writes
    def join_world(self, connection: Connection, user_id: int) -> None:
        """Store that a person takes part in the world's daily deal: people of other servers see its ranking."""
        new = upsert(connection, world_daily).values(user_id=user_id, at=clock.now())
        connection.execute(new.on_conflict_do_nothing())

    @writes
    def leave_world(self, connection: Connection, user_id: int) -> None:
        """Store that a person takes no part in it any more: no ranking names them."""
        connection.execute(delete(world_daily).where(world_daily.c.user_id == user_id))


def _days(connection: Connection, user_id: int, guild_id: int) -> DaysPlayed:
    of = contests.c.kind == ContestKind.DAILY, contests.c.guild_id == guild_id
    theirs = contest_entries.c.user_id == user_id, contest_entries.c.score.is_not(None)
    query = select(contests.c.number).join_from(contests, contest_entries).where(*of, *theirs)
    finished = connection.execute(query.order_by(contests.c.number.desc()).limit(_REMEMBERED)).scalars()
    mend = daily_mends.c
    mends = select(mend.number, mend.month, mend.table_id, mend.is_over, mend.is_done)
    rows = connection.execute(mends.where(mend.user_id == user_id, mend.guild_id == guild_id)).all()
    return DaysPlayed(frozenset(finished), tuple(Mend(*row) for row in rows))
