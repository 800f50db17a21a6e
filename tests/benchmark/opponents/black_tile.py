"""How the computer plays Black Tile: it estimates what each move costs in points, and chooses the lowest cost.

The cost now: the chance that my side takes this trick, times its points. The cost later: having to lead next, and the
risk in the remaining tiles. Then the moon: any side that may still take all points, including mine.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import prod
from random import Random

from bot.rules.moves import Lead, Move, Pass, Play
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import View
from tests.benchmark.opponents.situations.black_tile import RANKS, SUITS_OF, BlackTileSituation, TrickForecast

# The weights of the evaluation, in points. The defaults were found by playing such players against each other.
ELSEWHERE = 0.3  # the gain from a point that another side takes
NEXT_LEAD = 0.5  # having to lead next
LATER = 0.15  # the risk in the remaining tiles
COVER = 0.5  # the factor on a tile's risk for each lower tile of the suit held with it
YIELDING = -0.2  # playing last to the first trick
QUIET = 0.1  # another side's chance of the moon while no side has a point
ALARM = 0.5  # exponent: the chance of the moon is the share of points of the only side with any
RUN = 3.0  # the number of tricks won from which that chance is full
LOST_LEAD = 0.7  # the factor on that chance when another side wins a trick without points
GREED = 1.2  # the weight of my own chance of the moon
RESISTANCE = 0.6  # the chance that an opponent who can win the trick does


def play(view: View, random: Random) -> Move:
    """Choose a move for the viewer, who has to act."""
    evaluator = BlackTileEvaluator(BlackTileSituation.of(view))
    if view.ask is not None and view.ask.pick:
        return evaluator.passing(view.ask.pick)
    choices = view.ask.choices if view.ask is not None else ()
    return min((choice.move for choice in choices), key=lambda move: (evaluator.cost(move), random.random()))


@dataclass(frozen=True, slots=True)
class BlackTileEvaluator:
    """Estimates what a move costs my side, in points relative to the others.

    What each tile does when it is led is cached: it is asked for again with each move.
    """

    situation: BlackTileSituation
    _safest: dict[Tile, float] = field(default_factory=dict[Tile, float])
    _surest: dict[Tile, float] = field(default_factory=dict[Tile, float])

    def cost(self, move: Move) -> float:
        """The expected cost of a lead, a play or yielding."""
        situation = self.situation
        if not isinstance(move, Lead | Play) or not isinstance(move.piece, Tile):  # it yields
            return LATER * self.risk(situation.hand) + YIELDING + self._moon_value(situation.hand, 0.5)
        suit = move.suit if isinstance(move, Lead) else situation.view.trick_board.led
        assert suit is not None
        left = tuple(tile for tile in situation.hand if tile != move.piece)
        forecast = situation.forecast(move.piece, suit)
        mine = self._chance_of_side(forecast, situation.side)
        points = (mine - ELSEWHERE * (1 - mine)) * forecast.points
        leading = NEXT_LEAD * forecast.wins.get(situation.me, 0.0) * self.next_lead(left)
        staying = LATER * self.risk(left)
        return points + leading + staying + self.others_moon(forecast) + self.own_moon(forecast, left)

    def passing(self, count: int) -> Pass:
        """Pass the tiles whose absence leaves the lowest risk, or the best chance of the moon."""

        def cost(given: tuple[Tile, ...]) -> float:
            left = tuple(tile for tile in self.situation.hand if tile not in given)
            return LATER * self.risk(left) + self._moon_value(left, 0.5)

        return Pass(min(combinations(self.situation.hand, count), key=cost))

    def risk(self, hand: Iterable[Tile]) -> float:
        """The expected cost of a hand's tiles when others lead, summed over the suits of each tile."""
        tiles = tuple(hand)
        stake = self.situation.unseen_points / max(1, len(tiles))
        risk = 0.0
        for tile in tiles:
            for suit in SUITS_OF[tile]:
                ranks, rank = RANKS[suit], RANKS[suit][tile]
                share, high = self.situation.below(suit, rank)
                if share:
                    guards = sum(ranks.get(other, rank) < rank for other in tiles)
                    at_stake = self.situation.worth[tile] + stake + high / 2
                    risk += share * COVER**guards * at_stake
        return risk

    def next_lead(self, hand: tuple[Tile, ...]) -> float:
        """The expected cost of the safest lead from a hand."""
        if not hand:
            return 0.0
        wins = min(map(self._takes_when_led, hand))
        return wins * (self.situation.unseen_points + sum(self.situation.worth[tile] for tile in hand)) / len(hand)

    def others_moon(self, forecast: TrickForecast) -> float:
        """The expected cost of other sides' moons after this trick."""
        situation = self.situation
        cost = 0.0
        for side, points in enumerate(situation.taken):
            if side != situation.side and situation.can_shoot_moon(side):
                theirs = self._chance_of_side(forecast, side)
                won = sum(situation.view.seats[seat].tricks for seat in situation.view.members(side))
                threat_left = LOST_LEAD * self._threat(points, won) * forecast.no_points
                cost += theirs * self._threat(points + forecast.points, won + 1) + (1 - theirs) * threat_left
        return cost * situation.options.moon_points

    def _threat(self, points: float, won: int) -> float:
        """The chance of the moon of the only side with points, which has won so many tricks.

        Without points it is not zero: they may all fall in the last tricks.
        """
        if not points:
            return QUIET
        share = min(1.0, points / self.situation.total)
        return share**ALARM * min(1.0, won / RUN)

    def own_moon(self, forecast: TrickForecast, left: tuple[Tile, ...]) -> float:
        """The value of my own chance of the moon after the trick, as a cost (negative: a gain)."""
        mine = forecast.wins.get(self.situation.me, 0.0)
        partner = self._chance_of_side(forecast, self.situation.side) - mine
        return self._moon_value(left, mine + 0.6 * partner + 0.4 * (1 - mine - partner) * forecast.no_points)

    def _moon_value(self, hand: tuple[Tile, ...], chance: float) -> float:
        if not self.situation.can_shoot_moon(self.situation.side):
            return 0.0
        return -GREED * self.situation.options.moon_points * chance * self.chance_of_all_tricks(hand)

    def chance_of_all_tricks(self, hand: tuple[Tile, ...]) -> float:
        """The chance that my side wins every trick if I lead these tiles in turn."""
        return prod(map(self._wins_when_led, hand))

    def _takes_when_led(self, tile: Tile) -> float:
        """The chance that nobody has to beat a tile that is led in the safer of its suits."""
        if tile not in self._safest:
            self._safest[tile] = min(
                prod(
                    1 - self.situation.response(seat, suit, RANKS[suit][tile]).must_beat
                    for seat in self.situation.reading.hands
                )
                for suit in SUITS_OF[tile]
            )
        return self._safest[tile]

    def _wins_when_led(self, tile: Tile) -> float:
        """The chance that no other side beats a tile that is led in the surer of its suits."""
        if tile not in self._surest:
            self._surest[tile] = max(self._wins_when_led_as(tile, suit) for suit in SUITS_OF[tile])
        return self._surest[tile]

    def _wins_when_led_as(self, tile: Tile, suit: Suit) -> float:
        situation = self.situation
        responses = (
            situation.response(seat, suit, RANKS[suit][tile])
            for seat in situation.reading.hands
            if situation.view.side_of(seat) != situation.side
        )
        return prod(
            1 - RESISTANCE * response.can_beat - (1 - RESISTANCE) * response.must_beat for response in responses
        )

    def _chance_of_side(self, forecast: TrickForecast, side: int) -> float:
        return sum(chance for seat, chance in forecast.wins.items() if self.situation.view.side_of(seat) == side)
