"""Answering a player at a table: on the message they pressed where that stays up to date, else by their private hand.

`TableAnswer` decides which message that is: the table in its channel, the hand in direct messages, or the private hand,
of which a player has one at a time.
"""

from collections.abc import Generator
from contextlib import contextmanager

from bot import clock
from bot.message import Message
from bot.rules.boards import RowsView
from bot.rules.events import DealStarted, Moved
from bot.rules.moves import Move, Peek
from bot.table.errors import Stale, WrongState
from bot.table.messages import MessageRow, PendingAnswer
from bot.table.state.snapshot import Outcome, SeatRow, Snapshot
from bot.words.speaker import in_language, say_chat
from cogs.delivery.courier import Courier
from cogs.delivery.desired import Key
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.ephemerals import AnswerKind
from cogs.kit.answers.interaction import Interaction, is_direct, part_of, services_of
from cogs.kit.payload.payload import Component, Payload
from cogs.messages import hand_messages, lobby, table_messages, texts


@contextmanager
def replying(answer: Answer, table_id: int) -> Generator["TableAnswer"]:
    """Within, the courier leaves the message that was pressed to the answer, and shows the table's others after it."""
    with part_of(answer.interaction, Courier).hold_message(answer.interaction.message, table_id):
        yield TableAnswer(answer, table_id)


