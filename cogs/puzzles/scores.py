"""The answers to stock puzzles, and what counts for all puzzles: a person's score, and their rating."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any, NamedTuple

from sqlalchemy import BigInteger, Column, Connection, Index, Integer, Table, Text, select, update

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.deeds import Deed, note_deed
from bot.store.marks import OF_NOBODY, counted, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import KEY, Snowflake, Utc, columns
from bot.store.schema.seats import seats
from bot.store.schema.tables import tables
from bot.store.scores.ratings import Rating, after_puzzle

# The choice of each person in a stock puzzle, by its name; the best one has the number 0.
stock_answers = Table(
    "stock_answers",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("puzzle", Text, primary_key=True),
    Column("choice", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_stock_answers_user_id_at", "user_id", "at"),
    info=counted(7, "privacy-answers", "stock"),
)


@dataclass(frozen=True, slots=True)
class StockRow:
    """A stock puzzle that was answered: its rating, and the number of answers by choice."""

    puzzle: Annotated[str, KEY]
    mu: float
    sigma: float
    votes: Sequence[int]


stock_puzzles = Table("stock_puzzles", metadata, *columns(StockRow), info=OF_NOBODY)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A person's answers to puzzles of both kinds; the rating is by stock puzzles."""

    user_id: Annotated[Snowflake, KEY, of_person("delete")]
    answered: int = 0
    solved: int = 0
    streak: int = 0  # the latest right answers in a row
    mu: float = Rating().mu
    sigma: float = Rating().sigma

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


puzzle_scores = Table("puzzle_scores", metadata, *columns(ScoreRow), info=OF_NOBODY)


class PuzzleScore(NamedTuple):
    """The numbers of puzzles that a person answered, and answered rightly, and of the latest right answers in a row.

    `rating` is theirs, None without stock puzzles; `change` what the answer just given changed it by.
    """

    answered: int = 0
    right: int = 0
    streak: int = 0
    rating: int | None = None
    change: int = 0


class StockAnswers(NamedTuple):
    """A person's stock puzzles: those they answered, the games they played or answered in, and their rating."""

    answered: frozenset[str]
    games: Sequence[str]
    rating: Rating


class GivenAnswer(NamedTuple):
    """A person's answer to a stock puzzle: all votes by choice, their own, what it changed of their rating, and the
    names of achievements it earned.
    """

    votes: Mapping[int, int]
    own: int | None
    change: int = 0
    gained: tuple[str, ...] = ()


_LATEST = 20  # matches of which the games are asked for


def count_answer(connection: Connection, user_id: int, *, right: bool, rating: Rating | None = None) -> tuple[str, ...]:
    """Count a person's first answer to a puzzle, with their rating after it. Returns the names of achievements."""
    before = _score(connection, user_id, locked=True)
    streak, solved = (before.streak + 1, before.solved + 1) if right else (0, before.solved)
    values = {"answered": before.answered + 1, "solved": solved, "streak": streak}
    if rating is not None:
        values |= {"mu": rating.mu, "sigma": rating.sigma}
    connection.execute(update(puzzle_scores).where(puzzle_scores.c.user_id == user_id).values(values))
    if not right:
        return note_deed(connection, user_id, Deed.PUZZLE_STREAK, 0) if before.streak else ()
    of_all = note_deed(connection, user_id, Deed.PUZZLE, solved)
    return (*of_all, *note_deed(connection, user_id, Deed.PUZZLE_STREAK, streak))


