"""Each person's preferences for their hand, and whether direct messages reach them."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from bot.rules.view import Order
from bot.store.rows.seats import Preferences as Likes
from bot.table.access import TableAccess
from bot.table.errors import UnreadableJournal
from bot.table.permissions import seat_of
from bot.table.state.snapshot import Outcome


class Preferences:
    """Stores the preferences of people, and updates their tables."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def of_person(self, user_id: int) -> Likes:
        """How a person likes to play."""
        return await self._store.people.preferences(user_id)

    async def set(self, user_id: int, **changes: Any) -> list[Outcome]:
        """Set some of a person's preferences, by their names, at every table they sit at that can be read."""
        await self._store.people.set_preferences(user_id, **changes)
        return await self._announce(user_id)

    async def change(self, user_id: int, changes: Callable[[Likes], Mapping[str, Any]]) -> Likes:
        """Set those of a person's preferences that follow from those they have, likewise. Returns how they like it."""
        likes = await self._store.people.change_preferences(user_id, changes)
        await self._announce(user_id)
        return likes

    async def _announce(self, user_id: int) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for row in await self._store.tables.of_person(user_id):
            with suppress(UnreadableJournal):
                outcomes.append(await self._access.announce(row.id))
        return outcomes

    async def set_order(self, table_id: int, user_id: int, order: Order) -> Outcome:
        """Set the order of a person's hand."""
        async with self._access.locked(table_id) as table:
            await self._store.seats.set_order(seat_of(table, user_id).id, order)
        return await self._access.announce(table_id)

    async def remember_dm(self, seat_id: int, channel_id: int) -> None:
        """Remember the channel in which direct messages reach a seat's player."""
        await self._store.seats.set_dm(seat_id, channel_id=channel_id)

    async def mark_dm(self, table_id: int, seat_id: int, *, closed: bool) -> Outcome:
        """Record whether a seat's player is out of reach of direct messages: the hand is then shown by a button."""
        await self._store.seats.set_dm(seat_id, closed=closed)
        return await self._access.announce(table_id)
