"""Bidding and naming trump in Forty-Two, by the expected points with each trump."""

from bot.players.declaring.count_hand import (
    WORTH,
    CountHand,
    chance_of_sevens,
    choose_doubles,
    least_danger,
    likely_bid,
    plain_bids,
    ranks_in,
)
from bot.rules.forty_two.game import open_contracts
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.moves import Bid, Declare, Move, NameDoubles, Special, Trump
from bot.rules.pieces import Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.counts import suits_under
from bot.rules.tricks.declaring import PLACES
from bot.rules.view import Phase, View

TRUMPS = (*map(Suit.number, range(7)), Suit.DOUBLES, None)
ALL = 42  # the points of a deal
SPREAD = 10.4  # standard deviation of a side's points around its bidder's expectation
FAIR = 0.45  # the least chance of success for the lowest bid
SURE = 0.6  # and for a higher one
SWEEPING = 36.5  # the expected points from which marks are bid: two deals of three then take all
MOST_DANGER = 0.8  # the most danger of a hand that bids Nel-O


def declare(view: View) -> Move:
    """The viewer's bid or contract. Raises TypeError for a view of another kind."""
    hand = CountHand.of(view)
    if view.phase is Phase.BID:
        if (special := special_bid(view)) is not None:
            return special
        plain, should = plain_bids(view), max(expected(hand, trump) for trump in TRUMPS)
        if plain and should >= SWEEPING:
            return plain[-1]  # marks
        return likely_bid(view, [bid for bid in plain if (bid.amount or 0) < ALL], should, SPREAD, FAIR, SURE)
    if view.phase is Phase.TRUMP:
        offered = [choice.move for choice in view.ask.choices] if view.ask is not None else []
        trump = max(TRUMPS, key=lambda trump: expected(hand, trump))
        declared = [move for move in offered if isinstance(move, Declare) and _calls_for(hand, move.special)]
        return declared[0] if declared and expected(hand, trump) < SWEEPING else Trump(trump)
    contract = view.trick_board.contract
    if contract is not None and contract.bid.nel_o:
        return choose_doubles(hand)
    return NameDoubles(max(PLACES, key=lambda place: expected(hand, None, place)))


def special_bid(view: View) -> Bid | None:
    """The bid of a hand that suits Nel-O or Sevens; None for other hands."""
    options = view.options_as(FortyTwoOptions)
    offered = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    for special, amounts in open_contracts(options).items():
        name = None if options.are_declared else special
        bids = [bid for bid in offered if isinstance(bid, Bid) and bid.special is name and bid.amount in amounts]
        if bids and _calls_for(CountHand.of(view), special):
            return bids[0]
    return None


def _calls_for(hand: CountHand, special: Special) -> bool:
    if special is Special.NEL_O:
        return least_danger(hand) <= MOST_DANGER
    return special is Special.SEVENS and chance_of_sevens(hand) >= SURE


def expected(hand: CountHand, trump: Suit | None, place: Doubles | None = None) -> float:
    """The expected points of my side if I name this trump and lead, fitted to deals of computer players.

    Without trump the doubles belong in `place`; None stands for the house rules' place, or else high.
    """
    without = place or hand.options.follow_me or Doubles.HIGH
    system = suits_under(trump, without)
    trumps = [tile for tile in hand.tiles if trump is not None and trump in system.suits_of(tile)]
    others = [tile for tile in hand.tiles if tile not in trumps]
    unbeaten: list[Tile] = []  # no other seat can hold a higher tile of its suit
    for tile in hand.tiles:
        ranks = ranks_in(system)[system.lead_suits(tile)[0]]
        if all(rank < ranks[tile] or other in hand.tiles for other, rank in ranks.items()):
            unbeaten.append(tile)
    walkers = [tile for tile in others if tile in unbeaten]
    has_top = any(tile in unbeaten for tile in trumps)
    counts = sum(WORTH[tile] for tile in (*trumps, *walkers))
    doubles = 0 if trump is None and without is Doubles.LOW else sum(tile.is_double for tile in others)
    strength = 4.3 * len(trumps) + 2.1 * has_top + 0.7 * (len(unbeaten) - len(walkers))
    return 6.5 + strength + 1.5 * len(walkers) + 1.4 * doubles + 0.24 * counts
