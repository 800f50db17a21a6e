"""The daily deal in words: the text that is shared, and the ranking."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from itertools import islice

from bot.message import Day, Message, Row, Seat, Text, lines
from bot.rules.boards import LineView, TrainsView
from bot.rules.events import Drew, Knocked
from bot.rules.view import View
from bot.words.length import alt
from bot.words.names import known_names
from bot.words.trains.play import turns
from cogs.contests.contest import margin, margins
from cogs.daily.week import Week, week_alt

MOST_BARS = 5  # of the spread
MOST_RANKED = 10  # people in a ranking
MOST_NAMED = 3  # people in the message at the day's end
_POINT = 10  # tenths
_STEPS = (_POINT, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 1000, 2000, 5000)  # how wide a bar may be


class DailyMark(Enum):
    """The result of a trick for its player: won, won with points that hurt, or not won. Of lines and trains that of a
    turn: a tile was played, scored or ended the deal, or none fitted.
    """

    WON = "🟨"
    HURT = "🟥"
    LOST = "⬛"
    PLAYED = "⬜"
    SCORED = "🟩"
    PASSED = "🟫"


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the spread: a result, the number of people who have it, and whether the viewer has."""

    label: Text
    count: int
    own: bool = False


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A daily deal: its game by name and title, its number, its date, and whether people of all servers play it."""

    game: str
    title: Text
    number: int
    date: date
    world: bool = False

    @property
    def name(self) -> Message:
        return Message("daily-name-world" if self.world else "daily-name")

    def message(self, name: str) -> Message:
        """A message about it: its name, number and day, and the title of its game."""
        return Message(name, daily=self.name, number=self.number, date=Day(self.date), game=self.title)


@dataclass(frozen=True, slots=True)
class DailyCard:
    """The card one person shares, without spoilers. `score` is in tenths of a point, `marks` run by trick or turn,
    `scores` are those of everyone so far, including theirs. `week` is None where they wish no streaks.
    """

    daily: DailyDeal
    name: str
    score: int
    marks: tuple[DailyMark, ...]
    scores: tuple[int, ...]
    week: Week | None = None

    @property
    def rank(self) -> int:
        return rank_of(self.scores, self.score)

    @property
    def of_turns(self) -> bool:
        """True if the marks are of turns, not of tricks."""
        return any(mark in (DailyMark.PLAYED, DailyMark.SCORED, DailyMark.PASSED) for mark in self.marks)

    @property
    def place(self) -> Message:
        """The rank among all so far: "rank 3 of 41"."""
        return Message("daily-rank", rank=self.rank, count=len(self.scores))


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person in a ranking, with their score in tenths of a point. News name only those who `celebrate`."""

    name: str
    score: int
    own: bool = False
    celebrate: bool = True


@dataclass(frozen=True, slots=True)
class Ranking:
    """All who have finished a daily deal, best first. `is_over`: its time is over."""

    daily: DailyDeal
    people: tuple[Ranked, ...]
    is_over: bool = False

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(person.score for person in self.people)

    @property
    def as_news(self) -> "Ranking":
        """The ranking without the names of those who wish to be in no news."""
        return replace(self, people=tuple(it if it.celebrate else replace(it, name="") for it in self.people))

    @property
    def shown(self) -> tuple[tuple[int, Ranked], ...]:
        """The best, with their ranks; the viewer in place of the last of them where they stand below."""
        top, rest, scores = self.people[:MOST_RANKED], self.people[MOST_RANKED:], self.scores
        own = next((person for person in rest if person.own), None)
        shown = top if own is None else (*top[: MOST_RANKED - 1], own)
        return tuple((rank_of(scores, person.score), person) for person in shown)

    @property
    def best(self) -> tuple[tuple[int, Ranked], ...]:
        """The best who can be named, with their ranks."""
        named = (person for person in self.people if person.name)
        return tuple((rank_of(self.scores, person.score), person) for person in islice(named, MOST_NAMED))

    @property
    def names(self) -> tuple[str, ...]:
        return known_names(person.name for _, person in self.shown)

    @property
    def own_score(self) -> int | None:
        return next((person.score for person in self.people if person.own), None)


