"""Clicks that start a match, stop it, and begin another with the same people."""

from bot.message import Message
from bot.table.errors import ChannelTaken
from bot.table.permissions import check_host
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.kit.answers.clicks import AnyClick, Click
from cogs.kit.answers.interaction import check_may_write_in, check_permissions, parent_of, person_of, services_of
from cogs.kit.answers.place import server_of
from cogs.kit.answers.registry import on
from cogs.kit.controls import actions
from cogs.kit.controls.argument import Confirmation
from cogs.kit.controls.table_arguments import EmptySeats
from cogs.kit.payload.payload import Payload
from cogs.messages import lobby, seating
from cogs.play.controls import private
from cogs.play.controls.new import is_at_home
from cogs.play.controls.opening import refusals_by_name
from cogs.play.controls.seating import tell_seat


@on(actions.START)
async def start(click: Click[EmptySeats]) -> None:
    """Start the match. If seats are empty, ask the host whether computers take them."""
    check_permissions(click.interaction)
    tables, person = services_of(click.interaction).tables, person_of(click.interaction)
    if click.argument is EmptySeats.ASK:
        snapshot = await tables.snapshot(click.table)
        if lobby.has_empty_seats(snapshot):
            check_host(snapshot, person, "start")
            await click.answer.reply(lobby.empty_seats(snapshot))
            return
    if click.argument is EmptySeats.COMPUTERS:
        await tables.seating.fill(click.table, person)
    outcome = await tables.lifecycle.start(click.table, person, click.interaction.id)
    if outcome.snapshot.row.solo:
        await show_begun(click, outcome.snapshot)
        return
    begun = seating.started(outcome.snapshot)
    await (click.answer.reply(begun) if click.argument is EmptySeats.ASK else click.answer.redraw(begun))


async def show_begun(click: AnyClick, table: Snapshot, *, anew: bool = False) -> None:
    """Show that a person's own match has begun: by its own messages if it is in this channel, else by their hand."""
    seat = table.seat_of(click.interaction.user.id)
    if seat is None or is_at_home(click.interaction, table):
        await click.answer.acknowledge()
    else:
        await private.show_hand(click.answer, table, seat, anew=anew)


@on(actions.STOP)
async def stop(click: Click[Confirmation]) -> None:
    """Stop the table, after a confirmation."""
    await services_of(click.interaction).tables.lifecycle.stop(click.table, person_of(click.interaction))
    await click.answer.redraw(Payload(say_chat(Message("lobby-stopped"))))


@on(actions.REMATCH)
async def rematch(click: AnyClick) -> None:
    """Open a table for the same game, with this person as its host; or join the rematch that keeps a seat for them. In
    direct messages this needs the permission to write in the table's channel.
    """
    tables, person = services_of(click.interaction).tables, person_of(click.interaction)
    place, parent = await tables.place_of(click.table), None
    if server_of(click.interaction) is not None:
        check_permissions(click.interaction)
        parent = parent_of(click.interaction)
    elif place is not None:
        await check_may_write_in(click.interaction, *place)
        channel = await tables.channels.get(*place)
        parent = channel.parent_id if channel is not None else None
    try:
        with refusals_by_name(click.interaction):
            again = await tables.lifecycle.open_again(click.table, person, click.interaction.id, parent_id=parent)
            now = again.snapshot
    except ChannelTaken:
        if place is None:
            raise
        here = await tables.in_channel(place[1])
        if person.user_id not in {to.user_id for to in here.awaited}:
            raise
        now = await tables.join(here.id, person, click.interaction.id)
    await (show_begun(click, now, anew=True) if now.row.solo else tell_seat(click, now))
