"""Suits: which suits a piece belongs to, its rank in each, and the effect of trump (rules §0)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar

from bot.rules.errors import BadNotation
from bot.rules.pieces import PIP_NAMES, Card, Piece, Tile

AnyPiece = TypeVar("AnyPiece", bound=Piece)


class Suit(StrEnum):
    """A suit. The value is its notation."""

    N0 = "0"
    N1 = "1"
    N2 = "2"
    N3 = "3"
    N4 = "4"
    N5 = "5"
    N6 = "6"
    N7 = "7"
    N8 = "8"
    N9 = "9"
    DOUBLES = "doubles"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @classmethod
    def number(cls, number: int) -> "Suit":
        """The suit of the tiles that bear `number`."""
        return _NUMBERS[number]

    @property
    def label(self) -> str:
        """The suit's name in a sentence: 4s, doubles, spades."""
        return f"{self.value}s" if self.value.isdecimal() else self.name.lower()


_NUMBERS = tuple(Suit(str(number)) for number in range(10))


def parse_suit(text: str) -> Suit:
    """Read a suit as people type it: 4, 4s, fours, blanks, doubles, S, spades. Raises BadNotation."""
    normalized = text.strip().lower()
    if normalized in _SUIT_NAMES:
        return _SUIT_NAMES[normalized]
    raise BadNotation(f"“{text.strip()[:20]}” is not a suit. Write a number such as 4, or doubles.")


_PLURALS = {"six": "sixes"}
_SUIT_NAMES = (
    {suit.value.lower(): suit for suit in Suit}
    | {suit.label: suit for suit in Suit}
    | {suit.label.removesuffix("s"): suit for suit in Suit}
    | {word: Suit.number(number) for word, number in PIP_NAMES.items()}
    | {_PLURALS.get(word, f"{word}s"): Suit.number(number) for word, number in PIP_NAMES.items()}
)


class SuitSystem(Protocol):
    """How the pieces of one deal belong to suits. A piece of the trump suit belongs to no other suit."""

    @property
    def trump(self) -> Suit | None: ...

    def suits_of(self, piece: Piece) -> tuple[Suit, ...]:
        """Every suit the piece belongs to, and so can follow."""
        ...

    def lead_suits(self, piece: Piece) -> tuple[Suit, ...]:
        """The suits the piece may be led as."""
        ...

    def rank(self, piece: Piece, suit: Suit) -> int:
        """The piece's rank in a suit it belongs to; higher wins."""
        ...


class Doubles(StrEnum):
    """Where the doubles of a domino set belong."""

    BOTH = "both"  # top of their number, and a suit of their own
    HIGH = "high"  # top of their number only
    LOW = "low"  # below n-0 in their number only
    OWN_SUIT = "own_suit"  # a suit of their own only


@dataclass(frozen=True, slots=True)
class DominoSuits:
    """Number suits, with or without Doubles beside them.

    With `lead_higher_end` the leader has no choice: a tile is led as trump, else as its higher end.
    """

    doubles: Doubles = Doubles.BOTH
    trump: Suit | None = None
    lead_higher_end: bool = False

    def suits_of(self, piece: Piece) -> tuple[Suit, ...]:
        tile = _tile(piece)
        high, low = _NUMBERS[tile.high], _NUMBERS[tile.low]
        if high is not low:
            suits = (high, low)
        elif self.doubles is Doubles.BOTH:
            suits = (high, Suit.DOUBLES)
        else:
            suits = (Suit.DOUBLES if self.doubles is Doubles.OWN_SUIT else high,)
        return (self.trump,) if self.trump is not None and self.trump in suits else suits

    def lead_suits(self, piece: Piece) -> tuple[Suit, ...]:
        suits = self.suits_of(piece)
        return suits[:1] if self.lead_higher_end else suits

    def rank(self, piece: Piece, suit: Suit) -> int:
        tile = _tile(piece)
        if suit is Suit.DOUBLES:
            return tile.high
        if tile.is_double:
            return -1 if self.doubles is Doubles.LOW else 10
        return tile.other(int(suit.value))


@dataclass(frozen=True, slots=True)
class CardSuits:
    """The four card suits, ace high, no trump."""

    trump: Suit | None = None

    def suits_of(self, piece: Piece) -> tuple[Suit, ...]:
        return (Suit(_card(piece).suit),)

    def lead_suits(self, piece: Piece) -> tuple[Suit, ...]:
        return self.suits_of(piece)

    def rank(self, piece: Piece, suit: Suit) -> int:
        return _card(piece).rank


def following(hand: Iterable[AnyPiece], led: Suit, system: SuitSystem) -> tuple[AnyPiece, ...]:
    """The pieces of a hand that may be played to a trick: those of the suit led, or all where there are none."""
    pieces = tuple(hand)
    return tuple(piece for piece in pieces if led in system.suits_of(piece)) or pieces


def winner(pieces: Sequence[Piece], led: Suit, system: SuitSystem) -> int:
    """The index of the winning piece, in play order: the highest trump, else the highest of the suit led.

    Only a strictly higher piece takes over, so the first of two identical tiles wins.
    """
    return max(range(len(pieces)), key=lambda index: _power(pieces[index], led, system))


def _power(piece: Piece, led: Suit, system: SuitSystem) -> tuple[int, int]:
    suits = system.suits_of(piece)
    for level, suit in ((2, system.trump), (1, led)):
        if suit is not None and suit in suits:
            return level, system.rank(piece, suit)
    return 0, 0


def _tile(piece: Piece) -> Tile:
    if not isinstance(piece, Tile):
        raise TypeError(f"{piece} is not a domino")
    return piece


def _card(piece: Piece) -> Card:
    if not isinstance(piece, Card):
        raise TypeError(f"{piece} is not a card")
    return piece
