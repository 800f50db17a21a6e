"""The settings of a server: who opens tables, where, how many, by which rules, its quiet hours; and its removal."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfoNotFoundError

from bot import clock
from bot.message import Message
from bot.rules.errors import BadOptions, Refusal
from bot.rules.options import Options, load
from bot.store.schema.servers import Channel, ChannelKind, ServerSettings
from bot.store.scores.viewers import NOWHERE, Viewer
from bot.store.server_posts import ServerPost, ServerPostStore
from bot.store.servers import Shards
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, NotAnOpener, NotLoaded, NotOpenedHere, NotSaved
from bot.table.permissions import Person
from bot.table.quiet_hours import QuietHours, quiet_hours
from bot.words.locales import language_of

__all__ = [
    "NOWHERE", "Channel", "ChannelKind", "Removals", "ServerPost", "ServerPostStore", "ServerSettings", "Servers",
    "Viewer", "are_rules_locked", "check_manages_server", "check_may_open", "hours_of",
]  # fmt: skip

log = logging.getLogger(__name__)

# Which server, its settings as they will be, and the names of those that change.
BeforeChange = Callable[[int, ServerSettings, Collection[str]], Awaitable[None]]


class Servers:
    """Reads and changes the settings of servers. Nothing of them is kept in memory: a change holds in all processes."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store
        self._before_change = list[BeforeChange]()

    def before_change(self, listener: BeforeChange) -> None:
        """Have something done before settings of a server change, with their names and how they will be."""
        self._before_change.append(listener)

    async def settings(self, guild_id: int) -> ServerSettings:
        """A server's settings."""
        return await self._store.servers.settings(guild_id)

    async def change(self, guild_id: int, by: Person, **changes: Any) -> ServerSettings:
        """Set some of a server's settings, by their names in ServerSettings. Raises NotAllowed."""
        check_manages_server(by)
        return await self._change(guild_id, changes)

    async def set_quiet_hours(self, guild_id: int, by: Person, start: str, end: str, time_zone: str) -> ServerSettings:
        """Set a server's quiet hours, as written by a person. Raises BadTime, NotAllowed."""
        check_manages_server(by)
        hours = await asyncio.to_thread(quiet_hours, start, end, time_zone)  # it reads files
        changes = {"quiet_from": hours.start, "quiet_to": hours.end, "time_zone": hours.time_zone}
        return await self._change(guild_id, changes)

    async def _change(self, guild_id: int, changes: Mapping[str, Any]) -> ServerSettings:
        settings = replace(await self.settings(guild_id), **changes)
        for listener in self._before_change:
            await listener(guild_id, settings, changes.keys())
        return await self._store.servers.change(guild_id, changes)

    async def note_refused(self, guild_id: int, post: str) -> None:
        """Store that Discord does not take a post where the owner wished it: none is sent until they choose anew."""
        await self._store.servers.change(guild_id, {f"{post}_refused": True})

    async def usual_rules(self, guild_id: int) -> Mapping[str, Options]:
        """The house rules that a server has made its usual ones, by game."""
        usual = dict[str, Options]()
        for name, values in (await self._store.house_rules.games(guild_id)).items():
            if (game := self._access.catalogue.get(name)) is not None:
                try:
                    usual[name] = load(game.options_type, values)
                except BadOptions:  # of another version: its tables have the first preset
                    continue
        return usual

    async def clear_usual_rules(self, guild_id: int, by: Person, game: str) -> None:
        """Make a game's own house rules a server's usual ones again. Raises NotAllowed."""
        check_manages_server(by)
        await self._store.house_rules.clear(guild_id, game)

    async def language(self, guild_id: int, locale: str | None) -> str:
        """The language of what everybody on a server sees. `locale` is the server's on Discord, if it is known."""
        return language_in(await self.settings(guild_id), locale)

    async def are_rules_locked(self, guild_id: int, person: Person) -> bool:
        """True if the server has locked its house rules for this person."""
        return are_rules_locked(await self.settings(guild_id), person)

    async def quiet_until(self, guild_id: int, at: datetime | None = None) -> datetime | None:
        """The end of the quiet hours that a moment, by default now, is in; None outside of them."""
        now = at or clock.now()
        hours = hours_of(await self.settings(guild_id))
        return None if hours is None else await asyncio.to_thread(_end_of, hours, now)

    async def next_quiet_hours(self, guild_id: int) -> tuple[datetime, datetime] | None:
        """The next start and end of a server's quiet hours; None where it has none."""
        hours = hours_of(await self.settings(guild_id))
        return None if hours is None else await asyncio.to_thread(_next, hours, clock.now())


