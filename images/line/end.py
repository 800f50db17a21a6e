"""The picture of the end of a deal of dominoes: what decided it, the whole line, and every hand with its pips."""

from bot.message import Message
from bot.rules.view import View
from bot.words.ends.deal import ending
from bot.words.ends.ending import DealEnding
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill
from bot.words.sides import sides
from bot.words.speaker import Line, Span, say, say_line
from bot.words.terms import goal_pill
from images.drawing import SIZE, Box, Canvas, Ink, Letters, felt_of
from images.line.draw import draw_final_line
from images.line.hands import draw_open_hand, open_hands_layout
from images.parts.headers import in_bold, opened, winner_pill
from images.parts.lines import draw_line, line_width, shortened
from images.parts.marks import crown_mark, side_sign

_HERO, _HERO_SIZES = 131, (60, 56, 52, 48, 44)  # the level and the sizes of the hero
_SUMS, _SUMS_IN_TWO = (42, 40, 38, 36), (38, 36)
_APART = 21  # of two rows, from the level of the hero
_MARK, _CROWN = 56, 64
_LINE = Box(20, 174, 1080, 402)
_FOOT = Box(0, 650, *SIZE)
_FEET = (40, 38, 36, 34)
_INSIDE = 24  # from the edge of the picture to its words
_BETWEEN = Span("    ")  # the sides' totals


def render_line_end(view: View) -> bytes:
    """The end of a deal as a PNG, from its View in which all hands lie open."""
    end = ending(view)
    pill = winner_pill(view) if view.winners is not None else Pill(*goal_pill(view))
    canvas = opened(felt_of(view), end.title, end.place, [pill])
    _hero(canvas, view, end)
    draw_final_line(canvas, view, _LINE)
    order = end.order if end.winner is not None else sorted(end.order, key=view.side_of)
    for seat, place in zip(order, open_hands_layout(len(order), by_column=view.partners), strict=True):
        draw_open_hand(canvas, view, view.seats[seat], place, [*map(say, end.notes[seat])], won=seat in end.gold)
    _foot(canvas, view, end)
    return canvas.png(felt_of(view))


def _hero(canvas: Canvas, view: View, end: DealEnding) -> None:
    """The hero in large letters, and at the right the parts of the points."""
    left = _INSIDE + 6
    if view.partners and end.way == "blocked" and end.winner is not None and end.gold:
        side_sign(canvas, end.winner, (left + _MARK // 2, _HERO), Ink.FELT, _MARK)
        left += _MARK + 20
    elif end.gold:
        canvas.paste(crown_mark(_CROWN, Ink.GOLD, Ink.FELT), left - 2, _HERO - _CROWN * 2 // 5 - 2)
        left += _CROWN + 16
    line, room = say_line(end.hero), 1076 - left
    bold = in_bold(line)
    size, small, sums = _sum(end, bold, room)
    for row, level in zip(sums, (_HERO + 2,) if len(sums) == 1 else (_HERO - _APART, _HERO + _APART), strict=True):
        draw_line(canvas, row, (1076, level), Letters(small, Ink.TEXT, Ink.FELT), anchor="r")
    short = shortened(bold, size, room - 36 - max(line_width(row, small) for row in sums))
    for part, span in zip(short, line, strict=True):
        letters = Letters(size, Ink.GOLD if span.strong else Ink.TEXT, Ink.FELT)
        left += draw_line(canvas, (part,), (left, _HERO), letters)


def _sum(end: DealEnding, bold: Line, room: int) -> tuple[int, int, tuple[Line, ...]]:
    """The sizes of the hero and of the sum beside it, and the rows of the sum; for bonuses names are cut."""
    *fuller, briefest = [(say_line(row),) for row in end.sums]
    in_two = [(say_line(upper), say_line(lower)) for upper, lower in end.sums_in_two]
    last = in_two[-1] if in_two else briefest
    ways = [(size, rows) for size in _HERO_SIZES for rows in (*fuller, *in_two)] + [
        (size, last) for size in _HERO_SIZES
    ]
    fits = (
        (size, small, rows)
        for size, rows in ways
        for small in (_SUMS if len(rows) == 1 else _SUMS_IN_TWO)
        if line_width(bold, size) + 36 + max(line_width(row, small) for row in rows) <= room
    )
    return next(fits, (_HERO_SIZES[-1], _SUMS[-1], last))


def _foot(canvas: Canvas, view: View, end: DealEnding) -> None:
    """Every side's total with the one before, and the reason for the end: in fewer words where room is short."""
    canvas.fill(_FOOT, Ink.HEADER)
    level, room = _FOOT.centre[1] + 1, SIZE[0] - 2 * _INSIDE
    changed, after = _totals(view, changes=True), _totals(view, changes=False)
    whys = [say_line(why) for why in end.reasons]
    ways = [(totals, why) for totals in (changed, after) for why in whys]
    fits = (
        (size, *way)
        for size in _FEET
        for way in ways
        if line_width(way[0], size) + 40 + line_width(way[1], size) <= room
    )
    size, totals, why = next(fits, (_FEET[-1], after, whys[-1]))
    wide = draw_line(canvas, why, (SIZE[0] - _INSIDE, level), Letters(size, Ink.TEXT, Ink.HEADER), anchor="r")
    draw_line(canvas, totals, (_INSIDE, level), Letters(size, Ink.TEXT, Ink.HEADER), limit=room - 40 - wide)


def _totals(view: View, *, changes: bool) -> Line:
    """The totals of all sides: "A 87 → 122    B 64"; those that the deal changed are strong."""
    parts, result = list[Span](), view.results[-1]
    earlier = view.results[-2].totals if len(view.results) > 1 else None
    for side in sides(view):
        called = side.letter if view.partners else seat_name(side.members[0])
        after, scored = result.totals[side.number], result.scored[side.number]
        before = earlier[side.number] if earlier is not None else after - scored
        change, strong = Message("line-total", before=before, after=after), before != after
        total = say(change) if changes and strong else str(after)
        parts += (_BETWEEN, Span(called, strong=True, gives=not view.partners), Span(f" {total}", strong=strong))
    return tuple(parts[1:])
