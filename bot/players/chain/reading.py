"""Reading hands, also a partner's, from their plays: worlds in which they would have played so are likelier."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import exp, log
from random import Random
from statistics import pstdev

from bot.players.chain.deal import Deal
from bot.players.chain.held import dealt
from bot.players.chain.lines import LineState
from bot.players.chain.policy import ChainPolicy
from bot.players.chain.position import ChainPosition, openers_of
from bot.rules.dominoes.deal import new_line
from bot.rules.dominoes.options import Opens, PlayScoring
from bot.rules.events import Drew, Laid, LineEvent

POOL = 3  # worlds that are looked at for each that is kept
SPREAD = 1.0  # of the logarithms at most: else one world of many would be kept alone after some plays
# By how many points a play must be better to be chosen about three times as often.
TEMPER = {PlayScoring.PIPS: 4.0, PlayScoring.FIVES: 5.0, PlayScoring.FIVES_AND_THREES: 1.0}


@dataclass(frozen=True, slots=True)
class Seen:
    """A play of another seat: the deal before it, but for the hands, the line it left, and what has left its hand
    since, that play included.
    """

    deal: Deal
    tile: int
    line: LineState
    since: int


class Reading:
    """All plays of the others that say something."""

    def __init__(self, position: ChainPosition, policy: ChainPolicy, *, reads: bool = True) -> None:
        self.policy, self.seen = policy, _seen(position) if reads else []
        self.unit = policy.unit / TEMPER[position.terms.options.scoring]
        self._seats = sorted({seen.deal.seat for seen in self.seen})
        self._known: dict[tuple[int, int], float] = {}

    @property
    def plays(self) -> int:
        """How many plays are weighed for each world that is kept."""
        return POOL * len(self.seen)

    def worlds(self, worlds: Iterator[Deal], count: int, random: Random) -> list[Deal]:
        """So many worlds, each kept as often as its plays are likely."""
        if not self.seen:
            return list(islice(worlds, count))
        pool = list(islice(worlds, POOL * count))
        logs = [self.likelihood(world) for world in pool]
        most, spread = max(logs), pstdev(logs)
        share = SPREAD / spread if spread > SPREAD else 1.0
        weights = [exp((each - most) * share) for each in logs]
        return random.choices(pool, weights, k=count)

    def likelihood(self, world: Deal) -> float:
        """The logarithm of how likely the others would have played so, up to a constant."""
        return sum([self._of_seat(seat, world.hands[seat]) for seat in self._seats])

    def _of_seat(self, seat: int, hand: int) -> float:
        """The logarithm of one seat's, which holds this now; worlds differ in few hands where many tiles are laid."""
        known = self._known.get((seat, hand))
        if known is None:
            plays = [self._of_play(seen, hand | seen.since) for seen in self.seen if seen.deal.seat == seat]
            known = self._known[seat, hand] = sum(plays)
        return known

    def _of_play(self, seen: Seen, hand: int) -> float:
        deal = seen.deal
        deal.hands[deal.seat] = hand
        plays = deal.plays()
        if len(plays) < 2:
            return 0.0
        values = self.policy.values_of(deal, plays)
        chosen, unit = values[plays.index((seen.tile, seen.line))], self.unit
        return -log_sum([(value - chosen) * unit for value in values])


def log_sum(logs: list[float]) -> float:
    """The logarithm of a sum of powers of e."""
    most = max(logs)
    return most + log(sum([exp(each - most) for each in logs]))


def _seen(position: ChainPosition) -> list[Seen]:
    """The plays of the others; of a seat that drew and kept tiles only those after it."""
    events = position.view.chain_board.log
    hands = _since(events, position)
    tiles, terms, lines = position.tiles, position.terms, position.line.lines
    held, every = dealt(position.view), position.view.chain_board.laid
    found: list[Seen] = []
    laid, lacks, line = 0, [0] * terms.players, new_line(lines.options)
    for index, event in enumerate(events):
        seat = event.seat
        before = lines.of(line.ends, line.spinner, line.count)[0]
        if isinstance(event, Laid):
            line = line.after(event.tile, event.end)
            tile = tiles.number[event.tile]
            if index in hands:
                after = lines.of(line.ends, line.spinner, line.count)[0]
                sizes = [(1 << count) - 1 for count in held]
                deal = Deal(terms, sizes, [], before, seat, lacks[:], laid)
                deal.openers = openers_of(every[: laid.bit_count()], tiles)
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


def _since(events: Sequence[LineEvent], position: ChainPosition) -> dict[int, int]:
    """For each play of the others whose hand can be known in a world: what has left that hand since, the play's own
    tile included, by the index of the event.
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
    if position.view.deal == 1 and position.terms.options.opens is not Opens.LOT:
        found.pop(0, None)  # which tile opened was no choice
    return found
