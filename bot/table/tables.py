"""The tables: sat at, played at, left. A move is committed to the store, and only then told."""

from bot.rules.errors import NotYourTurn
from bot.rules.moves import ANY_TIME, Move
from bot.rules.refusals import OutOfTurn
from bot.rules.view import Order
from bot.store.errors import AlreadyApplied, Conflict
from bot.store.rows import NewMove
from bot.table.access import Outcome, Person, check_host
from bot.table.errors import Stale
from bot.table.lobby import Lobby
from bot.table.table import OVER, Snapshot, Table, results_of

SUBSTITUTE_LEVEL = "normal"
_ATTEMPTS = 5  # at a move that other processes' moves get ahead of
_OVERTAKEN = "Somebody else has just moved. Look again."


class Tables(Lobby):
    """The tables of this process's servers."""

    async def leave(self, table_id: int, person: Person, interaction_id: int | None = None) -> Outcome:
        """Leave a lobby, or hand one's seat to a computer player in mid-match. The last person to leave ends it."""
        async with self._table(table_id) as table:
            seat = self._seat(table, person.user_id)
            others = [one for one in table.seats if one.user_id not in (None, person.user_id)]
            if table.row.state == "lobby" and others:
                heir = others[0].user_id if table.row.host_id == person.user_id else None
                await self.store.seats.leave(
                    table_id, seat.seat, expected=seat.id, host_id=heir, interaction_id=interaction_id
                )
            elif table.row.state == "playing" and others:
                name = f"{seat.name}'s computer"
                await self._substitute(table, seat, None, SUBSTITUTE_LEVEL, name, interaction_id)
            elif table.row.state not in OVER:
                await self.store.tables.end(table_id, "stopped", interaction_id=interaction_id)
        return await self._told(table_id)

    async def substitute(self, table_id: int, seat_number: int, position: int) -> Outcome:
        """Hand a seat that still keeps the table waiting, as it did at a position, to a computer player."""
        async with self._table(table_id) as table:
            seat = table.seats[seat_number]
            late = table.row.state == "playing" and not table.is_stale(position) and seat_number in table.to_act()
            if late and seat.user_id is not None:
                await self._substitute(table, seat, None, SUBSTITUTE_LEVEL, f"{seat.name}'s computer")
        return await self._told(table_id)

    async def stop(self, table_id: int, by: Person) -> Outcome:
        """End a table before its time. The host's, or a channel manager's, to do."""
        async with self._table(table_id) as table:
            check_host(table, by, "stop this table")
            if table.row.state not in OVER:
                await self.store.tables.end(table_id, "stopped")
        return await self._told(table_id)

    async def close(self, table_id: int) -> Outcome:
        """End a table whose channel is gone."""
        async with self._table(table_id) as table:
            if table.row.state not in OVER:
                await self.store.tables.end(table_id, "stopped")
        return await self._told(table_id)

    async def close_idle(self, snapshot: Snapshot) -> Outcome:
        """End a lobby at which nothing has happened since it looked like this."""
        await self.store.tables.close_lobby(snapshot.id, snapshot.row.touched_at)
        return await self._told(snapshot.id)

    async def mark_dm_closed(self, table_id: int, seat_id: int) -> Outcome:
        """Note that a seat's player takes no direct messages: the hand is shown by button."""
        await self.store.seats.set_dm(seat_id, closed=True)
        return await self._told(table_id)

    async def set_style(self, user_id: int, style: str) -> list[Outcome]:
        """Draw a person's own hand another way from now on, at every table they sit at."""
        await self.store.people.set_style(user_id, style)
        return [await self._told(row.id) for row in await self.store.tables.of_person(user_id)]

    async def set_order(self, table_id: int, user_id: int, order: Order) -> Outcome:
        """Lay out a person's hand in another order."""
        async with self._table(table_id) as table:
            await self.store.seats.set_order(self._seat(table, user_id).id, order)
        return await self._told(table_id)

    # -- playing -------------------------------------------------------------------------------------------------

    async def act(self, table_id: int, user_id: int, move: Move, position: int | None, interaction_id: int) -> Outcome:
        """Make a person's move, asked for at a position (None: now).

        Raises NotSeated, WrongState, Stale, NotYourTurn, IllegalMove, NotSaved.
        """
        for _ in range(_ATTEMPTS):
            try:
                return await self._move(table_id, user_id, None, move, position, interaction_id)
            except _Overtaken:
                continue  # by another process: what was asked may still stand, as when several pass at once
        raise Stale(_OVERTAKEN)

    async def act_for_computer(self, table_id: int, seat: int, move: Move, position: int) -> Outcome:
        """Make a computer player's move, decided at a position. Raises Stale where the table has moved on."""
        try:
            return await self._move(table_id, None, seat, move, position, None)
        except _Overtaken:
            raise Stale(_OVERTAKEN) from None

    async def _move(
        self, table_id: int, user_id: int | None, computer: int | None, move: Move,
        position: int | None, interaction_id: int | None,
    ) -> Outcome:  # fmt: skip
        async with self._table(table_id) as table:
            seat = table.seats[computer] if computer is not None else self._seat(table, user_id)
            if interaction_id in table.applied:
                return Outcome(table.snapshot(), repeated=True)
            self._playing(table)
            late = position is not None and not isinstance(move, ANY_TIME) and table.is_stale(position)
            if seat.user_id != user_id or late:
                raise Stale("That was an earlier turn.")
            try:
                step = table.step(seat.seat, move)
            except NotYourTurn:
                raise NotYourTurn(self._whose_turn(table)) from None
            (first, said), *forced = step.moves
            rows = [NewMove(seat=first, notation=str(said), user_id=user_id, interaction_id=interaction_id)]
            rows.extend(NewMove(seat=who, notation=str(what)) for who, what in forced)
            results, ending = results_of(table.game, step)
            try:
                at = await self.store.journal.append(
                    table_id, table.position + 1, rows, results=results, match_result=ending
                )
            except AlreadyApplied:
                return Outcome(table.snapshot(), repeated=True)
            except Conflict:
                raise _Overtaken from None
            table.take(step, interaction_id, at)
            if ending is None:  # else the store has closed the table, and its row is read anew
                return self._tell(Outcome(table.snapshot(), step.events))
        return await self._told(table_id, step.events)

    def _whose_turn(self, table: Table) -> OutOfTurn:
        to_act = table.to_act()
        return OutOfTurn(to_act, tuple(table.seats[seat].name for seat in to_act))


class _Overtaken(Exception):  # noqa: N818 - never seen outside
    """Another process has moved at the table since it was read."""
