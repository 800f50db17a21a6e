"""People: their names, and how they like to play."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, func, select

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.hooks import on_preferences_changed
from bot.store.schema.people import Preferences, preferences
from bot.store.schema.seats import seats
from bot.store.schema.tables import ACTIVE, tables
from bot.store.scores.viewers import Viewer, may_see
from bot.store.statements import touching
from bot.words.names import person_name

_LIKES = [preferences.c[field.name] for field in fields(Preferences)]


class PeopleStore(StorePart):
    """People, by user id."""

    @reads
    def names(self, connection: Connection, viewer: Viewer, user_ids: Iterable[int]) -> dict[int, str]:
        """Each person's display name when they last sat down at a table that the viewer may see, if they ever did."""
        latest = select(func.max(seats.c.id)).join_from(seats, tables, seats.c.table_id == tables.c.id)
        latest = latest.where(seats.c.user_id.in_(list(user_ids)), may_see(viewer)).group_by(seats.c.user_id)
        query = select(seats.c.user_id, seats.c.name).where(seats.c.id.in_(latest))
        names = {row.user_id: person_name(row.name) for row in connection.execute(query)}
        return {user_id: name for user_id, name in names.items() if name}

    @reads
    def unnamed(self, connection: Connection, user_ids: Iterable[int]) -> frozenset[int]:
        """Those of some people who are named in no news, and have no medals: they turned off `progress`."""
        turned_off = preferences.c.user_id.in_(list(user_ids)), ~preferences.c.progress
        return frozenset(connection.execute(select(preferences.c.user_id).where(*turned_off)).scalars())

    @reads
    def preferences(self, connection: Connection, user_id: int) -> Preferences:
        """A person's preferences; the usual ones if they never changed any."""
        query = select(*_LIKES).where(preferences.c.user_id == user_id)
        row = connection.execute(query).mappings().first()
        return Preferences() if row is None else Preferences(**row)

    async def set_preferences(self, user_id: int, **changes: Any) -> Preferences:
        """Change some of a person's preferences, by their names in Preferences. Returns all of them."""
        return await self.change_preferences(user_id, lambda _: changes)

    @writes
    def change_preferences(
        self, connection: Connection, user_id: int, changes: Callable[[Preferences], Mapping[str, Any]]
    ) -> Preferences:
        """Change some of a person's preferences, by a function of the present ones. Returns all of them."""
        query = select(*_LIKES).where(preferences.c.user_id == user_id).with_for_update()
        row = connection.execute(query).mappings().first()
        likes = Preferences() if row is None else Preferences(**row)
        changed = changes(likes)
        new = replace(likes, **changed)
        statement = upsert(connection, preferences).values(user_id=user_id, **asdict(new))
        if changed:
            connection.execute(statement.on_conflict_do_update(index_elements=["user_id"], set_=dict(changed)))
            _touch_tables_of(connection, user_id)
            on_preferences_changed.run(connection, user_id, likes, new)
        return new


def _touch_tables_of(connection: Connection, user_id: int) -> None:
    """Raise the version of the active tables at which a person sits: their preferences are part of a table."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.until.is_(None))
    theirs = select(tables.c.id).where(tables.c.state.in_(ACTIVE), tables.c.id.in_(sits))
    # In the order of their keys, so that two people at the same tables never wait for each other.
    ids = connection.execute(theirs.order_by(tables.c.id).with_for_update()).scalars().all()
    if ids:
        connection.execute(touching(tables.c.id.in_(ids)))
