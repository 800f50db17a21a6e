"""One bot process a module, or one of its own for a test that ends it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.demo.process import BotProcess
from bot.playground import Change, Limits, Playground
from tests.end_to_end.forked_bot import ForkedBot
from tests.end_to_end.house import House, house_limits
from tests.open_stores import copy_empty


@asynccontextmanager
async def running(
    folder: Path,
    shards: int = 1,
    limits: Limits | None = None,
    bot_type: type[BotProcess] = ForkedBot,
    watch: Callable[[Change], None] = lambda _: None,
    **settings: str,
) -> AsyncIterator[House]:
    """A house with its bot logged in. Each further shard takes Discord's five seconds more to log in."""
    async with Playground(shards=shards, limits=limits or house_limits()) as playground:
        playground.subscribe(watch)
        await copy_empty(folder / "boneyard.sqlite3")
        async with bot_type(playground, folder, settings) as bot:
            yield House(playground, folder, bot)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house shared by a module's tests, each with channels and people of its own."""
    async with running(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house for one test, which may end its bot."""
    async with running(tmp_path) as made:
        yield made
