"""What is stored of a person, for them to read: how much there is of each kind, and all of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Column, ColumnElement, Connection, Select, Table, func, or_, select, union

from bot.store.contests.entries import own_messages, without_marks
from bot.store.database.database import StorePart, reads
from bot.store.schema import (
    ROW_ID,
    Utc,
    achievements,
    contest_entries,
    contest_messages,
    contest_partners,
    contest_places,
    contests,
    deal_results,
    forfeits,
    invitations,
    leftovers,
    match_results,
    messages,
    moves,
    pending_answers,
    preferences,
    puzzle_votes,
    puzzles,
    ratings,
    seats,
    standings,
    tables,
    world_daily,
)
from bot.store.scores.results import player_key

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is stored of a person: the `tables` they sat at, on how many `servers`, `moves` made by them or for
    them, results of `deals` and `matches`, `ratings`, `achievements`, `invitations` to them and by them, `puzzles` made
    of their decisions, `votes` on puzzles, `contests` in which they took part, whether they have chosen how they like
    to play, and whether they take part in the world's daily deal.
    """

    tables: int = 0
    servers: int = 0
    moves: int = 0
    deals: int = 0
    matches: int = 0
    ratings: int = 0
    achievements: int = 0
    invitations: int = 0
    puzzles: int = 0
    votes: int = 0
    contests: int = 0
    preferences: bool = False
    world_daily: bool = False


class PersonalDataStore(StorePart):
    """Reads what is stored of a person."""

    @reads
    def kept_of(self, connection: Connection, user_id: int) -> Kept:
        """How much is stored of a person."""
        player, theirs = player_key(user_id, None), _tables_of(user_id)

        def count(of: Table, *where: ColumnElement[bool]) -> int:
            return connection.execute(select(func.count()).select_from(of).where(*where)).scalar_one()

        guilds = select(func.count(tables.c.guild_id.distinct())).where(tables.c.id.in_(theirs))
        return Kept(
            tables=count(tables, tables.c.id.in_(theirs)),
            servers=connection.execute(guilds).scalar_one(),
            moves=count(moves, moves.c.table_id.in_(theirs), moves.c.user_id == user_id),
            deals=count(deal_results, deal_results.c.player == player),
            matches=count(match_results, match_results.c.player == player),
            ratings=count(ratings, ratings.c.player == player),
            achievements=count(achievements, achievements.c.player == player),
            invitations=count(invitations, _invited(user_id)),
            puzzles=count(puzzles, puzzles.c.user_id == user_id),
            votes=count(puzzle_votes, puzzle_votes.c.user_id == user_id),
            contests=count(contest_entries, contest_entries.c.user_id == user_id),
            preferences=count(preferences, preferences.c.user_id == user_id) > 0,
            world_daily=count(world_daily, world_daily.c.user_id == user_id) > 0,
        )

    @reads
    def export(self, connection: Connection, user_id: int) -> dict[str, list[Entry]]:
        """Everything stored of a person but their moves: the rows of each table of the database, by the names of its
        columns.

        Without what is not theirs: who else sat there, invited them or was invited, and the secret of the shuffle.
        """
        player, theirs = player_key(user_id, None), _tables_of(user_id)
        own_seats = select(seats.c.id).where(seats.c.user_id == user_id)
        channels = select(seats.c.dm_channel_id).where(seats.c.user_id == user_id, seats.c.dm_channel_id.is_not(None))
        to_them = or_(messages.c.channel_id.in_(channels), messages.c.seat.in_(own_seats))
        queries: tuple[tuple[Table, ColumnElement[bool]], ...] = (
            (preferences, preferences.c.user_id == user_id),
            (world_daily, world_daily.c.user_id == user_id),
            (tables, tables.c.id.in_(theirs)),
            (seats, seats.c.user_id == user_id),
            (deal_results, deal_results.c.player == player),
            (match_results, match_results.c.player == player),
            (forfeits, forfeits.c.player == player),
            (achievements, achievements.c.player == player),
            (standings, standings.c.player == player),
            (ratings, ratings.c.player == player),
            (invitations, _invited(user_id)),
            (contest_places, contest_places.c.user_id == user_id),
            (contest_partners, _wished(user_id)),
            (messages, messages.c.table_id.in_(theirs) & messages.c.kind.in_(_PRIVATE) & to_them),
            (pending_answers, pending_answers.c.table_id.in_(theirs) & pending_answers.c.seat.in_(own_seats)),
            (contests, _contests_of(user_id)),
            (contest_entries, contest_entries.c.user_id == user_id),
            (contest_messages, own_messages(user_id)),
            (puzzles, puzzles.c.user_id == user_id),
            (puzzle_votes, puzzle_votes.c.user_id == user_id),
            (leftovers, leftovers.c.table_id.in_(theirs) & leftovers.c.channel_id.in_(channels)),
        )
        return {of.name: [*_entries(connection, of, where, user_id)] for of, where in queries}

    @reads
    def export_moves(self, connection: Connection, user_id: int, table_ids: Sequence[int]) -> list[Entry]:
        """The moves made by a person, or for them, at some tables; in order."""
        where = moves.c.table_id.in_(table_ids) & (moves.c.user_id == user_id)
        return [*_entries(connection, moves, where, user_id)]


_PRIVATE = ("seated", "hand", "private")  # the messages that one person sees
_WITHHELD = {tables.c.secret, contests.c.secret, pending_answers.c.token}
_PEOPLE = {
    contest_partners.c.user_id,
    contest_partners.c.partner_id,
    tables.c.host_id,
    contests.c.host_id,
    invitations.c.user_id,
    invitations.c.invited_by,
}  # of each row: it may be somebody else


def _tables_of(user_id: int) -> Select[Any]:
    """The ids of the tables a person has opened or sat at."""
    sat = select(seats.c.table_id).where(seats.c.user_id == user_id)
    return select(union(sat, select(tables.c.id).where(tables.c.host_id == user_id)).subquery().c.table_id)


def _contests_of(user_id: int) -> ColumnElement[bool]:
    """The contests that a person has opened or taken part in."""
    own = select(contest_entries.c.contest_id).where(contest_entries.c.user_id == user_id)
    return contests.c.id.in_(union(own, select(contests.c.id).where(contests.c.host_id == user_id)))


def _invited(user_id: int) -> ColumnElement[bool]:
    return or_(invitations.c.user_id == user_id, invitations.c.invited_by == user_id)


def _wished(user_id: int) -> ColumnElement[bool]:
    return or_(contest_partners.c.user_id == user_id, contest_partners.c.partner_id == user_id)


def _entries(connection: Connection, of: Table, where: ColumnElement[bool], user_id: int) -> Iterator[Entry]:
    """Rows by the names of their columns, as JSON keeps their values."""
    columns = [column for column in of.c if column not in _WITHHELD]
    readable = [(column.name, _reader(column, user_id)) for column in columns]
    for row in connection.execute(select(*columns).where(where).order_by(*of.primary_key)):
        yield {name: None if value is None else read(value) for (name, read), value in zip(readable, row, strict=True)}


def _reader(column: Column[Any], user_id: int) -> Callable[[Any], object]:
    """How the values of a column are told: the ids of Discord are too large for the numbers that many programs read."""
    if column in _PEOPLE:
        return lambda value: str(value) if value == user_id else None
    if column is contests.c.settings:
        return without_marks
    if isinstance(column.type, Utc):
        return datetime.isoformat
    return str if isinstance(column.type, BigInteger) and column.type is not ROW_ID else lambda value: value
