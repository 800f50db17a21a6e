"""Tournaments in the database: partners, places, and the tables of each round with their scores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Table,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.errors import ChannelTaken
from bot.store.hooks import before_forgetting
from bot.store.marks import OF_NOBODY, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import KEY, ROW_ID, RowId, Snowflake, columns
from bot.store.schema.seats import Sitter, seats
from bot.store.schema.servers import Channel
from bot.store.schema.tables import ACTIVE, Clock, tables
from bot.store.servers import keep_channel
from cogs.contests.contest import ContestRow
from cogs.contests.schema import contests, open_match, touch_contest

# The partners that people ask for in a tournament that has not begun.
contest_partners = Table(
    "contest_partners",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("partner_id", BigInteger, nullable=False, info=of_person("delete")),
    Index("ix_contest_partners_user_id", "user_id"),
    Index("ix_contest_partners_partner_id", "partner_id"),
)


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place in the movement of a tournament that has begun."""

    place: Annotated[int, KEY]
    user_id: Annotated[Snowflake | None, of_person(None)]  # None: a computer, or a person whose data was deleted
    name: str
    left_before: int | None = None  # the round from which a computer plays in place of the person, who has left

    @property
    def is_filling(self) -> bool:
        """True if a computer has it from the beginning, as people were too few."""
        return self.user_id is None and self.name != "" and self.left_before is None


contest_places = Table(
    "contest_places",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    *columns(PlaceRow),
    Index("ix_contest_places_user_id", "user_id"),
)

