"""The band of a seat picture: the last event at the left, the state of the deal at the right.

In an auction it is a ladder of bids: earlier bids are dark, possible ones gold, pass comes last.
"""

from collections.abc import Sequence

from bot.message import Message, Row, Text
from bot.rules.view import Phase, View
from bot.words.news import News
from bot.words.persons import seat_name
from bot.words.seat.band import Band, SideNote, Tone, band
from bot.words.speaker import Line, say, say_line
from bot.words.tricks.nel_o import NelOFacts, nel_o_line, nel_o_of, open_line
from bot.words.tricks.play import BidStep, kitty_seen
from images.drawing import SIZE, Box, Canvas, Ink, Letters, Weight, bold, box, width
from images.parts.headers import in_bold
from images.parts.lines import draw_line, line_width, shortened, yielding_width
from images.parts.marks import TONE_INKS, crown_mark, draw_rounded, rhombus, side_sign
from images.seat.style import LARGE, NORMAL

BAND = NORMAL.band
_SIZES = NORMAL.band_letters
_SMALLEST = 26  # where the line stands alone, and nothing in it can give way
_MARGIN, _BETWEEN, _MARK = 24, 28, 50
_SIDE = 40
_NAME = 170  # what a name gets between the sides
_STEP_HIGH = 46
_STEP_SIZES = ((64, 10, 38), (58, 8, 38), (54, 6, 36), (48, 5, 34))  # of a step: width, gap, letters


