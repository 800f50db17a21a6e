"""Reading hands from plays: worlds in which the others would have played as they did are likelier."""

from collections.abc import Iterator
from math import exp, log
from random import Random
from typing import NamedTuple

from bot.players.search.leads_and_plays import legal_steps, worths
from bot.players.search.masks import bits_in
from bot.players.search.position import PastPlay, TrickPosition
from bot.players.search.worlds import World

POOL = 6  # worlds to weigh for each one kept
# The advantage that makes a play about three times as likely, as a share of the deal's stake.
TEMPER = 0.04
WHIM = 0.1  # the share of plays made for reasons unknown to the policy
LEAST, MOST = 0.02, log(1000)  # the least weight of a play that was not made, and the logarithm of the most


class _Choice(NamedTuple):
    """A seat's choice: the weights of its pieces known by now, 1 for the one it played, and of each hidden piece if the
    seat held it then.
    """

    seat: int
    own: tuple[float, ...]
    others: tuple[tuple[int, float], ...]


class TrickReading:
    """The evidence of the others' plays about their hands. The policy gives a piece's weight for a hand of the known
    pieces and this one, so that it applies to all worlds.
    """

    def __init__(self, position: TrickPosition) -> None:
        self._hidden = position.hidden
        self._choices = tuple(_choices(position))

    @property
    def weights(self) -> int:
        """The number of weights that decide a world's likelihood."""
        return sum(4 + len(choice.others) for choice in self._choices)

    def worlds(self, random: Random, count: int) -> list[World]:
        """Draw `count` worlds by the likelihood of their plays."""
        if not self._choices:
            return self._hidden.worlds(random, count)
        pool = self._hidden.worlds(random, POOL * count)
        return random.choices(pool, [self.likelihood(world) for world in pool], k=count)

    def likelihood(self, world: World) -> float:
        """The likelihood of the others' plays, up to a factor."""
        found = 1.0
        for seat, own, others in self._choices:
            hand = world[seat]
            weights = [weight for bit, weight in others if bit & hand]
            weights += own
            found *= (1 - WHIM) / sum(weights) + WHIM / len(weights)
        return found


def _choices(position: TrickPosition) -> Iterator[_Choice]:
    later = [0] * len(position.view.seats)  # the pieces each seat has played since
    for seen in reversed(position.plays):
        own = later[seen.seat] | seen.step[0]
        if seen.seat != position.me:
            others = [(bit, _weight(position, seen, own | bit, bit)) for bit in bits_in(position.hidden.pieces)]
            telling = tuple((bit, weight) for bit, weight in others if weight > LEAST)
            if telling:
                known = [_weight(position, seen, own, bit) for bit in bits_in(own ^ seen.step[0])]
                yield _Choice(seen.seat, (1.0, *[weight for weight in known if weight]), telling)
        later[seen.seat] = own


def _weight(position: TrickPosition, seen: PastPlay, hand: int, bit: int) -> float:
    """The likelihood of a play with this piece relative to the actual one; 0 if the hand could not play both."""
    course, standing, made = position.course, seen.standing, seen.step
    steps = legal_steps(course, standing, hand)
    tried = [step for step in steps if step[0] == bit]
    if made not in steps or not tried:
        return 0.0
    temper = TEMPER * position.stake
    usual, *values = worths(position.policy, course, standing, hand, [made, *tried])
    return sum([exp(min(MOST, (value - usual) / temper)) for value in values])
