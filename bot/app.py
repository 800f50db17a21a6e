"""The Discord client: logs in, loads the cogs, resumes tables, and shuts down cleanly."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, suppress
from datetime import datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any, TypeVarTuple

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import clock
from bot.background import Background, DueLoop, pauses, until_done
from bot.login_errors import REFUSALS, passes, pause_after, until_let_in, why_not
from bot.monitoring.server import GatewayWatch, ShardState
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE, Catalogue
from bot.rules.errors import Refusal
from bot.settings import Settings
from bot.store.store import Store
from bot.table.clocks import Clocks, Retention
from bot.table.computers import Computers
from bot.table.errors import NotLoaded, NotSaved
from bot.table.state.snapshot import Outcome
from bot.table.state.times import Stages, TurnTimes
from bot.table.tables import Shards, Tables
from bot.words.mentions import CHAT
from bot.words.own_words import reads_like_own
from cogs import FEATURES
from cogs.delivery.courier import LOOKED_AFTER_EVERY, Courier
from cogs.delivery.reminders import Reminders
from cogs.kit.answers.clicks import HANDLERS, Clicks, Handler
from cogs.kit.answers.interaction import Services
from cogs.kit.calls import count_calls
from cogs.kit.commands import ANYWHERE, FOR_ALL, CommandTranslator, Tree, log_late_suggestions_briefly
from cogs.kit.discord_errors import BROKEN
from cogs.kit.emojis import Emojis
from cogs.kit.feature import Host, import_all, load
from cogs.kit.post import Post
from images.warm import warming

log = logging.getLogger(__name__)
import_all(FEATURES)
# Seconds. A supervisor such as systemd or Docker kills a bot that takes more than ten to stop.
_FINISHES_WITHIN = 4.0  # limit for the presses under way
_LEAVES_WITHIN = 2.0  # limit for Discord to close the connection
_REGISTERS_WITHIN = 10.0  # the bot goes on without registered commands after this
_REGISTERS_EVERY = 1800.0  # the longest pause between two tries to register
Ts = TypeVarTuple("Ts")


class Boneyard(commands.AutoShardedBot):
    """The bot. It reads no messages: guilds is its only intent."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        catalogue: Catalogue = CATALOGUE,
        handlers: Iterable[Handler[Any]] = HANDLERS,
        when_warm: Callable[[], object] | None = None,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it does not speak
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_installs=FOR_ALL,
            allowed_contexts=ANYWHERE,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.25,  # seconds to wait for the next server; resuming tables needs none
            shard_count=settings.shard_count,
            shard_ids=list(settings.shard_ids) if settings.shard_ids else None,  # type: ignore[arg-type]
        )
        self._api_url = settings.discord_api_url
        self._shards = (
            Shards(settings.shard_ids, settings.shard_count) if settings.shard_ids and settings.shard_count else None
        )
        self.store = store
        reminder, substitute = settings.remind_minutes * 60, settings.substitute_hours * 3600
        times = TurnTimes(reminder=reminder, post=substitute, usual=settings.table_clock)
        tables = Tables(store, catalogue, stages=Stages.at_pace(settings.computer_pace), times=times)
        post = Post(self)
        self._worker = Worker()
        self.courier = Courier(tables, post)
        self.services = Services(tables, self._worker, settings.operator)
        self.services.parts.add(self.courier)
        tables.listeners.append(self._note_seated)
        self._clicks = Clicks(handlers)
        reminders = Reminders(tables, post, self.courier)
        self._computers = Computers(
            tables, self._worker.choose, settings.computer_pace, self._worker.start, self._worker.choose_untimed
        )
        self._clocks = Clocks(tables, reminders.remind, play=self._computers.start_work, show=self.courier.on_outcome)
        host = Host(self, tables, tables.access, post, self._worker, self._shards, self.services.parts)
        self.features = tuple(load(FEATURES, host))
        self._retention = Retention(tables, timedelta(days=settings.keep_matches_days))
        uploads = self._shards is None or 0 in self._shards.ids
        self._emojis = Emojis(self, uploads=uploads) if settings.tile_emojis else None
        self._left_undone = DueLoop("what others left undone", self._look_after_others, _next_look, NotLoaded, NotSaved)
        self._background = Background(Refusal)
        self._when_warm = when_warm
        self._gateway = GatewayWatch(self)
        self._resumed = self.is_resumed = False
        self._end = self._closing()
        self._ending: asyncio.Task[None] | None = None
        log_late_suggestions_briefly()
        if self._api_url:
            Route.BASE = self._api_url

    def _closing(self) -> AsyncExitStack:
        """The stack that stops the bot: it closes these from the last to the first."""
        end = AsyncExitStack()
        for close in (
            self.store.close,
            self._leave_discord,
            partial(self.services.presses.close, _LEAVES_WITHIN),  # presses that came while the courier ended
            self.courier.close,
            self._worker.close,
            partial(self.services.presses.close, _FINISHES_WITHIN),
            *((self._emojis.close,) if self._emojis is not None else ()),
            self._background.close,
            *(feature.close for feature in self.features),
            self._computers.close,
            self._left_undone.close,
            self._clocks.close,
            self._retention.close,
        ):
            end.push_async_callback(close)
        return end

    def _note_seated(self, outcome: Outcome) -> None:
        """Let the players of a table pass the crowd in its channel."""
        row, seats = outcome.snapshot.row, outcome.snapshot.seats
        self.services.queue.note_seated(row.channel_id, (seat.user_id for seat in seats if seat.user_id is not None))

    async def setup_hook(self) -> None:
        """Find the gateway and register the commands after the login, while the pictures' caches warm up."""
        count_calls(self)
        await asyncio.to_thread(reads_like_own, "")  # loads every language now, not at somebody's tap
        self._background.spawn("warming", _warm, self._when_warm)
        if self._api_url:
            answer = await until_let_in(lambda: self.http.request(Route("GET", "/gateway")))
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(answer["url"])
        self.add_listener(self._clicks.on_interaction)
        for feature in self.features:
            await feature.register(self)
        await self.tree.set_translator(CommandTranslator())
        tried = asyncio.Event()
        self._background.spawn("registering the commands", self._register_commands, tried)
        try:
            async with asyncio.timeout(_REGISTERS_WITHIN):
                await tried.wait()
        except TimeoutError:
            log.warning("Discord has not registered the commands yet. The bot goes on meanwhile.")

    async def login(self, token: str) -> None:
        """Log in; wait while Discord cannot be reached. Raises LoginFailure, and lasting errors."""
        await until_let_in(partial(self._log_in, token))

    async def launch_shards(self) -> None:
        """Connect to the gateway; wait until Discord gives its address."""
        await until_let_in(super().launch_shards)

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except REFUSALS:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # the next try opens a new session
            raise

    async def _register_commands(self, tried: asyncio.Event) -> None:
        """Register the commands; pause ever longer while Discord refuses. Sets `tried` after the first try."""
        try:
            for least in pauses(_REGISTERS_EVERY):
                try:
                    _know_commands(await self.tree.sync())
                except REFUSALS as error:
                    why = f"{why_not(error)} Buttons work meanwhile, and so do commands registered before."
                    pause = pause_after(error, least) if passes(error) else None
                else:
                    return
                if pause is None:
                    log.error("The commands could not be registered. %s", why)
                else:
                    log.warning("The commands could not be registered. %s Trying again in %.1f s.", why, pause)
                if not tried.is_set():
                    with suppress(*REFUSALS):
                        _know_commands(await self.tree.fetch_commands())
                    tried.set()
                if pause is None:
                    return
                await clock.sleep(pause)
        finally:
            tried.set()

    async def on_ready(self) -> None:
        """Resume the tables after the first login; later ones follow a lost connection."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        is_first, self._resumed = not self._resumed, True
        self._background.spawn("getting ready", self._get_ready, is_first)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self._begin("closing a table", self.services.tables.lifecycle.close_channel, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self._begin("closing a table", self.services.tables.lifecycle.close_channel, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Update messages that could not be edited while the thread was archived."""
        if not payload.data.get("thread_metadata", {}).get("archived"):
            self._begin("catching up", self.courier.resume_guild, payload.guild_id)

    # Each of these can give the bot access again to a channel whose messages are out of date.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._begin("coming back", self._come_back, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Discord sends this when the bot was removed or the guild deleted, not during an outage."""
        self._begin("leaving", self.services.tables.removals.leave, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A Discord outage is over; at the start this comes for every guild before the tables are resumed."""
        if self._resumed:
            self._begin("coming back", self._come_back, guild.id)

    async def on_guild_channel_update(self, _: object, now: discord.abc.GuildChannel | discord.Role) -> None:
        """The change may be one of permissions."""
        self._begin("catching up", self.courier.resume_guild, now.guild.id)

    on_guild_role_update = on_guild_channel_update

    async def on_member_update(self, _: discord.Member, now: discord.Member) -> None:
        """Without the members intent this comes for the bot itself, whose roles may have changed."""
        if self.user is not None and now.id == self.user.id:
            self._begin("catching up", self.courier.resume_guild, now.guild.id)

    async def on_emoji_refused(self) -> None:
        """Discord refused an emoji on a control; somebody may have deleted the bot's emojis."""
        if self._emojis is not None:
            self._emojis.on_refused()

    async def close(self) -> None:
        """Answer the presses under way, leave Discord, close the store. Can be called again."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end.aclose(), name="the end")
        await asyncio.shield(self._ending)

    async def _leave_discord(self) -> None:
        try:
            async with asyncio.timeout(_LEAVES_WITHIN):
                await super().close()
        except TimeoutError:
            await self.http.close()

    def _begin(self, name: str, work: Callable[[*Ts], Awaitable[None]], *arguments: *Ts) -> None:
        """Repeat work in the background until the store works: Discord sends each event only once."""
        self._background.spawn(name, until_done, name, _is_about_store, partial(work, *arguments))

    async def _get_ready(self, is_first: bool) -> None:
        if is_first:
            await until_done("resuming", _is_about_store, self._resume_tables)
        compare = partial(self.services.tables.removals.compare, await self._present(), self._shards)
        await until_done("comparing servers", _is_about_store, compare)
        if is_first:  # only now it is known to which servers the bot has returned
            self._retention.start()

    async def _come_back(self, guild_id: int) -> None:
        await self.services.tables.removals.come_back(guild_id)
        await self.courier.on_guild_joined(guild_id)

    async def _present(self) -> set[int]:
        """The servers the bot is in, including those an outage hides; discord.py's own list can have left ones."""
        known = {guild.id for guild in self.guilds}
        try:
            told = {guild.id async for guild in self.fetch_guilds(limit=None, with_counts=False)}
        except (discord.HTTPException, *BROKEN) as error:
            log.info("the bot's servers could not be listed: %r", error)
            return known
        return told | {guild.id for guild in self.guilds if guild.unavailable}

    async def _resume_tables(self) -> None:
        """Resume only the tables with outdated messages or due work."""
        resumed = await self.courier.resume(self._shards)
        resumed |= await self._clocks.start(self._shards)
        for feature in self.features:
            await feature.resume()
        self._left_undone.start()
        if self._emojis is not None:
            self._emojis.start()
        self.is_resumed = True
        log.info("resumed %d tables", len(resumed))

    async def _look_after_others(self) -> None:
        """Take over work of processes that ended, within seconds. Raises NotLoaded, NotSaved."""
        await self.courier.look_after_others()
        for feature in self.features:
            await feature.look_after_others()

    # -- for the monitor ----------------------------------------------------------------------------------------

    def shard_states(self) -> Iterable[ShardState]:
        """The shards of this process; none before the login."""
        return self._gateway.shards()

    async def check_database(self) -> str:
        """The reason why the database does not answer; empty if it does."""
        return await self.store.database.fault()

    async def count_open_tables(self) -> dict[str, int]:
        """The number of open tables by state. Raises NotLoaded."""
        return await self.store.tables.count_open()


def _know_commands(registered: Iterable[app_commands.AppCommand]) -> None:
    CHAT.know_commands({it.name: it.id for it in registered if it.type is discord.AppCommandType.chat_input})


async def _next_look() -> datetime:
    return clock.now() + LOOKED_AFTER_EVERY


def _is_about_store(error: Exception) -> bool:
    return isinstance(error, NotLoaded | NotSaved)


async def _warm(when_warm: Callable[[], object] | None) -> None:
    """Warm the pictures' caches at half speed: rest after each step for as long as it took."""
    steps, started = warming(), monotonic()
    while (step := await asyncio.to_thread(next, steps, None)) is not None:
        await asyncio.to_thread(step)
        await clock.sleep(monotonic() - started)
        started = monotonic()
    if when_warm is not None:
        when_warm()
