"""Suits: which suits a piece belongs to, its rank in each, and the effect of trump (rules §0)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import TypeVar

from bot.message import Message, Quoted
from bot.rules.errors import BadNotation
from bot.rules.pieces import CARD_SUITS, Piece, Tile, cards, double_set

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
    CLOSEST = "closest"  # all tiles, in a contract where the one closest to seven pips wins

    @classmethod
    def number(cls, number: int) -> "Suit":
        """The suit of the tiles that bear `number`."""
        return _NUMBERS[number]

    @property
    def label(self) -> str:
        """The suit's name in a sentence: 4s, doubles, spades."""
        return _LABELS[self]


_LABELS = {suit: f"{suit.value}s" if suit.value.isdecimal() else suit.name.lower() for suit in Suit}
_LABELS[Suit.CLOSEST] = "sevens"  # as that contract is called
_NUMBERS = tuple(Suit(str(number)) for number in range(10))
SUIT_OF_CARDS = {suit: Suit(suit) for suit in CARD_SUITS}


def parse_suit(text: str) -> Suit:
    """Read a suit by its notation or its label: 4, 4s, doubles, S, spades. "sevens" are the 7s. Raises BadNotation."""
    normalized = text.strip().lower()
    if normalized in _SUIT_NAMES:
        return _SUIT_NAMES[normalized]
    raise BadNotation(Message("typed-no-suit", typed=Quoted(text.strip()[:20])))


_SUIT_NAMES = {
    **{suit.value.lower(): suit for suit in Suit}, **{suit.label: suit for suit in Suit},
    "double": Suit.DOUBLES, "sevens": Suit.N7,
}  # fmt: skip


_TILES = double_set(len(_NUMBERS) - 1)


class Doubles(StrEnum):
    """The place of the doubles of a domino set."""

    BOTH = "both"  # top of their number, and a suit of their own
    HIGH = "high"  # top of their number only
    LOW = "low"  # below n-0 in their number only
    OWN_SUIT = "own_suit"  # a suit of their own only


class SuitSystem:
    """The suits of the pieces in one deal. A piece of the trump suit belongs to no other suit."""

    __slots__ = ()
    trump: Suit | None
    _table: "_Table"

    def suits_of(self, piece: Piece) -> tuple[Suit, ...]:
        """Every suit the piece belongs to, and so can follow."""
        return self._table.suits_of[piece]

    def lead_suits(self, piece: Piece) -> tuple[Suit, ...]:
        """The suits the piece can be led as."""
        return self._table.suits_of[piece]

    def pieces_of(self, suit: Suit) -> frozenset[Piece]:
        """Every piece that belongs to a suit."""
        return self._table.pieces_of[suit]

    def rank(self, piece: Piece, suit: Suit) -> int:
        """The piece's rank in a suit it belongs to; higher wins."""
        return self._table.powers[suit][piece] - (_ABOVE_ALL if suit is self.trump else _ABOVE_OTHERS)

    def powers(self, led: Suit) -> Mapping[Piece, int]:
        """The height of each piece in a trick, for those that are trump or of the suit led."""
        return self._table.powers[led]


@dataclass(frozen=True, slots=True)
class DominoSuits(SuitSystem):
    """Number suits, with or without Doubles. With `lead_higher_end` a tile is led as trump, else as its higher end."""

    doubles: Doubles = Doubles.BOTH
    trump: Suit | None = None
    lead_higher_end: bool = False
    _table: "_Table" = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_table", _domino_table(self.doubles, self.trump))

    def lead_suits(self, piece: Piece) -> tuple[Suit, ...]:
        suits = self._table.suits_of[piece]
        return suits[:1] if self.lead_higher_end else suits


domino_suits = cache(DominoSuits)  # one object for each


@cache
def usual_suits(trump: Suit | None) -> DominoSuits:
    """The suits of rules §0.1, under a trump or none."""
    return domino_suits(trump=trump)


def from_seven(piece: Piece) -> int:
    """The distance of a tile's pips from seven."""
    if not isinstance(piece, Tile):
        raise TypeError(f"{piece} is not a domino")
    return abs(piece.pips - 7)


