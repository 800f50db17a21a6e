"""The deal card where tricks and tiles count for two sides: the sources of their points, and the bid on their bars."""

from bot.message import Message, Seat, Text
from bot.rules.view import View
from bot.words.ends.deal import bid_name, ending
from bot.words.ends.facts import bid_counts, contract_played, key_trick, last_trick, sources
from bot.words.persons import seat_name
from bot.words.sides import SideStanding, standings
from bot.words.speaker import say, say_line
from images.drawing import Box, Canvas, Ink, Weight, bold, box, width
from images.ends.trick import draw_lying
from images.ends.why import event
from images.parts.columns import Beside, Stack
from images.parts.elements import Called, Element, Paragraph, Words, figure, moved_cell, side_cell, soft, strong
from images.parts.lines import line_width, signed
from images.parts.marks import SIDE_INKS, draw_rounded, panel

_PANELS = Box(20, 192, 1080, 554)
_STRIP = Box(20, 570, 1080, 688)
_TILE_INKS = ((Ink.BLUE, Ink.TEXT), (Ink.LATTICE, Ink.INK))  # of tens and fives


def draw_counts(canvas: Canvas, view: View) -> None:
    """The event, a panel for each side, and the biggest trick."""
    what = ending(view)
    right = min(32 + event(what).wide(), max(1044 - line_width(say_line(what.why), 36), 560))
    event(what).draw(canvas, Box(32, 99, right, 175), Ink.FELT)
    Paragraph([say(what.why)], range(42, 29, -2), most=2).draw(canvas, Box(right + 24, 104, 1070, 176), Ink.FELT)
    places = {place.side: place for place in standings(view)}
    for side, at in enumerate(_PANELS.grid(1, 2, 0, 10)):
        _side(canvas, view, places[side], at)
    _tricks(canvas, view)


def _side(canvas: Canvas, view: View, place: SideStanding, at: Box) -> None:
    panel(canvas, at, Ink.HEADER, SIDE_INKS[place.side % 2])
    bid = draw_sources(canvas, view, place.side, box(at.left + 24, at.top + 86, at.width - 48, 60))
    scored, total = place.scored or 0, signed(place.total, plus="")
    cells: list[Element] = [
        side_cell(place.side),
        Called(names=[*map(seat_name, place.members)], size=42, least=30, grows=True),
        *([bid] if bid is not None else []),
        *([moved_cell(place.moved)] if place.moved else []),
        figure(f"{place.total - scored} + {scored}  =", 40, Ink.MUTED),
        figure(total, 56, bold=True),
    ]
    Beside(cells, gap=16).draw(canvas, Box(at.left + 24, at.top + 8, at.right - 24, at.top + 80), Ink.HEADER)


def draw_sources(canvas: Canvas, view: View, side: int, at: Box) -> Words | None:
    """Draw a stacked bar of the sources of a side's points, on a track as long as the whole deal.

    A line stands where the side's bid is reached, the bid beside it; where it has no room on the bar it is returned.
    """
    panel(canvas, at, Ink.FELT, under=Ink.HEADER, radius=12)
    played, progress, whole, reached = contract_played(view), bid_counts(view), _worth(view), None
    if played is not None and progress is not None and view.side_of(played.seat) == side:
        reached = at.left + round(at.width * progress[1] / whole)
    found = sources(view, side)
    parts = [
        ("", found.tricks, Ink.TEXT, Ink.INK),
        *((say(Message("end-source", worth=worth, points=points)), points, *_TILE_INKS[worth < 10])
          for worth, points in found.tiles),
    ]  # fmt: skip
    x, done = at.left, 0
    for words, points, ground, ink in parts:
        if not points:
            continue
        done += points
        end = at.left + round(at.width * done / whole)
        wide, middle = end - x - 4, (x + end) // 2 - 2
        draw_rounded(canvas, box(x, at.top, max(wide, 8), at.height), 10, ground, Ink.HEADER)
        full = words or str(points)
        shown = full if width(full, 36, Weight.BOLD) <= wide - 16 else str(points)
        if reached is not None and x < reached < x + wide:  # the words stand beside the line of the bid
            middle, wide = (x + reached) // 2 - 2, reached - x - 4
            if end - reached > wide:
                middle, wide = (reached + end) // 2, end - reached - 8
            shown = full if width(full, 36, Weight.BOLD) <= wide - 8 else str(points)
        if width(shown, 36, Weight.BOLD) <= wide - 2:
            canvas.text(shown, (middle, at.centre[1]), bold(36, ink, ground), anchor="m")
        x = end
    if played is None or reached is None:
        return None
    canvas.fill(Box(reached - 3, at.top - 8, reached + 3, at.bottom + 8), Ink.GOLD)
    flag = strong(Message("end-flag", bid=bid_name(view, played.bid)), 32, Ink.INK, pad=14, plate=Ink.GOLD)
    left = max(reached + 3, x) + 16
    if left + flag.wide() > at.right - 8:
        left = reached - 18 - flag.wide()
        if left < x + 8:
            return flag
    flag.draw(canvas, box(left, at.centre[1] - 26, flag.wide(), 52), Ink.FELT)
    return None


def _worth(view: View) -> int:
    """The points of a whole deal, the length of a bar: all tricks, and the tens and fives of its set."""
    taken = sum(sources(view, side).points for side in range(2))
    return max(taken, {4: 42, 6: 79}.get(len(view.seats), taken))


def _tricks(canvas: Canvas, view: View) -> None:
    """The biggest trick; with four players the last one beside it."""
    panel(canvas, _STRIP, Ink.LIGHT)
    key, last = key_trick(view), last_trick(view)
    if key is None or last is None:
        return
    if len(view.seats) > 4:
        who = Message("end-key-biggest.who", who=Seat(key.trick.winner), points=key.points)
        words = Stack([soft(Message("end-key-biggest.short")), Words(who, 42, least=32)], gap=7)
        words.draw(canvas, _STRIP._replace(left=_STRIP.left + 25, right=406), Ink.LIGHT)
        draw_lying(canvas, key.trick, Box(430, _STRIP.top + 20, _STRIP.right - 22, _STRIP.bottom - 20))
        return
    half = _STRIP.width // 2
    same = key.trick.number == last.number
    where: Text = Message("end-trick-to.same") if same else Message("end-trick-to", who=Seat(last.winner))
    for trick, title, ink, left in (
        (key.trick, key.title, Ink.TEXT, _STRIP.left + 25),
        (None if same else last, where, Ink.MUTED, _STRIP.left + half + 15),
    ):
        Words(title, 36, ink).draw(canvas, Box(left, _STRIP.top, left + half - 40, _STRIP.top + 60), Ink.LIGHT)
        if trick is not None:
            end = left + len(trick.plays) * 112 - 12
            draw_lying(canvas, trick, Box(left, _STRIP.top + 54, end, _STRIP.bottom - 8))
