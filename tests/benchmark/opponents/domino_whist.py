"""How the computer plays Domino Whist: it bids the tricks it expects to take, and chooses the play of highest value."""

from dataclasses import replace
from random import Random

from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.moves import Bid, Lead, Move, Play
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View
from tests.benchmark.opponents.situations.whist import WhistSituation
from tests.benchmark.opponents.whist_hand import choose_bid, choose_kitty, choose_pass, choose_trump, weights_for

# The weights of the evaluation, in tricks.
SPENDING = 0.75  # the later value that is given up by playing a tile
LEADING = 0.3  # having the lead with a sure winner in hand; half of it where my partner has the lead
SPARE = 0.4  # a trick beyond the contract, or when it cannot be made
PASSING = 0.5  # the value of passing in the auction, as a share of my side's even part of the tricks
TRUST = 0.5  # the value of passing while my partner's bid stands, as a share of it
EASY_CAUTION = 1.5  # how many tricks fewer the easy level expects when it bids: it plays tiles at random


def play(view: View, random: Random, caution: float = 0.0) -> Move:
    """Choose a move for the viewer."""
    assert view.ask is not None
    assert isinstance(view.options, DominoWhistOptions)
    hand = tuple(piece_view.piece for piece_view in view.hand if piece_view.piece is not None)
    players, weights = len(view.seats), weights_for(view.options, len(view.seats))
    moves = [choice.move for choice in view.ask.choices]
    if view.ask.pick:
        return choose_pass(hand, view.ask.pick, players, weights)
    if view.phase is Phase.BID:
        bids = [move for move in moves if isinstance(move, Bid) and move.amount is not None]
        weights = replace(weights, base=weights.base - caution)
        return choose_bid(hand, bids, players, weights, _expected_by_passing(view, len(hand)))
    if view.phase is Phase.KITTY and (kitty := view.trick_board.kitty[0].piece) is not None:
        return choose_kitty(hand, kitty, players, weights)
    if view.phase is Phase.TRUMP:
        return choose_trump(hand, players, weights)
    situation = WhistSituation.of(view)
    return max(moves, key=lambda move: (value(situation, move), random.random()))


def declare_for_easy_level(view: View, random: Random) -> Move:
    """As `play`, but with lower bids, for a player who then plays tiles at random."""
    return play(view, random, EASY_CAUTION)


def _expected_by_passing(view: View, tricks: int) -> float:
    """The expected score of my side if I pass."""
    side = view.side_of(view.viewer or 0)
    best = leading(view.trick_board.auction)
    if best is not None and view.side_of(best[0]) == side:
        return TRUST * (best[1].amount or 0)
    return PASSING * tricks * len(view.members(side)) / len(view.seats)


def value(situation: WhistSituation, move: Move) -> float:
    """The value of a lead or a play: the trick and the next lead, less the later value of its tile."""
    assert isinstance(move, Lead | Play)
    led = move.suit if isinstance(move, Lead) else situation.view.trick_board.led
    assert led is not None
    mine, partner = situation.wins(move.piece, led)
    left = [tile for tile in situation.hand if tile != move.piece]
    next_lead = max(map(situation.lead_wins_chance, left), default=0.0)
    worth = mine + partner
    if situation.is_declaring and not 0 < situation.tricks_needed <= len(situation.hand):
        worth *= SPARE
    return worth + LEADING * (mine + partner / 2) * next_lead - SPENDING * situation.promise(move.piece)
