"""Every test has a world of its own, on a SQLite file of its own; client and store are closed after it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.simcord.world import World, world_of


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with world_of(tmp_path / "boneyard.sqlite3") as world:
        yield world
