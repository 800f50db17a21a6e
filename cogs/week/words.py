"""The week of a server in words: the lines beside the picture, and its alt text."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from bot.message import (
    AllOf,
    Day,
    Joined,
    Message,
    Names,
    Row,
    Seat,
    Signed,
    Text,
    escaped,
    lines,
    value_text,
    with_names,
)
from bot.rules.moves import Move, Play, Train
from bot.words.achievements import title
from bot.words.hint.amounts import about
from bot.words.length import alt
from bot.words.moves import did
from bot.words.names import known_names

MOST_NEW = 6  # names of people who came for the first time
_LINES = 3  # below the heading


class WonMost(NamedTuple):
    """A person by their place among the names, their matches won and all that count, and their medal, if any."""

    who: int
    wins: int
    matches: int
    medal: int | None = None


class ClosestMatch(NamedTuple):
    """A match that was close: the people and the totals of the two best sides."""

    game: Text
    sides: tuple[tuple[tuple[int, ...], int], tuple[tuple[int, ...], int]]

    @property
    def result(self) -> Message:
        """The two sides with their totals: "Ann and Bo 24, Cleo and Dee 23"."""
        return self._result(*(_people(people) for people, _ in self.sides))

    @property
    def briefer(self) -> Message:
        """The same with one name a side: "Ann +1 24, Cleo +1 23"."""
        return self._result(*(_first_of(people) for people, _ in self.sides))

    def _result(self, one: Text | AllOf, other: Text | AllOf) -> Message:
        (_, total), (_, second) = self.sides
        return Message("week-result", one=one, total=total, other=other, second=second)


class WeekPlay(NamedTuple):
    """A choice that was better than all others, by how much, and in which unit."""

    who: int
    game: Text
    move: Move
    points: float
    unit: str

    @property
    def made(self) -> Message:
        """The person and the move: "Ann led 6-4". Trains are left out: they have names of a table."""
        move = self.move
        plain = Play(move.piece) if isinstance(move, Play) and isinstance(move.end, Train) else move
        return Message("week-made", who=Seat(self.who), did=did(plain))

    @property
    def gain(self) -> Message:
        return about(self.points, self.unit)

    @property
    def better(self) -> Message:
        return Message("week-better", points=self.gain)


class BiggestWin(NamedTuple):
    """The largest margin that a match of a game ever had on the server."""

    who: tuple[int, ...]
    game: Text
    margin: int

    @property
    def told(self) -> Message:
        return Message("week-biggest", who=_people(self.who), game=self.game, margin=self.margin)

    @property
    def label(self) -> Text:
        return Message("week-picture-biggest")

    @property
    def value(self) -> Text:
        return Joined((_people(self.who), Signed(self.margin)), " ")


class NewAchievement(NamedTuple):
    """An achievement that no one on the server had earned before."""

    who: int
    name: str

    @property
    def told(self) -> Message:
        return Message("week-first", who=Seat(self.who), title=title(self.name))

    @property
    def label(self) -> Text:
        return Joined((Message("week-picture-first"), title(self.name)), " · ")

    @property
    def value(self) -> Text:
        return value_text(Seat(self.who))


class NewLeader(NamedTuple):
    """A person who leads the season of a month, and did not a week before."""

    who: int
    month: date

    @property
    def told(self) -> Message:
        return Message("week-leader", who=Seat(self.who), month=Day(self.month, month_only=True))

    @property
    def label(self) -> Text:
        return Joined((Message("week-picture-leader"), Day(self.month, month_only=True)), " · ")

    @property
    def value(self) -> Text:
        return value_text(Seat(self.who))


@dataclass(frozen=True, slots=True)
class WeekNews:
    """The week of a server. People are places among `called`, their names as stored. `more_new` are newcomers without
    a name here.
    """

    first: date
    last: date
    is_over: bool
    matches: int
    deals: int
    people: int
    called: tuple[str, ...] = ()
    most_won: tuple[WonMost, ...] = ()
    closest: ClosestMatch | None = None
    play: WeekPlay | None = None
    records: tuple[BiggestWin | NewAchievement | NewLeader, ...] = ()
    newcomers: tuple[int, ...] = ()
    more_new: int = 0
    medals_of: date | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return known_names(self.called)

    @property
    def title(self) -> Message:
        return Message("week-title" if self.is_over else "week-title-now")

    @property
    def dates(self) -> Message:
        return Message("week-dates", first=Day(self.first, short=True), last=Day(self.last, short=True))

    @property
    def figures(self) -> tuple[Message, ...]:
        """The matches, the deals and the people, each with its number."""
        counts = ("matches", self.matches), ("deals", self.deals), ("people", self.people)
        return tuple(Message(f"week-{what}", count=count) for what, count in counts)

    @property
    def new_people(self) -> AllOf | None:
        """The people who came for the first time: "Ann, Bo and 3 more"; None if no one has a name."""
        if not self.newcomers:
            return None
        more = [Message("week-more", count=self.more_new)] if self.more_new else []
        return AllOf([*map(Seat, self.newcomers), *more])


def _people(places: tuple[int, ...]) -> AllOf:
    return AllOf(map(Seat, places))


def _first_of(places: tuple[int, ...]) -> Text:
    first, *more = places
    return Joined((Seat(first), *([f"+{len(more)}"] if more else [])), " ")


def week_text(news: WeekNews, escape: Callable[[str], str]) -> Text:
    """The lines beside the picture: the figures, then what is worth telling most."""
    heading = Message("week-heading", title=news.title, dates=news.dates, figures=Row(news.figures))
    told = [line for line in _told(news) if line][:_LINES]
    names = news.names
    return escaped(with_names(lines(heading, *told), Names(names.__getitem__)), escape)


def _told(news: WeekNews) -> Iterator[Text]:
    if news.most_won:
        most = news.most_won[0].wins
        best = AllOf(Seat(it.who) for it in news.most_won if it.wins == most)
        yield Message("week-won", who=best, wins=most)
    if news.play is not None:
        yield Message("week-play", made=news.play.made, better=news.play.better)
    for record in news.records[:1]:
        yield record.told
    if news.new_people is not None:
        yield Message("week-new", who=news.new_people)
    if news.closest is not None:
        yield Message("week-closest", result=news.closest.result, game=news.closest.game)


@alt
def alt_week(news: WeekNews) -> Iterator[Text]:
    yield Message("week-heading-alt", title=news.title, dates=news.dates, figures=Row(news.figures))
    if news.most_won:
        rows = (Message("week-alt-won", who=Seat(it.who), wins=it.wins, matches=it.matches) for it in news.most_won)
        yield Message("week-alt-most", rows=Row(rows))
        medals = [Joined((Seat(it.who), it.medal), " ") for it in news.most_won if it.medal is not None]
        if medals and news.medals_of is not None:
            yield Message("week-alt-medals", medals=Row(medals), month=Day(news.medals_of, month_only=True))
    if news.closest is not None:
        yield _sentence(Message("week-closest", result=news.closest.result, game=news.closest.game))
    if news.play is not None:
        yield _sentence(Message("week-play", made=news.play.made, better=news.play.better))
    for record in news.records:
        yield _sentence(record.told)
    if news.new_people is not None:
        yield _sentence(Message("week-new", who=news.new_people))


def _sentence(line: Text) -> Message:
    return Message("end-sentence", what=line)