class StockStore(StorePart):
    @reads
    def of_person(self, connection: Connection, user_id: int) -> StockAnswers:
        """A person's answers so far, and the games of their latest matches and answers, the latest first."""
        given = select(stock_answers.c.puzzle).where(stock_answers.c.user_id == user_id)
        names = connection.execute(given.order_by(stock_answers.c.at.desc())).scalars().all()
        sat = select(tables.c.game).join_from(seats, tables, seats.c.table_id == tables.c.id)
        sat = sat.where(seats.c.user_id == user_id).order_by(seats.c.id.desc()).limit(_LATEST)
        played = connection.execute(sat).scalars().all()
        games = dict.fromkeys((*played, *(name.partition(".")[0] for name in names)))
        return StockAnswers(frozenset(names), tuple(games), _score(connection, user_id).rating)

    @reads
    def ratings(self, connection: Connection, names: Collection[str]) -> dict[str, Rating]:
        """The ratings of those of these puzzles that were ever answered."""
        query = select(stock_puzzles.c.puzzle, stock_puzzles.c.mu, stock_puzzles.c.sigma)
        found = connection.execute(query.where(stock_puzzles.c.puzzle.in_(names)))
        return {row.puzzle: Rating(row.mu, row.sigma) for row in found}

    @writes
    def answer(self, connection: Connection, user_id: int, puzzle: str, choice: int, start: Rating) -> GivenAnswer:
        """Store a person's first answer, with both ratings after it: another changes nothing. `start` is the rating of
        a puzzle without answers.
        """
        values = {"user_id": user_id, "puzzle": puzzle, "choice": choice, "at": clock.now()}
        is_new = connection.execute(upsert(connection, stock_answers).values(values).on_conflict_do_nothing()).rowcount
        if not is_new:
            return _given(connection, user_id, puzzle)
        first: dict[str, Any] = {"puzzle": puzzle, "mu": start.mu, "sigma": start.sigma, "votes": []}
        connection.execute(upsert(connection, stock_puzzles).values(first).on_conflict_do_nothing())
        row = connection.execute(select(stock_puzzles).where(stock_puzzles.c.puzzle == puzzle).with_for_update()).one()
        person = _score(connection, user_id, locked=True).rating
        after, of_puzzle = after_puzzle(person, Rating(row.mu, row.sigma), right=choice == 0)
        votes = [*row.votes, *[0] * (choice + 1 - len(row.votes))]
        votes[choice] += 1
        changes = {"mu": of_puzzle.mu, "sigma": of_puzzle.sigma, "votes": votes}
        connection.execute(update(stock_puzzles).where(stock_puzzles.c.puzzle == puzzle).values(changes))
        gained = count_answer(connection, user_id, right=choice == 0, rating=after)
        given = _given(connection, user_id, puzzle)
        return given._replace(change=after.shown - person.shown, gained=gained)

    @reads
    def answered(self, connection: Connection, user_id: int, puzzle: str) -> GivenAnswer:
        """The votes on a puzzle, and a person's own."""
        return _given(connection, user_id, puzzle)

    @reads
    def score(self, connection: Connection, user_id: int) -> PuzzleScore:
        """A person's score in all puzzles."""
        row = _score(connection, user_id)
        is_rated = row.rating != Rating()
        return PuzzleScore(row.answered, row.solved, row.streak, row.rating.shown if is_rated else None)


def _score(connection: Connection, user_id: int, *, locked: bool = False) -> ScoreRow:
    """A person's score; made where it is to be `locked` and they have none."""
    if locked:
        new = upsert(connection, puzzle_scores).values(asdict(ScoreRow(user_id)))
        connection.execute(new.on_conflict_do_nothing())
    query = select(puzzle_scores).where(puzzle_scores.c.user_id == user_id)
    row = connection.execute(query.with_for_update() if locked else query).mappings().first()
    return ScoreRow(**row) if row is not None else ScoreRow(user_id)


def _given(connection: Connection, user_id: int, puzzle: str) -> GivenAnswer:
    query = select(stock_puzzles.c.votes).where(stock_puzzles.c.puzzle == puzzle)
    votes: Sequence[int] = connection.execute(query).scalar() or ()
    own = select(stock_answers.c.choice).where(stock_answers.c.user_id == user_id, stock_answers.c.puzzle == puzzle)
    counts = {choice: count for choice, count in enumerate(votes) if count}
    return GivenAnswer(counts, connection.execute(own).scalar_one_or_none())