class TableAnswer:
    def __init__(self, answer: Answer, table_id: int) -> None:
        self._answer, self._table_id = answer, table_id
        self._interaction = answer.interaction
        self._courier = part_of(answer.interaction, Courier)
        self._drawn_ahead: Payload | None = None

    async def now(self) -> Outcome:
        """The table as it stands, for a player who changes nothing. Raises NoTable."""
        return await services_of(self._interaction).tables.seen_by(self._table_id, self._interaction.user.id)

    def draw_ahead(self, expected: Outcome) -> None:
        """Draw the player's hand while the disk writes their move: most moves are made on it."""
        if self._is_for_one and expected.snapshot.game.hands_by_dm and not _ends_deal(expected):
            self._drawn_ahead = hand_messages.hand(expected.snapshot, expected.seat).drawn_ahead()

    async def show_move(self, outcome: Outcome, move: Move) -> None:
        """Show the result of the player's move. The end of a deal is left to the courier, which shows it to all."""
        if outcome.repeated:
            return
        snapshot, seat = outcome.snapshot, outcome.seat
        pressed = await self._pressed(snapshot, seat)
        if pressed is None:
            own = (event.move for event in outcome.events if isinstance(event, Moved) and event.seat == seat.seat)
            made = next(own, None) or move  # what the player chose may abbreviate it
            await show_private_hand(self._answer, snapshot, seat, texts.chose(outcome, made))
        elif isinstance(move, Peek) and (peeked := hand_messages.peeked(snapshot, seat)) is not None:
            await self._answer.reply(peeked)
        elif not _ends_deal(outcome):
            await self._redraw(pressed, snapshot, seat)
        else:
            await self._answer.acknowledge()
            message = self._interaction.message
            if pressed[0] == "private" and message is not None:  # the courier redraws it
                services_of(self._interaction).ephemerals.forget(self._interaction, message.id)
                await self._courier.note_private(self._interaction, seat, message.id, snapshot, None)

    async def show_undo(self, outcome: Outcome) -> None:
        """Show the result of a request to take back a play, or of the answer to one."""
        if outcome.repeated:
            return
        snapshot, seat = outcome.snapshot, outcome.seat
        pressed = await self._pressed(snapshot, seat)
        if pressed is None:
            await show_private_hand(self._answer, snapshot, seat, texts.undo_line(snapshot, seat.seat))
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
        known = await self._known_message(snapshot)
        ended = snapshot.ended.deal if snapshot.ended is not None else 0
        if known is None or known[0] not in ("table", "hand") or known[1] < ended:  # private, or of an earlier deal
            await self.show_hand(now)
            return
        is_reached = known[0] == "hand" or not seat.dm_closed
        if is_reached or snapshot.is_ending(clock.now()) or not snapshot.game.hands_by_dm:
            await self._answer.acknowledge()
        else:
            await show_private_hand(self._answer, snapshot, seat)
        if known[0] == "hand":  # here they look: not where the hand was open before
            await self._courier.close_private(snapshot, seat)

    async def show_stale(self, stale: Stale) -> None:
        """Say that the table has moved on, with the hand as it is now. Where the table itself shows all, raises this,
        or WrongState where it is not this player's turn.
        """
        now = await self.now()
        if now.snapshot.game.hands_by_dm or is_private(self._interaction):
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
        """Show the hand with the controls behind More, until it changes."""
        snapshot, seat = now.snapshot, now.seat
        shown = hand_messages.with_more(snapshot, seat, await self._other_place(snapshot, seat))
        await self._show(snapshot, seat, shown, hand_messages.now(snapshot, seat))

    async def show_cleared(self, now: Outcome) -> None:
        """Show the pieces to pass with none chosen."""
        await check_shown(self._interaction, now.snapshot)
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
        """True if only this player sees the message that was pressed."""
        return is_direct(self._interaction) or is_private(self._interaction)

    async def _pressed(self, snapshot: Snapshot, seat: SeatRow) -> Key | None:
        """The message of this turn that was pressed; None unless it stays up to date. In a channel a press can be
        forged: there only the table is drawn.
        """
        if self._interaction.message is None or snapshot.public is None:
            return None
        if is_private(self._interaction):
            return "private", 0, seat.id
        if is_direct(self._interaction):
            return _hand_key(snapshot, seat) if snapshot.game.hands_by_dm else _table_key(snapshot)
        known = await self._known_message(snapshot)
        return known if known is not None and known[0] == "table" else None

    async def _known_message(self, snapshot: Snapshot) -> Key | None:
        """The message that was pressed, if the store knows it as one of the table."""
        rows = (await self._rows(snapshot)).items()
        return next((key for key, row in rows if row.message_id == self._message_id), None)

    async def _rows(self, snapshot: Snapshot) -> dict[Key, MessageRow]:
        return {(row.kind, row.deal, row.seat): row for row in await self._courier.rows(snapshot)}

    async def _other_place(self, snapshot: Snapshot, seat: SeatRow) -> Component | None:
        """A link from the direct messages to the table, and from elsewhere to them; None if that is unknown."""
        rows = await self._rows(snapshot)
        if is_direct(self._interaction):
            return hand_messages.table_link(snapshot, rows.get(_table_key(snapshot)))
        own = rows.get(_hand_key(snapshot, seat))
        return hand_messages.hand_link(own) if own is not None else None

    async def _redraw(self, pressed: Key, snapshot: Snapshot, seat: SeatRow) -> None:
        """Redraw the message that was pressed."""
        if pressed[0] == "table":
            with in_language(snapshot.language):  # everyone sees it
                table = table_messages.table(snapshot, pressed[1])
            if await self._answer.redraw(table) == self._message_id:
                await self._courier.note_drawn(self._interaction, pressed, snapshot, table)
            return
        hand = self._drawn_ahead or hand_messages.now(snapshot, seat)
        if pressed[0] == "hand":
            await self._redraw_hand(snapshot, seat, hand, hand)
        else:
            await _show_privately(self._answer, snapshot, seat, hand, hand)

    async def _show(self, snapshot: Snapshot, seat: SeatRow, shown: Payload, plain: Payload) -> None:
        """Show the hand where it was pressed in direct messages, else privately. `plain` is without a notice."""
        if await self._known_message(snapshot) == _hand_key(snapshot, seat):
            await self._redraw_hand(snapshot, seat, shown, plain)
        else:
            await _show_privately(self._answer, snapshot, seat, shown, plain)

    async def _redraw_hand(self, snapshot: Snapshot, seat: SeatRow, shown: Payload, plain: Payload) -> None:
        """Redraw the hand in the direct messages; where that is deleted meanwhile, a private one takes its place."""
        instead = _live_hand(self._interaction, seat, snapshot)
        shown_by = await self._answer.redraw(shown, instead)
        if shown_by is not None and shown_by == self._message_id:
            await self._courier.note_drawn(self._interaction, _hand_key(snapshot, seat), snapshot, plain)
        elif instead is not None:
            await instead.on_shown(shown_by, plain, may_be_shown=self._answer.may_be_shown)

    @property
    def _message_id(self) -> int | None:
        return self._interaction.message.id if self._interaction.message is not None else None


def _ends_deal(outcome: Outcome) -> bool:
    return outcome.snapshot.over or any(isinstance(event, DealStarted) for event in outcome.events)


def _table_key(snapshot: Snapshot) -> Key:
    return "table", snapshot.shown_deal(clock.now()), None


def _hand_key(snapshot: Snapshot, seat: SeatRow) -> Key:
    return "hand", snapshot.shown_deal(clock.now()), seat.id


# -- the private hand --------------------------------------------------------------------------------------------------


def is_private(interaction: Interaction) -> bool:
    """True if a control was pressed on a message that only its player sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_at_home(interaction: Interaction, snapshot: Snapshot) -> bool:
    """True if this channel is the one with the messages of a person's own table."""
    return is_direct(interaction) and snapshot.row.channel_id == interaction.channel_id


async def check_shown(interaction: Interaction, snapshot: Snapshot) -> None:
    """Raises WrongState while the numbers of the shuffle are being posted: until then no hand is shown."""
    if not await part_of(interaction, Courier).may_show_hands(snapshot):
        raise WrongState(Message("hand-not-yet"))


