"""The picture of the table, whatever is played at it and wherever it stands, and of the draw before a match."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.message import Message
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView
from bot.rules.copies import updated
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, View
from bot.words.draw import Draw, Drawn, draw_alone, draw_figures, draw_rules
from bot.words.line.play import ends_or_target, last_play
from bot.words.persons import seat_name
from bot.words.seat.band import Band
from bot.words.seat.headline import Headline, line_pills
from bot.words.speaker import say_line
from bot.words.surfaces import alt_table
from bot.words.table import of_bystander
from bot.words.turn import turn_note, whose_turn
from images.drawing import (
    Box,
    Canvas,
    Drawing,
    Ink,
    box,
    felt_of,
    names_drawn,
)
from images.line.draw import draw_line_board, figures_below
from images.line.end import render_line_end
from images.line.layout import TABLE
from images.line.strip_and_band import TABLE_BAND, draw_line_band, draw_line_strip
from images.parts.columns import Columns, Entry
from images.parts.elements import Painted, ProgressBar, figure, strong
from images.parts.headers import draw_head, news_header
from images.parts.marks import panel
from images.parts.pieces import draw_laid, draw_piece
from images.table.rows import render_rows, render_rows_end
from images.table.tricks import passing_pill, render_ended, render_tricks
from images.trains.end import render_trains_end
from images.trains.table import render_trains


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
    if isinstance(view.board, TrainsView):
        return render_trains_end if is_over else render_trains
    if isinstance(view.board, RowsView):
        return render_rows_end if is_over else render_rows
    return render_ended if is_over else render_tricks


def render_line(view: View) -> bytes:
    """The table as everyone sees it, as a PNG: no hands, and sockets that reveal nothing of them."""
    view = updated(view, ask=None)  # the numbers a player can play on tell of their hand
    canvas = Canvas(Ink.FELT)
    head = Headline(whose_turn(view), turn_note(view), False, tuple(line_pills(view)))
    draw_head(canvas, head, felt_of(view))
    draw_line_strip(canvas, view, range(len(view.seats)))
    panel(canvas, TABLE.room, Ink.LIGHT, radius=28)
    draw_line_board(canvas, view.line_board, TABLE, figures=figures_below(view))
    first, *shorter = last_play(view)
    draw_line_band(canvas, Band(first, (ends_or_target(view),), briefer=tuple(shorter)), TABLE_BAND)
    return canvas.png(felt_of(view))


# -- the draw before a match -------------------------------------------------------------------------------------------


_AT, _BETWEEN_ROWS, _HIGHEST = Box(20, 104, 1080, 684), 12, 150
_MOST_TILES = 2  # a third round is rare, and told in the text
_ACROSS = {1: 92, 2: 66}  # tiles, by rounds
_BETWEEN = 14


def render_draw(view: View) -> bytes:
    """The draw as a PNG, best first. Raises ValueError where something else has happened since."""
    draw = draw_alone(view)
    if draw is None:
        raise ValueError("there is no draw to show")
    canvas, pills = Canvas(Ink.FELT), [passing_pill(view)] if view.phase is Phase.PASS else []
    title, news = say_line(Message("draw-asks", purpose=draw.purpose)), [*map(say_line, draw_rules(draw))]
    news_header(canvas, title, news, pills, game=felt_of(view))
    most = max(worth for drawn in draw.ranking for worth in drawn.worths)
    pitch = min(_HIGHEST + _BETWEEN_ROWS, (_AT.height + _BETWEEN_ROWS) // len(draw.ranking))
    across = min(_ACROSS[min(len(draw.rounds), _MOST_TILES)], pitch - _BETWEEN_ROWS - 40)
    rows = [_drawn(draw, drawn, most, across) for drawn in draw.ranking]
    Columns(rows, gap=24, between=_BETWEEN_ROWS, most=pitch, radius=26).draw(canvas, _AT)
    return canvas.png(felt_of(view))


def _drawn(draw: Draw, drawn: Drawn, most: int, across: int) -> Entry:
    """A place, its player, the last pieces they drew, and their worth as a bar and in figures."""
    is_first, pieces = drawn.place == 1, drawn.pieces[-_MOST_TILES:]
    ground, track = (Ink.LIGHT, Ink.HEADER) if is_first else (Ink.HEADER, Ink.FELT)
    cells = (
        strong(str(drawn.place), 52, Ink.GOLD if is_first else Ink.MUTED),
        strong(seat_name(drawn.seat), 44, least=30, grows=True),
        Painted(len(pieces) * (2 * across + _BETWEEN) - _BETWEEN, partial(_draw_pieces, pieces, across)),
        ProgressBar(drawn.worths[0] / most, thick=28, track=track),
        figure(
            draw_figures(draw, drawn), 38, Ink.INK if is_first else Ink.MUTED,
            bold=is_first, pad=16, plate=Ink.GOLD if is_first else None,
        ),
    )  # fmt: skip
    return Entry(cells, ground, Ink.GOLD if is_first else None)


def _draw_pieces(pieces: Sequence[Piece], across: int, canvas: Canvas, room: Box, ground: Ink) -> None:
    for number, piece in enumerate(pieces):
        left, top = room.left + number * (2 * across + _BETWEEN), room.centre[1] - across // 2
        if isinstance(piece, Tile):
            draw_laid(canvas, (piece.high, piece.low), box(left, top, 2 * across, across), ground)
        else:
            draw_piece(canvas, PieceView(piece), box(left, top - 8, across * 3 // 4, across + 16), ground)
