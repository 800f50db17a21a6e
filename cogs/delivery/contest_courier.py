"""Keeps the messages of contests up to date: each is posted once, and edited when it changes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.rules.errors import Refusal
from bot.table.contests.contest import Contest, ContestKind, ContestMessage
from bot.table.tables import Tables
from cogs.delivery.desired import fingerprint
from cogs.delivery.post import GONE_CHANNEL, NO_ACCESS, PASSING, Post, is_passing, pauses
from cogs.messages.contests import daily_page, duel, tournament
from cogs.messages.contests.posts import ContestPost, Key

log = logging.getLogger(__name__)
Posts = Callable[[Tables, Contest], Awaitable[Mapping[Key, ContestPost]]]
POSTS: dict[ContestKind, Posts] = {
    ContestKind.DAILY: daily_page.posts,
    ContestKind.DUEL: duel.posts,
    ContestKind.TOURNAMENT: tournament.posts,
}


class ContestCourier:
    """Delivers the messages of contests, one task for each that has changed.

    A call that Discord refuses for good is not repeated before the contest changes again.
    """

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._contests = tables.contests
        self._post = post
        self._changed: set[int] = set()
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._contests.listeners.append(self.on_contest)

    def on_contest(self, contest: Contest) -> None:
        """Bring a contest's messages up to date, in the background."""
        self._begin(contest.id)

    async def resume(self) -> None:
        """After a start, bring up to date what is behind. Raises NotLoaded."""
        for contest_id in await self._contests.behind():
            self._begin(contest_id)

    async def close(self) -> None:
        """Stop delivering; what is behind is brought up to date after the next start."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, contest_id: int) -> None:
        self._changed.add(contest_id)
        if contest_id not in self._at_work:
            task = asyncio.create_task(self._work(contest_id), name=f"messages of contest {contest_id}")
            self._at_work[contest_id] = task

    async def _work(self, contest_id: int) -> None:
        try:
            while contest_id in self._changed:
                self._changed.discard(contest_id)
                await self._deliver(contest_id)
        except Exception:
            log.exception("the messages of contest %d could not be delivered", contest_id)
        finally:  # not in a callback: a change that comes after this must start a new task
            self._changed.discard(contest_id)
            self._at_work.pop(contest_id, None)

    async def _deliver(self, contest_id: int) -> None:
        for pause in pauses():
            try:
                await self._bring_up_to_date(contest_id)
            except PASSING as error:
                log.info("the messages of contest %d are tried again: %r", contest_id, error)
            except discord.HTTPException as error:
                if not is_passing(error):
                    raise
                log.info("the messages of contest %d are tried again: %r", contest_id, error)
            except Refusal as refusal:
                log.warning("contest %d: %s", contest_id, refusal)
                return
            else:
                return
            await asyncio.sleep(pause)

    async def _bring_up_to_date(self, contest_id: int) -> None:
        contest = await self._contests.get(contest_id)
        known = await self._contests.messages(contest_id)
        for key, wanted in (await POSTS[contest.row.kind](self._tables, contest)).items():
            await self._show(contest, key, wanted, known.get(key))
        await self._contests.note_shown(contest)

    async def _show(self, contest: Contest, key: Key, wanted: ContestPost, shown: ContestMessage | None) -> None:
        """Post or edit a message, unless it shows that already."""
        face = fingerprint(wanted.payload)
        if shown is not None and shown.face == face:
            return
        parts = await wanted.payload.parts(to_one=False)
        kind, number = key
        try:
            if shown is not None:
                channel_id, message_id = shown.channel_id, shown.message_id
                await self._post.edit(channel_id, message_id, parts)
            else:
                quiet_until = await self._tables.servers.quiet_until(contest.row.guild_id)
                parts = parts if quiet_until is None else parts.silenced()
                channel_id = wanted.channel_id
                # The same nonce for every try: one that succeeded unnoticed is not followed by a second message.
                message_id = await self._post.send(channel_id, parts, f"c{contest.id}.{kind[:8]}.{number}")
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.warning("message %s of contest %d was refused: %s", kind, contest.id, error.text)
            is_off = shown is None and error.code in (*GONE_CHANNEL, *NO_ACCESS)
            if is_off and contest.row.kind is ContestKind.DAILY:  # the owner of the server has wished it there
                await self._tables.servers.note_refused(contest.row.guild_id, "daily")
            return
        message = ContestMessage(kind=kind, number=number, channel_id=channel_id, message_id=message_id, face=face)
        await self._contests.keep_message(contest.id, message)
