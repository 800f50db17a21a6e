"""The people who look at a server's results, the results they may see, and the matches that count."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, Table, and_, case, literal, or_, select, true, union_all

from bot.store.schema.results import forfeits, match_results
from bot.store.schema.seats import seats
from bot.store.schema.tables import tables
from bot.store.scores.results import player_key

NOWHERE = 0  # in place of a server: a person's practice tables


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person who looks at the results of a server; NOWHERE: at their own alone, from everywhere.

    They may see the `visible` channels in which tables were opened, and not the `hidden` ones. Matches at which they
    sat are always visible.
    """

    guild_id: int
    user_id: int
    visible: frozenset[int] = frozenset()
    hidden: frozenset[int] = frozenset()

    @property
    def is_everywhere(self) -> bool:
        """True if they see their own results from all servers, and from outside of servers."""
        return self.guild_id == NOWHERE

    @property
    def player(self) -> str:
        """The key of their own results."""
        return player_key(self.user_id, None)


def sat_at(user_id: int) -> Select[int]:
    """The ids of the tables at which a person sits or sat, on any server."""
    return select(seats.c.table_id).where(seats.c.user_id == user_id)


def of_server(viewer: Viewer, guild_id: Column[int]) -> ColumnElement[bool]:
    """The condition that a row belongs to the viewer's server."""
    return true() if viewer.is_everywhere else guild_id == viewer.guild_id


def may_see(viewer: Viewer) -> ColumnElement[bool]:
    """The condition that a table belongs to the server and to no contest, and that the viewer may see it."""
    shown = or_(tables.c.channel_id.in_(viewer.visible), tables.c.id.in_(sat_at(viewer.user_id)))
    return and_(of_server(viewer, tables.c.guild_id), tables.c.contest_id.is_(None), shown)


def counted_matches(viewer: Viewer, game: str | None, player: str | None = None, *where: ColumnElement[bool]) -> Any:
    """The rated matches of everybody or of one player, with forfeits."""

    def of(results: Table, won: Any, *counts: ColumnElement[bool]) -> Select[Any]:
        r = results.c
        columns = r.player, r.table_id, tables.c.game, won.label("won"), r.above, r.rating_change.label("change"), r.at
        query: Any = select(*columns).join_from(results, tables, r.table_id == tables.c.id)
        query = query.where(may_see(viewer), *counts, *where)
        query = query if game is None else query.where(tables.c.game == game)
        return query if player is None else query.where(r.player == player)

    won = case((match_results.c.won, 1), else_=0)
    return union_all(of(match_results, won, match_results.c.above.is_not(None)), of(forfeits, literal(0)))
