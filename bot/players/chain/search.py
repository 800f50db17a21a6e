"""Which play is best, over as many worlds as the effort allows."""

from dataclasses import dataclass
from random import Random

from bot.players.chain.deal import Deal
from bot.players.chain.exact import ChainSolver, TooManyPlaysError
from bot.players.chain.playouts import Playouts
from bot.players.chain.policy import ChainPolicy
from bot.players.chain.position import Candidate, ChainPosition
from bot.players.chain.reading import Reading
from bot.players.sampling import raced

ROUND = 12  # the worlds after which candidates that are clearly behind are dropped


@dataclass(frozen=True, slots=True)
class ChainEffort:
    """How far to look, in counts, so that a decision can be repeated.

    At most so many `plays` in all worlds together. With at most `exact` tiles left to play everyone plays best; where
    all hands are certain, so they do if it takes no more than the `plays` to find out. What the policy chooses is kept
    unless another is better by more than `doubt` standard errors. `reads`: worlds are weighed by what the others have
    played.
    """

    plays: int
    exact: int
    doubt: float
    reads: bool = True


def best(position: ChainPosition, policy: ChainPolicy, effort: ChainEffort, random: Random) -> Candidate:
    """The best candidate."""
    every = position.candidates
    if len(every) == 1:
        return every[0]
    usual = every[preferred(position, policy)]
    worlds = position.worlds(random)
    if position.is_certain:
        margins = exact_margins(position, next(worlds), effort.plays)
        if margins is not None:
            top = max(margins)
            return usual if margins[every.index(usual)] == top else every[margins.index(top)]
    reading = Reading(position, policy, reads=effort.reads)
    playing = Playouts(policy, position.side, effort.exact)
    each = position.held_by_all + effort.exact + 2
    return raced(
        every, usual, effort.plays, ROUND, effort.doubt,
        lambda count, those: playing.margins(reading.worlds(worlds, count, random), those),
        lambda candidates: candidates * each + reading.plays,
    )  # fmt: skip


def exact_margins(position: ChainPosition, world: Deal, plays: int) -> list[float] | None:
    """The margin of each candidate with best play after it; None where that takes more than so many plays."""
    search = ChainSolver(plays)
    try:
        return [search.margin(world.after(*candidate), position.side) for candidate in position.candidates]
    except TooManyPlaysError:
        return None


def preferred(position: ChainPosition, policy: ChainPolicy) -> int:
    """Which of the candidates the policy chooses."""
    values = opinions(position, policy)
    return values.index(max(values))


def opinions(position: ChainPosition, policy: ChainPolicy) -> list[int]:
    """The policy's opinion of each candidate."""
    hands = [(1 << seat.held) - 1 for seat in position.view.seats]  # of the others' hands it only sees how many tiles
    return policy.values_of(position.deal(hands, []), list(position.candidates))
