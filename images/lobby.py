"""The picture of a lobby: the game, and its seats as they fill; partners below each other."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Text
from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.words.sides import side_letter
from bot.words.speaker import say
from bot.words.table import Sitting, alt_lobby
from images.drawing import SIZE, Box, Canvas, Drawing, Ink, Letters, bold, box, felt_titled, shown_name
from images.parts.headers import DARK, EDGE, bar, header, pill
from images.parts.marks import HEADER, draw_rounded, side_sign
from images.parts.pieces import draw_piece

_WIDEST = 84  # the tile that numbers a seat
_HEADING = 64  # the name of a side, above its seats


def draw_lobby(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int] = ()) -> Drawing:
    """The seats, with those who sit there; `sides` are by seat where partners play."""
    alt = say(alt_lobby(title, people, capacity, sides))
    return Drawing(alt, "lobby.png", partial(_render, title, people, capacity, sides))


def _render(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int]) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    inks = (Ink.INK, Ink.GOLD) if len(people) >= capacity else DARK
    taken = Message("count-of", count=len(people), all=capacity)
    right = pill(canvas, EDGE, Message("lobby-picture-seats"), taken, inks=inks)
    header(canvas, title, Message("lobby-picture"), right, game=felt_titled(title))
    plates = lobby_layout(capacity, with_sides=bool(sides))
    for number, at in enumerate(plates):
        _seat(canvas, number, at, people)
    for side in sorted({*sides}):
        _heading(canvas, side, plates[sides.index(side)])
    return canvas.png(felt_titled(title))


def lobby_layout(capacity: int, *, with_sides: bool = False) -> tuple[Box, ...]:
    """A plate for each of two to six seats: one under another, from four on in two columns. With sides, each is a
    column with room above it for its name.
    """
    columns = 1 if capacity < 4 else 2
    rows = -(-capacity // columns)
    wide = 760 if columns == 1 else 530
    above = _HEADING if with_sides else 0
    high = min(220, (SIZE[1] - HEADER - 32 - above) // rows - 16)
    top = (HEADER + above + SIZE[1] - rows * (high + 16)) // 2 + 8
    left = (SIZE[0] - columns * wide - (columns - 1) * 16) // 2
    return tuple(
        box(left + number % columns * (wide + 16), top + number // columns * (high + 16), wide, high)
        for number in range(capacity)
    )


def _heading(canvas: Canvas, side: int, below: Box) -> None:
    """The name of a side above its first seat."""
    middle = below.top - _HEADING // 2 - 2
    side_sign(canvas, side, (below.left + 50, middle), Ink.FELT, 48)
    words = say(Message("side", letter=side_letter(side)))
    canvas.text(words, (below.left + 86, middle), bold(38, Ink.TEXT, Ink.FELT), limit=below.width - 100, least=28)


def _seat(canvas: Canvas, number: int, at: Box, people: Sequence[Sitting]) -> None:
    """A plate: the number of the seat as a double, who sits there, and a line about them."""
    place = next((place for place, sitting in enumerate(people) if sitting.seat == number), None)
    fill, rim = (Ink.HEADER, Ink.OUTLINE) if place is not None else (Ink.FELT, Ink.LIGHT)
    draw_rounded(canvas, at, 24, fill, Ink.FELT, rim)
    wide = min(_WIDEST, (at.height - 44) // 2)
    tile = box(at.left + 28, at.centre[1] - wide, wide, 2 * wide)
    draw_piece(canvas, PieceView(Tile(number + 1, number + 1) if place is not None else None), tile, fill)
    left, limit = tile.right + 26, at.right - tile.right - 46
    if place is None:
        words = say(Message("lobby-picture-open", seat=number + 1))
        canvas.text(words, (left, at.centre[1]), Letters(38, Ink.MUTED, fill), limit=limit, least=28)
        return
    mark = people[place].mark
    level = at.centre[1] - 24 if mark else at.centre[1]
    name = shown_name([it.name for it in people], place)
    canvas.text(name, (left, level), bold(42, Ink.TEXT, fill), limit=limit, least=32)
    if mark:
        canvas.text(say(mark), (left, at.centre[1] + 28), Letters(33, Ink.MUTED, fill), limit=limit, least=28)
