"""Moves, and taking back the last one: checked, committed to the journal, then announced.

To ask for a play back, to agree and to refuse are each an entry in the journal.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import partial

from bot import clock
from bot.message import Message, Who, with_names
from bot.metrics import plays
from bot.rules.copies import updated
from bot.rules.errors import IllegalMove, NotYourTurn, Refusal
from bot.rules.moves import ANY_TIME, Move
from bot.store.errors import AlreadyApplied, Conflict
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import NewMove
from bot.store.tables.journal import Commit, NewResults
from bot.table.access import TableAccess
from bot.table.errors import NothingToUndo, NotLoaded, NotSaved, Stale
from bot.table.permissions import match_of, names_at, seat_of, whose_turn
from bot.table.state.due import next_due
from bot.table.state.played import PlannedMoves, results_of
from bot.table.state.snapshot import Outcome
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry

Expect = Callable[[Outcome], object]
Decide = Callable[[Table, SeatRow], list[UndoEntry]]
_ATTEMPTS = 5  # for a move that is overtaken by moves of other processes
_OVERTAKEN = Message("error-overtaken")


class MoveMaker:
    """Makes the moves of people and of computer players."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access

    async def act(
        self,
        table_id: int,
        user_id: int,
        move: Move,
        *,
        position: int | None,
        interaction_id: int,
        expect: Expect | None = None,
    ) -> Outcome:
        """Make a person's move, chosen at a position (None: the current one).

        `expect` is called with the expected outcome when the move's statements have run, without waiting for the commit
        (which it may share with others, and which may still fail): what takes time can be prepared, but must be shown
        to nobody before the move is committed.

        Raises NotSeated, WrongState, Stale, NotYourTurn, IllegalMove, NotSaved.
        """
        attempt = _Attempt(move, position, user_id=user_id, interaction_id=interaction_id, expect=expect)
        try:
            return await self._make(table_id, attempt, as_known=True)
        except (NotSaved, NotLoaded):
            raise
        except (_Overtaken, Refusal):  # by another process, or by what it has changed: look again
            pass
        for _ in range(_ATTEMPTS):
            try:
                return await self._make(table_id, attempt)
            except _Overtaken:
                continue  # by another process; the move may still be legal, as when several pass at once
        raise Stale(_OVERTAKEN)

    async def decision_seed(self, table_id: int, seat: int, *, position: int) -> int:
        """The seed of a decision that was open at a position: replayed, it gives the same move. Raises Stale."""
        async with self._access.locked(table_id, as_known=True) as table:
            played = match_of(table)
            if played.is_stale(position):
                raise Stale(_OVERTAKEN)
            return played.decision_seed(seat)

    async def act_for_computer(self, table_id: int, seat: int, move: Move, *, position: int) -> Outcome:
        """Make a computer player's move, decided at a position. Raises Stale where the table has moved on."""
        return await self._make_known(table_id, _Attempt(move, position, computer=seat))

    async def act_for_person(self, table_id: int, user_id: int, move: Move, *, position: int) -> Outcome:
        """Make a person's only play for them, as it stood at a position. Raises Stale where the table has moved on."""
        return await self._make_known(table_id, _Attempt(move, position, user_id=user_id))

    async def next_deal(self, table_id: int, user_id: int, *, position: int | None = None) -> Outcome:
        """Note that a seated person asks for the next deal, which comes once everyone has, or shortly after. A press of
        an earlier `position` (None, 0: any) changes nothing. Raises NotSeated, NotSaved.
        """
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, user_id)
            ending = table.snapshot().ending
            is_current = ending is not None and position in (None, 0, table.position)
            if is_current and seat.ready_position < table.position:
                await self._access.store.seats.mark_ready(table_id, seat.id, table.position)
        return await self._access.announce(table_id, by=user_id)

    async def _make_known(self, table_id: int, attempt: "_Attempt") -> Outcome:
        try:
            return await self._make(table_id, attempt, as_known=True)
        except _Overtaken:
            raise Stale(_OVERTAKEN) from None

    async def _make(self, table_id: int, attempt: "_Attempt", *, as_known: bool = False) -> Outcome:
        """Make a move; `as_known` to this process. Raises _Overtaken where another has changed the table since."""
        async with self._access.locked(table_id, as_known=as_known) as table:
            by = attempt.user_id
            seat = table.seats[attempt.computer] if attempt.computer is not None else seat_of(table, by)
            if attempt.interaction_id in table.applied:
                return Outcome(table.snapshot(), repeated=True, by=by)
            planned = _planned(table, seat, attempt)
            results = results_of(planned)
            try:
                after = await self._commit(table, attempt, planned, results)
            except AlreadyApplied:
                return Outcome(table.snapshot(), repeated=True, by=by)
            except Conflict:
                raise _Overtaken from None
            maker = "computer" if by is None else "person" if attempt.interaction_id is not None else "itself"
            plays(table.row.game, maker).inc()
            if forced := len(planned.moves) - 1:
                plays(table.row.game, "itself").inc(forced)
            if results.match is None:  # else the store has closed the table, and it is read again
                self._access.keep(after)
                return self._access.publish(Outcome(after.snapshot(), planned.events, by=by))
        return await self._access.announce(table_id, planned.events, by=by)

    async def _commit(self, table: Table, attempt: "_Attempt", planned: PlannedMoves, results: NewResults) -> Table:
        """Write moves to the journal. Returns the table after them. Raises AlreadyApplied, Conflict, NotSaved."""
        by, interaction_id = attempt.user_id, attempt.interaction_id
        first, *forced = planned.moves
        new = [NewMove(seat=first.seat, notation=str(first.move), user_id=by, interaction_id=interaction_id)]
        new.extend(NewMove(seat=made.seat, notation=str(made.move)) for made in forced)
        after = updated(table)
        after.apply(planned.after, interaction_id)
        due_at = next_due(after.snapshot(), planned.at, table.row.due_at)
        # Not before the statements have run: they and what `expect` prepares would keep each other waiting.
        expected = Outcome(after.snapshot(), planned.events, by=by)
        at_commit = _in_loop(attempt.expect, expected) if attempt.expect is not None else None
        commit = Commit(version=table.row.version, due_at=due_at, at=planned.at, at_commit=at_commit)
        journal = self._access.store.journal
        committed = await journal.append(table.row.id, table.position + 1, new, results=results, commit=commit)
        after.note_committed(committed, due_at)
        return after


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A move of a person, or of the `computer` player at a seat, chosen at a position (None: the current one)."""

    move: Move
    position: int | None
    user_id: int | None = field(default=None, kw_only=True)
    computer: int | None = field(default=None, kw_only=True)
    interaction_id: int | None = field(default=None, kw_only=True)
    expect: Expect | None = field(default=None, kw_only=True)


def _planned(table: Table, seat: SeatRow, attempt: _Attempt) -> PlannedMoves:
    """The move and those that follow from it. Raises WrongState, Stale, NotYourTurn, IllegalMove."""
    played, move, by, position = match_of(table), attempt.move, attempt.user_id, attempt.position
    is_any_time = isinstance(move, ANY_TIME)
    is_late = position is not None and (played.is_of_earlier_deal if is_any_time else played.is_stale)(position)
    if seat.user_id != by or is_late:
        raise Stale(Message("error-deal-over") if is_any_time else Message("error-earlier-turn"))
    undo = table.snapshot().undo if by is None else None  # computer players wait for the answers to a request
    if undo is not None and undo.until is not None and clock.now() < undo.until:
        raise Stale(Message("error-undo-asked"))
    try:
        return played.plan(seat.seat, move, clock.now(), user_id=by, by_hand=attempt.interaction_id is not None)
    except NotYourTurn:
        raise NotYourTurn(whose_turn(table)) from None
    except IllegalMove as illegal:
        raise IllegalMove(with_names(illegal.text, names_at(table))) from None


def _in_loop(expect: Expect, outcome: Outcome) -> Callable[[], object]:
    """A function that calls `expect` in this event loop, from any thread, in the current language."""
    loop, context = asyncio.get_running_loop(), copy_context()

    def call() -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(expect, outcome, context=context)

    return call


class _Overtaken(Exception):  # noqa: N818 - never seen outside
    """Another process has moved at the table since it was read."""


class UndoMaker:
    """Requests to take back a play, and the answers to them."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access

    async def ask(self, table_id: int, user_id: int, *, position: int | None, interaction_id: int) -> Outcome:
        """Ask to take back one's last play, made at a position (None: whichever was last; and where another player asks
        for theirs, agree to that).

        Where no other person sits at the table it is taken back at once; to ask again changes nothing.
        Raises NotSeated, WrongState, NothingToUndo, Stale, NotSaved.
        """
        return await self._enter(table_id, user_id, interaction_id, partial(_request, position=position))

    async def answer(
        self, table_id: int, user_id: int, *, agrees: bool, position: int | None, interaction_id: int
    ) -> Outcome:
        """Agree to a request, or refuse it; who has asked may withdraw it. `position`: of the click (None: now).

        Raises NotSeated, WrongState, NothingToUndo, Stale, NotSaved.
        """
        decide = partial(_answer, position=position, agrees=agrees)
        return await self._enter(table_id, user_id, interaction_id, decide)

    async def _enter(self, table_id: int, user_id: int, interaction_id: int, decide: Decide) -> Outcome:
        """Write the entries for a person's request or answer."""
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, user_id)
            if interaction_id in table.applied:
                return Outcome(table.snapshot(), repeated=True, by=user_id)
            match_of(table)
            entries = decide(table, seat)
            if not entries:
                return Outcome(table.snapshot(), by=user_id)
            try:
                await _write(self._access, table, seat, entries, interaction_id)
            except AlreadyApplied:
                return Outcome(table.snapshot(), repeated=True, by=user_id)
            except Conflict:
                raise Stale(_OVERTAKEN) from None
            return self._access.publish(Outcome(table.snapshot(), by=user_id))


