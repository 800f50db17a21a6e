"""Positions of Domino Hearts set up by hand."""

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, PlayDirection
from bot.rules.domino_hearts.play import HeartsMatch
from bot.rules.game import Match
from bot.rules.moves import parse_move
from bot.rules.pieces import Card
from bot.rules.suits import Suit
from bot.rules.tricks.deal import TrickDeal, in_order
from bot.rules.tricks.trick import Trick
from bot.rules.view import Phase
from tests.rules.say import pieces, refusal_of

CLOCKWISE = DominoHeartsOptions(play_direction=PlayDirection.CLOCKWISE)


def position(
    *hands: str,
    leader: int = 0,
    options: DominoHeartsOptions = CLOCKWISE,
    before: tuple[str, ...] = (),
    phase: Phase = Phase.PLAY,
    totals: tuple[int, ...] | None = None,
    number: int = 1,
) -> HeartsMatch:
    """A deal with these hands in which `leader` is to lead.

    `before` are tricks already taken: "2: 7C 3C 4C" was led and taken by seat 2, the others following clockwise;
    "1-0: 2C JC KC" was led by seat 1 and taken by seat 0.
    """
    players = len(hands)
    held = tuple(in_order(pieces(hand)) for hand in hands)
    tricks, won = (), ()
    for line in before:
        seats, _, told = line.partition(": ")
        won = (*won, int(seats[-1]))
        tricks = (*tricks, finished(int(seats[0]), told, players))
    nobody = (None,) * players
    deal = TrickDeal(number, 0, held, held, (), leader, phase, nobody, tricks=tricks, won=won)
    return Match(options, players, b"\x07" * 32, deal, totals or (0,) * players)


def finished(leader: int, told: str, players: int) -> Trick:
    """A trick of the past, led by a seat."""
    shown = pieces(told)
    assert isinstance(shown[0], Card)
    return Trick(Suit(shown[0].suit), tuple(((leader + step) % players, piece) for step, piece in enumerate(shown)))


def played(match: HeartsMatch, *moves: str) -> HeartsMatch:
    """The match after moves such as "0 lead 6C" (a seat, and its move)."""
    for line in moves:
        seat, said = line.split(" ", 1)
        match, _ = DOMINO_HEARTS.play(match, int(seat), parse_move(said))
    return match


def refused(match: HeartsMatch, seat: int, move: str) -> str:
    """The sentence with which a move is refused."""
    return refusal_of(DOMINO_HEARTS, match, seat, move)


def legal(match: HeartsMatch, seat: int) -> list[str]:
    """A seat's legal moves in their notation."""
    return [str(move) for move in DOMINO_HEARTS.legal(match, seat)]


def asides(match: HeartsMatch, seat: int) -> list[str]:
    """What a seat may do out of turn."""
    return [str(move) for move in DOMINO_HEARTS.extra_moves(match, seat)]
