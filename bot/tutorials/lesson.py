"""A lesson: one real deal, recorded, and some of the learner's decisions in it with the reasons for and against."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.game import Match
from bot.rules.moves import Move, parse_move
from bot.rules.options import Options
from bot.rules.view import View

LEARNER = 0  # the learner's seat


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the learner, after so many of the lesson's moves.

    By notation, `right` has the reason for each move that is accepted, `wrong` the reason against some others that the
    rules allow; `otherwise` stands against the rest.
    """

    after: int
    question: str
    right: Mapping[str, str]
    otherwise: str
    wrong: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, eq=False)
class Lesson:
    """A recorded deal: `moves` as "SEAT NOTATION", from the first of the match on."""

    name: str
    game: AnyGame
    options: Options
    seed: bytes = field(repr=False)
    names: tuple[str, ...]
    welcome: str
    moves: Sequence[str]
    moments: Sequence[Moment]
    farewell: str

    @property
    def title(self) -> str:
        """The game's title under these house rules."""
        return self.game.title_of(self.options, len(self.names))

    def end(self) -> View | None:
        """The deal as it stood when it was scored."""
        return self.game.ended_deal(_match(self, len(self.moves)))

    def view(self, number: int) -> View:
        """What the learner sees at a moment, counted from 0."""
        return self.game.view(_match(self, self.moments[number].after), LEARNER)

    def judge(self, number: int, move: Move) -> "Verdict":
        """What is to be said of a move at a moment. Raises IllegalMove: the rules say why."""
        moment = self.moments[number]
        made = self.game.resolve(_match(self, moment.after), LEARNER, move)
        right = {_as_made(self, moment, notation): why for notation, why in moment.right.items()}
        wrong = {_as_made(self, moment, notation): why for notation, why in moment.wrong.items()}
        if made in right:
            return Verdict(True, right[made])
        return Verdict(False, wrong.get(made, moment.otherwise))


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a move is accepted, and why or why not."""

    right: bool
    reason: str


def _as_made(lesson: Lesson, moment: Moment, notation: str) -> Move:
    return lesson.game.resolve(_match(lesson, moment.after), LEARNER, parse_move(notation))


@lru_cache(maxsize=128)
def _match(lesson: Lesson, after: int) -> Match[Any, Any]:
    """The lesson's match after so many of its moves."""
    match = lesson.game.start(lesson.options, len(lesson.names), lesson.seed)  # type: ignore[arg-type]
    for line in lesson.moves[:after]:
        seat, notation = line.split(" ", 1)
        match, _ = lesson.game.play(match, int(seat), parse_move(notation))
    return match
