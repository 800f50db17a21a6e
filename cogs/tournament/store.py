"""The rounds of tournaments: who plays with whom, at which table, and what was scored there."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.errors import ChannelTaken
from bot.store.hooks import before_forgetting
from bot.store.schema import ACTIVE, seats, tables
from bot.store.servers import keep_channel
from bot.store.statements import looked_at_soon
from cogs.contests.entries import touch_contest
from cogs.contests.rows import ContestRow
from cogs.contests.schema import contests
from cogs.tournament.rows import Deals, NewRoundTable, PlaceRow, RoundTable
from cogs.tournament.schema import contest_partners, contest_places, contest_tables

_TABLE = [contest_tables.c[name] for name in ("round", "number", "channel_id", "table_id", "deals", "ended_at")]


class TournamentStore(StorePart):
    """What tournaments have beside other contests. Whatever changes one raises its version."""

    # -- before it begins ------------------------------------------------------------------------------------------

    @reads
    def partners(self, connection: Connection, contest_id: int) -> dict[int, int]:
        """Whom each person wishes to have as partner."""
        query = select(contest_partners.c.user_id, contest_partners.c.partner_id)
        found = connection.execute(query.where(contest_partners.c.contest_id == contest_id))
        return {row.user_id: row.partner_id for row in found}

    @writes
    def wish_partner(self, connection: Connection, contest_id: int, user_id: int, partner_id: int | None) -> None:
        """Stores whom a person wishes to have as partner; None: nobody any more."""
        own = contest_partners.c.contest_id == contest_id, contest_partners.c.user_id == user_id
        touch_contest(connection, contest_id)
        connection.execute(delete(contest_partners).where(*own))
        if partner_id is not None:
            wish = {"contest_id": contest_id, "user_id": user_id, "partner_id": partner_id}
            connection.execute(insert(contest_partners).values(wish))

    # -- the rounds ------------------------------------------------------------------------------------------------

    @writes
    def plan(
        self, connection: Connection, contest_id: int, places: Sequence[PlaceRow], rounds: int, tables_each: int
    ) -> None:
        """Stores who has which place, and that there are so many rounds of so many tables; what is stored stays."""
        for place in places:
            values = {"contest_id": contest_id, "place": place.place, "user_id": place.user_id, "name": place.name}
            connection.execute(upsert(connection, contest_places).values(values).on_conflict_do_nothing())
        for number, table in ((number, table) for number in range(rounds) for table in range(tables_each)):
            values = {"contest_id": contest_id, "round": number, "number": table}
            connection.execute(upsert(connection, contest_tables).values(values).on_conflict_do_nothing())
        connection.execute(delete(contest_partners).where(contest_partners.c.contest_id == contest_id))
        touch_contest(connection, contest_id)

    @reads
    def places(self, connection: Connection, contest_id: int) -> tuple[PlaceRow, ...]:
        """Who has which place, in order; nobody before the tournament has begun."""
        columns = [contest_places.c[name] for name in ("place", "user_id", "name", "left_before")]
        query = select(*columns).where(contest_places.c.contest_id == contest_id)
        return tuple(PlaceRow(*row) for row in connection.execute(query.order_by(contest_places.c.place)))

    @writes
    def leave(self, connection: Connection, contest_id: int, user_id: int, before: int) -> bool:
        """Stores that a person has left a tournament that has begun, before a round. False where they are not in it any
        more.
        """
        own = contest_places.c.contest_id == contest_id, contest_places.c.user_id == user_id
        still = update(contest_places).where(*own, contest_places.c.left_before.is_(None))
        touch_contest(connection, contest_id)
        return connection.execute(still.values(left_before=before)).rowcount > 0

    @reads
    def tables(self, connection: Connection, contest_id: int) -> tuple[RoundTable, ...]:
        """The tables of all rounds, in order."""
        query = select(*_TABLE).where(contest_tables.c.contest_id == contest_id)
        found = connection.execute(query.order_by(contest_tables.c.round, contest_tables.c.number))
        return tuple(_round_table(*row) for row in found)

    @reads
    def contest_of(self, connection: Connection, channel_id: int) -> int | None:
        """The latest tournament one of whose threads a channel is."""
        query = select(func.max(contest_tables.c.contest_id)).where(contest_tables.c.channel_id == channel_id)
        return connection.execute(query).scalar_one()

    @reads
    def threads_of(self, connection: Connection, user_id: int) -> tuple[int, ...]:
        """The threads of tournaments that are being played where a person sits, or sat in an earlier round."""
        query = select(contest_tables.c.channel_id).distinct().join_from(contest_tables, contests)
        query = query.join(seats, seats.c.table_id == contest_tables.c.table_id)
        theirs = seats.c.user_id == user_id, contests.c.state == "playing"
        found = connection.execute(query.where(*theirs, contest_tables.c.channel_id.is_not(None)))
        return tuple(sorted(found.scalars()))

    @writes
    def note_thread(self, connection: Connection, contest_id: int, number: int, channel_id: int | None) -> None:
        """Stores the thread of a table, for all rounds of it that have not begun; None: it has none any more."""
        waiting = contest_tables.c.contest_id == contest_id, contest_tables.c.table_id.is_(None)
        its = update(contest_tables).where(*waiting, contest_tables.c.number == number)
        connection.execute(its.values(channel_id=channel_id))
        touch_contest(connection, contest_id)

    @writes
    def begin(self, connection: Connection, contest: ContestRow, new: NewRoundTable) -> int:
        """Opens a table of a round in its thread, its match begun, and returns its id; of one that has begun, its id.
        Raises ChannelTaken.
        """
        key = _key(contest.id, new.round, new.number)
        connection.execute(select(contests.c.id).where(contests.c.id == contest.id).with_for_update())
        begun = connection.execute(select(contest_tables.c.table_id).where(key)).scalar_one()
        if begun is not None:
            return begun
        active = select(tables.c.id).where(tables.c.channel_id == new.channel.id, tables.c.state.in_(ACTIVE))
        if connection.execute(active).first() is not None:
            raise ChannelTaken
        keep_channel(connection, contest.guild_id, new.channel)
        now = datetime.now(UTC)
        values: dict[str, Any] = {
            "guild_id": contest.guild_id,
            "channel_id": new.channel.id,
            "game": contest.game,
            "options": dict(contest.options),
            "players": contest.players,
            "secret": new.secret,
            "state": "playing",
            "created_at": now,
            "started_at": now,
            "touched_at": now,
            "clock": new.clock,
            "hints": False,
            "level": contest.level,
            "language": contest.language,
            **looked_at_soon(now),
            "deals": contest.deals,
            "contest_id": contest.id,
        }
        table_id: int = connection.execute(insert(tables).values(values).returning(tables.c.id)).scalar_one()
        for seat, sitter in enumerate(new.sitters):
            who = {"user_id": sitter.user_id, "level": sitter.level, "name": sitter.name}
            place = {"table_id": table_id, "seat": seat, "since": 0, "dm_closed": False, "order": ""}
            connection.execute(insert(seats).values(place | who))
        connection.execute(update(contest_tables).where(key).values(table_id=table_id, channel_id=new.channel.id))
        touch_contest(connection, contest.id)
        return table_id

    @writes
    def note_ended(self, connection: Connection, contest_id: int, round_number: int, number: int, deals: Deals) -> None:
        """Stores that a table of a round is over, and what was scored there; what is stored stays."""
        waiting = _key(contest_id, round_number, number), contest_tables.c.ended_at.is_(None)
        told = {str(deal): list(scored) for deal, scored in deals.items()}
        values = {"deals": told, "ended_at": datetime.now(UTC)}
        connection.execute(update(contest_tables).where(*waiting).values(values))
        touch_contest(connection, contest_id)


def _key(contest_id: int, round_number: int, number: int) -> ColumnElement[bool]:
    return and_(
        contest_tables.c.contest_id == contest_id,
        contest_tables.c.round == round_number,
        contest_tables.c.number == number,
    )


def _round_table(
    round_number: int,
    number: int,
    channel_id: int | None,
    table_id: int | None,
    deals: Mapping[str, Sequence[int]] | None,
    ended_at: datetime | None,
) -> RoundTable:
    scored = None if deals is None else {int(deal): tuple(points) for deal, points in deals.items()}
    return RoundTable(round_number, number, channel_id, table_id, scored, ended_at)


@before_forgetting
def _forget_places(connection: Connection, user_id: int, gone: int) -> int:  # noqa: ARG001 - a hook
    """A person whose data is deleted has left the tournaments that have begun; nobody has their place."""
    place, table = contest_places.c, contest_tables.c
    begun = select(func.count(table.round.distinct())).where(
        table.contest_id == place.contest_id, table.table_id.is_not(None)
    )
    left = func.coalesce(place.left_before, begun.scalar_subquery())
    theirs = update(contest_places).where(place.user_id == user_id)
    return connection.execute(theirs.values(user_id=None, name="", left_before=left)).rowcount
