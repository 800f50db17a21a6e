"""The table of trains: the yard as everyone sees it, the last play and the lowest total."""

from bot.rules.copies import updated
from bot.rules.view import View
from bot.words.seat.band import Band
from bot.words.seat.headline import Headline, line_pills
from bot.words.trains.play import last_play, lowest
from bot.words.turn import turn_note, whose_turn
from images.drawing import Canvas, Ink, felt_of
from images.line.strip_and_band import TABLE_BAND, draw_line_band
from images.parts.headers import draw_head
from images.trains.cells import draw_yard
from images.trains.layout import TABLE_YARD, yard_layout
from images.trains.sockets import table_sockets


def render_trains(view: View) -> bytes:
    """The table as everyone sees it, as a PNG: no hands, and sockets that reveal nothing of them."""
    view = updated(view, ask=None)
    canvas = Canvas(Ink.FELT)
    head = Headline(whose_turn(view), turn_note(view), False, tuple(line_pills(view)))
    draw_head(canvas, head, felt_of(view))
    cells = yard_layout(len(view.seats), TABLE_YARD)
    draw_yard(canvas, view, range(len(view.seats)), cells, table_sockets(view.train_board), footed=True)
    first, *shorter = last_play(view)
    draw_line_band(canvas, Band(first, (lowest(view),), briefer=tuple(shorter)), TABLE_BAND)
    return canvas.png(felt_of(view))
