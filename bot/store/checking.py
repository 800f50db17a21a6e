"""Find faults in the database: damage, missing rows, and sums that differ from the results."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, exists, func, select, text, union

from bot.rules.achievements import Earned
from bot.rules.milestones import MILESTONES, RECORD
from bot.store.database.database import StorePart, reads
from bot.store.schema.results import DealScore, MatchScore, achievements, deal_results, match_results, standings
from bot.store.schema.tables import ACTIVE, OVER, moves, tables
from bot.store.scores.recording import COUNTS
from bot.store.scores.scores import result_sums
from bot.store.statements import rows_of

_MOST = 20  # faults of a kind that are listed
_KEY = tuple(column.name for column in standings.primary_key)


class CheckStore(StorePart):
    """Looks for faults, and changes nothing. Each method is one transaction: the bot goes on meanwhile."""

    @reads
    def damage(self, connection: Connection) -> tuple[str, ...]:
        """The damage that SQLite finds in its file, and references to missing rows."""
        if connection.dialect.name != "sqlite":  # PostgreSQL checks that itself
            return ()
        report = [str(row[0]) for row in connection.execute(text(f"PRAGMA integrity_check({_MOST})"))]
        found = [f"the database file is damaged: {line}" for line in report if line != "ok"]
        for table, row_id, parent, _ in connection.execute(text("PRAGMA foreign_key_check")).fetchmany(_MOST):
            found.append(f"row {row_id} of “{table}” refers to a row of “{parent}” that is not there")
        return tuple(found)

    @reads
    def gaps(self, connection: Connection) -> tuple[str, ...]:
        """Journals with missing moves."""
        last, count = func.max(moves.c.position), func.count()
        query = select(moves.c.table_id, last, count).group_by(moves.c.table_id).having(count != last)
        rows = connection.execute(query.order_by(moves.c.table_id).limit(_MOST))
        return tuple(f"table {table}: its journal has {made} of {position} moves" for table, position, made in rows)

    @reads
    def open_tables(self, connection: Connection, after: int, limit: int) -> tuple[int, ...]:
        """The ids of open tables, ascending."""
        query = select(tables.c.id).where(tables.c.state.in_(ACTIVE), tables.c.id > after)
        return tuple(connection.execute(query.order_by(tables.c.id).limit(limit)).scalars())

    @reads
    def past_matches(self, connection: Connection, before: int | None, limit: int) -> tuple[int, ...]:
        """The ids of past matches whose moves are kept, newest first."""
        has_moves = exists().where(moves.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.state.in_(OVER), tables.c.started_at.is_not(None), has_moves)
        if before is not None:
            query = query.where(tables.c.id < before)
        return tuple(connection.execute(query.order_by(tables.c.id.desc()).limit(limit)).scalars())

    @reads
    def version(self, connection: Connection, table_id: int) -> int | None:
        """A table's version; None if the table is gone."""
        return connection.execute(select(tables.c.version).where(tables.c.id == table_id)).scalar_one_or_none()

    @reads
    def results(self, connection: Connection, table_id: int) -> tuple[tuple[DealScore, ...], tuple[MatchScore, ...]]:
        """The stored results of a table's deals and of its match."""
        deals = select(deal_results).where(deal_results.c.table_id == table_id)
        finals = select(match_results).where(match_results.c.table_id == table_id)
        return (
            rows_of(DealScore, connection.execute(deals.order_by(deal_results.c.deal, deal_results.c.seat))),
            rows_of(MatchScore, connection.execute(finals.order_by(match_results.c.seat))),
        )

    @reads
    def earned(self, connection: Connection, table_id: int) -> tuple[Earned, ...]:
        """The stored achievements of a table that follow from its deals alone, in order."""
        kept = achievements.c
        query = select(kept.deal, kept.seat, kept.achievement).where(kept.table_id == table_id)
        query = query.where(kept.achievement.not_in([RECORD, *MILESTONES]))
        return tuple(Earned(*row) for row in connection.execute(query.order_by(kept.deal, kept.seat, kept.achievement)))

    @reads
    def guilds(self, connection: Connection) -> tuple[int, ...]:
        """Every server with results or standings."""
        query = union(select(tables.c.guild_id), select(standings.c.guild_id)).subquery()
        return tuple(connection.execute(select(query.c.guild_id).order_by(query.c.guild_id)).scalars())

    @reads
    def standings_faults(self, connection: Connection, guild_id: int) -> tuple[int, tuple[str, ...]]:
        """Count a server's standings, and list those that are not the sums of its results."""
        expected: dict[tuple[Any, ...], dict[str, int]] = {}
        for query in result_sums():
            for row in connection.execute(query.where(tables.c.guild_id == guild_id)).mappings():
                sums = expected.setdefault(_key(row), dict.fromkeys(COUNTS, 0))
                for name in COUNTS:
                    sums[name] += int(row[name]) if name in row else 0
        kept = connection.execute(select(standings).where(standings.c.guild_id == guild_id)).mappings()
        found = {_key(row): {name: int(row[name]) for name in COUNTS} for row in kept}
        return len(found), tuple(_differences(expected, found))


def _differences(
    expected: dict[tuple[Any, ...], dict[str, int]], found: dict[tuple[Any, ...], dict[str, int]]
) -> Iterator[str]:
    nothing = dict.fromkeys(COUNTS, 0)
    for key in sorted({*expected, *found}, key=str):
        of_results, kept = expected.get(key, nothing), found.get(key, nothing)
        wrong = [
            f"{name} {kept[name]} instead of {of_results[name]}" for name in COUNTS if kept[name] != of_results[name]
        ]
        if wrong:
            whose = ", ".join(f"{name} {value}" for name, value in zip(_KEY, key, strict=True))
            yield f"the standing of {whose}: {', '.join(wrong)}"


def _key(row: Any) -> tuple[Any, ...]:
    return tuple(row[name] for name in _KEY)
