"""The one private message of a player in a channel: their hand, seen by nobody else, and kept up to date."""

from bot.message import Message
from bot.table.errors import WrongState
from bot.table.messages import PendingAnswer
from bot.table.state.snapshot import SeatRow, Snapshot
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.ephemerals import Kind
from cogs.kit.answers.interaction import Interaction, services_of
from cogs.kit.payload.payload import Payload
from cogs.messages import hand_messages


def is_private(interaction: Interaction) -> bool:
    """Whether a click was on a message that only its player sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show_hand(answer: Answer, snapshot: Snapshot, seat: SeatRow, notice: str = "", *, anew: bool = False) -> None:
    """Show a player their hand: in the private message that they clicked on, else (or `anew`) in a new one, and then
    the one they had before is deleted.
    """
    plain = hand_messages.hand(snapshot, seat)
    shown = hand_messages.hand(snapshot, seat, notice) if notice else plain
    await show(answer, snapshot, seat, shown, plain, anew=anew)


async def show_own_hand(answer: Answer, snapshot: Snapshot, seat: SeatRow, *, anew: bool = False) -> None:
    """Show a player the hand that they have asked for, and try once more to reach them by direct message too."""
    await show_hand(answer, snapshot, seat, anew=anew)
    services_of(answer.interaction).courier.reach_again(snapshot, seat)


async def show(
    answer: Answer, snapshot: Snapshot, seat: SeatRow, payload: Payload, plain: Payload, *, anew: bool = False
) -> None:
    """Show this in a player's private message, and keep that up to date from now on. `plain` is the same without a
    notice, which stays until the message changes.
    """
    interaction = answer.interaction
    courier = services_of(interaction).courier
    await check_shown(interaction, snapshot)
    clicked = interaction.message if is_private(interaction) and not anew else None
    kept = keeping(interaction, seat, snapshot)
    with courier.claim(clicked, snapshot.id):
        if kept is not None and clicked is not None and not clicked.flags.components_v2:  # else the hand is a new one
            services_of(interaction).ephemerals.forget(interaction, clicked.id)
        if kept is not None and (clicked is None or not courier.keeps(clicked.id, seat, snapshot)):
            payload = payload.drawn_ahead()  # while that is written down
            await kept.expect()
        message_id = await (
            answer.redraw(payload, kept) if clicked is not None else answer.reply(payload, kept, Kind.MOVE)
        )
        if kept is not None:
            await kept.settle(message_id, plain, may_be_shown=answer.may_be_shown)


def keeping(interaction: Interaction, seat: SeatRow, snapshot: Snapshot) -> "KeptHand | None":
    """What keeps a player's hand up to date that answers an interaction; None where hands go to nobody, or no more."""
    has_one = snapshot.row.is_practice or (snapshot.game.hands_by_dm and snapshot.public is not None)
    is_kept = has_one and not snapshot.over
    return KeptHand(interaction, seat, snapshot) if is_kept else None


class KeptHand:
    """A hand that is about to be shown, and kept up to date in the message that shows it."""

    def __init__(self, interaction: Interaction, seat: SeatRow, snapshot: Snapshot) -> None:
        self._interaction, self._seat, self._snapshot = interaction, seat, snapshot
        self._courier = services_of(interaction).courier
        self._is_expected = False
        self._pending: PendingAnswer | None = None
        self._begun: int | None = None

    async def expect(self) -> None:
        if not self._is_expected:
            self._is_expected = True
            self._pending = await self._courier.expect_private(self._interaction, self._seat, self._snapshot)

    async def begin(self, message_id: int) -> None:
        self._begun = message_id
        await self._note(message_id, None)

    async def settle(self, message_id: int | None, plain: Payload, *, may_be_shown: bool) -> None:
        """It is shown by this message; by none, as far as is known, if that is None."""
        if message_id is not None:
            await self._note(message_id, plain)
        elif self._begun is None and self._pending is not None:
            await self._courier.drop_private(self._pending, may_be_shown=may_be_shown)

    async def _note(self, message_id: int, plain: Payload | None) -> None:
        courier, pending = self._courier, self._pending
        await courier.note_private(self._interaction, self._seat, message_id, self._snapshot, plain, pending)


async def check_shown(interaction: Interaction, snapshot: Snapshot) -> None:
    """Raises WrongState while the numbers of the shuffle are being posted, before anybody sees a hand."""
    if not await services_of(interaction).courier.may_show_hands(snapshot):
        raise WrongState(Message("hand-not-yet"))


async def leave_to_courier(answer: Answer, snapshot: Snapshot, seat: SeatRow) -> None:
    """Let the private message that was clicked on be redrawn for what the table shows now: the end of its deal."""
    interaction = answer.interaction
    await answer.acknowledge()
    if interaction.message is not None:
        courier = services_of(interaction).courier
        services_of(interaction).ephemerals.forget(interaction, interaction.message.id)
        await courier.note_private(interaction, seat, interaction.message.id, snapshot, None)
