"""The picture of the table, whatever is played at it and wherever it stands, and of the draw before a match."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.message import Message
from bot.rules.boards import LineView, PieceView, RowsView
from bot.rules.copies import updated
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, View
from bot.words.draw import Draw, Drawn, draw_alone, draw_figures, draw_rules
from bot.words.line.play import ends_or_target, last_play
from bot.words.persons import seat_name
from bot.words.seat.band import Band
from bot.words.seat.headline import Headline, line_pills
from bot.words.speaker import say, say_line
from bot.words.surfaces import alt_table
from bot.words.table import of_bystander
from bot.words.turn import turn_note, whose_turn
from images.drawing import (
    SIZE,
    Box,
    Brush,
    Canvas,
    Drawing,
    Ink,
    Letters,
    Weight,
    bold,
    box,
    felt_of,
    names_drawn,
    width,
)
from images.line.draw import draw_line_board, draw_panel, figures_below
from images.line.end import render_line_end
from images.line.layout import TABLE
from images.line.strip_and_band import TABLE_BAND, draw_line_band, draw_line_strip
from images.parts.headers import EDGE, bar, draw_head, news_header
from images.parts.marks import draw_rounded
from images.parts.pieces import draw_laid, draw_piece
from images.table.rows import render_rows, render_rows_end
from images.table.tricks import passing_pill, render_ended, render_tricks


def draw_table(view: View, names: Sequence[str]) -> Drawing:
    """The table as the view's seat, or a bystander, sees it: the draw, the play, or how the deal ended."""
    seen = view if isinstance(view.board, RowsView) else of_bystander(view)
    render, called = partial(_painter(view), seen), names_drawn(names, seen.viewer)
    return Drawing(alt_table(view, names), "table.png", render, view.viewer, called)


def _painter(view: View) -> Callable[[View], bytes]:
    if draw_alone(view) is not None:
        return render_draw
    is_over = view.phase is Phase.OVER
    if isinstance(view.board, LineView):
        return render_line_end if is_over else render_line
    if isinstance(view.board, RowsView):
        return render_rows_end if is_over else render_rows
    return render_ended if is_over else render_tricks


def render_line(view: View) -> bytes:
    """The table as everyone sees it, as a PNG: no hands, and sockets that reveal nothing of them."""
    view = updated(view, ask=None)  # on which numbers somebody can play tells of their hand
    canvas = Canvas(Ink.FELT)
    head = Headline(whose_turn(view), turn_note(view), False, tuple(line_pills(view)))
    draw_head(canvas, head, felt_of(view))
    draw_line_strip(canvas, view, range(len(view.seats)))
    draw_panel(canvas, TABLE.room)
    draw_line_board(canvas, view.line_board, TABLE, figures=figures_below(view))
    first, *shorter = last_play(view)
    draw_line_band(canvas, Band(first, (ends_or_target(view),), briefer=tuple(shorter)), TABLE_BAND)
    return canvas.png(felt_of(view))


# -- the draw before a match -------------------------------------------------------------------------------------------


_TOP, _BOTTOM, _GAP = 104, 684, 12
_HIGHEST = 150
_RIGHT = 1046  # where figures end
_BAR, _STEP = 28, 6  # height of a bar; its lengths are in steps, so that few are ever painted
_MOST_TILES = 2  # a third round is rare, and told in the text
_BETWEEN = 14
_TILES = {1: (544, 92, 590), 2: (608, 66, 640)}  # by rounds: right end, across, where bars begin


def render_draw(view: View) -> bytes:
    """The draw as a PNG, best first. Raises ValueError where something else has happened since."""
    draw = draw_alone(view)
    if draw is None:
        raise ValueError("there is no draw to show")
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right = EDGE
    if view.phase is Phase.PASS:
        right = passing_pill(canvas, view, right)
    title, news = say_line(Message("draw-asks", purpose=draw.purpose)), [*map(say_line, draw_rules(draw))]
    news_header(canvas, title, news, right, game=felt_of(view))
    most = max(worth for drawn in draw.ranking for worth in drawn.worths)
    figures = max(width(say(draw_figures(draw, drawn)), 38, Weight.REGULAR) for drawn in draw.ranking) + 24
    for drawn, at in zip(draw.ranking, draw_layout(len(draw.ranking)), strict=True):
        _row(canvas, draw, drawn, at, seat_name(drawn.seat), most, figures)
    return canvas.png(felt_of(view))


@lru_cache(maxsize=8)
def draw_layout(seats: int) -> tuple[Box, ...]:
    """A row for each seat, from the top."""
    high = min(_HIGHEST, (_BOTTOM - _TOP + _GAP) // seats - _GAP)
    return tuple(box(20, _TOP + number * (high + _GAP), SIZE[0] - 40, high) for number in range(seats))


def _row(canvas: Canvas, draw: Draw, drawn: Drawn, at: Box, called: str, most: int, figures: int) -> None:
    first = drawn.place == 1
    under = Ink.LIGHT if first else Ink.HEADER
    draw_rounded(canvas, at, 26, under, Ink.FELT, Ink.GOLD if first else None)
    middle = at.centre[1]
    place_ink = Ink.GOLD if first else Ink.MUTED
    canvas.text(str(drawn.place), (56, middle + 1), bold(52, place_ink, under))
    right, across, bars = _TILES[min(len(draw.rounds), _MOST_TILES)]
    across = min(across, at.height - 40)
    left = right - min(len(draw.rounds), _MOST_TILES) * (2 * across + _BETWEEN) + _BETWEEN
    canvas.text(called, (120, middle), bold(44, Ink.TEXT, under), limit=left - 140, least=30)
    for number, piece in enumerate(drawn.pieces[-_MOST_TILES:]):
        _piece(
            canvas, piece, box(left + number * (2 * across + _BETWEEN), middle - across // 2, 2 * across, across), under
        )
    words = say(draw_figures(draw, drawn))
    if first:
        wide = -(-(width(words, 38, Weight.BOLD) + 36) // 4) * 4
        place = Box(_RIGHT + 10 - wide, middle - 33, _RIGHT + 10, middle + 33)
        draw_rounded(canvas, place, 33, Ink.GOLD, under)
        canvas.text(words, (place.centre[0], middle), bold(38, Ink.INK, Ink.GOLD), anchor="m")
    else:
        canvas.text(words, (_RIGHT, middle), Letters(38, Ink.MUTED, under), anchor="r")
    room = _RIGHT - figures - 20 - bars
    filled = max(12, round(room * drawn.worths[0] / most / _STEP) * _STEP)
    canvas.paste(_bar((room, _BAR), min(filled, room), under), bars, middle - _BAR // 2)


def _piece(canvas: Canvas, piece: Piece, at: Box, under: Ink) -> None:
    if isinstance(piece, Tile):
        draw_laid(canvas, (piece.high, piece.low), at, under)
        return
    wide = at.height * 3 // 4
    draw_piece(canvas, PieceView(piece), box(at.left, at.top - 8, wide, at.height + 16), under)


@lru_cache(maxsize=32)
def _bar(size: tuple[int, int], filled: int, under: Ink) -> Image.Image:
    """A bar in its track, filled so far from the left."""
    brush = Brush(size, under)
    brush.rounded(0, 0, *size, size[1] / 2, Ink.FELT if under is Ink.HEADER else Ink.HEADER)
    brush.rounded(0, 0, filled, size[1], min(filled, size[1]) / 2, Ink.ACCENT)
    return brush.cell()
