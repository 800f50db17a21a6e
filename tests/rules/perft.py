"""Move trees of the program, counted, for brute force to count too."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from bot.rules.moves import Move
from tests.rules.scenario import Scenario

AnyScenario = TypeVar("AnyScenario", bound=Scenario[Any])


@dataclass
class Counted(Generic[AnyScenario]):
    """The program's tree: positions by depth, and how often each outcome of a deal came out."""

    deepest: int = 99
    nodes: Counter[int] = field(default_factory=Counter[int])
    ends: Counter[Any] = field(default_factory=Counter[Any])

    def walk(self, scenario: AnyScenario, depth: int = 0) -> Self:
        for seat, move in self.moves(scenario):
            after = scenario.play_move(seat, move)
            self.nodes[depth + 1] += 1
            self.reach(scenario, after, depth + 1)
        return self

    def reach(self, before: AnyScenario, after: AnyScenario, depth: int) -> None:
        if after.results != before.results:
            self.ends[self.outcome(before, after)] += 1
        elif depth < self.deepest:
            self.walk(after, depth)

    def moves(self, scenario: AnyScenario) -> Iterable[tuple[int, Move]]:
        seat = scenario.to_act[0]
        return [(seat, move) for move in scenario.legal_moves(seat)]

    def outcome(self, before: AnyScenario, after: AnyScenario) -> Any:
        return after.results[-1].taken

    def check(self, tree: Any) -> None:
        """Assert that the tree of brute force has the same `nodes` and `ends`."""
        assert self.nodes == tree.nodes
        assert self.ends == tree.ends
