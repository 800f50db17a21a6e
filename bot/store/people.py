"""The stored data of people: names, preferences, and deletion on request."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, case, delete, insert, or_, select, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.errors import StillSeated
from bot.store.rows import Preferences
from bot.store.schema import (
    ACTIVE,
    deal_results,
    forgotten,
    invitations,
    match_results,
    messages,
    moves,
    preferences,
    ratings,
    seats,
    standings,
    tables,
)
from bot.store.scores.results import GONE, player_key
from bot.store.statements import touching
from bot.words.names import clean_name

_LIKES = [preferences.c[field.name] for field in fields(Preferences)]


class PeopleStore(StorePart):
    """People, by user id."""

    @reads
    def names(self, connection: Connection, user_ids: Iterable[int]) -> dict[int, str]:
        """The display name each person last sat down under; missing are people who never did, and who have none."""
        query = select(seats.c.user_id, seats.c.name).where(seats.c.user_id.in_(list(user_ids))).order_by(seats.c.id)
        names = {row.user_id: clean_name(row.name) for row in connection.execute(query)}
        return {user_id: name for user_id, name in names.items() if name}

    @reads
    def preferences(self, connection: Connection, user_id: int) -> Preferences:
        """How a person likes to play; as usual where they never said."""
        query = select(*_LIKES).where(preferences.c.user_id == user_id)
        row = connection.execute(query).mappings().first()
        return Preferences() if row is None else Preferences(**row)

    async def set_preferences(self, user_id: int, **changes: Any) -> None:
        """Stores some of a person's preferences, by their names in Preferences; the others stay as they are."""
        await self.change_preferences(user_id, lambda _: changes)

    @writes("Your choice")
    def change_preferences(
        self, connection: Connection, user_id: int, changes: Callable[[Preferences], Mapping[str, Any]]
    ) -> Preferences:
        """Stores some of a person's preferences, by their names, as follows from what they are. Returns them all."""
        query = select(*_LIKES).where(preferences.c.user_id == user_id).with_for_update()
        row = connection.execute(query).mappings().first()
        likes = Preferences() if row is None else Preferences(**row)
        changed = changes(likes)
        new = replace(likes, **changed)
        statement = upsert(connection, preferences).values(user_id=user_id, **asdict(new))
        if changed:
            connection.execute(statement.on_conflict_do_update(index_elements=["user_id"], set_=dict(changed)))
            _touch_tables_of(connection, user_id)
        return new

    @writes()
    def forget(self, connection: Connection, user_id: int) -> bool:
        """Deletes a person's data. Their results stay under an anonymous key, so every total still adds up; their
        ratings are gone.

        False where nothing was stored of them. Raises StillSeated while they sit at an active table.
        """
        player = player_key(user_id, None)
        active = select(tables.c.id).where(tables.c.state.in_(ACTIVE))
        own_seats = seats.c.user_id == user_id
        active_seats = select(seats.c.id).where(own_seats, seats.c.until.is_(None), seats.c.table_id.in_(active))
        if connection.execute(active_seats).first() is not None:
            raise StillSeated
        now = datetime.now(UTC)
        _touch_what_is_kept_of(connection, user_id, now)
        gone = connection.execute(insert(forgotten).values(at=now).returning(forgotten.c.id)).scalar_one()
        changed = 0
        own_dms = select(seats.c.dm_channel_id).where(own_seats, seats.c.dm_channel_id.is_not(None))
        connection.execute(delete(messages).where(messages.c.channel_id.in_(own_dms)))
        connection.execute(delete(invitations).where(invitations.c.user_id == user_id))
        invited = update(invitations).where(invitations.c.invited_by == user_id)
        connection.execute(invited.values(invited_by=None))
        connection.execute(delete(preferences).where(preferences.c.user_id == user_id))
        connection.execute(delete(ratings).where(ratings.c.player == player))
        for statement in (
            update(seats).where(own_seats).values(user_id=None, name="", dm_channel_id=None, dm_closed=False, order=""),
            update(moves).where(moves.c.user_id == user_id).values(user_id=None),
            update(tables).where(tables.c.host_id == user_id).values(host_id=None),
            update(match_results).where(match_results.c.player == player).values(rating_change=None),
            *(
                update(kept).where(kept.c.player == player).values(player=f"{GONE}{gone}")
                for kept in (deal_results, match_results, standings)
            ),
        ):
            changed += connection.execute(statement).rowcount
        if not changed:
            connection.execute(delete(forgotten).where(forgotten.c.id == gone))
        return changed > 0


def _touch_tables_of(connection: Connection, user_id: int) -> None:
    """Raises the version of the active tables at which a person sits now: how they like to play is part of a table."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.until.is_(None))
    theirs = select(tables.c.id).where(tables.c.state.in_(ACTIVE), tables.c.id.in_(sits))
    # In the order of their keys, so that two people at the same tables never wait for each other.
    ids = connection.execute(theirs.order_by(tables.c.id).with_for_update()).scalars().all()
    if ids:
        connection.execute(touching(tables.c.id.in_(ids)))


def _touch_what_is_kept_of(connection: Connection, user_id: int, now: datetime) -> None:
    """Raises the version of every table with data of a person. Old ones do not fall behind by it: who looked at them
    again would find nothing to edit.
    """
    theirs = or_(
        tables.c.host_id == user_id,
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)),
        tables.c.id.in_(select(invitations.c.table_id).where(invitations.c.user_id == user_id)),
        tables.c.id.in_(select(invitations.c.table_id).where(invitations.c.invited_by == user_id)),
    )
    connection.execute(select(tables.c.id).where(theirs).order_by(tables.c.id).with_for_update())  # as above
    is_recent = or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= now - timedelta(days=1))
    shown = case((is_recent, tables.c.shown), else_=tables.c.shown + 1)
    connection.execute(touching(theirs, shown=shown))
