"""A table whose messages couriers deliver."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.playground import ChatMessage
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from tests.cogs.conftest import Bench


@pytest_asyncio.fixture(loop_scope="session")
async def table(bench: Bench) -> AsyncIterator[int]:
    """A new table of Ann's with its lobby drawn; it is stopped in the end."""
    ann, lifecycle = Person(bench.ann.id, "Ann"), bench.bot.services.tables.lifecycle
    rules = NewTableRules(players=4)
    opened = await lifecycle.open(bench.playground.guild.id, bench.games.id, ann, "black-tile", rules=rules)
    await bench.idle()
    yield opened.snapshot.id
    await lifecycle.stop(opened.snapshot.id, ann)
    await bench.idle()


@pytest.fixture
def lobby(bench: Bench, table: int) -> ChatMessage:  # noqa: ARG001 - it is that table's
    return bench.games.live()[-1]
