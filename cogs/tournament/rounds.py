"""The steps of a tournament: threads, tables, one round after the other, the end.

Each step follows from what is stored, and is stored when it is done: after a crash the next is taken.
"""

import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord

from bot import clock
from bot.background import WorkByKey
from bot.message import Message, Text
from bot.rules.errors import Refusal
from bot.store.schema.seats import Sitter
from bot.store.schema.servers import Channel, ChannelKind
from bot.table.access import TableAccess
from bot.table.errors import ChannelTaken
from bot.table.operations.lifecycle import Lifecycle
from bot.table.operations.seating import COMPUTER_NAMES
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import in_language, say
from cogs.contests.contest import Contest
from cogs.contests.table import Contests
from cogs.kit.discord_errors import BROKEN, Meaning, meaning
from cogs.kit.post import timed_out_until
from cogs.tournament.store import RoundTable, TournamentStore
from cogs.tournament.tournament import Blocked, Tournament, blocked_message, places_for

log = logging.getLogger(__name__)
_LOOK = timedelta(minutes=15)  # until one that waits for its tables is looked at again, whatever happens there
_AGAIN = timedelta(seconds=15)  # until a call that failed is made again
_REFUSED = timedelta(minutes=5)  # until one that Discord has refused is
_A_WEEK = 10_080  # minutes without a message, until Discord archives a thread


class ThreadRefused(Refusal):
    """Discord refuses to make a thread, or to add a person; its message says what to do."""

    def __init__(self, why: Blocked) -> None:
        super().__init__(blocked_message(why))
        self.why: Blocked = why


class ThreadGone(Refusal):
    """A thread was deleted, or its channel."""

    usual = Message("thread-gone")


class ThreadUnreached(Refusal):
    """Discord does not answer at present."""

    usual = Message("refused-no-discord")


