"""Discord may deliver an interaction twice; the second delivery is none of our business."""

from collections import OrderedDict
from weakref import WeakKeyDictionary

import discord

from cogs.caller import Interaction

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
