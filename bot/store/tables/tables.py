"""Tables and their states."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, false, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from bot import clock
from bot.message import Message
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.failures import is_duplicate
from bot.store.errors import ChannelTaken, Conflict, HasPractice, NoTable
from bot.store.hooks import on_table_ended
from bot.store.schema.seats import Sitter, hints_agreed, seats
from bot.store.schema.servers import Channel
from bot.store.schema.tables import (
    ACTIVE,
    HAS_CHANNEL,
    IS_ACTIVE,
    IS_PRACTICE,
    OVER,
    Clock,
    TableRow,
    TableState,
    rematches,
    tables,
)
from bot.store.scores.recording import is_novice
from bot.store.servers import call_role, check_room, keep_channel
from bot.store.statements import (
    TABLE,
    ending,
    lock_table,
    looked_at_soon,
    record_interaction_once,
    rows_of,
    sitting,
    touch_table,
    touching,
)
from bot.store.tables.invitations import keep_seats
from bot.words.locales import ENGLISH


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be opened.

    With a `host_name` its host sits at seat 0, and the `computers` next to them. `solo`: it is its host's own, one for
    each person. `searches`: it looks for players, and `role_to_call` is pinged, unless it was lately.

    For a rematch, `kept` are the seats kept for people, by user id, the host's among them; `rematch_of` is the match
    that has ended. If that has an unused secret for its rematch, it becomes the table's, and the host has joined by the
    press that opens it.
    """

    guild_id: int
    channel_id: int
    host_id: int
    game: str
    options: Mapping[str, Any]
    players: int
    secret: bytes = field(repr=False)
    host_name: str | None = None
    clock: Clock = "evening"
    hints: bool = False
    level: str = "normal"
    computers: Sequence[Sitter] = ()
    kept: Mapping[int, int] = field(default_factory=dict[int, int])
    rematch_of: int | None = None
    channel: Channel | None = None
    language: str = ENGLISH
    solo: bool = False
    searches: bool = False
    role_to_call: int | None = None


class TablePlayed(NamedTuple):
    """A table, its channel, and its game."""

    table_id: int
    channel_id: int
    game: str
    options: dict[str, Any]


_PLAYED = tables.c.id, tables.c.channel_id, tables.c.game, tables.c.options


