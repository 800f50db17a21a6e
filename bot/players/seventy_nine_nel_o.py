"""How the computer plays Nel-O: the bidder plays low to lose each trick, the opponents play lower."""

from random import Random

from bot.players.seventy_nine_situation import SeventyNineSituation
from bot.rules.moves import Lead, Move, Play
from bot.rules.pieces import Tile
from bot.rules.suits import Suit


def nel_o_play(situation: SeventyNineSituation, moves: list[Move], random: Random) -> Move:
    """Choose a lead or play, as the bidder or as an opponent."""
    contract = situation.view.trick_board.contract
    bidder = contract.seat if contract is not None else situation.me

    def key(move: Move) -> tuple[float, float, float]:
        tile = _tile(move)
        risk = _bidders_risk(situation, tile) if bidder == situation.me else _others_risk(situation, tile, bidder)
        return risk, -danger(situation, tile), random.random()

    return min(moves, key=key)


def _bidders_risk(situation: SeventyNineSituation, tile: Tile) -> float:
    """The chance that I take the trick with this tile."""
    led = situation.suit_led(tile)
    seat, best = situation.winning_play((*situation.plays, (situation.me, tile)), led)
    if seat != situation.me:
        return 0.0
    stays = 1.0
    for other in situation.later:
        stays *= 1 - situation.must_beat(other, led, best)
    return stays


def _others_risk(situation: SeventyNineSituation, tile: Tile, bidder: int) -> float:
    """The chance that the bidder loses this trick if I play this tile."""
    led = situation.suit_led(tile)
    seat, best = situation.winning_play((*situation.plays, (situation.me, tile)), led)
    if bidder not in situation.later:
        if seat != bidder:
            return 1.0
        stays = 1.0
        for other in situation.later:
            stays *= 1 - situation.must_beat(other, led, best)
        return 1 - stays
    return 1 - situation.must_beat(bidder, led, best)


def danger(situation: SeventyNineSituation, tile: Tile) -> float:
    """The danger that a tile takes a trick that others lead, in the more dangerous of its suits."""
    return max(_danger_in_suit(situation, tile, suit) for suit in situation.system.suits_of(tile))


def _danger_in_suit(situation: SeventyNineSituation, tile: Tile, suit: Suit) -> float:
    rank = situation.suits[suit][tile]
    below, above = situation.copies_out(suit, below=rank), situation.copies_out(suit, above=rank)
    if not below:
        return 0.0
    guards = sum(1 for other in situation.hand if situation.suits[suit].get(other, rank) < rank)
    return below / (below + above + 0.5) * 0.6**guards


def _tile(move: Move) -> Tile:
    if not isinstance(move, Lead | Play) or not isinstance(move.piece, Tile):
        raise TypeError(f"{move} plays no tile")
    return move.piece
