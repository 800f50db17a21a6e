"""The bot in this process, at a playground: started, and closed at the end."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.app import Boneyard
from bot.playground import Playground
from bot.rules.catalogue import CATALOGUE, Catalogue
from bot.settings import Settings
from bot.store.store import Store
from cogs.kit.answers.clicks import HANDLERS
from tests.cogs.held_work import HELD, HELD_HANDLERS
from tests.open_stores import open_copied
from tests.playground.conftest import pointed_at


async def store_in(folder: Path) -> Store:
    """Opens the database of a bot in a folder. It is made where there is none."""
    return await open_copied(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")


@asynccontextmanager
async def started(
    playground: Playground,
    store: Store,
    catalogue: Catalogue = CATALOGUE,
    commands: Iterable[app_commands.Command[Any, ..., Any]] = (),
    **settings: Any,
) -> AsyncIterator[Boneyard]:
    """The bot, connected, with these commands more and controls that can be held. Its store is closed with it."""
    with pointed_at(playground):
        usual = {"discord_api_url": playground.api_url, "computer_pace": 0}
        bot = Boneyard(Settings(**usual | settings), store, catalogue, handlers=(*HANDLERS, *HELD_HANDLERS))
        for command in commands:
            bot.tree.add_command(command)
        connection = asyncio.create_task(bot.start(playground.token))
        try:
            await playground.wait_until_connected()
            yield bot
        finally:
            HELD.released.set()
            await bot.close()
            await asyncio.gather(connection, return_exceptions=True)
