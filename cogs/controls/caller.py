"""Who acts: an interaction of Discord's, and the person behind it as a table knows them."""

import unicodedata
from typing import Any

import discord

from bot.table.permissions import Person

Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """The person; they manage a channel only where Discord says so."""
    manages = interaction.guild_id is not None and interaction.permissions.manage_channels
    return Person(interaction.user.id, name_of(interaction.user), manages)


def name_of(user: discord.User | discord.Member) -> str:
    """The name under which somebody is known here."""
    return one_line(user.display_name) or one_line(user.name) or "Player"


def one_line(name: str) -> str:
    """A name on one line, without what is invisible or turns the text around it."""
    kept = (one for one in name if one.isspace() or unicodedata.category(one)[0] != "C")
    return " ".join("".join(kept).split())
