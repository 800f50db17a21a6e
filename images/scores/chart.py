"""The score chart: one line per side, its label at its end."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import ceil, floor

from PIL import Image, ImageDraw

from bot.message import Message
from bot.rules.view import View
from bot.words.ends.alt import alt_scores
from bot.words.seat.headline import Pill
from bot.words.sides import last_ended
from bot.words.speaker import say
from bot.words.terms import deal_name, goal_pill
from images.drawing import (
    RHOMBUS,
    SCALE,
    SIZE,
    STAR,
    Box,
    Brush,
    Canvas,
    Drawing,
    Ink,
    Letters,
    Sprite,
    before_painting,
    bold,
    box,
    felt_of,
    mapped,
    names_drawn,
    placed,
    ramp,
    sprite,
)
from images.parts.headers import opened, winner_pill
from images.parts.lines import signed
from images.parts.marks import ALONE, HEADER, SIDE_INKS, side_mark
from images.scores.chart_layout import (
    NAME_LEAST,
    NAME_LINE,
    NAME_SIZE,
    RIGHT,
    TOTAL_SIZE,
    ChartLayout,
    Label,
    Point,
    chart_layout,
)
from images.scores.deals_table import draw_deals

CHARTED = 3  # deals from which a chart says more than a table
MARKER = 30
_SIDE = 40  # across a side's mark
_LINE = 5  # pixels
_PIECE = 64  # pixels of a line painted at once
_Spot = tuple[float, float]
_UPWARD = [(0.5, 0.05), (1.0, 0.95), (0.0, 0.95)]
_DOWNWARD = [(0.5, 0.95), (1.0, 0.05), (0.0, 0.05)]
_HOURGLASS = [(0.05, 0.0), (0.95, 0.0), (0.62, 0.5), (0.95, 1.0), (0.05, 1.0), (0.38, 0.5)]
_POLYGONS = {2: _UPWARD, 3: RHOMBUS, 6: _DOWNWARD, 7: _HOURGLASS}


def draw_scores(view: View, names: Sequence[str]) -> Drawing:
    """The totals after every finished deal of the match: a chart, or a table where it would have few points."""
    render = _render if is_charted(view) else _render_table
    return Drawing(alt_scores(view, names), "scores.png", partial(render, view), names=names_drawn(names, view.viewer))


def is_charted(view: View) -> bool:
    """True if there are deals enough for a chart."""
    return len(view.results) >= CHARTED


def _render_table(view: View) -> bytes:
    canvas = _opened(view)
    draw_deals(canvas, view, Box(20, HEADER + 16, SIZE[0] - 20, SIZE[1] - 20))
    return canvas.png(felt_of(view))


def _render(view: View) -> bytes:
    canvas = _opened(view, deal=str(view.deal))
    layout, inks = chart_layout(view), line_inks(view)
    _scales(canvas, view, layout)
    for ink, line in zip(inks, layout.lines, strict=False):
        draw_curve(canvas, line, ink)
    for side, (ink, label) in enumerate(zip(inks, layout.labels, strict=False)):
        draw_curve(canvas, (layout.lines[side][-1], label.mark), ink, wide=3)
        _label(canvas, label, side_mark(side, ink, Ink.INK, Ink.FELT, _SIDE) if view.partners else marker(side, ink))
    lay_markers(canvas, inks, layout, 0)
    return canvas.png(felt_of(view))


def line_inks(view: View) -> tuple[Ink, ...]:
    """The colours of the sides' lines."""
    return SIDE_INKS if view.partners else ALONE


def _opened(view: View, deal: str = "") -> Canvas:
    """A canvas with the header; its pill names the winners, or in a match that goes on the deal, or else the goal."""
    if view.winners is not None:
        pill = winner_pill(view)
    elif deal:
        pill = Pill(Message("chart-deal"), deal)
    else:
        pill = Pill(*goal_pill(view))
    last = last_ended(view)
    after = Message("chart-after", deal=deal_name(view, last)) if last else Message("chart-none.title")
    return opened(felt_of(view), Message("chart-title"), after, [pill])


def _scales(canvas: Canvas, view: View, layout: ChartLayout) -> None:
    plot = layout.plot
    draw_scales(canvas, layout, Ink.FELT, 12, 40)
    for value, y in layout.ticks:
        canvas.text(signed(value, plus=""), (plot.left - 24, y), Letters(32, Ink.MUTED, Ink.FELT), anchor="r")
    canvas.text(say(Message("chart-deal")), (plot.left, plot.bottom + 40), Letters(32, Ink.MUTED, Ink.FELT), anchor="m")
    if layout.target is not None:
        canvas.text(target_words(view), (plot.left + 8, layout.target - 26), bold(34, Ink.GOLD, Ink.FELT))


def draw_scales(canvas: Canvas, layout: ChartLayout, under: Ink, beside: int, below: int) -> None:
    """Draw the levels, which begin `beside` the lines, the deals' numbers `below` them, and the dashed target."""
    plot = layout.plot
    for value, y in layout.ticks:
        canvas.fill(box(plot.left - beside, y - 1, plot.width + beside, 2), Ink.OUTLINE if value == 0 else Ink.GRID)
    for number, x in layout.deals:
        canvas.text(str(number), (x, plot.bottom + below), Letters(32, Ink.MUTED, under), anchor="m")
    if layout.target is None:
        return
    for left in range(plot.left, plot.right, 28):
        canvas.fill(box(left, layout.target - 2, min(16, plot.right - left), 4), Ink.GOLD)


