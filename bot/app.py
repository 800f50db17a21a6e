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
from bot.monitoring.server import GatewayWatch, Monitor, ShardState
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE, Catalogue
from bot.rules.errors import Refusal
from bot.settings import Settings
from bot.store.store import Store
from bot.table.clocks import Clocks
from bot.table.computers import Computers
from bot.table.errors import NotLoaded, NotSaved
from bot.table.retention import Retention
from bot.table.state.snapshot import Outcome
from bot.table.state.times import Stages, TurnTimes
from bot.table.tables import Shards, Tables
from bot.words.chat import CHAT
from bot.words.own_words import reads_like_own
from cogs import FEATURES
from cogs.delivery.courier import LOOKED_AFTER_EVERY, Courier
from cogs.delivery.reminders import Reminders
from cogs.kit.answers.clicks import HANDLERS, Clicks, Handler
from cogs.kit.answers.interaction import Services
from cogs.kit.calls import count_calls
from cogs.kit.command_tree import ANYWHERE, FOR_ALL, Tree, log_late_suggestions_briefly
from cogs.kit.command_words import CommandTranslator
from cogs.kit.discord_errors import BROKEN
from cogs.kit.emojis import Emojis
from cogs.kit.feature import Host, import_all, load
from cogs.kit.post import Post
from images.warm import warming

