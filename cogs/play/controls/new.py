"""Opening a table: by command, or by the button of a game. Outside of the bot's servers it is for practice."""

from contextlib import suppress

from bot.message import Message
from bot.table.errors import ChannelTaken, HasPractice, NoTableHere
from bot.table.operations.lifecycle import NewTableRules
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click
from cogs.kit.answers.interaction import Interaction, check_permissions, person_of, services_of
from cogs.kit.answers.place import is_direct, server_of
from cogs.kit.answers.registry import on
from cogs.kit.answers.visibility import channel_here
from cogs.kit.controls import actions
from cogs.kit.controls.table_arguments import TableToOpen
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from cogs.messages.games import games_page
from cogs.play.controls import private
from cogs.play.controls.opening import refusals_by_name


async def opened(answer: Answer, new: TableToOpen, preset: str | None = None) -> None:
    """Open a table here, and show it. Raises Refusal, MissingPermission."""
    table = await _open(answer.interaction, new, preset)
    if not table.row.solo:
        await answer.reply(Payload(say_chat(Message("done-table-opened"))))
    else:
        await show_own(answer, table)


async def show_own(answer: Answer, table: Snapshot) -> None:
    """Show a person their own table; in the channel with its messages, point to those."""
    seat = table.seat_of(answer.interaction.user.id)
    if seat is None or is_at_home(answer.interaction, table):
        await answer.reply(Payload(say_chat(Message("done-table-below"))))
    else:
        await private.show_hand(answer, table, seat, anew=True)


def is_at_home(interaction: Interaction, table: Snapshot) -> bool:
    """Whether this channel is the one with the messages of a person's own table."""
    return is_direct(interaction) and table.row.channel_id == interaction.channel_id


async def _open(interaction: Interaction, new: TableToOpen, preset: str | None) -> Snapshot:
    check_permissions(interaction)
    lifecycle, guild_id = services_of(interaction).tables.lifecycle, server_of(interaction)
    rules = NewTableRules(preset, new.players, new.target)
    if guild_id is None:
        home = interaction.channel_id or 0 if is_direct(interaction) else 0
        made = await lifecycle.open_practice(
            home, person_of(interaction), new.game, rules=rules, interaction_id=interaction.id
        )
        return made.snapshot
    with refusals_by_name(interaction):
        made = await lifecycle.open(
            guild_id, interaction.channel_id or 0, person_of(interaction), new.game,
            rules=rules, interaction_id=interaction.id, channel=channel_here(interaction),
        )  # fmt: skip
    return made.snapshot


async def all_games(interaction: Interaction, new: TableToOpen) -> Page:
    """All games, to open a table here. Raises ChannelTaken, HasPractice, MissingPermission."""
    check_permissions(interaction)
    tables = services_of(interaction).tables
    with suppress(NoTableHere):
        if server_of(interaction) is None:
            raise HasPractice((await tables.practice_of(interaction.user.id)).id)
        await tables.in_channel(interaction.channel_id or 0)
        raise ChannelTaken
    return games_page(tables.catalogue, new)


@on(actions.NEW_TABLE)
async def new_table(click: Click[TableToOpen]) -> None:
    """Open a table for the button's game; without one show all games."""
    if not click.argument.game:
        await click.answer.reply(await all_games(click.interaction, click.argument))
        return
    table = await _open(click.interaction, click.argument, None)
    message = click.interaction.message
    is_own = message is not None and message.flags.ephemeral and message.flags.components_v2
    if table.row.solo and not is_at_home(click.interaction, table):
        await show_own(click.answer, table)
        return
    told = Page((say_chat(Message("done-table-below" if table.row.solo else "done-table-opened")),))
    await (click.answer.redraw(told) if is_own else click.answer.reply(told))
