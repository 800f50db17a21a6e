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
    """The reading of doubles under which my hand is least likely to take a trick."""
    return NameDoubles(min(PLACES, key=lambda doubles: _danger(hand, doubles)))


def least_danger(hand: CountHand) -> float:
    """The danger that a hand takes a trick, where the bidder places the doubles if allowed to."""
    is_chosen = hand.options.nel_o_doubles == "bidders_choice"
    places = PLACES if is_chosen else (nel_o_doubles(hand.options),)
    return min(_danger(hand, doubles) for doubles in places)


def _danger(hand: CountHand, doubles: Doubles) -> float:
    """The danger that a hand takes a trick that others lead, summed over its tiles: each in its worse suit."""
    ranks = ranks_in(DominoSuits(doubles, None, lead_higher_end=True))
    return sum(max(_danger_in(hand, tile, suit) for suit in ranks.values() if tile in suit) for tile in hand.tiles)


def _danger_in(hand: CountHand, tile: Tile, suit: dict[Tile, int]) -> float:
    rank = suit[tile]
    below = sum(hand.hidden[other] for other in suit if suit[other] < rank)
    above = sum(hand.hidden[other] for other in suit if suit[other] > rank)
    guards = sum(suit.get(other, rank) < rank for other in hand.tiles)
    return below / (below + above + 0.5) * 0.6**guards


DEALS = 100  # of what lies hidden, always the same ones


def tricks_taken(distances: Sequence[Sequence[int]], bidder: int) -> list[int]:
    """The tricks each seat takes until the bidder's side, of every second seat, loses one.

    `distances` are by seat how far its tiles are from seven pips, ascending: each plays its next, the first of equal
    ones takes the trick, and its player leads to the next.
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
    """How likely my side takes every trick of Sevens if I lead: counted over deals of what lies hidden."""
    own = sorted(map(from_seven, hand.tiles))
    hidden = [from_seven(piece) for piece in hand.hidden.elements()]
    random, made, count = Random(0), 0, len(own)  # noqa: S311 - the same deals each time, so that it is a pure function
    for _ in range(DEALS):
        random.shuffle(hidden)
        others = [sorted(hidden[start : start + count]) for start in range(0, len(hidden), count)]
        tricks = tricks_taken([own, *others], 0)
        made += not sum(tricks[1::2])
    return made / DEALS
