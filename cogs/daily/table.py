"""The daily deal: one sealed deal a day for each server, and one for the people of all servers; and its schedule."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from bot import clock
from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import Options, dump, load
from bot.rules.shuffle import daily_secret
from bot.store.errors import Conflict, NoContest
from bot.table.access import TableAccess
from bot.table.errors import NotAllowed, Stale
from bot.table.permissions import Person
from bot.table.quiet_hours import zone_of
from bot.table.state.snapshot import Snapshot
from bot.table.state.table import Table
from cogs.contests.contest import EVERYWHERE, Contest, ContestEntry, ContestKind, NewContest
from cogs.contests.table import Contests
from cogs.daily.best_line import BestLine
from cogs.daily.store import DailyStore
from cogs.daily.words import DailyCard, DailyDeal, Ranked, Ranking, marks_of, streak

PLAYERS, DEALS = 4, 1
LEVEL = "hard"
POST = "daily"  # the name of its results in the settings of servers
_OVER = Message("daily-over")


@dataclass(frozen=True, slots=True)
class DailyState:
    """A daily deal for one person: what it is, their entry if they have begun, how many have finished it.

    `own_table` is their table while they play; `streak` counts the days up to this one or to the day before. `may_play`
    is false in the world's until they have agreed to its ranking. `previous` is the daily deal before it, if there was
    one. `is_used_up`: they began it, and have deleted their data since.
    """

    contest: Contest
    described: DailyDeal
    entry: ContestEntry | None
    finished: int
    streak: int
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


class DailyDeals:
    """Daily deals, by server (EVERYWHERE: the world's). Every method may raise NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess, contests: Contests) -> None:
        self._access = access
        self._contests = contests
        self._store = access.store
        self._daily_store = store = DailyStore(access.store.database)
        self.join_world, self.leave_world, self.finished = store.join_world, store.leave_world, store.finished

    async def today(self, guild_id: int) -> Contest:
        """The daily deal of a server now: stored when it is first asked for, but fixed since the day began."""
        now = clock.now()
        latest = next(iter(await self._contests.latest(ContestKind.DAILY, guild_id, 1)), None)
        if latest is not None and latest.ends_at is not None and now < latest.ends_at:
            return await self._contests.get(latest.id)
        before = day_of(latest.settings) if latest is not None else None
        zone = None if guild_id == EVERYWHERE else (await self._store.servers.settings(guild_id)).time_zone
        day = await asyncio.to_thread(next_day, now, zone, before)  # it reads files
        number = 1 if latest is None or before is None else (latest.number or 0) + (day - before).days
        game, ends_at = game_of(day), await asyncio.to_thread(end_of, day, zone)
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
        number, entry = contest.row.number or 1, contest.entry_of(user_id)
        before = await self._contests.latest(ContestKind.DAILY, guild_id, 2)
        previous = next((row for row in before if row.id != contest.id), None)
        return DailyState(
            contest,
            self.described(contest),
            entry,
            await self._daily_store.count_finished(contest.id),
            streak(await self._daily_store.numbers(user_id, guild_id), number),
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
        people = tuple(Ranked(person.name, person.score, own=person.user_id == user_id) for person in finished)
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
        numbers = await self._daily_store.numbers(user_id, contest.row.guild_id)
        days = streak(numbers, contest.row.number or 1)
        return DailyCard(self.described(contest), entry.name, entry.score, marks, tuple(scores), days)

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


def line_of(contest: Contest) -> BestLine | None:
    """The best line of a daily deal that is over, if it is known."""
    return contest.row.settings.get("line")


# -- which game is played on which day, and when a day begins and ends by a server's clocks ----------------------------


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A game and its house rules, in which every deal is played out: no player can ask for a new one."""

    game: str
    options: Options


# The first of each game, then the second of those that have one: the same game comes days apart.
ROTATION = tuple(
    DailyGame(game.name, game.daily[number])
    for number in range(max(len(game.daily) for game in CATALOGUE.values()))
    for game in CATALOGUE.values()
    if number < len(game.daily)
)


def game_of(day: date) -> DailyGame:
    """The game of a day, the same on every server."""
    return ROTATION[day.toordinal() % len(ROTATION)]


def day_at(now: datetime, time_zone: str | None) -> date:
    """The day by the clocks of a time zone; by those of UTC where there is none."""
    return now.astimezone(zone_of(time_zone)).date()


def end_of(day: date, time_zone: str | None) -> datetime:
    """The end of a day by those clocks: the next begins."""
    following = datetime.combine(day + timedelta(days=1), time(), zone_of(time_zone))
    return following.astimezone(UTC)


def next_day(now: datetime, time_zone: str | None, latest: date | None) -> date:
    """The day of a deal that is opened now: today, or the day after the latest where the time zone has changed."""
    today = day_at(now, time_zone)
    return today if latest is None or latest < today else latest + timedelta(days=1)
