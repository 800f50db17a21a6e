"""Clicks by which a server's owner decides about its tables; and what others are told who may not open one."""

from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from typing import Any, cast

import discord

from bot.rules.errors import Refusal
from bot.rules.grammar import joined
from bot.table.errors import NotAnOpener, NotOpenedHere
from bot.table.operations.servers import ServerSettings, check_manages_server
from bot.words.names import clean_name
from cogs.controls.clicks import Click
from cogs.controls.interaction import Interaction, person_of, services_of
from cogs.messages.pages import server_page
from cogs.messages.pages.server_page import Server
from cogs.messages.parts.arguments import ServerSetting, UnknownControl
from cogs.messages.parts.page import Page

_JUST_STARTED = "I have just started, and Discord has not told me of this server yet. Try again in a moment."
_LIMITS = {"tables": "most_tables", "hosted": "most_hosted"}


async def settings_page(interaction: Interaction, settings: ServerSettings | None = None) -> Page:
    """The page of the server's settings, read anew unless they are given. Raises NotAllowed."""
    check_manages_server(person_of(interaction), "see this server's settings")
    services, guild = services_of(interaction), _guild_of(interaction)
    servers = services.tables.servers
    settings = settings or await servers.settings(guild.id)
    server = Server(
        settings,
        [role for role in settings.opener_roles if guild.get_role(role) is not None],
        [channel for channel in settings.channels if guild.get_channel(channel) is not None],
        await servers.usual_rules(guild.id),
        await servers.next_quiet_hours(guild.id),
    )
    return server_page.page(server, services.tables.catalogue)


async def change(click: Click[ServerSetting]) -> None:
    """Change a setting of the server, by whoever may manage it now."""
    interaction, setting = click.interaction, click.argument
    person, guild_id = person_of(interaction), interaction.guild_id or 0
    check_manages_server(person, "change this server's settings")
    servers = services_of(interaction).tables.servers
    settings: ServerSettings | None = None
    if setting.name == "roles":
        roles = _found(click, "roles")
        everybody = guild_id in roles  # the role that everybody has
        settings = await servers.change(guild_id, person, opener_roles=[] if everybody else roles)
    elif setting.name == "channels":
        settings = await servers.change(guild_id, person, channels=_found(click, "channels"))
    elif setting.name in _LIMITS:
        settings = await servers.change(guild_id, person, **{_LIMITS[setting.name]: server_page.number_of(click.value)})
    elif setting.name == "rules" and setting.value:
        settings = await servers.change(guild_id, person, rules_locked=setting.value == "locked")
    elif setting.name == "usual":
        await servers.clear_usual_rules(guild_id, person, click.value)
    elif setting.name == "quiet" and setting.value:
        settings = await servers.change(guild_id, person, quiet_from=None, quiet_to=None, time_zone=None)
    elif setting.name == "quiet" and click.values:
        if len(click.values) != 3:  # the lines of the form
            raise UnknownControl
        start, end, time_zone = click.values
        settings = await servers.set_quiet_hours(guild_id, person, start, end, time_zone)
    elif setting.name == "quiet":
        await click.answer.open_form(server_page.quiet_form(await servers.settings(guild_id)))
        return
    await click.answer.redraw(await settings_page(interaction, settings))


def _found(click: Click[ServerSetting], kind: str) -> list[int]:
    """The roles or channels that were chosen: those of the server, as Discord has found them."""
    if click.argument.value:
        return []
    data = cast("Mapping[str, Any]", click.interaction.data or {})
    there = data.get("resolved", {}).get(kind, {})
    most = server_page.MOST_ROLES if kind == "roles" else server_page.MOST_CHANNELS
    return [int(value) for value in click.values if value in there][:most]


def _guild_of(interaction: Interaction) -> discord.Guild:
    """The server, with its roles and channels. Raises Refusal where Discord has not told of them yet."""
    guild = interaction.guild
    if guild is None or guild.unavailable:
        raise Refusal(_JUST_STARTED)
    return guild


@contextmanager
def refusals_by_name(interaction: Interaction) -> Generator[None]:
    """Within, a refusal to open a table here, or for this person, names the channels or the roles."""
    try:
        yield
    except NotOpenedHere as refused:
        raise Refusal(_where(_guild_of(interaction), interaction.user, refused.channels)) from refused
    except NotAnOpener as refused:
        raise Refusal(_who(_guild_of(interaction), refused.roles)) from refused


def _where(guild: discord.Guild, person: discord.User | discord.Member, channels: Iterable[int]) -> str:
    """Where tables are opened instead, as far as this person sees it."""
    there = [channel for channel in map(guild.get_channel, channels) if channel is not None]
    if not there:
        return (
            "The channels in which tables were opened here have been deleted. Ask somebody who may manage this server "
            "to choose others, by /boneyard settings."
        )
    seen = [
        f"#{clean_name(channel.name)}"
        for channel in there
        if isinstance(person, discord.Member) and channel.permissions_for(person).view_channel
    ]
    if not seen:
        return "Tables are opened in channels here that you do not see. Ask somebody who may manage this server."
    return f"Tables are opened in {joined(seen)} here."


def _who(guild: discord.Guild, roles: Iterable[int]) -> str:
    """Who opens tables instead."""
    there = [f"@{clean_name(role.name)}" for role in map(guild.get_role, roles) if role is not None]
    if not there:
        return (
            "The roles whose members opened tables here have been deleted. Ask somebody who may manage this server to "
            "choose others, by /boneyard settings."
        )
    return f"Only {joined(there, 'or')} members open tables on this server."
