"""The picture of the end of a deal with rows: what decided it, the whole layout, and the tiles left in each row."""

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.view import SeatView, View
from bot.words.ends.deal import ending
from bot.words.ends.ending import DealEnding
from bot.words.persons import seat_name
from bot.words.rows import open_ends
from bot.words.speaker import say, say_line
from images.drawing import Canvas, Ink, Letters, Weight, bold, felt_of, fitting, width
from images.parts import lines
from images.parts.headers import EDGE, goal_pill, header, in_bold, pill, winner_pill
from images.parts.marks import SIDE_INKS, crown_mark, side_sign
from images.parts.pieces import RING, draw_piece
from images.table.rows import draw_row_plate, draw_tiles, ground
from images.table.rows_layout import RowPlace, rows_layout, tiles_layout, tiles_room

_HERO = (132, 62, 44, 34)  # the level of the hero, its size, its least beside the whole sum, its least at all
_SUM = (42, 36)
_NAME, _LEAST, _PIPS = 42, 30, 38
_CROWN, _SMALL_CROWN = 64, 46


def render_rows_end(view: View) -> bytes:
    """The end of a deal as a PNG, from its View in which all rows lie face up."""
    end, board = ending(view), view.rows_board
    room = tiles_room(len(view.seats), ended=True)
    canvas = ground(room)
    _header(canvas, view, end)
    _hero(canvas, end)
    draw_tiles(canvas, tiles_layout(board, room))
    counts = tuple(len(view.seats[seat].shown) for seat in end.order)
    for seat, place in zip(end.order, rows_layout(counts, ended=True), strict=True):
        _plate(canvas, view, view.seats[seat], place, seat_name(seat), end)
        for shown, at in zip(view.seats[seat].shown, place.tiles, strict=True):
            draw_piece(canvas, PieceView(shown.piece), at, Ink.HEADER)
    return canvas.png(felt_of(view))


def _header(canvas: Canvas, view: View, end: DealEnding) -> None:
    ends = view.rows_board.ends
    if view.winners is not None:
        right = winner_pill(canvas, view, EDGE)
    elif end.way == "blocked" and ends is not None:
        right = pill(canvas, EDGE, Message("rows-ends-label"), open_ends(ends))
    else:
        right = goal_pill(canvas, view, EDGE)
    header(canvas, end.title, end.place, right, game=felt_of(view))


def _hero(canvas: Canvas, end: DealEnding) -> None:
    level, size, beside, least = _HERO
    left, ink = 30, Ink.TEXT
    if end.winner is not None:
        canvas.paste(crown_mark(_CROWN, Ink.GOLD, Ink.FELT), left, level - _CROWN * 2 // 5 - 2)
        left, ink = left + _CROWN + 20, Ink.GOLD
    told = in_bold(say_line(end.hero))
    sums = [(words, fitting(words, _SUM, Weight.REGULAR, 380)) for words in map(say, end.sums)]
    rooms = [1076 - left - 40 - width(words, small, Weight.REGULAR) for words, small in sums]
    chosen = 0 if lines.line_width(told, beside) <= rooms[0] else -1
    (sum_words, small), room = sums[chosen], rooms[chosen]
    lines.draw_line(canvas, told, (left, level), Letters(size, ink, Ink.FELT), limit=room, least=least)
    canvas.text(sum_words, (1076, level + 3), Letters(small, Ink.TEXT, Ink.FELT), anchor="r", limit=600)


def _plate(canvas: Canvas, view: View, seat: SeatView, place: RowPlace, called: str, end: DealEnding) -> None:
    won, plate = seat.seat in end.gold, place.plate
    rim = Ink.GOLD if won else SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE
    draw_row_plate(canvas, plate, rim)
    x, y, anchor = place.points
    in_column, ink, letters = anchor == "m", Ink.GOLD if won else Ink.MUTED, bold if won else Letters
    pips = say(end.notes[seat.seat][0])
    figures = bold(42, Ink.GOLD if won else Ink.TEXT, Ink.HEADER) if in_column else letters(_PIPS, ink, Ink.HEADER)
    limit = plate.width - 28 if in_column else plate.width
    canvas.text(pips, (x, y), figures, anchor=anchor, limit=limit, least=_LEAST)
    left, middle, _ = place.name
    right = place.tiles[0].left - RING - 10 if place.tiles else plate.right - 20
    if not seat.shown:
        at, end_at = (plate.centre, "m") if in_column else ((right, plate.centre[1]), "r")
        words, limit = say(Message("rows-row-none")), plate.width - 28
        wide = canvas.text(words, at, letters(_PIPS, ink, Ink.HEADER), anchor=end_at, limit=limit, least=20)
        right -= wide + 16
    if x > place.label.right:
        right = place.label.right
    if view.partners:
        side_sign(canvas, seat.side, (left + 16, middle - 1), Ink.HEADER, 40)
        left += 44
    elif won and not in_column:
        canvas.paste(crown_mark(_SMALL_CROWN, Ink.GOLD, Ink.HEADER), left - 4, middle - 20)
        left += _SMALL_CROWN + 10
    tone = Ink.GOLD if won and in_column else Ink.TEXT
    at, limit = (left, middle), plate.width - 20 if in_column else right - left
    canvas.text(called, at, bold(_NAME, tone, Ink.HEADER), anchor=anchor, limit=limit, least=_LEAST)
