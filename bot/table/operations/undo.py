"""Taking back the last play: asked for, agreed to or refused, each an entry in the journal."""

from bot.store.errors import AlreadyApplied, Conflict
from bot.store.rows import NewMove, SeatRow
from bot.table.access import TableAccess
from bot.table.errors import NothingToUndo, Stale
from bot.table.permissions import check_is_playing, seat_of
from bot.table.snapshot import Outcome
from bot.table.table import Table
from bot.table.undo import Entry, Request, seats_asked

_OVERTAKEN = "Somebody else has just moved. Look again."


class UndoMaker:
    """Requests to take back a play, and the answers to them."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access

    async def ask(self, table_id: int, user_id: int, *, position: int | None, interaction_id: int) -> Outcome:
        """Ask to take back one's last play, made at a position (None: whichever was last).

        Where no other person sits at the table it is taken back at once.
        Raises NotSeated, WrongState, NothingToUndo, Stale, NotSaved.
        """
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, user_id)
            if interaction_id in table.applied:
                return Outcome(table.snapshot(), repeated=True)
            check_is_playing(table)
            last = table.undoing.last
            if last is None or last.user_id != user_id or last.seat != seat.seat:
                raise NothingToUndo("Somebody has acted since you did, so your play stays.")
            if position not in (None, last.position):
                raise NothingToUndo("That was an earlier play: it stays.")
            state = table.snapshot().undo
            if state is None:
                raise NothingToUndo("That cannot be taken back: it has brought something to light.")
            if state.refused_by is not None:
                raise NothingToUndo(f"{table.seats[state.refused_by].name} did not agree, so your play stays.")
            asked = Request(seat.seat, None)
            entries = [Entry.ASK, *([] if self._missing(table, asked) else [Entry.UNDONE])]
            return await self._enter(table, seat, entries, interaction_id)

    async def answer(
        self, table_id: int, user_id: int, *, agrees: bool, position: int | None, interaction_id: int
    ) -> Outcome:
        """Agree to a request, or refuse it; who has asked may withdraw it. `position`: of the click (None: now).

        Raises NotSeated, WrongState, NothingToUndo, Stale, NotSaved.
        """
        async with self._access.locked(table_id) as table:
            seat = seat_of(table, user_id)
            if interaction_id in table.applied:
                return Outcome(table.snapshot(), repeated=True)
            check_is_playing(table)
            request = table.undoing.request
            if request is None or (position is not None and table.is_stale(position)):
                raise NothingToUndo("Nobody is asking to take back a play any more.")
            if agrees and seat.seat == request.seat:
                raise NothingToUndo("You have asked: the others answer.")
            if not agrees:
                return await self._enter(table, seat, [Entry.REFUSE], interaction_id)
            missing = [who for who in self._missing(table, request) if who != seat.seat]
            entries = [Entry.AGREE, *([] if missing else [Entry.UNDONE])]
            return await self._enter(table, seat, entries, interaction_id)

    @staticmethod
    def _missing(table: Table, request: Request) -> tuple[int, ...]:
        return seats_asked([seat.user_id for seat in table.seats], request)

    async def _enter(self, table: Table, seat: SeatRow, entries: list[Entry], interaction_id: int) -> Outcome:
        first, *others = (NewMove(seat=seat.seat, notation=str(entry), user_id=seat.user_id) for entry in entries)
        new = [
            NewMove(seat=first.seat, notation=first.notation, user_id=first.user_id, interaction_id=interaction_id),
            *others,
        ]
        try:
            at = await self._access.store.journal.append(table.row.id, table.position + 1, new)
        except AlreadyApplied:
            return Outcome(table.snapshot(), repeated=True)
        except Conflict:
            raise Stale(_OVERTAKEN) from None
        for entry in entries:
            table.enter(entry, seat.seat, at)
        table.applied.add(interaction_id)
        return self._access.publish(Outcome(table.snapshot()))
