"""The stored data of people: names, preferences, and deletion on request."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Delete, Update, case, delete, exists, insert, or_, select, union, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.errors import StillSeated
from bot.store.rows import SUBSTITUTES, Preferences
from bot.store.schema import (
    ACTIVE,
    deal_results,
    forgotten,
    invitations,
    leftovers,
    match_results,
    messages,
    moves,
    preferences,
    ratings,
    seats,
    standings,
    tables,
    tokens,
)
from bot.store.scores.results import GONE, player_key
from bot.store.scores.viewers import Viewer, may_see
from bot.store.statements import touching
from bot.words.names import clean_name

_NAMELESS = "Computer"  # who played for somebody, and is named after them no more
_LIKES = [preferences.c[field.name] for field in fields(Preferences)]


class PeopleStore(StorePart):
    """People, by user id."""

    @reads
    def names(self, connection: Connection, viewer: Viewer, user_ids: Iterable[int]) -> dict[int, str]:
        """The display name under which each person last sat down at a table that the viewer may see. Missing are people
        who did at none, and who have no name.
        """
        query = select(seats.c.user_id, seats.c.name).join_from(seats, tables, seats.c.table_id == tables.c.id)
        query = query.where(seats.c.user_id.in_(list(user_ids)), may_see(viewer)).order_by(seats.c.id)
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
        sits = seats.c.user_id == user_id, seats.c.until.is_(None), tables.c.state.in_(ACTIVE)
        if connection.execute(select(seats.c.id).join_from(seats, tables).where(*sits)).first() is not None:
            raise StillSeated
        now = datetime.now(UTC)
        _touch_what_is_kept_of(connection, user_id, now)
        gone = connection.execute(insert(forgotten).values(at=now).returning(forgotten.c.id)).scalar_one()
        changed = 0
        for statement in (*_deletions(user_id), *_changes(user_id, f"{GONE}{gone}")):
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


def _deletions(user_id: int) -> Iterator[Delete]:
    """What is deleted of a person: what only they have a use for. Messages first: their channels stand in the seats."""
    own_seats = select(seats.c.id).where(seats.c.user_id == user_id)
    channels = select(seats.c.dm_channel_id).where(seats.c.user_id == user_id, seats.c.dm_channel_id.is_not(None))
    private = messages.c.kind == "private", messages.c.seat.in_(own_seats)
    tables_of = select(seats.c.table_id).where(seats.c.user_id == user_id)
    own_private = select(messages.c.message_id).where(messages.c.table_id.in_(tables_of), *private)
    yield delete(tokens).where(tokens.c.message_id.in_(own_private))
    yield delete(messages).where(messages.c.table_id.in_(tables_of), *private)
    for rows in (messages, leftovers):
        yield delete(rows).where(rows.c.table_id.in_(tables_of), rows.c.channel_id.in_(channels))
    yield delete(invitations).where(invitations.c.user_id == user_id)
    yield delete(preferences).where(preferences.c.user_id == user_id)
    yield delete(ratings).where(ratings.c.player == player_key(user_id, None))


def _changes(user_id: int, gone: str) -> Iterator[Update]:
    """What stays of a person, who is nobody in it: that somebody played there, what they played, and the results."""
    player, own = player_key(user_id, None), seats.c.user_id == user_id
    theirs, seat = select(seats.c.table_id).where(own), seats.alias()
    played_for_them = exists().where(
        seat.c.user_id == user_id, seat.c.table_id == seats.c.table_id, seats.c.name == seat.c.name + SUBSTITUTES
    )
    named_after = update(seats).where(seats.c.table_id.in_(theirs), seats.c.level.is_not(None), played_for_them)
    yield named_after.values(name=_NAMELESS)
    yield update(moves).where(moves.c.table_id.in_(theirs), moves.c.user_id == user_id).values(user_id=None)
    yield update(seats).where(own).values(user_id=None, name="", dm_channel_id=None, dm_closed=False, order="")
    yield update(tables).where(tables.c.host_id == user_id).values(host_id=None)
    yield update(invitations).where(invitations.c.invited_by == user_id).values(invited_by=None)
    yield update(match_results).where(match_results.c.player == player).values(rating_change=None)
    for rows in (deal_results, match_results, standings):
        yield update(rows).where(rows.c.player == player).values(player=gone)


def _touch_what_is_kept_of(connection: Connection, user_id: int, now: datetime) -> None:
    """Raises the version of every table with data of a person. Old ones do not fall behind by it: who looked at them
    again would find nothing to edit.
    """
    with_data = union(
        select(tables.c.id).where(tables.c.host_id == user_id),
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(invitations.c.table_id).where(invitations.c.user_id == user_id),
        select(invitations.c.table_id).where(invitations.c.invited_by == user_id),
    )
    is_theirs = tables.c.id.in_(select(with_data.subquery().c.id))
    connection.execute(select(tables.c.id).where(is_theirs).order_by(tables.c.id).with_for_update())  # as above
    is_recent = or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= now - timedelta(days=1))
    shown = case((is_recent, tables.c.shown), else_=tables.c.shown + 1)
    connection.execute(touching(is_theirs, shown=shown))