async def take_back_if_agreed(access: TableAccess, table_id: int) -> None:
    """Take the last play back if it is asked for and all have agreed, now that a person has left."""
    async with access.locked(table_id) as table:
        undo = table.snapshot().undo
        if undo is not None and undo.is_agreed:
            with suppress(Conflict):  # a play ends the request
                await _write(access, table, table.seats[undo.seat], [UndoEntry.UNDONE])


def _request(table: Table, seat: SeatRow, *, position: int | None) -> list[UndoEntry]:
    """The journal's entries for a seat's request to take back its play. Raises NothingToUndo."""
    if table.row.contest_id is not None:
        raise NothingToUndo(Message("no-undo-not-here"))
    last, state = match_of(table).undoing.last, table.snapshot().undo
    if position is None and state is not None and state.is_asked and seat.seat in state.missing:
        return _answer(table, seat, position=None, agrees=True)
    if last is None or last.user_id != seat.user_id or last.seat != seat.seat:
        raise NothingToUndo(Message("no-undo-overtaken"))
    if position not in (None, last.position):
        raise NothingToUndo(Message("no-undo-earlier"))
    if state is None:
        raise NothingToUndo(Message("no-undo-revealed"))
    if state.refused_by is not None:
        raise NothingToUndo(Message("no-undo-refused", who=Who(table.snapshot().names[state.refused_by])))
    asked = [] if state.is_asked else [UndoEntry.ASK]
    return asked if state.missing else [*asked, UndoEntry.UNDONE]