def closest_to_seven(hand: tuple[AnyPiece, ...]) -> tuple[AnyPiece, ...]:
    """The tiles of a hand that are closest to seven pips, equally close."""
    least = min(map(from_seven, hand), default=0)
    return tuple([piece for piece in hand if from_seven(piece) == least])


def following(hand: tuple[AnyPiece, ...], led: Suit, system: SuitSystem) -> tuple[AnyPiece, ...]:
    """The pieces of a hand that can be played to a trick: those of the suit led, or all where there are none."""
    of_suit = system.pieces_of(led)
    return tuple([piece for piece in hand if piece in of_suit]) or hand


def winner(pieces: Sequence[Piece], led: Suit, system: SuitSystem) -> int:
    """The index of the winning piece, in play order: the highest trump, else the highest of the suit led.

    Only a strictly higher piece takes over, so the first of two identical tiles wins.
    """
    powers = system.powers(led)
    in_trick = [powers.get(piece, 0) for piece in pieces]
    return in_trick.index(max(in_trick))


# -- worked out once for all pieces ----------------------------------------------------------------------------------


class _SuitsOf(dict[Piece, tuple[Suit, ...]]):
    def __missing__(self, piece: Piece) -> tuple[Suit, ...]:
        raise TypeError(f"{piece} is not of this set")


@dataclass(frozen=True, slots=True)
class _Table:
    suits_of: _SuitsOf
    pieces_of: Mapping[Suit, frozenset[Piece]]
    powers: Mapping[Suit, Mapping[Piece, int]]  # by the suit led


def _table(
    pieces: Iterable[AnyPiece],
    suits_of: Callable[[AnyPiece], tuple[Suit, ...]],
    trump: Suit | None,
    rank: Callable[[AnyPiece, Suit], int],
) -> _Table:
    """The suits of all pieces, and their powers: any trump is higher than any piece of the suit led."""
    every = tuple(pieces)
    suits = _SuitsOf((piece, suits_of(piece)) for piece in every)
    by_suit = {suit: [piece for piece in every if suit in suits[piece]] for suit in Suit}
    trumps = {piece: _ABOVE_ALL + rank(piece, trump) for piece in by_suit[trump]} if trump is not None else {}
    powers = {led: {piece: _ABOVE_OTHERS + rank(piece, led) for piece in by_suit[led]} | trumps for led in Suit}
    return _Table(suits, {suit: frozenset(by_suit[suit]) for suit in Suit}, powers)


_ABOVE_OTHERS, _ABOVE_ALL = 100, 200  # ranks are below 100


@cache
def _domino_table(doubles: Doubles, trump: Suit | None) -> _Table:
    def suits_of(tile: Tile) -> tuple[Suit, ...]:
        suits = _tile_suits(tile, doubles)
        return (trump,) if trump is not None and trump in suits else suits

    return _table(_TILES, suits_of, trump, lambda tile, suit: _tile_rank(tile, suit, doubles))


def _tile_suits(tile: Tile, doubles: Doubles) -> tuple[Suit, ...]:
    """The suits of a tile where there is no trump."""
    high, low = _NUMBERS[tile.high], _NUMBERS[tile.low]
    if high is not low:
        return high, low
    if doubles is Doubles.BOTH:
        return high, Suit.DOUBLES
    return (Suit.DOUBLES if doubles is Doubles.OWN_SUIT else high,)


def _tile_rank(tile: Tile, suit: Suit, doubles: Doubles) -> int:
    if suit is Suit.DOUBLES:
        return tile.high
    if tile.is_double:
        return -1 if doubles is Doubles.LOW else 10
    return tile.other(int(suit))


@dataclass(frozen=True, slots=True)
class CardSuits(SuitSystem):
    """The four card suits, ace high, no trump."""

    trump = None
    _table = _table(cards(), lambda card: (SUIT_OF_CARDS[card.suit],), None, lambda card, _: card.rank)


@dataclass(frozen=True, slots=True)
class SevensSuits(SuitSystem):
    """All tiles are of one suit, in which the closest to seven pips is the highest (rules §6.7)."""

    trump = None
    _table = _table(_TILES, lambda _: (Suit.CLOSEST,), None, lambda tile, _: -from_seven(tile))


SEVENS = SevensSuits()