class TableStore(StorePart):
    """Tables and their states."""

    @writes
    def create(self, connection: Connection, new: NewTable, *, interaction_id: int | None = None) -> TableRow:
        """Open a lobby. Raises ChannelTaken, HasPractice, AlreadyApplied, and as `check_room` does."""
        now, sealed = clock.now(), _unused_secret(connection, new.rematch_of)
        values = {
            "guild_id": new.guild_id,
            "channel_id": new.channel_id,
            "host_id": new.host_id,
            "game": new.game,
            "options": dict(new.options),
            "players": new.players,
            "secret": sealed or new.secret,
            "state": "lobby",
            "created_at": now,
            "touched_at": now,
            "clock": new.clock,
            "hints": new.hints,
            "level": new.level,
            "language": new.language,
            **looked_at_soon(now),
            "opened_number": interaction_id,
            "solo": new.solo,
        }
        record_interaction_once(connection, interaction_id)
        of_host, in_channel = tables.c.host_id == new.host_id, tables.c.channel_id == new.channel_id
        there = (of_host, text(IS_PRACTICE)) if new.solo else (in_channel, text(HAS_CHANNEL))
        if (found := connection.execute(select(tables.c.id).where(*there)).scalar()) is not None:
            raise HasPractice(found) if new.solo else ChannelTaken
        check_room(connection, new.guild_id, new.host_id)
        if new.searches:
            values |= {"search": "players", "called_role": call_role(connection, new.guild_id, new.role_to_call)}
        try:
            row = connection.execute(insert(tables).values(values).returning(*TABLE)).mappings().one()
        except IntegrityError as error:
            if is_duplicate(error):  # another process opened a table between our read and our write
                raise (HasPractice if new.solo else ChannelTaken) from error
            raise
        if not new.solo:
            keep_channel(connection, new.guild_id, new.channel or Channel(new.channel_id))
        if sealed is not None:
            used = update(rematches).where(rematches.c.table_id == new.rematch_of).values(opened=row["id"])
            connection.execute(used)
        _seat_first(connection, row["id"], new, joined_by=interaction_id if sealed is not None else None)
        keep_seats(connection, row["id"], new.guild_id, new.host_id, new.kept)
        return TableRow(**row)

    @reads
    def get(self, connection: Connection, table_id: int) -> TableRow:
        """One table. Raises NoTable."""
        found = _rows(connection, select(*TABLE).where(tables.c.id == table_id))
        if not found:
            raise NoTable
        return found[0]

    @reads
    def active_in(self, connection: Connection, channel_id: int) -> TableRow | None:
        """The channel's active table, if it has one."""
        found = _rows(connection, select(*TABLE).where(tables.c.channel_id == channel_id, text(HAS_CHANNEL)))
        return found[0] if found else None

    @reads
    def practice_of(self, connection: Connection, user_id: int) -> TableRow | None:
        """A person's active practice table, if they have one."""
        found = _rows(connection, select(*TABLE).where(tables.c.host_id == user_id, text(IS_PRACTICE)))
        return found[0] if found else None

    @reads
    def of_person(self, connection: Connection, user_id: int) -> tuple[TableRow, ...]:
        """The active tables at which the person sits now, oldest first."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.until.is_(None))
        return _rows(
            connection, select(*TABLE).where(tables.c.state.in_(ACTIVE), tables.c.id.in_(sits)).order_by(tables.c.id)
        )

    @reads
    def last_of_person(self, connection: Connection, user_id: int) -> TablePlayed | None:
        """The last table at which a person sat down, except in contests; None if there is none."""
        at = tables.c.id == seats.c.table_id
        query = select(*_PLAYED).join_from(seats, tables, at).where(seats.c.user_id == user_id)
        found = connection.execute(query.where(tables.c.contest_id.is_(None)).order_by(seats.c.id.desc()).limit(1))
        row = found.first()
        return None if row is None else TablePlayed(*row)

    @reads
    def last_on_server(self, connection: Connection, guild_id: int, most: int) -> tuple[TablePlayed, ...]:
        """The last tables of a server, without contests, newest first: up to `most` open ones, and as many others."""
        here = tables.c.guild_id == guild_id, ~tables.c.solo, tables.c.contest_id.is_(None)
        # Not by id: SQLite would walk through all tables in that order instead of using the index of open ones.
        still_open = select(*_PLAYED).where(*here, text(IS_ACTIVE)).order_by(tables.c.created_at.desc()).limit(most)
        over = (
            select(*_PLAYED).where(*here, tables.c.ended_at.is_not(None)).order_by(tables.c.ended_at.desc()).limit(most)
        )
        found = [TablePlayed(*row) for query in (still_open, over) for row in connection.execute(query)]
        return tuple(sorted(found, key=lambda played: played.table_id, reverse=True))

    @reads
    def count_open(self, connection: Connection) -> dict[str, int]:
        """Count the open tables by state."""
        query = select(tables.c.state, func.count().label("number")).where(text(IS_ACTIVE)).group_by(tables.c.state)
        return dict.fromkeys(ACTIVE, 0) | {row.state: row.number for row in connection.execute(query)}

    @writes
    def set_options(self, connection: Connection, table_id: int, options: Mapping[str, Any]) -> TableRow:
        """Change the house rules of a lobby. Raises Conflict if the table is no longer a lobby, NoTable."""
        row = lock_table(connection, table_id)
        if row["state"] != "lobby":
            raise Conflict(Message("error-rules-settled"))
        changes = {"options": dict(options), "touched_at": clock.now()}
        changed = touching(tables.c.id == table_id, **changes).returning(*TABLE)
        row = connection.execute(changed).mappings().one()
        return TableRow(**row)

    @writes
    def set_clock(self, connection: Connection, table_id: int, clock: Clock) -> bool:
        """Set how long a turn may take. False, and nothing changed, if the table is over."""
        statement = touching(tables.c.id == table_id, tables.c.state.in_(ACTIVE), clock=clock)
        return connection.execute(statement).rowcount > 0

    @writes
    def set_level(self, connection: Connection, table_id: int, level: str) -> bool:
        """Set the level of a lobby's computers, also of those that sit there. False if it is no lobby."""
        statement = touching(tables.c.id == table_id, tables.c.state == "lobby", level=level)
        if not connection.execute(statement).rowcount:
            return False
        computers = (seats.c.table_id == table_id, seats.c.level.is_not(None), seats.c.until.is_(None))
        connection.execute(update(seats).where(*computers).values(level=level))
        return True

    @writes
    def wish_hints(self, connection: Connection, table_id: int, user_id: int, *, wished: bool) -> bool:
        """Set whether hints are wished in a lobby; only this person agrees so far. False if it is no lobby."""
        statement = touching(tables.c.id == table_id, tables.c.state == "lobby", hints=wished)
        if not connection.execute(statement).rowcount:
            return False
        agree = and_(seats.c.user_id.is_not(None), seats.c.user_id == user_id) if wished else false()
        connection.execute(update(seats).where(seats.c.table_id == table_id).values(hints=agree))
        return True

    @writes
    def start(
        self,
        connection: Connection,
        table_id: int,
        players: int | None = None,
        *,
        interaction_id: int | None = None,
        by: int | None = None,
    ) -> bool:
        """Start the match with `players` seats (None: as many as it has), and settle whether it has hints.

        The interaction, of the person `by`, is part of its shuffle. False, and nothing changed, unless it is a lobby
        with exactly those seats taken. Raises AlreadyApplied.
        """
        row = lock_table(connection, table_id)
        seated = sitting(connection, table_id)
        count = players or row["players"]
        if row["state"] != "lobby" or {seat.seat for seat in seated} != set(range(count)):
            return False
        record_interaction_once(connection, interaction_id)
        hints = hints_agreed(row["hints"], seated)
        changes = {"state": "playing", "players": count, "started_at": clock.now(), "hints": hints}
        if interaction_id is not None:
            place = next((seat.seat for seat in seated if by is not None and seat.user_id == by), None)
            changes |= {"start_number": interaction_id, "start_seat": place}
        touch_table(connection, table_id, **changes)
        return True

    @writes
    def end(
        self, connection: Connection, table_id: int, state: TableState, *, interaction_id: int | None = None
    ) -> bool:
        """End a lobby or match as "finished" or "stopped". False if it was over already. Raises AlreadyApplied."""
        if state not in OVER:
            raise ValueError(f"a table does not end as {state}")
        row = lock_table(connection, table_id)
        if row["state"] not in ACTIVE:
            return False
        record_interaction_once(connection, interaction_id)
        connection.execute(ending(table_id, state, clock.now()))
        on_table_ended.run(connection, replace(TableRow(**row), state=state))
        return True

    @writes
    def offer_computers(self, connection: Connection, table_id: int) -> None:
        """Records that the host of a lobby that looks for players was offered to start with computers."""
        searching = tables.c.id == table_id, tables.c.state == "lobby", tables.c.search == "players"
        connection.execute(touching(*searching, search="offered"))

    @reads
    def lobbies_on(self, connection: Connection, guild_id: int, most: int) -> tuple[TablePlayed, ...]:
        """The lobbies of a server, without contests, the most recently active first."""
        here = tables.c.guild_id == guild_id, tables.c.state == "lobby", ~tables.c.solo, text(IS_ACTIVE)
        query = select(*_PLAYED).where(*here, tables.c.contest_id.is_(None)).order_by(tables.c.touched_at.desc())
        return tuple(TablePlayed(*row) for row in connection.execute(query.limit(most)))

    @writes
    def close_lobby(self, connection: Connection, table_id: int, touched_at: datetime | None) -> bool:
        """End a lobby as "stopped". False, and nothing changed, if it is none or was touched after `touched_at`."""
        idle = tables.c.touched_at.is_not_distinct_from(touched_at)
        statement = ending(table_id, "stopped", clock.now()).where(tables.c.state == "lobby", idle)
        return connection.execute(statement).rowcount > 0


