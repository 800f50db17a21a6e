"""The seat at a line of dominoes: the strip, the line, the last play and the hand; the same in large print."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.rules.boards import OpenEnd, PieceView
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.view import SeatView, View
from bot.words.news import News
from bot.words.seat.band import band
from bot.words.sides import seats_in_order
from images.drawing import SIZE, Box, Canvas, Ink, Weight, bold, box, painted, width
from images.line.draw import ALWAYS, draw_line_board, figures_below
from images.line.layout import SEAT
from images.line.open_ends import ends_pill, fitted_ends, playable_ends, triangle_at
from images.line.strip_and_band import HAND, SEAT_BAND, draw_line_band, draw_line_strip
from images.parts.codes import code_plate, code_tab
from images.parts.marks import NEW, draw_rounded, new_mark, panel
from images.parts.pieces import draw_piece
from images.seat.cells import CellPlace, draw_frame, strip_layout
from images.seat.hand import draw_hand, draw_no_hand
from images.seat.hand_layout import LEGAL
from images.seat.style import LARGE, SeatStyle


def draw_line_seat(canvas: Canvas, view: View, style: SeatStyle, news: News) -> None:
    """Draw all below the header. While others act there are no sockets: their next play would make them wrong."""
    if style.large:
        _draw_large_strip(canvas, view)
        draw_hand(canvas, view, style)
        draw_line_band(canvas, band(view, news), LARGE.band, LARGE.band_letters)
        return
    draw_line_strip(canvas, view, seats_in_order(view))
    panel(canvas, SEAT.room, Ink.LIGHT, radius=28)
    board, asked = view.line_board, view.ask is not None
    takes, figures = playable_ends(view) if asked else None, ALWAYS if style.numerals else figures_below(view)
    played = [event.tile for event in board.since_play_of(view.viewer) if isinstance(event, Laid)] if asked else []
    draw_line_board(canvas, board, SEAT, takes=takes, sockets=asked, figures=figures, since=played)
    draw_line_band(canvas, band(view, news), SEAT_BAND)
    draw_line_hand(canvas, view, style)


# -- the hand ----------------------------------------------------------------------------------------------------------


MOST_TABBED, MOST_APART, MOST_TILES = 7, 10, 14  # most tiles drawn with a tab, with a pill below, close together
_TAB, _TAB_CODE = (84, 50), 37
_PILL_TOP, _PILL = 653, 46
_WIDE, _WIDE_TAGGED = 48, 42  # of a tile above a pill: narrower where new ones are marked on their upper rim
_CODE, _PILL_ALONE, _COLUMN = 42, 54, 104
_ROOM, _CLOSE_ROOM = 1060, 1086


class TilePlace(NamedTuple):
    """The places of a tile at rest (None: its code alone is shown), of its code, and of the mark of a new tile.

    `fits` is where the pill of its ends begins, `columns` how many triangles beside each other it has room for.
    """

    piece: Box | None
    code: Box
    new: Box
    fits: tuple[int, int] = (0, 0)
    columns: int = 0


def draw_line_hand(canvas: Canvas, view: View, style: SeatStyle) -> None:
    """Draw the viewer's hand, from high to low; of very many tiles the codes, playable ones first."""
    hand = view.hand
    if not hand:
        draw_no_hand(canvas, HAND.centre[1])
        return
    if len(hand) > MOST_TILES:
        hand = tuple(sorted(hand, key=lambda shown: not shown.legal))
    all_playable = all(shown.legal for shown in hand)
    drawn = view.line_board.drawn
    places = line_hand_layout(len(hand), tagged=bool(drawn))
    for shown, place in zip(hand, places, strict=True):
        up = LEGAL if shown.legal and not all_playable and place.piece is not None else 0
        ends, ring = fitted_ends(view, shown), Ink.GOLD if up else None
        if place.piece is not None:
            look = style.look(ring, dim=shown.legal is False)
            draw_piece(canvas, shown, place.piece.moved(0, -up), Ink.FELT, look)
        if place.piece is not None and place.piece.width >= 64:  # the code stands above the pill of its ends
            at = place.code.moved(0, -up - (28 if ends else 0))
            code_tab(canvas, shown, at, _TAB_CODE, ringed=ring is not None)
        else:
            code_plate(canvas, shown, place.code, min(_CODE, place.code.height - 4))
        if place.columns and ends:
            # More than two stand in a square beside a tab, else in a narrow column.
            columns, scale = (place.columns, 1) if len(ends) <= 2 or place.columns > 1 else (1, 0.8)
            canvas.paste(ends_pill(ends, columns, scale), place.fits[0], place.fits[1] - up)
    for shown, place in zip(hand, places, strict=True):
        if shown.piece in drawn:
            canvas.lay(new_mark(), place.new.left, place.new.top)


