"""Discord may deliver an interaction twice, or to two processes; the second delivery is none of our business."""

from collections import OrderedDict
from weakref import WeakKeyDictionary

import discord

from bot.table.errors import NotLoaded
from cogs.controls.caller import Interaction
from cogs.controls.services import services_of

REMEMBERED = 10_000
_seen: WeakKeyDictionary[discord.Client, OrderedDict[int, None]] = WeakKeyDictionary()


def is_first(interaction: Interaction) -> bool:
    """Whether the client meets this interaction for the first time; so it does at most once."""
    seen = _seen.setdefault(interaction.client, OrderedDict())
    if interaction.id in seen:
        return False
    seen[interaction.id] = None
    if len(seen) > REMEMBERED:
        seen.popitem(last=False)
    return True


async def is_applied(interaction: Interaction) -> bool:
    """Whether an interaction that was refused has done its work all the same: a process with our shard was faster."""
    try:
        return await services_of(interaction).tables.is_applied(interaction.id)
    except NotLoaded:
        return False
