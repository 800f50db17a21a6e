"""The picture of a table with rows: the laid tiles and each seat's row, in play and at the end of a deal."""

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.rules.view import SeatView, View
from bot.words.ends.deal import ending
from bot.words.ends.ending import DealEnding
from bot.words.persons import seat_name
from bot.words.rows import open_ends, row_note, row_total, turn_news, waiting_tile
from bot.words.seat.headline import Look, Pill
from bot.words.speaker import say, say_line
from bot.words.terms import goal_pill
from bot.words.turn import whose_turn
from images.drawing import Box, Brush, Canvas, Ink, Letters, Weight, bold, box, felt_of, fitting, width
from images.parts.elements import soft
from images.parts.headers import header, in_bold, news_header, winner_pill
from images.parts.lines import draw_line, line_width
from images.parts.marks import SIDE_INKS, crown_mark, draw_rounded, panel, plate_inks, side_sign, triangle
from images.parts.pieces import RING, PieceLook, draw_laid, draw_piece
from images.table.rows_layout import RowPlace, Spot, TilesLayout, rows_layout, tiles_layout, tiles_room

_NAME, _LEAST = 42, 30  # sizes of a name
_WORDS, _NOTE = 36, 230  # the size of other words, and how wide a note is at most


def render_rows(view: View) -> bytes:
    """The table of a game with rows as a PNG. Raises TypeError in a game without one."""
    board = view.rows_board
    room = tiles_room(len(view.seats))
    canvas = ground(room)
    if board.ends is not None:
        pills = [Pill(Message("rows-ends-label"), open_ends(board.ends), Look.LIGHT)]
    else:
        pills = [Pill(*goal_pill(view))]
    if board.peeked is not None:
        pills.append(Pill(Message("rows-next-label"), str(board.peeked), Look.LIGHT))
    title, news = say_line(whose_turn(view)), [*map(say_line, turn_news(view))]
    news_header(canvas, title, news, pills, game=felt_of(view), acting=view.ask is not None)
    waits = waiting_tile(view)
    place = turned_place(room)
    layout = tiles_layout(board, room, (place.grown(8),) if waits is not None else ())
    draw_tiles(canvas, layout)
    if waits is not None and layout.reserved is not None:
        draw_piece(canvas, PieceView(waits.tile), place, Ink.LIGHT, PieceLook(Ink.GOLD))
    if not board.tiles:
        soft(Message("rows-empty"), size=40, align="m", least=30).draw(canvas, room, Ink.LIGHT)
    for seat, row in zip(view.seats, rows_layout(tuple(len(seat.shown) for seat in view.seats)), strict=True):
        _plate(canvas, view, seat, row)
        _row(canvas, view, seat, row)
    return canvas.png(felt_of(view))


def ground(room: Box) -> Canvas:
    """A canvas of felt with the light panel of the laid tiles."""
    canvas = Canvas(Ink.FELT)
    panel(canvas, room, Ink.LIGHT, radius=28)
    return canvas


def draw_tiles(canvas: Canvas, layout: TilesLayout, ringed: Collection[Tile] | None = None) -> None:
    """Draw the laid tiles; `ringed` are by default those at the open ends."""
    rings = [any(laid.open) if ringed is None else Tile.of(*laid.ends) in ringed for laid in layout.tiles]
    # A ring reaches over its neighbours.
    for has_ring, laid in sorted(zip(rings, layout.tiles, strict=True), key=lambda drawn: drawn[0]):
        draw_laid(canvas, laid.ends, laid.place, Ink.LIGHT, tinted=laid.open, ring=Ink.GOLD if has_ring else None)


def turned_place(room: Box) -> Box:
    """The place of the tile that waits for its end, in the room of the laid tiles."""
    return box(room.left + 24, room.bottom - 134, 60, 120)


