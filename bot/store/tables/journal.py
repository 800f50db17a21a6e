"""The journal: each table's moves in order, from which its state follows. Positions count from 1."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple, overload

from sqlalchemy import Connection, Select, bindparam, exists, func, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from bot import clock
from bot.rules.achievements import Earned
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.failures import is_duplicate
from bot.store.database.prepared import Prepared
from bot.store.errors import AlreadyApplied, Conflict, MovesDeleted, NoTable, SecretKept
from bot.store.hooks import is_contest_over, on_table_ended
from bot.store.schema.results import SeatResult, achievements, match_results
from bot.store.schema.seats import Invitation, SeatRow, invitations
from bot.store.schema.tables import MoveRow, NewMove, TableRow, applied, moves, rematches, tables
from bot.store.scores.recording import keep_results
from bot.store.scores.results import MatchResult
from bot.store.statements import SHOWN_WITHIN, TABLE, lock_table, seating_history, sitting
from bot.store.tables.invitations import removed_seats
from bot.store.tables.swaps import SwapRequest, requests


class NewResults(NamedTuple):
    """The results of the deals and the match that ended with some moves, by seat, the achievements earned, and the
    figures raised (`bot.rules.milestones`).

    They count for the players who sit there now. A match result finishes the table, and makes a secret for its rematch.
    """

    deals: Sequence[SeatResult] = ()
    match: MatchResult | None = None
    earned: Sequence[Earned] = ()
    feats: Sequence[Earned] = ()


NO_RESULTS = NewResults()


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit:
    """The commit of moves made `at` a time (None: now), after which their table is due at `due_at`.

    A process that knows the table gives its `version`, from which the position follows. `at_commit` is called in any
    thread after the statements have run, before the commit, which may still fail.
    """

    version: int | None = None
    due_at: datetime | Literal["now"] | None = "now"
    at: datetime | None = None
    at_commit: Callable[[], object] | None = None


USUAL_COMMIT = Commit()


class Appended(NamedTuple):
    """The time moves were written, the table's new version and posts, and achievements earned for the first time."""

    at: datetime
    version: int
    posts: int
    earned: tuple[Earned, ...] = ()


@dataclass(frozen=True)
class TableRows:
    """A table at one moment, without its moves.

    A lobby has its invitations, its requests to swap seats, and the seat rows from which people were removed. A
    finished match has its rating changes by seat (None: not rated, or the player's data was deleted), and the
    achievements `earned` in it for the first time on the server. `former` are players who were replaced, by seat and
    then in time.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    rating_changes: tuple[int | None, ...] = ()
    invited: tuple[Invitation, ...] = ()
    earned: tuple[Earned, ...] = ()
    former: tuple[SeatRow, ...] = ()
    swaps: tuple[SwapRequest, ...] = ()
    removed: tuple[int, ...] = ()

    @property
    def is_alone(self) -> bool:
        """True if one person, or none, plays with computers, and no other table waits for this one."""
        return not self.row.in_round and sum([seat.user_id is not None for seat in self.seats]) < 2


@dataclass(frozen=True)
class StoredTable(TableRows):
    """A table as it is read: with its moves after the requested position, and the secret of a rematch."""

    moves: tuple[MoveRow, ...] = ()
    rematch_secret: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """Everything needed to replay a match: `seats` are all who ever sat there, by seat and then in time."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]


