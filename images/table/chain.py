"""The picture of a table with a line played from hands: whose turn it is, the seats, the line, the last play."""

from collections.abc import Sequence
from functools import partial

from bot.rules.copies import updated
from bot.rules.view import View
from bot.words.band import Band
from bot.words.chain import ends_or_target, last_play, turn_note, whose_turn
from bot.words.headline import Headline, chain_pills
from images.chain.band import draw_chain_band
from images.chain.draw import draw_chain, draw_empty, draw_panel, figures_below
from images.chain.layout import TABLE
from images.chain.strip import draw_chain_strip
from images.chain.zones import TABLE_BAND
from images.drawing.canvas import Canvas
from images.drawing.felts import felt_of
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.parts.headers import bar
from images.seat.head import draw_head


def render_chain(view: View, names: Sequence[str]) -> bytes:
    """The table as everybody sees it, as a PNG: no hands, and sockets that say nothing of them."""
    view = updated(view, ask=None)  # on which numbers somebody can play tells of their hand
    canvas, name = Canvas(Ink.FELT), partial(shown_name, names)
    bar(canvas)
    draw_head(canvas, Headline(whose_turn(view, name), turn_note(view), False, tuple(chain_pills(view))), felt_of(view))
    draw_chain_strip(canvas, view, names, range(len(view.seats)))
    draw_panel(canvas, TABLE.room)
    draw_chain(canvas, view.chain_board, TABLE, figures=figures_below(view))
    if not view.chain_board.laid:
        draw_empty(canvas, TABLE.room)
    first, *shorter = last_play(view, name)
    draw_chain_band(canvas, Band(first, (ends_or_target(view),), briefer=tuple(shorter)), TABLE_BAND)
    return canvas.png(felt_of(view))
