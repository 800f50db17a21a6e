"""Clicks that show a part of a table: the hand, the table itself, the last trick, the scores, the record."""

from bot import clock
from bot.table.errors import WrongState
from bot.table.state.snapshot import Outcome
from cogs.delivery.courier import Courier
from cogs.kit import actions
from cogs.kit.answers.clicks import AnyClick, on
from cogs.kit.answers.interaction import part_of, services_of
from cogs.messages import hand_messages, lobby
from cogs.messages import table_messages as messages
from cogs.play.controls import private


@on(actions.PLAY, only_shows=True)
async def play(click: AnyClick) -> None:
    """Show the hand of a player whose turn it is, from the table message."""
    now = await _now(click)
    if _has_left(click, now):
        await click.answer.reply(hand_messages.left(now.snapshot, click.interaction.user.id))
        return
    view, is_ending = now.snapshot.view_of(now.seat), now.snapshot.is_ending(clock.now())
    if not is_ending and (view is None or view.ask is None):
        raise WrongState(lobby.whose_turn(now.snapshot))
    await private.show_own_hand(click.answer, now.snapshot, now.seat)


@on(actions.HAND, only_shows=True)
async def hand(click: AnyClick) -> None:
    """Show the hand of the player who clicked."""
    now = await _now(click)
    if _has_left(click, now):
        await click.answer.reply(hand_messages.left(now.snapshot, click.interaction.user.id))
    else:
        await private.show_own_hand(click.answer, now.snapshot, now.seat)


@on(actions.HERE)
async def hand_here(click: AnyClick) -> None:
    """Show the hand in the direct messages again, instead of in a private message."""
    now = await _now(click)
    courier, seat = part_of(click.interaction, Courier), now.seat
    await click.answer.acknowledge()
    await courier.move_hand_here(click.interaction, seat, now.snapshot)


@on(actions.TABLE, only_shows=True)
async def table(click: AnyClick) -> None:
    await click.answer.reply(messages.table_again((await _now(click)).snapshot))


@on(actions.LAST_TRICK, only_shows=True)
async def last_trick(click: AnyClick) -> None:
    await click.answer.reply(messages.last_trick((await _now(click)).snapshot))


@on(actions.SCORES, only_shows=True)
async def scores(click: AnyClick) -> None:
    await click.answer.reply(messages.scores((await _now(click)).snapshot))


@on(actions.RECORD, only_shows=True)
async def record(click: AnyClick) -> None:
    """The record of a finished match, as a file for `boneyard record verify`."""
    text = await services_of(click.interaction).tables.record_text(click.table)
    await click.answer.reply(messages.record(click.table, text))


def _has_left(click: AnyClick, now: Outcome) -> bool:
    """Whether somebody else plays for this person in this match."""
    return not now.snapshot.over and now.snapshot.seat_left_by(click.interaction.user.id) is not None


async def _now(click: AnyClick) -> Outcome:
    return await services_of(click.interaction).tables.seen_by(click.table, click.interaction.user.id)
