"""Keeps the messages of contests up to date: each is posted once, and edited when it changes."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial

import discord

from bot.background import WorkByKey, until_done
from bot.rules.errors import Refusal
from bot.table.tables import Tables
from bot.words.speaker import in_language
from cogs.contests.contest import Contest, ContestKind, ContestMessage
from cogs.contests.posts import ContestPost, Key
from cogs.contests.table import Contests
from cogs.delivery.desired import fingerprint
from cogs.kit.discord_errors import CLOSED_DMS, GONE_CHANNEL, NO_ACCESS, is_passing
from cogs.kit.post import Post

log = logging.getLogger(__name__)
_MOST = 10_000  # messages that reach nobody


@dataclass(frozen=True, slots=True)
class KindOfPosts:
    """The messages of a kind of contest: which there should be now; in which language, if it is not the contest's own;
    and what is done where Discord refuses a new one for good.
    """

    wanted: Callable[[Contest], Awaitable[Mapping[Key, ContestPost]]]
    language: Callable[[Contest], Awaitable[str]] | None = None
    on_refused: Callable[[Contest], Awaitable[object]] | None = None


class ContestCourier:
    """Delivers the messages of contests, one task for each that has changed.

    A call that Discord refuses for good is not repeated before the contest changes again; to somebody who accepts no
    direct messages not even then.
    """

    def __init__(self, tables: Tables, contests: Contests, post: Post) -> None:
        self._servers = tables.servers
        self._contests = contests
        self._kinds = dict[ContestKind, KindOfPosts]()
        self._post = post
        self._were_behind: set[int] = set()  # at the last look
        self._unreachable = dict[tuple[int, Key], None]()  # the contests and their messages, oldest first
        self._delivering = WorkByKey("messages of contest", self._deliver, Refusal)
        self.close = self._delivering.close  # what is behind is brought up to date after the next start
        self._contests.listeners.append(self.on_contest)

    def deliver(self, kind: ContestKind, posts: KindOfPosts) -> None:
        """Deliver the messages of a kind of contest."""
        self._kinds[kind] = posts

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
        kind = self._kinds[contest.row.kind]
        with in_language(contest.row.language if kind.language is None else await kind.language(contest)):
            wanted = await kind.wanted(contest)
        for key, post in wanted.items():
            await self._show(contest, key, post, known.get(key))
        await self._contests.note_shown(contest)

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
                quiet_until = await self._servers.quiet_until(contest.row.guild_id)
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
            on_refused = self._kinds[contest.row.kind].on_refused
            if shown is None and error.code in (*GONE_CHANNEL, *NO_ACCESS) and on_refused is not None:
                await on_refused(contest)
            return
        message = ContestMessage(kind=kind, number=number, channel_id=channel_id, message_id=message_id, face=face)
        await self._contests.keep_message(contest.id, message)
