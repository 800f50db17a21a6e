"""Clicks that ask what one's own decisions cost: in a deal, in a match; and the click that shares one of them."""

from typing import Any

import discord

from bot.rules.errors import Refusal
from bot.table.errors import NotAllowed
from cogs.controls.clicks import AnyClick, Click
from cogs.controls.interaction import Interaction, check_permissions, services_of
from cogs.delivery import calls
from cogs.delivery.calls import BROKEN, Body
from cogs.messages.analysis.pages import (
    SHARED,
    Place,
    deal_page,
    decision_page,
    match_page,
    shared_page,
    waiting_page,
)
from cogs.messages.parts.arguments.argument import parse_id
from cogs.messages.parts.arguments.pages import DealNumber
from cogs.messages.parts.payload import Parts

_FAILED = "Discord did not take it: nothing was posted, as far as I know. Look at the channel, and try again."
_ELSEWHERE = "This was played in another channel. Share it there, for those who may see what was played."


async def what_decided(click: Click[DealNumber]) -> None:
    """The costliest of one's own decisions in a deal that is over."""
    await click.answer.acknowledge()
    services, user = services_of(click.interaction), click.interaction.user
    review = await services.tables.analysis.of_deal(services.worker, click.table, user.id, click.argument.deal)
    await click.answer.reply(deal_page(review, await _place(click)))


async def my_match(click: AnyClick) -> None:
    """A match by one's own decisions, as far as its deals are over. It takes a while, which is said first."""
    services, user = services_of(click.interaction), click.interaction.user
    analysis = services.tables.analysis
    deals = await analysis.deals_of(click.table, user.id)
    if analysis.is_known(click.table, user.id, deals):
        review = await analysis.of_match(services.worker, click.table, user.id)
        await click.answer.reply(match_page(review, click.table))
        return
    shown = await click.answer.reply(waiting_page(deals))
    page = match_page(await analysis.of_match(services.worker, click.table, user.id), click.table)
    await (click.answer.replace(shown, page) if shown is not None else click.answer.reply(page))


async def decision(click: AnyClick) -> None:
    """One of the costliest decisions of a match, chosen from its page."""
    await click.answer.acknowledge()
    services, user = services_of(click.interaction), click.interaction.user
    position = parse_id(click.value)
    made = await services.tables.analysis.of_decision(services.worker, click.table, user.id, position)
    await click.answer.reply(decision_page(made, await _place(click)))


async def share(click: AnyClick) -> None:
    """Post one of one's own decisions in the channel where it was made. Nobody else can."""
    interaction = click.interaction
    services = services_of(interaction)
    channel = await services.tables.analysis.check_shared(click.table)
    if interaction.guild_id is None or channel != interaction.channel_id:
        raise NotAllowed(_ELSEWHERE)
    if not _may_post(interaction):
        raise NotAllowed("You may not post in this channel, so neither do I for you.")
    check_permissions(interaction)
    await click.answer.acknowledge()
    user = interaction.user
    made = await services.tables.analysis.of_decision(services.worker, click.table, user.id, click.position or 0)
    place = await _place(click)
    await _post(click, made.position, await shared_page(made, place).parts())
    await click.answer.redraw(decision_page(made, place, SHARED))


async def _place(click: Click[Any]) -> Place:
    """Where decisions of the click's table are shown to who clicked; their own seat is called what they are called."""
    interaction, tables = click.interaction, services_of(click.interaction).tables
    snapshot = await tables.snapshot(click.table)
    is_here = interaction.guild_id is not None and interaction.channel_id == snapshot.row.channel_id
    return Place(click.table, snapshot.names, is_here and await tables.analysis.may_be_shared(click.table))


def _may_post(interaction: Interaction) -> bool:
    may = interaction.permissions
    return may.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else may.send_messages


async def _post(click: AnyClick, position: int, parts: Parts) -> None:
    """Post a decision once, however often it is asked for at the same moment. Raises a Refusal where Discord does not
    take it.
    """
    interaction = click.interaction
    message = {**parts.sent(), "nonce": f"point{click.table}.{position}"[:25], "enforce_nonce": True}
    picture = (parts.attachment,) if parts.attachment is not None else ()
    try:
        await calls.send(interaction.client, interaction.channel_id or 0, Body(message, *picture))
    except (discord.HTTPException, *BROKEN):
        raise Refusal(_FAILED) from None
