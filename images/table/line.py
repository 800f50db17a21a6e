"""The picture of a table with a line: the line, what was turned up last, and every seat's row."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.rules.boards import PieceView
from bot.rules.events import Went
from bot.rules.grammar import counted
from bot.rules.view import SeatView, View
from bot.words.facts.draw import draw_of
from bot.words.facts.line import last_turned
from bot.words.facts.results import target_noun
from images.drawing.canvas import Box, Canvas, box
from images.drawing.felts import felt_of
from images.drawing.lettering import fitted, width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, header, pill, winner_pill
from images.parts.marks import DEALER, dealer_mark, rounded, triangle
from images.parts.pieces import draw_laid, draw_piece
from images.table.line_layout import RowPlace, line_layout, panel, rows_layout
from images.table.plates import plate_inks, plate_mark

_LOW = 80  # height of a plate that bears smaller type
_LEAST = 28  # how small a name may be set
_DRAWN = 70  # width of the tiles drawn for who begins


def render_line(view: View, names: Sequence[str]) -> bytes:
    """The table of a game with a line as a PNG. Raises TypeError in a game without one."""
    line = view.line_board
    room = panel(len(view.seats))
    canvas = Canvas(ground(room))
    _header(canvas, view, names)
    turned = last_turned(view)
    place = turned_place(room)
    layout = line_layout(line, room, (place.grown(8),) if turned is not None else ())
    for laid in sorted(layout.tiles, key=lambda laid: any(laid.open)):
        draw_laid(canvas, laid.ends, laid.place, Ink.LIGHT, tinted=laid.open, ringed=any(laid.open))
    if turned is not None and layout.reserved is not None:
        waits = turned.went is Went.WAITS
        draw_piece(canvas, PieceView(turned.tile), place, Ink.LIGHT, ringed=waits, dim=not waits)
    if not line.tiles:
        _drawn(canvas, view, names, room)
    for seat, place in zip(view.seats, rows_layout(tuple(len(seat.shown) for seat in view.seats)), strict=True):
        _plate(canvas, view, seat, place, shown_name(names, seat.seat))
        _row(canvas, view, seat, place)
    return canvas.png(felt_of(view))


def _header(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    right, peeked = EDGE, view.line_board.peeked
    if view.winners is not None:
        right = winner_pill(canvas, view, names, right)
    else:
        right = pill(canvas, right, target_noun(view), str(view.target), ink=Ink.TEXT, ground=Ink.LIGHT)
    if peeked is not None:
        right = pill(canvas, right, "next", str(peeked), ink=Ink.INK, ground=Ink.TEXT)
    header(canvas, view.title, _news(view, names), right, game=felt_of(view))


def _news(view: View, names: Sequence[str]) -> str:
    """The deal, and what was turned up last if that is still to be settled or remembered; else the ends."""
    turned = last_turned(view)
    if turned is not None and view.winners is None:
        if turned.went is Went.WAITS:
            return f"deal {view.deal} · {turned.tile} fits both ends"
        name = fitted(shown_name(names, turned.seat), 36, Weight.REGULAR, 170)
        return f"deal {view.deal} · {name}: {turned.tile} does not fit"
    ends = view.line_board.ends
    return f"deal {view.deal}" + (f" · ends {ends[0]} and {ends[1]}" if ends else "")


def turned_place(room: Box) -> Box:
    """Where the tile turned up last stands in the line's room."""
    return box(room.left + 24, room.bottom - 134, 60, 120)


