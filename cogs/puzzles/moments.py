"""The moment of a puzzle, of the server's own or of the stock, and a person's answer to it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from bot.message import Message
from bot.rules.errors import Refusal
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.view import View
from cogs.puzzles.judging import Alternative
from cogs.puzzles.scores import PuzzleScore
from cogs.puzzles.stock import StockChoice
from cogs.puzzles.store import Votes


class NoPuzzle(Refusal):
    """The puzzle can no longer be shown."""

    usual = Message("puzzle-gone")


class PuzzleMoment(ABC):
    """The View of the seat that decides, and its choices."""

    __slots__ = ()
    view: View

    @property
    @abstractmethod
    def choices(self) -> Sequence[Alternative | StockChoice]:
        """The choices with their figures, best first."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The choices, best first."""
        return tuple(parse_move(choice.notation) for choice in self.choices)

    @property
    def offered(self) -> tuple[int, ...]:
        """The numbers of the choices in an order that gives nothing away: the game's; for passes, the tiles'."""
        moves, asked = self.moves, self.view.ask
        places = {choice.move: place for place, choice in reversed([*enumerate(asked.choices)])} if asked else {}
        return tuple(sorted(range(len(moves)), key=lambda number: (places.get(moves[number], 0), str(moves[number]))))


@dataclass(frozen=True, slots=True)
class Answered:
    """A puzzle as a person answered it: the votes with theirs, and their score, None where it is not shown.

    `is_own`: the decision was theirs. `gained` are the names of achievements that the answer earned.
    """

    puzzle: PuzzleMoment
    votes: Votes
    score: PuzzleScore | None
    is_own: bool = False
    gained: tuple[str, ...] = ()
