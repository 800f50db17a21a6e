"""What a page of help holds."""

from dataclasses import dataclass

from bot.rules.boards import LineView, PieceView, TrickView
from bot.rules.suits import Suit


@dataclass(frozen=True, slots=True)
class Example:
    """Something to draw beside a page of help: a trick with its winner, or a line and the pieces that may join it."""

    caption: str
    trick: TrickView | None = None
    trump: Suit | None = None
    line: LineView | None = None
    pieces: tuple[PieceView, ...] = ()


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page of help: a title, a few sentences in short paragraphs ("\\n\\n" between them), perhaps an example."""

    title: str
    text: str
    example: Example | None = None
