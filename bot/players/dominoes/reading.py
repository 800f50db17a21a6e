"""Reading hands, also a partner's, from their plays: worlds in which they would have played so are likelier.

A seat plays by the policy, or plainly as many people do; the more of its plays were plain, the likelier it plays so.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import exp, log
from random import Random
from statistics import pstdev

from bot.players.dominoes.policy import DominoPolicy, plain_worths
from bot.players.dominoes.position import DominoPosition, DominoWorld, openers_of
from bot.players.hidden import dealt
from bot.rules.dominoes.line import Line, LineState
from bot.rules.dominoes.state import DealState
from bot.rules.events import Drew, Laid, LineEvent

POOL = 3  # worlds weighed for each one kept
SPREAD = 1.0  # the largest of the logarithms: else one world alone would be kept after some plays
# By how many points a play must be better to be chosen about three times as often.
TEMPER = {"pips": 4.0, "fives": 5.0, "fives_and_threes": 1.0, "hands": 0.12}
PLAIN = 0.5  # of players play plainly, before they have played
WHIM = 0.1  # of a plain player's plays are made for another reason


@dataclass(frozen=True, slots=True)
class Seen:
    """A play of another seat: the deal before it, without the hands, and the line it left.

    `since` are the tiles that have left its hand from that play on.
    """

    deal: DealState
    tile: int
    line: LineState
    since: int


class Reading:
    """The others' plays that reveal something, of their hands and of how they play."""

    def __init__(self, position: DominoPosition, policy: DominoPolicy, *, reads: bool = True) -> None:
        self.policy, self.seen = policy, _seen(position) if reads else []
        self.unit = policy.unit / TEMPER[position.terms.options.scoring]
        self._seats = [seat for seat in range(position.terms.players) if reads and seat != position.seat]
        self._known: dict[tuple[int, int], tuple[float, float]] = {}

    @property
    def plays(self) -> int:
        """The number of plays weighed for each world that is kept."""
        return POOL * len(self.seen)

    def worlds(self, worlds: Iterator[DominoWorld], count: int, random: Random) -> list[DominoWorld]:
        """Worlds, drawn by how likely their plays are; in each, some of the others are plain players."""
        if self.seen:
            pool = list(islice(worlds, POOL * count))
            logs = [self.likelihood(world) for world in pool]
            most, spread = max(logs), pstdev(logs)
            share = SPREAD / spread if spread > SPREAD else 1.0
            found = random.choices(pool, [exp((each - most) * share) for each in logs], k=count)
        else:
            found = list(islice(worlds, count))
        for world in found:
            world.plain = sum([1 << seat for seat in self._seats if random.random() < self.plainness(world, seat)])
        return found

    def likelihood(self, world: DominoWorld) -> float:
        """The log-likelihood of the others' plays, up to a constant."""
        return sum([self._evidence(seat, world.deal.hands[seat])[0] for seat in self._seats])

    def plainness(self, world: DominoWorld, seat: int) -> float:
        """The chance that a seat plays plainly, if it has its hand in this world."""
        return self._evidence(seat, world.deal.hands[seat])[1]

    def _evidence(self, seat: int, hand: int) -> tuple[float, float]:
        """The log-likelihood of a seat's hand by its plays, and the probability that it plays plainly with it."""
        known = self._known.get((seat, hand))
        if known is None:
            plays = [self._of_play(seen, hand | seen.since) for seen in self.seen if seen.deal.seat == seat]
            plain = log(PLAIN) + sum([as_plain for _, as_plain in plays])
            either = log_sum([plain, log(1 - PLAIN) + sum([by_policy for by_policy, _ in plays])])
            known = self._known[seat, hand] = either, exp(plain - either)
        return known

    def _of_play(self, seen: Seen, hand: int) -> tuple[float, float]:
        """The log-likelihoods of a play from this hand: by the policy, and by a plain player."""
        deal = seen.deal
        deal.hands[deal.seat] = hand
        plays = deal.plays()
        if len(plays) < 2:
            return 0.0, 0.0
        made, values = plays.index((seen.tile, seen.line)), self.policy.rows.values_of(deal, plays)
        worths = plain_worths(deal, plays)
        most = max(worths)
        as_plain = (1 - WHIM) * (worths[made] == most) / worths.count(most) + WHIM / len(plays)
        return -log_sum([(value - values[made]) * self.unit for value in values]), log(as_plain)


def log_sum(logs: list[float]) -> float:
    """The logarithm of a sum of powers of e."""
    most = max(logs)
    return most + log(sum([exp(each - most) for each in logs]))


def _seen(position: DominoPosition) -> list[Seen]:
    """The plays of the others; of a seat that drew and kept tiles, only those after that."""
    events = position.view.line_board.log
    hands = _since(events, position)
    tiles, terms, lines = position.tiles, position.terms, position.line.lines
    held, every = dealt(position.view, events), position.view.line_board.laid
    found: list[Seen] = []
    laid, lacks, line = terms.left_out, [0] * terms.players, Line(terms.options.spins)
    for index, event in enumerate(events):
        seat = event.seat
        before = lines.state(line)
        if isinstance(event, Laid):
            line = line.after(event.tile, event.end)
            tile = tiles.number[event.tile]
            if index in hands:
                after = lines.state(line)
                sizes = [(1 << count) - 1 for count in held]
                deal = DealState(terms, sizes, [], before, seat)
                deal.laid, deal.lacks, deal.openers = laid, lacks[:], openers_of(every[: line.count - 1], tiles)
                found.append(Seen(deal, tile, after, hands[index]))
            laid |= 1 << tile
            held[seat] -= 1
            continue
        kept = 0
        if isinstance(event, Drew):
            held[seat] += event.count
            kept = event.kept
        lacks[seat] = before.fits if kept else lacks[seat] | before.fits
    return found


def _since(events: Sequence[LineEvent], position: DominoPosition) -> dict[int, int]:
    """By the index of the event, for each play from a hand that a world determines: the tiles that have left that hand
    from that play on.
    """
    tiles, found = position.tiles, dict[int, int]()
    gone, newest = [0] * position.terms.players, [0] * position.terms.players
    unknown = {position.seat}
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        seat = event.seat
        if seat in unknown:
            continue
        if isinstance(event, Laid):
            newest[seat] = 1 << tiles.number[event.tile]
            gone[seat] |= newest[seat]
            found[index] = gone[seat]
        elif isinstance(event, Drew):
            if event.fits:
                gone[seat] ^= newest[seat]
            if event.kept:
                unknown.add(seat)
    if position.view.line_board.opens != "lot":
        found.pop(0, None)  # the opening tile was no choice
    return found
