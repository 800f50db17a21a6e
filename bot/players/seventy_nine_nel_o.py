"""How the computer plays Nel-O, on either side of it: the bidder goes under, the others go lower still."""

from random import Random

from bot.players.seventy_nine_situation import Situation
from bot.rules.moves import Lead, Move, Play
from bot.rules.pieces import Tile
from bot.rules.suits import Suit


def nel_o_play(now: Situation, moves: list[Move], random: Random) -> Move:
    """The play, or lead, of the bidder or of one of the three others."""
    contract = now.view.trick_board.contract
    bidder = contract.seat if contract is not None else now.me

    def key(move: Move) -> tuple[float, float, float]:
        tile = _tile(move)
        risk = _bidders_risk(now, tile) if bidder == now.me else _others_risk(now, tile, bidder)
        return risk, -danger(now, tile), random.random()

    return min(moves, key=key)


def _bidders_risk(now: Situation, tile: Tile) -> float:
    """The chance that I take the trick with this tile."""
    led = now.led_by(tile)
    seat, best = now.best((*now.plays, (now.me, tile)), led)
    if seat != now.me:
        return 0.0
    stays = 1.0
    for other in now.later:
        stays *= 1 - now.must_beat(other, led, best)
    return stays


def _others_risk(now: Situation, tile: Tile, bidder: int) -> float:
    """The chance that the bidder gets away with this trick if I play this tile."""
    led = now.led_by(tile)
    seat, best = now.best((*now.plays, (now.me, tile)), led)
    if bidder not in now.later:
        if seat != bidder:
            return 1.0
        stays = 1.0
        for other in now.later:
            stays *= 1 - now.must_beat(other, led, best)
        return 1 - stays
    return 1 - now.must_beat(bidder, led, best)


def danger(now: Situation, tile: Tile) -> float:
    """How much a tile is in danger of taking a trick that others lead, the likeliest of its suits counting."""
    return max(_in_suit(now, tile, suit) for suit in now.system.suits_of(tile))


def _in_suit(now: Situation, tile: Tile, suit: Suit) -> float:
    rank = now.suits[suit][tile]
    below, above = now.copies_out(suit, below=rank), now.copies_out(suit, above=rank)
    if not below:
        return 0.0
    guards = sum(1 for one in now.hand if now.suits[suit].get(one, rank) < rank)
    return below / (below + above + 0.5) * 0.6**guards


def _tile(move: Move) -> Tile:
    if not isinstance(move, Lead | Play) or not isinstance(move.piece, Tile):
        raise TypeError(f"{move} plays no tile")
    return move.piece
