"""The boards before the play, in place of the trick: naming trump, placing the doubles, the kitty."""

from functools import lru_cache

from bot.message import Message
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words.speaker import SUITS, say
from bot.words.tricks.naming import Holding, Naming, doubles_held, doubles_offered, doubles_panel
from bot.words.tricks.play import kitty_seen
from images.drawing import Box, Canvas, Ink, Letters, bold, box
from images.parts.codes import code_pill
from images.parts.marks import draw_rounded
from images.parts.pieces import draw_piece
from images.seat.cells import draw_strip
from images.seat.style import NORMAL, SeatStyle

BOARD = Box(20, 96, 1080, 354)
_HEADING, _FOOT, _FLOOR = 127, 324, 292  # levels: the words on top, the suits' names, where columns stand
_TALLEST = 96
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
    left, right = BOARD.left + 24, BOARD.right - 24
    words = say(Message("naming-title"))
    if naming.others.items:
        others = say(Message("naming-others", others=naming.others))
        room = (right - left) * 11 // 20 - 20
        at = right, _HEADING
        right -= canvas.text(others, at, bold(38, Ink.TEXT, Ink.LIGHT), anchor="r", limit=room, least=28)
        right -= 20
    canvas.text(words, (left, _HEADING), Letters(38, Ink.MUTED, Ink.LIGHT), limit=right - left, least=28)
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
    return Box(BOARD.left + 24, 158, BOARD.right - 24, 338).grid(max(1, count), 1, 12)[:count]


def draw_doubles(canvas: Canvas, view: View) -> None:
    """Draw what the viewer may say of the doubles, with what beats what, and the doubles in their hand."""
    draw_rounded(canvas, BOARD, 24, Ink.LIGHT, Ink.FELT)
    offered = doubles_offered(view)
    words = say(Message("doubles-hold", doubles=doubles_held(view)))
    canvas.text(words, (BOARD.left + 24, _HEADING), Letters(38, Ink.MUTED, Ink.LIGHT), limit=BOARD.width - 48, least=32)
    for doubles, at in zip(offered, doubles_layout(len(offered)), strict=True):
        draw_rounded(canvas, at, 18, Ink.HEADER, Ink.LIGHT, Ink.GOLD)
        (title, *rest), middle, limit = map(say, doubles_panel(doubles)), at.centre[0], at.width - 24
        heading = bold(44, Ink.GOLD, Ink.HEADER)
        canvas.text(title, (middle, at.top + 40), heading, anchor="m", limit=limit, least=28)
        for line, level in zip(rest, (at.top + 94, at.top + 142), strict=True):
            canvas.text(line, (middle, level), Letters(34, Ink.TEXT, Ink.HEADER), anchor="m", limit=limit, least=22)


# -- the kitty ---------------------------------------------------------------------------------------------------------


STRIP_BESIDE = NORMAL.strip._replace(right=820)
KITTY = Box(836, NORMAL.strip.top, 1080, 350)
_BAND = NORMAL.band._replace(right=826)


def draw_kitty(canvas: Canvas, view: View, style: SeatStyle) -> None:
    """Draw strip, band and kitty."""
    draw_strip(canvas, view, style, STRIP_BESIDE)
    canvas.fill(_BAND, Ink.HEADER)
    at = _BAND.left + 24, _BAND.centre[1] + 1
    words = say(Message("kitty-swap"))
    canvas.text(words, at, Letters(38, Ink.TEXT, Ink.HEADER), limit=_BAND.width - 48, least=26)
    draw_rounded(canvas, KITTY, 22, Ink.HEADER, Ink.FELT, Ink.TEXT)
    title = KITTY.centre[0], KITTY.top + 36
    limit, words = KITTY.width - 24, say(Message("kitty-title"))
    canvas.text(words, title, bold(38, Ink.TEXT, Ink.HEADER), anchor="m", limit=limit, least=26)
    for shown in kitty_seen(view)[:1]:
        piece = box(KITTY.left + 34, KITTY.top + 70, 80, 160)
        draw_piece(canvas, shown, piece, Ink.HEADER, style.look())
        code = Box(piece.right + 12, piece.centre[1] - 26, KITTY.right - 12, piece.centre[1] + 26)
        code_pill(canvas, shown, code, Ink.HEADER)
