"""Look ahead by a game's own rules: deal the hidden pieces as a View allows, and play each deal out by habit.

A game adds its knowledge only: how a deal can lie, the habit, the moves that differ, and what a player has seen.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from math import perm
from random import Random
from typing import Any, Generic, TypeVar

from bot.players.sampling import Weighed, best_of, prospect_of, shares_compared
from bot.rules.game import Game, Match, margin
from bot.rules.moves import Move
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

EQUAL = 1e-9  # exact values that differ by less are equal
EXACT_STEPS = 2_000  # for prospects
FEW = 100  # worlds from which exact values are tried, and in which moves with exact values are compared
M = TypeVar("M", bound=Match[Any, Any])
Margins = Sequence[float]  # by world, the same ones for every move; one exact value


@dataclass(frozen=True, slots=True)
class Effort:
    """Limits of a search, as counts: a decision can be repeated.

    Values are exact if the hidden pieces can lie in at most `ways`, and that takes at most `steps` (moves, over all
    worlds). Otherwise about `playouts` are divided among the moves, more if the last two are close.
    """

    playouts: int
    ways: int
    steps: int


@dataclass(frozen=True, slots=True)
class Unseen(Generic[M]):
    """The pieces that a player has not seen. `deal` makes a match from an order of them and uses the first `places`.

    `is_possible` rejects a match that would have ended before.
    """

    pieces: tuple[Tile, ...]
    places: int
    deal: Callable[[Sequence[Tile]], M]
    is_possible: Callable[[M], bool]

    @property
    def ways(self) -> int:
        return perm(len(self.pieces), self.places)

    def worlds(self, random: Random) -> Iterator[M]:
        """Possible matches, all equally likely, without end."""
        pieces = list(self.pieces)
        while True:
            random.shuffle(pieces)
            match = self.deal(pieces)
            if self.is_possible(match):
                yield match

    def every_world(self) -> list[M]:
        return [match for match in map(self.deal, permutations(self.pieces, self.places)) if self.is_possible(match)]


class TooManyStepsError(Exception):
    """An exact value takes more steps than allowed."""


class DeterminizedPlayer(ABC, Generic[M]):
    """The player of one game."""

    game: Game[Any, Any]
    forgetting: float  # the chance that it forgets a piece that is no longer in sight

    @abstractmethod
    def effort(self, view: View, level: str) -> Effort | None:
        """The effort of a level; None for a level that plays by habit and forgets."""

    @abstractmethod
    def determinize(self, view: View, forgets: Callable[[], bool]) -> Unseen[M]:
        """The ways the deal can lie. Each match ends after this deal.

        `forgets` is called for each piece that was shown and is no longer in sight. Raises TypeError if the view asks
        for no move.
        """

    @abstractmethod
    def habit(self, match: M) -> Move:
        """The move to make without looking ahead, from what the seat to act has seen."""

    @abstractmethod
    def play_out(self, match: M, move: Move) -> list[float]:
        """Each side's margin if everyone plays the deal to its end by habit after a move."""

    @abstractmethod
    def choices(self, match: M, first: Collection[Move] = ()) -> list[Move]:
        """The moves that differ; of equal moves one of those named `first`. Moves that pass come last."""

    @abstractmethod
    def seen(self, match: M) -> Hashable:
        """The knowledge of the seat to act, including what a `free_look` shows."""

    def free_look(self, match: M) -> Move | None:
        """A move that shows something and costs nothing; it is none of the choices."""
        return None

    def choose(self, view: View, seed: int, level: str) -> Move:
        """The best move. Raises TypeError if the view asks for no move."""
        effort = self.effort(view, level)
        if effort is None:
            return self.choose_at_once(view, seed, level)
        hidden = self.determinize(view, lambda: False)
        known = hidden.deal(hidden.pieces)
        choices = self.choices(known)
        if len(choices) == 1:
            return choices[0]
        return self.free_look(known) or self._best(hidden, known, choices, effort, Random(seed))  # noqa: S311 - no secret depends on it

    def choose_at_once(self, view: View, seed: int, level: str) -> Move:
        random = Random(seed)  # noqa: S311 - no secret depends on it
        forgets = self.effort(view, level) is None
        hidden = self.determinize(view, lambda: forgets and random.random() < self.forgetting)
        known = hidden.deal(hidden.pieces)
        return self.free_look(known) or self.habit(known)

    def prospects(
        self, view: View, worlds: int, seed: int, among: Collection[Move] | None = None
    ) -> tuple[Prospect, ...]:
        """See `GamePlayer.prospects`. One of several equal moves stands for all.

        Values are exact, of best play and without error, if at most `FEW` worlds are possible; otherwise they are means
        over the worlds, with everyone playing by habit after the move.
        """
        if view.ask is None:
            return ()
        hidden = self.determinize(view, lambda: False)
        known = hidden.deal(hidden.pieces)
        choices, look = self.choices(known, among or ()), self.free_look(known)
        if among is not None and look not in among:  # a look is worth the best choice after it
            choices, look = [move for move in choices if move in among], None
        if not choices:
            return ()
        exact = self._exact(hidden.every_world(), choices, look) if hidden.ways <= min(worlds, FEW) else None
        count = worlds if exact is None else min(worlds, FEW)
        sampled = self.sampled(list(islice(hidden.worlds(Random(seed)), count)), choices, look)  # noqa: S311
        found = {move: own for move, own in (exact or sampled).items() if among is None or move in among}
        leader = max(found, key=lambda move: sum(found[move]))
        every = [
            prospect_of(move, own, found[leader], shares_compared(sampled[move], sampled[leader]))
            for move, own in found.items()
        ]
        return tuple(sorted(every, key=lambda prospect: (-prospect.value, prospect.move != leader)))

    def side(self, match: M) -> int:
        """The side of the seat to act."""
        return self.game.sides(match.options, match.players)[self.game.to_act(match)[0]]

    def after(self, match: M, move: Move) -> M:
        """The match after a move of the seat to act."""
        after: Any = self.game.apply(match, self.game.to_act(match)[0], move)[0]
        return after

    def margins(self, match: M) -> list[float]:
        """Each side's margin in a deal that is over."""
        scored = match.results[-1].scored
        return [margin(scored, side, low_wins=self.game.low_wins) for side in range(len(scored))]

    def _best(self, hidden: Unseen[M], known: M, choices: Sequence[Move], effort: Effort, random: Random) -> Move:
        """The best of several choices; of equal ones the habit."""
        usual = self.habit(known)
        if hidden.ways <= effort.ways:
            values = exact_margins(self, hidden.every_world(), choices, effort.steps)
            if values is not None:
                alike = [move for move, value in zip(choices, values, strict=True) if value > max(values) - EQUAL]
                return usual if usual in alike else alike[0]
        worlds = hidden.worlds(random)
        return best_of(
            [Weighed(move, float(move == usual)) for move in choices],
            lambda tried, count: self._played_out(islice(worlds, count), tried),
            lambda count, rounds: effort.playouts // rounds // count,
            error=0.0,
        )[0].move

    def _played_out(self, worlds: Iterable[M], moves: Sequence[Move]) -> list[list[float]]:
        """The margins of the side to act by move and world, with everyone playing by habit after the move."""
        margins: list[list[float]] = [[] for _ in moves]
        for world in worlds:
            side = self.side(world)
            for found, move in zip(margins, moves, strict=True):
                found.append(self.play_out(world, move)[side])
        return margins

    def _exact(self, worlds: list[M], choices: Sequence[Move], look: Move | None) -> dict[Move, Margins] | None:
        """The exact values; None if they take too many steps."""
        values = exact_margins(self, worlds, choices, EXACT_STEPS)
        if values is None:
            return None
        found: dict[Move, Margins] = {move: [value] for move, value in zip(choices, values, strict=True)}
        if look is not None:
            try:  # the solver tells worlds apart by what the look shows
                found[look] = [Solver(self, EXACT_STEPS).margins(worlds)[self.side(worlds[0])]]
            except TooManyStepsError:
                return None
        return found

    def sampled(self, worlds: Sequence[M], choices: Sequence[Move], look: Move | None) -> dict[Move, Margins]:
        margins = self._played_out(worlds, choices)
        found: dict[Move, Margins] = dict(zip(choices, margins, strict=True))
        if look is not None:
            looking, by_sight = [0.0] * len(worlds), dict[Hashable, list[int]]()
            for index, world in enumerate(worlds):
                by_sight.setdefault(self.seen(world), []).append(index)
            for indices in by_sight.values():
                # A move chosen in the worlds it is counted in would seem too good: halves choose for each other.
                for chosen_in, counted_in in ((indices[::2], indices[1::2]), (indices[1::2], indices[::2])):
                    chosen = max(
                        margins, key=lambda own: sum([own[index] for index in chosen_in or range(len(worlds))])
                    )
                    for index in counted_in:
                        looking[index] = chosen[index]
            found[look] = looking
        return found


