"""Contests in the database."""

from collections.abc import Callable, Coroutine
from dataclasses import asdict, replace
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Select, delete, func, insert, select, text, update

from bot import clock
from bot.message import Message
from bot.rules.shuffle import table_secret
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.errors import ChannelTaken, Conflict, NoContest, PlayedBefore
from bot.store.schema.tables import tables
from bot.store.statements import record_interaction_once, rows_of
from bot.table.permissions import Person
from cogs.contests.contest import (
    Contest,
    ContestEntry,
    ContestKind,
    ContestRow,
    ContestState,
    NewContest,
    terms_of,
    without_marks,
)
from cogs.contests.schema import (
    contest_entries,
    contest_messages,
    contests,
    has_mark,
    is_shown,
    open_own_match,
    own_messages,
    touch_contest,
)
from cogs.kit.poster import PostedMessage, PostKey

_ROW = [column for column in contests.c if column is not contests.c.shown]


C = TypeVar("C", bound="ContestStore")
P = ParamSpec("P")


def changes(
    method: Callable[Concatenate[C, Connection, int, P], object],
) -> Callable[Concatenate[C, int, P], Coroutine[Any, Any, Contest]]:
    """Run a method as a transaction that changes a contest, by its id, and announce it. Callers get the contest as it
    is then.
    """
    write = writes(method)

    @wraps(method)
    async def run(self: C, contest_id: int, *args: P.args, **kwargs: P.kwargs) -> Contest:
        await write(self, contest_id, *args, **kwargs)
        return await self.announce(contest_id)

    return run


