"""Positions of Domino Whist set up by hand."""

from bot.rules.boards import Contract
from bot.rules.domino_whist.game import DOMINO_WHIST, WhistMatch
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.game import Match
from bot.rules.moves import Bid, Trump, parse_move
from bot.rules.options import Partners
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.tricks.deal import TrickDeal, in_order
from bot.rules.tricks.trick import Trick
from bot.rules.view import Phase
from tests.rules.say import pieces, refusal_of

ALONE = DominoWhistOptions(target=20)
PARTNERS = DominoWhistOptions(Partners.YES, target=30)
SEED = bytes(range(32))


def position(
    *hands: str,
    bid: int = 4,
    trump: str = "",
    winner: int = 0,
    leader: int | None = None,
    won: str = "",
    kitty: str = "",
    phase: Phase = Phase.PLAY,
    options: DominoWhistOptions = ALONE,
    totals: tuple[int, ...] | None = None,
) -> WhistMatch:
    """A deal with these hands in which `winner` has won the auction; `trump` is a suit or "none", if it was named.

    `won` are the winners of the tricks played before, as "0 0 2". While `phase` is the auction, `winner`'s right
    neighbour deals.
    """
    players = len(hands)
    held = tuple(in_order(pieces(hand)) for hand in hands)
    named = parse_move(f"trump {trump}") if trump else None
    assert named is None or isinstance(named, Trump)
    gone = tuple(map(int, won.split()))
    deal = TrickDeal(
        1, (winner - 1) % players, held, held, pieces(kitty), winner if leader is None else leader, phase,
        (None,) * players,
        contract=None if phase in (Phase.BID, Phase.PASS) else Contract(winner, Bid(bid)),
        trump=named, tricks=(Trick(Suit.N0, ((0, Tile(0, 0)),)),) * len(gone), won=gone,
    )  # fmt: skip
    sides = len(set(DOMINO_WHIST.sides(options, players)))
    return Match(options, players, SEED, deal, totals or (0,) * sides)


def played(match: WhistMatch, *moves: str) -> WhistMatch:
    """The match after moves such as "0 lead 6-4 as 4" (a seat, and its move)."""
    for line in moves:
        seat, said = line.split(" ", 1)
        match, _ = DOMINO_WHIST.play(match, int(seat), parse_move(said))
    return match


def legal(match: WhistMatch, seat: int) -> list[str]:
    return [str(move) for move in DOMINO_WHIST.legal(match, seat)]


def refused(match: WhistMatch, seat: int, move: str) -> str:
    """The sentence with which a move is refused."""
    return refusal_of(DOMINO_WHIST, match, seat, move)
