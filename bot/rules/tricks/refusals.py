"""The facts of refusals that trick games share."""

from abc import abstractmethod
from dataclasses import dataclass

from bot.message import Message
from bot.rules.errors import Fact
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Piece
from bot.rules.suits import Doubles, Suit

# -- passing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WrongPass(Fact):
    """Not `count` different pieces of the hand."""

    count: int


@dataclass(frozen=True, slots=True)
class MustPass(Fact):
    """Legal: `count` pieces of the hand, to the neighbour in that direction (left, right, across)."""

    count: int
    direction: str
    hand: tuple[Piece, ...]


# -- the auction and what follows it ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BidStands(Fact):
    """The highest bid so far, which the refused bid does not exceed."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class NotOffered(Fact):
    """A special bid that this seat cannot make: the house rules have it not, or it does not hold what is needed.

    With `is_named_later` the bid winner may declare that contract.
    """

    special: Special
    is_named_later: bool = False


@dataclass(frozen=True, slots=True)
class NotDeclarable(Fact):
    """A contract that the bid winner cannot declare: for the house rules, the bid, or the hand."""

    special: Special


@dataclass(frozen=True, slots=True)
class MustBid(Fact):
    """Legal: these bids. `if_passed` is what the seat plays for if it passes, if it must."""

    bids: tuple[Bid, ...]
    if_passed: int | None = None


@dataclass(frozen=True, slots=True)
class MaySwap(Fact):
    """Legal: keep the hand, or swap one of its pieces for the kitty."""

    hand: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class NotATrump(Fact):
    """The suit named cannot be trump; None where "no trump" was named."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class MustNameTrump(Fact):
    """Legal: these trumps, None for no trump; or to declare one of these contracts."""

    offered: tuple[Suit | None, ...]
    contracts: tuple[Special, ...] = ()


@dataclass(frozen=True, slots=True)
class MustPlaceDoubles(Fact):
    """Legal: these places for the doubles."""

    offered: tuple[Doubles, ...]


# -- playing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SuitNotNamed(Fact):
    """The piece can be led as any of these suits, and none was named."""

    piece: Piece
    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class BadLead(Fact):
    """The piece can be led as these suits, not as the suit asked for."""

    piece: Piece
    suits: tuple[Suit, ...]
    asked: Suit


@dataclass(frozen=True, slots=True)
class NotLeading(Fact):
    """A suit was named for a piece that can be played, but is not of that suit."""

    piece: Piece
    asked: Suit


@dataclass(frozen=True, slots=True)
class OnlyTrump(Fact):
    """The piece is a trump, and so of no other suit."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class MustLead(Fact):
    """Legal: to lead one of these pieces."""

    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class MayYield(Fact):
    """Legal besides: to order the left neighbour to lead."""


@dataclass(frozen=True, slots=True)
class MustFollow(Fact):
    """Legal: these pieces, which follow the suit led."""

    led: Suit
    playable: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class IsVoid(Fact):
    """The hand is void in the suit led. Legal: these pieces; with `restricted` not the whole hand."""

    led: Suit
    playable: tuple[Piece, ...]
    restricted: bool


@dataclass(frozen=True, slots=True)
class NotProved(Fact):
    """What the seat knows does not prove its claim, or (`is_concession`) that the rest changes nothing."""

    is_concession: bool


@dataclass(frozen=True, slots=True)
class OneLeft(Fact):
    """The hand's last piece is played, not claimed."""


@dataclass(frozen=True, slots=True)
class HarmfulClaim(Fact):
    """The rest is the seat's for sure, but winning it only does harm."""


@dataclass(frozen=True, slots=True)
class NothingToClaim(Fact):
    """The rest cannot change the score: the deal is ended by conceding, not by a claim."""


@dataclass(frozen=True, slots=True)
class NoClaims(Fact):
    """Nothing is claimed or conceded in this match: rules are kept on honour."""


@dataclass(frozen=True, slots=True)
class MustPlayClosest(Fact):
    """Legal: one of these pieces, the closest of the hand to seven pips."""

    pieces: tuple[Piece, ...]


class Restriction(Fact):
    """Why a seat may not lead, or being void play, any piece of its hand. Each game has its own."""

    @property
    @abstractmethod
    def lead_prompt(self) -> Message:
        """What a seat to lead is asked."""

    def void_prompt(self, led: Suit) -> Message:
        """What a seat that is void in the suit led is asked."""
        return Message("prompt-void-points", led=led)
