"""The bar on top of every picture: a title, what is new, and pills from the right."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from PIL import Image

from bot.message import AllOf, Message, Text, value_text
from bot.rules.view import View
from bot.words.seat.headline import Headline, Look, Pill
from bot.words.sides import winners
from bot.words.speaker import Line, say, say_line
from bot.words.terms import side_name
from images.drawing import SIZE, Box, Canvas, Felt, Ink, Letters, Weight, bold, box, fitted, width
from images.parts.emblems import CHIP, emblem
from images.parts.lines import draw_line, line_width, names_cut
from images.parts.marks import HEADER, draw_rounded, side_sign, star, triangle

EDGE = SIZE[0] - 20  # where the first pill ends
RULE = Box(0, HEADER - 4, SIZE[0], HEADER + 2)
PILL = 58
_APART = 14
_INSIDE = 22  # a pill's ends, beside its words
_MARK = 40  # of a side, in its pill
_WINNER = 300  # as wide may the winners' names be
_TITLE = 120  # what a title always gets
_LEAST = 32  # how small a long title may be set
_LEFT = CHIP.right + 16
_HEADINGS = ((44, 38), (41, 36), (38, 34), (38, 32), (34, 28))  # sizes of a title and of what follows it
_GAP = 20  # between them
# The inks of a pill's letters and of its ground.
_LOOKS = {Look.LIGHT: (Ink.INK, Ink.TEXT), Look.GOLD: (Ink.INK, Ink.GOLD), Look.DARK: (Ink.TEXT, Ink.LIGHT)}


def pill_cell(pill: Pill, most: int = SIZE[0], size: int = 40) -> Image.Image:
    """A pill with the header above and below it: letters of some scripts reach out of it.

    Of a label wider than `most` a name is cut, and a word left out. A star is gold, also in a dark pill.
    """
    label, value = say(pill.label), say(pill.value)
    if pill.side is not None:
        return _side_pill(pill.side, value, size)
    if width(label, 32, Weight.REGULAR) > most:
        label = fitted(label, 32, Weight.REGULAR, most) if most and not isinstance(pill.label, Message) else ""
    inks = (Ink.GOLD, Ink.LIGHT) if pill.starred and pill.look is Look.DARK else _LOOKS[pill.look]
    return _pill(label, value, *inks, pill.starred, size)


@lru_cache(maxsize=64)
def _pill(label: str, value: str, ink: Ink, ground: Ink, starred: bool, size: int) -> Image.Image:
    words = width(label, 32, Weight.REGULAR) + (13 if label else 0) + width(value, size, Weight.BOLD)
    wide = _INSIDE + (40 if starred else 0) + words + _INSIDE + 4
    cell = Canvas(Ink.HEADER, (wide, RULE.top))
    draw_rounded(cell, box(0, (HEADER - PILL) // 2, wide, PILL), PILL // 2, ground, Ink.HEADER)
    x, middle = _INSIDE, HEADER // 2 + 1
    if starred:
        cell.paste(star(34, ink, ground), x, middle - 19)
        x += 40
    if label:
        soft = Ink.MUTED if ground is Ink.LIGHT else ink
        x += cell.text(label, (x, middle + 1), Letters(32, soft, ground)) + 13
    cell.text(value, (x, middle), bold(size, ink, ground))
    return cell.image


@lru_cache(maxsize=64)
def _side_pill(side: int, value: str, size: int) -> Image.Image:
    """A pill with a side's mark and a value in bold."""
    left, middle = _INSIDE // 2 + _MARK + 10, HEADER // 2
    wide = left + width(value, size, Weight.BOLD) + _INSIDE
    cell = Canvas(Ink.HEADER, (wide, RULE.top))
    draw_rounded(cell, box(0, middle - PILL // 2, wide, PILL), PILL // 2, Ink.LIGHT, Ink.HEADER)
    side_sign(cell, side, (_INSIDE // 2 + _MARK // 2, middle), Ink.LIGHT, _MARK)
    cell.text(value, (left, middle + 1), bold(size, Ink.TEXT, Ink.LIGHT))
    return cell.image


def header(
    canvas: Canvas,
    title: Text,
    more: Text,
    pills: Sequence[Pill] = (),
    *,
    game: Felt,
    briefer: Sequence[tuple[Text, Text]] = (),
) -> None:
    """The bar on top: the game's emblem, a title, something more in muted letters as there is room, and pills from the
    right.

    `briefer` are pairs to put in place of title and more, of which the first that fits is taken.
    """
    left, right, ink = _draw_bar(canvas, game, map(pill_cell, pills), acting=False)
    middle, room = HEADER // 2 + 1, right - left - 8
    ways, least = [(say(one), say(other)) for one, other in ((title, more), *briefer)], (_LEAST, _HEADINGS[-1][1])
    title, more = next((way for way in ways if _heading(*way, least) <= room), ways[-1])
    large, small = next((pair for pair in _HEADINGS if _heading(title, more, pair) <= room), _HEADINGS[-1])
    # Where the deal stands is news, a long title is not: the title gives way first.
    title_room = max(room - _GAP - width(more, small, Weight.REGULAR), min(room, _TITLE))
    at = (left, middle)
    left += canvas.text(title, at, bold(large, ink, Ink.HEADER), limit=title_room, least=_LEAST) + _GAP
    if right - left > 90:
        canvas.text(more, (left, middle + 1), Letters(small, Ink.MUTED, Ink.HEADER), limit=right - left - 8)


def opened(
    game: Felt, title: Text, more: Text, pills: Sequence[Pill] = (), briefer: Sequence[tuple[Text, Text]] = ()
) -> Canvas:
    """A picture with its header, and nothing below it. See `header`."""
    canvas = Canvas(Ink.FELT)
    header(canvas, title, more, pills, game=game, briefer=briefer)
    return canvas


def news_header(
    canvas: Canvas, title: Line, news: Sequence[Line], pills: Sequence[Pill] = (), *, game: Felt, acting: bool = False
) -> None:
    """A header whose title is news too: the names in it and after it give way first.

    `news` are ways to say what follows the title, the fullest first. It is gold where the viewer is to act.
    """
    _draw_news(canvas, title, news, map(pill_cell, pills), game, acting=acting)


def _draw_news(
    canvas: Canvas, title: Line, news: Sequence[Line], cells: Iterable[Image.Image], game: Felt, *, acting: bool
) -> None:
    left, right, ink = _draw_bar(canvas, game, cells, acting=acting)
    middle, room = HEADER // 2 + 1, right - left - 8
    title = in_bold(title)
    large, small, title, more = fit_headline(title, news, room)
    left += draw_line(canvas, title, (left, middle), Letters(large, ink, Ink.HEADER), limit=room) + _GAP
    if right - left > 90:
        draw_line(canvas, more, (left, middle + 1), Letters(small, Ink.MUTED, Ink.HEADER), limit=right - left - 8)


@lru_cache(maxsize=512)
def in_bold(line: Line) -> Line:
    """A line all of whose parts are strong."""
    return tuple(part._replace(strong=True) for part in line)


def _draw_bar(canvas: Canvas, game: Felt, pills: Iterable[Image.Image], *, acting: bool) -> tuple[int, int, Ink]:
    """Draw a header without its words. Returns the ends of their room, and their ink."""
    canvas.fill(Box(0, 0, SIZE[0], HEADER), Ink.HEADER)
    right = EDGE
    for cell in pills:
        canvas.paste(cell, right - cell.width, 0)
        right -= cell.width + _APART
    canvas.paste(emblem(game, CHIP.width, Ink.ACCENT, Ink.HEADER), CHIP.left, CHIP.top)
    canvas.fill(RULE, Ink.GOLD if acting else Ink.ACCENT)
    if not acting:
        return _LEFT, right, Ink.TEXT
    canvas.paste(triangle(28, Ink.GOLD, Ink.HEADER), _LEFT, HEADER // 2 - 14)
    return _LEFT + 42, right, Ink.GOLD


def fit_headline(title: Line, news: Sequence[Line], room: int) -> tuple[int, int, Line, Line]:
    """The sizes of a title and of what follows it, and both as they fit: whole in large letters, then with shorter
    names, then in fewer words, and only then in small letters. The title stays whole the longest.
    """
    for sizes, more in product((_HEADINGS[:2], _HEADINGS[2:]), news):
        for large, small in sizes:
            if line_width(title, large) + _GAP + line_width(more, small) <= room:
                return large, small, title, more
            if (large, small) in _HEADINGS[1:]:
                cut = names_cut(more, small, room - _GAP - line_width(title, large))
                called = names_cut(title, large, room - _GAP - line_width(cut, small))
                if line_width(called, large) + _GAP + line_width(cut, small) <= room:
                    return large, small, called, cut
    large, small = _HEADINGS[-1]
    return large, small, names_cut(title, large, room), news[-1]


def _heading(title: str, more: str, sizes: tuple[int, int]) -> int:
    return width(title, sizes[0], Weight.BOLD) + _GAP + width(more, sizes[1], Weight.REGULAR)


def winner_pill(view: View) -> Pill:
    """The pill that names the winners of the match."""
    won = winners(view)
    who = AllOf(side_name(view, side.number) for side in won)
    called = fitted(say(value_text(who)), 40, Weight.BOLD, _WINNER)
    return Pill(Message("pill-winners", count=len(won)), called, Look.GOLD)


# -- the header of a seat ----------------------------------------------------------------------------------------------


_TITLE_LEFT, _TRIANGLE = 92, 42
# How wide the labels of pills may be, and how large their values, so that the headline is read in full.
_STEPS = ((200, 40), (120, 40), (0, 40), (0, 36), (0, 32), (0, 28))
_MOST = 850  # a longer headline is cut
_LEAST_HEADLINE = 38, 32  # of the headline's letters: its title, what follows


def draw_head(canvas: Canvas, head: Headline, felt: Felt) -> None:
    """Draw the header; its pills from the right. Their words give way to the headline."""
    title, more = say_line(head.title), say_line(head.more)
    needed = line_width(in_bold(title), _LEAST_HEADLINE[0]) + 30 + line_width(more, _LEAST_HEADLINE[1])
    room = EDGE - _TITLE_LEFT - (_TRIANGLE if head.is_acting else 0) - min(needed, _MOST)
    # What was led is said by the ask, the goal elsewhere: the contract and trump stay.
    few = tuple(one for one in head.pills if one.look is Look.GOLD)
    cells = list[Image.Image]()
    for pills, (most, size) in product((head.pills, few), _STEPS):
        cells = [pill_cell(one, most, size) for one in pills]
        if sum(cell.width + _APART for cell in cells) <= room:
            break
    news = (more, say_line(head.brief)) if head.brief else (more,)
    _draw_news(canvas, title, news, reversed(cells), felt, acting=head.is_acting)
