"""How the computer plays Black Tile: each move by the points it should cost, now and later; then the lowest cost.

Now: how likely my side takes this trick, and with what. Later: having to lead next, and the tiles that stay. And the
moon: any side that may still take all points, mine too.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import prod
from random import Random

from bot.players.black_tile_situation import BIG, RANKS, SUITS_OF, Outlook, Situation
from bot.rules.moves import Lead, Move, Pass, Play
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class Style:
    """How much things count, in points. The defaults were found by matches of such players against each other."""

    elsewhere: float = 0.3  # a point that goes to others: I can no longer get it
    next_lead: float = 0.5  # having to lead next
    later: float = 0.15  # the risk in the tiles that stay
    cover: float = 0.5  # what is left of a tile's risk with each lower tile of the suit beside it
    yielding: float = -0.2  # playing last to the first trick
    quiet: float = 0.1  # another side's chance of the moon while nobody has a point
    alarm: float = 0.5  # the share of the points a lone side has, to this power, is its chance of the moon
    run: float = 3.0  # once it has won so many tricks
    lost_lead: float = 0.7  # what is left of that chance when another side wins a trick without points
    greed: float = 1.2  # the part of the moon's points I play for, as far as my hand promises it
    resistance: float = 0.6  # how far others are expected to go over when they could


STYLE = Style()


def play(view: View, random: Random, style: Style = STYLE) -> Move:
    """The move of a seat that is asked for one. Raises TypeError for a view of another kind."""
    judge = Judge(Situation.of(view), style)
    if view.ask is not None and view.ask.pick:
        return judge.passing(view.ask.pick)
    choices = view.ask.choices if view.ask is not None else ()
    return min((choice.move for choice in choices), key=lambda move: (judge.cost(move), random.random()))


@dataclass(frozen=True, slots=True)
class Judge:
    """Says what a move should cost, in points more than the others'."""

    now: Situation
    style: Style

    def cost(self, move: Move) -> float:
        """What a lead, a play or yielding should cost."""
        now, style = self.now, self.style
        if not isinstance(move, Lead | Play) or not isinstance(move.piece, Tile):  # it yields
            return style.later * self.risk(now.hand) + style.yielding + self._promise(now.hand, 0.5)
        suit = move.suit if isinstance(move, Lead) else now.view.trick_board.led
        if suit is None:
            raise ValueError(f"{move} names no suit")
        left = tuple(tile for tile in now.hand if tile != move.piece)
        seen = now.outlook(move.piece, suit)
        mine = self._chance_of_side(seen, now.side)
        points = (mine - style.elsewhere * (1 - mine)) * seen.points
        leading = style.next_lead * seen.wins.get(now.me, 0.0) * self.next_lead(left)
        staying = style.later * self.risk(left)
        return points + leading + staying + self.others_moon(seen) + self.own_moon(seen, left)

    def passing(self, count: int) -> Pass:
        """The tiles without which the hand is least at risk, or promises the moon."""

        def cost(given: tuple[Tile, ...]) -> float:
            left = tuple(tile for tile in self.now.hand if tile not in given)
            return self.style.later * self.risk(left) + self._promise(left, 0.5)

        return Pass(min(combinations(self.now.hand, count), key=cost))

    def risk(self, hand: Iterable[Tile]) -> float:
        """The points that the tiles of a hand should cost when others lead: by suit, what may fall under them."""
        tiles = tuple(hand)
        stake = self.now.points_out() / max(1, len(tiles))
        risk = 0.0
        for tile in tiles:
            for suit in SUITS_OF[tile]:
                rank = RANKS[suit][tile]
                below = [worth for other, worth in self.now.outside[suit] if other < rank]
                if below:
                    guards = sum(RANKS[suit].get(one, rank) < rank for one in tiles)
                    at_stake = self.now.worth[tile] + stake + sum(worth for worth in below if worth >= BIG) / 2
                    risk += len(below) / len(self.now.outside[suit]) * self.style.cover**guards * at_stake
        return risk

    def next_lead(self, hand: tuple[Tile, ...]) -> float:
        """The points that the safest lead from a hand should cost."""
        if not hand:
            return 0.0
        wins = min(
            prod(1 - self.now.answer(seat, suit, RANKS[suit][tile]).over for seat in self.now.reading.hands)
            for tile in hand
            for suit in SUITS_OF[tile]
        )
        return wins * (self.now.points_out() + sum(self.now.worth[tile] for tile in hand)) / len(hand)

    def others_moon(self, seen: Outlook) -> float:
        """What the trick does for the sides that may yet take all points: brings them nearer, or stops them."""
        now = self.now
        cost = 0.0
        for side, points in enumerate(now.taken):
            if side != now.side and now.may_shoot(side):
                theirs = self._chance_of_side(seen, side)
                won = sum(now.view.seats[seat].tricks for seat in now.view.members(side))
                stays = self.style.lost_lead * self._threat(points, won) * seen.no_points
                cost += theirs * self._threat(points + seen.points, won + 1) + (1 - theirs) * stays
        return cost * now.options.moon_points

    def _threat(self, points: float, won: int) -> float:
        """The chance of the moon of a side that has these points, and no other side any, and has won these tricks.

        Points that nobody has yet fall in the last tricks, and then easily to one side.
        """
        if not points:
            return self.style.quiet
        share = min(1.0, points / self.now.total)
        return share**self.style.alarm * min(1.0, won / self.style.run)

    def own_moon(self, seen: Outlook, left: tuple[Tile, ...]) -> float:
        """What my own chance of the moon is worth after the trick (negative: a gain)."""
        mine = seen.wins.get(self.now.me, 0.0)
        partner = self._chance_of_side(seen, self.now.side) - mine
        return self._promise(left, mine + 0.6 * partner + 0.4 * (1 - mine - partner) * seen.no_points)

    def _promise(self, hand: tuple[Tile, ...], chance: float) -> float:
        if not self.now.may_shoot(self.now.side):
            return 0.0
        return -self.style.greed * self.now.options.moon_points * chance * self.power(hand)

    def power(self, hand: tuple[Tile, ...]) -> float:
        """The chance that my side wins every trick if I lead these tiles one after the other."""
        return prod(max(self._holds(tile, suit) for suit in SUITS_OF[tile]) for tile in hand)

    def _holds(self, tile: Tile, suit: Suit) -> float:
        now, resistance = self.now, self.style.resistance
        answers = (
            now.answer(seat, suit, RANKS[suit][tile])
            for seat in now.reading.hands
            if now.view.side_of(seat) != now.side
        )
        return prod(1 - resistance * answer.able - (1 - resistance) * answer.over for answer in answers)

    def _chance_of_side(self, seen: Outlook, side: int) -> float:
        return sum(chance for seat, chance in seen.wins.items() if self.now.view.side_of(seat) == side)
