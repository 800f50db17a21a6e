"""How the computer bids in Seventy-Nine, names trump and says where the doubles belong in Nel-O."""

from dataclasses import replace
from math import erf, sqrt

from bot.players.seventy_nine_nel_o import danger
from bot.players.seventy_nine_situation import WORTH, Situation
from bot.rules.moves import Bid, Move, NameDoubles, Trump
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Doubles, Suit
from bot.rules.tricks.bids import NEL_O, PASS, leading
from bot.rules.tricks.counts import NelODoubles, nel_o_doubles

SPREAD = 17.4  # of what a side takes around what its bidder expects
FAIR = 0.51  # the chance to make the lowest bid from which it is bid
SURE = 0.62  # and to make a higher one
RAISING = 0.2  # how much surer I must be to raise a partner's
MOST_DANGER = 1.5  # of a hand with which Nel-O is bid: computers lose every trick with two such in three
FIVES = Tile(5, 5)  # the one double that counts
READINGS = (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)


def expected(hand: tuple[Tile, ...], number: int) -> float:
    """What my side should take if I name this trump and lead: fitted to deals of computer players."""
    trumps = [tile for tile in hand if tile.has(number)]
    others = [tile for tile in hand if not tile.has(number)]
    top = sum(tile.is_double for tile in trumps)
    high = sum(tile.other(number) for tile in trumps if not tile.is_double)
    counts = sum(WORTH[tile] for tile in trumps)
    doubles = sum(tile.is_double for tile in others)
    fives = others.count(FIVES)
    voids = sum(all(not tile.has(suit) for tile in others) for suit in range(7) if suit != number)
    strength = 4.0 * len(trumps) + 4.1 * top + 0.26 * high + 0.33 * counts
    return 19.0 + strength + 2.1 * doubles + 2.8 * fives + 1.1 * voids


def best_trump(hand: tuple[Tile, ...]) -> int:
    return max(range(7), key=lambda number: expected(hand, number))


def choose_trump(hand: tuple[Tile, ...]) -> Trump:
    return Trump(Suit.number(best_trump(hand)))


def choose_doubles(now: Situation) -> NameDoubles:
    """Where the doubles do my Nel-O the least harm."""
    return NameDoubles(min(READINGS, key=lambda doubles: nel_o_danger(now, doubles)))


def nel_o_danger(now: Situation, doubles: Doubles) -> float:
    """How much a hand is in danger of taking a trick in Nel-O."""
    read = replace(now, system=DominoSuits(doubles, None, lead_higher_end=True))
    return sum(danger(read, tile) for tile in now.hand)


def bid(now: Situation, moves: list[Move]) -> Move:
    """The highest bid that is sure enough, or the lowest that is fair or all that is needed; else pass."""
    chosen = now.options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
    readings = READINGS if chosen else (nel_o_doubles(now.options),)
    if NEL_O in moves and min(nel_o_danger(now, doubles) for doubles in readings) <= MOST_DANGER:
        return NEL_O
    auction = now.view.trick_board.auction
    best = leading(auction)
    raising = best is not None and now.mine(best[0])
    more = RAISING if raising else 0.0
    should = expected(now.hand, best_trump(now.hand))
    bids = sorted((move for move in moves if isinstance(move, Bid) and move.amount is not None), key=_amount)
    if not bids or chance(should, bids[0]) < FAIR + more:
        return PASS
    last = len(auction) == len(now.view.seats) - 1
    higher = [] if last else [one for one in bids[1:] if chance(should, one) >= SURE + more]
    return higher[-1] if higher else bids[0]


def chance(should: float, bid: Bid) -> float:
    """The chance to take as much as is bid by a hand that should take so much; none for pass and Nel-O."""
    if bid.amount is None:
        return 0.0
    return (1 + erf((should - bid.amount + 0.5) / SPREAD / sqrt(2))) / 2


def _amount(bid: Bid) -> int:
    return bid.amount or 0
