"""The picture of the table, whatever is played at it and wherever it stands."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.rules.boards import LineView, RowsView
from bot.rules.copies import updated
from bot.rules.view import Phase, View
from bot.words.draw import draw_alone
from bot.words.line.play import ends_or_target, last_play
from bot.words.seat.band import Band
from bot.words.seat.headline import Headline, line_pills
from bot.words.surfaces import alt_table
from bot.words.table import of_bystander
from bot.words.turn import turn_note, whose_turn
from images.drawing import Canvas, Drawing, Ink, felt_of, names_drawn
from images.line.draw import draw_line_board, draw_panel, figures_below
from images.line.end import render_line_end
from images.line.layout import TABLE
from images.line.strip_and_band import TABLE_BAND, draw_line_band, draw_line_strip
from images.parts.headers import draw_head
from images.table.draw import render_draw
from images.table.ribbon import render_ended
from images.table.rows import render_rows
from images.table.rows_end import render_rows_end
from images.table.tricks import render_tricks


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
