"""Lines of parts that are made in Python, as long as somebody does."""

from bot.rules.pieces import Card, Piece
from bot.words.names import Namer
from bot.words.speaker import Line, Part

__all__ = ["ARROW", "Line", "Part", "named", "plain", "sign_of", "strong", "text_of"]

_SIGNS = dict(zip("CDHS", "♣♦♥♠", strict=True))
ARROW = "→"


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
