"""Each person's preferences for their hand, the language they read, and whether direct messages reach them."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from bot import clock
from bot.rules.errors import Refusal
from bot.rules.view import Order
from bot.store.schema.people import Preferences
from bot.table.access import TableAccess
from bot.table.errors import UnreadableJournal
from bot.table.permissions import seat_of
from bot.table.state.snapshot import Outcome
from bot.words.locales import language_of

_KEPT, _LASTS = 10_000, 60.0  # people whose language is remembered, and the seconds: another process may change it


L = TypeVar("L", bound=Preferences)


class _Reader(NamedTuple):
    """The language that somebody has chosen, their last locale, and until when that is taken for true."""

    language: str
    locale: str
    until: float


class PreferenceKeeper:
    """Stores people's preferences, and updates their tables. Remembers the languages of those who acted lately."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store
        self._readers: OrderedDict[int, _Reader] = OrderedDict()
        access.listeners.append(self._note_seated)

    async def of_person(self, user_id: int) -> Preferences:
        """A person's preferences."""
        return self._note(user_id, await self._store.people.preferences(user_id))

    async def set(self, user_id: int, **changes: Any) -> list[Outcome]:
        """Set some of a person's preferences, by their names, at every table they sit at that can be read."""
        self._note(user_id, await self._store.people.set_preferences(user_id, **changes))
        return await self._announce(user_id)

    async def change(self, user_id: int, changes: Callable[[Preferences], Mapping[str, Any]]) -> Preferences:
        """Set those of a person's preferences that follow from those they have, likewise. Returns how they like it."""
        likes = self._note(user_id, await self._store.people.change_preferences(user_id, changes))
        await self._announce(user_id)
        return likes

    async def _announce(self, user_id: int) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for row in await self._store.tables.of_person(user_id):
            with suppress(UnreadableJournal):
                outcomes.append(await self._access.announce(row.id))
        return outcomes

    # -- the language that somebody reads --------------------------------------------------------------------------

    def known_language(self, user_id: int, locale: str) -> str:
        """The language of a person whose Discord has this locale, as far as this process knows."""
        known = self._readers.get(user_id)
        return language_of((known.language if known is not None else "") or locale)

    def is_language_known(self, user_id: int, locale: str) -> bool:
        """True if `language` would read and store nothing."""
        known = self._readers.get(user_id)
        if known is None or known.until < clock.monotonic():
            return False
        return language_of(known.locale) == language_of(locale)

    async def language(self, user_id: int, locale: str) -> str:
        """The language of a person who acts now: their choice, else that of their Discord's locale. A new locale is
        stored, for later messages.
        """
        with suppress(Refusal):  # their request is carried out all the same, and their next press tries again
            known = self._readers.get(user_id)
            if known is None or known.until < clock.monotonic():
                known = await self.of_person(user_id)
            if language_of(known.locale) != language_of(locale):
                await self.set(user_id, locale=locale)
        return self.known_language(user_id, locale)

    def forget(self, user_id: int) -> None:
        """Forget what is remembered of a person: their data was deleted."""
        self._readers.pop(user_id, None)

    def _note_seated(self, outcome: Outcome) -> None:
        for seat in outcome.snapshot.seats:
            if seat.user_id is not None and not outcome.snapshot.over:  # changes do not reach one that is over
                self._note(seat.user_id, seat)

    def _note(self, user_id: int, likes: L) -> L:
        self._readers.pop(user_id, None)
        self._readers[user_id] = _Reader(likes.language, likes.locale, clock.monotonic() + _LASTS)
        if len(self._readers) > _KEPT:
            self._readers.popitem(last=False)
        return likes

    # -- at a table ------------------------------------------------------------------------------------------------

    async def set_order(self, table_id: int, user_id: int, order: Order) -> Outcome:
        """Set the order of a person's hand."""
        async with self._access.locked(table_id) as table:
            await self._store.seats.set_order(seat_of(table, user_id).id, order)
        return await self._access.announce(table_id, by=user_id)

    async def remember_dm(self, table_id: int, seat_id: int, channel_id: int) -> None:
        """Remember the channel in which direct messages reach a seat's player."""
        await self._store.seats.set_dm(seat_id, channel_id=channel_id)
        await self._access.announce(table_id)  # else the clocks hear of it late

    async def mark_dm(self, table_id: int, seat_id: int, *, closed: bool) -> Outcome:
        """Record whether a seat's player is out of reach of direct messages: the hand is then shown by a button."""
        await self._store.seats.set_dm(seat_id, closed=closed)
        return await self._access.announce(table_id)
