"""The deal card: what happened, why, the trick to remember, the standings, and the last trick where there is room."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bot.rules.boards import LineView
from bot.rules.view import View
from bot.words.alt import alt_deal_card
from bot.words.deal_end import ended_line, hero, key_trick_title, revoke_note, to_go_note
from bot.words.facts.deal_end import KeyTrick, Kind, Why, claimed, key_trick, kind_of, last_trick
from bot.words.facts.results import goal
from bot.words.line import deal_is_over
from bot.words.names import Namer
from bot.words.seat.parts import plain
from bot.words.speaker import say
from images.drawing.canvas import Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.lettering import width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.counts import draw_counts
from images.ends.parts import happened, panel, short_namer, told
from images.ends.standings import draw_standings, standings_height
from images.ends.trick import draw_trick
from images.ends.why import draw_why, why_height
from images.parts.headers import EDGE, bar, news_header, pill
from images.table.line import draw_line
from images.table.line_layout import line_layout

_LEFT, _LEFT_END = 32, 600
_RIGHT = Box(630, 98, 1080, 688)
_WHY = 234  # where the reasons begin
_GAP = 14
_LOWEST = 150  # a panel with a trick is no lower


def draw_deal_card(view: View, names: Sequence[str]) -> Drawing:
    """The card of an ended deal, from the View as it stood when it was scored or thrown in."""
    return Drawing(alt_deal_card(view, names), "deal.png", partial(_render, view, names))


def _render(view: View, names: Sequence[str]) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right = pill(canvas, EDGE, *goal(view, "first to"), ink=Ink.TEXT, ground=Ink.LIGHT)
    title = plain(deal_is_over(view, view.deal))
    more = ended_line(view, partial(shown_name, names)) if claimed(view) is not None else (plain(say(view.title)),)
    news_header(canvas, (title,), [more], right, game=felt_of(view))
    name = short_namer(names, 230)
    if kind_of(view) is Kind.COUNTS and view.partners:
        draw_counts(canvas, view, names, name)
        return canvas.png(felt_of(view))
    _left(canvas, view, names, name)
    _right(canvas, view, names, name)
    return canvas.png(felt_of(view))


def _left(canvas: Canvas, view: View, names: Sequence[str], name: Namer) -> None:
    """What happened, why, and the trick to remember or the final line."""
    what = hero(view, partial(shown_name, names))
    happened(canvas, what, (_LEFT, 138), _LEFT_END)
    told(canvas, what.why, (_LEFT, 200), _LEFT_END - _LEFT, Ink.TEXT if what.gold else Ink.MUTED)
    end = _WHY + why_height(view)
    draw_why(canvas, view, names, Box(_LEFT, _WHY, _LEFT_END - 12, end))
    key, last = key_trick(view), last_trick(view)
    place = Box(20, max(end + _GAP, 372), 610, 688)
    if view.line is not None:
        _final_line(canvas, view.line, place)
    elif key is not None and place.height >= _LOWEST:
        draw_trick(canvas, key.trick, names, place, _title(view, name, key, place.width - 50), Ink.LIGHT)
    elif key is None and last is not None:
        draw_trick(canvas, last, names, place, f"last trick, to {name(last.winner)}", Ink.LIGHT)


def _final_line(canvas: Canvas, line: LineView, place: Box) -> None:
    """The line as the deal ended, where it is not too long for the room left."""
    with suppress(ValueError):
        layout = line_layout(line, place)
        panel(canvas, place, Ink.LIGHT)
        draw_line(canvas, layout)


def _title(view: View, name: Namer, key: KeyTrick, room: int) -> str:
    """What the trick is, and where there is room which suit was led; and that the deal ended with it."""
    title = key_trick_title(name, key)
    last = last_trick(view)
    more = [f"{key.trick.led.label} led"] if key.why is Why.BIGGEST else []
    if last is not None and last.number == key.trick.number:
        more.insert(0, "the last")
    for words in (*(" · ".join(more[:count]) for count in range(len(more), 0, -1)), ""):
        longer = f"{title} · {words}" if words else title
        if width(longer, 34, Weight.REGULAR) <= room:
            return longer
    return title


def _right(canvas: Canvas, view: View, names: Sequence[str], name: Namer) -> None:
    """The standings, and the last trick below them."""
    high, last, key = standings_height(view), last_trick(view), key_trick(view)
    short = short_namer(names, 150)
    revokes = revoke_note(view, short) if view.results and view.results[-1].moon is not None else ""
    note = revokes or to_go_note(view, short)
    is_new = last is not None and key is not None and key.trick.number != last.number
    room = _RIGHT.height - high - _GAP
    if last is None or not is_new or room < _LOWEST or len(view.seats) > 4:
        draw_standings(canvas, view, names, _RIGHT, note)
        return
    draw_standings(canvas, view, names, Box(_RIGHT.left, _RIGHT.top, _RIGHT.right, _RIGHT.top + high))
    below = Box(_RIGHT.left, _RIGHT.top + high + _GAP, _RIGHT.right, _RIGHT.bottom)
    which = "last trick" if claimed(view) is None else "last played"
    draw_trick(canvas, last, names, below, f"{which}, to {name(last.winner)}", Ink.HEADER)