def exact_margins(
    player: DeterminizedPlayer[M], worlds: Sequence[M], choices: Sequence[Move], steps: int
) -> list[float] | None:
    """The margin of each choice with best play after it, over equally likely worlds; None after too many steps.

    Each later choice is the best on average over the worlds that its player cannot tell apart. That is right if all
    players know the same, so that no choice reveals anything.
    """
    solver, side = Solver(player, steps), player.side(worlds[0])
    try:
        return [solver.margins([player.after(world, move) for world in worlds])[side] for move in choices]
    except TooManyStepsError:
        return None


class Solver(Generic[M]):
    """Mean margins by side with best play, in at most `steps` moves of all worlds together."""

    def __init__(self, player: DeterminizedPlayer[M], steps: int) -> None:
        self.player = player
        self.left = steps
        self._known: dict[Hashable, list[float]] = {}

    def margins(self, worlds: Iterable[M]) -> list[float]:
        """The mean margins over equally likely worlds. Raises TooManyStepsError."""
        groups: dict[Hashable, list[M]] = {}
        every: list[list[float]] = []
        for world in map(self._until_a_choice, worlds):
            if world.winners is not None:
                every.append(self.player.margins(world))
            else:
                groups.setdefault(self.player.seen(world), []).append(world)
        for seen, group in groups.items():
            if seen not in self._known:
                self._known[seen] = self._best(group)
            every += [self._known[seen]] * len(group)
        return [sum(of_side) / len(every) for of_side in zip(*every, strict=True)]

    def _until_a_choice(self, world: M) -> M:
        while world.winners is None:
            only, *others = self.player.choices(world)
            if others:
                break
            world = self._after(world, only)
        return world

    def _best(self, group: list[M]) -> list[float]:
        side = self.player.side(group[0])
        every = [self.margins([self._after(world, move) for world in group]) for move in self.player.choices(group[0])]
        return max(every, key=lambda margins: margins[side])

    def _after(self, world: M, move: Move) -> M:
        self.left -= 1
        if self.left < 0:
            raise TooManyStepsError
        return self.player.after(world, move)
