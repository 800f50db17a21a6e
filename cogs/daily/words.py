"""The daily deal in words: the text that is shared, the ranking, and the best line of play."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any, TypedDict

from bot.message import Day, Joined, Message, Row, Seat, Text, lines
from bot.rules.boards import LineView, TrainsView
from bot.rules.events import Drew, JoinedTrain, Knocked, Laid
from bot.rules.moves import End
from bot.rules.notation import parse_bid
from bot.rules.suits import parse_suit
from bot.rules.view import View
from bot.words.ends.facts import contract_played
from bot.words.length import alt
from bot.words.names import known_names
from bot.words.trains.play import turns
from cogs.contests.contest import margin, margins

MOST_BARS = 5  # of the spread
MOST_RANKED = 10  # people in a ranking
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
    `scores` are those of everyone so far, including theirs.
    """

    daily: DailyDeal
    name: str
    score: int
    marks: tuple[DailyMark, ...]
    scores: tuple[int, ...]
    streak: int = 0

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
    """A person in a ranking, with their score in tenths of a point."""

    name: str
    score: int
    own: bool = False


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
    def shown(self) -> tuple[tuple[int, Ranked], ...]:
        """The best, with their ranks; the viewer in place of the last of them where they stand below."""
        top, rest, scores = self.people[:MOST_RANKED], self.people[MOST_RANKED:], self.scores
        own = next((person for person in rest if person.own), None)
        shown = top if own is None else (*top[: MOST_RANKED - 1], own)
        return tuple((rank_of(scores, person.score), person) for person in shown)

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


def streak(numbers: Sequence[int], latest: int) -> int:
    """The number of daily deals finished one day after the other, up to the latest or to the one before it."""
    played, count = set(numbers), 0
    number = latest if latest in played else latest - 1
    while number in played:
        count, number = count + 1, number - 1
    return count


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
    if card.streak > 1:
        yield Message("daily-alt-streak", days=card.streak)
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


_OWN = "▸"  # before the player's own piece
_ENDS = {None: "", End.LEFT: "←", End.RIGHT: "→", End.UP: "↑", End.DOWN: "↓"}  # of a line of dominoes
_MEXICAN, _OF_OTHER = "M", "°"  # after a tile on the Mexican train, or on another player's
_NO_WINNER, _PASSED = -1, "–"
_SEATS = ("own", "left", "across", "right")


class StoredContract(TypedDict):
    """A contract in notation: the bidder, the bid, and the trump, if there was one."""

    seat: int
    bid: str
    trump: str


class BestLine(TypedDict):
    """A deal as it was played from the first seat, by one of the people or by a computer, as it is stored in JSON.

    `score` is in tenths of a point, `passed` are the pieces that the player passed. A trick is its winner, and then
    each seat with its piece; of dominoes a round, won by no one. Older versions stored the contract as English words.
    """

    score: int
    by_computer: bool
    passed: list[str]
    contract: StoredContract | str | None
    tricks: list[tuple[Any, ...]]


def best_line(ended: View, own: View, score: int, *, by_computer: bool) -> BestLine:
    """A line from a bystander's View of the deal that has ended, and the player's own."""
    played, contract = contract_played(ended), None
    if played is not None:
        trump = "" if played.bid.counts_tricks else str(ended.trick_board.trump or "")
        contract = StoredContract(seat=played.seat, bid=str(played.bid).removeprefix("bid "), trump=trump)
    if isinstance(ended.board, LineView | TrainsView):
        made = _at_line(ended.line_board) if isinstance(ended.board, LineView) else _at_trains(ended)
        return BestLine(score=score, by_computer=by_computer, passed=[], contract=None, tricks=[*_rounds(made)])
    tricks = [
        (trick.winner, *((seat, str(shown.piece)) for seat, shown in trick.plays)) for trick in ended.trick_board.taken
    ]
    passed = [str(piece) for piece in own.trick_board.passed]
    return BestLine(score=score, by_computer=by_computer, passed=passed, contract=contract, tricks=tricks)


def _rounds(made: Iterable[tuple[int, str]]) -> Iterator[tuple[Any, ...]]:
    """The rounds of turns at a line or trains, in the form of tricks without a winner."""
    plays = list[tuple[int, str]]()
    for turn in made:
        if any(seat == turn[0] for seat, _ in plays):
            yield (_NO_WINNER, *plays)
            plays = []
        plays.append(turn)
    yield (_NO_WINNER, *plays)


def _at_line(board: LineView) -> Iterator[tuple[int, str]]:
    """Each seat's turns: a tile with its end, or a pass."""
    for event in board.log:
        if not isinstance(event, Drew):
            yield event.seat, f"{event.tile}{_ENDS[event.end]}" if isinstance(event, Laid) else _PASSED


def _at_trains(view: View) -> Iterator[tuple[int, str]]:
    """Each seat's turns: its tiles with the trains that are not its own, and a pass."""
    for turn in turns(view):
        tiles = [f"{play.tile}{_train_sign(play)}" for play in turn.plays]
        yield turn.seat, "+".join((*tiles, _PASSED) if turn.passed else tiles)


def _train_sign(play: JoinedTrain) -> str:
    return _MEXICAN if play.owner is None else "" if play.owner == play.seat else _OF_OTHER


def line_text(line: BestLine) -> Text:
    """The line in a few lines of text: the player's pieces are marked, the one that took the trick is bold."""
    heading = Message("best-line-computer" if line["by_computer"] else "best-line", score=margin(line["score"]))
    tricks = [
        f"{number}. {' '.join(_play(*play, took=play[0] == winner) for play in plays)}"
        for number, (winner, *plays) in enumerate(line["tricks"], 1)
    ]
    on_a_line = 1 if len(tricks) <= 7 else 2
    pairs = (" · ".join(tricks[start : start + on_a_line]) for start in range(0, len(tricks), on_a_line))
    trains = any(code.endswith((_MEXICAN, _OF_OTHER)) for _, *plays in line["tricks"] for _, code in plays)
    meaning = Message("best-line-meaning", own=_OWN, kind="trains" if trains else "tricks")
    return lines(heading, Joined(tuple(_before(line)), " · "), *pairs, meaning)


def _before(line: BestLine) -> Iterator[Message]:
    contract = line["contract"]
    if line["passed"]:
        yield Message("best-line-passed", pieces=" ".join(line["passed"]))
    if isinstance(contract, dict):
        bid, trump = parse_bid(contract["bid"]), contract["trump"]
        yield Message("best-line-bid", seat=_SEATS[contract["seat"] % len(_SEATS)], bid=bid)
        if not bid.counts_tricks:
            yield Message("best-line-trump", trump=parse_suit(trump) if trump else "none")


def _play(seat: int, code: str, *, took: bool) -> str:
    shown = f"{_OWN if seat == 0 else ''}{code}"
    return f"**{shown}**" if took else shown
