"""The review of a deal's tricks: the plays, those that did not follow suit, and the results of challenges."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView, TrickView
from bot.rules.pieces import Card
from bot.rules.view import View
from bot.words.sides import seats_in_order
from bot.words.speaker import say, say_line
from bot.words.tricks.review import Review, ask_words, has_followed, review_of, verdict_line, verdict_result
from images.drawing import (
    Box,
    Brush,
    Canvas,
    Ink,
    Letters,
    Sprite,
    Weight,
    bold,
    box,
    cap_height,
    check,
    coarse,
    mapped,
    sprite,
    width,
)
from images.parts.headers import in_bold
from images.parts.lines import code_line, draw_line
from images.parts.marks import cell_name, draw_rounded, red_rhombus, triangle
from images.parts.pieces import rank_of, suit_cell, suit_ink
from images.seat.style import SeatStyle

WIDE = 112  # from this width on rank and suit stand side by side
BAR = Box(0, 620, 1100, 700)  # what is asked, or what a challenge showed
LEGEND = 589  # the line of the legend
_TOP, _BOTTOM, _NUMBERS = 146, 554, 123
_NAME = 40  # height of a name above its row
_NAMES_ABOVE = 14  # from this number of tricks on names are above their rows, not beside them
_GAP = 10
_MARK, _SMALL = 34, 26  # of a play that was challenged: usually, and where cells are narrow
_RING, _CORNER = 4, 10  # the rings of neighbours keep apart
_MANY = 13  # tricks
_LEGEND_WIDE = 1032
_LEGEND = (Message("legend-grey"), Message("legend-led"), Message("legend-won"))
_PROVEN = {True: Message("legend-revoke"), False: Message("legend-no-revoke")}
# What meets along an edge in the grid.
_EDGES = (
    *((Ink.IVORY, ink) for ink in (Ink.INK, Ink.RED, Ink.CLUB, Ink.BLUE, Ink.LIGHT, Ink.GOLD)),
    *((Ink.DIM, ink) for ink in (Ink.DIM_INK, Ink.DIM_RED, Ink.DIM_CLUB, Ink.DIM_BLUE, Ink.LIGHT, Ink.GOLD)),
    *((Ink.LIGHT, ink) for ink in (Ink.TEXT, Ink.GOLD)),
)


class Grid(NamedTuple):
    """The panel, the middle of each trick's number, a line for each name (from the top), the cells by row and trick."""

    panel: Box
    numbers: tuple[tuple[int, int], ...]
    names: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]