Deals = Mapping[int, tuple[int, ...]]  # what each side has scored, by the number of the deal


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round, both counted from 0."""

    round: Annotated[int, KEY]
    number: Annotated[int, KEY]
    channel_id: Snowflake | None  # its thread, once that is made
    table_id: Annotated[RowId | None, ForeignKey("tables.id")]  # its match, once that has begun
    deals: Deals | None  # the scores, once it is over
    ended_at: datetime | None


contest_tables = Table(
    "contest_tables",
    metadata,
    Column("contest_id", ROW_ID, ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    *columns(RoundTable),
    Index("ix_contest_tables_table_id", "table_id"),
    Index("ix_contest_tables_channel_id", "channel_id"),
    info=OF_NOBODY,
)


_TABLE = [contest_tables.c[name] for name in ("round", "number", "channel_id", "table_id", "deals", "ended_at")]


class TournamentStore(StorePart):
    """The part of tournaments that other contests do not have. Every change of one raises its version."""

    # -- before it begins ------------------------------------------------------------------------------------------

    @writes
    def wish_partner(self, connection: Connection, contest_id: int, user_id: int, partner_id: int | None) -> None:
        """Store the partner that a person asks for, if any."""
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
        """Store the places, and that there are `rounds` of `tables_each` tables; what is stored stays."""
        for place in places:
            values = {"contest_id": contest_id, "place": place.place, "user_id": place.user_id, "name": place.name}
            connection.execute(upsert(connection, contest_places).values(values).on_conflict_do_nothing())
        for number, table in ((number, table) for number in range(rounds) for table in range(tables_each)):
            values = {"contest_id": contest_id, "round": number, "number": table}
            connection.execute(upsert(connection, contest_tables).values(values).on_conflict_do_nothing())
        connection.execute(delete(contest_partners).where(contest_partners.c.contest_id == contest_id))
        touch_contest(connection, contest_id)

    @writes
    def leave(self, connection: Connection, contest_id: int, user_id: int, before: int) -> bool:
        """Store that a person leaves before a round. False where they are not in the tournament any more."""
        own = contest_places.c.contest_id == contest_id, contest_places.c.user_id == user_id
        still = update(contest_places).where(*own, contest_places.c.left_before.is_(None))
        touch_contest(connection, contest_id)
        return connection.execute(still.values(left_before=before)).rowcount > 0

    @reads
    def plan_of(
        self, connection: Connection, contest_id: int
    ) -> tuple[dict[int, int], tuple[PlaceRow, ...], tuple[RoundTable, ...]]:
        """The partners that people ask for, by person; from its beginning the places, and the tables of all rounds, in
        order.
        """
        partner, place, table = contest_partners.c, contest_places.c, contest_tables.c
        wishes = connection.execute(select(partner.user_id, partner.partner_id).where(partner.contest_id == contest_id))
        columns = [place[name] for name in ("place", "user_id", "name", "left_before")]
        places = connection.execute(select(*columns).where(place.contest_id == contest_id).order_by(place.place))
        rounds = select(*_TABLE).where(table.contest_id == contest_id).order_by(table.round, table.number)
        return (
            {row.user_id: row.partner_id for row in wishes},
            tuple(PlaceRow(*row) for row in places),
            tuple(
                replace(RoundTable(**row), deals=_scored(row["deals"])) for row in connection.execute(rounds).mappings()
            ),
        )

    @reads
    def contest_of(self, connection: Connection, channel_id: int) -> int | None:
        """The latest tournament with a channel as one of its threads."""
        query = select(func.max(contest_tables.c.contest_id)).where(contest_tables.c.channel_id == channel_id)
        return connection.execute(query).scalar_one()

    @reads
    def threads_of(self, connection: Connection, user_id: int) -> tuple[int, ...]:
        """The threads of tournaments that are being played where a person sits, or sat in an earlier round."""
        query = select(contest_tables.c.channel_id).distinct().join_from(contest_tables, contests)
        query = query.join(seats, seats.c.table_id == contest_tables.c.table_id)
        theirs = seats.c.user_id == user_id, contests.c.state == "playing"
        threads = connection.execute(query.where(*theirs, contest_tables.c.channel_id.is_not(None)))
        return tuple(sorted(threads.scalars()))

    @writes
    def note_thread(self, connection: Connection, contest_id: int, number: int, channel_id: int | None) -> None:
        """Store the thread of a table, for all rounds of it that have not begun; None: it has none any more."""
        waiting = contest_tables.c.contest_id == contest_id, contest_tables.c.table_id.is_(None)
        its = update(contest_tables).where(*waiting, contest_tables.c.number == number)
        connection.execute(its.values(channel_id=channel_id))
        touch_contest(connection, contest_id)

    @writes
    def begin(
        self, connection: Connection, contest: ContestRow, table: RoundTable, thread: Channel, *, secret: bytes,
        sitters: Sequence[Sitter], clock: Clock,
    ) -> int:  # fmt: skip
        """Open a table in its thread, its match begun, unless it has; returns its id. Raises ChannelTaken."""
        key = _key(contest.id, table.round, table.number)
        connection.execute(select(contests.c.id).where(contests.c.id == contest.id).with_for_update())
        begun = connection.execute(select(contest_tables.c.table_id).where(key)).scalar_one()
        if begun is not None:
            return begun
        active = select(tables.c.id).where(tables.c.channel_id == thread.id, tables.c.state.in_(ACTIVE))
        if connection.execute(active).first() is not None:
            raise ChannelTaken
        keep_channel(connection, contest.guild_id, thread)
        table_id = open_match(connection, contest, secret=secret, channel_id=thread.id, clock=clock, sitters=sitters)
        connection.execute(update(contest_tables).where(key).values(table_id=table_id, channel_id=thread.id))
        touch_contest(connection, contest.id)
        return table_id

    @writes
    def note_ended(self, connection: Connection, contest_id: int, round_number: int, number: int, deals: Deals) -> None:
        """Store that a table of a round is over, and what was scored there; what is stored stays."""
        waiting = _key(contest_id, round_number, number), contest_tables.c.ended_at.is_(None)
        stored = {str(deal): list(scored) for deal, scored in deals.items()}
        values = {"deals": stored, "ended_at": clock.now()}
        connection.execute(update(contest_tables).where(*waiting).values(values))
        touch_contest(connection, contest_id)


def _key(contest_id: int, round_number: int, number: int) -> ColumnElement[bool]:
    return and_(
        contest_tables.c.contest_id == contest_id,
        contest_tables.c.round == round_number,
        contest_tables.c.number == number,
    )


def _scored(deals: Mapping[str, Sequence[int]] | None) -> Deals | None:
    return None if deals is None else {int(deal): tuple(points) for deal, points in deals.items()}


@before_forgetting
def _forget_places(connection: Connection, user_id: int, gone: int) -> int:  # noqa: ARG001 - a hook
    """A person whose data is deleted leaves the tournaments that have begun; their place is empty."""
    place, table = contest_places.c, contest_tables.c
    begun = select(func.count(table.round.distinct())).where(
        table.contest_id == place.contest_id, table.table_id.is_not(None)
    )
    left = func.coalesce(place.left_before, begun.scalar_subquery())
    theirs = update(contest_places).where(place.user_id == user_id)
    return connection.execute(theirs.values(user_id=None, name="", left_before=left)).rowcount
