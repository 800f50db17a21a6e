"""Sevens, in which the hands settle every play: who takes the tricks, and how likely a side takes all of them."""

from collections.abc import Sequence
from random import Random

from bot.players.declaring.count_hand import CountHand
from bot.rules.suits import from_seven

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
