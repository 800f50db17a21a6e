"""A line of words in parts, with card suits, arrows and the star of trump among them, which are drawn as shapes."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from bot.rules.pieces import Card, Piece
from bot.words.speaker import Line, Span
from images.drawing import Brush, Canvas, Ink, Letters, Pasted, Sketch, Weight, fitted, width
from images.parts.marks import star
from images.parts.pieces import suit_cell

ARROW = "→"
_STAR = "\ue000"  # a code point for private use, which no name keeps
_LETTERS = dict(zip("♣♦♥♠", "CDHS", strict=True))
_OF_SUITS = {suit: sign for sign, suit in _LETTERS.items()}
_SIGNS = re.compile(f"([♣♦♥♠{_STAR}]|(?<![0-9] ){ARROW})")  # from one figure to another an arrow is a letter like any


def sign_of(piece: Piece | None) -> str:
    """The code of a piece as it stands in a picture: "6-4", "Q♠"."""
    if isinstance(piece, Card):
        return f"{str(piece)[:-1]}{_OF_SUITS[piece.suit]}"
    return "" if piece is None else str(piece)


@lru_cache(maxsize=512)
def code_line(piece: Piece | None, starred: bool = False) -> Line:
    """The code of a piece in bold, after the star of trump if it is `starred`."""
    return (Span(f"{_STAR if starred else ''}{sign_of(piece)}", strong=True),)


@lru_cache(maxsize=2048)
def line_width(line: Line, size: int) -> int:
    """The width of a line in pixels."""
    return sum(_width(part.text, size, _weight(part)) for part in line)


def draw_line(
    canvas: Canvas,
    line: Line,
    at: tuple[int, int],
    letters: Letters,
    *,
    anchor: str = "l",
    limit: int | None = None,
    least: int | None = None,
) -> int:
    """Set a line as `Canvas.text` does words, each part in its weight; where it is too wide names are cut first."""
    size, ink, ground, _, soft = letters
    if limit is not None:
        sizes = range(size, (least or size) - 1, -2)
        size = next((one for one in sizes if line_width(line, one) <= limit), sizes[-1])
        line = shortened(line, size, limit)
    wide = line_width(line, size)
    x = at[0] - (0 if anchor == "l" else wide // 2 if anchor == "m" else wide)
    canvas.paste_all(_written(line, size, ink, soft, ground), x, at[1])
    return wide


@lru_cache(maxsize=1024)
def _written(line: Line, size: int, ink: Ink, soft: Ink, ground: Ink) -> tuple[Pasted, ...]:
    """The cells of a line from its left end and its middle."""
    canvas, x = Sketch(), 0
    for part in line:
        letters = Letters(size, soft if part.soft else ink, ground, _weight(part))
        for piece in _pieces(part.text):
            x += _sign(canvas, piece, x, letters) or canvas.text(piece, (x, 0), letters)
    return tuple(canvas.cells)


def _sign(canvas: Canvas, piece: str, x: int, letters: Letters) -> int:
    """Draw a suit, the star or an arrow that begins at `x`. Returns its width; 0 for words."""
    size, ink, ground, *_ = letters
    if piece in _LETTERS:
        cell = suit_cell(_LETTERS[piece], _suit_size(size), ink, ground)
        canvas.paste(cell, x + 1, -(cell.height // 2) - 1)
        return cell.width + 2
    if piece == _STAR:
        cell = star(size * 3 // 4, ink if ink is Ink.INK else Ink.GOLD, ground)
        canvas.paste(cell, x, -(size * 3 // 8) - 3)
        return cell.width + 3
    if piece == ARROW:
        cell = arrow_cell(size, ground)
        canvas.paste(cell, x, -(cell.height // 2))
        return cell.width
    return 0


def shortened(line: Line, size: int, limit: int) -> Line:
    """The line cut to a width: names give way first, down to a few letters each, then its longest part."""
    if line_width(line, size) <= limit:
        return line
    others = [place for place, part in enumerate(line) if not part.gives and not _SIGNS.search(part.text)]
    return _cut(names_cut(line, size, limit), others, size, limit, size)


def names_cut(line: Line, size: int, limit: int) -> Line:
    """The line with its names cut towards a width, down to a few letters each; all other words stay whole."""
    if line_width(line, size) <= limit:
        return line
    names = [place for place, part in enumerate(line) if part.gives]
    return _cut(line, names, size, limit, 3 * size)


def yielding_width(line: Line, size: int, name: int) -> int:
    """The width of a line whose names are cut to a width each."""
    wides = ((part.gives, line_width((part,), size)) for part in line)
    return sum(min(wide, name) if gives else wide for gives, wide in wides)


def _cut(line: Line, places: Sequence[int], size: int, limit: int, least: int) -> Line:
    """The line with some of its parts cut as far as a width asks for it, the widest first."""
    parts = list(line)
    for place in sorted(places, key=lambda one: -_width(line[one].text, size, _weight(line[one]))):
        part, over = parts[place], line_width(tuple(parts), size) - limit
        if over > 0:
            wide = max(least, _width(part.text, size, _weight(part)) - over)
            parts[place] = part._replace(text=fitted(part.text, size, _weight(part), wide))
    return tuple(parts)


def _weight(part: Span) -> Weight:
    return Weight.BOLD if part.strong else Weight.REGULAR


def _pieces(text: str) -> Iterator[str]:
    return (piece for piece in _SIGNS.split(text) if piece) if not text.isascii() else iter((text,))


@lru_cache(maxsize=1024)
def _width(text: str, size: int, weight: Weight) -> int:
    return sum(_piece_width(piece, size, weight) for piece in _pieces(text))


def _piece_width(piece: str, size: int, weight: Weight) -> int:
    if piece in _LETTERS:
        return _suit_size(size) + 2
    if piece == _STAR:
        return size * 3 // 4 + 3
    return _arrow(size)[0] if piece == ARROW else width(piece, size, weight)


def _suit_size(size: int) -> int:
    return round(size * 0.78)


def _arrow(size: int) -> tuple[int, int]:
    return round(size * 1.6), round(size * 0.85)


@lru_cache(maxsize=8)
def arrow_cell(size: int, under: Ink) -> Image.Image:
    """An arrow to the right, in the game's own colour."""
    wide, high = _arrow(size)
    brush = Brush((wide, high), under)
    brush.rectangle(0, high * 0.38, wide - high * 0.6, high * 0.62, Ink.ACCENT)
    brush.polygon([(wide - high * 0.75, 0), (wide, high / 2), (wide - high * 0.75, high)], Ink.ACCENT)
    return brush.cell()


def signed(number: int, *, plus: str = "+") -> str:
    """A figure with its sign, and a real minus; zero has none."""
    return f"−{-number}" if number < 0 else f"{plus if number else ''}{number}"
