"""Daily deals in the database: the results of those who finished one, and the people in the world's."""

import secrets
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import BigInteger, Column, Connection, LargeBinary, Table, delete, event, func, insert, select

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.marks import OF_NOBODY, WITHHELD, counted, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import Utc
from bot.words.names import person_name
from cogs.contests.contest import EVERYWHERE, ContestKind, ContestRow
from cogs.contests.schema import contest_entries, contests

# The people in the world's daily deal: in its rankings people of other servers read their names.
world_daily = Table(
    "world_daily",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("at", Utc, nullable=False),
    info=counted(10, "privacy-world"),
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


@dataclass(frozen=True, slots=True)
class Finished:
    """A person who has finished a daily deal: at which table, with which score. An empty `name` is not shown."""

    user_id: int
    name: str
    score: int
    table_id: int | None


@dataclass(frozen=True, slots=True)
class DailyRoot:
    """The secret that all daily deals follow from, and since when it is fixed. It is never shown."""

    secret: bytes = field(repr=False)
    made_at: datetime


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
        query = select(entry.user_id, entry.name, entry.score, entry.table_id, world_daily.c.user_id.label("agreed"))
        query = query.outerjoin(world_daily, world_daily.c.user_id == entry.user_id)
        query = query.where(entry.contest_id == contest.id, entry.score.is_not(None))
        rows = connection.execute(query.order_by(entry.score.desc(), entry.finished_at, entry.user_id))
        is_world = contest.guild_id == EVERYWHERE
        return tuple(
            Finished(row.user_id, "" if is_world and row.agreed is None else person_name(row.name), row.score,
                     row.table_id)
            for row in rows
        )  # fmt: skip

    @reads
    def count_finished(self, connection: Connection, contest_id: int) -> int:
        of = contest_entries.c.contest_id == contest_id, contest_entries.c.score.is_not(None)
        return connection.execute(select(func.count()).select_from(contest_entries).where(*of)).scalar_one()

    @reads
    def numbers(self, connection: Connection, user_id: int, guild_id: int) -> tuple[int, ...]:
        """The numbers of the latest daily deals of a server that a person has finished, newest first."""
        of = contests.c.kind == ContestKind.DAILY, contests.c.guild_id == guild_id
        theirs = contest_entries.c.user_id == user_id, contest_entries.c.score.is_not(None)
        query = select(contests.c.number).join_from(contests, contest_entries).where(*of, *theirs)
        return tuple(connection.execute(query.order_by(contests.c.number.desc()).limit(_REMEMBERED)).scalars())

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