_TABLE = Prepared(select(*TABLE).where(tables.c.id == bindparam("of")))
_VERSION = Prepared(select(tables.c.version, tables.c.posts).where(tables.c.id == bindparam("of")))
_MOVES = Prepared(
    select(moves.c.position, moves.c.seat, moves.c.notation, moves.c.user_id, moves.c.interaction_id, moves.c.at)
    .where(moves.c.table_id == bindparam("of"), moves.c.position > bindparam("after"))
    .order_by(moves.c.position)
)
_LAST = func.coalesce(func.max(moves.c.position), 0)
_POSITION: Select[Any] = select(_LAST).where(moves.c.table_id == bindparam("of"))
_INSERT = Prepared(insert(moves))
_KNOWN = tables.c.id == bindparam("of"), tables.c.version == bindparam("known"), tables.c.state == "playing"
_CHANGED = update(tables).where(*_KNOWN).values(version=tables.c.version + 1).returning(tables.c.posts)
_CHANGE = Prepared(_CHANGED, "due_at", "show_by")
_FINISH = Prepared(_CHANGED.values(state="finished"), "due_at", "show_by", "ended_at")
_EARNED = Prepared(
    select(achievements.c.deal, achievements.c.seat, achievements.c.achievement)
    .where(achievements.c.table_id == bindparam("of"), achievements.c.is_first)
    .order_by(achievements.c.deal, achievements.c.seat, achievements.c.achievement)
)


class JournalStore(StorePart):
    """Moves, written under optimistic concurrency."""

    @writes
    def append(
        self,
        connection: Connection,
        table_id: int,
        position: int,
        new: Sequence[NewMove],
        *,
        results: NewResults = NO_RESULTS,
        commit: Commit = USUAL_COMMIT,
    ) -> Appended:
        """Write moves at `position`, `position` + 1, … and their results.

        Raises AlreadyApplied (the interaction is in the journal), Conflict (the version or the position has passed, or
        no match is being played), NoTable, NotSaved.
        """
        now = commit.at or clock.now()
        rows = [
            {
                "table_id": table_id, "position": number, "seat": move.seat, "notation": move.notation,
                "user_id": move.user_id, "interaction_id": move.interaction_id, "at": now,
            }
            for number, move in enumerate(new, position)
        ]  # fmt: skip
        ids = [move.interaction_id for move in new if move.interaction_id is not None]
        if not rows or len(ids) != len(set(ids)):
            raise ValueError("an entry needs moves, and each its own interaction")
        version = commit.version
        if version is None:
            version = _version_at(connection, table_id, position, ids)
        due = now if commit.due_at == "now" else commit.due_at
        values = {"of": table_id, "known": version, "due_at": due, "show_by": now + SHOWN_WITHIN}
        if results.match:
            changed = _FINISH.row(connection, values | {"ended_at": now})
        else:
            changed = _CHANGE.row(connection, values)
        if changed is None:
            if _is_applied(connection, ids):
                raise AlreadyApplied
            _table(connection, table_id)
            raise Conflict
        try:
            _INSERT.run(connection, rows)
        except IntegrityError as error:
            if is_duplicate(error, moves.c.interaction_id):
                raise AlreadyApplied from error
            raise
        first = _keep_results(connection, table_id, results) if results.deals or results.match else ()
        if commit.at_commit is not None:
            commit.at_commit()
        return Appended(now, version + 1, *changed, earned=first)

    @overload
    async def load(self, table_id: int, *, after: int = 0) -> StoredTable: ...

    @overload
    async def load(
        self, table_id: int, *, after: int = 0, unless_version: int | None, unless_posts: int | None = None
    ) -> StoredTable | None: ...

    @reads
    def load(
        self,
        connection: Connection,
        table_id: int,
        *,
        after: int = 0,
        unless_version: int | None = None,
        unless_posts: int | None = None,
    ) -> StoredTable | None:
        """A table, its seats, and its moves after a position, from one snapshot. Raises NoTable, MovesDeleted.

        None if its version, and its posts if given, are the known ones.
        """
        if unless_version is not None:
            version, posts = _VERSION.row(connection, {"of": table_id}) or (None, None)
            if version == unless_version and unless_posts in (None, posts):
                return None
        table = _table(connection, table_id)
        if table.kept == "result":
            raise MovesDeleted
        history = seating_history(connection, table_id)
        seated, former = (tuple(row for row in history if (row.until is None) is now) for now in (True, False))
        made, (changes, secret) = _moves(connection, table_id, after), _of_finished(connection, table)
        first = _EARNED.rows(connection, {"of": table_id}) if table.started_at is not None else ()
        earned = tuple(Earned(deal, seat, name) for deal, seat, name in first)
        if table.state != "lobby":
            return StoredTable(table, seated, changes, (), earned, former, moves=made, rematch_secret=secret)
        columns = invitations.c.user_id, invitations.c.batch, invitations.c.seat
        query = select(*columns).where(invitations.c.table_id == table_id).order_by(*columns[1:], columns[0])
        invited = tuple(Invitation(*row) for row in connection.execute(query))
        swaps, removed = requests(connection, table_id, seated), removed_seats(connection, table_id)
        return StoredTable(table, seated, changes, invited, earned, former, swaps, removed, made, secret)

    @reads
    def moves(self, connection: Connection, table_id: int, *, after: int = 0) -> tuple[MoveRow, ...]:
        """The moves after a position, in order."""
        return _moves(connection, table_id, after)

    @reads
    def is_applied(self, connection: Connection, interaction_id: int) -> bool:
        """True if an interaction has made a move or changed a table in another way."""
        return _is_applied(connection, [interaction_id])

    @reads
    def record(self, connection: Connection, table_id: int) -> MatchRecord:
        """A match's record and secret. Raises SecretKept until it and its contest are over, MovesDeleted, NoTable."""
        table = _table(connection, table_id)
        if table.contest_id is not None and not any(is_contest_over.run(connection, table.contest_id)):
            raise SecretKept(others_play=True)
        if table.active:
            raise SecretKept
        if table.kept == "result":
            raise MovesDeleted
        history = seating_history(connection, table_id)
        return MatchRecord(table=table, seats=history, moves=_moves(connection, table_id, 0))


