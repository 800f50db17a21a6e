"""The picture of a seat: the ask, the plays of all seats, the last event, and the viewer's hand."""

from collections.abc import Sequence
from functools import partial

from bot.rules.boards import LineView, TrainsView
from bot.rules.view import Phase, View
from bot.words.news import NO_NEWS, News
from bot.words.seat.band import band
from bot.words.seat.headline import headline
from bot.words.surfaces import alt_seat
from bot.words.tricks.naming import doubles_offered, naming_of
from bot.words.tricks.nel_o import nel_o_of
from bot.words.tricks.play import kitty_seen, ladder
from images.drawing import Canvas, Drawing, Felt, Ink, felt_of, names_drawn
from images.parts.headers import draw_head
from images.seat.band import draw_band, draw_ladder, draw_large_band, draw_nel_o
from images.seat.boards import draw_doubles, draw_kitty, draw_moon, draw_naming
from images.seat.cells import draw_strip
from images.seat.hand import draw_hand
from images.seat.line import draw_line_seat
from images.seat.review import draw_review
from images.seat.style import NORMAL, PLAIN, SeatStyle
from images.seat.trains import draw_trains_seat


def draw_seat(view: View, names: Sequence[str], style: SeatStyle = PLAIN, news: News = NO_NEWS) -> Drawing:
    """The viewer's seat in their style; `news`: a pending undo or an automatic play. Raises TypeError without hands."""
    render, called = partial(_render, view, style, news), names_drawn(names, view.viewer, news.earlier)
    return Drawing(alt_seat(view, names, news), "seat.png", render, view.viewer, called)


def _render(view: View, style: SeatStyle, news: News) -> bytes:
    canvas, game = Canvas(Ink.FELT), felt_of(view)
    draw_head(canvas, headline(view, news), game)
    draw_body(canvas, view, style, news)
    return canvas.png(Felt.MOON_SHOT if view.phase is Phase.MOON else game, contrast=style.contrast)


def draw_body(canvas: Canvas, view: View, style: SeatStyle = PLAIN, news: News = NO_NEWS) -> None:
    """Draw all below the header."""
    if isinstance(view.board, LineView):
        draw_line_seat(canvas, view, style, news)
    elif isinstance(view.board, TrainsView):
        draw_trains_seat(canvas, view, style, news)
    else:
        _draw_tricks(canvas, view, style, news)


def _draw_tricks(canvas: Canvas, view: View, style: SeatStyle, news: News) -> None:
    """Each phase that looks unlike a trick, a pass or an auction has its own case."""
    naming, nel_o = naming_of(view), nel_o_of(view)
    if view.phase is Phase.REVIEW:
        draw_review(canvas, view, style)
    elif view.phase is Phase.MOON:
        draw_moon(canvas, view)
    elif naming is not None:
        draw_naming(canvas, naming)
        draw_hand(canvas, view, style, NORMAL.hand)
    elif doubles_offered(view):
        draw_doubles(canvas, view)
        draw_hand(canvas, view, style, NORMAL.hand)
    elif kitty_seen(view) and not style.large:
        draw_kitty(canvas, view, style)
        draw_hand(canvas, view, style)
    elif nel_o is not None and view.phase is Phase.PLAY and view.winners is None and not style.large:
        draw_strip(canvas, view, style)
        draw_hand(canvas, view, style, draw_nel_o(canvas, view, nel_o))
    else:
        draw_strip(canvas, view, style)
        draw_hand(canvas, view, style)
        # The band after the hand: the ground around a raised piece reaches into it.
        if style.large:
            draw_large_band(canvas, view, news)
        elif news.asked is None and (steps := ladder(view)):
            draw_ladder(canvas, steps, band(view, news).sides)
        else:
            draw_band(canvas, band(view, news))
