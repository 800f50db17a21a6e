"""The moments of daily deals: the last move of one, the end of its day, and a missed day that is mended."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.playground import ChatChannel, ChatMessage, Interaction, Permission, UserClient
from bot.rules.black_tile.options import PRESETS
from bot.rules.options import dump
from bot.store.store import Store
from tests.cogs.contests.playing import Players
from tests.end_to_end.controls import use
from tests.end_to_end.house import House
from tests.end_to_end.points.moments import HarmedMoment, SavedState, Step
from tests.said import is_said, said

PLAY, MEND = said("daily-button.play"), said("daily-button.mend")


def ago(**how_long: float) -> str:
    """A moment so long ago, as the database has it."""
    return f"{datetime.now(UTC) - timedelta(**how_long):%Y-%m-%d %H:%M:%S.%f}"


async def change_store(house: House, guild: dict[str, Any], **people: Any) -> None:
    """Change the settings of the server; and the preferences of `people`, by their ids."""
    store = await Store.open(house.database_url)
    try:
        await store.servers.change(house.playground.guild.id, guild)
        for user_id in people.get("puzzles", ()):
            await store.people.set_preferences(user_id, puzzles=True)
    finally:
        await store.close()


async def restored(house: House, state: SavedState) -> None:
    """Bring a state back, with the bot on again."""
    await house.bot.kill()
    await house.playground.wait_for(lambda: not house.playground.gateway.connected)
    state.restore()
    await house.bot.start()
    await house.idle()


async def saved(house: House) -> SavedState:
    await house.idle()
    await house.bot.stop()
    state = SavedState(house)
    await house.bot.start()
    return state


class Dailies(HarmedMoment):
    """One at which people play the daily deal."""

    channel: ChatChannel
    results: ChatChannel

    async def prepare(self) -> None:
        self.channel, self.results = self.house.channel(), self.house.channel()
        await change_store(self.house, {"daily_channel": self.results.id})

    async def page(self, person: UserClient) -> ChatMessage:
        """The page of today's deal, which no one has begun: a game with easy computers, on every date."""
        page = await (await person.command(self.channel, "daily")).answered()
        await self.house.idle()
        self.house.change(
            "UPDATE contests SET level = 'easy', game = 'black-tile', options = ? WHERE NOT EXISTS (SELECT 1 FROM "
            "contest_entries WHERE contest_id = contests.id)", json.dumps(dump(PRESETS[0].options)),
        )  # fmt: skip
        return page

    async def begin(self, person: UserClient, label: str = PLAY) -> None:
        await (await person.click(await self.page(person), label=label)).acknowledged()
        await self.house.idle()

    async def play(self, person: UserClient, moves: int = 99) -> int:
        """Play on, the same way each time. Returns the number of moves until the deal was over."""
        players = Players(self.house, [person])
        await players.play(lambda: len(players._acted) >= moves or self.is_over(person))
        await self.house.idle()
        return len(players._acted)

    async def play_but_one(self, person: UserClient) -> None:
        """Play until one move of the person's is left."""
        state = await saved(self.house)
        count = await self.play(person)
        while self.is_over(person):
            count -= 1
            await restored(self.house, state)
            await self.play(person, count)

    async def last_move(self, person: UserClient) -> Interaction | None:
        players = Players(self.house, [person])
        asked = await self.house.playground.wait_for(lambda: self.is_over(person) or players.asked())
        if not isinstance(asked, tuple):
            return None
        _, message, moves = asked
        return await use(person, message, moves[0])

    def is_over(self, person: UserClient) -> bool:
        """True if a person plays no deal now."""
        return not self.house.rows("SELECT 1 FROM tables WHERE host_id = ? AND ended_at IS NULL", person.id)

    def days_pass(self, days: int) -> None:
        """As though the latest deal was that of so many days earlier, and over."""
        day = f"{datetime.now(UTC) - timedelta(days=days):%Y-%m-%d}"
        ended = ago(days=days - 1)
        self.house.change(
            "UPDATE contests SET settings = json_set(settings, '$.day', ?), created_at = ?, ends_at = ?, ended_at = ?, "
            "state = 'finished', due_at = NULL, shown = version", day, ago(days=days), ended, ended,
        )  # fmt: skip


class DayEnds(Dailies):
    """Two have played, one is in mid-deal; then another asks for the new day's deal."""

    async def prepare(self) -> None:
        await super().prepare()
        ann, bo, cy, self.di = self.house.people("ann", "bo", "cy", "di")
        for person, moves in ((ann, 99), (bo, 99), (cy, 3)):
            await self.begin(person)
            await self.play(person, moves)

    def make_due(self) -> None:
        self.house.change("UPDATE contests SET ends_at = ?, due_at = ends_at WHERE state = 'playing'", ago(seconds=1))
        self.house.change("UPDATE contests SET due_at = ends_at WHERE state = 'playing'")

    @property
    def steps(self) -> Sequence[Step]:
        return (lambda: self.di.command(self.channel, "daily"),)

    def check(self) -> None:
        posted = [it for it in self.results.live() if is_said("daily-end-played", it.content)]
        assert len(posted) == self.posts, posted

    posts = 1


class RefusedDayEnds(DayEnds):
    """The same, where the bot may not post."""

    posts = 0

    async def prepare(self) -> None:
        await super().prepare()
        self.house.playground.deny(self.results, Permission.SEND_MESSAGES)


class UnreadDayEnds(DayEnds):
    """The same, where the bot may not read what it has posted: a lost message waits until it may."""

    def make_due(self) -> None:
        super().make_due()
        self.house.playground.deny(self.results, Permission.READ_MESSAGE_HISTORY)

    def allow(self) -> bool:
        assert len(self.results.live()) <= 1
        self.house.playground.allow(self.results, Permission.READ_MESSAGE_HISTORY)
        return True


class DailyIsPlayed(Dailies):
    """The last move of a person's daily deal."""

    async def prepare(self) -> None:
        await super().prepare()
        self.ann = self.house.person("ann")
        await self.begin(self.ann)
        await self.play_but_one(self.ann)

    @property
    def steps(self) -> Sequence[Step]:
        return (lambda: self.last_move(self.ann),)

    def check(self) -> None:
        assert self.is_over(self.ann), "it was the last move"


class MendBegins(Dailies):
    """A person begins the deal of the day that they missed."""

    ann: UserClient
    shown: ChatMessage

    async def prepare(self) -> None:
        await super().prepare()
        self.ann = self.house.person("ann")
        await self.begin(self.ann)
        await self.play(self.ann)
        self.days_pass(2)
        self.shown = await self.page(self.ann)

    @property
    def steps(self) -> Sequence[Step]:
        return (self.mend,)

    async def mend(self) -> Interaction | None:
        begun = self.house.rows("SELECT 1 FROM daily_mends")  # a second press opens the hand here
        return None if begun else await self.ann.click(self.shown, label=MEND)


class MendIsPlayed(MendBegins):
    """Their last move of that deal."""

    async def prepare(self) -> None:
        await super().prepare()
        await self.mend()
        await self.house.idle()
        await self.play_but_one(self.ann)

    @property
    def steps(self) -> Sequence[Step]:
        return (lambda: self.last_move(self.ann),)

    check = DailyIsPlayed.check


class DayEndsInMend(MendBegins):
    """The day ends before that deal is over."""

    async def prepare(self) -> None:
        await super().prepare()
        await self.mend()
        await self.house.idle()
        await self.play(self.ann, 3)

    make_due = DayEnds.make_due

    @property
    def steps(self) -> Sequence[Step]:
        return ()