def _drawn(canvas: Canvas, view: View, names: Sequence[str], room: Box) -> None:
    """What each seat drew last for who begins, while nothing else has happened."""
    draw = draw_of(view)
    x, y = room.centre
    if draw is None:
        canvas.text("the first tile starts the line", (x, y), 40, Ink.MUTED, Ink.LIGHT, anchor="m")
        return
    canvas.text(f"drawn for {draw.purpose}", (x, room.top + 46), 36, Ink.MUTED, Ink.LIGHT, anchor="m")
    pitch = room.width // len(draw.latest)
    for place, (seat, piece) in enumerate(sorted(draw.latest.items())):
        middle = room.left + pitch * place + pitch // 2
        first = seat == draw.first
        at = box(middle - _DRAWN // 2, y - _DRAWN + 4, _DRAWN, 2 * _DRAWN)
        draw_piece(canvas, PieceView(piece), at, Ink.LIGHT, ringed=first)
        name, ink = shown_name(names, seat), Ink.GOLD if first else Ink.TEXT
        under = (middle, at.bottom + 50)
        canvas.text(name, under, 38, ink, Ink.LIGHT, weight=Weight.BOLD, anchor="m", limit=pitch - 16, least=30)


def _plate(canvas: Canvas, view: View, seat: SeatView, place: RowPlace, name: str) -> None:
    rim, fill, ink, soft = plate_inks(view, seat)
    plate, label = place.plate, place.label
    canvas.paste(row_plate((plate.width, plate.height), rim, label.width if seat.to_act else 0), plate.left, plate.top)
    large, small = (38, 32) if plate.height > _LOW else (35, 30)
    left, right = label.left + 20, label.right - 10
    first, second = plate.top + round(plate.height * 0.32), plate.top + round(plate.height * 0.7)
    if view.partners:
        canvas.paste(plate_mark(view, seat, 40), left - 4, plate.centre[1] - 20)
        left += 44
    name_right = right
    if seat.to_act:
        canvas.paste(triangle(22, Ink.INK, fill), right - 22, first - 11)
        name_right -= 28
    words = counted(seat.total, "pt")
    if width(words, small, Weight.REGULAR) > right - left - (DEALER + 12 if seat.dealer else 0):
        words = str(seat.total)
    wide = canvas.text(words, (left, second), small, soft, fill)
    if seat.dealer:
        canvas.lay(dealer_mark(), left + wide + 12, second - DEALER // 2)
    # Last, as letters of some scripts reach down into the line below.
    canvas.text(name, (left, first), large, ink, fill, weight=Weight.BOLD, limit=name_right - left, least=_LEAST)


def _row(canvas: Canvas, view: View, seat: SeatView, place: RowPlace) -> None:
    peeked = view.line_board.peeked
    several = sum(bool(shown.legal) for shown in seat.shown) > 1
    last = len(seat.shown) - 1
    for number, (shown, at) in enumerate(zip(seat.shown, place.tiles, strict=True)):
        is_peeked = number == last and seat.seat == view.viewer and peeked is not None
        piece = PieceView(peeked) if is_peeked else shown
        draw_piece(canvas, piece, at, Ink.HEADER, ringed=bool(shown.legal))
        if several and shown.legal and shown.piece is None:
            _number(canvas, number + 1, at)


def _number(canvas: Canvas, number: int, at: Box) -> None:
    """The number of a face-down tile that may be turned, where there are several."""
    size = min(28, at.width - 4)
    label = box(at.left + 2, at.centre[1] - size // 2 - 3, at.width - 4, size + 6)
    canvas.paste(rounded((label.width, label.height), 8, Ink.GOLD, Ink.BACK), label.left, label.top)
    canvas.text(str(number), label.centre, size, Ink.INK, Ink.GOLD, weight=Weight.BOLD, anchor="m")


@lru_cache(maxsize=24)
def row_plate(size: tuple[int, int], rim: Ink, filled: int) -> Image.Image:
    """The plate of a row; its left part in the rim's colour to a breadth, where it is the seat's turn."""

    def paint(brush: Brush) -> None:
        brush.rounded(0, 0, *size, 20, rim)
        brush.rounded(4, 4, size[0] - 4, size[1] - 4, 16, Ink.HEADER)
        if filled:
            brush.rounded(0, 0, filled, size[1], 20, rim)

    return painted(size, Ink.FELT, paint)


@lru_cache(maxsize=4)
def ground(room: Box) -> Image.Image:
    """The felt with the header and the line's light panel."""
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    canvas.paste(rounded((room.width, room.height), 28, Ink.LIGHT, Ink.FELT), room.left, room.top)
    return canvas.image