def _keep_results(connection: Connection, table_id: int, results: NewResults) -> tuple[Earned, ...]:
    """Store results. Returns the achievements earned for the first time on the server."""
    table, seated = _table(connection, table_id), sitting(connection, table_id)
    first = keep_results(
        connection, table, seated,
        results=results.deals, match_result=results.match, earned=results.earned, feats=results.feats,
    )  # fmt: skip
    if results.match:
        on_table_ended.run(connection, table)
        if table.contest_id is None:
            connection.execute(insert(rematches).values(table_id=table_id, secret=secrets.token_bytes(32)))
    return first


def _version_at(connection: Connection, table_id: int, position: int, ids: Sequence[int]) -> int:
    """Lock a table at which this position is the next, and return its version. Raises as `append` does."""
    table = lock_table(connection, table_id)
    made = exists().where(moves.c.interaction_id.in_(ids))
    last, is_known = connection.execute(_POSITION.add_columns(made), {"of": table_id}).one()
    if is_known:
        raise AlreadyApplied
    if table["state"] != "playing" or last + 1 != position:
        raise Conflict
    return table["version"]


def _is_applied(connection: Connection, ids: Sequence[int]) -> bool:
    made = select(moves.c.interaction_id).where(moves.c.interaction_id.in_(ids))
    other = select(applied.c.interaction_id).where(applied.c.interaction_id.in_(ids))
    return connection.execute(union_all(made, other).limit(1)).first() is not None


def _table(connection: Connection, table_id: int) -> TableRow:
    for row in _TABLE.mappings(connection, {"of": table_id}):
        return TableRow(**row)
    raise NoTable


def _of_finished(connection: Connection, table: TableRow) -> tuple[tuple[int | None, ...], bytes | None]:
    """A finished match's changes of ratings, by seat, and the secret of its rematch."""
    if table.state != "finished":
        return (), None
    changes = select(match_results.c.rating_change).where(match_results.c.table_id == table.id)
    by_seat = connection.execute(changes.order_by(match_results.c.seat)).scalars().all()
    secret = select(rematches.c.secret).where(rematches.c.table_id == table.id)
    return tuple(by_seat), connection.execute(secret).scalar_one_or_none()


def _moves(connection: Connection, table_id: int, after: int) -> tuple[MoveRow, ...]:
    rows = _MOVES.rows(connection, {"of": table_id, "after": after})
    return tuple(
        MoveRow(position=position, seat=seat, notation=notation, user_id=user_id, interaction_id=interaction_id, at=at)
        for position, seat, notation, user_id, interaction_id, at in rows
    )
