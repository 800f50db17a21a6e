"""The contracts for no trick and for every trick: the danger of a hand in Nel-O, and the tricks of Sevens."""

from collections.abc import Sequence
from random import Random

from bot.players.declaring.count_hand import CountHand, ranks_in
from bot.rules.moves import NameDoubles
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Doubles, from_seven
from bot.rules.tricks.counts import nel_o_doubles
from bot.rules.tricks.declaring import PLACES


def choose_doubles(hand: CountHand) -> NameDoubles:
    """The place of doubles in which my hand is least likely to take a trick."""
    return NameDoubles(min(PLACES, key=lambda doubles: _danger(hand, doubles)))


def least_danger(hand: CountHand) -> float:
    """The danger that a hand takes a trick, with the doubles in the best place that the bidder can choose."""
    is_chosen = hand.options.nel_o_doubles == "bidders_choice"
    places = PLACES if is_chosen else (nel_o_doubles(hand.options),)
    return min(_danger(hand, doubles) for doubles in places)


def _danger(hand: CountHand, doubles: Doubles) -> float:
    """The danger that a hand takes a trick others lead, summed over its tiles, each in its worse suit."""
    ranks = ranks_in(DominoSuits(doubles, None, lead_higher_end=True))
    return sum(max(_danger_in(hand, tile, suit) for suit in ranks.values() if tile in suit) for tile in hand.tiles)


def _danger_in(hand: CountHand, tile: Tile, suit: dict[Tile, int]) -> float:
    rank = suit[tile]
    below = sum(hand.hidden[other] for other in suit if suit[other] < rank)
    above = sum(hand.hidden[other] for other in suit if suit[other] > rank)
    guards = sum(suit.get(other, rank) < rank for other in hand.tiles)
    return below / (below + above + 0.5) * 0.6**guards


DEALS = 100  # of the hidden tiles, always the same


def tricks_taken(distances: Sequence[Sequence[int]], bidder: int) -> list[int]:
    """The tricks each seat takes until the bidder's side (every second seat) loses one.

    `distances` has for each seat its tiles' distances from seven pips, ascending. Each plays its next; the first of
    equal ones takes the trick and leads to the next.
    """
    seats = len(distances)
    tricks, leader = [0] * seats, bidder
    for number in range(len(distances[bidder])):
        order = [(leader + step) % seats for step in range(seats)]
        leader = min(order, key=lambda seat: distances[seat][number])
        tricks[leader] += 1
        if (leader - bidder) % 2:
            break
    return tricks


def chance_of_sevens(hand: CountHand) -> float:
    """The chance that my side takes every trick of Sevens if I lead, over sampled deals of the hidden tiles."""
    own = sorted(map(from_seven, hand.tiles))
    hidden = [from_seven(piece) for piece in hand.hidden.elements()]
    random, made, count = Random(0), 0, len(own)  # noqa: S311 - the same deals each time, so that it is a pure function
    for _ in range(DEALS):
        random.shuffle(hidden)
        others = [sorted(hidden[start : start + count]) for start in range(0, len(hidden), count)]
        tricks = tricks_taken([own, *others], 0)
        made += not sum(tricks[1::2])
    return made / DEALS