def language_in(settings: ServerSettings, locale: str | None) -> str:
    """The language of what everybody on a server sees: as its owner has chosen, else by its locale on Discord."""
    return language_of(settings.language or locale)


def hours_of(settings: ServerSettings) -> QuietHours | None:
    """A server's quiet hours, if it has any."""
    if settings.quiet_from is None or settings.quiet_to is None or settings.time_zone is None:
        return None
    return QuietHours(settings.quiet_from, settings.quiet_to, settings.time_zone)


def check_manages_server(by: Person) -> None:
    """Raises NotAllowed unless the person may manage the server."""
    if not by.manages_server:
        raise NotAllowed(Message("error-manage-server"))


def check_may_open(settings: ServerSettings, host: Person, places: Collection[int | None], *, by_role: bool) -> None:
    """Raises NotOpenedHere unless tables are opened at one of these `places`, a channel and its parent; and
    NotAnOpener unless this person opens tables: `by_role`, it depends on their roles.
    """
    if settings.channels and set(places).isdisjoint(settings.channels):
        raise NotOpenedHere(settings.channels)
    if by_role and settings.opener_roles and host.roles.isdisjoint(settings.opener_roles) and not host.manages_server:
        raise NotAnOpener(settings.opener_roles)


def are_rules_locked(settings: ServerSettings, person: Person) -> bool:
    """True if the server has locked its house rules for this person. People who manage the server can change them."""
    return settings.rules_locked and not person.manages_server


def _end_of(hours: QuietHours, at: datetime) -> datetime | None:
    try:
        return hours.next_end(at) if hours.include(at) else None
    except ZoneInfoNotFoundError as error:  # the database has moved to a machine that knows fewer
        log.warning("quiet hours are not kept: %s", error)
        return None


def _next(hours: QuietHours, after: datetime) -> tuple[datetime, datetime] | None:
    try:
        return hours.next_start(after), hours.next_end(after)
    except ZoneInfoNotFoundError:
        return None


class Removals:
    """Ends what is open on a server that removed the bot (`close` ends a table, by id). Its data is deleted later."""

    def __init__(self, access: TableAccess, close: Callable[[int], Awaitable[object]]) -> None:
        self._store = access.store
        self._close = close

    async def leave(self, guild_id: int) -> None:
        """The bot was removed from a server: end its open tables. Raises NotLoaded, NotSaved."""
        if await self._store.removals.note_removed(guild_id):
            log.info("the bot was removed from server %d", guild_id)
        for table_id in await self._store.removals.open_tables(guild_id):
            try:
                await self._close(table_id)
            except (NotLoaded, NotSaved):
                raise
            except Refusal as refusal:  # it cannot be read, and so not be shown
                log.warning("table %d is ended unread: %s", table_id, refusal)
                await self._store.tables.end(table_id, "stopped")

    async def come_back(self, guild_id: int) -> None:
        """The bot is on a server, perhaps again: its data stays. Raises NotLoaded, NotSaved."""
        if guild_id in await self._store.removals.removed():
            await self._store.removals.note_returned([guild_id])

    async def compare(self, present: AbstractSet[int], shards: Shards | None = None) -> None:
        """Note from which servers (of some shards) the bot was removed, and to which it was added again, while it did
        not run: `present` are those it is on. Raises NotLoaded, NotSaved.
        """
        removed = await self._store.removals.removed()
        if returned := present & removed.keys():
            await self._store.removals.note_returned(returned)
        known = await self._store.removals.with_data(shards)
        gone = known - present
        if len(gone - removed.keys()) > 1 and gone == known:
            log.warning("the bot is on no server that its database knows: is this another bot's token?")
            return
        for guild_id in sorted(gone):  # also those noted before: a crash may have left their tables open
            await self.leave(guild_id)
