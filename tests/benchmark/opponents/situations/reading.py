"""What a View of a trick game implies about the other hands: the unseen pieces, who may hold them, how likely."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import NamedTuple

from bot.rules.boards import PieceView
from bot.rules.pieces import Piece
from bot.rules.suits import Suit, SuitSystem
from bot.rules.view import View

_TO_THE_LEFT = {"left": 1, "right": -1, "across": 2}


class Following(NamedTuple):
    """The chances that a seat is void in a suit, or has only pieces above a rank and must beat it."""

    void: float
    must_beat: float


@dataclass(frozen=True, slots=True)
class OtherHand:
    """Another seat's hand: the pieces known to be in it, and `hidden` more out of `possible`."""

    known: frozenset[Piece]
    possible: frozenset[Piece]
    hidden: int

    def chance_of(self, piece: Piece) -> float:
        """The chance that the hand holds a piece."""
        return chances(self).get(piece, 0.0)

    def following(self, suit: AbstractSet[Piece], lower: AbstractSet[Piece]) -> Following:
        """How the hand can follow a suit of these pieces, of which those in `lower` do not win the trick.

        All sets of hidden pieces are equally likely.
        """
        void = self.none_of(suit)
        return Following(void, max(0.0, self.none_of(lower) - void))

    def none_of(self, pieces: AbstractSet[Piece]) -> float:
        """The chance that the hand holds none of these; all sets of hidden pieces are equally likely."""
        if not self.known.isdisjoint(pieces):
            return 0.0
        total = len(self.possible)
        hidden = min(self.hidden, total)
        return comb(total - len(self.possible & pieces), hidden) / comb(total, hidden)


@lru_cache(maxsize=64)
def chances(hand: OtherHand) -> dict[Piece, float]:
    """The chance of each piece that a hand may hold."""
    hidden = min(1.0, hand.hidden / max(1, len(hand.possible)))
    return {piece: 1.0 if piece in hand.known else hidden for piece in hand.possible | hand.known}


@dataclass(frozen=True, slots=True)
class Reading:
    """`out` are the pieces the viewer has not seen; the other hands, by seat."""

    out: frozenset[Piece]
    hands: dict[int, OtherHand]


def read(view: View, deck: Iterable[Piece], system: SuitSystem) -> Reading:
    """Work out what the other hands may hold from a seat's View, in a game whose deck has each piece once."""
    board = view.trick_board
    out = frozenset(deck) - set(_seen(view))
    given = frozenset(board.passed) & out
    viewer = view.viewer or 0
    receiver = (viewer + _TO_THE_LEFT.get(board.pass_direction, 0)) % len(view.seats)
    lacking = _lacking(view, system)
    hands: dict[int, OtherHand] = {}
    for seat in view.seats:
        if seat.seat != viewer:
            known = given if seat.seat == receiver else frozenset[Piece]()
            suits = lacking.get(seat.seat, set())
            possible = frozenset(
                piece for piece in out - given if not suits or suits.isdisjoint(system.suits_of(piece))
            )
            hands[seat.seat] = OtherHand(known, possible, max(0, seat.held - len(known)))
    return Reading(out, hands)


def _seen(view: View) -> Iterable[Piece]:
    board = view.trick_board
    shown: list[PieceView] = [*view.hand, *board.exposed]
    for trick in board.all_tricks:
        shown += [piece for _, piece in trick.plays]
    return (piece_view.piece for piece_view in shown if piece_view.piece is not None)


def _lacking(view: View, system: SuitSystem) -> dict[int, set[Suit]]:
    """The suits in which each seat is known to be void."""
    lacking: dict[int, set[Suit]] = {}
    for trick in view.trick_board.all_tricks:
        for seat, shown in trick.plays:
            if shown.piece is not None and trick.led not in system.suits_of(shown.piece):
                lacking.setdefault(seat, set()).add(trick.led)
    return lacking
