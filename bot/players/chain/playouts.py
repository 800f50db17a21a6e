"""What each play comes to over worlds that agree with what is known: best play at the end, before it by the policy."""

from collections.abc import Iterable, Sequence

from bot.players.chain.deal import Deal
from bot.players.chain.exact import Exact
from bot.players.chain.policy import Policy
from bot.players.chain.position import Candidate


def played_out(
    worlds: Iterable[Deal], every: Sequence[Candidate], policy: Policy, side: int, exact: int
) -> list[list[float]]:
    """The margins of a side by candidate and world: the same worlds for all candidates.

    Where at most so many tiles can still be played, everybody plays best.
    """
    margins: list[list[float]] = [[] for _ in every]
    for world in worlds:
        search = Exact()
        for found, (tile, line) in zip(margins, every, strict=True):
            found.append(_margin(world.after(tile, line), policy, side, exact, search))
    return margins


def _margin(deal: Deal, policy: Policy, side: int, exact: int, search: Exact) -> float:
    best = policy.best
    while not deal.over:
        if exact and deal.left <= exact:
            return search.margin(deal, side)
        deal.play(*best(deal))
    return deal.margin(side)
