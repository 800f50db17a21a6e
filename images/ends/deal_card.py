"""The deal card: the event, its reason, the trick to remember, the standings, and with room the last trick."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bot.message import Joined, Message, Seat, Text
from bot.rules.boards import LineView, RowsView, TrainsView, TrickView
from bot.rules.events import RevokesProven
from bot.rules.view import View
from bot.words.ends.alt import alt_deal_card
from bot.words.ends.deal import ending, to_go
from bot.words.ends.ending import remark, remarks
from bot.words.ends.facts import DealKind, KeyTrick, claimed, ended_result, key_trick, kind_of, last_trick
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill
from bot.words.sides import SideStanding, standings
from bot.words.speaker import say, say_line
from bot.words.terms import deal_over, goal_pill
from images.drawing import Box, Canvas, Drawing, Ink, Weight, felt_of, names_drawn, width
from images.ends.counts import draw_counts
from images.ends.trick import draw_trick
from images.ends.why import draw_why, event, why_height
from images.line.end import render_line_end
from images.parts.columns import Beside, Columns, Entry, Stack
from images.parts.elements import Called, Element, Paragraph, figure, moved_cell, side_cell, soft, strong
from images.parts.headers import news_header
from images.parts.lines import line_width, signed
from images.parts.marks import panel
from images.table.rows import draw_tiles
from images.table.rows_layout import tiles_layout
from images.trains.end import render_trains_end

_LEFT, _LEFT_END = 32, 600
_RIGHT = Box(630, 98, 1080, 688)
_WHY = 234  # where the reasons begin
_GAP = 14
_LOWEST = 150  # the least height of a panel with a trick


def draw_deal_card(view: View, names: Sequence[str]) -> Drawing:
    """The card of an ended deal, from the View as it stood when it was scored or redealt."""
    called = names_drawn(names, view.viewer)
    return Drawing(alt_deal_card(view, names), "deal.png", partial(_render, view), names=called)


def _render(view: View) -> bytes:
    if isinstance(view.board, LineView):
        return render_line_end(view)
    if isinstance(view.board, TrainsView):
        return render_trains_end(view)
    canvas, claim, goal = Canvas(Ink.FELT), claimed(view), Pill(*goal_pill(view))
    more = say_line(remark(view, claim) if claim is not None else view.title)
    news_header(canvas, say_line(deal_over(view, view.deal)), [more], [goal], game=felt_of(view))
    if kind_of(view) is DealKind.COUNTS and view.partners:
        draw_counts(canvas, view)
        return canvas.png(felt_of(view))
    _left(canvas, view)
    _right(canvas, view)
    return canvas.png(felt_of(view))


def _left(canvas: Canvas, view: View) -> None:
    """The event, its reason, and the trick to remember or the final layout."""
    what = ending(view)
    event(what).draw(canvas, Box(_LEFT, 100, _LEFT_END, 176), Ink.FELT)
    why = Paragraph([say(what.why)], (38, 36, 34, 32, 30), Ink.TEXT if what.is_success else Ink.MUTED, most=2)
    why.draw(canvas, Box(_LEFT, 164, _LEFT_END, 236), Ink.FELT)
    end = _WHY + why_height(view)
    draw_why(canvas, view, Box(_LEFT, _WHY, _LEFT_END - 12, end))
    key, last = key_trick(view), last_trick(view)
    place = Box(20, max(end + _GAP, 372), 610, 688)
    if isinstance(view.board, RowsView):
        _final_layout(canvas, view.rows_board, place)
    elif key is not None and place.height >= _LOWEST:
        draw_trick(canvas, key.trick, place, _title(view, key, place.width - 50), Ink.LIGHT)
    elif key is None and last is not None:
        draw_trick(canvas, last, place, _last_title(view, last), Ink.LIGHT)


def _final_layout(canvas: Canvas, board: RowsView, place: Box) -> None:
    """The laid tiles when the deal ended, unless they need more room than is left."""
    with suppress(ValueError):
        layout = tiles_layout(board, place)
        panel(canvas, place, Ink.LIGHT)
        draw_tiles(canvas, layout)


def _last_title(view: View, last: TrickView) -> Message:
    """The title of the last trick: "Last trick: Bo"."""
    which = "end-trick-to" if claimed(view) is None else "end-trick-to.played"
    return Message(which, who=Seat(last.winner))


def _title(view: View, key: KeyTrick, room: int) -> Text:
    """The title of the trick to remember; where there is room with the suit led, and that it was the last."""
    title, last = key.title, last_trick(view)
    more = [Message("end-key-led", suit=key.trick.led)] if key.points is not None else []
    if last is not None and last.number == key.trick.number:
        more.insert(0, Message("end-key-last"))
    longer = (Joined((title, *more[:count]), " · ") for count in (2, 1))
    return next((words for words in longer if line_width(say_line(words), 34) <= room), title)


def _right(canvas: Canvas, view: View) -> None:
    """The standings, and the last trick below them."""
    last, key, row = last_trick(view), key_trick(view), _SIDE if view.partners else _SINGLE
    high = _TITLE + len(standings(view)) * row + 14
    note: Text | None = remarks(view, ended_result(view), RevokesProven) or to_go(view)
    is_new = last is not None and key is not None and key.trick.number != last.number
    room = _RIGHT.height - high - _GAP
    if last is None or not is_new or room < _LOWEST or len(view.seats) > 4:
        _draw_standings(canvas, view, _RIGHT, note)
        return
    _draw_standings(canvas, view, Box(_RIGHT.left, _RIGHT.top, _RIGHT.right, _RIGHT.top + high))
    below = Box(_RIGHT.left, _RIGHT.top + high + _GAP, _RIGHT.right, _RIGHT.bottom)
    draw_trick(canvas, last, below, _last_title(view, last), Ink.HEADER)


# -- the standings -----------------------------------------------------------------------------------------------------


_TITLE = 66  # height of the title above the rows
_SINGLE, _SIDE = 104, 130  # height of a row
_NOTE = 54  # the least height of the note below the rows
_NAME_LEAST = 34


def _draw_standings(canvas: Canvas, view: View, at: Box, note: Text | None = None) -> None:
    """The panel of standings; a note below them where there is room."""
    panel(canvas, at, Ink.HEADER)
    title = soft(Message("end-standings-title.low" if view.low_wins else "end-standings-title"), least=30)
    title.draw(canvas, Box(at.left + 25, at.top + 4, at.right - 25, at.top + 68), Ink.HEADER)
    places, high = standings(view), _SIDE if view.partners else _SINGLE
    in_two = view.partners or any(_needs_two_lines(place, at) for place in places)
    rows = list[Entry]()
    for place in places:
        leads = place.rank == 1 and place.rank < places[-1].rank
        look = (Ink.LIGHT, Ink.GOLD) if leads else (Ink.HEADER, None)
        rows.append(Entry(_cells(view, place, in_two=in_two), *look))
    bottom = at.top + _TITLE + len(places) * high
    table = Columns(rows, pad=18, gap=14, most=high, radius=20)
    table.draw(canvas, Box(at.left + 10, at.top + _TITLE, at.right - 10, bottom), Ink.HEADER)
    if note and at.bottom - bottom >= _NOTE:
        below = Box(at.left + 25, at.bottom - 72, at.right - 25, at.bottom)
        soft(note, least=26).draw(canvas, below, Ink.HEADER)


def _cells(view: View, place: SideStanding, *, in_two: bool) -> tuple[Element, ...]:
    """A side or a rank, the names, the places moved, the points of the deal and the total."""
    total, names = figure(signed(place.total, plus=""), 50, bold=True), [*map(seat_name, place.members)]
    rank = strong(str(place.rank), 46, Ink.GOLD if place.rank == 1 else Ink.MUTED, align="m", most=60)
    first = side_cell(place.side) if view.partners else rank
    scored, moved = figure(signed(place.scored), 38, Ink.MUTED), moved_cell(place.moved)
    if not in_two:
        return first, moved, strong(names[0], 40, least=_NAME_LEAST, grows=True), scored, total
    return first, Stack([Called(names=names, size=40), Beside([scored, moved], gap=22)]), total


def _needs_two_lines(place: SideStanding, at: Box) -> bool:
    figures = width(signed(place.scored), 38, Weight.REGULAR) + width(signed(place.total, plus=""), 50, Weight.BOLD)
    return width(seat_name(place.members[0]), _NAME_LEAST, Weight.BOLD) > at.width - 150 - figures - 66
