"""How the computer plays Domino Whist: it bids what its hand should take, and plays each trick for what it is worth."""

from dataclasses import dataclass, replace
from random import Random

from bot.players.whist_hand import choose_bid, choose_kitty, choose_pass, choose_trump, weights_for
from bot.players.whist_situation import Situation
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.moves import Bid, Lead, Move, Play
from bot.rules.tricks.bids import leading
from bot.rules.view import Phase, View


@dataclass(frozen=True, slots=True)
class Style:
    """How much things count, in tricks."""

    spending: float = 0.75  # what a tile promises, when it is played
    leading: float = 0.3  # having the lead with a sure tile in hand; half of it where my partner has
    spare: float = 0.4  # a trick beyond the contract, or when it cannot be made
    passing: float = 0.5  # what passing in the auction should bring, as a share of my side's even part of the tricks
    trust: float = 0.5  # likewise of a bid of my partner's that stands
    caution: float = 0.0  # how many tricks fewer I expect to take when I bid


STYLE = Style()
EASY = Style(caution=1.5)  # for one who declares as others do, but then plays any tile


def play(view: View, random: Random, style: Style = STYLE) -> Move:
    """The move of a seat that is asked for one. Raises TypeError for a view of another kind."""
    if view.ask is None or not isinstance(view.options, DominoWhistOptions):
        raise TypeError("the view asks for no move of this game")
    hand = tuple(one.piece for one in view.hand if one.piece is not None)
    players, weights = len(view.seats), weights_for(view.options, len(view.seats))
    moves = [choice.move for choice in view.ask.choices]
    if view.ask.pick:
        return choose_pass(hand, view.ask.pick, players, weights)
    if view.phase is Phase.BID:
        bids = [move for move in moves if isinstance(move, Bid) and move.amount is not None]
        weights = replace(weights, base=weights.base - style.caution)
        return choose_bid(hand, bids, players, weights, _by_passing(view, len(hand), style))
    if view.phase is Phase.KITTY and (kitty := view.trick_board.kitty[0].piece) is not None:
        return choose_kitty(hand, kitty, players, weights)
    if view.phase is Phase.TRUMP:
        return choose_trump(hand, players, weights)
    now = Situation.of(view)
    return max(moves, key=lambda move: (value(now, move, style), random.random()))


def declare_easily(view: View, random: Random) -> Move:
    """As `play`, but with bids that may be made by playing any tile."""
    return play(view, random, EASY)


def _by_passing(view: View, tricks: int, style: Style) -> float:
    """What my side should score if I pass."""
    side = view.side_of(view.viewer or 0)
    best = leading(view.trick_board.auction)
    if best is not None and view.side_of(best[0]) == side:
        return style.trust * (best[1].amount or 0)
    return style.passing * tricks * len(view.members(side)) / len(view.seats)


def value(now: Situation, move: Move, style: Style = STYLE) -> float:
    """What a lead or a play should bring: the trick, then the lead, less what its tile promises later."""
    if not isinstance(move, Lead | Play):
        raise TypeError(f"{move} plays no tile")
    led = move.suit if isinstance(move, Lead) else now.view.trick_board.led
    if led is None:
        raise ValueError(f"{move} names no suit")
    mine, partner = now.wins(move.piece, led)
    left = [tile for tile in now.hand if tile != move.piece]
    next_lead = max(map(now.lead_holds, left), default=0.0)
    worth = mine + partner
    if now.declaring and not 0 < now.needed <= len(now.hand):
        worth *= style.spare
    return worth + style.leading * (mine + partner / 2) * next_lead - style.spending * now.promise(move.piece)