def marks_of(view: View) -> tuple[DailyMark, ...]:
    """The marks of an ended deal for its player, who sits in seat 0: one for each trick; of lines and trains, for each
    of their turns.
    """
    if isinstance(view.board, LineView):
        return tuple(_turns(view.line_board, has_gone_out=not view.seats[0].shown))
    if isinstance(view.board, TrainsView):
        own = [DailyMark.PASSED if turn.passed else DailyMark.PLAYED for turn in turns(view) if turn.seat == 0]
        return (*own[:-1], DailyMark.SCORED) if own and not view.seats[0].shown else tuple(own)
    side, marks = view.side_of(0), list[DailyMark]()
    for trick in view.trick_board.taken:
        if view.side_of(trick.winner) != side:
            marks.append(DailyMark.LOST)
        else:
            marks.append(DailyMark.HURT if view.low_wins and trick.points else DailyMark.WON)
    return tuple(marks)


def _turns(board: LineView, *, has_gone_out: bool) -> Iterator[DailyMark]:
    own = [event for event in board.log if event.seat == 0 and not isinstance(event, Drew)]
    last = own[-1] if own and has_gone_out else None
    for event in own:
        if isinstance(event, Knocked):
            yield DailyMark.PASSED
        else:
            yield DailyMark.SCORED if event.points or event is last else DailyMark.PLAYED


# -- among all ---------------------------------------------------------------------------------------------------------


def rank_of(scores: Sequence[int], own: int) -> int:
    """The rank of a score: equal scores share one."""
    return 1 + sum(score > own for score in scores)


def percentile(scores: Sequence[int], own: int) -> int | None:
    """The share of the others who did worse, in percent; None while there are no others."""
    return 100 * sum(score < own for score in scores) // (len(scores) - 1) if len(scores) > 1 else None


def spread(scores: Sequence[int], own: int | None = None) -> tuple[Bar, ...]:
    """The numbers of people with each result, the best first: each result by itself where they are few, else in steps
    of whole points, to which the tenths above them belong.
    """
    different = sorted(set(scores), reverse=True)
    if len(different) <= MOST_BARS:
        return tuple(Bar(margin(score), scores.count(score), score == own) for score in different)
    best, worst = different[0], different[-1]
    step = next((step for step in _STEPS if best // step - worst // step < MOST_BARS), _STEPS[-1])
    places, mine = [score // step for score in scores], None if own is None else own // step
    return tuple(
        Bar(margins((place * step, (place + 1) * step - _POINT)), places.count(place), place == mine)
        for place in range(best // step, worst // step - 1, -1)
    )


# -- the texts ---------------------------------------------------------------------------------------------------------


def share_text(card: DailyCard) -> Text:
    """The text that can be copied: a line, a mark for each trick, and the command to play."""
    daily, game = card.daily, Message(f"game-short-{card.daily.game}")
    line = Message("daily-share", number=daily.number, game=game, score=margin(card.score), world=daily.world)
    return lines(line, "".join(mark.value for mark in card.marks), Message("daily-share-play"))


@alt
def alt_card(card: DailyCard) -> Iterator[Text | None]:
    won = [number for number, mark in enumerate(card.marks, 1) if mark is not DailyMark.LOST]
    hurt = [number for number, mark in enumerate(card.marks, 1) if mark is DailyMark.HURT]
    yield card.daily.message("daily-alt")
    yield Message("daily-alt-result", who=Seat(0), score=margin(card.score), place=card.place)
    if card.of_turns:
        scored, passed = (
            Row([number for number, mark in enumerate(card.marks, 1) if mark is kind])
            for kind in (DailyMark.SCORED, DailyMark.PASSED)
        )
        yield Message("daily-alt-turns", count=len(card.marks))
        yield Message("daily-alt-scored", turns=scored) if scored.items else None
        yield Message("daily-alt-passed", turns=passed) if passed.items else None
    elif card.marks:
        yield Message("daily-alt-won", won=len(won), tricks=Row(won), count=len(card.marks))
    if hurt:
        yield Message("daily-alt-hurt", tricks=Row(hurt))
    if card.week is not None:
        yield week_alt(card.week)
    yield _spread(card.scores, card.score)


def _spread(scores: Sequence[int], own: int | None) -> Message:
    bars = (Message("daily-alt-bar", result=it.label, count=it.count, own=it.own) for it in spread(scores, own))
    return Message("daily-alt-results", count=len(scores), bars=Row(bars))


@alt
def alt_ranking(ranking: Ranking) -> Iterator[Text]:
    yield ranking.daily.message("daily-alt-ranking" if ranking.is_over else "daily-alt-ranking-open")
    rows = [
        Message("rank-line", rank=rank, who=Seat(seat), points=margin(person.score))
        for seat, (rank, person) in enumerate(ranking.shown)
    ]
    if rows:
        yield Message("end-sentence", what=Row(rows))
    yield _spread(ranking.scores, ranking.own_score)
