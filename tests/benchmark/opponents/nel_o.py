"""Nel-O: how dangerous a hand is, and how it is played: the bidder plays low to lose each trick, the others lower."""

from dataclasses import replace
from math import prod
from random import Random

from bot.rules.moves import Lead, Move, NameDoubles, Play
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Doubles, Suit
from bot.rules.tricks.counts import NelODoubles, nel_o_doubles
from tests.benchmark.opponents.situations.counts import CountSituation

DOUBLES_PLACES = (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)


def choose_doubles(situation: CountSituation) -> NameDoubles:
    """The reading of doubles under which my hand is least likely to take a trick."""
    return NameDoubles(min(DOUBLES_PLACES, key=lambda doubles: nel_o_danger(situation, doubles)))


def nel_o_danger(situation: CountSituation, doubles: Doubles) -> float:
    """The danger that a hand takes a trick in Nel-O, summed over its tiles."""
    read = replace(situation, system=DominoSuits(doubles, None, lead_higher_end=True))
    return sum(danger(read, tile) for tile in situation.hand)


def least_danger(situation: CountSituation) -> float:
    """The danger that a hand takes a trick in Nel-O, where the bidder places the doubles if allowed to."""
    is_chosen = situation.options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
    places = DOUBLES_PLACES if is_chosen else (nel_o_doubles(situation.options),)
    return min(nel_o_danger(situation, doubles) for doubles in places)


def nel_o_play(situation: CountSituation, moves: list[Move], random: Random) -> Move:
    """Choose a lead or play, as the bidder or as an opponent."""
    contract = situation.view.trick_board.contract
    bidder = contract.seat if contract is not None else situation.me

    def key(move: Move) -> tuple[float, float, float]:
        tile = _tile(move)
        risk = _bidders_risk(situation, tile) if bidder == situation.me else _others_risk(situation, tile, bidder)
        return risk, -danger(situation, tile), random.random()

    return min(moves, key=key)


def _bidders_risk(situation: CountSituation, tile: Tile) -> float:
    """The chance that I take the trick with this tile."""
    led = situation.suit_led(tile)
    seat, best = situation.winning_play((*situation.plays, (situation.me, tile)), led)
    if seat != situation.me:
        return 0.0
    return _stays(situation, led, best)


def _others_risk(situation: CountSituation, tile: Tile, bidder: int) -> float:
    """The chance that the bidder loses this trick if I play this tile."""
    led = situation.suit_led(tile)
    seat, best = situation.winning_play((*situation.plays, (situation.me, tile)), led)
    if bidder not in situation.later:
        if seat != bidder:
            return 1.0
        return 1 - _stays(situation, led, best)
    return 1 - situation.must_beat(bidder, led, best)


def _stays(situation: CountSituation, led: Suit, best: Tile) -> float:
    """The chance that nobody who is yet to play has to beat a tile."""
    return prod(1 - situation.must_beat(other, led, best) for other in situation.later)


def danger(situation: CountSituation, tile: Tile) -> float:
    """The danger that a tile takes a trick that others lead, in the more dangerous of its suits."""
    return max(_danger_in_suit(situation, tile, suit) for suit in situation.system.suits_of(tile))


def _danger_in_suit(situation: CountSituation, tile: Tile, suit: Suit) -> float:
    rank = situation.suits[suit][tile]
    below, above = situation.copies_out(suit, below=rank), situation.copies_out(suit, above=rank)
    if not below:
        return 0.0
    guards = sum(1 for other in situation.hand if situation.suits[suit].get(other, rank) < rank)
    return below / (below + above + 0.5) * 0.6**guards


def _tile(move: Move) -> Tile:
    assert isinstance(move, Lead | Play)
    assert isinstance(move.piece, Tile)
    return move.piece
