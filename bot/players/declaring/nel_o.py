"""Nel-O, in which the bidder is to lose every trick: how dangerous a hand is, and where its doubles are safest."""

from bot.players.declaring.count_hand import CountHand, ranks_in
from bot.rules.moves import NameDoubles
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Doubles
from bot.rules.tricks.counts import NelODoubles, nel_o_doubles
from bot.rules.tricks.declaring import PLACES


def choose_doubles(hand: CountHand) -> NameDoubles:
    """The reading of doubles under which my hand is least likely to take a trick."""
    return NameDoubles(min(PLACES, key=lambda doubles: _danger(hand, doubles)))


def least_danger(hand: CountHand) -> float:
    """The danger that a hand takes a trick, where the bidder places the doubles if allowed to."""
    is_chosen = hand.options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
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
