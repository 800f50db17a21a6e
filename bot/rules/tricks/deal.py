"""A trick and a deal of a trick game as values, and functions on hands."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.rules.boards import Challenged, Contract, Withdrawn
from bot.rules.events import Claimed, Event
from bot.rules.game import Match
from bot.rules.moves import Bid, Moon, Special, Trump
from bot.rules.pieces import EVERY_PIECE, Card, Piece
from bot.rules.suits import Doubles, Suit, SuitSystem, winner
from bot.rules.view import Phase


class Trick(NamedTuple):
    """The plays so far as (seat, piece) in order, the first being the lead, and the suit that was led."""

    led: Suit
    plays: tuple[tuple[int, Piece], ...]

    @property
    def leader(self) -> int:
        return self.plays[0][0]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(piece for _, piece in self.plays)

    def add(self, seat: int, piece: Piece) -> "Trick":
        return Trick(self.led, (*self.plays, (seat, piece)))

    def winner(self, system: SuitSystem) -> int:
        """The seat that wins the trick so far."""
        return self.plays[winner(self.pieces, self.led, system)][0]


Hand = tuple[Piece, ...]
_NEL_O, _SEVENS = Special.NEL_O, Special.SEVENS


@dataclass(frozen=True)
class TrickDeal:
    """One deal of a trick game. Tuples are indexed by seat unless noted otherwise.

    `dealt` are the hands as dealt, `hands` what is left of them; `unused` are the undealt pieces.
    `first` is the seat whose role rotates: the nominal first player, or the dealer. `leader` leads the next trick.
    """

    number: int
    first: int
    dealt: tuple[Hand, ...] = field(repr=False)
    hands: tuple[Hand, ...] = field(repr=False)
    unused: Hand = field(repr=False)
    leader: int
    phase: Phase
    chosen: tuple[Hand | None, ...] = field(repr=False)
    bids: tuple[tuple[int, Bid], ...] = ()
    contract: Contract | None = None
    trump: Trump | None = None
    doubles: Doubles | None = None  # their place, if the bid winner has named it
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    won: tuple[int, ...] = ()  # the winner of each finished trick
    exposed: tuple[Piece, ...] = ()  # undealt pieces turned up, taken by the winner of trick 1
    withdrawn: tuple[Withdrawn, ...] = ()
    challengeable: tuple[tuple[int, int], ...] = ()  # the plays, as (seat, trick), that may have been revokes
    challenges: tuple[Challenged, ...] = ()
    declined: tuple[int, ...] = ()  # the seats that have declined to challenge
    claim: Claimed | None = None  # the claim that ended the play; `tricks` then has the claimed ones too
    moon: Moon | None = None  # the choice of the seat that took every point
    before: "TrickDeal | None" = field(default=None, repr=False)  # the deal before this one, as it ended

    @property
    def played(self) -> tuple[Trick, ...]:
        """The finished tricks without those that were claimed."""
        claim = self.claim
        return self.tricks if claim is None or claim.conceded else self.tricks[: -claim.tricks]

    @property
    def is_nel_o(self) -> bool:
        """The contract is nel-o: to lose every trick."""
        return self.contract is not None and self.contract.bid.special is _NEL_O

    @property
    def is_sevens(self) -> bool:
        """The contract is sevens: to win every trick, which the tile closest to seven pips wins."""
        return self.contract is not None and self.contract.bid.special is _SEVENS

    @property
    def counts_tricks(self) -> bool:
        """The contract is one under which only tricks matter, and there is no trump."""
        return self.contract is not None and self.contract.bid.counts_tricks

    @property
    def trump_suit(self) -> Suit | None:
        """The trump; None where there is none, or none has been named yet."""
        return self.trump.suit if self.trump else None


TrickMatch = Match[Any, TrickDeal]  # of any game: its own methods declare its options
Transition = tuple[TrickMatch, tuple[Event, ...]]  # the match after a move, and the events of that move


def in_order(hand: Iterable[Piece]) -> Hand:
    """A hand in display order: by high end, then low end, descending; cards S H D C, each from the ace down."""
    return tuple(sorted(hand, key=_PLACES.__getitem__))


def _display_order(piece: Piece) -> tuple[int, int]:
    if isinstance(piece, Card):
        return "SHDC".index(piece.suit), -piece.rank
    return -piece.high, -piece.low


_PLACES = {piece: _display_order(piece) for piece in EVERY_PIECE}


def without(hand: Hand, *pieces: Piece) -> Hand:
    """The hand less one copy of each piece. Raises ValueError where a piece is not in it."""
    left = list(hand)
    for piece in pieces:
        left.remove(piece)
    return tuple(left)


def changed(items: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """The hands with one of them replaced."""
    return (*items[:seat], hand, *items[seat + 1 :])
