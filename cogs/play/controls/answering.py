"""Answering a player: what the table decided is shown on the message that they pressed, else with their hand."""

from collections.abc import Generator
from contextlib import contextmanager

from bot import clock
from bot.message import Message
from bot.rules.events import DealStarted, Moved
from bot.rules.moves import Move, Peek
from bot.table.errors import Stale, WrongState
from bot.table.messages import MessageRow
from bot.table.state.snapshot import Outcome, SeatRow, Snapshot
from bot.words.speaker import in_language, say_chat
from cogs.delivery.courier import Courier
from cogs.delivery.desired import Key
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import is_direct, part_of, services_of
from cogs.kit.payload.payload import Component, Payload
from cogs.messages import hand_messages, lobby, table_messages, texts
from cogs.play.controls import private


@contextmanager
def replying(answer: Answer, table_id: int) -> Generator["Reply"]:
    """Within, the courier leaves the message that was pressed to the reply, and shows the table's others after it."""
    with part_of(answer.interaction, Courier).hold_message(answer.interaction.message, table_id):
        yield Reply(answer, table_id)


class Reply:
    """The answer to one player at a table."""

    def __init__(self, answer: Answer, table_id: int) -> None:
        self._answer = answer
        self._interaction = answer.interaction
        self._services = services_of(answer.interaction)
        self._table_id = table_id
        self._drawn_ahead: Payload | None = None

    async def now(self) -> Outcome:
        """The table as it stands, for a player who changes nothing. Raises NoTable."""
        return await self._services.tables.seen_by(self._table_id, self._interaction.user.id)

    def draw_ahead(self, expected: Outcome) -> None:
        """Draw the player's hand while the disk writes their move: most moves are made on it."""
        if self._is_for_one and expected.snapshot.game.hands_by_dm and not _ends_deal(expected):
            self._drawn_ahead = hand_messages.hand(expected.snapshot, expected.seat).drawn_ahead()

    async def show_move(self, outcome: Outcome, move: Move) -> None:
        """Show what the player's move has led to. The end of a deal is left to the courier, which shows it to all."""
        if outcome.repeated:
            return
        snapshot, seat = outcome.snapshot, outcome.seat
        pressed = await self._pressed(snapshot, seat)
        if pressed is None:
            await private.show_hand(self._answer, snapshot, seat, texts.chose(outcome, _made(outcome, move)))
        elif isinstance(move, Peek) and (peeked := hand_messages.peeked(snapshot, seat)) is not None:
            await self._answer.reply(peeked)
        elif not _ends_deal(outcome):
            await self._redraw(pressed, snapshot, seat)
        elif pressed[0] == "private":
            await private.leave_to_courier(self._answer, snapshot, seat)
        else:
            await self._answer.acknowledge()

    async def show_undo(self, outcome: Outcome) -> None:
        """Show what has come of a request to take back a play, or of the answer to one."""
        if outcome.repeated:
            return
        snapshot, seat = outcome.snapshot, outcome.seat
        pressed = await self._pressed(snapshot, seat)
        if pressed is None:
            await private.show_hand(self._answer, snapshot, seat, texts.undo_line(snapshot, seat.seat))
        else:
            await self._redraw(pressed, snapshot, seat)

    async def show_hand(self, now: Outcome, notice: str = "") -> None:
        """Show the hand as it is now, with a notice that stays until it changes."""
        snapshot, seat = now.snapshot, now.seat
        plain = hand_messages.now(snapshot, seat)
        await self._show(snapshot, seat, hand_messages.now(snapshot, seat, notice) if notice else plain, plain)

    async def show_next_deal(self, now: Outcome) -> None:
        """Answer a press of Next deal: show the next deal, or who it waits for. The courier updates the messages that
        it keeps up to date.
        """
        snapshot, seat = now.snapshot, now.seat
        known, at = await self._known_message(snapshot), clock.now()
        ended = snapshot.ended.deal if snapshot.ended is not None else 0
        if known is None or known[0] not in ("table", "hand") or known[1] < ended:  # private, or of an earlier deal
            await self.show_hand(now)
            return
        is_reached = known[0] == "hand" or not seat.dm_closed
        if is_reached or snapshot.is_ending(at) or not snapshot.game.hands_by_dm:
            await self._answer.acknowledge()
        else:
            await private.show_hand(self._answer, snapshot, seat)
        if known[0] == "hand":  # here they look: not where the hand was open before
            await self._services.parts.get(Courier).close_private(snapshot, seat)

    async def show_stale(self, stale: Stale) -> None:
        """Say that the table has moved on, with the hand as it is now. Where the table itself shows all, raises this,
        or WrongState where it is not this player's turn.
        """
        now = await self.now()
        if now.snapshot.game.hands_by_dm or private.is_private(self._interaction):
            await self.show_hand(now, say_chat(stale.text))
            return
        view = now.snapshot.view_of(now.seat)
        is_early = view is not None and view.ask is None and not now.snapshot.over
        raise WrongState(lobby.whose_turn(now.snapshot)) if is_early else stale

    async def show_ways(self, now: Outcome, move: Move) -> None:
        """Show the hand with the suits or ends with which a piece can be played, until it changes."""
        snapshot, seat = now.snapshot, now.seat
        plain = hand_messages.now(snapshot, seat)
        await self._show(snapshot, seat, hand_messages.with_ways(snapshot, seat, move) or plain, plain)

    async def show_more(self, now: Outcome) -> None:
        """Show the hand with what is behind More, until it changes."""
        snapshot, seat = now.snapshot, now.seat
        shown = hand_messages.with_more(snapshot, seat, await self._other_place(snapshot, seat))
        await self._show(snapshot, seat, shown, hand_messages.now(snapshot, seat))

    async def show_cleared(self, now: Outcome) -> None:
        """Show the pieces to pass with none chosen."""
        await private.check_shown(self._interaction, now.snapshot)
        if now.snapshot.is_ending(clock.now()):
            await self.show_hand(now)
            return
        cleared = hand_messages.hand(now.snapshot, now.seat, is_cleared=True)
        await (self._answer.redraw(cleared) if self._is_for_one else self._answer.reply(cleared))

    async def show_tips_off(self, now: Outcome) -> None:
        """Say that there are no more tips: with the hand, or alone, where the courier redraws the table without."""
        notice = say_chat(Message("hand-tips-are-off", button=Message("button-settings")))
        if now.snapshot.game.hands_by_dm:
            await self.show_hand(now, notice)
        else:
            await self._answer.reply(Payload(notice))

    # -- on which message ------------------------------------------------------------------------------------------

    @property
    def _is_for_one(self) -> bool:
        """Whether nobody else sees the message that was pressed."""
        return is_direct(self._interaction) or private.is_private(self._interaction)

    async def _pressed(self, snapshot: Snapshot, seat: SeatRow) -> Key | None:
        """The message of this turn that was pressed; None unless it stays up to date. In a channel a press can be
        forged: there only the table is drawn.
        """
        if self._interaction.message is None or snapshot.public is None:
            return None
        if private.is_private(self._interaction):
            return "private", 0, seat.id
        if is_direct(self._interaction):
            return _hand_key(snapshot, seat) if snapshot.game.hands_by_dm else _table_key(snapshot)
        known = await self._known_message(snapshot)
        return known if known is not None and known[0] == "table" else None

    async def _known_message(self, snapshot: Snapshot) -> Key | None:
        """The message that was pressed, if the store knows it as one of the table."""
        return next(
            (key for key, row in (await self._rows(snapshot)).items() if row.message_id == self._message_id), None
        )

    async def _rows(self, snapshot: Snapshot) -> dict[Key, MessageRow]:
        return {(row.kind, row.deal, row.seat): row for row in await self._services.parts.get(Courier).rows(snapshot)}

    async def _other_place(self, snapshot: Snapshot, seat: SeatRow) -> Component | None:
        """The way from the direct messages to the table, and from elsewhere to them; None if it is unknown."""
        rows = await self._rows(snapshot)
        if is_direct(self._interaction):
            return hand_messages.way_to_table(snapshot, rows.get(_table_key(snapshot)))
        own = rows.get(_hand_key(snapshot, seat))
        return hand_messages.way_to_hand(own) if own is not None else None

    # -- drawing it ------------------------------------------------------------------------------------------------

    async def _redraw(self, pressed: Key, snapshot: Snapshot, seat: SeatRow) -> None:
        """Redraw the message that was pressed."""
        if pressed[0] == "table":
            await self._redraw_table(pressed, snapshot)
            return
        hand = self._drawn_ahead or hand_messages.now(snapshot, seat)
        if pressed[0] == "hand":
            await self._redraw_hand(snapshot, seat, hand, hand)
        else:
            await private.show(self._answer, snapshot, seat, hand, hand)

    async def _show(self, snapshot: Snapshot, seat: SeatRow, shown: Payload, plain: Payload) -> None:
        """Show the hand where it was pressed in direct messages, else privately. `plain` is without a notice."""
        if await self._known_message(snapshot) == _hand_key(snapshot, seat):
            await self._redraw_hand(snapshot, seat, shown, plain)
        else:
            await private.show(self._answer, snapshot, seat, shown, plain)

    async def _redraw_table(self, key: Key, snapshot: Snapshot) -> None:
        with in_language(snapshot.language):  # everybody sees it
            table = table_messages.table(snapshot, key[1])
        if await self._answer.redraw(table) == self._message_id:
            await self._services.parts.get(Courier).note_drawn(self._interaction, key, snapshot, table)

    async def _redraw_hand(self, snapshot: Snapshot, seat: SeatRow, shown: Payload, plain: Payload) -> None:
        """Redraw the hand in the direct messages; where that is deleted meanwhile, a private one takes its place."""
        instead = private.live_hand(self._interaction, seat, snapshot)
        shown_by = await self._answer.redraw(shown, instead)
        if shown_by is not None and shown_by == self._message_id:
            await self._services.parts.get(Courier).note_drawn(
                self._interaction, _hand_key(snapshot, seat), snapshot, plain
            )
        elif instead is not None:
            await instead.on_shown(shown_by, plain, may_be_shown=self._answer.may_be_shown)

    @property
    def _message_id(self) -> int | None:
        return self._interaction.message.id if self._interaction.message is not None else None


def _made(outcome: Outcome, chosen: Move) -> Move:
    """The move that the player has made; what they chose may abbreviate it."""
    own = (event.move for event in outcome.events if isinstance(event, Moved) and event.seat == outcome.seat.seat)
    return next(own, None) or chosen


def _ends_deal(outcome: Outcome) -> bool:
    return outcome.snapshot.over or any(isinstance(event, DealStarted) for event in outcome.events)


def _table_key(snapshot: Snapshot) -> Key:
    return "table", snapshot.shown_deal(clock.now()), None


def _hand_key(snapshot: Snapshot, seat: SeatRow) -> Key:
    return "hand", snapshot.shown_deal(clock.now()), seat.id
