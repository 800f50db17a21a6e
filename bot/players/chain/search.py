"""Which play is best, over as many worlds as the effort allows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.players.chain.deal import Deal
from bot.players.chain.exact import Exact, TooManyPlaysError
from bot.players.chain.playouts import Playouts
from bot.players.chain.policy import Policy
from bot.players.chain.position import Candidate, Position
from bot.players.chain.reading import Reading
from bot.players.sampling import mean_and_error

ROUND = 25  # the worlds after which candidates that are clearly behind are dropped
CLEARLY = 3.0  # in standard errors


@dataclass(frozen=True, slots=True)
class Effort:
    """How far to look, in counts, so that a decision can be repeated.

    At most so many `worlds`, and `plays` in all of them together. With at most `exact` tiles left to play
    everybody plays best; where all hands are certain, so they do if it takes no more than the `plays` to find out.
    What the policy chooses is kept unless another is better by more than `doubt` standard errors. `reads`: worlds are
    weighed by what the others have played.
    """

    worlds: int
    plays: int
    exact: int
    doubt: float
    reads: bool = True


def best(position: Position, policy: Policy, effort: Effort, random: Random) -> Candidate:
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
    left = min(effort.worlds, effort.plays // (len(every) * (position.held_by_all + effort.exact + 2) + reading.plays))
    playing = Playouts(policy, position.side, effort.exact)
    found: dict[Candidate, list[float]] = {candidate: [] for candidate in every}
    leader = usual
    while left and len(found) > 1:
        count = min(ROUND, left)
        left -= count
        played = playing.margins(reading.worlds(worlds, count, random), list(found))
        for margins, more in zip(found.values(), played, strict=True):
            margins.extend(more)
        leader = _leader(found)
        found = {
            candidate: margins
            for candidate, margins in found.items()
            if candidate == leader or not _exceeds(found[leader], margins, CLEARLY)
        }
    return usual if usual in found and not _exceeds(found[leader], found[usual], effort.doubt) else leader


def exact_margins(position: Position, world: Deal, plays: int) -> list[float] | None:
    """The margin of each candidate with best play after it; None where that takes more than so many plays."""
    search = Exact(plays)
    try:
        return [search.margin(world.after(*candidate), position.side) for candidate in position.candidates]
    except TooManyPlaysError:
        return None


def preferred(position: Position, policy: Policy) -> int:
    """Which of the candidates the policy chooses."""
    values = opinions(position, policy)
    return values.index(max(values))


def opinions(position: Position, policy: Policy) -> list[int]:
    """What the policy thinks of each candidate."""
    hands = [(1 << seat.held) - 1 for seat in position.view.seats]  # of the others' hands it only sees how many tiles
    return policy.values_of(position.deal(hands, []), list(position.candidates))


def _leader(found: Mapping[Candidate, Sequence[float]]) -> Candidate:
    return max(found, key=lambda candidate: sum(found[candidate]))


def _exceeds(margins: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """Whether margins are better than others in the same worlds, by more than so many standard errors."""
    mean, error = mean_and_error([one - other for one, other in zip(margins, others, strict=True)])
    return mean > errors * error
