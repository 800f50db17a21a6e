"""The end of a match: the winner, its course from deal to deal, the ratings, and its story."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from bot.message import Joined, Message
from bot.rules.view import View
from bot.words.ends.alt import alt_match_end
from bot.words.ends.story import story
from bot.words.persons import seat_name
from bot.words.seat.headline import Pill
from bot.words.sides import sides, standings
from bot.words.speaker import say_line
from bot.words.terms import deals_played, goal_pill, won_by
from images.drawing import SIZE, Box, Canvas, Drawing, Ink, Weight, bold, felt_of, names_drawn, width
from images.ends.podium import FLOOR, OTHER, draw_banner, draw_podium, draw_rest
from images.parts.columns import Beside, Columns, Entry, Panel, Stack
from images.parts.elements import Words, cut_alike, figure, soft
from images.parts.headers import header, news_header
from images.parts.lines import signed
from images.parts.marks import panel
from images.scores.chart import draw_curve, draw_scales, is_charted, lay_markers, line_inks, target_words
from images.scores.chart_layout import ChartLayout, Point, plot_layout, spread
from images.scores.deals_table import draw_deals

Ratings = Sequence[int | None]
_FOOT = 576  # where the band with ratings and story begins
_STORY = 616  # where it begins with the story alone
_PANELS = 496  # where the panels beside the podium begin
_SIZES = (36, 34, 32, 30, 28)
_NO_CHANGE = "±0"
_TITLED = 6  # changes on one line beside their title


def draw_match_end(view: View, names: Sequence[str], ratings: Ratings = ()) -> Drawing:
    """The end of a match. `ratings` are the changes by seat: None for an unrated player, empty if no one is rated."""
    render, called = partial(_render, view, tuple(ratings)), names_drawn(names, view.viewer)
    return Drawing(alt_match_end(view, names, ratings), "match.png", render, names=called)


def _render(view: View, ratings: Ratings) -> bytes:
    canvas = Canvas(Ink.FELT)
    draw = _with_podium if len(view.results[-1].totals) > 2 else _with_banner
    _story(canvas, view, draw(canvas, view, ratings))
    return canvas.png(felt_of(view))


def _with_podium(canvas: Canvas, view: View, ratings: Ratings) -> int:
    """The podium beside the course of the match, and the ratings. Returns the level of the story."""
    deals = [say_line(deals_played(view))]
    if view.low_wins:
        deals.insert(0, say_line(Message("end-deals-low", deals=deals_played(view))))
    news_header(canvas, say_line(won_by(view)), deals, game=felt_of(view))
    rest, bottom = draw_podium(canvas, view), FLOOR + 8
    if is_charted(view):
        below = draw_rest(canvas, rest, bottom, _PANELS)
        draw_small_chart(canvas, view, Box(_PANELS, 98, 1080, below - 8))
    else:  # its rows show every place
        draw_deals(canvas, view, Box(_PANELS, 98, 1080, bottom))
    order = [seat for place in standings(view) for seat in place.members] if ratings else []
    rated = [(seat_name(seat), by) for seat in order if (by := ratings[seat]) is not None]
    canvas.fill(Box(0, _FOOT, *SIZE), Ink.HEADER)
    if rated:
        _ratings_line(canvas, rated)
    return 662 if rated else 638


def _story(canvas: Canvas, view: View, middle: int) -> None:
    room = SIZE[0] - 48
    names = tuple(seat_name(seat.seat) for seat in view.seats)
    words = story(view, names, lambda words: width(words, 32, Weight.BOLD) <= room)
    canvas.text(words, (24, middle), bold(42, Ink.TEXT, Ink.HEADER), limit=room, least=32)


def _change(by: int, size: int) -> Words:
    """A change of a rating with its sign, in its colour."""
    ink = Ink.GREEN if by > 0 else Ink.ORANGE if by < 0 else Ink.MUTED
    return figure(signed(by) if by else _NO_CHANGE, size, ink, bold=True, least=size)


def _ratings_line(canvas: Canvas, rated: Sequence[tuple[str, int]]) -> None:
    """All changes on one line; names are cut alike where it would be too long. Those of many have no title."""
    title, gap, within = [soft(Message("end-rating"), most=200)], 30, 10
    if len(rated) > _TITLED:
        title, gap, within = [], 12, 6
    room = SIZE[0] - 44 - sum(words.wide() for words in title) - len(rated) * (gap + within)
    names = [name for name, _ in rated]

    def left(size: int) -> int:
        return room - sum(_change(by, size).wide() for _, by in rated)

    fitting = (one for one in _SIZES if sum(width(name, one, Weight.REGULAR) for name in names) <= left(one))
    size = next(fitting, _SIZES[-1])
    cut = cut_alike(names, left(size), size, Weight.REGULAR)
    changes = [Beside([Words(name, size), _change(by, size)], within) for name, (_, by) in zip(cut, rated, strict=True)]
    Beside([*title, *changes], gap).draw(canvas, Box(24, _FOOT, SIZE[0] - 20, 638), Ink.HEADER)


def _with_banner(canvas: Canvas, view: View, ratings: Ratings) -> int:
    """The banner above the course of the match and the ratings. Returns the level of the story."""
    deals = deals_played(view)
    more = Joined((view.title, deals), " · ")
    over, goal = Message("end-match-over"), Pill(*goal_pill(view))
    header(canvas, over, more, [goal], game=felt_of(view), briefer=[(over, deals)])
    draw_banner(canvas, view)
    rated = any(by is not None for by in ratings)
    top, bottom = OTHER.bottom + 12, _STORY - 12
    course = draw_small_chart if is_charted(view) else draw_deals
    course(canvas, view, Box(20, top, 620 if rated else 1080, bottom))
    if rated:
        _ratings_panel(canvas, view, ratings, Box(632, top, 1080, bottom))
    canvas.fill(Box(0, _STORY, *SIZE), Ink.HEADER)
    return (_STORY + SIZE[1]) // 2 + 2


def _ratings_panel(canvas: Canvas, view: View, ratings: Ratings, at: Box) -> None:
    """The changes: a column for each side of partners; two lone players share one."""
    sides = [view.members(side) for side in range(2)]
    columns = list[Columns]()
    for members in sides if view.partners else [(*sides[0], *sides[1])]:
        rated = [(seat, by) for seat in members if (by := ratings[seat]) is not None]
        rows = [Entry((Words(seat_name(seat), 36, grows=True), _change(by, 38))) for seat, by in rated]
        columns.append(Columns(rows, pad=0, gap=10, between=0, most=54))
    Panel(Stack([soft(Message("end-rating")), Beside(columns, gap=24)])).draw(canvas, at)


# -- the course of the match -------------------------------------------------------------------------------------------


_NAME, _WIDEST = 34, 190  # of the names beside the ends of the lines: size, greatest width
_NUMBER = 48  # the width that the number of a deal needs
_APART = 40  # from one name to the next


def draw_small_chart(canvas: Canvas, view: View, at: Box) -> None:
    """The chart on a panel."""
    panel(canvas, at, Ink.HEADER)
    who = [side.letter if view.partners else seat_name(side.members[0]) for side in sides(view)]
    apart = min(_APART, (at.height - 48) // (len(who) - 1))
    size = min(_NAME, apart - 4)
    room = min(_WIDEST, max(width(name, size, Weight.BOLD) for name in who))
    plot = Box(at.left + 36, at.top + 34, at.right - room - 54, at.bottom - 54)
    layout, inks = plot_layout(view, plot, _NUMBER), line_inks(view)
    draw_scales(canvas, layout, Ink.HEADER, 0, 28)
    if layout.target is not None:
        _name_target(canvas, target_words(view), layout, layout.target)
    for ink, line in zip(inks, layout.lines, strict=False):
        draw_curve(canvas, line, ink, ground=Ink.HEADER)
    lay_markers(canvas, inks, layout, 1)
    for name, ink, level in zip(who, inks, spread(layout.ends, apart, at.top + 24, at.bottom - 24), strict=False):
        canvas.text(name, (plot.right + 30, level), bold(size, ink, Ink.HEADER), limit=room)


def _name_target(canvas: Canvas, words: str, layout: ChartLayout, level: int) -> None:
    """Name the target where no line runs."""
    plot, wide = layout.plot, width(words, 32, Weight.BOLD)
    middles = [(left, level + side * 26) for left in (plot.left + 8, plot.right - wide - 20) for side in (1, -1)]
    free = [
        (left, middle)
        for left, middle in middles
        if plot.top - 20 < middle < plot.bottom - 10
        and not any(_crosses(line, Box(left - 8, middle - 22, left + wide + 8, middle + 22)) for line in layout.lines)
    ]
    canvas.text(words, (free or middles)[0], bold(32, Ink.GOLD, Ink.HEADER))


def _crosses(line: Sequence[Point], place: Box) -> bool:
    """True if a line runs through a box."""
    for (x1, y1), (x2, y2) in pairwise(line):
        if max(x1, x2) < place.left or min(x1, x2) > place.right:
            continue
        for step in range(17):
            x, y = x1 + (x2 - x1) * step / 16, y1 + (y2 - y1) * step / 16
            if place.left <= x <= place.right and place.top <= y <= place.bottom:
                return True
    return False
