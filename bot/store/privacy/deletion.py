"""A person's data deleted on request: what only they have a use for goes, results stay without them."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, Delete, Update, case, delete, exists, func, insert, or_, select, union, update

from bot.store.contests.entries import keep_marks, own_messages
from bot.store.database.database import StorePart, writes
from bot.store.errors import StillSeated
from bot.store.puzzles import ending_posts_of
from bot.store.schema import (
    ACTIVE,
    achievements,
    contest_entries,
    contest_messages,
    contest_partners,
    contest_places,
    contest_tables,
    contests,
    deal_results,
    forfeits,
    forgotten,
    invitations,
    leftovers,
    match_results,
    messages,
    moves,
    pending_answers,
    preferences,
    puzzle_searches,
    puzzle_votes,
    puzzles,
    ratings,
    seats,
    standings,
    tables,
    tokens,
    world_daily,
)
from bot.store.scores.results import GONE, player_key
from bot.store.statements import SHOWN_WITHIN, touching
from bot.words.names import NAMELESS_COMPUTER


class DeletionStore(StorePart):
    """Deletes the data of people."""

    @writes
    def forget(self, connection: Connection, user_id: int) -> bool:
        """Deletes a person's data. Their results stay under an anonymous key, so every total still adds up; their
        ratings and achievements are gone.

        False where nothing was stored of them. Raises StillSeated while they sit at an active table.
        """
        sits = seats.c.user_id == user_id, seats.c.until.is_(None), tables.c.state.in_(ACTIVE)
        if connection.execute(select(seats.c.id).join_from(seats, tables).where(*sits)).first() is not None:
            raise StillSeated
        now = datetime.now(UTC)
        _touch_what_is_kept_of(connection, user_id, now)
        gone = connection.execute(insert(forgotten).values(at=now).returning(forgotten.c.id)).scalar_one()
        connection.execute(ending_posts_of(user_id))
        keep_marks(connection, user_id)
        changed = 0
        for statement in (*_deletions(user_id), *_changes(user_id, f"{GONE}{gone}"), *_of_contests(user_id, gone)):
            changed += connection.execute(statement).rowcount
        if not changed:
            connection.execute(delete(forgotten).where(forgotten.c.id == gone))
        return changed > 0


def _deletions(user_id: int) -> Iterator[Delete]:
    """What is deleted of a person: what only they have a use for. Messages first: their channels stand in the seats."""
    own_seats = select(seats.c.id).where(seats.c.user_id == user_id)
    channels = select(seats.c.dm_channel_id).where(seats.c.user_id == user_id, seats.c.dm_channel_id.is_not(None))
    private = messages.c.kind == "private", messages.c.seat.in_(own_seats)
    tables_of = select(seats.c.table_id).where(seats.c.user_id == user_id)
    own_private = select(messages.c.message_id).where(messages.c.table_id.in_(tables_of), *private)
    yield delete(tokens).where(tokens.c.message_id.in_(own_private))
    yield delete(messages).where(messages.c.table_id.in_(tables_of), *private)
    pending = pending_answers.c.table_id.in_(tables_of), pending_answers.c.seat.in_(own_seats)
    yield delete(pending_answers).where(*pending)
    for rows in (messages, leftovers):
        yield delete(rows).where(rows.c.table_id.in_(tables_of), rows.c.channel_id.in_(channels))
    yield delete(invitations).where(invitations.c.user_id == user_id)
    for rows in (puzzles, puzzle_searches):  # who has gone allows none
        yield delete(rows).where(rows.c.table_id.in_(tables_of))
    yield delete(puzzle_votes).where(puzzle_votes.c.user_id == user_id)
    wished = contest_partners.c.user_id == user_id, contest_partners.c.partner_id == user_id
    yield delete(contest_partners).where(or_(*wished))
    yield delete(preferences).where(preferences.c.user_id == user_id)
    yield delete(world_daily).where(world_daily.c.user_id == user_id)
    for rows in (ratings, achievements):
        yield delete(rows).where(rows.c.player == player_key(user_id, None))


def _changes(user_id: int, gone: str) -> Iterator[Update]:
    """What stays of a person, who is nobody in it: that somebody played there, what they played, and the results."""
    player, own = player_key(user_id, None), seats.c.user_id == user_id
    theirs, seat = select(seats.c.table_id).where(own), seats.alias()
    # A computer player has a seat that was a person's only to play for them, and is named after them.
    was_theirs = exists().where(
        seat.c.user_id == user_id, seat.c.table_id == seats.c.table_id, seat.c.seat == seats.c.seat
    )
    named_after = update(seats).where(seats.c.table_id.in_(theirs), seats.c.level.is_not(None), was_theirs)
    yield named_after.values(name=NAMELESS_COMPUTER)
    yield update(moves).where(moves.c.table_id.in_(theirs), moves.c.user_id == user_id).values(user_id=None)
    own_match = update(tables).where(tables.c.id.in_(theirs), tables.c.solo)
    yield own_match.values(channel_id=0)  # that was their direct messages
    yield update(seats).where(own).values(user_id=None, name="", dm_channel_id=None, dm_closed=False, order="")
    place, table = contest_places.c, contest_tables.c
    begun = select(func.count(table.round.distinct())).where(
        table.contest_id == place.contest_id, table.table_id.is_not(None)
    )
    left = func.coalesce(place.left_before, begun.scalar_subquery())  # as though they had left the tournament
    yield update(contest_places).where(place.user_id == user_id).values(user_id=None, name="", left_before=left)
    yield update(tables).where(tables.c.host_id == user_id).values(host_id=None)
    yield update(invitations).where(invitations.c.invited_by == user_id).values(invited_by=None)
    for rows in (match_results, forfeits):
        yield update(rows).where(rows.c.player == player).values(rating_change=None)
    for rows in (deal_results, match_results, forfeits, standings):
        yield update(rows).where(rows.c.player == player).values(player=gone)


def _of_contests(user_id: int, gone: int) -> Iterator[Delete | Update]:
    """An entry stays, of nobody, as all deals of its contest follow from the numbers of those who joined; not in one
    that has not begun.
    """
    own = contest_entries.c.user_id == user_id
    theirs = select(contest_entries.c.contest_id).where(own)
    yield delete(contest_messages).where(own_messages(user_id))
    is_running = contests.c.id.in_(theirs), contests.c.ended_at.is_(None)
    yield update(contests).where(*is_running).values(version=contests.c.version + 1)
    is_open = select(contests.c.id).where(contests.c.id.in_(theirs), contests.c.state == "open")
    yield delete(contest_entries).where(own, contest_entries.c.contest_id.in_(is_open))
    yield update(contest_entries).where(own).values(user_id=-gone, name="")
    yield update(contests).where(contests.c.host_id == user_id).values(host_id=None)


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
    # In the order of their keys, so that two people at the same tables never wait for each other.
    connection.execute(select(tables.c.id).where(is_theirs).order_by(tables.c.id).with_for_update())
    is_recent = or_(tables.c.state.in_(ACTIVE), tables.c.ended_at >= now - timedelta(days=1))
    show_by = case((is_recent, now + SHOWN_WITHIN), else_=tables.c.show_by)
    connection.execute(touching(is_theirs, show_by=show_by))
