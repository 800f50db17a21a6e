"""The leaderboard in words: who is ranked, by what, and where that has moved them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.names import spoken_names
from bot.words.pictures import signed

FEWEST = 3  # matches that rank somebody
SHOWN = 5  # the best
FORM = 6  # matches of the line of form, which has a point before each of them and one at its end
WHOLE = 60  # parts in which the measure of a match is kept
NO_RATING = "–"


class Period(StrEnum):
    """The time of which a leaderboard tells; in days, if not all."""

    WEEK = "week"
    MONTH = "month"
    ALL = "all"

    @property
    def days(self) -> int | None:
        return {Period.WEEK: 7, Period.MONTH: 30}.get(self)

    @property
    def words(self) -> str:
        return {Period.WEEK: "last 7 days", Period.MONTH: "last 30 days", Period.ALL: "all time"}[self]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a person has done in the matches that count: how many there were, how many were won, what was won beyond
    chance in sixtieths of a match, and the rating in that game, if it is one game's, and is told.
    """

    user_id: int
    rated: int
    wins: int
    above: int
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A person on the leaderboard. `rank` is None for who is not ranked yet, `moved` how many places they have climbed
    within a week (None: they were not ranked then). `form` is how the measure went in the latest matches, from 0 on.
    """

    user_id: int
    name: str
    rank: int | None
    moved: int | None
    rated: int
    wins: int
    figure: str
    form: tuple[int, ...] = ()

    @property
    def missing(self) -> int:
        """How many matches are missing before one is ranked."""
        return max(0, FEWEST - self.rated)


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard, of a game by its title or ("") of all: the best, then who looks at it, wherever they stand."""

    game: str
    period: Period
    rows: tuple[BoardRow, ...]
    own: BoardRow
    ranked: int
    computers: tuple[tuple[str, int], ...] = ()

    @property
    def title(self) -> str:
        """What it is a leaderboard of: "Domino Whist, last 30 days"."""
        return f"{self.game or 'all games'}, {self.period.words}"

    @property
    def measure(self) -> str:
        """What it ranks by."""
        return "rating" if self.game else "net wins"


def ranking(tallies: Iterable[Tally], *, by_rating: bool) -> list[Tally]:
    """Those who are ranked, the best first: by rating, those whose rating is not told after the others; or by what they
    have won beyond chance, that is beyond one match in as many as there were sides.
    """
    ranked = [tally for tally in tallies if tally.rated >= FEWEST]

    def key(tally: Tally) -> tuple[int, ...]:
        rating = (tally.rating is None, -(tally.rating or 0)) if by_rating else ()
        return *rating, -tally.above, -tally.wins, tally.rated, tally.user_id

    return sorted(ranked, key=key)


def places_moved(now: Sequence[Tally], before: Sequence[Tally]) -> dict[int, int | None]:
    """How many places each has climbed; None for who was not ranked before."""
    places = {tally.user_id: place for place, tally in enumerate(before)}
    return {
        tally.user_id: places[tally.user_id] - place if tally.user_id in places else None
        for place, tally in enumerate(now)
    }


def figure(tally: Tally, *, by_rating: bool) -> str:
    """What somebody is ranked by, as it is shown."""
    if by_rating:
        return NO_RATING if tally.rating is None else str(tally.rating)
    return above_words(tally.above)


def above_words(above: int) -> str:
    """What was won beyond chance, in matches: "+3.4"."""
    tenths = round(above * 10 / WHOLE)
    return f"{'−' if tenths < 0 else '+' if tenths else ''}{abs(tenths) / 10:.1f}"


def board_text(board: Board) -> str:
    """The line above the picture, and those below it in small letters."""
    lines = [f"**Leaderboard**: {board.title}"]
    if not board.ranked:
        lines.append(f"Nobody is ranked yet: it takes {FEWEST} matches with other people. /domino new opens a table.")
    else:
        lines.append(f"-# {_explained(board)}")
    if board.computers:
        computers = ", ".join(f"{level} {rating}" for level, rating in board.computers)
        lines.append(f"-# Ratings of the computer players: {computers}")
    if any(row.figure == NO_RATING for row in board.rows):
        why = "no rating is told where some of its matches were in channels that you cannot see"
        lines.append(f"-# {NO_RATING}: {why}.")
    return "\n".join(lines)


def _explained(board: Board) -> str:
    ranked = f"Ranked: who has played {FEWEST} matches with other people in this time"
    if board.game:
        return f"{ranked}, by their rating now."
    return f"{ranked}. Net wins: 1 for a win, less the chance of it, such as 1 in 4 at a table of four."


def alt_board(board: Board) -> str:
    """The leaderboard for those who hear it."""

    def sentences(longest: int) -> list[str]:
        name = spoken_names([row.name for row in board.rows], longest)
        you = [" (you)" if row.user_id == board.own.user_id else "" for row in board.rows]
        told = [_told(board, row, f"{name(number)}{you[number]}") for number, row in enumerate(board.rows)]
        own = _told(board, board.own, "You") if board.own.rank else f"You: {board.own.missing} more to be ranked."
        best = told or ["Nobody is ranked yet."]
        heard = [f"Leaderboard, {board.title}, by {board.measure}; {board.ranked} ranked.", *best]
        return heard if any(you) else [*heard, own]

    return first_that_fits(sentences(longest) for longest in NAME_LENGTHS)


def _told(board: Board, row: BoardRow, name: str) -> str:
    figure = "no rating told" if row.figure == NO_RATING else row.figure
    told = [f"{row.rank} {name} {figure}", f"won {row.wins} of {row.rated}"]
    if row.moved is not None:
        told.append(f"{'up' if row.moved > 0 else 'down'} {abs(row.moved)}" if row.moved else "unmoved")
    if len(row.form) > 1:
        course = row.form[-1]
        change = signed(course) if board.game and row.figure != NO_RATING else above_words(course)
        told.append(f"{change} in the last {len(row.form) - 1}")
    return f"{', '.join(told)}."


def named(names: Mapping[int, str], user_id: int) -> str:
    """What a person is called: who has left no name there is somebody."""
    return names.get(user_id, "somebody")
