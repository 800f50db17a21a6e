"""Which table is meant: the channel's; in direct messages the caller's own, who is asked where they sit at several."""

import discord

from bot.table.errors import SeveralTables
from bot.table.snapshot import Snapshot
from cogs.controls.answers import Answer
from cogs.controls.caller import Interaction
from cogs.controls.services import services_of, table_here
from cogs.messages.buttons import MOST_OPTIONS, select
from cogs.messages.payload import Payload

SHOWN = ("hand", "table", "scores")  # what /hand, /table and /scores wish for


async def table_meant(answer: Answer, wish: str) -> Snapshot | None:
    """The table meant. None where the caller has been asked: their choice then does what was wished for, a move in
    notation or one of `SHOWN`. Raises NoTableHere.
    """
    try:
        return await table_here(answer.interaction)
    except SeveralTables as several:
        options = [await _option(answer.interaction, table) for table in several.tables[:MOST_OPTIONS]]
        menu = select("at", "At which table?", options, 0, argument=wish)
        await answer.tell(Payload(str(several), rows=((menu,),)))
        return None


async def _option(interaction: Interaction, table: int) -> discord.SelectOption:
    snapshot = await services_of(interaction).tables.snapshot(table)
    channel = interaction.client.get_channel(snapshot.row.channel_id)
    where = f"#{channel}" if channel else f"table {table}"
    with_whom = f"{snapshot.game.title} with {', '.join(snapshot.names)}"
    return discord.SelectOption(label=where[:100], value=str(table), description=with_whom[:100])
