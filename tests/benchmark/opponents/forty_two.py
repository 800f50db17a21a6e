"""How the computer plays Forty-Two: what a hand should take with each trump, then each tile by what it should gain."""

from math import erf, sqrt
from random import Random

from bot.rules.moves import Bid, Move, Trump
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.bids import PASS, leading
from bot.rules.tricks.counts import suits_under
from bot.rules.view import Phase, View
from tests.benchmark.opponents.count_play import play_tile
from tests.benchmark.opponents.nel_o import choose_doubles, least_danger
from tests.benchmark.opponents.situations.counts import WORTH, CountSituation, ranks_in

TRUMPS = (*map(Suit.number, range(7)), Suit.DOUBLES, None)
ALL = 42  # the points of a deal
SPREAD = 10.4  # of what a side takes around what its bidder expects
FAIR = 0.45  # the chance to make the lowest bid from which it is bid
SURE = 0.6  # and to make a higher one
RAISING = 0.2  # how much surer I must be to raise a partner's
SWEEPING = 36.5  # the points I should expect with which marks are bid: all are taken in two deals of three
MOST_DANGER = 0.8  # of a hand with which Nel-O is bid


def play(view: View, random: Random) -> Move:
    """The move of a seat that is asked for one. Raises TypeError for a view of another kind."""
    situation = CountSituation.of(view)
    moves = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    if view.phase is Phase.BID:
        return choose_bid(situation, [move for move in moves if isinstance(move, Bid)])
    if view.phase is Phase.TRUMP:
        return Trump(best_trump(situation))
    if view.phase is Phase.DOUBLES:
        return choose_doubles(situation)
    return play_tile(situation, moves, random)


def best_trump(situation: CountSituation) -> Suit | None:
    """The trump with which my hand should take most."""
    return max(TRUMPS, key=lambda trump: expected(situation, trump))


def expected(situation: CountSituation, trump: Suit | None) -> float:
    """What my side should take if I name this trump and lead: fitted to deals of computer players."""
    system = suits_under(trump)
    trumps = [tile for tile in situation.hand if trump is not None and trump in system.suits_of(tile)]
    others = [tile for tile in situation.hand if tile not in trumps]
    unbeaten = [tile for tile in situation.hand if _is_unbeaten(tile, situation.hand, system)]
    walkers = [tile for tile in others if tile in unbeaten]
    has_top = any(tile in unbeaten for tile in trumps)
    counts = sum(WORTH[tile] for tile in (*trumps, *walkers))
    doubles = sum(tile.is_double for tile in others)
    strength = 4.3 * len(trumps) + 2.1 * has_top + 0.7 * (len(unbeaten) - len(walkers))
    return 6.5 + strength + 1.5 * len(walkers) + 1.4 * doubles + 0.24 * counts


def choose_bid(situation: CountSituation, bids: list[Bid]) -> Bid:
    """Marks with a hand that should take everything, else the highest bid that is sure enough; or pass."""
    nel_o = [bid for bid in bids if bid.nel_o]
    if nel_o and least_danger(situation) <= MOST_DANGER:
        return nel_o[0]
    plain = [bid for bid in bids if bid.special is None and bid != PASS]
    should = max(expected(situation, trump) for trump in TRUMPS)
    if plain and should >= SWEEPING:
        return plain[-1]
    auction = situation.view.trick_board.auction
    best = leading(auction)
    more = RAISING if best is not None and situation.is_on_my_side(best[0]) else 0.0
    below = [bid for bid in plain if (bid.amount or 0) < ALL]
    if not below or chance(should, below[0]) < FAIR + more:
        return PASS
    is_last = len(auction) == len(situation.view.seats) - 1
    higher = [] if is_last else [bid for bid in below[1:] if chance(should, bid) >= SURE + more]
    return higher[-1] if higher else below[0]


def chance(should: float, bid: Bid) -> float:
    """The chance to take as much as is bid by a hand that should take so much."""
    return (1 + erf((should - (bid.amount or 0) + 0.5) / SPREAD / sqrt(2))) / 2


def _is_unbeaten(tile: Tile, hand: tuple[Tile, ...], system: DominoSuits) -> bool:
    """Whether no tile of its suit that another may hold is higher."""
    ranks = ranks_in(system)[system.lead_suits(tile)[0]]
    return all(rank < ranks[tile] or other in hand for other, rank in ranks.items())
