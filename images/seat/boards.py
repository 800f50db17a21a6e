"""The boards in place of the trick: naming trump, placing the doubles, the kitty, the choices of a moon."""

from functools import lru_cache

from bot.message import Message, Signed, value_text
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words.speaker import SUITS, Line, say, say_line
from bot.words.tricks.moon import MoonChoice, MoonScore, ending_words, hit_words, moon_lines, moon_shot
from bot.words.tricks.naming import Holding, Naming, doubles_held, doubles_offered, doubles_panel
from bot.words.tricks.play import kitty_seen
from images.drawing import Box, Canvas, Ink, Letters, Weight, bold, box, width
from images.parts.codes import code_pill
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Paragraph, Words, figure, soft, strong
from images.parts.emblems import moon
from images.parts.headers import in_bold
from images.parts.lines import draw_line
from images.parts.marks import cell_name, draw_rounded, star
from images.parts.pieces import draw_piece
from images.seat.cells import draw_strip
from images.seat.style import NORMAL, SeatStyle

BOARD = Box(20, 96, 1080, 354)
_FOOT, _FLOOR = 324, 292  # levels: the suits' names, where columns stand
_TALLEST = 96
_HEADING = Box(BOARD.left + 24, BOARD.top, BOARD.right - 24, 158)  # the words on top
_WIDE, _WIDEST = 60, 108  # a column, and the most from one to the next
_HALF = 44  # across the blank half that stands for the suit of blanks
_WORD = 150  # what the word "doubles" takes