class ContestStore(StorePart):
    """Contests. Every change of one raises its version, and is announced."""

    async def announce(self, contest_id: int) -> Contest:
        """The contest as it is now; `Contests` shows it too."""
        return await self.get(contest_id)

    # -- found -----------------------------------------------------------------------------------------------------

    @reads
    def get(self, connection: Connection, contest_id: int) -> Contest:
        """Raises NoContest."""
        row = _row(connection, select(*_ROW).where(contests.c.id == contest_id))
        return Contest.of(row, _entries(connection, contest_id))

    @reads
    def row(self, connection: Connection, contest_id: int) -> ContestRow:
        """A contest without the people in it, and without its secret. Raises NoContest."""
        return _row(connection, select(*_ROW).where(contests.c.id == contest_id)).without_secret

    @reads
    def numbered(self, connection: Connection, kind: ContestKind, guild_id: int, number: int) -> int | None:
        """The id of the contest of a kind with that number on a server, if there is one."""
        same = contests.c.kind == kind, contests.c.guild_id == guild_id, contests.c.number == number
        return connection.execute(select(contests.c.id).where(*same)).scalar_one_or_none()

    @reads
    def latest(self, connection: Connection, kind: ContestKind, guild_id: int, limit: int) -> tuple[ContestRow, ...]:
        """The latest contests of a kind on a server, by number, then newest first, without their secrets."""
        query = select(*_ROW).where(contests.c.kind == kind, contests.c.guild_id == guild_id)
        rows = _rows(connection, query.order_by(contests.c.number.desc(), contests.c.id.desc()).limit(limit))
        return tuple(row.without_secret for row in rows)

    @reads
    def of_person(self, connection: Connection, kind: ContestKind, user_id: int, limit: int) -> tuple[int, ...]:
        """The latest contests of a kind in which a person takes part, newest first."""
        own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
        # coalesce() hides the column from the index on kind, which would scan every contest of that kind.
        query = select(contests.c.id).where(contests.c.id.in_(own), func.coalesce(contests.c.kind, "") == kind)
        return tuple(connection.execute(query.order_by(contests.c.id.desc()).limit(limit)).scalars())

    @reads
    def played_by(self, connection: Connection, user_id: int) -> tuple[int, ...]:
        """The contests in which a person takes part that have begun and are not over, or only just."""
        own = contest_entries.c.user_id == user_id, contests.c.state != "open", is_shown()
        query = select(contests.c.id).join_from(contests, contest_entries).where(*own)
        return tuple(connection.execute(query.order_by(contests.c.id)).scalars())

    @reads
    def count_hosted(self, connection: Connection, kind: ContestKind, host_id: int) -> int:
        """The number of contests of a kind that a person has opened, and that are not over."""
        hosted = contests.c.host_id == host_id, contests.c.kind == kind, contests.c.ended_at.is_(None)
        return connection.execute(select(func.count()).select_from(contests).where(*hosted)).scalar_one()

    @reads
    def is_played_before(self, connection: Connection, contest_id: int, user_id: int) -> bool:
        """True if a person has begun a daily deal, and deleted their data since. Raises NoContest."""
        row = _row(connection, select(*_ROW).where(contests.c.id == contest_id))
        return has_mark(row.settings, row.secret, user_id)

    @reads
    def open_tables(self, connection: Connection, contest_id: int, *, apart: bool = False) -> tuple[int, ...]:
        """The tables that are played for a contest; or those at which its deals are played `apart` from it."""
        theirs = select(contest_entries.c.table_id).where(
            contest_entries.c.contest_id == contest_id, contest_entries.c.table_id.is_not(None)
        )
        is_apart = tables.c.solo & tables.c.id.not_in(theirs)
        of = tables.c.contest_id == contest_id, tables.c.ended_at.is_(None), is_apart if apart else ~is_apart
        return tuple(connection.execute(select(tables.c.id).where(*of).order_by(tables.c.id)).scalars())

    @reads
    def table_secret(self, connection: Connection, contest_id: int, number: int) -> bytes:
        """The secret that the tables of a round are opened with. Never shown."""
        row = _row(connection, select(*_ROW).where(contests.c.id == contest_id))
        return table_secret(row.secret, terms_of(row, _entries(connection, contest_id)), number)

    # -- changed ---------------------------------------------------------------------------------------------------

    @writes
    def create(self, connection: Connection, new: NewContest, *, interaction_id: int | None = None) -> int:
        """Open a contest, or find the daily deal that is there already; returns its id. Not announced: people may join
        first. Raises ChannelTaken, AlreadyApplied.
        """
        now = clock.now()
        if new.kind == ContestKind.TOURNAMENT:
            _check_channel(connection, new)
        record_interaction_once(connection, interaction_id)
        values = asdict(new) | {"created_at": now, "version": 1, "opened_number": interaction_id}
        if new.state == "playing":
            values["started_at"] = now
        values["options"], values["settings"] = dict(new.options), dict(new.settings)
        statement = upsert(connection, contests).values(values).on_conflict_do_nothing().returning(contests.c.id)
        created = connection.execute(statement).scalar_one_or_none()
        if created is not None:
            return created
        same = contests.c.kind == new.kind, contests.c.guild_id == new.guild_id, contests.c.number == new.number
        return connection.execute(select(contests.c.id).where(*same)).scalar_one()

    @changes
    def enter(
        self,
        connection: Connection,
        contest_id: int,
        person: Person,
        *,
        interaction_id: int | None = None,
        most: int | None = None,
        while_in: ContestState = "open",
    ) -> None:
        """Let a person take part, of `most` at most, unless they do already. Raises Conflict where the contest is in
        another state, or full; PlayedBefore, NoContest, AlreadyApplied.
        """
        row, entries = locked(connection, contest_id)
        record_interaction_once(connection, interaction_id)
        if any(entry.user_id == person.user_id for entry in entries):
            return
        if row.state != while_in:
            raise Conflict(Message("contest-closed"))
        if most is not None and len(entries) >= most:
            raise Conflict(Message("contest-full"))
        if has_mark(row.settings, row.secret, person.user_id):
            raise PlayedBefore
        values = {"contest_id": contest_id, "user_id": person.user_id, "name": person.name, "joined_at": clock.now()}
        connection.execute(insert(contest_entries).values(values | {"interaction_id": interaction_id}))
        touch_contest(connection, contest_id)

    @changes
    def take_out(self, connection: Connection, contest_id: int, user_id: int) -> None:
        """Take a person out of a contest that has not begun."""
        row, _ = locked(connection, contest_id)
        if row.state != "open":
            return
        own = contest_entries.c.contest_id == contest_id, contest_entries.c.user_id == user_id
        touch_contest(connection, contest_id)
        theirs = contest_messages.c.contest_id == contest_id, own_messages(user_id)
        connection.execute(delete(contest_messages).where(*theirs))
        connection.execute(delete(contest_entries).where(*own))

    @changes
    def begin(
        self,
        connection: Connection,
        contest_id: int,
        *,
        interaction_id: int | None = None,
        ends_at: datetime | None = None,
    ) -> None:
        """Begin a contest that is open: it is due at once. Raises AlreadyApplied."""
        row, _ = locked(connection, contest_id)
        if row.state != "open":
            return
        record_interaction_once(connection, interaction_id)
        now = clock.now()
        touch_contest(
            connection, contest_id, state="playing", started_at=now, ends_at=ends_at, start_number=interaction_id,
            due_at=now,
        )  # fmt: skip

    async def change(self, contest: Contest, **columns: Any) -> bool:
        """Change columns of a contest as it is known. False where it has changed meanwhile."""
        is_changed = await self._change(contest.id, contest.row.version, columns)
        await self.announce(contest.id)
        return is_changed

    @writes
    def _change(self, connection: Connection, contest_id: int, version: int, columns: dict[str, Any]) -> bool:
        statement = update(contests).where(contests.c.id == contest_id, contests.c.version == version)
        return connection.execute(statement.values({"version": version + 1} | columns)).rowcount > 0

    @writes
    def set_over(self, connection: Connection, contest_id: int, state: ContestState) -> None:
        """End a contest that is not over, as "finished" or "stopped"; it is due once more, for its tables."""
        row, _ = locked(connection, contest_id)
        if not row.over:
            now = clock.now()
            settings = without_marks(row.settings)
            touch_contest(connection, contest_id, state=state, ended_at=now, due_at=now, settings=settings)

    @writes
    def open_own_table(
        self,
        connection: Connection,
        contest_id: int,
        user_id: int,
        *,
        channel_id: int,
        interaction_id: int | None = None,
    ) -> int:
        """Open a person's own table of a contest that is being played, its match begun; they sit at the first seat,
        computers at the others. Returns its id; that of the one they have, if there is one. Raises Conflict where the
        contest is over, or they take no part in it; AlreadyApplied.
        """
        row, entries = locked(connection, contest_id)
        entry = next((entry for entry in entries if entry.user_id == user_id), None)
        if entry is not None and entry.table_id is not None:
            return entry.table_id
        if entry is None or row.state != "playing":
            raise Conflict(Message("contest-over" if row.over else "contest-not-in"))
        record_interaction_once(connection, interaction_id)
        table_id = open_own_match(connection, row, entries, (user_id, entry.name), channel_id)
        own = contest_entries.c.contest_id == row.id, contest_entries.c.user_id == user_id
        connection.execute(update(contest_entries).where(*own).values(table_id=table_id))
        touch_contest(connection, row.id)
        return table_id

    # -- messages and what is due ----------------------------------------------------------------------------------

    @reads
    def posted(self, connection: Connection, contest_id: int) -> dict[PostKey, PostedMessage]:
        rows = connection.execute(select(contest_messages).where(contest_messages.c.contest_id == contest_id))
        return {(it.kind, it.number): PostedMessage(it.channel_id, it.message_id, it.face) for it in rows}

    @writes
    def keep_message(self, connection: Connection, contest_id: int, key: PostKey, message: PostedMessage) -> None:
        """Store which message is shown, and what it shows."""
        own, changes = {"contest_id": contest_id, "kind": key[0], "number": key[1]}, asdict(message)
        statement = upsert(connection, contest_messages).values(own | changes)
        connection.execute(statement.on_conflict_do_update(index_elements=[*own], set_=changes))

    @writes
    def note_shown(self, connection: Connection, contest_id: int, version: int) -> None:
        """Store that the messages show a version of the contest, or a later one."""
        older = contests.c.id == contest_id, contests.c.shown < version
        connection.execute(update(contests).where(*older).values(shown=version))

    @reads
    def behind(self, connection: Connection) -> tuple[int, ...]:
        """The contests with messages that are not up to date."""
        query = select(contests.c.id).where(text("shown < version")).order_by(contests.c.id)
        return tuple(connection.execute(query).scalars())

    @reads
    def due(self, connection: Connection, now: datetime, limit: int) -> tuple[int, ...]:
        """The contests that are due by now, the most urgent first."""
        is_due = contests.c.due_at.is_not(None), contests.c.due_at <= now
        return tuple(
            connection.execute(select(contests.c.id).where(*is_due).order_by(contests.c.due_at).limit(limit)).scalars()
        )

    @reads
    def next_due(self, connection: Connection) -> datetime | None:
        """The moment at which the next contest is due."""
        return connection.execute(select(func.min(contests.c.due_at))).scalar_one()

    @writes
    def set_due(self, connection: Connection, contest_id: int, version: int, due_at: datetime | None) -> None:
        """Set when a contest is due, unless it has changed since it had this version."""
        known = contests.c.id == contest_id, contests.c.version == version
        connection.execute(update(contests).where(*known).values(due_at=due_at))


