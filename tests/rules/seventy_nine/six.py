"""Positions of Seventy-Nine set up by hand."""

from bot.rules.boards import Contract
from bot.rules.game import Match
from bot.rules.moves import Bid, Trump, parse_bid, parse_move
from bot.rules.pieces import Piece
from bot.rules.seventy_nine.game import SEVENTY_NINE, SeventyNineMatch
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.counts import NelO, NelODoubles, Scoring
from bot.rules.tricks.deal import TrickDeal, in_order
from bot.rules.tricks.trick import Trick
from bot.rules.view import Phase
from tests.rules.say import pieces, refusal_of

POINTS = SeventyNineOptions()
MARKS = SeventyNineOptions(Scoring.MARKS, 9)
NEL_O = SeventyNineOptions(nel_o=NelO.ON)
CHOICE = SeventyNineOptions(nel_o=NelO.ON, nel_o_doubles=NelODoubles.BIDDERS_CHOICE)
LONG = SeventyNineOptions(target=1000)


def position(
    *hands: str,
    bid: str = "50",
    trump: int | None = None,
    doubles: Doubles | None = None,
    leader: int = 0,
    options: SeventyNineOptions = POINTS,
    before: tuple[str, ...] = (),
    totals: tuple[int, int] = (0, 0),
    phase: Phase = Phase.PLAY,
    unused: str = "",
) -> SeventyNineMatch:
    """A deal with these hands in which `leader`, who has won the auction with `bid`, is to lead or to declare.

    `before` are finished tricks as "1: 5-5 6-4": the seat that won, and the tiles.
    """
    held = tuple(in_order(pieces(hand)) for hand in hands)
    gone = [line.split(": ") for line in before]
    deal = TrickDeal(
        1, (leader - 1) % 6, held, held, pieces(unused), leader, phase, (None,) * 6,
        contract=Contract(leader, parse_bid(bid)),
        trump=None if trump is None else Trump(Suit.number(trump)),
        doubles=doubles,
        tricks=tuple(Trick(Suit.N0, tuple(enumerate(pieces(tiles)))) for _, tiles in gone),
        won=tuple(int(seat) for seat, _ in gone),
    )  # fmt: skip
    return Match(options, 6, b"\x07" * 32, deal, totals)


def bidding(options: SeventyNineOptions = POINTS, *said: str, shuffler: int = 5) -> SeventyNineMatch:
    """An auction in which these have been said, from the shuffler's left on."""
    bids: list[tuple[int, Bid]] = [((shuffler + 1 + turn) % 6, parse_bid(one)) for turn, one in enumerate(said)]
    hand: tuple[Piece, ...] = pieces("6-6 5-5 4-4")
    deal = TrickDeal(1, shuffler, (hand,) * 6, (hand,) * 6, (), shuffler, Phase.BID, (None,) * 6, bids=tuple(bids))
    return Match(options, 6, b"\x07" * 32, deal, (0, 0))


def played(match: SeventyNineMatch, *moves: str) -> SeventyNineMatch:
    """The match after moves such as "0 lead 6-4" (a seat, and its move)."""
    for line in moves:
        seat, said = line.split(" ", 1)
        match, _ = SEVENTY_NINE.play(match, int(seat), parse_move(said))
    return match


def legal(match: SeventyNineMatch, seat: int) -> list[str]:
    return [str(move) for move in SEVENTY_NINE.legal(match, seat)]


def refused(match: SeventyNineMatch, seat: int, move: str) -> str:
    """The sentence with which a move is refused."""
    return refusal_of(SEVENTY_NINE, match, seat, move)
