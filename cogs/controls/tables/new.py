"""Opening a table: by command, or by the button of a game."""

from contextlib import suppress

from bot.message import Message
from bot.table.errors import ChannelTaken, NoTableHere
from bot.words.speaker import say_chat
from cogs.controls.clicks import Click
from cogs.controls.interaction import Interaction, check_permissions, parent_of, person_of, services_of
from cogs.controls.tables.opening import refusals_by_name
from cogs.controls.visibility import channel_here
from cogs.messages.pages.games import games_page
from cogs.messages.parts.arguments.tables import NewTable
from cogs.messages.parts.page import Page


async def open_table(interaction: Interaction, new: NewTable, preset: str | None = None) -> None:
    """Open a table in the channel where somebody acts. Raises Refusal, MissingPermission."""
    check_permissions(interaction)
    with refusals_by_name(interaction):
        await services_of(interaction).tables.lifecycle.open(
            interaction.guild_id or 0, interaction.channel_id or 0, person_of(interaction), new.game,
            preset=preset, players=new.players, target=new.target,
            parent_id=parent_of(interaction), interaction_id=interaction.id, channel=channel_here(interaction),
        )  # fmt: skip


async def all_games(interaction: Interaction, new: NewTable) -> Page:
    """All games, for a table in the channel where somebody acts. Raises ChannelTaken, MissingPermission."""
    check_permissions(interaction)
    tables = services_of(interaction).tables
    with suppress(NoTableHere):
        await tables.in_channel(interaction.channel_id or 0)
        raise ChannelTaken
    return games_page(tables.catalogue, new)


async def new_table(click: Click[NewTable]) -> None:
    """Open a table for the game of the button; show all games where it has none."""
    if not click.argument.game:
        await click.answer.reply(await all_games(click.interaction, click.argument))
        return
    await open_table(click.interaction, click.argument)
    opened = Page((say_chat(Message("done-table-opened")),))
    message = click.interaction.message
    is_own = message is not None and message.flags.ephemeral and message.flags.components_v2
    await (click.answer.redraw(opened) if is_own else click.answer.reply(opened))
