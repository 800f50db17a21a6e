"""Pieces: dominoes, and the cards of a cardomino. A View has None for a piece it cannot show."""

import re
from collections.abc import Iterable
from typing import NamedTuple, Self

from bot.message import Message, Quoted
from bot.rules.errors import BadNotation

RANKS = "23456789TJQKA"
CARD_SUITS = "CDHS"
EMOJI_STYLE = "\ufe0f"  # follows ♠ where a phone's keyboard wrote it


# Pieces are tuples because they are looked up and compared all the time.


class _Ends(NamedTuple):
    high: int
    low: int


class Tile(_Ends):
    """A domino, the higher end first. Two identical tiles of a doubled set are equal."""

    __slots__ = ()

    def __new__(cls, high: int, low: int) -> Self:
        if not 0 <= low <= high:
            raise ValueError(f"a tile is written with its higher end first: {high}, {low}")
        return super().__new__(cls, high, low)

    @classmethod
    def of(cls, left: int, right: int) -> "Tile":
        """The tile with these two ends, in either order."""
        return cls(max(left, right), min(left, right))

    @property
    def is_double(self) -> bool:
        return self.high == self.low

    @property
    def pips(self) -> int:
        return self.high + self.low

    def has(self, number: int) -> bool:
        return number in (self.high, self.low)

    def other(self, number: int) -> int:
        """The end opposite to the one that bears `number`."""
        return self.low if number == self.high else self.high

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


class _Face(NamedTuple):
    rank: int
    suit: str


class Card(_Face):
    """A playing card on a cardomino: rank 2 to 14 (ace high), suit one of C D H S."""

    __slots__ = ()

    def __new__(cls, rank: int, suit: str) -> Self:
        if not (2 <= rank <= 14 and suit in tuple(CARD_SUITS)):
            raise ValueError(f"no such card: {rank}, {suit}")
        return super().__new__(cls, rank, suit)

    def __str__(self) -> str:
        rank = RANKS[self.rank - 2]
        return f"{'10' if rank == 'T' else rank}{self.suit}"


Piece = Tile | Card
_CARDS = tuple(Card(rank, suit) for suit in CARD_SUITS for rank in range(2, 15))


def double_set(highest: int, copies: int = 1) -> tuple[Tile, ...]:
    """The double-`highest` set in a fixed order, `copies` of each tile."""
    return tuple(
        Tile(high, low) for high in range(highest + 1) for low in range(high + 1) for _ in range(copies)
    )  # 28 tiles for 6, 55 for 9, 91 for 12


def cards(without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The 52 cards in a fixed order, less those named."""
    left_out = set(without)
    return tuple(card for card in _CARDS if card not in left_out)


EVERY_PIECE: tuple[Piece, ...] = (*double_set(12), *_CARDS)
# Numbers above 9 need a separator.
_TILE = re.compile(r"\[?\s*+(?:(\d)(\d)|(\d|1[0-2])(?:\s*+[-‐‑–—−:/|.,]\s*+|\s++)(\d|1[0-2]))\s*+\]?")
_NOTATION = {str(piece).lower(): piece for piece in EVERY_PIECE}


def parse_piece(text: str) -> Piece:
    """Read a piece in its notation, as people type that: 6-4, 64, 4-6, 6:4, QS, 10h, Q♠. Raises BadNotation."""
    piece = _parsed(text)
    if piece is None:
        raise BadNotation(Message("typed-no-piece", typed=Quoted(text.strip()[:20])))
    return piece


def is_piece(text: str) -> bool:
    return _parsed(text) is not None


def _parsed(text: str) -> Piece | None:
    normalized = text.strip().lower()
    if normalized in _NOTATION:
        return _NOTATION[normalized]
    if tile := _TILE.fullmatch(normalized):
        left, right = (int(half) for half in tile.groups() if half is not None)
        return Tile.of(left, right)
    normalized = normalized.replace(EMOJI_STYLE, "")
    for sign, letter in zip("♣♦♥♠", CARD_SUITS.lower(), strict=True):
        normalized = normalized.replace(sign, letter)
    card = re.fullmatch(r"(10|[2-9tjqka])\s*+-?\s*+([cdhs])", normalized)
    if card is None:
        return None
    return Card(10 if card[1] == "10" else RANKS.index(card[1].upper()) + 2, card[2].upper())


def half(number: int) -> int | Message:
    """A number of pips in a sentence: 0 by its word, as players call it."""
    return number or Message("blank")
