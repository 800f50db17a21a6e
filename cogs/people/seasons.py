"""The seasons of a server: the standings of each month, and the medals of the last. All follows from the results."""

import asyncio
from datetime import date, tzinfo

from bot import clock
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.table.calendar import CalendarSpan, month_before, month_of
from bot.table.quiet_hours import zone_of
from cogs.kit.shared_pages import Medals, Seasons
from cogs.people.store import BoardStore
from cogs.people.words import ranking

MOST_PAST = 24  # seasons that are offered; a select has one more for the present one
_MEDALS = 3


class SeasonRecords(Seasons):
    """Reads the seasons of servers. Every method may raise NotLoaded."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._board_store = BoardStore(store.database)

    async def season(self, viewer: Viewer, month: date | None) -> CalendarSpan:
        """The season of a month; None: the present one."""
        zone = await self._zone(viewer)
        return month_of(month or clock.now().astimezone(zone).date(), zone)

    async def past(self, viewer: Viewer) -> tuple[date, ...]:
        """The first days of past seasons, the newest first."""
        zone = await self._zone(viewer)
        now = month_of(clock.now().astimezone(zone).date(), zone)
        return await self._board_store.months(viewer, now.start, zone, MOST_PAST)

    async def medals(self, viewer: Viewer) -> Medals:
        zone = await self._zone(viewer)
        last = month_before(clock.now().astimezone(zone).date(), zone)
        if viewer.is_everywhere:
            return Medals(last.first)
        best = (await self._ranked(viewer, last))[:_MEDALS]
        unnamed = await self._store.people.unnamed(best)
        return Medals(last.first, {it: place for place, it in enumerate(best, 1) if it not in unnamed})

    async def leader(self, viewer: Viewer, span: CalendarSpan) -> int | None:
        return next(iter(await self._ranked(viewer, span)), None)

    async def _ranked(self, viewer: Viewer, span: CalendarSpan) -> list[int]:
        """The people who are ranked in all games, best first."""
        tallies = await self._board_store.within(viewer, None, span)
        return [tally.user_id for tally in ranking(tallies, by_rating=False)]

    async def _zone(self, viewer: Viewer) -> tzinfo:
        settings = await self._store.servers.settings(viewer.guild_id)
        return await asyncio.to_thread(zone_of, settings.time_zone)
