"""What is to be expected of each play, in points of the deal, over worlds that agree with the view."""

from collections.abc import Collection
from random import Random

from bot.players.chain.playouts import Playouts
from bot.players.chain.policy import Policy
from bot.players.chain.position import Position
from bot.players.chain.reading import Reading
from bot.players.sampling import prospect_of
from bot.players.search.outcomes import shares_compared
from bot.rules.moves import Move
from bot.words.hint.prospects import Prospect


def prospects_of(
    position: Position, policy: Policy, worlds: int, exact: int, random: Random, among: Collection[Move] | None = None
) -> tuple[Prospect, ...]:
    """The plays that differ, or those `among` them, best first."""
    every = [candidate for candidate, move in position.moves.items() if among is None or move in among]
    if not every:
        return ()
    dealt = Reading(position, policy).worlds(position.worlds(random), worlds, random)
    found = Playouts(policy, position.side, exact).margins(dealt, every)
    leader = max(found, key=sum)
    judged = [
        prospect_of(position.moves[candidate], margins, leader, shares_compared(margins, leader))
        for candidate, margins in zip(every, found, strict=True)
    ]
    return tuple(sorted(judged, key=lambda prospect: -prospect.value))
