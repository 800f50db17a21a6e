"""Which play is best, over as many worlds as the effort allows."""

from dataclasses import dataclass
from random import Random

from bot.players.chain.deal import Deal
from bot.players.chain.exact import ChainSolver, TooManyPlaysError
from bot.players.chain.playouts import Playouts
from bot.players.chain.policy import ChainPolicy
from bot.players.chain.position import Candidate, ChainPosition
from bot.players.chain.reading import Reading
from bot.players.sampling import Weighed, best_of

ERROR = 0.35  # how far the policy's opinion is off, as a standard deviation: a share of what deals are won by


@dataclass(frozen=True, slots=True)
class ChainEffort:
    """How far to look, in counts, so that a decision can be repeated.

    About so many `plays` in all worlds together; more where the last two are close. With at most `exact` tiles left to
    play everyone plays best; where all hands are certain, so they do if it takes no more than twice the `plays`.
    `reads`: worlds are weighed by what the others have played.
    """

    plays: int
    exact: int
    reads: bool = True


def best(position: ChainPosition, policy: ChainPolicy, effort: ChainEffort, random: Random) -> Candidate:
    """The best candidate."""
    every = position.candidates
    if len(every) == 1:
        return every[0]
    weighed = [Weighed(candidate, own) for candidate, own in zip(every, opinions(position, policy), strict=True)]
    worlds = position.worlds(random)
    if position.is_certain:
        margins = exact_margins(position, next(worlds), 2 * effort.plays)
        if margins is not None:
            return max(zip(margins, weighed, strict=True), key=lambda found: (found[0], found[1].opinion))[1].move
    reading = Reading(position, policy, reads=effort.reads)
    playing = Playouts(policy, position.side, effort.exact)
    each = position.held_by_all + effort.exact + 2

    return best_of(
        weighed,
        lambda tried, count: playing.margins(reading.worlds(worlds, count, random), tried),
        lambda count, rounds: effort.plays // rounds // (count * each + reading.plays),
        ERROR * position.stake,
    )[0].move


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


def opinions(position: ChainPosition, policy: ChainPolicy) -> list[float]:
    """The policy's opinion of each candidate, in points."""
    hands = [(1 << seat.held) - 1 for seat in position.view.seats]  # of the others' hands it only sees how many tiles
    values = policy.values_of(position.deal(hands, []), list(position.candidates))
    return [value * policy.unit for value in values]