class Threads:
    """The threads of tournaments on Discord, by discord.py's calls: they are few."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def make(self, guild_id: int, channel_id: int, name: Text) -> int:
        """Find or make the private thread of that name in a channel: a killed process may have made it already.

        Raises ThreadGone, ThreadRefused, ThreadUnreached.
        """
        http, me, called = self._client.http, self._client.user, say(name)
        guild = self._client.get_guild(guild_id)
        active = await self._asked(guild, partial(http.get_active_threads, guild_id))
        for thread in active["threads"]:
            is_own = me is not None and thread["owner_id"] == str(me.id)
            if is_own and thread["name"] == called and thread["parent_id"] == str(channel_id):
                return int(thread["id"])
        private = {"type": discord.ChannelType.private_thread.value, "invitable": False}
        start = partial(http.start_thread_without_message, channel_id, name=called, auto_archive_duration=_A_WEEK)
        return int((await self._asked(guild, partial(start, **private)))["id"])

    async def let_in(self, thread_id: int, members: Collection[int], others: Collection[int]) -> None:
        """Add people to a thread, and remove others. Raises ThreadRefused, ThreadGone, ThreadUnreached."""
        http, thread = self._client.http, self._client.get_channel(thread_id)
        guild = thread.guild if isinstance(thread, discord.Thread) else None
        for user_id in sorted(others):
            await self._asked(guild, partial(http.remove_user_from_thread, thread_id, user_id), archived=thread_id)
        for user_id in sorted(members):
            await self._asked(guild, partial(http.add_user_to_thread, thread_id, user_id), archived=thread_id)

    async def _asked(
        self, guild: discord.Guild | None, call: Callable[[], Awaitable[Any]], archived: int | None = None
    ) -> Any:
        """Discord's answer to a call, or None if the person it names is not on the server. A thread that may be
        `archived` is unarchived first.
        """
        try:
            return await call()
        except discord.HTTPException as error:
            match meaning(error):
                case Meaning.PASSING:
                    raise ThreadUnreached from error
                case Meaning.GONE_PERSON:
                    return None
                case Meaning.ARCHIVED if archived is not None:
                    await self._asked(guild, partial(self._client.http.edit_channel, archived, archived=False))
                    return await self._asked(guild, call)
                case Meaning.GONE_CHANNEL:
                    raise ThreadGone from error
                case Meaning.TOO_MANY_THREADS:
                    raise ThreadRefused("too-many") from error
                case Meaning.NO_ACCESS:
                    if guild is not None and timed_out_until(guild) is not None:  # that passes
                        raise ThreadUnreached from error
                    raise ThreadRefused("permissions") from error
                case _:
                    log.warning("Discord refuses a thread: %d", error.code)
                    raise ThreadRefused("refused") from error
        except BROKEN as error:
            raise ThreadUnreached from error


class Rounds:
    """Takes the steps of tournaments, each in a task: Discord may take its time."""

    def __init__(
        self,
        access: TableAccess,
        contests: Contests,
        lifecycle: Lifecycle,
        of: Callable[[Contest], Awaitable[Tournament]],
        threads: Threads | None,
    ) -> None:
        self._access = access
        self._store = access.store
        self._tournament_store = TournamentStore(access.store.database)
        self._contests = contests
        self._lifecycle = lifecycle
        self._of = of
        self._rest = timedelta(seconds=access.stages.rest)
        self.at_work = WorkByKey("tournament", self._advance, Refusal)
        self.threads = threads  # None: the process is not on Discord

    def rests_until(self, tournament: Tournament) -> datetime | None:
        """The moment at which the next round begins; None where none is waited for."""
        played = tournament.played
        if not 0 < played < tournament.rounds or tournament.settings.hurried >= played:
            return None
        if any(table.table_id is not None for table in tournament.tables_of(played)):
            return None
        return max(table.ended_at for table in tournament.tables_of(played - 1) if table.ended_at) + self._rest

    async def _advance(self, contest_id: int) -> None:
        """Take all steps that are possible now, and set when to look again: later, or at the end of the break between
        rounds. A tournament that is already due stays due.
        """
        after = await self._take_steps(contest_id)
        contest, now = await self._contests.get(contest_id), clock.now()
        if contest.row.due_at is not None and contest.row.due_at > now:
            rests_until = self.rests_until(await self._of(contest))
            await self._contests.set_due(contest_id, contest.row.version, rests_until or now + after)
        await self._contests.announce(contest_id)

    async def _take_steps(self, contest_id: int) -> timedelta:
        """Take the steps that can be taken. Returns the time until the next look, unless something happens."""
        try:
            while await self._step(contest_id):
                pass
        except Refusal as refusal:
            log.warning("tournament %d waits: %s", contest_id, refusal)
            if isinstance(refusal, ThreadRefused):
                await self._set_blocked(contest_id, refusal.why)
                return _REFUSED
            return _AGAIN
        return _LOOK

    async def _step(self, contest_id: int) -> bool:
        """Take the next step of a tournament. Returns True if another may follow at once."""
        tournament = await self._of(await self._contests.get(contest_id))
        if tournament.contest.row.state != "playing":
            return False
        if not tournament.tables:
            places = places_for(tournament)
            await self._tournament_store.plan(tournament.id, places, tournament.rounds, tournament.tables_each)
            await self._contests.announce(tournament.id)
            return True
        number = tournament.round
        if number is None:
            await self._contests.end(contest_id)
            return False
        rests_until = self.rests_until(tournament)
        if rests_until is not None and rests_until > clock.now():
            return False
        has_changed = False
        for table in tournament.tables_of(number):
            if table.table_id is None:
                await self._begin(tournament, table)
                has_changed = True
            elif table.ended_at is None:
                has_changed |= await self._note_ended(tournament, table, await self._access.snapshot(table.table_id))
        if tournament.settings.blocked:
            await self._set_blocked(contest_id, None)
        return has_changed

    async def _begin(self, tournament: Tournament, table: RoundTable) -> None:
        """Begin the match of a table: its thread, the people in it, then the hands."""
        assert self.threads is not None, "a process on Discord has them"  # noqa: S101
        row, store = tournament.contest.row, self._tournament_store
        assert row.channel_id is not None, "it was opened in a channel"  # noqa: S101
        thread = table.channel_id
        if thread is None:
            name = Message("tournament-thread", tournament=row.id, table=table.number + 1)
            try:
                with in_language(row.language):
                    thread = await self.threads.make(row.guild_id, row.channel_id, name)
            except ThreadGone:
                await self._contests.end(row.id, "stopped")
                return
            await store.note_thread(row.id, table.number, thread)
        seated = tournament.seated(table)
        here = {place.user_id for place in seated if place.user_id is not None}
        before = tournament.tables_of(table.round - 1)[table.number] if table.round else None
        were = tournament.seated(before) if before is not None else ()
        others = {place.user_id for place in were if place.user_id is not None} - here
        try:
            await self.threads.let_in(thread, here, others)
        except ThreadGone:
            await store.note_thread(row.id, table.number, None)
            raise
        secret = await self._contests.table_secret(row.id, table.round + 1)
        sitters = [
            Sitter(
                place.name or COMPUTER_NAMES[-1],
                user_id=place.user_id,
                level=None if place.user_id is not None else row.level,
            )
            for place in seated
        ]
        channel = Channel(thread, ChannelKind.PRIVATE_THREAD, row.channel_id)
        try:
            begun = await store.begin(
                row, table, channel, secret=secret, sitters=sitters, clock=tournament.settings.clock
            )
        except ChannelTaken:  # someone has opened another table there
            taken = await self._store.tables.active_in(thread)
            if taken is not None and taken.contest_id is None:
                await self._lifecycle.close(taken.id)
            raise
        await self._contests.announce(row.id)  # the seats come first
        await self._access.announce(begun)

    async def _note_ended(self, tournament: Tournament, table: RoundTable, snapshot: Snapshot) -> bool:
        """Store the scores of a table that is over. Returns True if it is."""
        if not snapshot.over:
            return False
        results = snapshot.public.results if snapshot.public is not None else ()
        deals = {result.number: result.scored for result in results}
        await self._tournament_store.note_ended(tournament.id, table.round, table.number, deals)
        await self._contests.announce(tournament.id)
        return True

    async def _set_blocked(self, contest_id: int, why: Blocked | None) -> None:
        contest = await self._contests.get(contest_id)
        if contest.row.settings.get("blocked", "") != (why or ""):
            await self._contests.change(contest, settings={**contest.row.settings, "blocked": why or ""})
