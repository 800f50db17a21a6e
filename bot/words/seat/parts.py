"""What the words of a seat picture are made of. A line is set in parts, so that names give way before figures do."""

from enum import Enum
from typing import NamedTuple

from bot.rules.boards import PieceView
from bot.rules.pieces import Card, Piece
from bot.words.names import Namer
from bot.words.speaker import Line, Part

__all__ = ["ARROW", "Line", "Part", "Pill", "Tone", "named", "plain", "sign_of", "signs_of", "strong", "text_of"]

_SIGNS = dict(zip("CDHS", "♣♦♥♠", strict=True))
ARROW = "→"


class Tone(Enum):
    """How news strikes the viewer: the band turns gold or red with it."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


class Pill(NamedTuple):
    """A pill of the header."""

    class Look(Enum):
        LIGHT = "light"  # the suit led
        GOLD = "gold"
        DARK = "dark"

    label: str
    value: str
    look: "Pill.Look"
    starred: bool = False


def plain(text: str) -> Part:
    return Part(text)


def strong(text: str) -> Part:
    return Part(text, strong=True)


def named(name: Namer, seat: int, *, strong: bool = False) -> Part:
    """A seat's name as it stands in a line."""
    return Part(name(seat), strong=strong, gives=True)


def text_of(line: Line) -> str:
    """A line without its looks."""
    return "".join([part.text for part in line])


def sign_of(piece: Piece | None) -> str:
    """A piece as it stands in a picture: "6-4", "Q♠"."""
    if isinstance(piece, Card):
        return f"{str(piece)[:-1]}{_SIGNS[piece.suit]}"
    return "" if piece is None else str(piece)


def signs_of(shown: tuple[PieceView, ...]) -> str:
    return " ".join(sign_of(one.piece) for one in shown)