@lru_cache(maxsize=64)
def line_hand_layout(count: int, *, tagged: bool = False) -> tuple[TilePlace, ...]:
    """The places of a hand, from left to right; `tagged`: some tiles are marked as new."""
    places = list[TilePlace]()
    if count <= MOST_TABBED:
        pitch = 176 if count < MOST_TABBED else 150
        left = (SIZE[0] - (count - 1) * pitch - 64 - _TAB[0]) // 2
        for number in range(count):
            piece = box(left + number * pitch, 556, 64, 128)
            code = box(piece.right, piece.centre[1] - 22, min(_TAB[0], pitch - piece.width - 8), _TAB[1])
            new = box(piece.centre[0] - NEW[0] // 2, HAND.bottom - 1 - NEW[1], *NEW)  # below the pips
            places.append(TilePlace(piece, code, new, (piece.right + 10, piece.top + 72), 2))
    elif count <= MOST_TILES:
        columns = int(count <= MOST_APART)
        pitch = min(118, (_ROOM - 12) // count) if columns else _CLOSE_ROOM // count
        wide, pill = _WIDE_TAGGED if tagged else _WIDE, min(92, pitch - 3)
        left = (SIZE[0] - (count - 1) * pitch - wide) // 2
        for number in range(count):
            piece = box(left + number * pitch, _PILL_TOP - 6 - 2 * wide, wide, 2 * wide)
            code = box(piece.centre[0] - pill // 2, _PILL_TOP, pill, _PILL)
            new = box(piece.centre[0] - NEW[0] // 2, HAND.top + 2, *NEW)
            places.append(TilePlace(piece, code, new, (piece.right + 7, piece.top + 4), columns))
    else:
        columns = -(-count // max(2, -(-count * _COLUMN // _ROOM)))
        rows = -(-count // columns)
        pitch, step = min(132, _ROOM // columns), (HAND.height - 6) // rows
        high = min(_PILL_ALONE, step - 6)
        for number in range(count):
            row, column = divmod(number, columns)
            left = (SIZE[0] - columns * pitch) // 2 + column * pitch
            code = box(left + 4, HAND.top + (row + 1) * step - high, pitch - 8, high)
            new = box(code.centre[0] - NEW[0] // 2, max(HAND.top, code.top - 22), *NEW)
            places.append(TilePlace(None, code, new))
    return tuple(places)


# -- in large print ----------------------------------------------------------------------------------------------------


_FIGURE, _SIGN, _DARK = 120, 64, 104  # of a plate: its number's letters, its triangle, its dark part
_COUNT, _BACK, _APART, _HIDDEN = 56, (32, 64), 14, PieceView(None)


def _draw_large_strip(canvas: Canvas, view: View) -> None:
    """Draw the open ends while the viewer is asked, else the seats with their tiles."""
    board = view.line_board
    if view.ask is None or not board.ends:
        draw_large_seats(canvas, view)
        return
    playable = playable_ends(view)
    for end, at in zip(board.ends, LARGE.strip.grid(len(board.ends), 1, 10), strict=True):
        _end(canvas, end, at, Ink.GOLD if end.end in playable else Ink.HEADER)


def draw_large_seats(canvas: Canvas, view: View) -> None:
    """Draw the seats with their tiles, in large print."""
    for seat, place in zip(seats_in_order(view), strip_layout(len(view.seats), scale=LARGE), strict=True):
        _seat(canvas, view, view.seats[seat], place)


def _end(canvas: Canvas, end: OpenEnd, at: Box, ground: Ink) -> None:
    """An open end as a plate: its triangle and its number."""
    is_gold = ground is Ink.GOLD
    draw_rounded(canvas, at, 24, ground, Ink.FELT, None if is_gold else Ink.OUTLINE)
    dark, ink, under = at.grown(-8), Ink.OUTLINE, ground
    dark = dark._replace(right=dark.left + _DARK)
    if is_gold:
        ink, under = Ink.GOLD, Ink.INK
        draw_rounded(canvas, dark, 16, under, ground)
    canvas.paste(_sign(end.end, ink, under), dark.centre[0] - _SIGN // 2, dark.centre[1] - _SIGN // 2)
    middle = (dark.right + at.right) // 2, at.centre[1] + 2
    canvas.text(str(end.number), middle, bold(_FIGURE, Ink.INK if is_gold else Ink.TEXT, ground), anchor="m")


@lru_cache(maxsize=16)
def _sign(end: End, ink: Ink, under: Ink) -> Image.Image:
    """The triangle of an end."""
    points = triangle_at(end, _SIGN / 2, _SIGN / 2, _SIGN * 0.8, _SIGN)
    return painted((_SIGN, _SIGN), under, lambda brush: brush.polygon(points, ink))


def _seat(canvas: Canvas, view: View, seat: SeatView, place: CellPlace) -> None:
    """A seat with its name and the count of its tiles: gold where one is left."""
    draw_frame(canvas, view, seat, place)
    count, (wide, high), (x, y) = str(seat.held), _BACK, place.piece.centre
    left = x - (wide + _APART + width(count, _COUNT, Weight.BOLD)) // 2
    draw_piece(canvas, _HIDDEN, box(left, y - high // 2, wide, high), Ink.LIGHT)
    letters = bold(_COUNT, Ink.GOLD if seat.held == 1 else Ink.TEXT, Ink.LIGHT)
    canvas.text(count, (left + wide + _APART, y), letters)
