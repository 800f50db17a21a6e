"""The referee of a game: what is legal, who wins and what it scores, by RULES.md alone and none of the program.

Pieces, suits and moves are in their notation: "6-4", "QS", "doubles", "lead 6-4 as 4". A move gives another referee.
"""

import copy
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple, Self

from bot.rules.events import Event
from bot.rules.game import Match
from bot.rules.moves import ANY_TIME, Move
from bot.rules.notation import parse_move
from bot.rules.options import Options, dump
from tests.rules.scenario import Scenario


class Ended(NamedTuple):
    """The result of a deal by side: nothing is scored in a thrown-in deal. `first`: seats that may start the next."""

    taken: tuple[int, ...]
    scored: tuple[int, ...]
    first: tuple[int, ...]
    moon: int | None = None
    thrown_in: bool = False


class Referee(ABC):
    """One deal of a match. All its attributes are values, so that a copy is another position."""

    low_wins: ClassVar[bool] = False
    wild: ClassVar[float] = 0.03  # how often a random match bids just anything
    short: ClassVar[int] = 30  # a target that is reached in a few deals
    drawn_for: ClassVar[str] = "first_player"  # the role that is drawn for

    def __init__(self, match: Match[Any, Any], options: Options | None = None) -> None:
        """At any position; `options` are the rules as they were chosen, if the match has filled some in."""
        self.rules = SimpleNamespace(**dump(options or match.options))
        self.players = match.players
        self.totals = match.totals
        self.number: int = match.deal.number
        self.deals_left = None if match.deals is None else match.deals - len(match.results)
        self.ended: Ended | None = None
        self.asides = False  # whether anything may be done out of turn
        self.winners: tuple[int, ...] | None = None

    @abstractmethod
    def check_deal(self, match: Match[Any, Any]) -> None:
        """Assert that a deal that begins is dealt by the rules."""

    @abstractmethod
    def check(self, match: Match[Any, Any]) -> None:
        """Assert that the deal stands as the referee has it."""

    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats the match waits for."""

    def is_asked(self, seat: int) -> bool:
        """True if a seat may do something now."""
        return seat in self.to_act()

    @abstractmethod
    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat that is asked."""

    def aside(self, seat: int) -> list[str]:
        """The moves of a seat out of turn."""
        return []

    @abstractmethod
    def known(self, viewer: int | None) -> set[str]:
        """The pieces that a seat, or a bystander, has seen in this deal."""

    def is_forced(self) -> bool:
        """True if the next move makes itself."""
        return False

    def check_events(self, events: tuple[Event, ...]) -> None:  # noqa: B027 - a hook
        """Assert that the last move's events are right."""

    def target(self) -> int:
        return self.rules.target

    def draw_value(self, piece: str) -> int:
        """The rank of a piece that is drawn for the first deal."""
        return int(piece[0]) + int(piece[2])

    def side(self, seat: int) -> int:
        return seat % 2 if getattr(self.rules, "partners", "no") == "yes" else seat

    def by_side(self, counts: Iterable[int]) -> tuple[int, ...]:
        """The sums of the seats' counts."""
        sums = [0] * len(self.totals)
        for seat, count in enumerate(counts):
            sums[self.side(seat)] += count
        return tuple(sums)

    def play(self, seat: int, move: str) -> Self:
        """The position after a move."""
        after = copy.copy(self)
        verb, *words = move.split()
        getattr(after, f"do_{verb}")(seat, *words)
        return after

    def end(self, taken: Iterable[int], scored: Iterable[int], *first: int, moon: int | None = None) -> None:
        """The deal is over."""
        self.ended = Ended(tuple(taken), tuple(scored), first, moon)
        self.totals = tuple(total + points for total, points in zip(self.totals, self.ended.scored, strict=True))
        self.winners = self.won() if self.deals_left is None else self.best() if self.deals_left == 1 else None

    def won(self) -> tuple[int, ...] | None:
        """The sides that have won the match, after a deal: those with the best total, once one is at the target."""
        return None if max(self.totals) < self.target() else self.best()

    def best(self) -> tuple[int, ...]:
        """The sides with the best total."""
        best = (min if self.low_wins else max)(self.totals)
        return tuple(side for side, total in enumerate(self.totals) if total == best)


def first_of(match: Match[Any, Any]) -> int:
    """The seat that deals, opens or starts this deal."""
    return next(getattr(match.deal, name) for name in ("first", "opener", "starter") if hasattr(match.deal, name))


def notation(move: Move) -> str:
    """A move as the referee has it: what is passed has no order."""
    verb, *words = str(move).split()
    return " ".join((verb, *sorted(words))) if verb == "pass" else str(move)


def agree_on_moves(scenario: Scenario[Any], referee: Referee, seats: Sequence[int], *, asides: bool) -> None:
    """Assert that who is to act, and what these seats may do, is the same to the program and to the referee.

    With `asides` also what all may do out of turn, which takes its time: the program looks for claims then.
    """
    assert scenario.to_act == referee.to_act()
    for seat in seats:
        legal = list(map(notation, scenario.allowed_moves(seat)))
        expected = referee.legal(seat) if referee.is_asked(seat) else []
        assert sorted(legal) == sorted(expected)
    for seat in range(referee.players) if asides else ():
        extra = [str(move) for move in scenario.extra(seat) if isinstance(move, ANY_TIME)]
        assert sorted(extra) == sorted(referee.aside(seat))


def agree_on_outcome(scenario: Scenario[Any], referee: Referee) -> None:
    """Assert that a deal has come to the same for both, or stands alike."""
    match, ended = scenario.match, referee.ended
    if ended is None:
        referee.check(match)
    elif not ended.thrown_in:
        result = match.results[-1]
        assert (result.number, result.taken, result.scored) == (referee.number, ended.taken, ended.scored)
        assert result.moon == ended.moon
    assert (match.totals, match.winners) == (referee.totals, referee.winners)
    if ended is not None and match.winners is None:
        assert match.deal.number == referee.number + 1
        assert first_of(match) in ended.first
        assert getattr(match.deal, "carried", 0) == getattr(referee, "carried", 0)
        assert (getattr(match.deal, "opens", "") == "highest_double") is getattr(referee, "doubles_open", False)


@dataclass
class Tree:
    """Every way a deal may go on from a position, counted as the program and the referee agree at each step."""

    deepest: int = 99
    positions: int = 0
    ends: Counter[Ended] = field(default_factory=Counter[Ended])

    def walk(self, scenario: Scenario[Any], referee: Referee, depth: int = 0) -> tuple[int, int]:
        """The number of positions under this one, and of ends of the deal."""
        asides = bool(referee.asides) or self.positions % 16 == 0
        seats = range(referee.players) if asides else referee.to_act()[:1]
        agree_on_moves(scenario, referee, seats, asides=asides)
        for seat, move in self._moves(referee):
            after, judged = scenario.play_move(seat, parse_move(move)), referee.play(seat, move)
            agree_on_outcome(after, judged)
            self.positions += 1
            if judged.ended is not None:
                self.ends[judged.ended] += 1
            elif depth + 1 < self.deepest:
                self.walk(after, judged, depth + 1)
        return self.positions, self.ends.total()

    @staticmethod
    def _moves(referee: Referee) -> Iterable[tuple[int, str]]:
        """The next moves; where several choose at once, the first of them, but anyone may challenge."""
        first, *others = referee.to_act()
        yield from ((first, move) for move in referee.legal(first))
        for seat in others:
            yield from ((seat, move) for move in referee.legal(seat) if move.startswith("challenge seat"))
        for seat in range(referee.players):
            yield from ((seat, move) for move in referee.aside(seat))
