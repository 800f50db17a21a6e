"""The people of a server through a month: dailies, matches, puzzles, lessons, day by day, while the clock is moved."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot import clock
from bot.playground import ChatChannel, ChatMessage, UserClient
from tests.clock import MovableClock
from tests.cogs.contests.playing import Players
from tests.cogs.server import Server
from tests.end_to_end.controls import button, controls, offers, press, use
from tests.end_to_end.house import Table
from tests.end_to_end.practice import Practice

ZONE = ZoneInfo("Europe/Berlin")
MORNING, AFTER_MIDNIGHT = timedelta(hours=9), timedelta(minutes=5)
_GAMES = (
    {"game": "dominoes", "target": 30},
    {"game": "black-tile", "target": 1},
    {"game": "forty-two", "target": 1},
    {"game": "blind-hughie", "target": 20},
    {"game": "domino-hearts", "target": 10},
)


@dataclass(repr=False)
class Month:
    """A server whose people play for a month. `regulars` come nearly every day, each guest on a few days."""

    server: Server
    clock: MovableClock
    games: ChatChannel
    news: ChatChannel
    regulars: list[UserClient]
    guests: list[UserClient]
    dice: random.Random = field(default_factory=lambda: random.Random(31))
    gone: set[int] = field(default_factory=set)
    told: set[int] = field(default_factory=set)
    here: list[UserClient] = field(default_factory=list)

    @property
    def now(self) -> datetime:
        return clock.now().astimezone(ZONE)

    async def until(self, at: datetime) -> None:
        """Move the clock to a time, an hour at a time, and have all done that is due meanwhile."""
        while (left := at - clock.now()) > timedelta():
            await self.clock.advance(min(left, timedelta(hours=1)))
            await self.server.idle()

    async def day(self, number: int) -> None:
        """A day, from the morning to a few minutes after midnight."""
        midnight = self.now.replace(hour=0, minute=0, second=0, microsecond=0)
        await self.until(midnight + MORNING)
        self.here = here = [*self._here(number)]
        for person in here:
            await self.daily(person)
        company = self.dice.sample(here, min(len(here), self.dice.choice((2, 3, 4))))
        if len(company) > 1:
            await self.match(number, *company)
        for person in here:
            if self.dice.random() < 0.3:
                await self.puzzle(person)
        if number % 4 == 2:
            await self.practice(self.regulars[2], number)
        tomorrow = (midnight + timedelta(days=1, hours=2)).replace(hour=0)  # also where the clocks are changed
        await self.until(tomorrow + AFTER_MIDNIGHT)

    def _here(self, number: int) -> Iterator[UserClient]:
        """The people who come on a day. The first of the regulars misses one day only."""
        for place, person in enumerate(self.regulars):
            if (number != 9) if place == 0 else self.dice.random() < 0.8:
                yield person
        for place, person in enumerate(self.guests):
            if person.id not in self.gone and number in range(2 + 2 * place, 5 + 2 * place):
                yield person

    async def daily(self, person: UserClient) -> ChatMessage:
        """Play the deal of the day, and mend a missed one where that is offered; returns the page."""
        page = await self.daily_page(person)
        if button(page, "dailymend") is not None and self.dice.random() < 0.7:
            await self._play_own(person, page, "dailymend")
            page = await self.daily_page(person)
        if button(page, "dailyplay") is None:
            return page
        await self._play_own(person, page, "dailyplay")
        page = await self.daily_page(person)
        share = button(page, "dailyshare")
        if share is not None and self.dice.random() < 0.2:
            await (await person.click(page, custom_id=share.custom_id)).acknowledged()
            await self.server.idle()
        return page

    async def daily_page(self, person: UserClient) -> ChatMessage:
        return await (await person.command(self.games, "daily")).answered()

    async def _play_own(self, person: UserClient, page: ChatMessage, action: str) -> None:
        """Begin a deal by a button, and play it to its end."""
        newest = "SELECT max(id) FROM tables WHERE host_id = ? AND contest_id IS NOT NULL"
        before = self.server.rows(newest, person.id)[0][0]
        begin = button(page, action)
        assert begin is not None
        await (await person.click(page, custom_id=begin.custom_id)).acknowledged()
        await self.server.until(lambda: self.server.rows(newest, person.id)[0][0] != before)
        own = self.server.rows(newest, person.id)[0][0]
        over = "SELECT 1 FROM tables WHERE id = ? AND ended_at IS NOT NULL"
        seed = self.dice.randrange(1000)
        await Players(self.server, [person], seed).play(lambda: self.server.rows(over, own), channel=self.games)
        await self.server.idle()

    async def match(self, number: int, *people: UserClient) -> None:
        game = dict(_GAMES[number % len(_GAMES)])
        computers = max(0, 4 - len(people))
        table = await Table.open(self.server, *people, channel=self.games, players=4, computers=computers, **game)  # type: ignore[arg-type]
        assert await table.play() is not None
        await self.server.idle()
        for person in people[:2]:
            await self._look_back(person)

    async def _look_back(self, person: UserClient) -> None:
        """Open My match below the own hand of the match that is over."""
        hand = next((it for it in reversed(person.dms()) if offers(it, "mymatch")), None)
        if hand is not None and self.dice.random() < 0.5:
            await (await press(person, hand, "mymatch")).answered()
            await self.server.idle()

    async def practice(self, person: UserClient, number: int) -> None:
        game = dict(_GAMES[number % len(_GAMES)])
        table = await Practice.open(self.server, person, person.dm, **game)
        await table.play()
        await self.server.idle()

    async def puzzle(self, person: UserClient) -> None:
        page = await (await person.command(self.games, "puzzle")).answered()
        choices = [it for it in controls(page) if it.action == "solve"]
        if not choices:
            return
        chosen = self.dice.choice(choices)
        values = () if chosen.is_button else [self.dice.choice([*chosen.values])]
        await (await use(person, page, chosen, values)).answered()

    async def delete_data(self, person: UserClient) -> None:
        """Leave: delete all data by the page, and never come again."""
        page = await (await person.command(self.games, "privacy")).answered()
        for _ in range(2):  # the second time on the page that asks
            asked = button(page, "deletedata")
            assert asked is not None
            await (await person.click(page, custom_id=asked.custom_id)).acknowledged()
            await self.server.idle()
        self.gone.add(person.id)

    async def look(self, person: UserClient, command: str, **options: Any) -> ChatMessage:
        return await (await person.command(self.games, command, **options)).answered()

    def new_posts(self) -> list[ChatMessage]:
        """The messages in the channel for news since the last look."""
        posts = [it for it in self.news.live() if not it.ephemeral and it.id not in self.told]
        self.told |= {it.id for it in posts}
        return posts
