"""The stored data of people: names, preferences, and deletion on request."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.database import StorePart, shielded
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

_LIKES = [preferences.c[field.name] for field in fields(Preferences)]


class PeopleStore(StorePart):
    """People, by user id."""

    @shielded
    async def names(self, user_ids: Iterable[int]) -> dict[int, str]:
        """The display name each person last sat down under; people who never did are missing."""
        query = select(seats.c.user_id, seats.c.name).where(seats.c.user_id.in_(list(user_ids))).order_by(seats.c.id)
        async with self.database.reading() as connection:
            return {row.user_id: row.name for row in await connection.execute(query)}

    @shielded
    async def preferences(self, user_id: int) -> Preferences:
        """How a person likes to play; as usual where they never said."""
        query = select(*_LIKES).where(preferences.c.user_id == user_id)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return Preferences() if row is None else Preferences(**row)

    async def set_preferences(self, user_id: int, **changes: Any) -> None:
        """Stores some of a person's preferences, by their names in Preferences; the others stay as they are."""
        await self.change_preferences(user_id, lambda _: changes)

    @shielded
    async def change_preferences(
        self, user_id: int, changes: Callable[[Preferences], Mapping[str, Any]]
    ) -> Preferences:
        """Stores some of a person's preferences, by their names, as follows from what they are. Returns them all."""
        query = select(*_LIKES).where(preferences.c.user_id == user_id).with_for_update()
        async with self.database.writing("Your choice") as connection:
            row = (await connection.execute(query)).mappings().first()
            likes = Preferences() if row is None else Preferences(**row)
            changed = changes(likes)
            new = replace(likes, **changed)
            statement = upsert(connection, preferences).values(user_id=user_id, **asdict(new))
            if changed:
                await connection.execute(
                    statement.on_conflict_do_update(index_elements=["user_id"], set_=dict(changed))
                )
                await _touch_tables_of(connection, user_id)
        return new

    @shielded
    async def forget(self, user_id: int) -> bool:
        """Deletes a person's data. Their results stay under an anonymous key, so every total still adds up; their
        ratings are gone.

        False where nothing was stored of them. Raises StillSeated while they sit at an active table.
        """
        player = player_key(user_id, None)
        async with self.database.writing() as connection:
            active = select(tables.c.id).where(tables.c.state.in_(ACTIVE))
            own_seats = seats.c.user_id == user_id
            active_seats = select(seats.c.id).where(own_seats, seats.c.until.is_(None), seats.c.table_id.in_(active))
            if (await connection.execute(active_seats)).first() is not None:
                raise StillSeated
            now = datetime.now(UTC)
            await _touch_what_is_kept_of(connection, user_id, now)
            gone = (await connection.execute(insert(forgotten).values(at=now).returning(forgotten.c.id))).scalar_one()
            changed = 0
            own_dms = select(seats.c.dm_channel_id).where(own_seats, seats.c.dm_channel_id.is_not(None))
            await connection.execute(delete(messages).where(messages.c.channel_id.in_(own_dms)))
            await connection.execute(delete(invitations).where(invitations.c.user_id == user_id))
            invited = update(invitations).where(invitations.c.invited_by == user_id)
            await connection.execute(invited.values(invited_by=None))
            await connection.execute(delete(preferences).where(preferences.c.user_id == user_id))
            await connection.execute(delete(ratings).where(ratings.c.player == player))
            for statement in (
                update(seats)
                .where(own_seats)
                .values(user_id=None, name="", dm_channel_id=None, dm_closed=False, order=""),
                update(moves).where(moves.c.user_id == user_id).values(user_id=None),
                update(tables).where(tables.c.host_id == user_id).values(host_id=None),
                update(match_results).where(match_results.c.player == player).values(rating_change=None),
                *(
                    update(kept).where(kept.c.player == player).values(player=f"{GONE}{gone}")
                    for kept in (deal_results, match_results, standings)
                ),
            ):
                changed += (await connection.execute(statement)).rowcount
            if not changed:
                await connection.execute(delete(forgotten).where(forgotten.c.id == gone))
        return changed > 0


async def _touch_tables_of(connection: AsyncConnection, user_id: int) -> None:
    """Raises the version of the active tables at which a person sits now: how they like to play is part of a table."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.until.is_(None))
    theirs = select(tables.c.id).where(tables.c.state.in_(ACTIVE), tables.c.id.in_(sits))
    # In the order of their keys, so that two people at the same tables never wait for each other.
    ids = (await connection.execute(theirs.order_by(tables.c.id).with_for_update())).scalars().all()
    if ids:
        await connection.execute(touching(tables.c.id.in_(ids)))


async def _touch_what_is_kept_of(connection: AsyncConnection, user_id: int, now: datetime) -> None:
    """Raises the version of every table with data of a person. Old ones do not fall behind by it: who looked at them
    again would find nothing to edit.
    """
    theirs = or_(
        tables.c.host_id == user_id,
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)),
        tables.c.id.in_(select(invitations.c.table_id).where(invitations.c.user_id == user_id)),
        tables.c.id.in_(select(invitations.c.table_id).where(invitations.c.invited_by == user_id)),
    )
    await connection.execute(select(tables.c.id).where(theirs).order_by(tables.c.id).with_for_update())  # as above
    is_recent = or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= now - timedelta(days=1))
    shown = case((is_recent, tables.c.shown), else_=tables.c.shown + 1)
    await connection.execute(touching(theirs, shown=shown))
