"""The facts of refusals that trick games share."""

from abc import abstractmethod

from bot.message import Message
from bot.rules.errors import Fact
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Piece
from bot.rules.suits import Doubles, Suit

# -- passing ---------------------------------------------------------------------------------------------------------


class WrongPass(Fact):
    """Not `count` different pieces of the hand."""

    count: int


class MustPass(Fact):
    """Legal: `count` pieces of the hand, to the neighbour in that direction (left, right, across)."""

    count: int
    direction: str
    hand: tuple[Piece, ...]


# -- the auction and what follows it ---------------------------------------------------------------------------------


class BidStands(Fact):
    """The highest bid so far, which the refused bid does not exceed."""

    bid: Bid


class NotOffered(Fact):
    """A special bid that this seat cannot make. With `is_named_later` the bid winner can declare that contract."""

    special: Special
    is_named_later: bool = False


class NotDeclarable(Fact):
    """A contract that the bid winner cannot declare: for the house rules, the bid, or the hand."""

    special: Special


class MustBid(Fact):
    """Legal: these bids. `if_passed` is the amount that the seat must play for after a pass, if any."""

    bids: tuple[Bid, ...]
    if_passed: int | None = None


class MaySwap(Fact):
    """Legal: keep the hand, or swap one of its pieces for the kitty."""

    hand: tuple[Piece, ...]


class NotATrump(Fact):
    """The suit named cannot be trump; None where "no trump" was named."""

    suit: Suit | None


class MustNameTrump(Fact):
    """Legal: these trumps, None for no trump; or to declare one of these contracts."""

    offered: tuple[Suit | None, ...]
    contracts: tuple[Special, ...] = ()


class MustPlaceDoubles(Fact):
    """Legal: these places for the doubles."""

    offered: tuple[Doubles, ...]


# -- playing ---------------------------------------------------------------------------------------------------------


class NoLine(Fact):
    """An end was named with the piece, and tricks have no line."""

    piece: Piece


class SuitNotNamed(Fact):
    """The piece can be led as any of these suits, and none was named."""

    piece: Piece
    suits: tuple[Suit, ...]


class BadLead(Fact):
    """The piece can be led as these suits, not as the suit asked for."""

    piece: Piece
    suits: tuple[Suit, ...]
    asked: Suit


class NotLeading(Fact):
    """A suit was named for a piece that can be played, but is not of that suit."""

    piece: Piece
    asked: Suit


class OnlyTrump(Fact):
    """The piece is a trump, and so of no other suit."""

    piece: Piece


class MustLead(Fact):
    """Legal: to lead one of these pieces."""

    pieces: tuple[Piece, ...]


class MayYield(Fact):
    """Also legal: to order the left neighbour to lead."""


class MustFollow(Fact):
    """Legal: these pieces, which follow the suit led."""

    led: Suit
    playable: tuple[Piece, ...]


class IsVoid(Fact):
    """The hand is void in the suit led. Legal: these pieces; with `restricted` not the whole hand."""

    led: Suit
    playable: tuple[Piece, ...]
    restricted: bool


class NotProved(Fact):
    """The seat's View does not prove its claim, or (`is_concession`) that the rest changes nothing."""

    is_concession: bool


class OneLeft(Fact):
    """The hand's last piece is played, not claimed."""


class HarmfulClaim(Fact):
    """The rest is the seat's for sure, but winning it only does harm."""


class NothingToClaim(Fact):
    """The rest cannot change the score: the deal is ended by conceding, not by a claim."""


class NoClaims(Fact):
    """Nothing is claimed or conceded in this match: rules are kept on honour."""


class MustPlayClosest(Fact):
    """Legal: one of these pieces, the closest of the hand to seven pips."""

    pieces: tuple[Piece, ...]


class Restriction(Fact):
    """Why a seat cannot lead, or when void play, every piece of its hand. Each game has its own."""

    @property
    @abstractmethod
    def lead_prompt(self) -> Message:
        """The prompt for a seat to lead."""

    def void_prompt(self, led: Suit) -> Message:
        """The prompt for a seat that is void in the suit led."""
        return Message("prompt-void-points", led=led)
