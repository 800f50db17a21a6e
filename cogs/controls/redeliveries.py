"""Discord may deliver an interaction twice, or to two processes; the second delivery is none of our business."""

from collections import OrderedDict
from typing import Protocol, cast
from weakref import WeakKeyDictionary

import discord

from bot.store.errors import NotLoaded
from bot.store.store import Store
from cogs.controls.caller import Interaction

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


class HasStore(Protocol):
    """A Discord client of ours."""

    store: Store


async def is_applied(interaction: Interaction) -> bool:
    """Whether an interaction that was refused has done its work all the same: a process with our shard was faster."""
    try:
        return await cast("HasStore", interaction.client).store.journal.is_applied(interaction.id)
    except NotLoaded:
        return False
