"""A server's settings on one page: who opens tables, where, how many, by which rules, and quiet hours."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from discord import ChannelType
from discord.utils import format_dt

from bot.message import AllOf, AnyOf, Message, Text, lines, sentences
from bot.rules.catalogue import Catalogue
from bot.rules.options import Options
from bot.table.operations.servers import ServerSettings, hours_of
from bot.table.quiet_hours import clock_time
from bot.words.speaker import say_chat
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.payload.buttons import FormLine, button, channel_select, form, option, role_select, select
from cogs.kit.payload.page import Block, ControlRow, Divider, Page, Section
from cogs.kit.payload.payload import Component
from cogs.kit.slots import POSTS
from cogs.messages.rule_texts import rules_summary
from cogs.settings.pages import SERVER, ServerSetting, language_select

MOST_ROLES, MOST_CHANNELS = 10, 25
_POST_KINDS = (ChannelType.text, ChannelType.news)
_KINDS = (ChannelType.text, ChannelType.news, ChannelType.forum, ChannelType.voice, ChannelType.stage_voice)
_NUMBERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100)
_NO_LIMIT = "any"
_LIMITS = {"tables": Message("server-limit-here"), "hosted": Message("server-limit-host")}
_LIKE_DISCORD = Message("server-language-discord")


class PlayerRole(NamedTuple):
    """The role that is pinged where a table looks for players, and whether Discord lets the bot ping it."""

    id: int
    can_be_pinged: bool


@dataclass(frozen=True, slots=True)
class Server:
    """A server as its page shows it. Of the `roles` and `channels` in its settings only those exist still; `usual` are
    the house rules that it has made its usual ones, by game; `next_quiet` is when quiet hours begin and end next.
    """

    settings: ServerSettings
    roles: Collection[int]
    player_role: PlayerRole | None
    channels: Collection[int]
    usual: Mapping[str, Options]
    next_quiet: tuple[datetime, datetime] | None


def page(server: Server, catalogue: Catalogue, *, explained: bool = False) -> Page:
    """The page of a server's settings; `explained`: with explanations."""
    language = language_select(SERVER, ServerSetting("language"), _LIKE_DISCORD, server.settings.language)
    blocks: list[Block] = [say_chat(Message("server-title")), ControlRow((language,))]
    limits = ("tables", server.settings.most_tables), ("hosted", server.settings.most_hosted)
    blocks += (*_who(server), *_where(server), *(ControlRow((_limit(*limit),)) for limit in limits))
    # One line only: with everything there can be, the page has all the components that Discord takes.
    blocks += [Divider(), *_rules(server, catalogue), *_quiet(server), *_posts(server)]
    label, about = Message("button-hide" if explained else "button-what-is-this"), "off" if explained else "on"
    blocks.append(ControlRow((button(SERVER, label, 0, ServerSetting("about", about)),)))
    return Page((*blocks, *((say_chat(Message("server-about")),) if explained else ())))


def quiet_form(settings: ServerSettings) -> Component:
    hours = hours_of(settings)
    start, end, zone = (clock_time(hours.start), clock_time(hours.end), hours.time_zone) if hours else ("", "", "")
    written = (
        FormLine(Message("server-quiet-from"), "22:00", start),
        FormLine(Message("server-quiet-to"), "08:00", end),
        FormLine(Message("server-quiet-zone"), "Europe/Berlin", zone, longest=40),
    )
    return form(SERVER, Message("server-quiet-title"), written, 0, ServerSetting("quiet"))


def number_of(value: str) -> int | None:
    """A limit that was chosen; None for any number. Raises UnknownControl."""
    if value != _NO_LIMIT and value not in map(str, _NUMBERS):
        raise UnknownControl
    return None if value == _NO_LIMIT else int(value)


def _who(server: Server) -> Iterator[Block]:
    chosen, there = server.settings.opener_roles, server.roles
    text: Text = Message("server-openers-all")
    if chosen:
        roles = Message("server-openers", roles=AnyOf(f"<@&{role}>" for role in there))
        gone = len(chosen) - len(there)
        text = lines(
            roles if there else Message("server-openers-none"),
            Message("server-roles-deleted", roles=gone) if gone else None,
        )
    yield Section(say_chat(text), _none("roles", Message("button-everyone"), disabled=not chosen))
    yield ControlRow((role_select(SERVER, Message("server-choose-roles"), ServerSetting("roles"), there, MOST_ROLES),))


