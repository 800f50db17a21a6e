"""What the client does at its start, against the playground."""

import asyncio
from pathlib import Path

import pytest

from bot.app import Boneyard
from bot.playground import Limits, Playground
from bot.rules.catalogue import CATALOGUE
from bot.settings import Settings
from bot.store.errors import NotLoaded
from bot.store.store import Store
from bot.table.access import Person
from bot.table.tables import Tables
from tests.playground.conftest import pointed_at


@pytest.mark.parametrize("operation", ["tables_behind", "active_tables", "look"])
async def test_tables_are_taken_up_however_long_the_store_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, operation: str
) -> None:
    """Two computers are to pass tiles since before the start, and nobody else does anything."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}")
    async with Playground(limits=Limits().fast()) as playground:
        tables, ann = Tables(store, CATALOGUE), Person(playground.add_person("ann").id, "Ann")
        channel = playground.channel("games")
        opened = await tables.open(playground.guild.id, channel.id, ann, "black-tile", None, 3, None)
        for _ in range(2):
            await tables.seat_computer(opened.snapshot.id, ann, "easy")
        await tables.start(opened.snapshot.id, ann)
        works, fails = getattr(store, operation), 2

        async def failing(*args: object, **more: object) -> object:
            nonlocal fails
            fails -= 1
            if fails < 0:
                return await works(*args, **more)
            raise NotLoaded("The table could not be read because the disk failed.")

        monkeypatch.setattr(store, operation, failing)
        with pointed_at(playground):
            bot = Boneyard(Settings(discord_api_url=playground.api_url, computer_pace=0), store)
            running = asyncio.create_task(bot.start(playground.token))
            try:
                await playground.wait_until_connected()
                passed: set[int] = set()

                async def watch() -> None:
                    while len(passed) < 2:
                        passed.update(move.seat for move in await store.moves(opened.snapshot.id))
                        await asyncio.sleep(0.05)

                await asyncio.wait_for(watch(), 10)
            finally:
                await bot.close()
                await asyncio.wait([running], timeout=5)
    assert passed == {1, 2}
