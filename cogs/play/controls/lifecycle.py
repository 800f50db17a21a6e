"""Opening a table, starting its match, stopping it, and another with the same people: by click and by command."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager

import discord

from bot.message import AllOf, AnyOf, Message
from bot.rules.errors import Refusal
from bot.table.errors import ChannelTaken, NotAnOpener, NotOpenedHere
from bot.table.operations.lifecycle import NewTableRules, PlayerSearch
from bot.table.permissions import check_host
from bot.table.state.snapshot import Snapshot
from bot.words.names import clean_name
from bot.words.speaker import say_chat
from cogs.delivery.courier import Courier
from cogs.kit import actions
from cogs.kit.actions import AS_USUAL, EmptySeats, StartWith, TableToOpen
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import AnyClick, Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    check_may_write_in,
    check_permissions,
    guild_of,
    is_direct,
    parent_of,
    part_of,
    person_of,
    server_of,
    services_of,
)
from cogs.kit.answers.visibility import channel_here
from cogs.kit.custom_ids import Confirmation
from cogs.kit.payload.buttons import button
from cogs.kit.payload.page import ControlRow, Page
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import escaped
from cogs.messages import lobby
from cogs.play.controls.answering import is_at_home, show_private_hand
from cogs.play.controls.seating import tell_seat

_OPENED = Message("done-table-opened")


async def opened(answer: Answer, new: TableToOpen) -> None:
    """Open a table here, and show it. Raises Refusal, MissingPermission."""
    table = await open_here(answer.interaction, new)
    if not table.row.solo:
        text, controls = await done(answer.interaction, table)
        await answer.reply(Payload(text, rows=(controls,)))
    else:
        await show_own(answer, table)


async def show_own(answer: Answer, table: Snapshot, *, begun: bool = False, anew: bool = True) -> None:
    """Show a person their own table by their hand, or point to its messages; `begun`: those are enough."""
    seat = table.seat_of(answer.interaction.user.id)
    if seat is not None and not is_at_home(answer.interaction, table):
        await show_private_hand(answer, table, seat, anew=anew)
    elif begun:
        await answer.acknowledge()
    else:
        await answer.reply(Payload(say_chat(Message("done-table-below"))))


async def open_here(interaction: Interaction, new: TableToOpen, search: PlayerSearch | None = None) -> Snapshot:
    """Open a table in this channel, which may look for players, or a practice table. Raises Refusal,
    MissingPermission.
    """
    check_permissions(interaction)
    lifecycle, guild_id = services_of(interaction).tables.lifecycle, server_of(interaction)
    if guild_id is None:
        return await open_practice(interaction, new)
    rules = _rules(new, search)
    with refusals_by_name(interaction):
        made = await lifecycle.open(
            guild_id, interaction.channel_id or 0, person_of(interaction), new.game,
            rules=rules, interaction_id=interaction.id, channel=channel_here(interaction),
        )  # fmt: skip
    return made.snapshot


async def open_practice(interaction: Interaction, new: TableToOpen) -> Snapshot:
    """Open a person's practice table, wherever they are. Raises Refusal."""
    home = interaction.channel_id or 0 if is_direct(interaction) else 0
    opened = await services_of(interaction).tables.lifecycle.open_practice(
        home, person_of(interaction), new.game, rules=_rules(new), interaction_id=interaction.id
    )
    return opened.snapshot


def _rules(new: TableToOpen, search: PlayerSearch | None = None) -> NewTableRules:
    return NewTableRules(new.preset if new.preset not in ("", AS_USUAL) else None, new.players, new.target, search)


async def done(interaction: Interaction, table: Snapshot, said: Message = _OPENED) -> tuple[str, tuple[Component, ...]]:
    """The answer to a person who has opened a table: it is in this channel, with a button to its rules; or its message
    can't be posted.
    """
    if not await part_of(interaction, Courier).is_posted(table):
        return say_chat(Message("refused-unposted")), ()
    return say_chat(said), (button(actions.RULES, Message("button-other-rules"), table.id),)


async def show_opened(click: AnyClick, table: Snapshot) -> None:
    """Answer a press that has opened a table, in place of the page with the button if only this person sees that."""
    if table.row.solo and not is_at_home(click.interaction, table):
        await show_own(click.answer, table)
        return
    text, controls = say_chat(Message("done-table-below")), ()
    if not table.row.solo:
        text, controls = await done(click.interaction, table)
    page = Page((text, *((ControlRow(controls),) if controls else ())))
    await click.answer.show(page)


@contextmanager
def refusals_by_name(interaction: Interaction) -> Generator[None]:
    """Within, a refusal to open a table names the channels or roles that can, in servers that have the bot."""
    if server_of(interaction) is None:
        yield
        return
    try:
        yield
    except NotOpenedHere as refused:
        raise Refusal(_where(guild_of(interaction), interaction.user, refused.channels)) from refused
    except NotAnOpener as refused:
        raise Refusal(_who(guild_of(interaction), refused.roles)) from refused


def _where(guild: discord.Guild, person: discord.User | discord.Member, channels: Iterable[int]) -> Message:
    """The channels for tables, as far as this person sees them."""
    there = [channel for channel in map(guild.get_channel, channels) if channel is not None]
    if not there:
        return Message("opening-channels-deleted")
    seen = [
        f"#{_plain(channel.name)}"
        for channel in there
        if isinstance(person, discord.Member) and channel.permissions_for(person).view_channel
    ]
    return Message("opening-channels", channels=AllOf(seen)) if seen else Message("opening-channels-unseen")


def _who(guild: discord.Guild, roles: Iterable[int]) -> Message:
    """The roles that open tables."""
    there = [f"@{_plain(role.name)}" for role in map(guild.get_role, roles) if role is not None]
    return Message("opening-roles", roles=AnyOf(there)) if there else Message("opening-roles-deleted")


def _plain(name: str) -> str:
    """The name of a channel or a role, escaped for a message."""
    return escaped(clean_name(name))


@on(actions.START)
async def start(click: Click[StartWith]) -> None:
    """Start the match. If seats are empty, ask the host whether computers take them."""
    check_permissions(click.interaction)
    tables, person = click.tables, click.person
    if click.argument.empty_seats is EmptySeats.ASK:
        snapshot = await tables.snapshot(click.table)
        if lobby.has_empty_seats(snapshot):
            check_host(snapshot, person)
            await click.answer.reply(lobby.empty_seats(snapshot))
            return
    if click.argument.empty_seats is EmptySeats.COMPUTERS:
        await tables.seating.fill(click.table, person)
    outcome = await tables.lifecycle.start(click.table, person, click.interaction.id)
    if outcome.snapshot.row.solo:
        await show_own(click.answer, outcome.snapshot, begun=True, anew=False)
        return
    await click.answer.show(lobby.started(outcome.snapshot))  # in place of the question about empty seats


@on(actions.STOP)
async def stop(click: Click[Confirmation]) -> None:
    """Stop the table, after a confirmation."""
    await click.tables.lifecycle.stop(click.table, click.person)
    await click.answer.redraw(Payload(say_chat(Message("lobby-stopped"))))


@on(actions.REMATCH)
async def rematch(click: AnyClick) -> None:
    """Open a table for the same game with this person as host, or join the rematch that keeps a seat for them."""
    tables, person = click.tables, click.person
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
    await (show_own(click.answer, now, begun=True) if now.row.solo else tell_seat(click, now))
