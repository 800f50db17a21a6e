"""What a server's owner decides, on one page: who opens tables, where, how many, by which rules, and quiet hours."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from discord import ChannelType
from discord.utils import format_dt

from bot.rules.catalogue import Catalogue
from bot.rules.grammar import joined
from bot.rules.options import Options
from bot.table.operations.servers import ServerSettings, hours_of
from bot.table.quiet_hours import clock_time
from cogs.messages.pages.rule_texts import rules_summary
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.argument import UnknownControl
from cogs.messages.parts.arguments.pages import ServerSetting
from cogs.messages.parts.buttons import Line, button, channel_select, form, option, role_select, select
from cogs.messages.parts.page import Block, Divider, Page, Row, Section
from cogs.messages.parts.payload import Component

MOST_ROLES, MOST_CHANNELS = 10, 25
_POST_KINDS = (ChannelType.text, ChannelType.news)
_KINDS = (ChannelType.text, ChannelType.news, ChannelType.forum, ChannelType.voice, ChannelType.stage_voice)
_NUMBERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100)
_NO_LIMIT = "any"
_HEADING = (
    "## Tables on this server\n-# For who may manage this server. A change counts at once, for every table that is "
    "opened from now on. Tables that are open go on."
)
_USUAL = "-# Who may manage this server makes a table's house rules the usual ones: in its lobby, by **House rules**."
_QUIET = (
    "-# In quiet hours the bot mentions nobody, and sends hands without a sound; that goes for people who wish to know "
    "“at once” too. Play, clocks and computers go on. Who is still waited for is mentioned when they end. An "
    "invitation, which somebody sends, calls at any time."
)


_POSTS = (
    "### What I may post\nNothing, unless you choose a channel for it. **A puzzle a week**, on Monday noon: a moment "
    "of a match played here, if all who sat there allow it in /style. **The day's ranking**: how the daily deal went."
)


@dataclass(frozen=True, slots=True)
class Server:
    """A server as its page shows it. Of the `roles` and `channels` in its settings only those exist still; `usual` are
    the house rules that it has made its usual ones, by game; `next_quiet` is when quiet hours begin and end next.
    """

    settings: ServerSettings
    roles: Collection[int]
    channels: Collection[int]
    usual: Mapping[str, Options]
    next_quiet: tuple[datetime, datetime] | None


def page(server: Server, catalogue: Catalogue) -> Page:
    """The page, for who may manage the server."""
    blocks: list[Block] = [_HEADING]
    parts = _who(server), _where(server), _how_many(server), _rules(server, catalogue), _quiet(server), _posts(server)
    for part in parts:
        blocks += [Divider(), *part]
    return Page(tuple(blocks))


def quiet_form(settings: ServerSettings) -> Component:
    """The form for the quiet hours."""
    hours = hours_of(settings)
    lines = (
        Line("From", "22:00", clock_time(hours.start) if hours else ""),
        Line("To", "08:00", clock_time(hours.end) if hours else ""),
        Line("Time zone (or a city)", "Europe/Berlin", hours.time_zone if hours else "", longest=40),
    )
    return form(ids.SERVER, "Quiet hours", lines, 0, ServerSetting("quiet"))


def number_of(value: str) -> int | None:
    """A limit that was chosen; None for any number. Raises UnknownControl."""
    if value != _NO_LIMIT and value not in map(str, _NUMBERS):
        raise UnknownControl
    return None if value == _NO_LIMIT else int(value)


def _who(server: Server) -> Iterator[Block]:
    chosen, there = server.settings.opener_roles, server.roles
    text = "### Who opens tables\nEverybody."
    if chosen:
        who = "Nobody" if not there else f"Members with {joined((f'<@&{role}>' for role in there), 'or')}"
        text = f"### Who opens tables\n{who}, and who may manage this server."
        text += _deleted(len(chosen) - len(there), "role", "Everybody")
    yield Section(text, _none("roles", "Everybody", disabled=not chosen))
    argument = ServerSetting("roles")
    yield Row((role_select(ids.SERVER, "Only members with these roles", argument, there, MOST_ROLES),))


def _where(server: Server) -> Iterator[Block]:
    chosen, there = server.settings.channels, server.channels
    text = "### Where\nIn every channel."
    if chosen:
        where = "Nowhere." if not there else f"In {joined(f'<#{channel}>' for channel in there)}, and in threads there."
        text = f"### Where\n{where}{_deleted(len(chosen) - len(there), 'channel', 'Everywhere')}"
    yield Section(text, _none("channels", "Everywhere", disabled=not chosen))
    argument = ServerSetting("channels")
    yield Row((channel_select(ids.SERVER, "Only in these channels", argument, there, MOST_CHANNELS, _KINDS),))


def _deleted(number: int, what: str, way_out: str) -> str:
    """What is said of roles or channels that were chosen and do not exist any more."""
    if not number:
        return ""
    gone = f"A {what} you had chosen was" if number == 1 else f"{number} {what}s you had chosen were"
    return f"\n⚠️ {gone} deleted: choose again, or press **{way_out}**."


def _how_many(server: Server) -> Iterator[Block]:
    settings = server.settings
    yield "### How many at once\nLobbies and matches that are open at the same time, on this server and by one host."
    yield Row((_limit("tables", "On this server", settings.most_tables),))
    yield Row((_limit("hosted", "By one host", settings.most_hosted),))


def _limit(name: str, title: str, now: int | None) -> Component:
    numbers = sorted({*_NUMBERS, *(() if now is None else (now,))})
    options = [
        option(f"{title}: any number", _NO_LIMIT, chosen=now is None),
        *(option(f"{title}: {number}", str(number), chosen=number == now) for number in numbers),
    ]
    return select(ids.SERVER, title, options, 0, ServerSetting(name))


def _rules(server: Server, catalogue: Catalogue) -> Iterator[Block]:
    if server.settings.rules_locked:
        text = "**Locked**: every table has the usual house rules. Only who may manage this server opens others."
        other = button(ids.SERVER, "Unlock", 0, ServerSetting("rules", "free"))
    else:
        text = "**Free**: who hosts a table may choose others than the usual ones."
        other = button(ids.SERVER, "Lock", 0, ServerSetting("rules", "locked"))
    yield Section(f"### House rules\n{text}", other)
    games = [(catalogue[name], options) for name, options in server.usual.items() if name in catalogue]
    lines = [f"- {game.title}: {rules_summary(game, options)}" for game, options in games]
    usual = "\n".join(lines) or "Each game has its own: its first preset."
    yield f"**The usual ones**\n{usual}\n{_USUAL}"
    if games:
        options = [option(game.title, game.name) for game, _ in games]
        yield Row((select(ids.SERVER, "Back to a game's own house rules", options, 0, ServerSetting("usual")),))


def _quiet(server: Server) -> Iterator[Block]:
    hours = hours_of(server.settings)
    change = button(ids.SERVER, "Change…" if hours else "Set…", 0, ServerSetting("quiet"))
    if hours is None:
        yield Section("### Quiet hours for pings\nNone.", change)
    else:
        when = f"From {clock_time(hours.start)} to {clock_time(hours.end)}, time zone {hours.time_zone}."
        if server.next_quiet is None:
            when += " ⚠️ This machine does not know that time zone, so they are not kept."
        else:
            start, end = (format_dt(at, "t") for at in server.next_quiet)
            when += f" By your own clock: {start} to {end}."
        yield Section(f"### Quiet hours for pings\n{when}", change)
        yield Row((_none("quiet", "No quiet hours", disabled=False),))
    yield _QUIET


def _posts(server: Server) -> Iterator[Block]:
    settings = server.settings
    posts = (
        ("puzzle", "The weekly puzzle", settings.puzzle_channel, settings.puzzle_refused),
        ("daily", "The day's ranking", settings.daily_channel, settings.daily_refused),
    )
    refused = [
        f"⚠️ {title} is off: I cannot post in <#{channel}> any more. Let me see it, send messages and attach files "
        "there, then choose it again."
        for _, title, channel, is_refused in posts
        if is_refused
    ]
    yield "\n".join((_POSTS, *refused))
    for name, title, channel, is_refused in posts:
        chosen = () if channel is None or is_refused else (channel,)
        yield Row((channel_select(ids.SERVER, f"{title}: nowhere", ServerSetting(name), chosen, 1, _POST_KINDS),))


def _none(name: str, label: str, *, disabled: bool) -> Component:
    return button(ids.SERVER, label, 0, ServerSetting(name, "none"), disabled=disabled)