def draw_band(canvas: Canvas, band: Band) -> None:
    """Draw the band; in a crowded game of sides with how both stand."""
    ground, ink, soft = TONE_INKS[band.tone]
    canvas.fill(BAND, ground)
    if band.sides:
        _draw_sides(canvas, band)
        return
    (left, right), middle = (BAND.left + _MARGIN, BAND.right - _MARGIN), BAND.centre[1]
    left = _draw_mark(canvas, band, left, middle)
    room = right - left
    endings = tuple(map(say_line, band.right))
    beside = line_width(endings[0], _SIZES[-1]) + _BETWEEN if endings else 0
    line: Line = ()
    for text in (band.line, *band.briefer):  # each is said only where the fuller ones do not fit
        line = say_line(text)
        if line_width(line, _SIZES[-1]) <= room - beside:
            break
    size, ending = _chosen(line, endings, room)
    if ending:
        least = min(line_width(line, size), room // 2)
        ending = shortened(ending, size, room - least - _BETWEEN)
        wide = line_width(ending, size)
        draw_line(canvas, ending, (right - wide, middle), Letters(size, ink, ground, soft=soft))
        room -= wide + _BETWEEN
    draw_line(canvas, shortened(line, size, room), (left, middle), Letters(size, ink, ground, soft=soft))


def _chosen(line: Line, endings: Sequence[Line], room: int) -> tuple[int, Line]:
    """The largest size at which the line fits beside one of the endings, and the first such ending."""
    for ending in endings:
        for size in _SIZES:
            if line_width(line, size) + _BETWEEN + line_width(ending, size) <= room:
                return size, ending
    size = _SIZES[-1]
    if endings:
        shortest = min(endings, key=lambda one: line_width(one, size))
        cut = shortened(shortest, size, room // 2)
        if _least(line, size) + _BETWEEN + line_width(cut, size) <= room:
            return size, shortest
    elif whole := next((one for one in _SIZES if line_width(line, one) <= room), None):
        return whole, ()
    return next((one for one in range(size, _SMALLEST, -2) if _least(line, one) <= room), _SMALLEST), ()


def _least(line: Line, size: int) -> int:
    """The width of a line whose names are cut as far as they may be."""
    return yielding_width(line, size, 3 * size)


def _draw_mark(canvas: Canvas, band: Band, left: int, middle: int) -> int:
    """The crown of a trick taken, or the diamond of points that hurt; returns where the words begin."""
    ground, ink, _ = TONE_INKS[band.tone]
    if band.tone is Tone.BAD:
        canvas.paste(rhombus(44, ink, ground), left, middle - 22)
    elif band.crowned:
        sign = crown_mark(_MARK, Ink.GOLD if band.tone is Tone.PLAIN else ink, ground)
        canvas.paste(sign, left, middle - sign.height // 2)
    else:
        return left
    return left + _MARK + 12


def _draw_sides(canvas: Canvas, band: Band) -> None:
    """The standing of both sides, at the left and at the right end, and the line in the middle between them."""
    room, middle = BAND.width - 2 * _MARGIN, BAND.centre[1]
    crown = _MARK + 12 if band.crowned else 0
    # A name is cut down to a few letters before the notes of the sides are.
    line = say_line(band.line)
    needed = crown + yielding_width(line, _SIZES[0], _NAME) + 2 * _BETWEEN
    least = crown + _least(line, _SIZES[-1]) + 2 * _BETWEEN
    versions = [
        [side.notes[min(step, len(side.notes) - 1)] for side in band.sides]
        for step in range(max(len(side.notes) for side in band.sides))
    ]
    widths = [sum(map(_side_width, band.sides, notes)) for notes in versions]
    limits = ((notes, wide + limit) for limit in (needed, least) for notes, wide in zip(versions, widths, strict=True))
    chosen = next((notes for notes, wide in limits if wide <= room), versions[-1])
    left, right = BAND.left + _MARGIN, BAND.right - _MARGIN
    for number, (side, note) in enumerate(zip(band.sides, chosen, strict=True)):
        wide = _side_width(side, note)
        x = left if number == 0 else right - wide
        side_sign(canvas, side.side, (x + _SIDE // 2, middle), Ink.HEADER, _SIDE)
        x += _SIDE + 12
        x += canvas.text(say(side.total), (x, middle), bold(40, Ink.TEXT, Ink.HEADER)) + 12
        if note:
            canvas.text(say(note), (x, middle + 1), Letters(36, Ink.MUTED, Ink.HEADER))
        if number == 0:
            left += wide + _BETWEEN
        else:
            right -= wide + _BETWEEN
    room = right - left
    size = next((size for size in _SIZES if crown + line_width(line, size) <= room), _SIZES[-1])
    line = shortened(line, size, room - crown)
    wide = line_width(line, size)
    if crown + wide > room:
        crown = 0
    x = left + (room - crown - wide) // 2
    if crown:
        x = _draw_mark(canvas, band, x, middle)
    if wide <= room:
        draw_line(canvas, line, (x, middle), Letters(size, Ink.TEXT, Ink.HEADER))


def _side_width(side: SideNote, note: Text) -> int:
    words = 12 + width(say(note), 36, Weight.REGULAR) if note else 0
    return _SIDE + 12 + width(say(side.total), 40, Weight.BOLD) + words


def draw_large_band(canvas: Canvas, view: View, news: News) -> None:
    """Draw the last event in large print; the state where there is room, for the message says that too."""
    words, kitty, nel_o = band(view, news), kitty_seen(view), nel_o_of(view)
    line, endings = (words.line, *words.briefer)[-1], words.right
    if kitty and news.asked is None:
        line = Message("kitty-large", pieces=Row([shown.piece for shown in kitty], " "))
    elif nel_o is not None and view.phase is Phase.PLAY and view.winners is None and news.asked is None:
        line, endings = nel_o_line(view, nel_o), ()
    at, (ground, ink, soft) = LARGE.band, TONE_INKS[words.tone]
    canvas.fill(at, ground)
    (left, right), level, room = (at.left + _MARGIN, at.right - _MARGIN), at.centre[1] + 1, at.width - 2 * _MARGIN
    large, *_, small = LARGE.band_letters
    letters = Letters(large, ink, ground, soft=soft)
    room -= draw_line(canvas, in_bold(say_line(line)), (left, level), letters, limit=room, least=32) + 32
    ending = next((one for one in map(say_line, endings) if line_width(one, small) <= room), ())
    draw_line(canvas, ending, (right, level), letters._replace(size=small), anchor="r")


def draw_ladder(canvas: Canvas, steps: Sequence[BidStep], sides: Sequence[SideNote]) -> None:
    """Draw the steps from the left, and at the right the totals of the sides."""
    canvas.fill(BAND, Ink.HEADER)
    middle, right = BAND.centre[1], BAND.right - 24
    for side in reversed(sides):
        total = say(side.total)
        right -= width(total, 40, Weight.BOLD)
        canvas.text(total, (right, middle), bold(40, Ink.TEXT, Ink.HEADER))
        right -= _SIDE + 9
        side_sign(canvas, side.side, (right + _SIDE // 2, middle), Ink.HEADER, _SIDE)
        right -= 28
    words = say(Message("band-ladder"))
    label = width(words, 36, Weight.REGULAR) + 18
    room = right - BAND.left - 24
    size = next((size for size in _STEP_SIZES if _span(steps, size) + label <= room), None)
    left = BAND.left + 24
    if size is None:
        size = next((size for size in _STEP_SIZES if _span(steps, size) <= room), _STEP_SIZES[-1])
    else:
        canvas.text(words, (left, middle + 1), Letters(36, Ink.MUTED, Ink.HEADER))
        left += label
    for step in steps:
        wide = _step_width(step, size)
        ink, ground = (Ink.INK, Ink.GOLD) if step.is_open else (Ink.MUTED, Ink.LIGHT)
        draw_rounded(canvas, box(left, middle - _STEP_HIGH // 2, wide, _STEP_HIGH), 14, ground, Ink.HEADER)
        at_middle = left + wide // 2, middle + 1
        canvas.text(say(step.label), at_middle, bold(size[2], ink, ground), anchor="m")
        left += wide + size[1]


def _span(steps: Sequence[BidStep], size: tuple[int, int, int]) -> int:
    return sum(_step_width(step, size) + size[1] for step in steps) - size[1]


def _step_width(step: BidStep, size: tuple[int, int, int]) -> int:
    return max(size[0], width(say(step.label), size[2], Weight.BOLD) + 24)


# -- a contract to lose every trick ------------------------------------------------------------------------------------


_ON_ONE_LINE = 6  # tiles of a hand that still stand on one line with another's
_CODES = 36
_OPEN_LINE, _OPEN_LINES = 46, 44  # what one line adds to the band, and each of several
_LEFT, _RIGHT = 24, SIZE[0] - 24
_OPEN_NAME = 136  # of an open hand on its own line


def draw_nel_o(canvas: Canvas, view: View, facts: NelOFacts) -> Box:
    """Draw the band; returns what is left for the hand below it."""
    lines = open_lines(facts)
    bottom = BAND.bottom + (_OPEN_LINE if lines == 1 else _OPEN_LINES * lines)
    canvas.fill(BAND._replace(bottom=bottom), Ink.HEADER)
    level = BAND.centre[1] + 1
    stake = say(facts.stake)
    room = _RIGHT - _LEFT - 30
    room -= canvas.text(stake, (_RIGHT, level), bold(38, Ink.GOLD, Ink.HEADER), anchor="r")
    line = say_line(nel_o_line(view, facts))
    draw_line(canvas, line, (_LEFT, level), Letters(38, Ink.TEXT, Ink.HEADER), limit=room, least=28)
    if lines == 1:
        line, room = say_line(open_line(facts)), _RIGHT - _LEFT
        at = _LEFT, BAND.bottom + 21
        draw_line(canvas, line, at, Letters(38, Ink.MUTED, Ink.HEADER), limit=room, least=32)
    elif lines:
        for number, (seat, _) in enumerate(facts.open_hands):
            _hand(canvas, facts, number, seat_name(seat), BAND.bottom + 20 + number * _OPEN_LINES)
    return Box(0, bottom, *SIZE)


def open_lines(facts: NelOFacts) -> int:
    """The number of lines the open hands take."""
    hands = facts.open_hands
    if len(hands) <= 2 and all(len(hand) <= _ON_ONE_LINE for _, hand in hands):
        return min(1, len(hands))
    return len(hands)


def _hand(canvas: Canvas, facts: NelOFacts, number: int, name: str, level: int) -> None:
    """An open hand on its line, its codes below those of the other hand."""
    at = _LEFT, level
    canvas.text(name, at, bold(36, Ink.TEXT, Ink.HEADER), limit=_OPEN_NAME - 12, least=28)
    _, hand = facts.open_hands[number]
    most = max(len(shown) for _, shown in facts.open_hands)
    pitch = min(108, (_RIGHT - _LEFT - _OPEN_NAME) // most)
    for place, shown in enumerate(hand):
        at = _LEFT + _OPEN_NAME + place * pitch, level
        canvas.text(str(shown.piece), at, Letters(_CODES, Ink.MUTED, Ink.HEADER))
