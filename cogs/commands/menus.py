"""What can be done with a person or a message: the commands of their context menus."""

from itertools import chain

import discord
from discord import app_commands

from bot.message import Message, Who
from bot.rules.errors import Refusal
from cogs.commands.tree import AMONG_PEOPLE, ANYWHERE
from cogs.commands.words import translatable
from cogs.controls.answers import Answer, handle
from cogs.controls.contests.challenge import check_may_challenge
from cogs.controls.interaction import Interaction, check_bound, check_permissions, services_of
from cogs.controls.replay.pages import page_of_record, page_of_table
from cogs.messages import texts
from cogs.messages.pages.games import duels_page
from cogs.messages.parts.custom_ids import tables_on
from cogs.messages.replay_ids import ReplayPlace

_RECORD = ".txt"


def context_menus() -> tuple[app_commands.ContextMenu, ...]:
    """The commands, as they are registered."""
    challenge, replay = translatable(Message("menu-challenge")), translatable(Message("menu-replay"))
    return (
        app_commands.ContextMenu(name=challenge, callback=_challenge, allowed_contexts=AMONG_PEOPLE),
        app_commands.ContextMenu(name=replay, callback=_replay, allowed_contexts=ANYWHERE),
    )


async def _challenge(interaction: Interaction, user: discord.User | discord.Member) -> None:
    """Challenge a person to a duel: of which game is asked."""

    async def work(answer: Answer) -> None:
        check_may_challenge(interaction, user)
        check_permissions(interaction)
        catalogue = services_of(interaction).tables.catalogue
        who = Who(texts.plain(user.display_name))
        await answer.reply(duels_page(catalogue, user.id, who))

    await handle(interaction, work, only_shows=True)


async def _replay(interaction: Interaction, message: discord.Message) -> None:
    """The replay of the match that a message of the bot's is about; or of a record attached to any message."""

    async def work(answer: Answer) -> None:
        records = [file for file in message.attachments if file.filename.endswith(_RECORD)]
        if records:
            await answer.reply(await page_of_record(interaction, records[0]))
            return
        rows = (row.to_dict() for row in message.components) if message.author == interaction.client.user else ()
        table = next(chain(tables_on(rows)), None)
        if table is None:
            raise Refusal(Message("refused-no-match-there"))
        await check_bound(interaction, table)
        await answer.reply(await page_of_table(interaction, table, ReplayPlace()))

    await handle(interaction, work, only_shows=True)
