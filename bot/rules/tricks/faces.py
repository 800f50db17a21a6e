"""How the pieces and tricks of a deal are shown. Every View of the deal, and of others like it, has the same ones."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.rules.boards import PieceView, TrickView
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Suit, SuitSystem
from bot.rules.tricks.deal import Trick
from bot.rules.tricks.game import TrickGame, points_in


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """Pieces under some house rules and the suits of a deal. With `has_points` they show their worth."""

    game: TrickGame
    options: Any
    system: SuitSystem
    has_points: bool = True

    def piece(self, piece: Piece, led: Suit | None = None, legal: bool | None = None) -> PieceView:
        """A piece under a trick led in `led`, in a hand that can play it or not (`legal`)."""
        return _piece_view(self, piece, led, legal)

    def trick(self, number: int, trick: Trick) -> TrickView:
        """A trick, finished or not."""
        plays, winning = _plays(self, trick)
        points = points_in(self.game, self.options, trick) if self.has_points else 0
        return TrickView(number, trick.led, plays, winning[-1], points, winning)

    def tricks(self, tricks: tuple[Trick, ...]) -> tuple[TrickView, ...]:
        """The finished tricks of a deal."""
        return _trick_views(self, tricks)


# Few kinds of match are played at once, with a trump each: then these are the same objects, which compare by identity.
faces = lru_cache(maxsize=256)(Faces)


@lru_cache(maxsize=8192)
def _piece_view(faces: Faces, piece: Piece, led: Suit | None, legal: bool | None) -> PieceView:
    game, system = faces.game, faces.system
    suits = system.suits_of(piece)
    points = game.worth(faces.options, piece) if faces.has_points else 0
    return PieceView(
        piece,
        legal=legal,
        trump=system.trump is not None and system.trump in suits,
        points=points,
        penalty=game.low_wins and points > 0,
        black=piece == game.traits.black,
        tinted=_halves(piece, led) if led is not None and led in suits and isinstance(piece, Tile) else (False, False),
    )


@lru_cache(maxsize=1024)  # a trick is in each View of the rest of its deal, and grows by a play at a time
def _plays(faces: Faces, trick: Trick) -> tuple[tuple[tuple[int, PieceView], ...], tuple[int, ...]]:
    """The plays to a trick as they are shown, and the seat that was winning it after each."""
    *before, (seat, piece) = trick.plays
    earlier = _plays(faces, Trick(trick.led, tuple(before))) if before else ((), ())
    return (*earlier[0], (seat, faces.piece(piece, trick.led))), (*earlier[1], trick.winner(faces.system))


@lru_cache(maxsize=1024)  # so that a View late in a deal costs what an early one does
def _trick_views(faces: Faces, tricks: tuple[Trick, ...]) -> tuple[TrickView, ...]:
    if not tricks:
        return ()
    return (*_trick_views(faces, tricks[:-1]), faces.trick(len(tricks), tricks[-1]))


def _halves(tile: Tile, led: Suit) -> tuple[bool, bool]:
    if led is Suit.DOUBLES:
        return True, True
    return str(tile.high) == led.value, str(tile.low) == led.value