def _plate(canvas: Canvas, view: View, seat: SeatView, place: RowPlace) -> None:
    rim, fill, ink, soft = plate_inks(seat.side if view.partners else None, to_act=seat.to_act)
    plate, label, under = place.plate, place.label, Ink.HEADER if place.has_bar else fill
    filled = (label.width, label.height) if seat.to_act else (0, 0)
    draw_row_plate(canvas, plate, rim, filled)
    _points(canvas, view, seat, place, Ink.MUTED if place.has_bar else soft, under)
    left, middle, anchor = place.name
    right = label.right - 16
    if seat.to_act:
        canvas.paste(triangle(24, Ink.INK, fill), right - 24, middle - 12)
        left, anchor, right = label.left + 18, "l", right - 36
    elif place.note is not None and place.points.y != middle and not place.has_bar:
        right = place.note.x  # the note stands beside the points
    note, is_warning = row_note(view, seat.seat)
    if note is not None and place.note is not None:
        x = min(place.note.x, right) if place.has_bar else place.note.x
        ground = fill if x <= label.right else Ink.HEADER
        tone = Ink.INK if ground is Ink.GOLD else Ink.GOLD if is_warning else Ink.MUTED
        at, letters = (x, place.note.y), bold if is_warning else Letters
        wide = canvas.text(say(note), at, letters(_WORDS, tone, ground), anchor="r", limit=_NOTE, least=_LEAST)
        right = x - wide - 12 if place.has_bar else right
    draw_row_name(canvas, view, seat, Spot(left, middle, anchor), right, bold(_NAME, ink, fill))


def draw_row_name(canvas: Canvas, view: View, seat: SeatView, at: Spot, right: int, letters: Letters) -> None:
    """Draw the name of a row, after the mark of its side, as far as `right`."""
    left, middle, anchor = at
    if view.partners:
        side_sign(canvas, seat.side, (left + 16, middle - 1), letters.ground, 40)
        left += 44
    limit = right - left if anchor == "l" else 2 * (right - left)
    canvas.text(seat_name(seat.seat), (left, middle), letters, anchor=anchor, limit=limit, least=_LEAST)


def _points(canvas: Canvas, view: View, seat: SeatView, place: RowPlace, ink: Ink, under: Ink) -> None:
    """A seat's total; in a column a note stands there while there is one."""
    x, y, anchor = place.points
    note, is_warning = row_note(view, seat.seat) if place.note is None else (None, False)
    words, tone = (note, Ink.GOLD if is_warning else ink) if note is not None else (row_total(view, seat), ink)
    if anchor == "l" and x > place.label.right:
        tone, under = Ink.MUTED, Ink.HEADER
    limit, letters = place.plate.width - 28, bold if is_warning else Letters
    canvas.text(say(words), (x, y), letters(_WORDS, tone, under), anchor=anchor, limit=limit, least=_LEAST)


