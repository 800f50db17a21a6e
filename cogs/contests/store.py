"""Contests: opened, entered, played at tables of one's own, ended."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, text, update

from bot import clock
from bot.message import Message
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.errors import ChannelTaken, Conflict, NoContest, PlayedBefore
from bot.store.schema.seats import Sitter, seats
from bot.store.schema.tables import tables
from bot.store.statements import looked_at_soon, record_interaction_once, rows_of
from cogs.contests.contest import (
    ContestEntry,
    ContestKind,
    ContestRow,
    ContestState,
    NewContest,
    without_marks,
)
from cogs.contests.schema import contest_entries, contest_messages, contests, has_mark, own_messages, touch_contest
from cogs.kit.poster import PostedMessage, PostKey

_ROW = [column for column in contests.c if column is not contests.c.shown]
_ENTRIES = select(contest_entries).order_by(contest_entries.c.joined_at, contest_entries.c.user_id)


class ContestStore(StorePart):
    """Contests. Whatever changes one raises its version."""

    @writes
    def create(self, connection: Connection, new: NewContest, *, interaction_id: int | None = None) -> ContestRow:
        """Opens a contest, or returns the daily deal that is there already. Raises ChannelTaken, AlreadyApplied."""
        now = clock.now()
        if new.kind == ContestKind.TOURNAMENT:
            _check_channel(connection, new)
        record_interaction_once(connection, interaction_id)
        values = asdict(new) | {"created_at": now, "version": 1, "opened_number": interaction_id}
        if new.state == "playing":
            values["started_at"] = now
        values["options"], values["settings"] = dict(new.options), dict(new.settings)
        statement = upsert(connection, contests).values(values).on_conflict_do_nothing().returning(contests.c.id)
        created = connection.execute(statement).mappings().first()
        if created is not None:
            return _row(connection, select(*_ROW).where(contests.c.id == created["id"]))
        same = contests.c.kind == new.kind, contests.c.guild_id == new.guild_id, contests.c.number == new.number
        return _row(connection, select(*_ROW).where(*same))

    @reads
    def get(self, connection: Connection, contest_id: int) -> ContestRow:
        """One contest. Raises NoContest."""
        return _row(connection, select(*_ROW).where(contests.c.id == contest_id))

    @reads
    def is_played_before(self, connection: Connection, contest_id: int, user_id: int) -> bool:
        """Whether a person has begun a daily deal, and deleted their data since. Raises NoContest."""
        row = _row(connection, select(*_ROW).where(contests.c.id == contest_id))
        return has_mark(row.settings, row.secret, user_id)

    @reads
    def numbered(self, connection: Connection, kind: ContestKind, guild_id: int, number: int) -> ContestRow | None:
        """The contest of a kind with that number on a server, if there is one."""
        same = contests.c.kind == kind, contests.c.guild_id == guild_id, contests.c.number == number
        return next(iter(_rows(connection, select(*_ROW).where(*same))), None)

    @reads
    def latest(self, connection: Connection, kind: ContestKind, guild_id: int, limit: int) -> tuple[ContestRow, ...]:
        """The latest contests of a kind on a server, newest first."""
        query = select(*_ROW).where(contests.c.kind == kind, contests.c.guild_id == guild_id)
        return _rows(connection, query.order_by(contests.c.id.desc()).limit(limit))

    @reads
    def entries(self, connection: Connection, contest_id: int) -> tuple[ContestEntry, ...]:
        """Who takes part, in the order in which they joined."""
        return _entries(connection, contest_id)

    @reads
    def played_by(self, connection: Connection, user_id: int) -> tuple[int, ...]:
        """The contests in which a person takes part that have begun and are not over."""
        own = contest_entries.c.user_id == user_id, contests.c.state == "playing"
        query = select(contests.c.id).join_from(contests, contest_entries).where(*own)
        return tuple(connection.execute(query.order_by(contests.c.id)).scalars())

    @reads
    def of_person(self, connection: Connection, kind: ContestKind, user_id: int, limit: int) -> tuple[ContestRow, ...]:
        """The latest contests of a kind in which a person takes part, newest first."""
        own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
        # coalesce() hides the column from the index on kind, which would scan every contest of that kind.
        query = select(*_ROW).where(contests.c.id.in_(own), func.coalesce(contests.c.kind, "") == kind)
        return _rows(connection, query.order_by(contests.c.id.desc()).limit(limit))

    @reads
    def count_hosted(self, connection: Connection, kind: ContestKind, host_id: int) -> int:
        """How many contests of a kind that are not over a person has opened."""
        hosted = contests.c.host_id == host_id, contests.c.kind == kind, contests.c.ended_at.is_(None)
        return connection.execute(select(func.count()).select_from(contests).where(*hosted)).scalar_one()

    @writes
    def enter(
        self,
        connection: Connection,
        contest_id: int,
        user_id: int,
        name: str,
        *,
        interaction_id: int | None = None,
        most: int | None = None,
        while_in: Sequence[ContestState] = ("open",),
    ) -> bool:
        """Lets a person take part, of `most` at most. False where they do already. Raises Conflict where the contest is
        in no such state, or full; PlayedBefore, NoContest, AlreadyApplied.
        """
        row = _locked(connection, contest_id)
        record_interaction_once(connection, interaction_id)
        there = {entry.user_id for entry in _entries(connection, contest_id)}
        if user_id in there:
            return False
        if row.state not in while_in:
            raise Conflict(Message("contest-closed"))
        if most is not None and len(there) >= most:
            raise Conflict(Message("contest-full"))
        if has_mark(row.settings, row.secret, user_id):
            raise PlayedBefore
        values = {"contest_id": contest_id, "user_id": user_id, "name": name, "joined_at": clock.now()}
        connection.execute(insert(contest_entries).values(values | {"interaction_id": interaction_id}))
        touch_contest(connection, contest_id)
        return True

    @writes
    def leave(self, connection: Connection, contest_id: int, user_id: int) -> bool:
        """Takes a person out of a contest that has not begun. False where they were not in it, or it has."""
        if _locked(connection, contest_id).state != "open":
            return False
        own = contest_entries.c.contest_id == contest_id, contest_entries.c.user_id == user_id
        touch_contest(connection, contest_id)
        told = contest_messages.c.contest_id == contest_id, own_messages(user_id)
        connection.execute(delete(contest_messages).where(*told))
        return connection.execute(delete(contest_entries).where(*own)).rowcount > 0

    @writes
    def start(
        self,
        connection: Connection,
        contest_id: int,
        *,
        interaction_id: int | None = None,
        ends_at: datetime | None = None,
        due_at: datetime | None = None,
        settings: dict[str, Any] | None = None,
    ) -> bool:
        """Begins a contest that is open; its settings may change. False where it is not open. Raises AlreadyApplied."""
        row = _locked(connection, contest_id)
        if row.state != "open":
            return False
        record_interaction_once(connection, interaction_id)
        changes: dict[str, Any] = {"state": "playing", "started_at": clock.now(), "ends_at": ends_at}
        changes |= {"start_number": interaction_id, "settings": settings or dict(row.settings)}
        touch_contest(connection, contest_id, due_at=due_at, **changes)
        return True

    @writes
    def change(self, connection: Connection, contest_id: int, version: int, **changes: Any) -> bool:
        """Changes columns of a contest. False where it has another version by now."""
        statement = update(contests).where(contests.c.id == contest_id, contests.c.version == version)
        return connection.execute(statement.values({"version": version + 1} | changes)).rowcount > 0

    @writes
    def end(self, connection: Connection, contest_id: int, state: ContestState) -> bool:
        """Ends a contest as "finished" or "stopped"; it is due once more, for its tables. False where it was over."""
        row = _locked(connection, contest_id)
        if row.over:
            return False
        now = clock.now()
        settings = without_marks(row.settings)
        touch_contest(connection, contest_id, state=state, ended_at=now, due_at=now, settings=settings)
        return True

    @reads
    def open_tables(self, connection: Connection, contest_id: int) -> tuple[int, ...]:
        query = select(tables.c.id).where(tables.c.contest_id == contest_id, tables.c.ended_at.is_(None))
        return tuple(connection.execute(query.order_by(tables.c.id)).scalars())

    @writes
    def open_own_table(
        self,
        connection: Connection,
        contest: ContestRow,
        user_id: int,
        *,
        secret: bytes,
        computers: Sequence[Sitter],
        channel_id: int,
        interaction_id: int | None = None,
    ) -> int:
        """Opens a person's own table of a contest that is being played, its match begun, and returns its id; of one
        that has been opened, its id. Raises Conflict where the contest is over, or they take no part in it;
        AlreadyApplied.
        """
        row = _locked(connection, contest.id)
        entry = next((entry for entry in _entries(connection, contest.id) if entry.user_id == user_id), None)
        if entry is not None and entry.table_id is not None:
            return entry.table_id
        if entry is None or row.state != "playing":
            raise Conflict(Message("contest-over" if row.over else "contest-not-in"))
        record_interaction_once(connection, interaction_id)
        sitters = (Sitter(entry.name, user_id=user_id), *computers)
        table_id = open_match(
            connection, row, secret=secret, channel_id=channel_id, clock="post", sitters=sitters, host_id=user_id,
            solo=True,
        )  # fmt: skip
        own = contest_entries.c.contest_id == row.id, contest_entries.c.user_id == user_id
        connection.execute(update(contest_entries).where(*own).values(table_id=table_id))
        touch_contest(connection, row.id)
        return table_id

    # -- messages and what is due ----------------------------------------------------------------------------------

    @reads
    def messages(self, connection: Connection, contest_id: int) -> dict[PostKey, PostedMessage]:
        rows = connection.execute(select(contest_messages).where(contest_messages.c.contest_id == contest_id))
        return {(it.kind, it.number): PostedMessage(it.channel_id, it.message_id, it.face) for it in rows}

    @writes
    def keep_message(self, connection: Connection, contest_id: int, key: PostKey, message: PostedMessage) -> None:
        """Stores which message is shown, and what it shows."""
        own, changes = {"contest_id": contest_id, "kind": key[0], "number": key[1]}, asdict(message)
        statement = upsert(connection, contest_messages).values(own | changes)
        connection.execute(statement.on_conflict_do_update(index_elements=[*own], set_=changes))

    @writes
    def note_shown(self, connection: Connection, contest_id: int, version: int) -> None:
        """Stores that the messages show a version of the contest, or a later one."""
        older = contests.c.id == contest_id, contests.c.shown < version
        connection.execute(update(contests).where(*older).values(shown=version))

    @reads
    def behind(self, connection: Connection) -> tuple[int, ...]:
        """The contests whose messages are not up to date."""
        query = select(contests.c.id).where(text("shown < version")).order_by(contests.c.id)
        return tuple(connection.execute(query).scalars())

    @reads
    def due(self, connection: Connection, now: datetime, limit: int) -> tuple[int, ...]:
        """The contests that are to be looked at by now, the most urgent first."""
        is_due = contests.c.due_at.is_not(None), contests.c.due_at <= now
        return tuple(
            connection.execute(select(contests.c.id).where(*is_due).order_by(contests.c.due_at).limit(limit)).scalars()
        )

    @reads
    def next_due(self, connection: Connection) -> datetime | None:
        """When the next contest is to be looked at."""
        return connection.execute(select(func.min(contests.c.due_at))).scalar_one()

    @writes
    def set_due(self, connection: Connection, contest_id: int, version: int, due_at: datetime | None) -> None:
        """Sets when a contest is to be looked at, unless it has changed since it had this version."""
        known = contests.c.id == contest_id, contests.c.version == version
        connection.execute(update(contests).where(*known).values(due_at=due_at))


def open_match(
    connection: Connection, contest: ContestRow, *, secret: bytes, channel_id: int, sitters: Sequence[Sitter],
    **columns: Any,
) -> int:  # fmt: skip
    """Opens a table of a contest with its match begun, and returns its id; `columns` are what differs by kind."""
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


def _locked(connection: Connection, contest_id: int) -> ContestRow:
    """Raises NoContest."""
    return _row(connection, select(*_ROW).where(contests.c.id == contest_id).with_for_update())


def _row(connection: Connection, query: Select[Any]) -> ContestRow:
    found = _rows(connection, query)
    if not found:
        raise NoContest
    return found[0]


def _rows(connection: Connection, query: Select[Any]) -> tuple[ContestRow, ...]:
    return tuple(_contest(dict(row)) for row in connection.execute(query).mappings())


def _contest(row: dict[str, Any]) -> ContestRow:
    row["kind"] = ContestKind(row["kind"])
    return ContestRow(**row)


def _entries(connection: Connection, contest_id: int) -> tuple[ContestEntry, ...]:
    return rows_of(ContestEntry, connection.execute(_ENTRIES.where(contest_entries.c.contest_id == contest_id)))


def _check_channel(connection: Connection, new: NewContest) -> None:
    """Raises ChannelTaken where a contest of its kind is on in its channel."""
    if connection.dialect.name == "postgresql":  # in SQLite nobody else writes meanwhile
        connection.execute(select(func.pg_advisory_xact_lock(new.channel_id)))
    same = contests.c.kind == new.kind, contests.c.guild_id == new.guild_id, contests.c.channel_id == new.channel_id
    if connection.execute(select(contests.c.id).where(*same, contests.c.ended_at.is_(None))).first() is not None:
        raise ChannelTaken(Message("tournament-channel-taken"))
