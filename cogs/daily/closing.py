"""The end of a daily deal: its best line of play is found, then it is over, and its ranking is posted.

Until it is over the store says that it is due: a bot that was killed meanwhile begins anew.
"""

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from datetime import datetime, timedelta
from typing import Protocol

from bot import clock
from bot.background import Background
from bot.players.levels import EXPERT, HARD
from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.shuffle import seed_of
from bot.rules.view import View
from bot.table.errors import NotLoaded, NotSaved
from bot.table.operations.servers import Servers
from bot.table.state.table import Table
from bot.table.tables import Tables
from cogs.contests.contest import Contest, ContestKind, margin_in_tenths
from cogs.contests.table import Contests
from cogs.daily.pages import ranking
from cogs.daily.store import Finished
from cogs.daily.table import POST, DailyDeals
from cogs.daily.words import BestLine, best_line
from cogs.kit.post import Post
from cogs.kit.poster import PostKey, WantedMessage

log = logging.getLogger(__name__)
LINES = (EXPERT, HARD, HARD)  # how well a computer plays each: what is best is not always found by the most search
PATIENCE = 60.0  # seconds for all of them together
_AGAIN = timedelta(seconds=10)  # until a deal is looked at again whose best line is being found
_LATE = timedelta(days=1)  # yesterday's results are posted late, older ones are not
_OWN_SEAT = 0


class ChooseUntimed(Protocol):
    """Choose without a time limit; deterministic in (view, seed, level)."""

    def __call__(self, view: View, seed: int, level: str) -> Awaitable[Move]: ...


class DailyCloser:
    """Ends the daily deals whose day is over. Where their ranking is posted, an expert computer plays them too."""

    def __init__(self, tables: Tables, contests: Contests, daily: DailyDeals, choose: ChooseUntimed) -> None:
        self._tables = tables
        self._contests = contests
        self._daily = daily
        self._choose = choose
        self._background = Background(Refusal)
        self.close = self._background.close  # what is not over is ended after the next start
        contests.handle_due(ContestKind.DAILY, self.on_due)

    async def on_due(self, contest: Contest, now: datetime) -> datetime | None:
        """End a deal whose day is over, in the background. Returns when it is due again."""
        ends_at = contest.row.ends_at
        if ends_at is not None and now < ends_at:
            return ends_at
        self._background.spawn_once(contest.id, f"end of daily deal {contest.id}", self._close_day, contest)
        return now + _AGAIN

    async def _close_day(self, contest: Contest) -> None:
        settings = {**contest.row.settings, "line": await self._line_to_tell(contest)}
        if await self._contests.change(contest, settings=settings):  # else it is looked at again
            await self._contests.end(contest.id)

    async def _line_to_tell(self, contest: Contest) -> BestLine | None:
        finished = await self._daily.finished(contest.row)
        guild_id = contest.row.guild_id
        channel_id = (await self._tables.servers.settings(guild_id)).channel_of(POST) if guild_id else None
        try:
            return await self._best_line(finished, is_posted=channel_id is not None) if finished else None
        except (NotLoaded, NotSaved):
            raise
        except Exception:  # the day ends all the same
            log.exception("the best line of daily deal %d could not be found", contest.id)
            return None

    async def _best_line(self, finished: tuple[Finished, ...], *, is_posted: bool) -> BestLine | None:
        """The best that people have played, or where it is posted and that is better, an expert computer."""
        best = finished[0]
        if best.table_id is None:
            return None
        snapshot = await self._tables.snapshot(best.table_id)
        line = None
        if snapshot.ended is not None and snapshot.views:
            line = best_line(snapshot.ended, snapshot.views[_OWN_SEAT], best.score, by_computer=False)
        if not is_posted:
            return line
        try:
            async with asyncio.timeout(PATIENCE):
                for number, level in enumerate(LINES):
                    found = await self._played(best.table_id, number, level)
                    if found is not None and (line is None or found["score"] > line["score"]):
                        line = found
        except TimeoutError:
            log.info("the best line of a daily deal is that of people: the computer has taken too long")
        return line

    async def _played(self, table_id: int, number: int, own_level: str) -> BestLine | None:
        """How the deal goes for a computer in the player's seat; `number` tells its lines apart."""
        table = await self._daily.dealt_table(table_id)
        played = table.played
        assert played is not None  # noqa: S101 - it has been dealt
        dice = seed_of(played.match.seed, f"best line {number}")
        while acting := table.game.to_act(played.match):
            seat, view_of = acting[0], table.game.showing(played.match)
            is_own = seat == _OWN_SEAT
            level = own_level if is_own else table.seats[seat].level or own_level
            seed = (dice + played.decision_seed(seat)) % 2**64 if is_own else played.decision_seed(seat)
            move = await self._choose(view_of(seat), seed, level)
            played = played.plan(seat, move, clock.now()).after
        table.apply(played, None)
        return _line(table)


def _line(table: Table) -> BestLine | None:
    snapshot = table.snapshot()
    if snapshot.ended is None or snapshot.public is None or not snapshot.public.results:
        return None
    totals = dict(enumerate(snapshot.public.results[-1].totals))
    own = snapshot.public.side_of(_OWN_SEAT)
    score = margin_in_tenths(totals, own, low_wins=snapshot.public.low_wins)
    return best_line(snapshot.ended, snapshot.views[_OWN_SEAT], score, by_computer=True)


class DailyPosts:
    """The messages that a daily deal should have now. They ping no one."""

    def __init__(self, daily: DailyDeals, servers: Servers, post: Post) -> None:
        self._daily = daily
        self._servers = servers
        self._post = post

    async def wanted(self, contest: Contest) -> Mapping[PostKey, WantedMessage]:
        """The results of a deal that is over, if there are any; after an outage only yesterday's."""
        row = contest.row
        if not contest.over or row.ends_at is None or clock.now() >= row.ends_at + _LATE or not row.guild_id:
            return {}
        channel_id = (await self._servers.settings(row.guild_id)).channel_of(POST)
        if channel_id is None:
            return {}
        found = await self._daily.ranking(contest.id, None)
        return {("end", 0): WantedMessage(channel_id, ranking(found, contest))} if found.people else {}

    async def language(self, contest: Contest) -> str:
        """The server's: a daily deal has no host."""
        guild_id = contest.row.guild_id
        return await self._servers.language(guild_id, self._post.locale_of(guild_id))

    async def on_refused(self, contest: Contest) -> None:
        """Stop posting in the channel that the owner chose, until they choose again."""
        await self._servers.note_refused(contest.row.guild_id, POST)