def _row(canvas: Canvas, view: View, seat: SeatView, place: RowPlace) -> None:
    peeked = view.rows_board.peeked
    several = sum(bool(shown.legal) for shown in seat.shown) > 1
    last = len(seat.shown) - 1
    for number, (shown, at) in enumerate(zip(seat.shown, place.tiles, strict=True)):
        is_peeked = number == last and seat.seat == view.viewer and peeked is not None
        piece = PieceView(peeked) if is_peeked else shown
        draw_piece(canvas, piece, at, Ink.HEADER, PieceLook(Ink.GOLD if shown.legal else None))
        if several and shown.legal and shown.piece is None:  # its number among those that may be turned
            size = min(28, at.width - 4)
            label = box(at.left + 2, at.centre[1] - size // 2 - 3, at.width - 4, size + 6)
            draw_rounded(canvas, label, 8, Ink.GOLD, Ink.BACK)
            canvas.text(str(number + 1), label.centre, bold(size, Ink.INK, Ink.GOLD), anchor="m")


def draw_row_plate(canvas: Canvas, at: Box, rim: Ink, filled: tuple[int, int] = (0, 0)) -> None:
    """Draw the plate of a row; its upper left part of a size in the rim's colour, where it is the seat's turn."""
    if filled[0]:
        canvas.paste(_filled_plate((at.width, at.height), rim, filled), at.left, at.top)
    else:
        draw_rounded(canvas, at, 20, Ink.HEADER, Ink.FELT, rim)


@lru_cache(maxsize=12)
def _filled_plate(size: tuple[int, int], rim: Ink, filled: tuple[int, int]) -> Image.Image:
    brush = Brush(size, Ink.FELT)
    brush.rounded(0, 0, *size, 20, rim)
    brush.rounded(4, 4, size[0] - 4, size[1] - 4, 16, Ink.HEADER)
    wide, high = filled
    brush.rounded(0, 0, wide, high, 20, rim)
    if filled == (size[0], high):
        brush.rectangle(0, 24, wide, high, rim)
    return brush.cell()


# -- the end of a deal -------------------------------------------------------------------------------------------------


_HERO = (132, 62, 44, 34)  # the level of the hero, its size, its least beside the whole sum, its least at all
_SUM = (42, 36)
_PIPS = 38
_CROWN, _SMALL_CROWN = 64, 46


def render_rows_end(view: View) -> bytes:
    """The end of a deal as a PNG, from its View in which all rows lie face up."""
    end, board = ending(view), view.rows_board
    room = tiles_room(len(view.seats), ended=True)
    canvas = ground(room)
    if view.winners is not None:
        pill = winner_pill(view)
    elif end.way == "blocked" and board.ends is not None:
        pill = Pill(Message("rows-ends-label"), open_ends(board.ends))
    else:
        pill = Pill(*goal_pill(view))
    header(canvas, end.title, end.place, [pill], game=felt_of(view))
    _hero(canvas, end)
    draw_tiles(canvas, tiles_layout(board, room))
    counts = tuple(len(view.seats[seat].shown) for seat in end.order)
    for seat, place in zip(end.order, rows_layout(counts, ended=True), strict=True):
        _ended_plate(canvas, view, view.seats[seat], place, end)
        for shown, at in zip(view.seats[seat].shown, place.tiles, strict=True):
            draw_piece(canvas, PieceView(shown.piece), at, Ink.HEADER)
    return canvas.png(felt_of(view))


def _hero(canvas: Canvas, end: DealEnding) -> None:
    level, size, beside, least = _HERO
    left, ink = 30, Ink.TEXT
    if end.winner is not None:
        canvas.paste(crown_mark(_CROWN, Ink.GOLD, Ink.FELT), left, level - _CROWN * 2 // 5 - 2)
        left, ink = left + _CROWN + 20, Ink.GOLD
    hero = in_bold(say_line(end.hero))
    sums = [(words, fitting(words, _SUM, Weight.REGULAR, 380)) for words in map(say, end.sums)]
    rooms = [1076 - left - 40 - width(words, small, Weight.REGULAR) for words, small in sums]
    chosen = 0 if line_width(hero, beside) <= rooms[0] else -1
    (sum_words, small), room = sums[chosen], rooms[chosen]
    draw_line(canvas, hero, (left, level), Letters(size, ink, Ink.FELT), limit=room, least=least)
    canvas.text(sum_words, (1076, level + 3), Letters(small, Ink.TEXT, Ink.FELT), anchor="r", limit=600)


def _ended_plate(canvas: Canvas, view: View, seat: SeatView, place: RowPlace, end: DealEnding) -> None:
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
    if won and not in_column and not view.partners:
        canvas.paste(crown_mark(_SMALL_CROWN, Ink.GOLD, Ink.HEADER), left - 4, middle - 20)
        left += _SMALL_CROWN + 10
    letters = bold(_NAME, Ink.GOLD if won and in_column else Ink.TEXT, Ink.HEADER)
    right = plate.right - 10 if in_column else right
    draw_row_name(canvas, view, seat, Spot(left, middle, anchor), right, letters)
