"""One of two processes is killed in the middle of play, on either kind of database, and another takes its place.

Direct messages come to shard 0, what happens in the server to shard 1. No committed move is lost and none is made
twice; meanwhile the other process serves the same tables, and then the successor does.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.demo.process import BotProcess
from bot.playground import Interaction, Playground
from bot.rules.catalogue import CATALOGUE
from bot.store.store import Store
from bot.table.tables import Tables
from tests.end_to_end.controls import typed
from tests.end_to_end.forked_bot import ForkedBot
from tests.end_to_end.house import House, Table, house_limits
from tests.end_to_end.message_checks import check_up_to_date, wait_until_drawn
from tests.idle import GUARD
from tests.playground.happenings import redeliver
from tests.postgres import NONE_NAMED, POSTGRES, new_database

pytestmark = pytest.mark.asyncio(loop_scope="module")
DIRECT, SERVER = 0, 1  # the shards
NAMES = ("ann", "bo", "cy", "di")


class Bots:
    """The processes of both shards, each with a log of its own, and those that took the place of killed ones."""

    def __init__(self, playground: Playground, folder: Path, url: str) -> None:
        self._playground = playground
        self._folder = folder
        self._url = url
        self._running: dict[int, BotProcess] = {}
        self.started: list[BotProcess] = []

    def make(self, shard: int) -> BotProcess:
        folder = self._folder / f"bot-{len(self.started)}"
        folder.mkdir()
        shared = {
            "SHARD_COUNT": "2",
            "SHARD_IDS": str(shard),
            "DATABASE_URL": self._url,
            "REMIND_MINUTES": "10000",  # on a busy machine a turn may take longer than a minute
        }
        self._running[shard] = bot = ForkedBot(self._playground, folder, shared)
        self.started.append(bot)
        return bot

    async def kill(self, shard: int) -> None:
        await self._running.pop(shard).kill()
        await self._playground.wait_for(lambda: len(self._playground.gateway.connected) == 1)

    async def stop(self) -> None:
        await asyncio.gather(*(bot.stop() for bot in self._running.values()))


@asynccontextmanager
async def both_shards(folder: Path, server: str) -> AsyncIterator[tuple[House, Bots]]:
    """A house with a process for each shard, on a database server or on a file."""
    async with Playground(shards=2, limits=house_limits()) as playground:
        bots = Bots(playground, folder, server or f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
        try:
            direct = bots.make(DIRECT)
            await asyncio.gather(direct.start(), bots.make(SERVER).start())
            yield House(playground, folder, direct, server=server), bots
        finally:
            await bots.stop()


@asynccontextmanager
async def tables_of(house: House) -> AsyncIterator[Tables]:
    """The tables as a third process would read them."""
    store = await Store.open(house.database_url)
    try:
        yield Tables(store, CATALOGUE)
    finally:
        await store.close()


async def move(house: House, table: Table, shard: int) -> Interaction:
    """The player to move does so, by what comes to a shard: with the message they have if possible, else by command."""
    async with tables_of(house) as tables:
        now = await tables.snapshot(table.id)
    assert now.public is not None
    seat = now.public.to_act[0]
    ask = now.views[seat].ask
    person = next(it for it in table.seated if it.id == now.seats[seat].user_id)
    hand = table.asked(person)
    if shard == DIRECT and hand and hand[0].channel is person.dm and hand[1][0].position == now.asked_at:
        return await table.click(person, *hand)
    assert ask is not None
    pieces = (str(it.piece) for it in now.views[seat].hand[: ask.pick])
    notation = " ".join(("pass", *pieces)) if ask.pick else str(ask.choices[0].move)
    return await person.type(person.dm if shard == DIRECT else table.channel, typed(notation))


async def until_committed(house: House, table: Table, moves: int) -> None:
    """Wait until there are more moves than that, and no longer: perhaps no one has been told of the last."""
    async with asyncio.timeout(GUARD):
        while len(house.journal(table.id)) <= moves:  # noqa: ASYNC110 - no one tells when it comes about
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_successor_takes_the_place_of_a_killed_process(tmp_path: Path, database: str) -> None:
    if database == "postgresql" and not POSTGRES:
        pytest.skip(NONE_NAMED)
    server = await new_database("boneyard_shards") if database == "postgresql" else ""
    async with both_shards(tmp_path, server) as (house, bots):
        table = await Table.open(house, *house.people(*NAMES), target=500)
        await table.until("play")
        for victim, other in ((SERVER, DIRECT), (DIRECT, SERVER)):
            before = house.journal(table.id)
            last = await move(house, table, victim)
            if victim == SERVER:
                await until_committed(house, table, len(before))
            await bots.kill(victim)
            kept = house.journal(table.id)
            assert kept[: len(before)] == before, "no committed move is lost"
            assert len(kept) > len(before) or not last.is_acknowledged, "nothing is told that was not committed"
            told = [await (await move(house, table, other)).acknowledged() for _ in range(2)]  # who serves it meanwhile
            await bots.make(victim).start()
            if len(kept) > len(before):
                redeliver(house.playground, last)  # to the successor, which has never seen it
            told += [await (await move(house, table, shard)).acknowledged() for shard in (victim, other, victim)]
            made = Counter(it for (it,) in house.rows("SELECT interaction_id FROM moves WHERE table_id = ?", table.id))
            assert [made[it.id] for it in told] == [1] * len(told), "what was told was made"
            assert made[last.id] == len(kept) - len(before), "and what was committed was not made again"
            journal = house.journal(table.id)
            assert journal[: len(kept)] == kept
            assert [position for position, _, _ in journal] == list(range(1, len(journal) + 1))
            table.acted.clear()  # what was lost may be clicked again
        await wait_until_drawn(house, table)
        check_up_to_date(house, table)
        for bot in bots.started:
            assert "Traceback" not in bot.log.read_text(encoding="utf-8")