def target_words(view: View) -> str:
    """The meaning of the target's line."""
    return say(Message("chart-line-low" if view.low_wins else "chart-line-high", target=view.target))


def draw_curve(canvas: Canvas, points: Sequence[Point], ink: Ink, wide: int = _LINE, ground: Ink = Ink.FELT) -> None:
    """A smooth line with round joints."""
    reach = wide + 2
    xs, ys = [x for x, _ in points], [y for _, y in points]
    strip = Box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    cover = Image.new("L", (strip.width, strip.height), 0)
    covered = cover.im  # as in Canvas: a line has many short pieces
    for one, other in pairwise((x - strip.left, y - strip.top) for x, y in points):
        for start, end in _pieces(one, other):
            reach = wide / 2 + 1
            left, top = floor(min(start[0], end[0]) - reach), floor(min(start[1], end[1]) - reach)
            stroke = _stroke((start[0] - left, start[1] - top), (end[0] - left, end[1] - top), wide)
            where = (left, top, left + stroke.width, top + stroke.height)
            covered.paste(covered.crop(where).chop_lighter(stroke.im), where)
    canvas.image.paste(mapped(cover, ramp(ground, ink)), strip[:2], mapped(cover, _ANY))


def _pieces(one: Point, other: Point) -> Iterator[tuple[_Spot, _Spot]]:
    """A straight line in short pieces: only the surroundings of each are painted large."""
    over, down = other[0] - one[0], other[1] - one[1]
    count = max(1, -(-max(abs(over), abs(down)) // _PIECE))
    return pairwise((one[0] + over * step / count, one[1] + down * step / count) for step in range(count + 1))


@lru_cache(maxsize=512)
def _stroke(one: _Spot, other: _Spot, wide: int) -> Image.Image:
    """The cover of a straight line with round ends, from the upper left corner around both."""
    before_painting()
    reach = wide / 2 + 1
    right, bottom = ceil(max(one[0], other[0]) + reach), ceil(max(one[1], other[1]) + reach)
    large = Image.new("L", (right * SCALE, bottom * SCALE), 0)
    draw = ImageDraw.Draw(large)
    ends = [(x * SCALE, y * SCALE) for x, y in (one, other)]
    draw.line(ends, fill=255, width=wide * SCALE)
    for end in ends:
        draw.circle(end, wide * SCALE / 2, fill=255)
    return large.reduce(SCALE)


_ANY = (0,) * 24 + (255,) * 232  # where a line covers enough of a pixel to be seen


def lay_markers(canvas: Canvas, inks: Sequence[Ink], layout: ChartLayout, first: int) -> None:
    """Lay the markers of the lines, from a deal on."""
    for side, (ink, line) in enumerate(zip(inks, layout.lines, strict=False)):
        last = len(line) - 1
        for deal, point in enumerate(line):
            if last and deal >= first and (deal == last or deal % layout.stride == 0):
                _lay_marker(canvas, marker(side, ink), point)


def _lay_marker(canvas: Canvas, mark: Sprite, at: Point) -> None:
    canvas.lay(mark, at[0] - MARKER // 2, at[1] - MARKER // 2)


def _label(canvas: Canvas, label: Label, mark: Sprite | Image.Image) -> None:
    x, middle = label.mark
    if isinstance(mark, Sprite):
        _lay_marker(canvas, mark, label.mark)
        left = x + MARKER // 2 + 10
    else:
        canvas.paste(mark, x - mark.width // 2, middle - mark.height // 2)
        left = x + mark.width // 2 + 12
    total = canvas.text(label.total, (RIGHT, middle), bold(TOTAL_SIZE, Ink.TEXT, Ink.FELT), anchor="r")
    top, limit = middle - NAME_LINE * (len(label.names) - 1) // 2, RIGHT - total - 16 - left
    for number, name in enumerate(label.names):
        at = (left, top + NAME_LINE * number)
        canvas.text(name, at, Letters(NAME_SIZE, Ink.TEXT, Ink.FELT), limit=limit, least=NAME_LEAST)


@lru_cache(maxsize=16)
def marker(side: int, ink: Ink) -> Sprite:
    """A side's marker, dark around so that it stands off its own and other lines."""

    def paint(brush: Brush) -> None:
        for grown, colour in ((3.0, Ink.HEADER), (0.0, ink)):
            _shape(brush, side, grown, colour)

    return sprite((MARKER, MARKER), Ink.FELT, Ink.TEXT, paint)


def _shape(brush: Brush, side: int, grown: float, ink: Ink) -> None:
    middle = MARKER / 2
    if side == 0:
        brush.disc(middle, middle, 10 + grown, ink)
    elif side == 1:
        brush.rounded(6 - grown, 6 - grown, MARKER - 6 + grown, MARKER - 6 + grown, 3 + grown, ink)
    elif side == 4:
        thick = 3.5 + grown
        brush.rectangle(middle - thick, 4 - grown, middle + thick, MARKER - 4 + grown, ink)
        brush.rectangle(4 - grown, middle - thick, MARKER - 4 + grown, middle + thick, ink)
    else:
        far = 4.0 - grown * 1.35
        brush.polygon(placed(_POLYGONS.get(side, STAR), far, far, MARKER - 2 * far, MARKER - 2 * far), ink)