def _rows(connection: Connection, query: Select[Any]) -> tuple[TableRow, ...]:
    return rows_of(TableRow, connection.execute(query))


def _unused_secret(connection: Connection, ended: int | None) -> bytes | None:
    """The secret of a finished match for its rematch, if no table was opened with it yet."""
    if ended is None:
        return None
    unused = rematches.c.table_id == ended, rematches.c.opened.is_(None)
    return connection.execute(select(rematches.c.secret).where(*unused).with_for_update()).scalar_one_or_none()


def _seat_first(connection: Connection, table_id: int, new: NewTable, *, joined_by: int | None) -> None:
    """Seat a new table's host and computers, in a rematch at the seats they had.

    `joined_by` is the host's interaction, if it counts as joining.
    """
    host = () if new.host_name is None else (Sitter(new.host_name, user_id=new.host_id),)
    own = new.kept.get(new.host_id, 0)
    others = (number for number in range(new.players) if number != own and number not in new.kept.values())
    for number, sitter in zip((own, *others) if host else others, (*host, *new.computers), strict=False):
        who = asdict(sitter) | {"novice": is_novice(connection, sitter.user_id, new.game)}
        who["interaction_id"] = joined_by if sitter.user_id is not None else None
        seat = {"table_id": table_id, "seat": number, "since": 0, "dm_closed": False, "order": "", "hints": new.hints}
        connection.execute(insert(seats).values(seat | who))