def _answer(table: Table, seat: SeatRow, *, position: int | None, agrees: bool) -> list[UndoEntry]:
    """The journal's entries for a seat's answer to a request. Raises NothingToUndo."""
    undo = table.snapshot().undo
    if undo is None or not undo.is_asked or (position is not None and match_of(table).is_earlier_turn(position)):
        raise NothingToUndo(Message("no-undo-nothing"))
    if not agrees:
        return [UndoEntry.REFUSE]
    if seat.seat == undo.seat:
        raise NothingToUndo(Message("no-undo-wait"))
    if seat.seat not in undo.missing:  # they agreed before
        return []
    return [UndoEntry.AGREE] if {*undo.missing} - {seat.seat} else [UndoEntry.AGREE, UndoEntry.UNDONE]


async def _write(
    access: TableAccess, table: Table, seat: SeatRow, entries: list[UndoEntry], interaction_id: int | None = None
) -> None:
    """Commit entries to the journal, and apply them. Raises AlreadyApplied, Conflict."""
    ids = [interaction_id, *[None] * (len(entries) - 1)]  # each interaction stands at one move only
    new = [
        NewMove(seat=seat.seat, notation=str(entry), user_id=seat.user_id, interaction_id=of_entry)
        for entry, of_entry in zip(entries, ids, strict=True)
    ]
    committed = await access.store.journal.append(
        table.row.id, table.position + 1, new, commit=Commit(version=table.row.version)
    )
    played = match_of(table)
    for entry in entries:
        played = played.then(seat.seat, entry, committed.at)
    table.apply(played, interaction_id)
    table.note_committed(committed, committed.at)