@lru_cache(maxsize=16)
def columns_layout(numbers: int, *, doubles: bool) -> tuple[int, ...]:
    """The middle of each suit's column: the numbers', then the doubles'."""
    room = BOARD.width - 40 - (_WORD if doubles else 0)
    pitch = min(_WIDEST, room // max(1, numbers))
    taken = pitch * numbers + (_WORD if doubles else 0)
    left = (BOARD.left + BOARD.right - taken) // 2
    middles = [left + pitch * number + pitch // 2 for number in range(numbers)]
    return (*middles, *([left + pitch * numbers + _WORD // 2] if doubles else []))


def draw_naming(canvas: Canvas, naming: Naming) -> None:
    """Draw a column for each suit that may be named: how many tiles of the hand would be trump."""
    draw_rounded(canvas, BOARD, 24, Ink.LIGHT, Ink.FELT)
    words = [soft(Message("naming-title"), size=38, grows=True)]
    if naming.others.items:
        words.append(figure(Message("naming-others", others=naming.others), bold=True, most=548))
    Beside(words, gap=20).draw(canvas, _HEADING, Ink.LIGHT)
    numbers = sum(holding.suit.value.isdecimal() for holding in naming.holdings)
    most = max(6, *(holding.held for holding in naming.holdings))
    places = columns_layout(numbers, doubles=numbers < len(naming.holdings))
    for holding, middle in zip(naming.holdings, places, strict=True):
        _column(canvas, holding, middle, most, places[1] - places[0] if holding.suit.value.isdecimal() else _WORD)


def _column(canvas: Canvas, holding: Holding, middle: int, most: int, wide: int) -> None:
    ground, ink = (Ink.GOLD, Ink.GOLD) if holding.is_longest else (Ink.OUTLINE, Ink.TEXT)
    high = _TALLEST * holding.held // most
    if high:
        column = box(middle - _WIDE // 2, _FLOOR - high, _WIDE, high)
        draw_rounded(canvas, column, min(12, high // 2), ground, Ink.LIGHT)
    else:
        canvas.fill(box(middle - _WIDE // 2, _FLOOR - 4, _WIDE, 4), ground)
    at = middle, _FLOOR - max(4, high) - 22
    canvas.text(str(holding.held), at, bold(38, ink, Ink.LIGHT), anchor="m")
    if holding.suit is Suit.N0:  # the word is too long to be as large as the figures beside it
        half = box(middle - _HALF // 2, _FOOT - _HALF // 2, _HALF, _HALF)
        draw_rounded(canvas, half, 8, Ink.IVORY, Ink.LIGHT, Ink.GOLD if holding.is_longest else None)
        return
    at = middle, _FOOT
    canvas.text(say(Message(SUITS[holding.suit])), at, bold(42, ink, Ink.LIGHT), anchor="m", limit=wide - 8, least=16)


@lru_cache(maxsize=8)
def doubles_layout(count: int) -> tuple[Box, ...]:
    """A panel for each place the doubles may belong."""
    return _HEADING._replace(top=158, bottom=338).grid(max(1, count), 1, 12)[:count]


def draw_doubles(canvas: Canvas, view: View) -> None:
    """Draw the viewer's choices for the doubles, each with its ranking, and the doubles in their hand."""
    draw_rounded(canvas, BOARD, 24, Ink.LIGHT, Ink.FELT)
    offered = doubles_offered(view)
    held = soft(Message("doubles-hold", doubles=doubles_held(view)), size=38, least=32)
    held.draw(canvas, _HEADING, Ink.LIGHT)
    for doubles, at in zip(offered, doubles_layout(len(offered)), strict=True):
        title, *rest = doubles_panel(doubles)
        lines = (Words(line, 34, align="m", least=22) for line in rest)
        panel = Stack([strong(title, 44, Ink.GOLD, align="m"), *lines], gap=15)
        Panel(panel, rim=Ink.GOLD, pad=12, radius=18).draw(canvas, at, Ink.LIGHT)


# -- the kitty ---------------------------------------------------------------------------------------------------------


STRIP_BESIDE = NORMAL.strip._replace(right=820)
KITTY = Box(836, NORMAL.strip.top, 1080, 350)
_BAND = NORMAL.band._replace(right=826)


def draw_kitty(canvas: Canvas, view: View, style: SeatStyle) -> None:
    """Draw strip, band and kitty."""
    draw_strip(canvas, view, style, STRIP_BESIDE)
    canvas.fill(_BAND, Ink.HEADER)
    Words(Message("kitty-swap"), least=26, pad=24).draw(canvas, _BAND.moved(0, 1), Ink.HEADER)
    draw_rounded(canvas, KITTY, 22, Ink.HEADER, Ink.FELT, Ink.TEXT)
    title = Box(KITTY.left + 12, KITTY.top, KITTY.right - 12, KITTY.top + 72)
    strong(Message("kitty-title"), align="m", least=26).draw(canvas, title, Ink.HEADER)
    for shown in kitty_seen(view)[:1]:
        piece = box(KITTY.left + 34, KITTY.top + 70, 80, 160)
        draw_piece(canvas, shown, piece, Ink.HEADER, style.look())
        code = Box(piece.right + 12, piece.centre[1] - 26, KITTY.right - 12, piece.centre[1] + 26)
        code_pill(canvas, shown, code, Ink.HEADER)


# -- the moon, once shot -----------------------------------------------------------------------------------------------


_DISC = Box(40, 128, 280, 368)
_STARS = ((20, 130, 14), (300, 120, 24), (288, 352, 16), (30, 390, 18))  # left, top, across
_TOP, _BOTTOM, _LEFT, _RIGHT, _GAP, _HIGH = 104, 686, 356, 1080, 10, 138
_WORDS = Box(40, 406, 336, 686)  # below the moon
_HEAD, _LINE, _ENDING = 88, 62, 54  # of a choice that changes several scores: its head, each of them, its ending


@lru_cache(maxsize=32)
def moon_layout(scores: tuple[int, ...]) -> tuple[Box, ...]:
    """A row for each choice, by the number of its scores, in the middle of the height."""
    most = (_BOTTOM - _TOP + _GAP) // max(1, len(scores)) - _GAP
    highs = [min(_HIGH, most) if count == 1 else _HEAD + count * _LINE + _ENDING for count in scores]
    top = (_TOP + _BOTTOM - sum(highs) - _GAP * (len(highs) - 1)) // 2
    rows: list[Box] = []
    for high in highs:
        rows.append(box(_LEFT, top, _RIGHT - _LEFT, high))
        top += high + _GAP
    return tuple(rows)


def draw_moon(canvas: Canvas, view: View) -> None:
    """Draw the moon and its shooter's choices, below the header."""
    shot = moon_shot(view)
    canvas.paste(moon(_DISC.width, Ink.LIGHT, Ink.FELT), _DISC.left, _DISC.top)
    for left, top, across in _STARS:
        canvas.paste(star(across, Ink.GOLD, Ink.FELT), left, top)
    Paragraph([say(moon_lines(view, shot))], (40, 36, 32, 28)).draw(canvas, _WORDS, Ink.FELT)
    rows = moon_layout(tuple(len(choice.scores) for choice in shot.choices))
    for choice, row in zip(shot.choices, rows, strict=True):
        _row(canvas, view, choice, row)


def _row(canvas: Canvas, view: View, choice: MoonChoice, at: Box) -> None:
    """A choice: the players it hits, the change and the new totals, and if it ends the match."""
    rim = Ink.TEXT if choice.change < 0 and view.ask is not None else Ink.OUTLINE
    draw_rounded(canvas, at, 22, Ink.LIGHT, Ink.FELT, rim)
    left, right = at.left + 28, at.right - 28
    ending, hit = ending_words(view, choice), say_line(hit_words(choice))
    if len(choice.scores) == 1:
        level = at.centre[1] - (at.height // 5 if ending else 0)
        _change(canvas, hit, choice.change, left, _total(canvas, choice.scores[0], right, level, 58), level)
    else:
        _change(canvas, hit, choice.change, left, right, at.top + _HEAD // 2 + 4)
        for number, score in enumerate(choice.scores):
            level = at.top + _HEAD + number * _LINE + _LINE // 2
            room = _total(canvas, score, right, level, 50) - left - 24
            canvas.text(cell_name(score.seat), (left, level), Letters(40, Ink.TEXT, Ink.LIGHT), limit=room, least=34)
    if ending is not None:
        low = left, at.bottom - (33 if at.height > 120 else 27)
        ink = Ink.GOLD if view.viewer in choice.winners else Ink.TEXT
        draw_line(canvas, in_bold(say_line(ending)), low, Letters(38, ink, Ink.LIGHT), limit=right - left, least=30)


def _change(canvas: Canvas, hit: Line, change: int, left: int, right: int, level: int) -> None:
    """The players hit and the change, in one column if the names are short."""
    ink, words = Ink.GREEN if change < 0 else Ink.ORANGE, say(value_text(Signed(change)))
    wide = width(words, 50, Weight.BOLD)
    room = right - left - wide - 48
    taken = draw_line(canvas, in_bold(hit), (left, level), Letters(46, Ink.TEXT, Ink.LIGHT), limit=room, least=36)
    at = max(left + taken + 24, left + 164)
    canvas.text(words, (at, level), bold(50, ink, Ink.LIGHT))


def _total(canvas: Canvas, score: MoonScore, right: int, level: int, size: int) -> int:
    """A total before and after. Returns where it begins."""
    small, (before, after) = size - 14, (say(value_text(one)) for one in (score.before, score.after))
    right -= canvas.text(after, (right, level), bold(size, Ink.TEXT, Ink.LIGHT), anchor="r")
    right -= 18 + canvas.text("→", (right - 18, level), Letters(small, Ink.MUTED, Ink.LIGHT), anchor="r")
    return right - 22 - canvas.text(before, (right - 22, level), Letters(small, Ink.MUTED, Ink.LIGHT), anchor="r")
