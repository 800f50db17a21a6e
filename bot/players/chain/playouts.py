"""The margins of plays in possible worlds: best play at the end, before it by the policy."""

from collections.abc import Iterable, Sequence

from bot.players.chain.deal import Deal
from bot.players.chain.exact import ChainSolver
from bot.players.chain.policy import ChainPolicy
from bot.players.chain.position import Candidate

# The hands and who plays plainly, and the boneyard where it is drawn from.
World = tuple[tuple[int, ...], tuple[int, ...]]


class Playouts:
    """Worlds played out for a side, each once. Where at most `exact` tiles can still be played, everyone plays best."""

    def __init__(self, policy: ChainPolicy, side: int, exact: int) -> None:
        self.policy, self.side, self.exact = policy, side, exact
        self._known: dict[tuple[World, Candidate], float] = {}

    def margins(self, worlds: Iterable[Deal], every: Sequence[Candidate]) -> list[list[float]]:
        """The margins by candidate and world: the same worlds for all candidates."""
        margins: list[list[float]] = [[] for _ in every]
        known = self._known
        for world in worlds:
            search = ChainSolver()
            which = (*world.hands, world.plain), tuple(world.boneyard) if world.terms.options.draws else ()
            for found, candidate in zip(margins, every, strict=True):
                margin = known.get((which, candidate))
                if margin is None:
                    margin = known[which, candidate] = self._margin(world.after(*candidate), search)
                found.append(margin)
        return margins

    def _margin(self, deal: Deal, search: ChainSolver) -> float:
        best, left, exact = self.policy.best, deal.left, self.exact
        while not deal.over:
            if left <= exact:
                return search.margin(deal, self.side)
            deal.play(*best(deal))
            left -= 1
        return deal.margin(self.side)