async def show_own_hand(answer: Answer, snapshot: Snapshot, seat: SeatRow, *, anew: bool = False) -> None:
    """Show a player the hand that they asked for, and try once more to reach them by direct message. Where all is at
    the table, and that is here, nothing is shown twice.
    """
    interaction, row = answer.interaction, snapshot.row
    courier, message = part_of(interaction, Courier), interaction.message
    has_none = not (snapshot.over or (snapshot.game.hands_by_dm and snapshot.public is not None))
    is_shown_here = message is not None and courier.is_live(message.id, seat, snapshot)
    if has_none and row.is_practice and is_at_home(interaction, snapshot) and not is_shown_here:
        await courier.repost(snapshot)
        await answer.reply(Payload(say_chat(Message("done-table-again"))))
        return
    if has_none and snapshot.public is not None and not row.solo:
        view = snapshot.view_of(seat)
        # A player who has peeked knows more than the table shows.
        if view is None or not isinstance(view.board, RowsView) or view.rows_board.peeked is None:
            rows, deal = await courier.rows(snapshot), snapshot.shown_deal(clock.now())
            board = next((it for it in rows if (it.kind, it.deal) == ("table", deal)), None)
            await answer.reply(hand_messages.at_table(snapshot, board))
            return
    await show_private_hand(answer, snapshot, seat, hand_messages.unreached(snapshot, seat), anew=anew)
    courier.retry_dm(snapshot, seat)


async def show_private_hand(
    answer: Answer, snapshot: Snapshot, seat: SeatRow, notice: str = "", *, anew: bool = False
) -> None:
    """Show a player their hand in the private message that they pressed, else (or `anew`) in a new one instead."""
    plain = hand_messages.now(snapshot, seat)
    shown = hand_messages.now(snapshot, seat, notice) if notice else plain
    await _show_privately(answer, snapshot, seat, shown, plain, anew=anew)


async def _show_privately(
    answer: Answer, snapshot: Snapshot, seat: SeatRow, shown: Payload, plain: Payload, *, anew: bool = False
) -> None:
    """Show this in a player's private message, kept up to date from now on. `plain` is the same without a notice."""
    interaction, services = answer.interaction, services_of(answer.interaction)
    await check_shown(interaction, snapshot)
    pressed = interaction.message if is_private(interaction) and not anew else None
    live, courier = _live_hand(interaction, seat, snapshot), services.parts.get(Courier)
    with courier.hold_message(pressed, snapshot.id):
        if live is None:
            await (answer.reply(shown, kind=AnswerKind.MOVE) if pressed is None else answer.redraw(shown))
            return
        if pressed is not None and not pressed.flags.components_v2:  # else the hand is a new one
            services.ephemerals.forget(interaction, pressed.id)
        if pressed is None or not courier.is_live(pressed.id, seat, snapshot):
            shown = shown.drawn_ahead()  # while that is written down
            await live.expect()
        shown_by = await (answer.reply(shown, live) if pressed is None else answer.redraw(shown, live))
        await live.on_shown(shown_by, plain, may_be_shown=answer.may_be_shown)


def _live_hand(interaction: Interaction, seat: SeatRow, snapshot: Snapshot) -> "LiveHand | None":
    """The hand with which an interaction is answered, to be kept up to date; None where there is none, or no more."""
    has_hand = snapshot.row.is_practice or (snapshot.game.hands_by_dm and snapshot.public is not None)
    return LiveHand(interaction, seat, snapshot) if has_hand and not snapshot.over else None


class LiveHand:
    """A player's hand in a private message, which stays up to date as long as the interaction's token opens it."""

    def __init__(self, interaction: Interaction, seat: SeatRow, snapshot: Snapshot) -> None:
        self._interaction, self._seat, self._snapshot = interaction, seat, snapshot
        self._courier = part_of(interaction, Courier)
        self._is_expected = False
        self._pending: PendingAnswer | None = None
        self._begun: int | None = None

    async def expect(self) -> None:
        if not self._is_expected:
            self._is_expected = True
            self._pending = await self._courier.pending.add(self._interaction, self._snapshot.id, self._seat.id)

    async def begin(self, message_id: int) -> None:
        self._begun = message_id
        await self._note(message_id, None)

    async def on_shown(self, message_id: int | None, plain: Payload, *, may_be_shown: bool) -> None:
        """Keep this message up to date from now on. None: Discord has taken none, or `may_be_shown` unnoticed."""
        if message_id is not None:
            await self._note(message_id, plain)
        elif self._begun is None and self._pending is not None:
            await self._courier.pending.drop(self._pending, may_be_shown=may_be_shown)

    async def _note(self, message_id: int, plain: Payload | None) -> None:
        courier, pending = self._courier, self._pending
        await courier.note_private(self._interaction, self._seat, message_id, self._snapshot, plain, pending)
