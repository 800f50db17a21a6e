"""Pieces as bits of an integer, and a deal's suits as masks of them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.rules.pieces import Piece
from bot.rules.suits import Suit, SuitSystem


class Deck:
    """The pieces of a deck, each copy a bit. `bits` has the bits of each kind of piece, all copies."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.everything = (1 << len(self.pieces)) - 1
        self.bits: dict[Piece, int] = {}
        for place, piece in enumerate(self.pieces):
            self.bits[piece] = self.bits.get(piece, 0) | 1 << place

    def piece(self, bit: int) -> Piece:
        return self.pieces[bit.bit_length() - 1]

    def take(self, pieces: Iterable[Piece], left: int) -> int:
        """The mask of these pieces, using a copy of each from `left`. Raises ValueError if one is missing."""
        mask = 0
        for piece in pieces:
            copies = self.bits[piece] & left & ~mask
            if not copies:
                raise ValueError(f"no {piece} is left")
            mask |= copies & -copies
        return mask

    def pieces_in(self, mask: int) -> Iterable[Piece]:
        return (self.piece(bit) for bit in bits_in(mask))


def bits_in(mask: int) -> Iterable[int]:
    while mask:
        bit = mask & -mask
        mask ^= bit
        yield bit


class SuitMasks:
    """The suits of one deal over a deck; a suit is its place in `suits`.

    `follows` has the pieces of each suit. `over[suit][bit]` are the pieces that beat a piece if that suit was led.
    `leads[bit]` are the suits a piece can be led as, `suits_of[bit]` all its suits.
    """

    def __init__(self, deck: Deck, system: SuitSystem) -> None:
        self.deck, self.system = deck, system
        of_piece = {piece: system.suits_of(piece) for piece in deck.bits}
        self.suits: tuple[Suit, ...] = tuple(dict.fromkeys(suit for suits in of_piece.values() for suit in suits))
        place = {suit: number for number, suit in enumerate(self.suits)}
        self.place = place
        self.trump = place.get(system.trump) if system.trump is not None else None
        every = list(bits_in(deck.everything))
        self.suits_of = {bit: tuple(place[suit] for suit in of_piece[deck.piece(bit)]) for bit in every}
        self.leads = {bit: tuple(place[suit] for suit in system.lead_suits(deck.piece(bit))) for bit in every}
        self.follows = [
            sum(deck.bits[piece] for piece, suits in of_piece.items() if suit in suits) for suit in self.suits
        ]
        self.over = [self._over(suit) for suit in self.suits]
        self.trumps = self.follows[self.trump] if self.trump is not None else 0

    def _over(self, led: Suit) -> dict[int, int]:
        deck, powers = self.deck, self.system.powers(led)
        ranked = {bit: powers.get(deck.piece(bit), 0) for bit in bits_in(deck.everything)}
        return {bit: sum(other for other, power in ranked.items() if power > ranked[bit]) for bit in ranked}


@lru_cache(maxsize=32)
def deck_of(pieces: tuple[Piece, ...]) -> Deck:
    return Deck(pieces)


@lru_cache(maxsize=128)  # a few trumps each of a few decks
def suit_masks(pieces: tuple[Piece, ...], system: SuitSystem) -> SuitMasks:
    """The suits of a deck's pieces."""
    return SuitMasks(deck_of(pieces), system)
