"""A server's past matches: their players and results."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, select

from bot.store.database.database import StorePart, reads
from bot.store.errors import NoTable
from bot.store.rows import SeatRow, TableRow
from bot.store.schema import OVER, deal_results, match_results, seats, tables
from bot.store.scores.results import MatchScore
from bot.store.scores.viewers import Viewer, may_see
from bot.store.statements import TABLE, sitting_at


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over. `seats` are those who sat there at its end, `finals` its result by seat: empty where it was
    stopped. `deals` is how many deals were played to their end.
    """

    table: TableRow
    seats: tuple[SeatRow, ...]
    finals: tuple[MatchScore, ...]
    deals: int


class HistoryStore(StorePart):
    """Past matches, as far as a viewer may see them. Closed lobbies are not among them."""

    @reads
    def matches(
        self,
        connection: Connection,
        viewer: Viewer,
        *,
        game: str | None = None,
        user_id: int | None = None,
        skip: int = 0,
        limit: int = 10,
    ) -> tuple[PastMatch, ...]:
        """A server's past matches, newest first; of one game, or with one person, if given."""
        query = _select_over(select(*TABLE), viewer, game, user_id)
        query = query.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).offset(skip).limit(limit)
        return _matches(connection, query)

    @reads
    def match(self, connection: Connection, viewer: Viewer, table_id: int) -> PastMatch:
        """One past match of a server. Raises NoTable."""
        query = _select_over(select(*TABLE), viewer, None, None).where(tables.c.id == table_id)
        found = _matches(connection, query)
        if not found:
            raise NoTable
        return found[0]

    @reads
    def count(
        self, connection: Connection, viewer: Viewer, *, game: str | None = None, user_id: int | None = None
    ) -> int:
        """How many past matches `matches` finds in all."""
        query = _select_over(select(func.count()).select_from(tables), viewer, game, user_id)
        return connection.execute(query).scalar_one()


def _matches(connection: Connection, query: Select[Any]) -> tuple[PastMatch, ...]:
    found = [TableRow(**row) for row in connection.execute(query).mappings()]
    ids = [row.id for row in found]
    seated: defaultdict[int, list[SeatRow]] = defaultdict(list)
    for seat in sitting_at(connection, ids):
        seated[seat.table_id].append(seat)
    finals: defaultdict[int, list[MatchScore]] = defaultdict(list)
    results = select(match_results).where(match_results.c.table_id.in_(ids)).order_by(match_results.c.seat)
    for row in connection.execute(results).mappings():
        finals[row["table_id"]].append(MatchScore(**row))
    last = select(deal_results.c.table_id, func.max(deal_results.c.deal).label("number"))
    last = last.where(deal_results.c.table_id.in_(ids)).group_by(deal_results.c.table_id)
    deals = {row.table_id: row.number for row in connection.execute(last)}
    return tuple(PastMatch(row, tuple(seated[row.id]), tuple(finals[row.id]), deals.get(row.id, 0)) for row in found)


def _select_over(query: Select[Any], viewer: Viewer, game: str | None, user_id: int | None) -> Select[Any]:
    query = query.where(may_see(viewer), tables.c.started_at.is_not(None), tables.c.state.in_(OVER))
    if game is not None:
        query = query.where(tables.c.game == game)
    if user_id is not None:
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)))
    return query
