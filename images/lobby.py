"""The picture of a lobby: the game, and its seats as they fill."""

from functools import partial

from bot.message import Message, Text
from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.words.speaker import say
from bot.words.table.alt import Seats, alt_lobby
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_titled
from images.drawing.lettering import Letters, bold
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.parts.headers import DARK, EDGE, bar, header, pill
from images.parts.marks import HEADER, draw_rounded
from images.parts.pieces import draw_piece

_WIDEST = 84  # the tile that numbers a seat


def draw_lobby(title: Text, seats: Seats, capacity: int) -> Drawing:
    """The seats taken, of those there are."""
    return Drawing(say(alt_lobby(title, seats, capacity)), "lobby.png", partial(_render, title, seats, capacity))


def _render(title: Text, seats: Seats, capacity: int) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    inks = (Ink.INK, Ink.GOLD) if len(seats) >= capacity else DARK
    taken = Message("lobby-picture-taken", taken=len(seats), seats=capacity)
    right = pill(canvas, EDGE, Message("lobby-picture-seats"), taken, inks=inks)
    header(canvas, title, Message("lobby-picture"), right, game=felt_titled(title))
    for number, at in enumerate(lobby_layout(capacity)):
        _seat(canvas, number, at, seats)
    return canvas.png(felt_titled(title))


def lobby_layout(capacity: int) -> tuple[Box, ...]:
    """A plate for each of two to six seats: one under another, from four on two beside each other."""
    columns = 1 if capacity < 4 else 2
    rows = -(-capacity // columns)
    wide = 760 if columns == 1 else 530
    high = min(220, (SIZE[1] - HEADER - 32) // rows - 16)
    top = (HEADER + SIZE[1] - rows * (high + 16)) // 2 + 8
    left = (SIZE[0] - columns * wide - (columns - 1) * 16) // 2
    return tuple(
        box(left + number % columns * (wide + 16), top + number // columns * (high + 16), wide, high)
        for number in range(capacity)
    )


def _seat(canvas: Canvas, number: int, at: Box, seats: Seats) -> None:
    taken = number < len(seats)
    fill, rim = (Ink.HEADER, Ink.OUTLINE) if taken else (Ink.FELT, Ink.LIGHT)
    draw_rounded(canvas, at, 24, fill, Ink.FELT, rim)
    wide = min(_WIDEST, (at.height - 44) // 2)
    tile = box(at.left + 28, at.centre[1] - wide, wide, 2 * wide)
    draw_piece(canvas, PieceView(Tile(number + 1, number + 1) if taken else None), tile, fill)
    left, limit = tile.right + 26, at.right - tile.right - 46
    if not taken:
        words = say(Message("lobby-picture-open"))
        canvas.text(words, (left, at.centre[1]), Letters(38, Ink.MUTED, fill), limit=limit, least=28)
        return
    mark = seats[number][1]
    level = at.centre[1] - 24 if mark else at.centre[1]
    name = shown_name([one for one, _ in seats], number)
    canvas.text(name, (left, level), bold(42, Ink.TEXT, fill), limit=limit, least=32)
    if mark:
        words = say(Message(f"lobby-mark-{mark}"))
        canvas.text(words, (left, at.centre[1] + 28), Letters(33, Ink.MUTED, fill), limit=limit, least=28)
