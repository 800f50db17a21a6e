"""Puzzles: those that a person can see, the votes on them, and the matches to search.

A puzzle is shown while everyone who ever sat at its table allows it, and its match has its moves.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Select,
    Table,
    UniqueConstraint,
    Update,
    delete,
    exists,
    false,
    func,
    select,
    true,
    update,
)

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.hooks import before_forgetting, on_preferences_changed
from bot.store.marks import OF_NOBODY, counted, kept_until, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import KEY, ROW_ID, RowId, Snowflake, Utc, columns
from bot.store.schema.people import Preferences, preferences
from bot.store.schema.seats import seats
from bot.store.schema.tables import tables
from bot.store.scores.viewers import Viewer, may_see
from bot.store.server_posts import ServerPost, ServerPostStore
from cogs.puzzles.judging import Alternative
from cogs.puzzles.scores import count_answer


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPuzzle:
    """A decision of a person in a match that is over, as a puzzle."""

    table_id: Annotated[RowId, ForeignKey("tables.id")]
    position: int  # the number of moves before it
    seat: int
    user_id: Annotated[Snowflake, of_person(None)]
    choices: Sequence[Alternative]  # best first
    made: int  # the number of the person's among them
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRow(NewPuzzle):
    """A puzzle that is stored."""

    id: Annotated[RowId, KEY]


puzzles = Table(
    "puzzles",
    metadata,
    *columns(PuzzleRow),
    *columns(NewPuzzle),
    Column("posted", Boolean, nullable=False, server_default=false()),  # it was a weekly puzzle
    UniqueConstraint("table_id", "position"),
    Index("ix_puzzles_user_id", "user_id"),
    sqlite_autoincrement=True,
    info=counted(6, "privacy-puzzles", "puzzles") | kept_until("result"),
)

# The choice of each person in a puzzle; the best one has the number 0.
puzzle_votes = Table(
    "puzzle_votes",
    metadata,
    Column("puzzle_id", ROW_ID, ForeignKey("puzzles.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("choice", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_puzzle_votes_user_id_at", "user_id", "at"),
    info=counted(7, "privacy-answers", "answers"),
)

# The number of decisions of a match that were looked at for puzzles.
puzzle_searches = Table(
    "puzzle_searches",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("tried", Integer, nullable=False),
    info=OF_NOBODY | kept_until("result"),
)


@dataclass(frozen=True, slots=True)
class Weekly(ServerPost):
    """The weekly puzzle of a server, and the post that is open, if one is."""

    puzzle_id: Annotated[RowId | None, ForeignKey("puzzles.id", ondelete="SET NULL")] = None  # None: deleted meanwhile


weekly_puzzles = Table(
    "weekly_puzzles",
    metadata,
    *columns(ServerPost),
    *columns(Weekly),
    Index("ix_weekly_puzzles_due_at", "due_at"),
    Index("ix_weekly_puzzles_puzzle_id", "puzzle_id"),
    info=OF_NOBODY,
)


class Votes(NamedTuple):
    """The number of people who voted for each choice, by its number; and the choice of one person, if they voted."""

    counts: Mapping[int, int]
    own: int | None = None

    @property
    def total(self) -> int:
        return sum(self.counts.values())


class Searched(NamedTuple):
    """A match that is over, and how many of its decisions were looked at already."""

    table_id: int
    tried: int


_PUZZLE = [column for column in puzzles.c if column is not puzzles.c.posted]


class PuzzleStore(StorePart):
    @reads
    def next_for(self, connection: Connection, viewer: Viewer, game: str | None = None) -> PuzzleRow | None:
        """A puzzle of the viewer's server (of a game) that they may see, and that is neither their own decision nor
        answered by them; those in which the best was missed come first, then the latest.
        """
        answered = exists().where(puzzle_votes.c.puzzle_id == puzzles.c.id, puzzle_votes.c.user_id == viewer.user_id)
        query = _shown(viewer).where(puzzles.c.user_id != viewer.user_id, ~answered)
        if game is not None:
            query = query.where(tables.c.game == game)
        return _first(connection, query)

    @reads
    def next_to_post(self, connection: Connection, viewer: Viewer) -> PuzzleRow | None:
        """A puzzle that this viewer can see and that was never posted, in the same order."""
        return _first(connection, _shown(viewer).where(~puzzles.c.posted))

    @reads
    def shown(self, connection: Connection, puzzle_id: int) -> PuzzleRow | None:
        """A puzzle; None where it can no longer be shown."""
        query = select(*_PUZZLE).join_from(puzzles, tables).where(puzzles.c.id == puzzle_id, *_is_open())
        return _first(connection, query)

    @writes
    def vote(self, connection: Connection, puzzle_id: int, user_id: int, choice: int) -> tuple[str, ...]:
        """Store the first vote of a person: another changes nothing. Returns the names of achievements earned by it."""
        values = {"puzzle_id": puzzle_id, "user_id": user_id, "choice": choice, "at": clock.now()}
        is_there = select(puzzles.c.id).where(puzzles.c.id == puzzle_id).with_for_update(read=True)
        if connection.execute(is_there).first() is None:
            return ()
        new = upsert(connection, puzzle_votes).values(values).on_conflict_do_nothing()
        return count_answer(connection, user_id, right=choice == 0) if connection.execute(new).rowcount else ()

    @reads
    def votes(self, connection: Connection, puzzle_id: int, user_id: int = 0) -> Votes:
        """The votes on a puzzle, and a person's own."""
        return _votes(connection, puzzle_id, user_id)

    # -- looking for puzzles -----------------------------------------------------------------------------------------

    @reads
    def to_search(
        self,
        connection: Connection,
        viewer: Viewer,
        games: Collection[str],
        *,
        ended_after: datetime,
        most: int,
        limit: int,
    ) -> tuple[Searched, ...]:
        """Matches that the viewer may see with fewer than `most` decisions looked at, the latest first."""
        tried = func.coalesce(puzzle_searches.c.tried, 0)
        query = select(tables.c.id, tried).outerjoin(puzzle_searches, puzzle_searches.c.table_id == tables.c.id)
        query = query.where(*_is_open(), may_see(viewer), tables.c.game.in_(games))
        query = query.where(tables.c.ended_at > ended_after, tried < most)
        matches = connection.execute(query.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(limit))
        return tuple(Searched(*row) for row in matches)

    @writes
    def keep_searched(self, connection: Connection, searched: Searched, puzzle: NewPuzzle | None) -> None:
        """Store the number of decisions of a match that have been looked at, and the puzzle among them, if any."""
        values = {"table_id": searched.table_id, "tried": searched.tried}
        known = upsert(connection, puzzle_searches).values(values)
        connection.execute(known.on_conflict_do_update(index_elements=["table_id"], set_=values))
        if puzzle is not None:
            row = {name: getattr(puzzle, name) for name in ("table_id", "position", "seat", "user_id", "made", "at")}
            choices = [list(choice) for choice in puzzle.choices]
            connection.execute(upsert(connection, puzzles).values(row | {"choices": choices}).on_conflict_do_nothing())


