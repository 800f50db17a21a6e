"""Keeps the messages of contests up to date: each is posted once, and edited when it changes."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord

from bot.background import WorkByKey, until_done
from bot.rules.errors import Refusal
from bot.table.contests.contest import Contest, ContestKind, ContestMessage
from bot.table.tables import Tables
from bot.words.speaker import in_language
from cogs.delivery.desired import fingerprint
from cogs.delivery.post import CLOSED_DMS, GONE_CHANNEL, NO_ACCESS, Post, is_passing
from cogs.messages.contests import daily_page, duel, tournament
from cogs.messages.contests.posts import ContestPost, Key

log = logging.getLogger(__name__)
Posts = Callable[[Tables, Contest], Awaitable[Mapping[Key, ContestPost]]]
_MOST = 10_000  # messages that reach nobody
POSTS: dict[ContestKind, Posts] = {
    ContestKind.DAILY: daily_page.posts,
    ContestKind.DUEL: duel.posts,
    ContestKind.TOURNAMENT: tournament.posts,
}


class ContestCourier:
    """Delivers the messages of contests, one task for each that has changed.

    A call that Discord refuses for good is not repeated before the contest changes again; to somebody who accepts no
    direct messages not even then.
    """

    def __init__(self, tables: Tables, post: Post) -> None:
        self._tables = tables
        self._contests = tables.contests
        self._post = post
        self._were_behind: set[int] = set()  # at the last look
        self._unreachable = dict[tuple[int, Key], None]()  # the contests and their messages, oldest first
        self._delivering = WorkByKey("messages of contest", self._deliver, Refusal)
        self.close = self._delivering.close  # what is behind is brought up to date after the next start
        self._contests.listeners.append(self.on_contest)

    def on_contest(self, contest: Contest) -> None:
        """Bring a contest's messages up to date, in the background."""
        self._delivering.ask(contest.id)

    async def resume(self) -> None:
        """After a start, bring up to date what is behind. Raises NotLoaded."""
        for contest_id in await self._contests.behind():
            self._delivering.ask(contest_id)

    async def look_after_others(self) -> None:
        """Bring up to date what is behind since the last look: the process that was about to has ended. Raises
        NotLoaded.
        """
        behind = {*await self._contests.behind()}
        for contest_id in behind & self._were_behind:
            self._delivering.ask(contest_id)
        self._were_behind = behind

    async def _deliver(self, contest_id: int) -> None:
        work = partial(self._bring_up_to_date, contest_id)
        await until_done(f"the messages of contest {contest_id}", is_passing, work)

    async def _bring_up_to_date(self, contest_id: int) -> None:
        contest = await self._contests.get(contest_id)
        known = await self._contests.messages(contest_id)
        with in_language(await self._language(contest)):
            wanted = await POSTS[contest.row.kind](self._tables, contest)
        for key, post in wanted.items():
            await self._show(contest, key, post, known.get(key))
        await self._contests.note_shown(contest)

    async def _language(self, contest: Contest) -> str:
        """The language of a contest's messages: its own; of a daily deal, which nobody has opened, its server's."""
        row = contest.row
        if row.kind is not ContestKind.DAILY:
            return row.language
        return await self._tables.servers.language(row.guild_id, self._post.locale_of(row.guild_id))

    async def _show(self, contest: Contest, key: Key, wanted: ContestPost, shown: ContestMessage | None) -> None:
        """Post or edit a message, unless it shows that already."""
        face = fingerprint(wanted.payload)
        if (shown is not None and shown.face == face) or (contest.id, key) in self._unreachable:
            return
        parts = await wanted.payload.parts(to_one=wanted.user_id is not None)
        kind, number = key
        try:
            if shown is not None:
                channel_id, message_id = shown.channel_id, shown.message_id
                await self._post.edit(channel_id, message_id, parts)
            else:
                quiet_until = await self._tables.servers.quiet_until(contest.row.guild_id)
                parts = parts if quiet_until is None else parts.silenced()
                channel_id = wanted.channel_id if wanted.user_id is None else await self._post.direct(wanted.user_id)
                # The same nonce for every try: one that succeeded unnoticed is not followed by a second message.
                message_id = await self._post.send(channel_id, parts, f"c{contest.id}.{kind[:8]}.{number}")
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.warning("message %s of contest %d was refused: %s", kind, contest.id, error.text)
            if shown is None and error.code in CLOSED_DMS:  # they see it by its code
                self._unreachable[contest.id, key] = None
                if len(self._unreachable) > _MOST:
                    del self._unreachable[next(iter(self._unreachable))]
            is_off = shown is None and error.code in (*GONE_CHANNEL, *NO_ACCESS)
            if is_off and contest.row.kind is ContestKind.DAILY:  # the owner of the server has wished it there
                await self._tables.servers.note_refused(contest.row.guild_id, "daily")
            return
        message = ContestMessage(kind=kind, number=number, channel_id=channel_id, message_id=message_id, face=face)
        await self._contests.keep_message(contest.id, message)
