"""What is told of one player, or of two against each other: ratings over time, roles, achievements, meetings."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Integer, case, cast, func, select

from bot.store.database.database import StorePart, reads
from bot.store.schema import achievements, deal_results, match_results, tables
from bot.store.scores.viewers import Viewer, counted_matches, may_see
from bot.store.statements import rows_of

MOST_MATCHES = 1000  # of one player that are looked at: the latest


@dataclass(frozen=True, slots=True)
class RoleSum:
    """The deals of a player in a game and a role, with the contract made or not (None: there was none)."""

    game: str
    role: str
    made: bool | None
    deals: int
    scored: int


@dataclass(frozen=True, slots=True)
class EarnedSum:
    """How often a player has earned an achievement, and when first."""

    name: str
    count: int
    first_at: datetime


@dataclass(frozen=True, slots=True)
class MeetingRow:
    """A match at the end of which two people sat: their places and totals, and whether they were partners, and won."""

    table_id: int
    game: str
    at: datetime
    own_won: bool
    own_place: int
    other_place: int
    own_total: int
    other_total: int
    partners: bool


@dataclass(frozen=True, slots=True)
class SharedDeals:
    """The deals of a game that two people have played against each other, and what each scored in them."""

    game: str
    deals: int
    own: int
    other: int


class RecordStore(StorePart):
    """Players' records, as far as a viewer may see them."""

    @reads
    def changes(self, connection: Connection, viewer: Viewer, player: str, game: str) -> tuple[int, ...]:
        """How each of the latest matches that count changed a player's rating in a game, oldest first."""
        rows = counted_matches(viewer, game, player).subquery()
        query = select(func.coalesce(rows.c.change, 0)).order_by(rows.c.at.desc(), rows.c.table_id.desc())
        return tuple(reversed(connection.execute(query.limit(MOST_MATCHES)).scalars().all()))

    @reads
    def roles(self, connection: Connection, viewer: Viewer, player: str) -> tuple[RoleSum, ...]:
        """The deals of a player by game, role and contract."""
        d = deal_results.c
        count, scored = func.count().label("deals"), cast(func.sum(d.scored), Integer).label("scored")
        query: Any = select(tables.c.game, d.role, d.made, count, scored)
        query = _of(query, deal_results, viewer, player).where(d.role.is_not(None))
        return rows_of(RoleSum, connection.execute(query.group_by(tables.c.game, d.role, d.made)))

    @reads
    def roles_since(self, connection: Connection, viewer: Viewer, player: str, game: str | None) -> datetime | None:
        """Since when roles and contracts of a player's deals are known; None where they are of all, or of none."""
        d = deal_results.c
        older = func.sum(case((d.role.is_(None), 1), else_=0))
        since = func.min(case((d.role.is_not(None), d.at)))
        query: Any = _of(select(older.label("older"), since.label("since")), deal_results, viewer, player)
        if game is not None:
            query = query.where(tables.c.game == game)
        found = connection.execute(query).one()
        return found.since if found.older else None

    @reads
    def won(self, connection: Connection, viewer: Viewer, player: str, game: str | None) -> tuple[bool, ...]:
        """Whether each of a player's latest matches was won, oldest first."""
        m = match_results.c
        query: Any = _of(select(m.won), match_results, viewer, player)
        query = query if game is None else query.where(tables.c.game == game)
        query = query.order_by(m.at.desc(), m.table_id.desc()).limit(MOST_MATCHES)
        return tuple(reversed(connection.execute(query).scalars().all()))

    @reads
    def earned(
        self, connection: Connection, viewer: Viewer, player: str, game: str | None = None
    ) -> tuple[EarnedSum, ...]:
        """A player's achievements, in one game or in all, the oldest first."""
        a = achievements.c
        columns = a.achievement.label("name"), func.count().label("count"), func.min(a.at).label("first_at")
        query: Any = _of(select(*columns), achievements, viewer, player)
        query = query if game is None else query.where(tables.c.game == game)
        query = query.group_by(a.achievement).order_by(func.min(a.at), a.achievement)
        return rows_of(EarnedSum, connection.execute(query))

    @reads
    def meetings(
        self, connection: Connection, viewer: Viewer, own: str, other: str, game: str | None
    ) -> tuple[MeetingRow, ...]:
        """The latest matches in which two people sat to the end, newest first."""
        mine, theirs = match_results, match_results.alias()
        query: Any = select(
            tables.c.id.label("table_id"),
            tables.c.game,
            mine.c.at,
            mine.c.won.label("own_won"),
            mine.c.place.label("own_place"),
            theirs.c.place.label("other_place"),
            mine.c.total.label("own_total"),
            theirs.c.total.label("other_total"),
            (mine.c.side == theirs.c.side).label("partners"),
        )
        query = query.join_from(mine, tables, mine.c.table_id == tables.c.id)
        query = query.join(theirs, theirs.c.table_id == mine.c.table_id)
        query = query.where(mine.c.player == own, theirs.c.player == other, may_see(viewer))
        query = query if game is None else query.where(tables.c.game == game)
        query = query.order_by(mine.c.at.desc(), mine.c.table_id.desc()).limit(MOST_MATCHES)
        return rows_of(MeetingRow, connection.execute(query))

    @reads
    def shared_deals(
        self, connection: Connection, viewer: Viewer, own: str, other: str, games: Sequence[str]
    ) -> tuple[SharedDeals, ...]:
        """The deals of these games in which two people sat against each other."""
        mine, theirs = deal_results, deal_results.alias()
        sums = [cast(func.sum(rows.c.scored), Integer).label(name) for rows, name in ((mine, "own"), (theirs, "other"))]
        same_deal = (theirs.c.table_id == mine.c.table_id) & (theirs.c.deal == mine.c.deal)
        query: Any = select(tables.c.game, func.count().label("deals"), *sums)
        query = query.join_from(mine, tables, mine.c.table_id == tables.c.id).join(theirs, same_deal)
        query = query.where(mine.c.player == own, theirs.c.player == other, mine.c.side != theirs.c.side)
        query = query.where(tables.c.game.in_(games), may_see(viewer)).group_by(tables.c.game)
        return rows_of(SharedDeals, connection.execute(query))


def _of(query: Any, results: Any, viewer: Viewer, player: str) -> Any:
    """A query of a player's results on a server."""
    joined: Any = query.join_from(results, tables, results.c.table_id == tables.c.id)
    return joined.where(results.c.player == player, may_see(viewer))
