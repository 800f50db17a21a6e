"""The picture of a lobby: the game, and its seats as they fill; partners below each other."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Text
from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.words.seat.headline import Look, Pill
from bot.words.sides import side_letter
from bot.words.speaker import say
from bot.words.table import Sitting, alt_lobby
from images.drawing import SIZE, Box, Drawing, Ink, felt_titled, shown_name
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Element, piece_cell, side_cell, soft, strong
from images.parts.headers import opened
from images.parts.marks import HEADER

_WIDEST = 84  # the tile that numbers a seat
_HEADING = 64  # the name of a side, above its seats


def draw_lobby(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int] = ()) -> Drawing:
    """The seats, with those who sit there; `sides` are by seat where partners play."""
    alt = say(alt_lobby(title, people, capacity, sides))
    return Drawing(alt, "lobby.png", partial(_render, title, people, capacity, sides))


def _render(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int]) -> bytes:
    taken = Message("count-of", count=len(people), all=capacity)
    pills = [Pill(Message("lobby-picture-seats"), taken, Look.GOLD if len(people) >= capacity else Look.DARK)]
    canvas = opened(felt_titled(title), title, Message("lobby-picture"), pills)
    plates = lobby_layout(capacity, with_sides=bool(sides))
    for number, at in enumerate(plates):
        _seat(number, at, people).draw(canvas, at)
    for side in sorted({*sides}):
        words = strong(Message("side", letter=side_letter(side)), grows=True)
        below = plates[sides.index(side)]
        above = Box(below.left + 26, below.top - _HEADING - 2, below.right - 14, below.top - 2)
        Beside([side_cell(side, 48), words], gap=12).draw(canvas, above, Ink.FELT)
    return canvas.png(felt_titled(title))


def lobby_layout(capacity: int, *, with_sides: bool = False) -> tuple[Box, ...]:
    """A plate for each of two to eight seats: one under another, from four on in two columns. With sides, each is a
    column with room above it for its name.
    """
    columns = 1 if capacity < 4 else 2
    rows = -(-capacity // columns)
    wide = 760 if columns == 1 else 530
    above = _HEADING if with_sides else 0
    high = min(220, (SIZE[1] - HEADER - 32 - above) // rows - 16)
    top = (HEADER + above + SIZE[1] - rows * (high + 16)) // 2 + 8
    left = (SIZE[0] - columns * wide - (columns - 1) * 16) // 2
    whole = Box(left, top, left + columns * (wide + 16) - 16, top + rows * (high + 16) - 16)
    return whole.grid(columns, rows, 16, 16)[:capacity]


def _seat(number: int, at: Box, people: Sequence[Sitting]) -> Panel:
    """A plate: the number of the seat as a double, who sits there, and a line about them."""
    place = next((place for place, sitting in enumerate(people) if sitting.seat == number), None)
    wide = min(_WIDEST, (at.height - 44) // 2)
    shown = PieceView(Tile(number + 1, number + 1) if place is not None else None)
    tile = piece_cell(shown, wide)
    if place is None:
        words: Element = soft(Message("lobby-picture-open", seat=number + 1), size=38, grows=True)
        return Panel(Beside([tile, words], gap=26), Ink.FELT, Ink.LIGHT, pad=28)
    mark = people[place].mark
    lines = [strong(shown_name([it.name for it in people], place), 42, least=32)]
    lines += [soft(mark, size=33)] if mark else []
    return Panel(Beside([tile, Stack(lines)], gap=26), Ink.HEADER, Ink.OUTLINE, pad=28)
