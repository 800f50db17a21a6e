"""Reading hands from plays of a trick game: worlds in which the others would have played so are likelier."""

from collections.abc import Iterator
from math import exp, log
from random import Random
from typing import NamedTuple

from bot.players.search.masks import bits_in
from bot.players.search.position import PastPlay, TrickPosition
from bot.players.search.steps import legal_steps
from bot.players.search.worlds import World
from bot.players.search.worths import worths

POOL = 6  # worlds that are looked at for each that is kept
# By how much a play must be better to be chosen about three times as often: a share of what the deal is about.
TEMPER = 0.04
WHIM = 0.1  # of plays are made for reasons that the policy does not know
LEAST, MOST = 0.02, log(1000)  # of a play that was not made: the least weight that tells, the logarithm of the most


class _Choice(NamedTuple):
    """A seat's choice: the weights of its pieces that are known by now, 1 for the one it played, and that of each
    hidden piece if it held it then.
    """

    seat: int
    own: tuple[float, ...]
    others: tuple[tuple[int, float], ...]


class TrickReading:
    """What the plays of the others so far say about their hands. A piece's weight is asked of the policy for a hand of
    those known and this one, so that it holds for all worlds.
    """

    def __init__(self, position: TrickPosition) -> None:
        self._hidden = position.hidden
        self._choices = tuple(_choices(position))

    @property
    def weights(self) -> int:
        """How many weights are looked at to tell how likely a world is."""
        return sum(4 + len(choice.others) for choice in self._choices)

    def worlds(self, random: Random, count: int) -> list[World]:
        """So many worlds, each kept as often as its plays are likely."""
        if not self._choices:
            return self._hidden.worlds(random, count)
        pool = self._hidden.worlds(random, POOL * count)
        return random.choices(pool, [self.likelihood(world) for world in pool], k=count)

    def likelihood(self, world: World) -> float:
        """How likely the others would have played so, up to a factor."""
        found = 1.0
        for seat, own, others in self._choices:
            hand = world[seat]
            weights = [weight for bit, weight in others if bit & hand]
            weights += own
            found *= (1 - WHIM) / sum(weights) + WHIM / len(weights)
        return found


def _choices(position: TrickPosition) -> Iterator[_Choice]:
    later = [0] * len(position.view.seats)  # what each seat has played since
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
    """How much likelier than the play that was made one with this piece was; 0 if the hand could not play it, or not
    what it did.
    """
    course, standing, made = position.course, seen.standing, seen.step
    steps = legal_steps(course, standing, hand)
    tried = [step for step in steps if step[0] == bit]
    if made not in steps or not tried:
        return 0.0
    temper = TEMPER * position.stake
    usual, *values = worths(position.policy, course, standing, hand, [made, *tried])
    return sum([exp(min(MOST, (value - usual) / temper)) for value in values])
