"""The words of the leaderboard, and of two people against each other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from bot.message import (
    Day,
    Joined,
    Message,
    Names,
    Rounded,
    Row,
    Seat,
    Signed,
    Text,
    Who,
    lines,
    sentences,
    value_text,
    with_names,
)
from bot.words.length import alt
from bot.words.names import known_names
from cogs.people.card_words import medal_told

FEWEST = 3  # matches before a person is ranked
MOST_RANKED = 5  # the best
FORM = 6  # matches of the line of form, which has a point before each of them and one at its end
WHOLE = 60  # parts in which the measure of a match is kept
NO_RATING = "–"


class Period(StrEnum):
    """The period of a leaderboard, by its name in custom ids. The week has pages of another feature."""

    WEEK = "week"
    SEASON = "month"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Tally:
    """A person's matches that count: their number, the wins, the wins beyond chance in sixtieths of a match, and the
    rating in that game if it is public.
    """

    user_id: int
    rated: int
    wins: int
    above: int
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A person on the leaderboard. `rank` is None before they are ranked, `moved` the places climbed within a week,
    None if they were not ranked then. `form` is the course of the measure over the latest matches, from 0. `medal` is
    the place in last month's season of one of its three best.
    """

    tally: Tally
    name: str
    rank: int | None
    moved: int | None
    form: tuple[int, ...] = ()
    medal: int | None = None

    @property
    def missing(self) -> int:
        """The matches still to play before they are ranked."""
        return max(0, FEWEST - self.tally.rated)


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard, of a game by its title or ("") of all: the best, then the viewer's own row.

    `season` is a day of its month; None: of all time. `is_over`: the month is over. `has_moves`: it can be compared
    with the same a week ago. `medals_of` is a day of the month whose best have medals.
    """

    game: Text
    season: date | None
    rows: tuple[BoardRow, ...]
    own: BoardRow
    ranked: int
    computers: tuple[tuple[str, int], ...] = ()
    is_over: bool = False
    has_moves: bool = True
    medals_of: date | None = None

    @property
    def title(self) -> Joined:
        """The game and the period: "Domino Whist, season November 2026"."""
        return Joined((self.game or Message("all-games"), self.period), ", ")

    @property
    def period(self) -> Message:
        return Message("period-all") if self.season is None else season_name(self.season)

    @property
    def by_rating(self) -> bool:
        """True if it ranks by rating: a game, in all time. Everyone begins a season with nothing."""
        return bool(self.game) and self.season is None

    @property
    def measure(self) -> Message:
        """The name of the figure that it ranks by."""
        return Message("board-rating" if self.by_rating else "board-net-wins")

    @property
    def names(self) -> tuple[str, ...]:
        return known_names(row.name for row in self.rows)

    def is_hidden(self, row: BoardRow) -> bool:
        return self.by_rating and row.tally.rating is None

    def figure(self, row: BoardRow) -> Text:
        """The figure a person is ranked by."""
        if not self.by_rating:
            return net_wins(row.tally.above)
        return NO_RATING if row.tally.rating is None else str(row.tally.rating)


def season_name(month: date) -> Message:
    return Message("period-season", month=Day(month, month_only=True))


def ranking(tallies: Iterable[Tally], *, by_rating: bool) -> list[Tally]:
    """The ranked, best first: by rating, hidden ones last; or by their wins beyond chance."""
    ranked = [tally for tally in tallies if tally.rated >= FEWEST]

    def key(tally: Tally) -> tuple[int, ...]:
        rating = (tally.rating is None, -(tally.rating or 0)) if by_rating else ()
        return *rating, -tally.above, -tally.wins, tally.rated, tally.user_id

    return sorted(ranked, key=key)


def places_moved(now: Sequence[Tally], before: Sequence[Tally]) -> dict[int, int | None]:
    """The places that each has climbed; None if they were not ranked before."""
    places = {tally.user_id: place for place, tally in enumerate(before)}
    return {
        tally.user_id: places[tally.user_id] - place if tally.user_id in places else None
        for place, tally in enumerate(now)
    }


def net_wins(above: int) -> Joined:
    """The wins beyond chance, in matches: "+3.4"."""
    return value_text(Signed(above / WHOLE, 1))


def board_text(board: Board) -> Text:
    """The line above the picture, and those below it in small letters."""
    if not board.ranked:
        measure = Message("board-empty", matches=FEWEST, over=board.is_over)
    else:
        measure = Message("board-by-rating" if board.by_rating else "board-by-wins", matches=FEWEST)
    medals = Message("board-medals", month=Day(board.medals_of, month_only=True)) if board.medals_of else None
    has_medals = any(row.medal is not None for row in (*board.rows, board.own))
    computers = [Joined((Message(f"level-{level}"), str(rating)), " ") for level, rating in board.computers]
    return lines(
        Message("board-heading", title=board.title),
        measure,
        Message("board-computers", ratings=Row(computers)) if computers else None,
        Message("board-hidden", sign=NO_RATING) if any(map(board.is_hidden, board.rows)) else None,
        medals if has_medals else None,
    )


@alt
def alt_board(board: Board) -> Iterator[Text]:
    own, users = board.own, [row.tally.user_id for row in board.rows]
    yield Message("board-alt", title=board.title, measure=board.measure, ranked=board.ranked)
    if not board.rows:
        yield Message("board-alt-empty", over=board.is_over)
    for number, row in enumerate(board.rows):
        who = Seat(number)
        yield _row_text(board, row, Message("board-alt-own", who=who) if users[number] == own.tally.user_id else who)
    if own.rank is None:
        yield Message("board-alt-missing", count=own.missing)
    elif own.tally.user_id not in users:
        yield _row_text(board, own, Message("board-picture-you"))


def _row_text(board: Board, row: BoardRow, who: Seat | Message) -> Text:
    hidden, moved, tally = board.is_hidden(row), row.moved, row.tally
    standing: Text = Message(
        "board-alt-row",
        rank=row.rank,
        who=who,
        figure=Message("board-alt-no-rating") if hidden else board.figure(row),
        wins=tally.wins,
        matches=tally.rated,
        moved=_moved(moved) if board.has_moves else "none",
        places=abs(moved or 0),
    )
    if row.medal is not None and board.medals_of is not None:
        standing = sentences(standing, medal_told(row.medal, board.medals_of))
    if len(row.form) <= 1:
        return standing
    course = row.form[-1]
    change = value_text(Signed(course)) if board.by_rating and not hidden else net_wins(course)
    return sentences(standing, Message("board-alt-form", change=change, matches=len(row.form) - 1))


def _moved(moved: int | None) -> str:
    return "new" if moved is None else "up" if moved > 0 else "down" if moved else "same"


LATEST = 5


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of the two: its day, its game, their totals, and the one that finished ahead (None: neither)."""

    day: date
    game: Text
    totals: tuple[int, int]
    ahead: int | None


