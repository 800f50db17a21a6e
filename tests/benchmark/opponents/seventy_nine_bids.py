"""How the computer bids in Seventy-Nine and names trump."""

from math import erf, sqrt

from bot.rules.moves import Bid, Move, Trump
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.tricks.bids import NEL_O, PASS, leading
from tests.benchmark.opponents.nel_o import least_danger
from tests.benchmark.opponents.situations.counts import WORTH, CountSituation

SPREAD = 17.4  # standard deviation of the points taken around those expected
FAIR = 0.51  # the chance from which the lowest bid is made
SURE = 0.62  # and a higher bid
RAISING = 0.2  # added to both where the highest bid is a partner's
MOST_DANGER = 1.5  # up to which Nel-O is bid: computers then succeed in two of three deals
DOUBLE_FIVE = Tile(5, 5)  # the only double worth points


def expected_points(hand: tuple[Tile, ...], number: int) -> float:
    """The points my side takes if I name this trump and lead, fitted to deals of computer players."""
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


def best_trump(hand: tuple[Tile, ...]) -> int:
    return max(range(7), key=lambda number: expected_points(hand, number))


def choose_trump(hand: tuple[Tile, ...]) -> Trump:
    return Trump(Suit.number(best_trump(hand)))


def bid(situation: CountSituation, moves: list[Move]) -> Move:
    """The highest bid that is likely enough, or the lowest where it is fair or suffices as the last bid; else pass."""
    if NEL_O in moves and least_danger(situation) <= MOST_DANGER:
        return NEL_O
    auction = situation.view.trick_board.auction
    best = leading(auction)
    raising = best is not None and situation.is_on_my_side(best[0])
    more = RAISING if raising else 0.0
    expected = expected_points(situation.hand, best_trump(situation.hand))
    bids = sorted((move for move in moves if isinstance(move, Bid) and move.amount is not None), key=_amount)
    if not bids or chance(expected, bids[0]) < FAIR + more:
        return PASS
    last = len(auction) == len(situation.view.seats) - 1
    higher = [] if last else [bid for bid in bids[1:] if chance(expected, bid) >= SURE + more]
    return higher[-1] if higher else bids[0]


def chance(expected: float, bid: Bid) -> float:
    """The chance to make a bid with a hand expected to take so many points; 0 for pass and Nel-O."""
    if bid.amount is None:
        return 0.0
    return (1 + erf((expected - bid.amount + 0.5) / SPREAD / sqrt(2))) / 2


def _amount(bid: Bid) -> int:
    return bid.amount or 0
