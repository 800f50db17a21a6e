"""The end of a match: who won, how it went from deal to deal, the ratings, and its story."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message
from bot.rules.view import View
from bot.words.ends.alt import alt_match_end, won_by
from bot.words.ends.story import story
from bot.words.sides import standings
from bot.words.speaker import say, say_line
from bot.words.terms import deals_played
from images.drawing.canvas import SIZE, Box, Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.lettering import fitted, width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.chart import draw_small_chart
from images.ends.podium import FLOOR, OTHER, draw_banner, draw_podium, draw_rest
from images.parts.figures import signed
from images.parts.headers import EDGE, bar, header, news_header
from images.parts.panels import panel
from images.scores.chart import is_charted
from images.scores.deals_table import draw_deals
from images.scores.goal import goal_pill

Ratings = Sequence[int | None]
_FOOT = 576  # where the band with ratings and story begins
_STORY = 616  # where it begins with the story alone
_PANELS = 496  # where the panels beside the podium begin
_SIZES = (36, 34, 32, 30, 28)
_NO_CHANGE = "±0"


def draw_match_end(view: View, names: Sequence[str], ratings: Ratings = ()) -> Drawing:
    """The end of a match. `ratings` are the changes by seat: None for who is not rated; none where nobody is."""
    return Drawing(alt_match_end(view, names, ratings), "match.png", partial(_render, view, names, tuple(ratings)))


def _render(view: View, names: Sequence[str], ratings: Ratings) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    if len(view.results[-1].totals) > 2:
        _with_podium(canvas, view, names, ratings)
    else:
        _with_banner(canvas, view, names, ratings)
    return canvas.png(felt_of(view))


def _with_podium(canvas: Canvas, view: View, names: Sequence[str], ratings: Ratings) -> None:
    deals = [say_line(deals_played(view))]
    if view.low_wins:
        deals.insert(0, say_line(Message("end-deals-low", deals=deals_played(view))))
    news_header(canvas, say_line(won_by(view, partial(shown_name, names))), deals, EDGE, game=felt_of(view))
    rest, bottom = draw_podium(canvas, view, names), FLOOR + 8
    if is_charted(view):
        below = draw_rest(canvas, names, rest, bottom, _PANELS)
        draw_small_chart(canvas, view, names, Box(_PANELS, 98, 1080, below - 8))
    else:  # its rows have all places
        draw_deals(canvas, view, names, Box(_PANELS, 98, 1080, bottom))
    order = [seat for place in standings(view) for seat in place.members] if ratings else []
    rated = [(shown_name(names, seat), by) for seat in order if (by := ratings[seat]) is not None]
    canvas.fill(Box(0, _FOOT, *SIZE), Ink.HEADER)
    if rated:
        _ratings_line(canvas, rated)
    _story(canvas, view, names, 662 if rated else 638)


def _story(canvas: Canvas, view: View, names: Sequence[str], middle: int) -> None:
    room = SIZE[0] - 48
    told = story(view, names, lambda words: width(words, 32, Weight.BOLD) <= room)
    canvas.text(told, (24, middle), 42, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=room, least=32)


def _change(by: int) -> tuple[str, Ink]:
    """A change of a rating with its sign, and its colour."""
    return signed(by) if by else _NO_CHANGE, Ink.GREEN if by > 0 else Ink.ORANGE if by < 0 else Ink.MUTED


def _ratings_line(canvas: Canvas, rated: Sequence[tuple[str, int]]) -> None:
    """Everybody's change on one line; names are cut where it would be too long."""
    left, gap = 24, 30
    left += canvas.text(say(Message("end-rating")), (left, 606), 36, Ink.MUTED, Ink.HEADER, limit=200, least=28) + gap
    room = SIZE[0] - 20 - left - gap * (len(rated) - 1)

    def long(size: int) -> int:
        return sum(
            width(name, size, Weight.REGULAR) + 10 + width(_change(by)[0], size, Weight.BOLD) for name, by in rated
        )

    size = next((size for size in _SIZES if long(size) <= room), _SIZES[-1])
    figures = sum(10 + width(_change(by)[0], size, Weight.BOLD) for _, by in rated)
    share = (room - figures) // len(rated)
    spare = sum(max(0, share - width(name, size, Weight.REGULAR)) for name, _ in rated)
    cut = max(1, sum(width(name, size, Weight.REGULAR) > share for name, _ in rated))
    for name, by in rated:
        name = fitted(name, size, Weight.REGULAR, share + spare // cut)  # noqa: PLW2901
        left += canvas.text(name, (left, 606), size, Ink.TEXT, Ink.HEADER) + 10
        words, ink = _change(by)
        left += canvas.text(words, (left, 606), size, ink, Ink.HEADER, weight=Weight.BOLD) + gap


def _with_banner(canvas: Canvas, view: View, names: Sequence[str], ratings: Ratings) -> None:
    deals = deals_played(view)
    more = say(Message("end-where", title=view.title, deals=deals))
    header(canvas, say(Message("end-match-over")), more, goal_pill(canvas, view, EDGE), game=felt_of(view))
    draw_banner(canvas, view, names)
    rated = any(by is not None for by in ratings)
    top, bottom = OTHER.bottom + 12, _STORY - 12
    course = draw_small_chart if is_charted(view) else draw_deals
    course(canvas, view, names, Box(20, top, 620 if rated else 1080, bottom))
    if rated:
        _ratings_panel(canvas, view, names, ratings, Box(632, top, 1080, bottom))
    canvas.fill(Box(0, _STORY, *SIZE), Ink.HEADER)
    _story(canvas, view, names, (_STORY + SIZE[1]) // 2 + 2)


def _ratings_panel(canvas: Canvas, view: View, names: Sequence[str], ratings: Ratings, at: Box) -> None:
    """The changes: a column for each of two sides, or of two who play alone a row for each."""
    panel(canvas, at, Ink.HEADER)
    canvas.text(say(Message("end-rating")), (at.left + 24, at.top + 36), 36, Ink.MUTED, Ink.HEADER, limit=at.width - 48)
    sides = [view.members(side) for side in range(2)]
    columns = sides if view.partners else [(*sides[0], *sides[1])]
    wide = (at.width - 30 * len(columns)) // len(columns)
    room = min(wide - 18 - 10 - width(_change(by)[0], 38, Weight.BOLD) for by in ratings if by is not None)
    called = [shown_name(names, seat) for members in columns for seat in members]
    size = next((one for one in _SIZES if all(width(name, one, Weight.REGULAR) <= room for name in called)), _SIZES[-1])
    for column, members in enumerate(columns):
        left = at.left + 24 + column * (wide + 15)
        right = left + wide - 18
        for row, seat in enumerate(seat for seat in members if ratings[seat] is not None):
            middle = at.top + 84 + row * 54
            words, ink = _change(ratings[seat] or 0)
            canvas.text(words, (right, middle), 38, ink, Ink.HEADER, weight=Weight.BOLD, anchor="r")
            canvas.text(shown_name(names, seat), (left, middle), size, Ink.TEXT, Ink.HEADER, limit=room)
