"""What a seat still holds: up to six tiles with their codes; more pieces, and cards, by their codes alone."""

from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.words.speaker import Span
from images.drawing import Box, Canvas, Ink, Letters, Weight, box, width
from images.parts.lines import draw_line, sign_of
from images.parts.pieces import draw_piece

_MOST_DRAWN = 6
_LOW = 80  # in a row that is lower, two lines of tiles would have letters too small to read
_IN_LINE = 3
_TALLEST = 50  # as high as leaves room for a code beside it
_APART = 8
_SIZES = range(40, 27, -2)


def draw_holding(canvas: Canvas, hand: tuple[PieceView, ...], at: Box, most: int) -> None:
    """Draw a hand in its place, all hands of a picture alike: `most` is how many pieces the largest of them has."""
    if not hand:
        return
    if most > (_IN_LINE if at.height < _LOW else _MOST_DRAWN) or not all(
        isinstance(shown.piece, Tile) for shown in hand
    ):
        draw_codes(canvas, hand, at, most)
        return
    lines = 1 if most <= _IN_LINE else 2
    pitch, high = at.width // _IN_LINE, at.height // lines
    tall = min(_TALLEST, high - 8)
    size = _size(pitch - 2 * tall - _APART, high)
    for number, shown in enumerate(hand):
        line, place = divmod(number, _IN_LINE)
        left, middle = at.left + place * pitch, at.top + high * line + high // 2
        tile = box(left, middle - tall // 2, 2 * tall, tall)
        draw_piece(canvas, shown, tile, Ink.LIGHT)
        canvas.text(sign_of(shown.piece), (tile.right + _APART, middle), Letters(size, _ink(shown), Ink.LIGHT))


def draw_codes(
    canvas: Canvas, hand: tuple[PieceView, ...], at: Box, most: int | None = None, under: Ink = Ink.LIGHT
) -> None:
    """The codes in as few lines as their letters stay large; trump in gold. `most` as for `draw_holding`."""
    most = most or len(hand)
    # In as many lines as make the letters largest.
    lines = max((1, 2, 3), key=lambda lines: (_size(at.width // -(-most // lines), at.height // lines), -lines))
    columns = -(-most // lines)
    pitch, high = at.width // columns, at.height // lines
    size = _size(pitch, high)
    for number, shown in enumerate(hand):
        line, place = divmod(number, columns)
        where = at.left + place * pitch, at.top + high * line + high // 2
        draw_line(canvas, (Span(sign_of(shown.piece), strong=shown.trump),), where, Letters(size, _ink(shown), under))


def _size(pitch: int, high: int) -> int:
    """The size of codes that lie so far apart."""
    return next((one for one in _SIZES if width("8-8", one, Weight.BOLD) + 12 <= pitch and one <= high), _SIZES[-1])


def _ink(shown: PieceView) -> Ink:
    return Ink.GOLD if shown.trump else Ink.TEXT