def _where(server: Server) -> Iterator[Block]:
    chosen, there = server.settings.channels, server.channels
    text: Text = Message("server-channels-all")
    if chosen:
        channels = Message("server-channels", channels=AllOf(f"<#{channel}>" for channel in there))
        gone = len(chosen) - len(there)
        text = lines(
            channels if there else Message("server-channels-none"),
            Message("server-channels-deleted", channels=gone) if gone else None,
        )
    yield Section(say_chat(text), _none("channels", Message("button-everywhere"), disabled=not chosen))
    placeholder = Message("server-choose-channels")
    menu = channel_select(SERVER, placeholder, ServerSetting("channels"), there, MOST_CHANNELS, _KINDS)
    yield ControlRow((menu,))


def _limit(name: str, now: int | None) -> Component:
    numbers = sorted({*_NUMBERS, *(() if now is None else (now,))})
    title = _LIMITS[name]
    options = [
        option(Message("server-limit-any", what=title), _NO_LIMIT, chosen=now is None),
        *(
            option(Message("labelled", label=title, value=number), str(number), chosen=number == now)
            for number in numbers
        ),
    ]
    return select(SERVER, title, options, 0, ServerSetting(name))


def _rules(server: Server, catalogue: Catalogue) -> Iterator[Block]:
    if server.settings.rules_locked:
        text, label, setting = Message("server-rules-locked"), Message("button-unlock"), ServerSetting("rules", "free")
    else:
        text, label, setting = Message("server-rules-free"), Message("button-lock"), ServerSetting("rules", "locked")
    games = [(catalogue[name], options) for name, options in server.usual.items() if name in catalogue]
    usual = [
        Message("server-usual-rule", game=game.title, rules=rules_summary(game, options)) for game, options in games
    ]
    words = lines(text, *((Message("server-usual-rules"), *usual) if usual else ()))
    yield Section(say_chat(words), button(SERVER, label, 0, setting))
    if games:
        names = [option(game.title, game.name) for game, _ in games]
        yield ControlRow((select(SERVER, Message("server-clear-rules"), names, 0, ServerSetting("usual")),))


def _quiet(server: Server) -> Iterator[Block]:
    hours, setting = hours_of(server.settings), ServerSetting("quiet")
    if hours is None:
        yield Section(say_chat(Message("server-quiet-none")), button(SERVER, Message("button-set-hours"), 0, setting))
        return
    text: Text = Message("server-quiet", start=clock_time(hours.start), end=clock_time(hours.end), zone=hours.time_zone)
    if server.next_quiet is None:
        text = sentences(text, Message("server-quiet-unknown-zone"))
    else:
        start, end = (format_dt(at, "t") for at in server.next_quiet)
        text = sentences(text, Message("server-quiet-for-you", start=start, end=end))
    yield say_chat(text)
    change, none = button(SERVER, Message("button-change-hours"), 0, setting), Message("button-no-quiet-hours")
    yield ControlRow((change, _none("quiet", none, disabled=False)))


def _posts(server: Server) -> Iterator[Block]:
    settings, role = server.settings, server.player_role
    refused = [
        Message("server-post-refused", post=title, channel=f"<#{settings.wished_channel(name)}>")
        for name, title in POSTS
        if settings.is_refused(name)
    ]
    if role is not None and not role.can_be_pinged:
        refused.append(Message("server-players-unpingable", role=f"<@&{role.id}>"))
    if refused:
        yield say_chat(lines(*refused))
    chosen = () if role is None else (role.id,)
    yield ControlRow((role_select(SERVER, Message("server-players-none"), ServerSetting("players"), chosen, 1),))
    for name, title in POSTS:
        channel = settings.channel_of(name)
        chosen = () if channel is None else (channel,)
        nowhere = Message("server-post-nowhere", post=title)
        yield ControlRow((channel_select(SERVER, nowhere, ServerSetting(name), chosen, 1, _POST_KINDS),))


def _none(name: str, label: Message, *, disabled: bool) -> Component:
    return button(SERVER, label, 0, ServerSetting(name, "none"), disabled=disabled)