log = logging.getLogger(__name__)
import_all(FEATURES)
# Seconds, when the bot stops: what supervises it, such as systemd or Docker, kills it after ten.
_FINISHES_WITHIN = 4.0  # for the presses under way
_LEAVES_WITHIN = 2.0  # for Discord to close the connection
_REGISTERS_WITHIN = 10.0  # seconds for the commands to be registered before the bot goes on without
_REGISTERS_EVERY = 1800.0  # the longest pause in seconds while Discord refuses them
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
            guild_ready_timeout=0.25,  # seconds until the next server is told of; tables are resumed without any
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
        """What is closed when the bot stops, from the last to the first."""
        end = AsyncExitStack()
        for close in (
            self.store.close,
            self._leave_discord,
            partial(self.services.presses.close, _LEAVES_WITHIN),  # those that came while the courier ended
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
        """Who sits at a table does not wait for the crowd in its channel."""
        row, seats = outcome.snapshot.row, outcome.snapshot.seats
        self.services.queue.note_seated(row.channel_id, (seat.user_id for seat in seats if seat.user_id is not None))

    async def setup_hook(self) -> None:
        """After the login: find the gateway, register the commands. Meanwhile the pictures' caches are warmed."""
        count_calls(self)
        await asyncio.to_thread(reads_like_own, "")  # loads every language now, not at a person's tap
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
        """Log in; wait while Discord cannot be reached. Raises LoginFailure, or what does not pass."""
        await until_let_in(partial(self._log_in, token))

    async def launch_shards(self) -> None:
        """Connect to the gateway; wait while Discord does not say where it is."""
        await until_let_in(super().launch_shards)

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except REFUSALS:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # so that the next try opens a new session
            raise

    async def _register_commands(self, tried: asyncio.Event) -> None:
        """Register the commands, with ever longer pauses where Discord refuses. Sets `tried` after the first try."""
        try:
            for least in pauses(_REGISTERS_EVERY):
                try:
                    _know_commands(await self.tree.sync())
                except REFUSALS as error:
                    pause = self._say_unregistered(error, least)
                else:
                    return
                if not tried.is_set():
                    with suppress(*REFUSALS):
                        _know_commands(await self.tree.fetch_commands())
                    tried.set()
                if pause is None:
                    return
                await clock.sleep(pause)
        finally:
            tried.set()

    def _say_unregistered(self, error: Exception, least: float) -> float | None:
        """Log why the commands are not registered. Returns the pause until the next try; None where none helps."""
        on = "Buttons work meanwhile, and so do commands registered before."
        if not passes(error):
            log.error("The commands could not be registered. %s %s", why_not(error), on)
            return None
        pause = pause_after(error, least)
        log.warning("The commands could not be registered. %s %s Trying again in %.1f s.", why_not(error), on, pause)
        return pause

    async def on_ready(self) -> None:
        """The bot is logged in, perhaps again after a lost connection: resume the tables, once."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        is_first, self._resumed = not self._resumed, True
        self._background.spawn("getting ready", self._get_ready, is_first)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted: close its table."""
        self._begin("closing a table", self.services.tables.lifecycle.close_channel, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted: close its table."""
        self._begin("closing a table", self.services.tables.lifecycle.close_channel, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread changed: if it is not archived, update messages that could not be edited before."""
        if not payload.data.get("thread_metadata", {}).get("archived"):
            self._begin("catching up", self.courier.catch_up, payload.guild_id)

    # After each of these the bot may have access to a channel again whose messages are out of date.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to a guild, perhaps again."""
        self._begin("coming back", self._come_back, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a guild, or the guild was deleted; not where an outage hides it."""
        self._begin("leaving", self.services.tables.removals.leave, guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A Discord outage is over. At the start every guild becomes available too, before the tables are resumed."""
        if self._resumed:
            self._begin("coming back", self._come_back, guild.id)

    async def on_guild_channel_update(self, _: object, now: discord.abc.GuildChannel | discord.Role) -> None:
        """A channel or a role changed: perhaps permissions."""
        self._begin("catching up", self.courier.catch_up, now.guild.id)

    on_guild_role_update = on_guild_channel_update

    async def on_member_update(self, _: discord.Member, now: discord.Member) -> None:
        """A member has changed. Without the intent for members it is the bot itself: perhaps its roles."""
        if self.user is not None and now.id == self.user.id:
            self._begin("catching up", self.courier.catch_up, now.guild.id)

    async def on_emoji_refused(self) -> None:
        """Discord has refused an emoji on a control: perhaps somebody has deleted the bot's."""
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
        """Do work in the background, until the store can be read and written: Discord sends each event only once."""
        self._background.spawn(name, until_done, name, _is_about_store, partial(work, *arguments))

    async def _get_ready(self, is_first: bool) -> None:
        if is_first:
            await until_done("resuming", _is_about_store, self._resume_tables)
        compare = partial(self.services.tables.removals.compare, await self._present(), self._shards)
        await until_done("comparing servers", _is_about_store, compare)
        if is_first:  # not before it is known to which servers the bot has returned
            self._retention.start()

    async def _come_back(self, guild_id: int) -> None:
        await self.services.tables.removals.come_back(guild_id)
        await self.courier.welcome(guild_id)

    async def _present(self) -> set[int]:
        """The servers that the bot is in, with those that an outage hides. discord.py also knows some that it left."""
        known = {guild.id for guild in self.guilds}
        try:
            told = {guild.id async for guild in self.fetch_guilds(limit=None, with_counts=False)}
        except (discord.HTTPException, *BROKEN) as error:
            log.info("which servers the bot is in could not be asked: %r", error)
            return known
        return told | {guild.id for guild in self.guilds if guild.unavailable}

    async def _resume_tables(self) -> None:
        """Look at the tables whose messages are behind, and at those where something is due: no others."""
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
        """Do what other processes have left undone, within seconds of their end. Raises NotLoaded, NotSaved."""
        await self.courier.look_after_others()
        for feature in self.features:
            await feature.look_after_others()

    # -- what is watched by the monitor ----------------------------------------------------------------------------

    def shard_states(self) -> Iterable[ShardState]:
        """The shards of this process; none before the login."""
        return self._gateway.shards()

    async def check_database(self) -> str:
        """Look whether the database answers; why it does not, or nothing."""
        return await self.store.database.fault()

    async def count_open_tables(self) -> dict[str, int]:
        """How many tables are open, by state. Raises NotLoaded."""
        return await self.store.tables.count_open()


def _know_commands(registered: Iterable[app_commands.AppCommand]) -> None:
    CHAT.know_commands({it.name: it.id for it in registered if it.type is discord.AppCommandType.chat_input})


async def _next_look() -> datetime:
    return clock.now() + LOOKED_AFTER_EVERY


def _is_about_store(error: Exception) -> bool:
    return isinstance(error, NotLoaded | NotSaved)


async def _warm(when_warm: Callable[[], object] | None) -> None:
    """Warm the pictures' caches beside everything else: after each step it rests as long as that took."""
    steps, started = warming(), monotonic()
    while (step := await asyncio.to_thread(next, steps, None)) is not None:
        await asyncio.to_thread(step)
        await clock.sleep(monotonic() - started)
        started = monotonic()
    if when_warm is not None:
        when_warm()


async def run(settings: Settings, store: Store, when_warm: Callable[[], object]) -> None:
    """Run the bot until it is stopped. Raises discord.LoginFailure, ConnectionClosed or PrivilegedIntentsRequired.
    `when_warm` is called once the pictures are warm.
    """
    assert settings.discord_token is not None, "the caller has seen to it"  # noqa: S101
    async with Boneyard(settings, store, when_warm=when_warm) as client:
        connection = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
        monitor = Monitor(client)
        if settings.health_address is not None:
            await monitor.start(*settings.health_address)
        try:
            # Not awaited itself: while it reconnects, discord.py takes a cancellation for its own and goes on.
            await asyncio.wait((connection,))
        finally:
            connection.cancel()  # first, as it would take the closed connection for a failure, and log that
            await client.close()
            await asyncio.gather(connection, return_exceptions=True)
            await monitor.close()
        await connection
