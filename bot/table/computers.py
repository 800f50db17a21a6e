"""Moves that nobody has to click: the computers', chosen from Views off the event loop, and people's forced plays."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import Protocol

from bot import clock
from bot.background import WorkByKey
from bot.players.levels import EASY, EXPERT, HARD, NORMAL
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.view import Phase, View
from bot.table.errors import Stale, WrongState
from bot.table.operations.seating import USUAL_LEVEL
from bot.table.state.due import moves_by_itself
from bot.table.state.snapshot import Outcome, SeatRow, Snapshot
from bot.table.tables import Tables

log = logging.getLogger(__name__)

# The least seconds from turn to move, by level: two to three times what its search takes. The easy one does not search.
_SLOTS = {EASY: 0.0, NORMAL: 0.1, HARD: 0.2, EXPERT: 0.7}
_LOOK = 1.0  # seconds between looks at a table where an answer is awaited
_RETRY = 5.0  # seconds to wait when a move could not be saved
_PACES = {"fast": 0.5, "normal": 1.0, "calm": 1.5}  # factors of the usual pause, by the people's choice
_TAKEN = 2.5  # times the usual pause, so that everybody sees who has taken the trick


class Choose(Protocol):
    """Chooses a move from a View, a seed and a level, `within` some seconds."""

    def __call__(self, view: View, seed: int, level: str, /, *, within: float) -> Awaitable[Move]: ...


class Computers:
    """Moves for the computer seats whose turn it is, and makes forced plays for people, one task per table.

    `pace` is the pause before a move, in seconds; there is none between consecutive computer players, and they wait
    until the end of a deal was shown. People at the table can choose another pace. A computer player thinks during the
    pause, or during the slot of its level if that is longer, and moves at its end: the time taken reveals nothing of
    its hand.

    `prepare` is called when a table has a computer player that searches. In a contest everybody must meet the same
    moves: there `choose_untimed` takes its time.
    """

    def __init__(
        self,
        tables: Tables,
        choose: Choose,
        pace: float,
        prepare: Callable[[], object] = lambda: None,
        choose_untimed: Callable[[View, int, str], Awaitable[Move]] | None = None,
    ) -> None:
        self._tables = tables
        self._choose = choose
        self._prepare = prepare
        self._choose_untimed = choose_untimed
        self._pace = pace
        self._at_work = WorkByKey("computers of table", self._move_all)
        self.close = self._at_work.close
        self._changed: dict[int, asyncio.Event] = {}  # by table: something has happened since it was looked at
        tables.listeners.append(self.start_work)

    def start_work(self, outcome: Outcome) -> None:
        """Start moving in the background if it is the turn of a computer player."""
        snapshot, table_id = outcome.snapshot, outcome.snapshot.id
        if not snapshot.over and any(_SLOTS.get(seat.level or EASY) for seat in snapshot.seats):
            self._prepare()
        if moves_by_itself(snapshot):
            self._at_work.ask(table_id)
            if table_id in self._changed:
                self._changed[table_id].set()

    async def _move_all(self, table_id: int) -> None:
        """Move until it is the turn of somebody who clicks."""
        self._changed[table_id] = asyncio.Event()
        may_follow = True
        try:
            while may_follow:
                try:
                    may_follow = await self._move_one(table_id)
                except (Stale, WrongState):  # a person was faster, or has stopped the match
                    continue
                except Refusal as refusal:
                    log.warning("a computer player of table %d cannot move: %s", table_id, refusal)
                    await clock.sleep(_RETRY)
        finally:
            del self._changed[table_id]

    async def _move_one(self, table_id: int) -> bool:
        """Make a move, or wait for one. Returns whether another may follow."""
        self._changed[table_id].clear()
        snapshot = await self._tables.snapshot(table_id)
        waiting = moves_by_itself(snapshot)
        if not waiting:
            return False
        shown_until = snapshot.ending.card_at if snapshot.ending is not None else None
        asked_until = snapshot.undo.until if snapshot.undo is not None else None
        # An answer in another process is seen by looking again.
        if await self._waits(table_id, shown_until) or await self._waits(table_id, asked_until, at_most=_LOOK):
            return True
        seat = waiting[0]
        view, player = snapshot.views[seat], snapshot.seats[seat]
        if player.user_id is not None:
            if pause := self._pause(snapshot, view):
                await clock.sleep(pause)
            await self._play_for_person(snapshot, player)
        else:
            await self._play_for_computer(snapshot, view, player)
        return True

    async def _play_for_computer(self, snapshot: Snapshot, view: View, player: SeatRow) -> None:
        """Choose a computer player's move, and make it at the end of its pause."""
        level = player.level or USUAL_LEVEL
        seconds = max(self._pause(snapshot, view), _SLOTS[level])
        moves_at = clock.monotonic() + seconds
        seed = await self._tables.play.decision_seed(snapshot.id, player.seat, position=snapshot.position)
        if snapshot.row.contest_id is not None and self._choose_untimed is not None:
            move = await self._choose_untimed(view, seed, level)
        else:  # a little less, as a late move is replaced by another, which must be in time too
            move = await self._choose(view, seed, level, within=0.9 * seconds)
        await clock.sleep(moves_at - clock.monotonic())
        await self._tables.play.act_for_computer(snapshot.id, player.seat, move, position=snapshot.position)

    async def _play_for_person(self, before: Snapshot, player: SeatRow) -> None:
        """Make a person's forced play, unless they have played meanwhile or changed their preference."""
        now = await self._tables.snapshot(before.id)
        move = now.forced_play(player.seat)
        if move is not None and player.user_id is not None and now.position == before.position:
            await self._tables.play.act_for_person(now.id, player.user_id, move, position=now.position)

    async def _waits(self, table_id: int, until: datetime | None, *, at_most: float = math.inf) -> bool:
        """Wait until a time, or until something happens at the table. Returns False if there is nothing to wait for."""
        left = clock.seconds_until(until) if until is not None else 0.0
        if left <= 0:
            return False
        with suppress(TimeoutError):
            async with clock.timeout(min(left, at_most)):
                await self._changed[table_id].wait()
        return True

    def _pause(self, snapshot: Snapshot, view: View) -> float:
        """The seconds to wait before a move, so that people can follow."""
        if moves_at_once(snapshot):
            return 0.0
        is_taken = isinstance(view.board, TricksView) and view.trick_board.complete_trick is not None
        pause = self._pace * _PACES[snapshot.pace]
        return pause * _TAKEN if is_taken else pause


def moves_at_once(snapshot: Snapshot) -> bool:
    """True if computers move without a pause: after another computer's play, bid or turned tile, or while others choose
    too. At a calm pace each of their moves is shown first.
    """
    view = snapshot.public
    if view is None or snapshot.over:
        return False
    waiting = [seat for seat in view.to_act if snapshot.seats[seat].user_id is None]
    if not waiting or view.phase in (Phase.PASS, Phase.REVIEW):
        return bool(waiting)
    last = _last_to_move(view) if snapshot.pace != "calm" else None
    return last is not None and snapshot.seats[last].user_id is None


def _last_to_move(view: View) -> int | None:
    """The seat of the last play to this trick, bid or turn; None at the start of one."""
    if isinstance(view.board, LineView | TrainsView):
        laid = view.board.laid
        return laid[-1].seat if laid else None
    if isinstance(view.board, RowsView):
        turned = view.rows_board.turned
        return turned[-1].seat if turned else None
    made = view.trick_board.auction if view.phase is Phase.BID else view.trick_board.current_plays
    return made[-1][0] if made else None
