"""/settings, the choices of a person; /domino setup, those of a server's admins; and the clicks on both pages."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.message import Message, Quoted
from bot.table.operations.servers import ServerSettings, check_manages_server
from bot.words.speaker import speak
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.clicks import Click, on
from cogs.kit.answers.interaction import (
    Interaction,
    MissingPermission,
    check_not_silenced,
    guild_of,
    missing_of,
    person_of,
    services_of,
)
from cogs.kit.commands import command, server_only
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import button
from cogs.kit.payload.page import Page
from cogs.kit.slots import LISTED_COMMANDS, MORE, POSTS, SAMPLES, Listed
from cogs.settings import pages, server_pages
from cogs.settings.pages import SERVER, STYLE, PersonalSetting, ServerSetting, chosen_language
from cogs.settings.server_pages import PlayerRole, Server


def setup(_: Host) -> Feature:
    set_up = command("domino-setup", only_shows=True)(_set_up)
    return Feature(commands=(SettingsCommands(),), in_domino=(server_only(set_up),))


class SettingsCommands(commands.Cog):
    @command("settings", only_shows=True)
    async def settings(self, answer: Answer) -> None:
        interaction = answer.interaction
        likes = await services_of(interaction).tables.preferences.of_person(interaction.user.id)
        await answer.reply(pages.page(likes))


async def _set_up(answer: Answer) -> None:
    await answer.reply(await settings_page(answer.interaction))


_LIMITS = {"tables": "most_tables", "hosted": "most_hosted"}


@on(STYLE)
async def style(click: Click[PersonalSetting]) -> None:
    """Show how a person likes to play, or change it."""
    preferences, setting = click.tables.preferences, click.argument
    user_id = click.user_id
    if not setting.name:
        await click.answer.reply(pages.page(await preferences.of_person(user_id)))
        return
    if setting.name == "about":
        likes, explained = await preferences.of_person(user_id), setting.value == "on"
        await click.answer.redraw(pages.page(likes, explained=explained))
        return
    if setting.name == "language":
        setting = PersonalSetting(setting.name, chosen_language(click.value) or "")
    likes = await preferences.change(user_id, partial(pages.changed, setting=setting))
    speak(likes.reads)
    await click.answer.redraw(pages.page(likes, setting.name))


async def settings_page(
    interaction: Interaction, settings: ServerSettings | None = None, *, explained: bool = False
) -> Page:
    """The page of the server's settings, read anew unless they are given. Raises NotAllowed."""
    check_manages_server(person_of(interaction))
    services, guild = services_of(interaction), guild_of(interaction)
    servers = services.tables.servers
    settings = settings or await servers.settings(guild.id)
    server = Server(
        settings,
        [role for role in settings.opener_roles if guild.get_role(role) is not None],
        _player_role(guild, settings.player_role),
        [channel for channel in settings.channels if guild.get_channel(channel) is not None],
        await servers.usual_rules(guild.id),
        await servers.next_quiet_hours(guild.id),
    )
    return server_pages.page(server, services.tables.catalogue, explained=explained)


def _player_role(guild: discord.Guild, named: int | None) -> PlayerRole | None:
    """The role that is pinged for players, if it still exists."""
    role = guild.get_role(named) if named is not None else None
    if role is None:
        return None
    return PlayerRole(role.id, can_be_pinged=role.mentionable or guild.me.guild_permissions.mention_everyone)


@on(SERVER)
async def change(click: Click[ServerSetting]) -> None:
    """Change a setting of the server. Raises NotAllowed."""
    interaction, setting = click.interaction, click.argument
    person, guild_id = person_of(interaction), interaction.guild_id or 0
    check_manages_server(person)
    servers = services_of(interaction).tables.servers
    settings: ServerSettings | None = None
    if setting.name == "roles":
        roles = _found(click, "roles")
        everybody = guild_id in roles  # the role that everybody has
        settings = await servers.change(guild_id, person, opener_roles=[] if everybody else roles)
    elif setting.name == "channels":
        settings = await servers.change(guild_id, person, channels=_found(click, "channels"))
    elif setting.name in ("language", "players", *_LIMITS, *(name for name, _ in POSTS)):
        settings = await servers.change(guild_id, person, **_choice(click))
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
        await click.answer.open_form(server_pages.quiet_form(await servers.settings(guild_id)))
        return
    explained = setting.name == "about" and setting.value == "on"
    await click.answer.redraw(await settings_page(interaction, settings, explained=explained))


def _choice(click: Click[ServerSetting]) -> Mapping[str, Any]:
    """The change made by a choice in a select. Raises UnknownControl, MissingPermission."""
    name = click.argument.name
    if name == "language":
        return {"language": chosen_language(click.value)}
    if name == "players":
        roles = [role for role in _found(click, "roles") if role != click.interaction.guild_id]  # not @everyone
        return {"player_role": roles[0] if roles else None}
    return {_LIMITS[name]: server_pages.number_of(click.value)} if name in _LIMITS else _post(click)


def _post(click: Click[ServerSetting]) -> dict[str, int | bool | None]:
    """The change of the channel for a kind of post. Raises MissingPermission."""
    name, chosen = click.argument.name, _found(click, "channels")[:1]
    _check_may_post(guild_of(click.interaction), chosen)
    return {f"{name}_channel": chosen[0] if chosen else None, f"{name}_refused": False}


def _check_may_post(guild: discord.Guild, channels: Iterable[int]) -> None:
    """Raises MissingPermission, which names what the bot lacks to post pictures in these channels."""
    for channel in filter(None, map(guild.get_channel, channels)):
        permissions = channel.permissions_for(guild.me)
        check_not_silenced(guild, channel, permissions)
        missing = missing_of(permissions)
        if missing.items:
            where = Quoted(channel.name)
            raise MissingPermission(Message("server-cannot-post", missing=missing, channel=where))


def _found(click: Click[ServerSetting], kind: str) -> list[int]:
    """The roles or channels that were chosen: those of the server, as Discord has found them."""
    if click.argument.value:
        return []
    return [*click.found(kind)][: server_pages.MOST_ROLES if kind == "roles" else server_pages.MOST_CHANNELS]


LISTED_COMMANDS.put(Listed("settings"))
LISTED_COMMANDS.put(Listed("domino-setup", for_managers=True))
MORE.put(lambda _: button(STYLE, Message("button-settings"), 0))
SAMPLES.put(pages.samples, rank=1)