def _shown(viewer: Viewer) -> Select[Any]:
    query = select(*_PUZZLE).join_from(puzzles, tables).where(*_is_open(), may_see(viewer))
    return query.order_by(puzzles.c.made == 0, puzzles.c.at.desc(), puzzles.c.id).limit(1)


def _is_open() -> tuple[ColumnElement[bool], ...]:
    """The conditions on `tables` for puzzles: the match is over, its moves are kept, and everyone who ever sat there
    allows it. A person who deleted their data does not.
    """
    likes = seats.outerjoin(preferences, preferences.c.user_id == seats.c.user_id)
    refuses = seats.c.table_id == tables.c.id, seats.c.level.is_(None), preferences.c.puzzles.is_not(true())
    refused = select(seats.c.id).select_from(likes).where(*refuses).correlate(tables)
    # A match of a contest has deals that others may still have to play.
    return tables.c.state == "finished", tables.c.kept != "result", tables.c.contest_id.is_(None), ~refused.exists()


def _first(connection: Connection, query: Select[Any]) -> PuzzleRow | None:
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    values: dict[str, Any] = dict(row)
    values["choices"] = tuple(Alternative(*choice) for choice in values["choices"])
    return PuzzleRow(**values)


def _votes(connection: Connection, puzzle_id: int, user_id: int) -> Votes:
    of_puzzle = puzzle_votes.c.puzzle_id == puzzle_id
    query = select(puzzle_votes.c.choice, func.count().label("votes")).where(of_puzzle).group_by(puzzle_votes.c.choice)
    own = select(puzzle_votes.c.choice).where(of_puzzle, puzzle_votes.c.user_id == user_id)
    counts = {row.choice: row.votes for row in connection.execute(query)}
    return Votes(counts, connection.execute(own).scalar_one_or_none())


class WeeklyPuzzleStore(ServerPostStore[Weekly]):
    """The weekly puzzles of servers. A puzzle that is new in a row is never posted again."""

    table, row = weekly_puzzles, Weekly

    @reads
    def open_until(self, connection: Connection, puzzle_id: int, message_id: int) -> datetime | None:
        """The moment until which a message is the open post of a puzzle; None where it is not."""
        same = weekly_puzzles.c.puzzle_id == puzzle_id, weekly_puzzles.c.message_id == message_id
        return connection.execute(select(weekly_puzzles.c.due_at).where(*same)).scalar()

    def _note(self, connection: Connection, known: Weekly, new: Weekly) -> None:
        if new.puzzle_id not in (None, known.puzzle_id):
            connection.execute(update(puzzles).where(puzzles.c.id == new.puzzle_id).values(posted=True))


@on_preferences_changed
def _end_posts(connection: Connection, user_id: int, before: Preferences, after: Preferences) -> None:
    """The posts of a person who no longer allows puzzles are looked at again, to be taken down."""
    if before.puzzles and not after.puzzles:
        connection.execute(_ending_posts_of(user_id))


@before_forgetting
def _forget(connection: Connection, user_id: int, gone: int) -> int:  # noqa: ARG001 - a hook
    """Delete the puzzles of matches at which a person sat, and end their open posts."""
    connection.execute(_ending_posts_of(user_id))
    theirs = select(seats.c.table_id).where(seats.c.user_id == user_id)
    deleted = (delete(rows).where(rows.c.table_id.in_(theirs)) for rows in (puzzles, puzzle_searches))
    return sum(connection.execute(statement).rowcount for statement in deleted)


def _ending_posts_of(user_id: int) -> Update:
    """The statement that makes the open posts of a person's matches due at once, to be taken down."""
    theirs = select(seats.c.table_id).where(seats.c.user_id == user_id)
    of_them = select(puzzles.c.id).where(puzzles.c.table_id.in_(theirs))
    return update(weekly_puzzles).where(weekly_puzzles.c.puzzle_id.in_(of_them)).values(due_at=clock.now())
