"""The week of a server as it is told. All follows from the results, but the best play, which is searched for once."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta, tzinfo

from bot import clock
from bot.players.worker.worker import Worker
from bot.rules.catalogue import ACHIEVEMENTS
from bot.rules.errors import Refusal
from bot.rules.notation import parse_move
from bot.rules.options import load
from bot.store.scores.viewers import Viewer
from bot.table.access import TableAccess
from bot.table.calendar import CalendarSpan, month_of, week_of
from bot.table.quiet_hours import zone_of
from cogs.kit.shared_pages import Medals, Seasons
from cogs.week.schema import NewsRow
from cogs.week.search import MOST_MATCHES, PlaySearch
from cogs.week.store import PERSON, NewsStore, WeekMatch, WeekStore
from cogs.week.words import (
    MOST_NEW,
    BiggestWin,
    ClosestMatch,
    NewAchievement,
    NewLeader,
    WeekNews,
    WeekPlay,
    WonMost,
)

__all__ = ["NewsRow", "Weeks"]
_PODIUM, _RECORDS = 3, 2
_ASKED = 30  # people or matches that are looked at until enough have a name
_MATCHES = 5000  # of a week
_CLOSE = 1 / 4  # of the target: the margin of the only match of a week
_ENOUGH = 10  # matches of a game before one can be a record
_MIDWEEK = timedelta(days=3)  # from the beginning of a week to a day in it in any time zone


class _Cast:
    """The people of a week who can be named, each with a place from the first time they are."""

    def __init__(self, names: dict[int, str]) -> None:
        self._names = names
        self._places = dict[int, int]()

    def __contains__(self, user_id: int) -> bool:
        return user_id in self._names

    def place(self, user_id: int) -> int:
        return self._places.setdefault(user_id, len(self._places))

    @property
    def called(self) -> tuple[str, ...]:
        return tuple(self._names[user_id] for user_id in self._places)


class Weeks:
    """Reads the weeks of servers. Every method may raise NotLoaded, NotSaved."""

    def __init__(self, access: TableAccess, worker: Worker, seasons: Callable[[], Seasons | None]) -> None:
        self._store, self._catalogue = access.store, access.catalogue
        self._week_store = WeekStore(access.store.database)
        self.posts = NewsStore(access.store.database)
        self._search = PlaySearch(access, worker)
        self._seasons = seasons

    async def week(self, guild_id: int, day: date | None = None) -> CalendarSpan:
        """The week of a day on a server; None: the present one."""
        zone = await self._zone(guild_id)
        return week_of(day or clock.now().astimezone(zone).date(), zone)

    async def last_week(self, guild_id: int) -> CalendarSpan:
        return await self.week(guild_id, (await self.week(guild_id)).first - timedelta(days=1))

    async def looked_at(self, row: NewsRow) -> CalendarSpan:
        """The week that the news of a server are about, by its clocks as they are now."""
        zone = await self._zone(row.guild_id)
        inside = clock.now() if row.week_at is None else row.week_at + _MIDWEEK
        return week_of(inside.astimezone(zone).date(), zone)

    async def is_told(self, row: NewsRow, week: CalendarSpan) -> bool:
        """True if the news of a server are about that week already."""
        return row.week_at is not None and await self.looked_at(row) == week

    async def has_results(self, viewer: Viewer, week: CalendarSpan) -> bool:
        counts = await self._week_store.counts(viewer, week)
        return counts.matches + counts.deals > 0

    async def with_play(self, row: NewsRow, viewer: Viewer, week: CalendarSpan) -> NewsRow:
        """The row with a week, and the best play that a search of some seconds finds in it."""
        tables = await self._week_store.to_search(viewer, week, MOST_MATCHES)

        async def nameable(user_ids: Collection[int]) -> Collection[int]:
            return await self._named(viewer, user_ids)

        found = await self._search.best(tables, nameable, week.first.toordinal())
        if found is None:
            return replace(row, week_at=week.start, play_table_id=None, play_user_id=None, play=None)
        game = found.made.game.name
        play = {"game": game, "move": str(found.made.move), "points": found.points, "unit": found.unit}
        user = found.made.user_id
        return replace(row, week_at=week.start, play_table_id=found.table_id, play_user_id=user, play=play)

    async def shown(self, viewer: Viewer, week: CalendarSpan) -> WeekNews:
        """The page of a week; with the best play, where the server has news of that week."""
        row = await self.posts.last(viewer)
        return await self.news(viewer, week, row if row is not None and row.week_at == week.start else None)

    async def news(self, viewer: Viewer, week: CalendarSpan, row: NewsRow | None = None) -> WeekNews:
        """The news of a week from what the viewer may see, with the best play of its row."""
        store, now = self._week_store, clock.now()
        counts = await store.counts(viewer, week)
        news = WeekNews(week.first, week.last, week.end <= now, *counts)
        if not counts.deals + counts.matches:
            return news
        won, played = await store.most_won(viewer, week, _ASKED), await store.matches(viewer, week, _MATCHES)
        close, records = self._closest(played), await self._largest(viewer, week, played)
        first, new = await store.first_earned(viewer, week), await store.newcomers(viewer, week)
        leader, month = await self._new_leader(viewer, week)
        players = [player for match in (*close, *records) for _, side in match.sides[:2] for player in side]
        ids = {it.user_id for it in (*won, *first)} | set(new[:_ASKED]) | set(_people(players))
        ids |= {it for it in (leader, row.play_user_id if row is not None else None) if it is not None}
        cast = _Cast(await self._named(viewer, ids))
        medals = await self._medals(viewer)
        podium = [
            WonMost(cast.place(it.user_id), it.wins, it.matches, medals.places.get(it.user_id))
            for it in [it for it in won if it.user_id in cast][:_PODIUM]
        ]
        newcomers = [it for it in new[:_ASKED] if it in cast][:MOST_NEW]
        found: list[BiggestWin | NewAchievement | NewLeader] = [*self._biggest(records, cast)]
        earned = [it for it in first if it.name in ACHIEVEMENTS and it.user_id in cast][:1]
        found += [NewAchievement(cast.place(it.user_id), it.name) for it in earned]
        found += [NewLeader(cast.place(leader), month)] if leader is not None and leader in cast else []
        return replace(
            news,
            most_won=tuple(podium),
            closest=self._told(close, cast, is_only=len(played) == 1),
            play=self._play(row, cast),
            records=tuple(found[:_RECORDS]),
            newcomers=tuple(map(cast.place, newcomers)),
            more_new=len(new) - len(newcomers),
            medals_of=medals.month,
            called=cast.called,
        )

    # -- parts of the news --------------------------------------------------------------------------------------------

    def _closest(self, played: Sequence[WeekMatch]) -> list[WeekMatch]:
        """The closest matches by the share of their target, the latest of equal ones first."""
        two = [it for it in played if len(it.sides) > 1 and it.game in self._catalogue]
        return sorted(two, key=self._share)[:_ASKED]

    def _share(self, match: WeekMatch) -> float:
        """The margin of a match as a share of its target; without one, of the largest total."""
        game = self._catalogue[match.game]
        try:
            kind, goal = game.goal(load(game.options_type, match.options), match.players)
        except Refusal:  # a house rule that no longer exists
            kind, goal = "rounds", 0
        largest = max(abs(total) for total, _ in match.sides[:2])
        return match.margin / max(goal if kind != "rounds" else largest, 1)

    def _told(self, close: Sequence[WeekMatch], cast: _Cast, *, is_only: bool) -> ClosestMatch | None:
        """The closest match whose people can all be named, with a person on each of its two best sides."""
        for match in close:
            (total, one), (second, other) = match.sides[:2]
            if not _all_named(one, cast) or not _all_named(other, cast) or (is_only and self._share(match) > _CLOSE):
                continue
            sides = (tuple(map(cast.place, _people(one))), total), (tuple(map(cast.place, _people(other))), second)
            return ClosestMatch(self._catalogue[match.game].title, sides)
        return None

    async def _largest(self, viewer: Viewer, week: CalendarSpan, played: Iterable[WeekMatch]) -> list[WeekMatch]:
        """The matches won by more than any before in their game, where there were enough; the game with most first."""
        largest = dict[str, WeekMatch]()
        for match in played:
            if match.won == 1 and len(match.sides) > 1 and match.game in self._catalogue:
                known = largest.get(match.game)
                if known is None or match.margin > known.margin:
                    largest[match.game] = match
        before = await self._week_store.best_before(viewer, largest, week.start) if largest else {}
        records = [
            it for name, it in largest.items()
            if name in before and before[name].matches >= _ENOUGH and it.margin > before[name].margin
        ]  # fmt: skip
        return sorted(records, key=lambda it: -before[it.game].matches)

    def _biggest(self, records: Iterable[WeekMatch], cast: _Cast) -> list[BiggestWin]:
        for match in records:
            winners = match.sides[0][1]
            if _all_named(winners, cast):
                title = self._catalogue[match.game].title
                return [BiggestWin(tuple(map(cast.place, _people(winners))), title, match.margin)]
        return []

    async def _new_leader(self, viewer: Viewer, week: CalendarSpan) -> tuple[int | None, date]:
        """The leader of the season, if another led it when the week began; and a day of the season's month."""
        last = min(week.last, clock.now().astimezone(await self._zone(viewer.guild_id)).date())
        season, seasons = month_of(last, await self._zone(viewer.guild_id)), self._seasons()
        if seasons is None:
            return None, season.first
        now = await seasons.leader(viewer, season.until(week.end))
        before = await seasons.leader(viewer, season.until(week.start)) if season.start < week.start else None
        return (now if now != before else None), season.first

    async def _medals(self, viewer: Viewer) -> Medals:
        seasons = self._seasons()
        return await seasons.medals(viewer) if seasons is not None else Medals(clock.now().date())

    def _play(self, row: NewsRow | None, cast: _Cast) -> WeekPlay | None:
        if row is None or row.play is None or row.play_user_id is None or row.play_user_id not in cast:
            return None
        play = row.play
        if play["game"] not in self._catalogue:
            return None
        title, move = self._catalogue[play["game"]].title, parse_move(play["move"])
        return WeekPlay(cast.place(row.play_user_id), title, move, play["points"], play["unit"])

    async def _named(self, viewer: Viewer, user_ids: Collection[int]) -> dict[int, str]:
        """The names of the people who can be named."""
        unnamed = await self._store.people.unnamed(user_ids)
        return await self._store.people.names(viewer, [it for it in user_ids if it not in unnamed])

    async def _zone(self, guild_id: int) -> tzinfo:
        settings = await self._store.servers.settings(guild_id)
        return await asyncio.to_thread(zone_of, settings.time_zone)


def _people(players: Iterable[str]) -> list[int]:
    """The people among players by their keys."""
    return [int(player.removeprefix(PERSON)) for player in players if player.startswith(PERSON)]


def _all_named(players: Sequence[str], cast: _Cast) -> bool:
    """True if a side has people, and all of them can be named; computers have no names here."""
    is_gone = any(not it.startswith((PERSON, "computer:")) for it in players)
    people = _people(players)
    return bool(people) and not is_gone and all(it in cast for it in people)
