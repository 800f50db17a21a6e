"""Replay, in the context menu of a message: the match that it is about, step by step."""

from itertools import chain

import discord
from discord import app_commands

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.state.snapshot import Snapshot
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import check_bound, part_of
from cogs.kit.commands import ANYWHERE, answered, translatable
from cogs.kit.custom_ids import tables_on
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.payload import Component
from cogs.kit.slots import LOOK_BACK_AT_DEAL, LOOK_BACK_AT_MATCH, LOOK_BACK_AT_OWN_MATCH, REPLAY
from cogs.replay import controls, pages
from cogs.replay.controls import Pages
from cogs.replay.table import Replays

_RECORD = ".txt"

CONTROLS = (controls,)  # their handlers enter themselves


def setup(host: Host) -> Feature:
    name = translatable(Message("menu-replay"))
    menu = app_commands.ContextMenu(name=name, callback=answered(_replay, only_shows=True), allowed_contexts=ANYWHERE)
    return Feature((Replays(host.access), Pages()), (menu,))


async def _replay(answer: Answer, message: discord.Message) -> None:
    """The replay of the match that a message of the bot's is about; or of a record attached to any message."""
    interaction = answer.interaction
    records = [file for file in message.attachments if file.filename.endswith(_RECORD)]
    if records:
        await answer.reply(await part_of(interaction, Pages).of_record(interaction, records[0]))
        return
    rows = (row.to_dict() for row in message.components) if message.author == interaction.client.user else ()
    table = next(chain(tables_on(rows)), None)
    if table is None:
        raise Refusal(Message("refused-no-match-there"))
    await check_bound(interaction, table)
    await answer.reply(await part_of(interaction, Pages).of_table(interaction, table))


def _of_own_match(snapshot: Snapshot) -> Component | None:
    return None if snapshot.row.contest_id is not None else pages.replay_button(snapshot)


LOOK_BACK_AT_DEAL.put(pages.replay_button, rank=1)
LOOK_BACK_AT_MATCH.put(pages.replay_button)
LOOK_BACK_AT_OWN_MATCH.put(_of_own_match, rank=2)
REPLAY.put(pages.button_of_match)
