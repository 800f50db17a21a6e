"""A table whose messages couriers deliver."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from tests.cogs.conftest import Bench


@pytest_asyncio.fixture(loop_scope="session")
async def table(bench: Bench) -> AsyncIterator[int]:
    """A new table of Ann's with its lobby drawn; it is stopped in the end."""
    assert bench.games.guild
    ann, lifecycle = Person(bench.ann.id, "Ann"), bench.bot.services.tables.lifecycle
    opened = await lifecycle.open(
        bench.games.guild.id, bench.games.id, ann, "black-tile", rules=NewTableRules(players=4)
    )
    await bench.idle()
    yield opened.snapshot.id
    await lifecycle.stop(opened.snapshot.id, ann)
    await bench.idle()
