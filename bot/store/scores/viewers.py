"""Who looks at a server's results, which of them they may see, and which of these count."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, Table, and_, case, literal, or_, select, true, union_all

from bot.store.schema.results import forfeits, match_results
from bot.store.schema.seats import seats
from bot.store.schema.tables import tables
from bot.store.scores.results import player_key

NOWHERE = 0  # the server of what is of none: a person's practice tables


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person who looks at the results of a server; NOWHERE: at their own alone, of all servers and of none.

    Of the channels in which tables were opened there, they may see the `visible`, and not the `hidden`; a match at
    which they sat they see wherever it was.
    """

    guild_id: int
    user_id: int
    visible: frozenset[int] = frozenset()
    hidden: frozenset[int] = frozenset()

    @property
    def is_everywhere(self) -> bool:
        """Whether they see their own results from all servers, and from outside of servers."""
        return self.guild_id == NOWHERE

    @property
    def player(self) -> str:
        """The key of their own results."""
        return player_key(self.user_id, None)


def sat_at(user_id: int) -> Select[int]:
    """The ids of the tables at which a person sits or sat, on any server."""
    return select(seats.c.table_id).where(seats.c.user_id == user_id)


def of_server(viewer: Viewer, guild_id: Column[int]) -> ColumnElement[bool]:
    """The condition that something is of the server that the viewer looks at."""
    return true() if viewer.is_everywhere else guild_id == viewer.guild_id


def may_see(viewer: Viewer) -> ColumnElement[bool]:
    """The condition on `tables` that one is of the server, of no contest, and one that the viewer may see."""
    shown = or_(tables.c.channel_id.in_(viewer.visible), tables.c.id.in_(sat_at(viewer.user_id)))
    return and_(of_server(viewer, tables.c.guild_id), tables.c.contest_id.is_(None), shown)


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
