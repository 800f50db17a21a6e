"""The daily deal: one sealed deal a day for each server, and one for the people of all servers; and missed days."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from bot import clock
from bot.message import Message
from bot.rules.options import dump, load
from bot.rules.shuffle import daily_secret
from bot.store.errors import Conflict, NoContest
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, Stale
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.state.table import Table
from cogs.contests.contest import (
    EVERYWHERE,
    OWN_SEAT,
    Contest,
    ContestEntry,
    ContestKind,
    NewContest,
    margin_in_tenths,
)
from cogs.contests.table import Contests
from cogs.daily.best_line import BestLine
from cogs.daily.schedule import end_of, game_of, next_day
from cogs.daily.store import DailyStore
from cogs.daily.week import DaysPlayed, Week, month_of, streak
from cogs.daily.words import DailyCard, DailyDeal, Ranked, Ranking, marks_of

PLAYERS, DEALS = 4, 1
LEVEL = "hard"
POST = "daily"  # the name of its results in the settings of servers
_OVER = Message("daily-over")


@dataclass(frozen=True, slots=True)
class DailyState:
    """A daily deal for one person: what it is, their entry if they have begun, how many have finished it.

    `own_table` is their table while they play; `days` are those that they have played, None where they wish no streaks.
    `may_play` is false in the world's until they have agreed to its ranking. `previous` is the daily deal before it, if
    there was one. `is_used_up`: they began it, and have deleted their data since.
    """

    contest: Contest
    described: DailyDeal
    entry: ContestEntry | None
    finished: int
    days: DaysPlayed | None
    may_play: bool
    own_table: Snapshot | None
    previous: Contest | None
    is_used_up: bool = False

    @property
    def is_left(self) -> bool:
        """True if the person has left the deal unfinished, for good."""
        return self.own_table is not None and self.own_table.over and not self.is_done

    @property
    def is_done(self) -> bool:
        return self.entry is not None and self.entry.finished_at is not None

    @property
    def week(self) -> Week | None:
        if self.days is None:
            return None
        is_open = not self.is_left and not self.is_used_up
        return self.days.week(self.described.number, self.described.date, is_open=is_open)

    @property
    def is_mending(self) -> bool:
        """True while they play the deal of the day before, which they missed."""
        mend = self.days.mend_of(self.described.number - 1) if self.days is not None else None
        return mend is not None and not mend.is_over

    @property
    def at_stake(self) -> int:
        """The streak that they can keep by playing the deal of the day before now; 0: there is none, or they can't."""
        if self.days is None or not self.may_play or self.days.mend_in(month_of(self.described.date)) is not None:
            return 0
        return self.days.at_stake(self.described.number)


@dataclass(frozen=True, slots=True)
class Mended:
    """A missed deal that a person played later: their score, at which table, and when that ended; `week` is that of the
    deal, None where they wish no streaks.
    """

    daily: DailyDeal
    score: int | None
    table_id: int
    week: Week | None
    ended_at: datetime | None = None


