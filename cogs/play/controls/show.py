"""Clicks that show something of a table: the hand, the table itself, the last trick, the scores."""

from bot.message import AllOf, Message, Who
from bot.table.errors import WrongState
from bot.table.state.snapshot import Snapshot
from cogs.kit.answers.clicks import AnyClick
from cogs.kit.answers.interaction import seat_of, services_of
from cogs.kit.answers.registry import on
from cogs.kit.controls import actions
from cogs.messages import hand_messages, seating
from cogs.messages import table_messages as messages
from cogs.play.controls import private


@on(actions.PLAY, only_shows=True)
async def play(click: AnyClick) -> None:
    """The Play button of the table message: show the hand with its controls, if the player is to act."""
    snapshot = await _snapshot(click)
    if await _is_played_for(click, snapshot):
        await click.answer.reply(hand_messages.left(snapshot))
        return
    seat = seat_of(snapshot, click.interaction)
    view = snapshot.view_of(seat)
    if view is None or view.ask is None:
        waiting = [Who(snapshot.seats[to_act].name) for to_act in snapshot.public.to_act] if snapshot.public else []
        raise WrongState(Message("refused-turn-of", who=AllOf(waiting)) if waiting else seating.waiting(snapshot))
    await private.show_hand(click.answer, snapshot, seat)


@on(actions.HAND, only_shows=True)
async def hand(click: AnyClick) -> None:
    """Show the hand of the player who clicked."""
    snapshot = await _snapshot(click)
    if await _is_played_for(click, snapshot):
        await click.answer.reply(hand_messages.left(snapshot))
        return
    await private.show_own_hand(click.answer, snapshot, seat_of(snapshot, click.interaction))


@on(actions.HERE)
async def hand_here(click: AnyClick) -> None:
    """Show the hand in the direct messages again, where the player clicked, and no more in a private message."""
    snapshot = await _snapshot(click)
    seat = seat_of(snapshot, click.interaction)
    await click.answer.acknowledge()
    await services_of(click.interaction).courier.move_hand_here(click.interaction, seat, snapshot)


@on(actions.TABLE, only_shows=True)
async def table(click: AnyClick) -> None:
    await click.answer.reply(messages.table_again(await _snapshot(click)))


@on(actions.LAST_TRICK, only_shows=True)
async def last_trick(click: AnyClick) -> None:
    await click.answer.reply(messages.last_trick(await _snapshot(click)))


@on(actions.SCORES, only_shows=True)
async def scores(click: AnyClick) -> None:
    await click.answer.reply(messages.scores(await _snapshot(click)))


async def _is_played_for(click: AnyClick, snapshot: Snapshot) -> bool:
    """Whether a computer has the seat of the person who clicked, and they may take it back."""
    seating = services_of(click.interaction).tables.seating
    return await seating.may_return(snapshot, click.interaction.user.id)


async def _snapshot(click: AnyClick) -> Snapshot:
    """The current state of a click's table."""
    return await services_of(click.interaction).tables.snapshot(click.table)