def locked(connection: Connection, contest_id: int) -> tuple[ContestRow, tuple[ContestEntry, ...]]:
    """A contest that no other transaction changes meanwhile, and the people in it. Raises NoContest."""
    row = _row(connection, select(*_ROW).where(contests.c.id == contest_id).with_for_update())
    return row, _entries(connection, contest_id)


def _row(connection: Connection, query: Select[Any]) -> ContestRow:
    rows = _rows(connection, query)
    if not rows:
        raise NoContest
    return rows[0]


def _rows(connection: Connection, query: Select[Any]) -> tuple[ContestRow, ...]:
    rows = rows_of(ContestRow, connection.execute(query))
    return tuple(replace(row, kind=ContestKind(row.kind)) for row in rows)


def _entries(connection: Connection, contest_id: int) -> tuple[ContestEntry, ...]:
    """The people in a contest, in the order in which they joined."""
    entry = contest_entries.c
    query = select(contest_entries).where(entry.contest_id == contest_id).order_by(entry.joined_at, entry.user_id)
    return rows_of(ContestEntry, connection.execute(query))


def _check_channel(connection: Connection, new: NewContest) -> None:
    """Raises ChannelTaken if a contest of its kind is on in its channel."""
    if connection.dialect.name == "postgresql":  # in SQLite no one else writes meanwhile
        connection.execute(select(func.pg_advisory_xact_lock(new.channel_id)))
    same = contests.c.kind == new.kind, contests.c.guild_id == new.guild_id, contests.c.channel_id == new.channel_id
    if connection.execute(select(contests.c.id).where(*same, contests.c.ended_at.is_(None))).first() is not None:
        raise ChannelTaken(Message("tournament-channel-taken"))
