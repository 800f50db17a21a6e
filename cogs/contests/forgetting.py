"""What contests have of a person, and what stays of it when their data is deleted."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, select, union, update

from bot.store.hooks import before_forgetting
from bot.store.marks import rows_of_person
from cogs.contests.entries import touch_contest
from cogs.contests.rows import PLAYED_BY_GONE, ContestKind, own_number
from cogs.contests.schema import contest_entries, contest_messages, contests


@rows_of_person(contests)
def _contests(user_id: int) -> ColumnElement[bool]:
    """Those that they have opened or taken part in."""
    own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    return contests.c.id.in_(union(own, select(contests.c.id).where(contests.c.host_id == user_id)))


@rows_of_person(contest_messages)
def own_messages(user_id: int) -> ColumnElement[bool]:
    """The condition that messages of a contest went to a person alone: of a duel by invitation, in which they are."""
    entered = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    is_in_no_channel = contests.c.kind == ContestKind.DUEL, contests.c.channel_id.is_(None)
    theirs = select(contests.c.id).where(contests.c.id.in_(entered), *is_in_no_channel)
    return and_(contest_messages.c.contest_id.in_(theirs), contest_messages.c.number == own_number(user_id))


@before_forgetting
def _forget(connection: Connection, user_id: int, gone: int) -> int:
    """Takes a person's name off the contests they have joined. An entry stays, of nobody, as all deals of its contest
    follow from the numbers of those who joined; not in one that has not begun.
    """
    _keep_marks(connection, user_id)
    own = contest_entries.c.user_id == user_id
    theirs = select(contest_entries.c.contest_id).where(own)
    is_running = contests.c.id.in_(theirs), contests.c.ended_at.is_(None)
    is_open = select(contests.c.id).where(contests.c.id.in_(theirs), contests.c.state == "open")
    statements = (
        delete(contest_messages).where(own_messages(user_id)),
        update(contests).where(*is_running).values(version=contests.c.version + 1),
        delete(contest_entries).where(own, contest_entries.c.contest_id.in_(is_open)),
        update(contest_entries).where(own).values(user_id=-gone, name=""),
    )
    return sum(connection.execute(statement).rowcount for statement in statements)


def _keep_marks(connection: Connection, user_id: int) -> None:
    """Notes at the daily deals that are being played that somebody has begun them whose data is deleted now: nobody
    meets a deal twice. A mark tells who that was only to who has the deal's secret, and goes when the deal is over.
    """
    own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    running = contests.c.kind == ContestKind.DAILY, contests.c.ended_at.is_(None), contests.c.id.in_(own)
    query = select(contests.c.id, contests.c.secret, contests.c.settings).where(*running).order_by(contests.c.id)
    for row in connection.execute(query.with_for_update()).all():
        marks = [*row.settings.get(PLAYED_BY_GONE, ()), _mark(row.secret, user_id)]
        touch_contest(connection, row.id, settings={**row.settings, PLAYED_BY_GONE: marks})


def has_mark(settings: Mapping[str, Any], secret: bytes, user_id: int) -> bool:
    """Whether a person has begun a daily deal, and deleted their data since."""
    marks = settings.get(PLAYED_BY_GONE)
    return bool(marks) and _mark(secret, user_id) in marks


def _mark(secret: bytes, user_id: int) -> str:
    return sha256(b"boneyard has begun\n" + secret + str(user_id).encode()).hexdigest()
