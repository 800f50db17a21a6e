"""The matches that count for ratings and on the leaderboard."""

from typing import Any

from sqlalchemy import ColumnElement, Select, Table, case, literal, select, union_all

from bot.store.schema import forfeits, match_results, tables
from bot.store.scores.viewers import Viewer, may_see


def counted_matches(viewer: Viewer, game: str | None, player: str | None = None, *where: ColumnElement[bool]) -> Any:
    """The matches that count, of everybody or of one player, those left among them: what each came to."""

    def of(results: Table, won: Any, *counts: ColumnElement[bool]) -> Select[Any]:
        r = results.c
        columns = r.player, r.table_id, tables.c.game, won.label("won"), r.above, r.rating_change.label("change"), r.at
        query: Any = select(*columns).join_from(results, tables, r.table_id == tables.c.id)
        query = query.where(may_see(viewer), *counts, *where)
        query = query if game is None else query.where(tables.c.game == game)
        return query if player is None else query.where(r.player == player)

    won = case((match_results.c.won, 1), else_=0)
    return union_all(of(match_results, won, match_results.c.above.is_not(None)), of(forfeits, literal(0)))
