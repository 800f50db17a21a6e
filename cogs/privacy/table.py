"""A person's stored data: its amounts, its export, its deletion."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from bot import clock
from bot.store.personal_data import StoredDataCounts
from bot.store.schema.tables import TableRow
from bot.table.access import TableAccess
from bot.table.errors import NotSeated, UnreadableJournal
from bot.table.operations.preferences import PreferenceKeeper
from bot.table.operations.seating import Seating
from bot.table.permissions import Person

FORMAT = "Boneyard personal data 1"
_AT_ONCE = 50  # tables whose moves are read together


@dataclass(frozen=True, slots=True)
class StoredData:
    """The amounts of a person's stored data, and the open tables where they sit."""

    counts: StoredDataCounts
    open_tables: tuple[TableRow, ...]


class PersonalData:
    """A person's own data, by user id."""

    def __init__(self, access: TableAccess, seating: Seating, preferences: PreferenceKeeper) -> None:
        self._access = access
        self._store = access.store
        self._preferences = preferences
        self._seating = seating

    async def summary(self, user_id: int) -> StoredData:
        """The amounts of a person's stored data, and the tables where they sit. Raises NotLoaded."""
        counts = await self._store.personal_data.counts(user_id)
        return StoredData(counts, await self._store.tables.of_person(user_id))

    async def export(self, user_id: int) -> bytes:
        """Everything kept of a person, as JSON: their rows by table and column. Raises NotLoaded."""
        data = await self._store.personal_data.export(user_id)
        table_ids = [entry["id"] for entry in data["tables"]]
        data["moves"] = []
        for start in range(0, len(table_ids), _AT_ONCE):
            some = table_ids[start : start + _AT_ONCE]
            data["moves"] += await self._store.personal_data.export_moves(user_id, some)
        head = {"format": FORMAT, "made_at": clock.now().isoformat(), "user_id": str(user_id)}
        return await asyncio.to_thread(_to_json, head | data)

    async def delete(self, person: Person) -> bool:
        """Leave every table a person sits at, then delete what is kept of them. False where nothing was. A table that
        this version cannot read is stopped.

        Raises NotLoaded, NotSaved, StillSeated where they sat down again meanwhile, and what features raise as they
        prepare for it.
        """
        for row in await self._store.tables.of_person(person.user_id):
            try:
                await self._seating.leave(row.id, person)
            except NotSeated:  # they have just left
                continue
            except UnreadableJournal:  # no one can play on there
                await self._store.tables.end(row.id, "stopped")
        async with AsyncExitStack() as features:
            for around in self._access.around_deletion:
                await features.enter_async_context(around(person.user_id))
            is_changed = await self._store.personal_data.forget(person.user_id)
            self._preferences.forget(person.user_id)
        return is_changed


def _to_json(data: Mapping[str, str | list[Any]]) -> bytes:
    """JSON with one line for each entry of a list."""
    to_json = json.JSONEncoder(ensure_ascii=False).encode

    def text(value: str | list[Any]) -> str:
        if not value or isinstance(value, str):
            return to_json(value)
        return "\n".join(("[", ",\n".join(map(to_json, value)), "]"))

    lists = ",\n".join(f"{to_json(name)}: {text(value)}" for name, value in data.items())
    return f"{{\n{lists}\n}}\n".encode()
