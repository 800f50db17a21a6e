"""The deal card: what happened, why, the trick to remember, the standings, and the last trick where there is room."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bot.message import Message, Row, Text
from bot.rules.boards import LineView, TrickView
from bot.rules.events import RevokesProven
from bot.rules.view import View
from bot.words.ends.alt import alt_deal_card
from bot.words.ends.deal import hero, key_title, remark, remarks, to_go
from bot.words.ends.facts import KeyTrick, Kind, Why, claimed, ended_result, key_trick, kind_of, last_trick
from bot.words.speaker import say_line
from bot.words.terms import deal_over, who
from images.chain.end import render_chain_end
from images.drawing.canvas import Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.ends.counts import draw_counts
from images.ends.standings import draw_standings, standings_height
from images.ends.trick import draw_trick
from images.ends.why import draw_why, why_height
from images.parts.headers import EDGE, bar, news_header
from images.parts.lines import line_width
from images.parts.panels import happened, panel, told
from images.scores.goal import goal_pill
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
    if view.chain is not None:
        return render_chain_end(view, names)
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right = goal_pill(canvas, view, EDGE)
    claim = claimed(view)
    more = say_line(remark(view, claim, partial(shown_name, names)) if claim is not None else view.title)
    news_header(canvas, say_line(deal_over(view, view.deal)), [more], right, game=felt_of(view))
    if kind_of(view) is Kind.COUNTS and view.partners:
        draw_counts(canvas, view, names)
        return canvas.png(felt_of(view))
    _left(canvas, view, names)
    _right(canvas, view, names)
    return canvas.png(felt_of(view))


def _left(canvas: Canvas, view: View, names: Sequence[str]) -> None:
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
        draw_trick(canvas, key.trick, names, place, _title(view, names, key, place.width - 50), Ink.LIGHT)
    elif key is None and last is not None:
        draw_trick(canvas, last, names, place, last_title(view, names, last), Ink.LIGHT)


def _final_line(canvas: Canvas, line: LineView, place: Box) -> None:
    """The line as the deal ended, where it is not too long for the room left."""
    with suppress(ValueError):
        layout = line_layout(line, place)
        panel(canvas, place, Ink.LIGHT)
        draw_line(canvas, layout)


def last_title(view: View, names: Sequence[str], last: TrickView) -> Message:
    """What the last trick is called: "Last trick: Bo"."""
    which = "end-trick-to" if claimed(view) is None else "end-trick-to.played"
    return Message(which, who=who(view, last.winner, partial(shown_name, names)))


def _title(view: View, names: Sequence[str], key: KeyTrick, room: int) -> Text:
    """What the trick is, and where there is room which suit was led; and that the deal ended with it."""
    title, last = key_title(view, partial(shown_name, names), key), last_trick(view)
    more = [Message("end-key-led", suit=key.trick.led)] if key.why is Why.BIGGEST else []
    if last is not None and last.number == key.trick.number:
        more.insert(0, Message("end-key-last"))
    longer = (Message("end-labels", labels=Row((title, *more[:count]), " · ")) for count in (2, 1))
    return next((told for told in longer if line_width(say_line(told), 34) <= room), title)


def _right(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """The standings, and the last trick below them."""
    high, last, key, name = standings_height(view), last_trick(view), key_trick(view), partial(shown_name, names)
    note: Text | None = remarks(view, ended_result(view), name, RevokesProven) or to_go(view, name)
    is_new = last is not None and key is not None and key.trick.number != last.number
    room = _RIGHT.height - high - _GAP
    if last is None or not is_new or room < _LOWEST or len(view.seats) > 4:
        draw_standings(canvas, view, names, _RIGHT, note)
        return
    draw_standings(canvas, view, names, Box(_RIGHT.left, _RIGHT.top, _RIGHT.right, _RIGHT.top + high))
    below = Box(_RIGHT.left, _RIGHT.top + high + _GAP, _RIGHT.right, _RIGHT.bottom)
    draw_trick(canvas, last, names, below, last_title(view, names, last), Ink.HEADER)