@dataclass(frozen=True, slots=True)
class GameOfTwo:
    """A game of the two against each other: the matches each finished ahead, and the points each made a deal."""

    title: Text
    matches: int
    ahead: tuple[int, int]
    a_deal: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Versus:
    """Two people's matches against each other, in the game of a title or ("") in all games. `ahead` counts how often
    each finished above the other, even if someone else won. `together` are their matches as partners, and the wins
    among them. `everywhere`: the matches of all servers, and those outside of servers.
    """

    names: tuple[str, str]
    game: Text
    matches: int
    ahead: tuple[int, int]
    games: tuple[GameOfTwo, ...]
    latest: tuple[Meeting, ...]
    together: tuple[int, int]
    everywhere: bool = False

    @property
    def level(self) -> int:
        """The matches that both finished level."""
        return self.matches - sum(self.ahead)

    @property
    def title(self) -> Text:
        return self.game or Message("all-games")


def versus_text(versus: Versus, one: str, other: str) -> Text:
    """The lines beside the picture, with the names as they are escaped."""
    both = {"one": Who(one), "other": Who(other)}
    heading = Message("versus-heading", **both, game=versus.title, everywhere=versus.everywhere)
    played = Message("versus-played", matches=versus.matches)
    return lines(heading, played, with_names(counts(versus), Names((one, other).__getitem__)))


def counts(versus: Versus) -> Text:
    """The matches by result: "Ann ahead 12 · Bo ahead 7 · tied 4 · as partners: 4 wins in 6"."""
    leads = list[Text]()
    if versus.matches:
        leads = [Message("versus-ahead", who=Seat(it), count=ahead) for it, ahead in enumerate(versus.ahead)]
    return Joined((*leads, *others(versus)), " · ")


def others(versus: Versus) -> Iterator[Message]:
    """The matches they tied, and those they won as partners, where there are any."""
    if versus.level:
        yield Message("versus-tied", count=versus.level)
    if versus.together[0]:
        yield Message("versus-partners", won=versus.together[1], matches=versus.together[0])


@alt
def alt_versus(versus: Versus) -> Iterator[Text]:
    yield Message("versus-alt", one=Seat(0), other=Seat(1), game=versus.title)
    yield Message("versus-played", matches=versus.matches)
    if versus.matches or versus.together[0]:
        yield Message("end-sentence", what=counts(versus))
    for game in versus.games:
        one, other = game.ahead
        yield Message("versus-alt-game", game=game.title, matches=game.matches, one=one, other=other)
        if game.a_deal:
            one, other = map(Rounded, game.a_deal)
            yield Message("versus-alt-points", one=one, other=other)
    for it in versus.latest:
        one, other = (Rounded(total, 0) for total in it.totals)
        ahead = {"who": Seat(it.ahead or 0), "is_tied": it.ahead is None}
        yield Message("versus-alt-meeting", day=Day(it.day, short=True), game=it.game, one=one, other=other, **ahead)