class DailyDeals:
    """Daily deals, by server (EVERYWHERE: the world's). Every method may raise NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess, contests: Contests) -> None:
        self._access = access
        self._contests = contests
        self._store = access.store
        self._daily_store = store = DailyStore(access.store.database)
        self.join_world, self.leave_world, self.finished = store.join_world, store.leave_world, store.finished
        self.earned = store.earned

    async def today(self, guild_id: int) -> Contest:
        """The daily deal of a server now: stored when it is first asked for, but fixed since the day began."""
        now = clock.now()
        latest = next(iter(await self._contests.latest(ContestKind.DAILY, guild_id, 1)), None)
        if latest is not None and latest.ends_at is not None and now < latest.ends_at:
            return await self._contests.get(latest.id)
        before = day_of(latest.settings) if latest is not None else None
        zone = await self._zone(guild_id)
        day = await asyncio.to_thread(next_day, now, zone, before)  # it reads files
        number = 1 if latest is None or before is None else (latest.number or 0) + (day - before).days
        return await self._open(guild_id, number, day, zone)

    async def _zone(self, guild_id: int) -> str | None:
        return None if guild_id == EVERYWHERE else (await self._store.servers.settings(guild_id)).time_zone

    async def _open(self, guild_id: int, number: int, day: date, zone: str | None) -> Contest:
        """The daily deal of a day, which is opened if it is not there."""
        now, game, ends_at = clock.now(), game_of(day), await asyncio.to_thread(end_of, day, zone)
        begins_at = await asyncio.to_thread(end_of, day - timedelta(days=1), zone)
        root = await self._daily_store.root()
        sealed = max(root.made_at, min(begins_at, now))  # the root is younger on the bot's first day
        new = NewContest(
            kind=ContestKind.DAILY,
            guild_id=guild_id,
            game=game.game,
            options=dump(game.options),
            players=PLAYERS,
            deals=DEALS,
            secret=daily_secret(root.secret, guild_id, day.isoformat()),
            level=LEVEL,
            number=number,
            settings={"day": day.isoformat(), "sealed_at": sealed.isoformat()},
            state="playing",
            ends_at=ends_at,
            due_at=ends_at,
        )
        return await self._contests.open(new)

    async def state(self, guild_id: int, user_id: int) -> DailyState:
        """Today's deal of a server as one person finds it."""
        contest = await self.today(guild_id)
        entry = contest.entry_of(user_id)
        before = await self._contests.latest(ContestKind.DAILY, guild_id, 2)
        previous = next((row for row in before if row.id != contest.id), None)
        return DailyState(
            contest,
            self.described(contest),
            entry,
            await self._daily_store.count_finished(contest.id),
            await self._days(user_id, guild_id),
            guild_id != EVERYWHERE or await self._daily_store.is_in_world(user_id),
            await self._own_table(entry),
            None if previous is None else await self._contests.get(previous.id),
            entry is None and await self._contests.is_played_before(contest.id, user_id),
        )

    async def play(
        self, contest_id: int, person: Person, *, channel_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """Begin a daily deal at a table of the person's, or find that again; `channel_id` is that of the person's
        direct messages. Raises Stale once its day is over, or they have finished it; PlayedBefore; NotAllowed in the
        world's, before they have agreed to its ranking.
        """
        contest = await self._daily(contest_id)
        entry = contest.entry_of(person.user_id)
        if entry is not None and entry.finished_at is not None:
            raise Stale(Message("daily-played"))
        if self.is_over(contest):
            raise Stale(_OVER)
        if contest.row.guild_id == EVERYWHERE and not await self._daily_store.is_in_world(person.user_id):
            raise NotAllowed(Message("daily-join-first"))
        try:
            if entry is None:
                await self._contests.enter(contest_id, person, while_in="playing")
            snapshot = await self._contests.play_own(
                contest_id, person.user_id, channel_id=channel_id, interaction_id=interaction_id
            )
        except Conflict:
            raise Stale(_OVER) from None
        if snapshot.over:
            raise Stale(Message("daily-left"))
        return snapshot

    async def _daily(self, contest_id: int) -> Contest:
        """A daily deal. Raises NoContest, for another kind of contest as well."""
        contest = await self._contests.get(contest_id)
        if contest.row.kind is not ContestKind.DAILY:
            raise NoContest
        return contest

    def is_over(self, contest: Contest) -> bool:
        """True if the day of a deal is over: then it can no longer be begun."""
        return contest.over or contest.row.ends_at is None or clock.now() >= contest.row.ends_at

    async def ranking(self, contest_id: int, user_id: int | None) -> Ranking:
        """The results, for those who have finished it too, and for everyone once it is over. Raises NotAllowed."""
        contest = await self._daily(contest_id)
        own = contest.entry_of(user_id) if user_id is not None else None
        if not contest.over and (own is None or own.finished_at is None):
            raise NotAllowed(Message("daily-results-later"))
        finished = await self.finished(contest.row)
        people = tuple(Ranked(it.name, it.score, it.user_id == user_id, it.celebrate) for it in finished)
        return Ranking(self.described(contest), people, is_over=contest.over)

    async def card(self, contest_id: int, user_id: int) -> DailyCard:
        """The spoiler-free result card of a player who has finished. Raises NotAllowed."""
        contest = await self._daily(contest_id)
        entry = contest.entry_of(user_id)
        if entry is None or entry.score is None:
            raise NotAllowed(Message("daily-not-finished"))
        snapshot = await self._own_table(entry)
        marks = marks_of(snapshot.ended) if snapshot is not None and snapshot.ended is not None else ()
        scores = [person.score for person in await self.finished(contest.row)]
        daily, days = self.described(contest), await self._days(user_id, contest.row.guild_id)
        week = days.week(daily.number, daily.date) if days is not None else None
        return DailyCard(daily, entry.name, entry.score, marks, tuple(scores), week)

    async def _days(self, user_id: int, guild_id: int) -> DaysPlayed | None:
        """The days that a person has played; None where they wish no streaks."""
        if not (await self._store.people.preferences(user_id)).progress:
            return None
        return await self._daily_store.days(user_id, guild_id)

    # -- a missed day ----------------------------------------------------------------------------------------------

    async def mend(
        self, contest_id: int, person: Person, *, channel_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """Begin the deal of the day before this one, which a person missed, or find it again. It counts for nothing but
        their streak. Raises Stale once the day is over, or they have ended it; NotAllowed.
        """
        contest = await self._daily(contest_id)
        guild_id, daily = contest.row.guild_id, self.described(contest)
        if self.is_over(contest):
            raise Stale(_OVER)
        if guild_id == EVERYWHERE and not await self._daily_store.is_in_world(person.user_id):
            raise NotAllowed(Message("daily-join-first"))
        missed = await self._contests.numbered(ContestKind.DAILY, guild_id, daily.number - 1)
        if missed is None:  # no one asked for it on its day
            day = daily.date - timedelta(days=1)
            missed = (await self._open(guild_id, daily.number - 1, day, await self._zone(guild_id))).id
        table_id = await self._daily_store.begin_mend(
            missed, person, month_of(daily.date), channel_id=channel_id, interaction_id=interaction_id
        )
        snapshot = (await self._access.announce(table_id)).snapshot
        if snapshot.over:
            raise Stale(Message("daily-mend-over"))
        return snapshot

    async def mended(self, contest: Contest, user_id: int) -> Mended | None:
        """A deal that a person played to its end later, to mend the day; None where they did not."""
        days = await self._daily_store.days(user_id, contest.row.guild_id)
        mend, daily = days.mend_of(contest.row.number or 0), self.described(contest)
        if mend is None or not mend.is_done:
            return None
        is_shown = (await self._store.people.preferences(user_id)).progress
        week = days.week(daily.number, daily.date) if is_shown else None
        snapshot = await self._access.snapshot(mend.table_id)
        return Mended(daily, score_of(snapshot), mend.table_id, week, snapshot.row.ended_at)

    async def has_mended(self, contest: Contest, user_id: int) -> bool:
        """True if a person has begun a deal later, to mend the day."""
        days = await self._daily_store.days(user_id, contest.row.guild_id)
        return days.mend_of(contest.row.number or 0) is not None

    async def streak_of_all(self, contest: Contest) -> int:
        """The days in a row on which someone of the server finished the daily deal, up to this one."""
        number = contest.row.number or 0
        return streak(await self._daily_store.days_of_all(contest.row.guild_id, number), number)

    async def dealt_table(self, table_id: int) -> Table:
        """A table of a daily deal as it was dealt, to be played by computers apart from the store."""
        stored = await self._store.journal.load(table_id)
        table = Table.of(stored.row, self._access.catalogue.game(stored.row.game), stored.seats)
        table.start_match()
        return table

    def described(self, contest: Contest) -> DailyDeal:
        """A daily deal by its name, day and game."""
        row, game = contest.row, self._access.catalogue.game(contest.row.game)
        day, title = day_of(row.settings), game.title_of(load(game.options_type, row.options), row.players)
        return DailyDeal(
            row.game, title, row.number or 1, day or row.created_at.date(), world=row.guild_id == EVERYWHERE
        )

    async def _own_table(self, entry: ContestEntry | None) -> Snapshot | None:
        if entry is None or entry.table_id is None:
            return None
        return await self._access.snapshot(entry.table_id)


def day_of(settings: Mapping[str, Any]) -> date | None:
    """The day of a daily deal, from what is stored of it."""
    day = settings.get("day")
    return date.fromisoformat(day) if day else None


def score_of(snapshot: Snapshot) -> int | None:
    """The score of the first seat in an ended deal, in tenths of a point."""
    public = snapshot.public
    if public is None or not public.results:
        return None
    totals = dict(enumerate(public.results[-1].totals))
    return margin_in_tenths(totals, public.side_of(OWN_SEAT), low_wins=public.low_wins)


def line_of(contest: Contest) -> BestLine | None:
    """The best line of a daily deal that is over, if it is known."""
    return contest.row.settings.get("line")
