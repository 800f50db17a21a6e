"""A player's hand in a private message: one at a time, which nobody else sees, and which stays up to date."""

from bot import clock
from bot.message import Message
from bot.rules.boards import RowsView
from bot.table.errors import WrongState
from bot.table.messages import PendingAnswer
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.speaker import say_chat
from cogs.delivery.courier import Courier
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.ephemerals import AnswerKind
from cogs.kit.answers.interaction import Interaction, is_direct, part_of, services_of
from cogs.kit.payload.payload import Payload
from cogs.messages import hand_messages


def is_private(interaction: Interaction) -> bool:
    """Whether a control was pressed on a message that only its player sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_at_home(interaction: Interaction, snapshot: Snapshot) -> bool:
    """Whether this channel is the one with the messages of a person's own table."""
    return is_direct(interaction) and snapshot.row.channel_id == interaction.channel_id


async def show_hand(answer: Answer, snapshot: Snapshot, seat: SeatRow, notice: str = "", *, anew: bool = False) -> None:
    """Show a player their hand in the private message that they pressed, else (or `anew`) in a new one instead."""
    plain = hand_messages.now(snapshot, seat)
    shown = hand_messages.now(snapshot, seat, notice) if notice else plain
    await show(answer, snapshot, seat, shown, plain, anew=anew)


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
        if (
            view is None or not isinstance(view.board, RowsView) or view.rows_board.peeked is None
        ):  # else they alone know more than the table
            rows, deal = await courier.rows(snapshot), snapshot.shown_deal(clock.now())
            board = next((it for it in rows if (it.kind, it.deal) == ("table", deal)), None)
            await answer.reply(hand_messages.at_table(snapshot, board))
            return
    await show_hand(answer, snapshot, seat, hand_messages.unreached(snapshot, seat), anew=anew)
    courier.retry_dm(snapshot, seat)


async def show(
    answer: Answer, snapshot: Snapshot, seat: SeatRow, payload: Payload, plain: Payload, *, anew: bool = False
) -> None:
    """Show this in a player's private message, kept up to date from now on. `plain` is the same without a notice."""
    interaction, services = answer.interaction, services_of(answer.interaction)
    await check_shown(interaction, snapshot)
    pressed = interaction.message if is_private(interaction) and not anew else None
    live = live_hand(interaction, seat, snapshot)
    with services.parts.get(Courier).hold_message(pressed, snapshot.id):
        if live is None:
            await (answer.reply(payload, kind=AnswerKind.MOVE) if pressed is None else answer.redraw(payload))
            return
        if pressed is not None and not pressed.flags.components_v2:  # else the hand is a new one
            services.ephemerals.forget(interaction, pressed.id)
        if pressed is None or not services.parts.get(Courier).is_live(pressed.id, seat, snapshot):
            payload = payload.drawn_ahead()  # while that is written down
            await live.expect()
        shown_by = await (answer.reply(payload, live) if pressed is None else answer.redraw(payload, live))
        await live.on_shown(shown_by, plain, may_be_shown=answer.may_be_shown)


def live_hand(interaction: Interaction, seat: SeatRow, snapshot: Snapshot) -> "LiveHand | None":
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
            await self._courier.drop_private(self._pending, may_be_shown=may_be_shown)

    async def _note(self, message_id: int, plain: Payload | None) -> None:
        courier, pending = self._courier, self._pending
        await courier.note_private(self._interaction, self._seat, message_id, self._snapshot, plain, pending)


async def check_shown(interaction: Interaction, snapshot: Snapshot) -> None:
    """Raises WrongState while the numbers of the shuffle are being posted: until then no hand is shown."""
    if not await part_of(interaction, Courier).may_show_hands(snapshot):
        raise WrongState(Message("hand-not-yet"))


async def leave_to_courier(answer: Answer, snapshot: Snapshot, seat: SeatRow) -> None:
    """Let the courier redraw the private message that was pressed: the deal has ended."""
    interaction = answer.interaction
    await answer.acknowledge()
    if interaction.message is not None:
        courier = part_of(interaction, Courier)
        services_of(interaction).ephemerals.forget(interaction, interaction.message.id)
        await courier.note_private(interaction, seat, interaction.message.id, snapshot, None)
