"""Taking back the last play: asked for, agreed to or refused, each an entry in the journal."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.message import Message, Who
from bot.store.errors import AlreadyApplied, Conflict
from bot.store.schema.seats import SeatRow
from bot.store.schema.tables import NewMove
from bot.store.tables.journal import Commit
from bot.table.access import TableAccess
from bot.table.errors import NothingToUndo, Stale
from bot.table.permissions import match_of, seat_of
from bot.table.state.snapshot import Outcome
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry

_OVERTAKEN = Message("error-overtaken")
Decide = Callable[[Table, SeatRow], list[UndoEntry]]


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
    """Take the last play back if that is asked for and everybody who is left has agreed: somebody has just left."""
    async with access.locked(table_id) as table:
        undo = table.snapshot().undo
        if undo is not None and undo.is_agreed:
            with suppress(Conflict):  # somebody has played, which ends the request
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
