"""The deal of the day in words: how all fared, and the card that gives nothing away."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.rules.grammar import counted
from bot.rules.view import View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.contests.comparison import margin_words
from bot.words.names import Namer, spoken_names

MOST_BARS = 5  # of the spread
SHOWN = 10  # people in a ranking
_POINT = 10  # tenths
_STEPS = (_POINT, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 1000, 2000, 5000)  # how wide a bar may be
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


class Mark(Enum):
    """How a trick went for the one who tells of it: won, won with points that hurt, or not won."""

    WON = "🟨"
    HURT = "🟥"
    LOST = "⬛"


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of the spread: how many have a result of so much, and whether the viewer has."""

    label: str
    count: int
    own: bool = False


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily deal: the title of its game, its number, its date, and whether people of all servers play it."""

    title: str
    number: int
    date: str
    world: bool = False

    @property
    def name(self) -> str:
        return "World's daily" if self.world else "Daily deal"


@dataclass(frozen=True, slots=True)
class Card:
    """What one person shares: nothing that tells others how to play the deal. `score` is in tenths of a point, `marks`
    are by trick, `scores` are those of all so far, theirs among them.
    """

    daily: Daily
    name: str
    score: int
    marks: tuple[Mark, ...]
    scores: tuple[int, ...]
    streak: int = 0

    @property
    def tricks(self) -> str:
        """How many tricks there were: "11 tricks"."""
        return counted(len(self.marks), "trick")

    @property
    def rank(self) -> int:
        return rank_of(self.scores, self.score)

    @property
    def place(self) -> str:
        """The rank among all so far: "3rd of 41"."""
        return f"{ordinal(self.rank)} of {len(self.scores)}"


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in a ranking, with their score in tenths of a point."""

    name: str
    score: int
    own: bool = False


@dataclass(frozen=True, slots=True)
class Ranking:
    """All who have finished a daily deal, the best first. `is_over`: nobody plays it any more."""

    daily: Daily
    people: tuple[Ranked, ...]
    is_over: bool = False

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(person.score for person in self.people)

    @property
    def shown(self) -> tuple[tuple[int, Ranked], ...]:
        """The best, with their ranks; the viewer in place of the last of them where they stand below."""
        top, rest, scores = self.people[:SHOWN], self.people[SHOWN:], self.scores
        own = next((person for person in rest if person.own), None)
        shown = top if own is None else (*top[: SHOWN - 1], own)
        return tuple((rank_of(scores, person.score), person) for person in shown)

    @property
    def own_score(self) -> int | None:
        return next((person.score for person in self.people if person.own), None)


# -- one's own ---------------------------------------------------------------------------------------------------------


def marks_of(view: View) -> tuple[Mark, ...]:
    """How each trick of an ended deal went for its player, who sits in seat 0."""
    side, marks = view.side_of(0), list[Mark]()
    for trick in view.trick_board.taken:
        if view.side_of(trick.winner) != side:
            marks.append(Mark.LOST)
        else:
            marks.append(Mark.HURT if view.low_wins and trick.points else Mark.WON)
    return tuple(marks)


# -- among all ---------------------------------------------------------------------------------------------------------


def ordinal(number: int) -> str:
    """A rank: "1st", "2nd", "11th"."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{_ENDINGS.get(number % 10, 'th')}"


def rank_of(scores: Sequence[int], own: int) -> int:
    """The rank of a score: equal scores share one."""
    return 1 + sum(score > own for score in scores)


def percentile(scores: Sequence[int], own: int) -> int | None:
    """The share of the others who did worse, in percent; None while there are no others."""
    return 100 * sum(score < own for score in scores) // (len(scores) - 1) if len(scores) > 1 else None


def spread(scores: Sequence[int], own: int | None = None) -> tuple[Bar, ...]:
    """How many have which result, the best first: each result by itself where they are few, else in steps."""
    different = sorted(set(scores), reverse=True)
    if len(different) <= MOST_BARS:
        return tuple(Bar(margin_words(score), scores.count(score), score == own) for score in different)
    best, worst = different[0], different[-1]
    step = next((step for step in _STEPS if best // step - worst // step < MOST_BARS), _STEPS[-1])
    places, mine = [score // step for score in scores], None if own is None else own // step
    return tuple(
        Bar(_range(place * step, step), places.count(place), place == mine)
        for place in range(best // step, worst // step - 1, -1)
    )


def _range(lowest: int, step: int) -> str:
    """The results of a bar, in whole points: "+4", "+4 to +5". A tenth more belongs to the point below it."""
    most = lowest + step - _POINT
    return margin_words(lowest) if step == _POINT else f"{margin_words(lowest)} to {margin_words(most)}"


def streak(numbers: Sequence[int], latest: int) -> int:
    """How many daily deals were finished one day after the other, up to the latest or to the one before it."""
    played, count = set(numbers), 0
    number = latest if latest in played else latest - 1
    while number in played:
        count, number = count + 1, number - 1
    return count


# -- the texts ---------------------------------------------------------------------------------------------------------


def share_text(card: Card) -> str:
    """The text that can be copied: a line, and a mark for each trick."""
    daily = "world daily" if card.daily.world else "daily"
    line = f"boneyard {daily} {card.daily.number} · {margin_words(card.score)} · {card.place}"
    return "\n".join(filter(None, (line, "".join(mark.value for mark in card.marks))))


def alt_card(card: Card) -> str:
    """The card in words."""
    return first_that_fits(_card(card, spoken_names([card.name], longest)(0)) for longest in NAME_LENGTHS)


def _card(card: Card, name: str) -> list[str]:
    won = [str(number) for number, mark in enumerate(card.marks, 1) if mark is not Mark.LOST]
    hurt = [str(number) for number, mark in enumerate(card.marks, 1) if mark is Mark.HURT]
    return [
        f"{card.daily.name} no. {card.daily.number}, {card.daily.date}: {card.daily.title}.",
        f"{name}: {margin_words(card.score)}, {card.place}.",
        f"Won of {card.tricks}: {', '.join(won)}." if won else f"Won none of {card.tricks}." if card.marks else "",
        f"Of these with points: {', '.join(hurt)}." if hurt else "",
        f"Streak {card.streak}." if card.streak > 1 else "",
        _spread(card.scores, card.score),
    ]


def _spread(scores: Sequence[int], own: int | None) -> str:
    bars = (f"{bar.label}: {bar.count}{' (with this one)' if bar.own else ''}" for bar in spread(scores, own))
    return f"Results of {counted(len(scores), 'player')}: {', '.join(bars)}." if scores else "Nobody has finished it."


def alt_ranking(ranking: Ranking) -> str:
    """The ranking in words."""
    names = [person.name for _, person in ranking.shown]
    return first_that_fits(_ranking(ranking, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _ranking(ranking: Ranking, name: Namer) -> list[str]:
    daily = ranking.daily
    rows = (f"{rank} {name(seat)} {margin_words(one.score)}" for seat, (rank, one) in enumerate(ranking.shown))
    state = "the ranking" if ranking.is_over else "the ranking so far"
    listing = ", ".join(rows)
    return [
        f"{daily.name} no. {daily.number}, {daily.date}: {daily.title}, {state}.",
        f"{listing}." if listing else "",
        _spread(ranking.scores, ranking.own_score),
    ]
