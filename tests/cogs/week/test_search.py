"""The search for the best play of a week, in matches that were played."""

import random
from collections.abc import Collection

import pytest

from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.table.access import TableAccess
from bot.table.tables import Tables
from cogs.week.search import PlaySearch
from tests.table.people import match, play_out


async def test_the_best_play_is_clearly_better_and_by_a_person_with_a_name(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.week.search.SECONDS", 600.0)  # on a busy machine, too
    monkeypatch.setattr("cogs.week.search._WITHIN", 600.0)
    played, worker = await match(tables, 4, target=30), Worker()
    await play_out(tables, played, random.Random(3))
    search = PlaySearch(TableAccess(tables._store, CATALOGUE), worker)

    async def everyone(user_ids: Collection[int]) -> Collection[int]:
        return user_ids

    async def nobody(_: Collection[int]) -> Collection[int]:
        return ()

    try:
        found = await search.best([played], everyone, 7)
        assert found is not None
        assert (found.table_id, found.unit) == (played, "point")
        assert found.points >= 1
        assert await search.best([played], nobody, 7) is None
    finally:
        await worker.close()
