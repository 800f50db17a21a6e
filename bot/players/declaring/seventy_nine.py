"""Bidding and naming trump in Seventy-Nine, by a hand's expected points."""

from bot.players.declaring.count_hand import WORTH, CountHand, choose_doubles, least_danger, likely_bid, plain_bids
from bot.rules.moves import Bid, Move, Trump
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.tricks.bids import NEL_O
from bot.rules.view import Phase, View

SPREAD = 17.4  # standard deviation of the points around their expectation
FAIR = 0.51  # the least chance of success for the lowest bid
SURE = 0.62  # and for a higher one
MOST_DANGER = 1.5  # the most danger of a hand that bids Nel-O: computers then succeed in two deals of three
DOUBLE_FIVE = Tile(5, 5)  # the only double worth points


def declare(view: View) -> Move:
    """The viewer's bid or contract. Raises TypeError for a view of another kind."""
    hand = CountHand.of(view)
    if view.phase is Phase.BID:
        should = max(expected_points(hand.tiles, number) for number in range(7))
        return special_bid(view) or likely_bid(view, plain_bids(view), should, SPREAD, FAIR, SURE)
    if view.phase is Phase.TRUMP:
        return Trump(Suit.number(max(range(7), key=lambda number: expected_points(hand.tiles, number))))
    return choose_doubles(hand)


def expected_points(hand: tuple[Tile, ...], number: int) -> float:
    """The expected points of my side if I name this trump and lead, fitted to deals of computer players."""
    trumps = [tile for tile in hand if tile.has(number)]
    others = [tile for tile in hand if not tile.has(number)]
    top = sum(tile.is_double for tile in trumps)
    high = sum(tile.other(number) for tile in trumps if not tile.is_double)
    counts = sum(WORTH[tile] for tile in trumps)
    doubles = sum(tile.is_double for tile in others)
    double_fives = others.count(DOUBLE_FIVE)
    voids = sum(all(not tile.has(suit) for tile in others) for suit in range(7) if suit != number)
    strength = 4.0 * len(trumps) + 4.1 * top + 0.26 * high + 0.33 * counts
    return 19.0 + strength + 2.1 * doubles + 2.8 * double_fives + 1.1 * voids


def special_bid(view: View) -> Bid | None:
    """A bid of Nel-O if it is on offer and suits the hand."""
    offered = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    return NEL_O if NEL_O in offered and least_danger(CountHand.of(view)) <= MOST_DANGER else None