@lru_cache(maxsize=64)
def review_layout(seats: int, tricks: int) -> Grid:
    """The grid of 2 to 6 seats and 1 to 17 tricks."""
    names_above = tricks >= _NAMES_ABOVE
    left, right = (28, 1072) if names_above else (204 if tricks <= 5 else 162, 1078)
    across = min(176, (right - left + _GAP) // max(1, tricks))
    wide = across - (28 if across == 176 else _GAP)
    row = (_BOTTOM - _TOP + _GAP) // seats
    high = min(96 if wide >= WIDE else 104, row - _GAP - (_NAME if names_above else 0))
    names: list[Box] = []
    cells: list[tuple[Box, ...]] = []
    for seat in range(seats):
        top = _TOP + seat * row
        if names_above:
            names.append(box(left + 4, top - 2, right - left - 8, _NAME - 8))
            top += _NAME
        else:
            top += (row - _GAP - high) // 2
            names.append(box(36, top, left - 36 - 14, high))
        cells.append(tuple(box(left + number * across, top, wide, high) for number in range(tricks)))
    numbers = tuple((cell.centre[0], _NUMBERS) for cell in cells[0])
    return Grid(Box(12, 96, 1088, 562), numbers, tuple(names), tuple(cells))


def draw_review(canvas: Canvas, view: View, style: SeatStyle) -> None:
    """Draw the grid of tricks, its legend and the bar with the ask or the verdict, below the header."""
    review, seats = review_of(view), seats_in_order(view)
    grid = review_layout(len(seats), max(1, len(review.tricks)))
    draw_rounded(canvas, grid.panel, 24, Ink.LIGHT, Ink.FELT)
    for trick, at in zip(review.tricks, grid.numbers, strict=False):
        is_last = trick is review.tricks[-1] and not review.is_complete
        ink, weight = (Ink.TEXT, Weight.BOLD) if is_last else (Ink.MUTED, Weight.REGULAR)
        canvas.text(str(trick.number), at, Letters(34, ink, Ink.LIGHT, weight), anchor="m")
    for seat, room, cells in zip(seats, grid.names, grid.cells, strict=True):
        name, letters = cell_name(seat), bold(38 if room.height > 40 else 34, Ink.TEXT, Ink.LIGHT)
        canvas.text(name, (room.left, room.centre[1]), letters, limit=room.width, least=30)
        for trick, cell in zip(review.tricks, cells, strict=False):
            played = trick.by(seat)
            if played is not None:
                _play(canvas, trick, seat, played, cell, style)
    _simplify(canvas, grid)
    challenged = [made for made in view.trick_board.challenges if made.trick <= len(review.tricks)]
    for made in challenged:
        cell = grid.cells[seats.index(made.seat)][made.trick - 1]
        across = _MARK if cell.width >= WIDE else _SMALL
        canvas.lay(_mark(made.proven, across), cell.right - across + 9, cell.top - 9)
    _legend(canvas, grid.cells[0][0].width, frozenset(made.proven for made in challenged))
    _bar(canvas, review)


def _simplify(canvas: Canvas, grid: Grid) -> None:
    """Make the edges of the cards coarser, which no eye sees: else a whole deal is too large a file."""
    first, last = grid.cells[0][0], grid.cells[-1][-1]
    where = Box(first.left - _RING, first.top - _RING, last.right + _RING, last.bottom + _RING)
    canvas.image.paste(mapped(canvas.image.crop(where), coarse(_EDGES, 1 if len(grid.numbers) > _MANY else 2)), where)


def _play(canvas: Canvas, trick: TrickView, seat: int, played: PieceView, at: Box, style: SeatStyle) -> None:
    """A card as it was played: its rank and its suit, side by side where the cell is wide."""
    ringed, led = trick.winner == seat, trick.leader == seat
    followed = has_followed(trick, played)
    ground = Ink.IVORY if followed else Ink.DIM
    canvas.paste(_cell((at.width, at.height), ground, ringed), at.left - _RING, at.top - _RING)
    if not isinstance(played.piece, Card):
        canvas.text(str(played.piece), at.centre, bold(38, Ink.INK, ground), anchor="m", limit=at.width)
        return
    ink = suit_ink(played.piece.suit, dim=not followed, four_colours=style.four_colours)
    rank, (middle, level) = rank_of(played.piece), at.centre
    if at.width >= WIDE or at.height < 88:  # five rows have low cells, wide enough for both side by side
        size, inset = (56, 20 if led else 0) if at.width >= WIDE else (42, 0)
        where, letters, limit = (middle + inset // 2, level), bold(size, ink, ground), at.width - inset - 12
        draw_line(canvas, code_line(played.piece), where, letters, anchor="m", limit=limit, least=30)
    else:
        letters = min(42, round(at.width * (0.74 if len(rank) == 1 else 0.66)))
        sign = suit_cell(played.piece.suit, min(34, at.width - 16), ink, ground)
        high, gap = cap_height(42), 8
        top = at.top + (at.height - 10 - high - gap - sign.height) // 2 + 2  # above the bar of a lead
        canvas.text(rank, (middle, top + high // 2), bold(letters, ink, ground), anchor="m")
        canvas.paste(sign, middle - sign.width // 2, top + high + gap)
    if led and at.width >= WIDE:
        canvas.paste(triangle(18, ink, ground), at.left + 9, level - 9)
    elif led:
        canvas.fill(Box(middle - 16, at.bottom - 6, middle + 16, at.bottom - 2), ink)


@lru_cache(maxsize=64)
def _cell(size: tuple[int, int], ground: Ink, ringed: bool) -> Image.Image:
    """A card's face with room for the winner's ring around it."""
    brush = Brush((size[0] + 2 * _RING, size[1] + 2 * _RING), Ink.LIGHT)
    wide, high = size
    if ringed:
        brush.rounded(0, 0, wide + 2 * _RING, high + 2 * _RING, _CORNER + _RING, Ink.GOLD)
    brush.rounded(_RING, _RING, wide + _RING, high + _RING, _CORNER, ground)
    return brush.cell()


@lru_cache(maxsize=4)
def _mark(is_proven: bool, across: int) -> Sprite:
    """The mark of a challenged play: a red diamond where it was a revoke, else a check mark."""
    half = across / 2

    def paint(brush: Brush) -> None:
        if is_proven:
            red_rhombus(brush, across, 4)
        else:
            brush.disc(half, half, half, Ink.INK)
            check(brush, 0.22 * across, 0.22 * across, 0.55 * across, Ink.TEXT)

    return sprite((across, across), Ink.LIGHT, Ink.IVORY, paint)


def _legend(canvas: Canvas, wide: int, proven: frozenset[bool]) -> None:
    """The meaning of grey, of the mark of a lead and of the ring, and the marks of challenges if there are any."""
    led = 30 if wide >= WIDE else 40
    marks = [0, led, 0, *(_MARK for _ in proven)]
    meanings = [*_LEGEND, *(_PROVEN[one] for one in sorted(proven, reverse=True))]
    entries = [*zip(map(say, meanings), marks, strict=True)]
    for size in (32 if len(entries) == 3 else 30, 28, 26, 24, 22, 20):
        widths = [mark + (10 if mark else 0) + width(words, size, Weight.REGULAR) for words, mark in entries]
        if sum(widths) + 20 * len(entries) <= _LEGEND_WIDE:
            break
    gap, x = (_LEGEND_WIDE - sum(widths)) // (len(entries) - 1), 34
    for message, (words, mark), taken in zip(meanings, entries, widths, strict=True):
        at = x
        if mark == _MARK:
            canvas.lay(_mark(message == _PROVEN[True], _MARK), at, LEGEND - _MARK // 2)
        elif mark and wide >= WIDE:
            canvas.paste(triangle(24, Ink.MUTED, Ink.FELT), at, LEGEND - 13)
        elif mark:
            canvas.fill(Box(at, LEGEND + 4, at + mark, LEGEND + 9), Ink.MUTED)
        canvas.text(words, (at + taken, LEGEND), Letters(size, Ink.MUTED, Ink.FELT), anchor="r")
        x += taken + gap


def _bar(canvas: Canvas, review: Review) -> None:
    """The result of the latest challenge; before the first, the ask."""
    canvas.fill(BAR, Ink.HEADER)
    level, left, right = BAR.centre[1] + 1, BAR.left + 26, BAR.right - 26
    ink, verdict = Ink.MUTED, review.verdict
    if verdict is not None:
        ink = Ink.GOLD if verdict.made.proven else Ink.TEXT
        words = verdict_line(verdict)
    else:
        words = ask_words(review)
    beside, most = say(verdict_result(review)), (right - left) // 3
    room = right - left - 24
    room -= canvas.text(beside, (right, level), Letters(38, ink, Ink.HEADER), anchor="r", limit=most, least=28)
    draw_line(canvas, in_bold(say_line(words)), (left, level), Letters(42, Ink.TEXT, Ink.HEADER), limit=room, least=30)
