"""The picture of a table whose deal is over: its last trick, and a ribbon with the event and the points."""

from collections.abc import Sequence

from bot.rules.boards import TrickView
from bot.rules.view import SeatView, View
from bot.words.ends.deal import ending
from bot.words.ends.ending import DealEnding
from bot.words.ends.facts import claimed, last_trick
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.speaker import say, say_line
from bot.words.tricks.sentences import trump_pill
from images.drawing import SIZE, Box, Canvas, Ink, Letters, Weight, bold, felt_of, width
from images.parts.headers import EDGE, in_bold, news_header, winner_pill
from images.parts.lines import draw_line, signed
from images.parts.marks import SIDE_INKS, crown_mark, lay_badge, side_mark
from images.parts.pieces import Size, draw_piece
from images.table.seats import draw_bid, draw_plate, draw_played, empty_slot, ground
from images.table.tricks import trump_pill_of
from images.table.tricks_layout import SeatPlace, hands_layout, open_hand_layout, table_layout

RIBBON = Box(0, 608, *SIZE)
_LEFT, _RIGHT = 28, 1076
_EVENT, _LEAST_EVENT = 52, 36
_CHANGE, _MARK = 40, 44
_TWO_LINES = (42, 36)  # sizes of the event and of the points, where these have a line of their own
_UPPER, _LOWER = 27, 70  # their middles
_WHY = 34
_GAP = 30


def render_ended(view: View) -> bytes:
    """The table of an ended deal of a trick game as a PNG, from the View when it was scored or redealt."""
    layout = table_layout(len(view.seats), ended=True)
    canvas = ground(layout.compass, ended=True)
    end = ending(view)
    _header(canvas, view, end)
    trick = None if claimed(view) is not None else last_trick(view)
    for seat, place in zip(view.seats, layout.seats, strict=True):
        draw_plate(canvas, view, seat, place.plate, seat_name(seat.seat))
        _slot(canvas, view, seat, place, trick)
    for seat, shown in trick.plays if trick is not None else ():
        lay_badge(canvas, shown, layout.seats[seat].badge)
    _ribbon(canvas, view, end)
    return canvas.png(felt_of(view))


def _header(canvas: Canvas, view: View, end: DealEnding) -> None:
    right, trump = EDGE, trump_pill(view)
    if view.winners is not None:
        right = winner_pill(canvas, view, right)
    elif trump is not None:
        right = trump_pill_of(canvas, right, trump)
    news_header(canvas, say_line(end.title), [say_line(end.place), ()], right, game=felt_of(view))


def _slot(canvas: Canvas, view: View, seat: SeatView, place: SeatPlace, trick: TrickView | None) -> None:
    """A seat's piece of the last trick; the hand a claim laid open; its bid, if no trick was played."""
    played = trick.by(seat.seat) if trick is not None else None
    if trick is not None and played is not None:
        draw_played(canvas, played, place, best=seat.seat == trick.winner, led=seat.seat == trick.leader)
    elif seat.shown:
        for shown, at in zip(
            seat.shown, open_hand_layout(hands_layout(len(view.seats))[seat.seat], len(seat.shown)), strict=True
        ):
            draw_piece(canvas, shown, at, Ink.LIGHT)
    elif trick is None and seat.bid is not None and not view.trick_board.finished:
        draw_bid(canvas, seat.bid, place)
    else:
        size = Size(place.slot.width, place.slot.height)
        canvas.paste(empty_slot(size, asked=False), place.slot.left, place.slot.top)


# -- the ribbon --------------------------------------------------------------------------------------------------------


def _ribbon(canvas: Canvas, view: View, told: DealEnding) -> None:
    ground_ink, ink = (Ink.GOLD, Ink.INK) if told.is_success else (Ink.HEADER, Ink.TEXT)
    canvas.fill(RIBBON, ground_ink)
    if not told.is_success:
        canvas.fill(RIBBON._replace(bottom=RIBBON.top + 4), Ink.ACCENT)
    sides = sorted(standings(view), key=lambda standing: standing.side)
    if view.partners:
        right = _side_changes(canvas, sides, ground_ink, ink) - _GAP
        _event(canvas, told, RIBBON.centre[1], right, _EVENT, ground_ink, ink)
        return
    large, small = _TWO_LINES
    end = _event(canvas, told, RIBBON.top + _UPPER, _RIGHT, large, ground_ink, ink)
    why = say(told.why)
    if width(why, _WHY, Weight.REGULAR) <= _RIGHT - end - _GAP:
        tone = ink if told.is_success else Ink.MUTED
        canvas.text(why, (_RIGHT, RIBBON.top + _UPPER + 1), Letters(_WHY, tone, ground_ink), anchor="r")
    _changes(canvas, sides, small, ground_ink, ink)


def _event(canvas: Canvas, told: DealEnding, middle: int, right: int, size: int, under: Ink, ink: Ink) -> int:
    """The event in a few words, after a crown if it is a success. Returns the right end of them."""
    left = _LEFT
    if told.is_success:
        across = size + 8
        canvas.paste(crown_mark(across, ink, under), left, middle - across * 2 // 5)
        left += across + 20
    room, line = right - left, in_bold(say_line(told.what))
    return left + draw_line(canvas, line, (left, middle), Letters(size, ink, under), limit=room, least=_LEAST_EVENT)


def _side_changes(canvas: Canvas, sides: Sequence[SideStanding], under: Ink, ink: Ink) -> int:
    """Each side's mark and its points, ending at the right. Returns the left end of the first."""
    right, middle = _RIGHT, RIBBON.centre[1]
    for standing in reversed(sides):
        words = _change(standing)
        right -= canvas.text(words, (right, middle), bold(_CHANGE, ink, under), anchor="r") + 12 + _MARK
        own = SIDE_INKS[standing.side]
        marks = (Ink.INK, own) if under is Ink.GOLD else (own, Ink.INK)
        canvas.paste(side_mark(standing.side, *marks, under, _MARK), right, middle - _MARK // 2)
        right -= _GAP
    return right


def _changes(canvas: Canvas, sides: Sequence[SideStanding], size: int, under: Ink, ink: Ink) -> None:
    """The points of each player side by side: the totals give way first, then the longest names."""
    called = [seat_name(standing.members[0]) for standing in sides]
    wides = [width(name, size, Weight.REGULAR) for name in called]
    for words in (list(map(_change, sides)), [signed(standing.scored) for standing in sides]):
        figures = sum(12 + width(more, size, Weight.BOLD) for more in words)
        room = _RIGHT - _LEFT - figures - (len(sides) - 1) * _GAP
        if sum(wides) <= room:
            break
    left, middle, limit = _LEFT, RIBBON.top + _LOWER, _limit(wides, room)
    for name, more in zip(called, words, strict=True):
        left += canvas.text(name, (left, middle), Letters(size, ink, under), limit=limit) + 12
        left += canvas.text(more, (left, middle), bold(size, ink, under)) + _GAP


def _limit(wides: Sequence[int], room: int) -> int:
    """The greatest width of a name with which all of them have room."""
    over = max(wides)
    while sum(min(wide, over) for wide in wides) > room and over > 60:
        over -= 4
    return over


def _change(standing: SideStanding) -> str:
    """The points of a deal, and the total after it: "+7 → 18"."""
    return f"{signed(standing.scored)} → {signed(standing.total, plus='')}"
