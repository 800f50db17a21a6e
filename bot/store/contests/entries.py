"""The entries of a contest: how the tables of one's own end, and what stays of who has deleted their data."""

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, select, update

from bot.rules.game import margin
from bot.store.rows.contests import ContestKind, own_number
from bot.store.schema import contest_entries, contest_messages, contests

PLAYED_BY_GONE = "played_by_gone"  # a setting of a daily deal, until it is over


def note_finished(
    connection: Connection, table_id: int, contest_id: int, totals: dict[int, int], *, low_wins: bool, own: int
) -> None:
    """Writes how a person's own table of a contest ended, from the totals by side and the side of their own; within the
    transaction that ends its match. Once the contest is over its deals are told, and nothing counts any more.
    """
    now = datetime.now(UTC)
    touched = update(contests).where(contests.c.id == contest_id, contests.c.ended_at.is_(None))
    if not connection.execute(touched.values(version=contests.c.version + 1, due_at=now)).rowcount:
        return
    entry = contest_entries.c.contest_id == contest_id, contest_entries.c.table_id == table_id
    score = margin_in_tenths(totals, own, low_wins=low_wins)
    connection.execute(update(contest_entries).where(*entry).values(finished_at=now, score=score))


def margin_in_tenths(totals: dict[int, int], own: int, *, low_wins: bool) -> int:
    """By how much a side did better than the others on average, in tenths of a point."""
    sides = sorted(totals)
    return round(10 * margin([totals[side] for side in sides], sides.index(own), low_wins=low_wins))


def touch_contest(connection: Connection, contest_id: int, **changes: Any) -> None:
    """Raises a contest's version, with some of its columns if given: whenever anything of it changes."""
    values = {"version": contests.c.version + 1} | changes
    connection.execute(update(contests).where(contests.c.id == contest_id).values(values))


def own_messages(user_id: int) -> ColumnElement[bool]:
    """The condition that messages of a contest went to a person alone: of a duel by invitation, in which they are."""
    entered = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    is_in_no_channel = contests.c.kind == ContestKind.DUEL, contests.c.channel_id.is_(None)
    theirs = select(contests.c.id).where(contests.c.id.in_(entered), *is_in_no_channel)
    return and_(contest_messages.c.contest_id.in_(theirs), contest_messages.c.number == own_number(user_id))


def keep_marks(connection: Connection, user_id: int) -> None:
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


def without_marks(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a contest without these marks."""
    return {name: value for name, value in settings.items() if name != PLAYED_BY_GONE}


def _mark(secret: bytes, user_id: int) -> str:
    return sha256(b"boneyard has begun\n" + secret + str(user_id).encode()).hexdigest()
