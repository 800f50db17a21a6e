"""The one private message of a player in a channel: their hand, seen by nobody else, and kept up to date."""

from bot.table.errors import WrongState
from bot.table.state.snapshot import SeatRow, Snapshot
from cogs.controls.answers import Answer
from cogs.controls.interaction import Interaction, services_of
from cogs.messages import hand_messages
from cogs.messages.parts.payload import Payload


def is_private(interaction: Interaction) -> bool:
    """Whether a click was on a message that only its player sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def show_hand(answer: Answer, snapshot: Snapshot, seat: SeatRow, notice: str = "") -> None:
    """Show a player their hand: in the private message that they clicked on, else in a new one, and then the one they
    had before is deleted.
    """
    plain = hand_messages.hand(snapshot, seat)
    await show(answer, snapshot, seat, hand_messages.hand(snapshot, seat, notice) if notice else plain, plain)


async def show_own_hand(answer: Answer, snapshot: Snapshot, seat: SeatRow) -> None:
    """Show a player the hand that they have asked for, and try once more to reach them by direct message too."""
    await show_hand(answer, snapshot, seat)
    services_of(answer.interaction).courier.reach_again(snapshot, seat)


async def show(answer: Answer, snapshot: Snapshot, seat: SeatRow, payload: Payload, plain: Payload) -> None:
    """Show this in a player's private message, and keep that up to date from now on. `plain` is the same without a
    notice, which stays until the message changes.
    """
    interaction = answer.interaction
    courier = services_of(interaction).courier
    await check_shown(interaction, snapshot)
    with courier.claim(interaction.message if is_private(interaction) else None, snapshot.id):
        message_id = await (answer.redraw(payload) if is_private(interaction) else answer.reply(payload))
        if message_id is not None and _is_kept(snapshot):
            await courier.note_private(interaction, seat, message_id, snapshot, plain)


async def check_shown(interaction: Interaction, snapshot: Snapshot) -> None:
    """Raises WrongState while the numbers of the shuffle are being posted, before anybody sees a hand."""
    if not await services_of(interaction).courier.may_show_hands(snapshot):
        raise WrongState("The match is just beginning: first all numbers of its shuffle are posted. Try again.")


async def leave_to_courier(answer: Answer, snapshot: Snapshot, seat: SeatRow) -> None:
    """Let the private message that was clicked on be redrawn for what the table shows now: the end of its deal."""
    interaction = answer.interaction
    await answer.acknowledge()
    if interaction.message is not None:
        courier = services_of(interaction).courier
        await courier.note_private(interaction, seat, interaction.message.id, snapshot, None)


def _is_kept(snapshot: Snapshot) -> bool:
    return snapshot.game.hands_by_dm and snapshot.public is not None and not snapshot.over
