"""The entries of a contest: how the tables of one's own end."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, update

from bot.rules.game import margin
from bot.store.schema import contest_entries, contests


def note_finished(
    connection: Connection, table_id: int, contest_id: int, totals: dict[int, int], *, low_wins: bool, own: int
) -> None:
    """Writes how a person's own table of a contest ended, from the totals by side and the side of their own; within the
    transaction that ends its match.
    """
    entry = contest_entries.c.contest_id == contest_id, contest_entries.c.table_id == table_id
    score = margin_in_tenths(totals, own, low_wins=low_wins)
    connection.execute(update(contest_entries).where(*entry).values(finished_at=datetime.now(UTC), score=score))
    touch_contest(connection, contest_id, due_at=datetime.now(UTC))


def margin_in_tenths(totals: dict[int, int], own: int, *, low_wins: bool) -> int:
    """By how much a side did better than the others on average, in tenths of a point."""
    sides = sorted(totals)
    return round(10 * margin([totals[side] for side in sides], sides.index(own), low_wins=low_wins))


def touch_contest(connection: Connection, contest_id: int, **changes: Any) -> None:
    """Raises a contest's version, with some of its columns if given: whenever anything of it changes."""
    values = {"version": contests.c.version + 1} | changes
    connection.execute(update(contests).where(contests.c.id == contest_id).values(values))
