"""The entries of a contest: how the tables of one's own end."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, select, update

from bot.rules.game import margin
from bot.store.hooks import is_contest_over, on_table_ended
from bot.store.rows import TableRow
from bot.store.schema import match_results
from cogs.contests.schema import contest_entries, contests


@on_table_ended
def _note_ended(connection: Connection, table: TableRow) -> None:
    """Writes how a person's own table of a contest ended, if its match was played to its end; they sit at its first
    seat. Where it is a table of a round, or was stopped, the contest is to be looked at.
    """
    if table.contest_id is None:
        return
    final = match_results.c
    query = select(final.seat, final.side, final.total, final.low_wins).where(final.table_id == table.id)
    finals = connection.execute(query).all()
    if not finals or not table.solo:
        touch_contest(connection, table.contest_id, due_at=datetime.now(UTC))
        return
    own = next(row.side for row in finals if row.seat == 0)
    totals = {row.side: row.total for row in finals}
    score = margin_in_tenths(totals, own, low_wins=finals[0].low_wins)
    _note_score(connection, table.id, table.contest_id, score)


def _note_score(connection: Connection, table_id: int, contest_id: int, score: int) -> None:
    """Writes what a person has scored. Once the contest is over its deals are told, and nothing counts any more."""
    now = datetime.now(UTC)
    touched = update(contests).where(contests.c.id == contest_id, contests.c.ended_at.is_(None))
    if not connection.execute(touched.values(version=contests.c.version + 1, due_at=now)).rowcount:
        return
    entry = contest_entries.c.contest_id == contest_id, contest_entries.c.table_id == table_id
    connection.execute(update(contest_entries).where(*entry).values(finished_at=now, score=score))


@is_contest_over
def _is_over(connection: Connection, contest_id: int) -> bool:
    """Whether nobody plays the deals of a contest any more."""
    query = select(contests.c.ended_at).where(contests.c.id == contest_id)
    return connection.execute(query).scalar_one_or_none() is not None


def margin_in_tenths(totals: dict[int, int], own: int, *, low_wins: bool) -> int:
    """By how much a side did better than the others on average, in tenths of a point."""
    sides = sorted(totals)
    return round(10 * margin([totals[side] for side in sides], sides.index(own), low_wins=low_wins))


def touch_contest(connection: Connection, contest_id: int, **changes: Any) -> None:
    """Raises a contest's version, with some of its columns if given: whenever anything of it changes."""
    values = {"version": contests.c.version + 1} | changes
    connection.execute(update(contests).where(contests.c.id == contest_id).values(values))
