"""The seat in large print: the trick as codes, what may be played drawn large, everything else as codes."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.message import Message, Row
from bot.rules.boards import LineView, PieceView
from bot.rules.moves import End
from bot.rules.pieces import Card
from bot.rules.view import Phase, SeatView, View
from bot.words.news import NO_NEWS, News
from bot.words.seat.band import band
from bot.words.sides import seats_in_order
from bot.words.speaker import Line, Span, bid_message, say, say_line
from bot.words.tricks.naming import doubles_offered, naming_of
from bot.words.tricks.nel_o import nel_o_line, nel_o_of
from bot.words.tricks.play import BEFORE_PLAY, best_bid, chosen_to_pass, kitty_seen, newly_received
from images.drawing import SIZE, Box, Canvas, Ink, Letters, bold, box
from images.line.open_ends import ends_pill, fitted_ends
from images.parts.code_pill import code_inks
from images.parts.headers import in_bold
from images.parts.lines import code_line, draw_line, line_width, sign_of
from images.parts.marks import (
    BADGE,
    NEW,
    SIDE_INKS,
    badge,
    check_disc,
    crown_mark,
    draw_rounded,
    lay_badge,
    new_mark,
    side_sign,
    star,
    tag,
)
from images.parts.panels import TONE_INKS
from images.parts.pieces import RING, draw_piece
from images.seat.cells import cell_name
from images.seat.hand import draw_no_hand
from images.seat.large_layout import (
    BAND,
    LINE,
    MOST_PIECES,
    PILL,
    Large,
    bar_layout,
    codes_layout,
    pieces_layout,
    strip_layout,
)
from images.seat.naming import BOARD, draw_doubles, draw_naming
from images.seat.style import SeatStyle

_CODES = (72, 66, 60, 54, 48)  # sizes of the letters of codes
_WORDS = (62, 54, 48)  # of words, some of whose letters reach below the line
_NARROW = (58, 54, 48)  # in narrow cells
_STARRED = 50  # what the star of trump takes before a code
_CHECK = 44
_ROOMY = 230  # from this width on a cell has its marks beside name and code
_FOOT = ((54, 1), (48, 1), (54, 2), (48, 2), (42, 2))  # of the other codes: the size of letters, and the lines
_APART = 26


def draw_large(canvas: Canvas, view: View, style: SeatStyle, news: News = NO_NEWS) -> None:
    """Draw the seat in large print, below the header."""
    naming = naming_of(view)
    top = BAND.bottom
    if naming is not None:
        draw_naming(canvas, naming)
        top = BOARD.bottom
    elif doubles_offered(view):
        draw_doubles(canvas, view)
        top = BOARD.bottom
    else:
        for seat, cell in zip(seats_in_order(view), strip_layout(len(view.seats)), strict=True):
            _cell(canvas, view, view.seats[seat], cell)
    draw_large_hand(canvas, view, style, top)
    if top == BAND.bottom:  # the ground around a raised piece reaches into it
        _band(canvas, view, news)


def _cell(canvas: Canvas, view: View, seat: SeatView, at: Box) -> None:
    """A seat: its name, and the code of what it has played, or its bid."""
    own, trick = seat.seat == view.viewer, view.trick_board.on_table
    before_play = view.phase in BEFORE_PLAY or view.phase is Phase.PASS
    best = best_bid(view)
    leads = best is not None and best.seat == seat.seat
    wins = leads if before_play else trick is not None and trick.winner == seat.seat
    what = _what(view, seat)
    asked = own and seat.to_act and (what == "?" or view.phase is Phase.PASS)
    acts = seat.to_act and (own or view.phase is not Phase.PASS)  # who has chosen changes while this picture stays
    rim = Ink.GOLD if wins or acts else SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE
    ground, ink = (Ink.GOLD, Ink.INK) if asked else (Ink.LIGHT, Ink.TEXT)
    draw_rounded(canvas, at, 20, ground, Ink.FELT, rim)
    narrow = at.width < _ROOMY
    left, right, level = at.left + 18, at.right - 14, at.top + (30 if narrow else 36)
    led = not before_play and trick is not None and trick.leader == seat.seat
    if wins and not before_play and not narrow:
        sign = crown_mark(46 if led else 58, Ink.GOLD, ground)
        # Beside "led" there is no room for it and a name.
        canvas.paste(sign, right - sign.width, (at.top + 104 if led else level) - sign.height // 2)
        right -= 0 if led else sign.width + 8
    if led and not narrow:
        tag(canvas, say(Message("tag-led")), Box(right - 66, level - 20, right, level + 20), ground)
        right -= 74
    if view.partners:
        across = 34 if narrow else 40
        side_sign(canvas, seat.side, (left - 6 + across // 2, level), ground, across)
        left += across
    name = cell_name(seat.seat)
    size = 36 if narrow else 42
    canvas.text(name, (left, level), bold(size, ink, ground), limit=right - left, least=30)
    middle, sizes = (
        (at.centre[0], at.top + (78 if narrow else 104)),
        _NARROW if narrow else _WORDS if what.isalpha() else _CODES,
    )
    if narrow and not before_play:
        _narrow_marks(canvas, at, led=led, wins=wins)
    _said(canvas, what, middle, at.width - 24, sizes, ink, ground)


def _narrow_marks(canvas: Canvas, at: Box, *, led: bool, wins: bool) -> None:
    """The crown and "led" of a cell that has room for them only below the code."""
    level = at.bottom - 26
    if led:
        tag(canvas, say(Message("tag-led")), Box(at.left + 12, level - 18, at.left + 74, level + 18), Ink.LIGHT)
    if wins:
        sign = crown_mark(46, Ink.GOLD, Ink.LIGHT)
        canvas.paste(sign, at.right - 14 - sign.width, level - sign.height // 2)


def _what(view: View, seat: SeatView) -> str:
    """What a cell says: a code, a bid, "?" where it is the viewer's turn, or how far the passing is."""
    trick, asked = view.trick_board.on_table, seat.to_act and seat.seat == view.viewer
    if seat.out:
        return say(Message("cell-out"))
    if view.phase is Phase.PASS:
        ask = view.ask if seat.seat == view.viewer else None
        if ask is None:
            return ""
        chosen = Message("seat-of", number=len(chosen_to_pass(view)), count=ask.pick)
        return say(chosen if ask.made is None else Message("cell-ready"))
    if view.phase in BEFORE_PLAY:
        if seat.bid is None:
            return "?" if asked else ""
        return say(bid_message(seat.bid))
    played = trick.by(seat.seat) if trick is not None else None
    return sign_of(played.piece) if played is not None else "?" if asked else ""


def _said(
    canvas: Canvas, text: str, middle: tuple[int, int], room: int, sizes: Sequence[int], ink: Ink, ground: Ink
) -> None:
    line: Line = (Span(text, strong=True),)
    size = next((size for size in (*sizes, 42, 36) if line_width(line, size) <= room), 30)
    draw_line(canvas, line, middle, Letters(size, ink, ground), anchor="m")


def _band(canvas: Canvas, view: View, news: News) -> None:
    """What happened last; how things stand is in the message beside the picture."""
    told = band(view, news)
    ground, ink, soft = TONE_INKS[told.tone]
    canvas.fill(BAND, ground)
    left, right, level = BAND.left + 24, BAND.right - 24, BAND.centre[1] + 1
    kitty, nel_o = kitty_seen(view), nel_o_of(view)
    line, endings = say_line((told.line, *told.briefer)[-1]), told.right
    if kitty and news.asked is None:
        line = say_line(Message("kitty-large", pieces=Row([shown.piece for shown in kitty], " ")))
    elif nel_o is not None and view.phase is Phase.PLAY and view.winners is None and news.asked is None:
        line, endings = say_line(nel_o_line(view, nel_o)), ()
    room = right - left
    left += (
        draw_line(canvas, in_bold(line), (left, level), Letters(44, ink, ground, soft=soft), limit=room, least=32) + 32
    )
    for ending in map(say_line, endings):
        if line_width(ending, 38) <= right - left:
            draw_line(canvas, ending, (right, level), Letters(38, ink, ground, soft=soft), anchor="r")
            break


class _Marks(NamedTuple):
    """Whether a piece is chosen to be passed, and whether it has just come to the hand."""

    is_chosen: bool
    is_new: bool


def draw_large_hand(canvas: Canvas, view: View, style: SeatStyle, top: int) -> None:
    """Draw what can be played, as large as there is room, of more than six pieces the codes alone; the others below."""
    pieces = view.hand
    playable = [shown for shown in pieces if shown.legal] or [*pieces]
    others = [shown for shown in pieces if shown.legal is False] if len(playable) < len(pieces) else []
    bottom = _others(canvas, others) if others else SIZE[1]
    cards = any(isinstance(shown.piece, Card) for shown in pieces)
    badges = any(shown.points for shown in playable)
    chosen, new = (
        chosen_to_pass(view),
        newly_received(view) if not isinstance(view.board, LineView) else view.line_board.drawn,
    )
    marks = [_Marks(shown.piece in chosen, shown.piece in new) for shown in playable]
    if not pieces:
        draw_no_hand(canvas, (top + bottom) // 2, 60)
    elif len(playable) > MOST_PIECES or bottom - top < 240:
        rooms = codes_layout(len(playable), top, bottom)
        size = min(_code_size(shown, room) for shown, room in zip(playable, rooms, strict=True))
        for shown, room, own in zip(playable, rooms, marks, strict=True):
            _code(canvas, shown, room, size, own, alone=True)
    else:
        places = pieces_layout(len(playable), top, bottom, cards=cards, badges=badges)
        codes = [(shown, place.code) for shown, place in zip(playable, places, strict=True) if place.code is not None]
        size = min((_code_size(shown, room) for shown, room in codes), default=0)
        for shown, place, own in zip(playable, places, marks, strict=True):
            raised = place.piece.moved(0, -10 if own.is_chosen else 0)
            draw_piece(canvas, shown, raised, Ink.FELT, style.look(Ink.GOLD if shown.legal else None))
            if place.code is not None:
                _code(canvas, shown, place.code, size, own, beside=place.beside)
        for shown, place, own in zip(playable, places, marks, strict=True):
            lay_badge(canvas, shown, place.badge)
            if isinstance(view.board, LineView) and (ends := fitted_ends(view, shown)):
                _ends(canvas, ends, place)
            if own.is_new:
                canvas.lay(new_mark(), place.new.left, place.new.top)


def _ends(canvas: Canvas, ends: tuple[End, ...], place: Large) -> None:
    """The ends a domino fits: below a code beside it, or at its right."""
    if place.beside and place.code is not None:
        canvas.paste(ends_pill(ends, 4, 1.4), place.code.left, place.code.bottom + 12)
    else:
        canvas.paste(ends_pill(ends, 1), place.piece.right + RING + 3, place.piece.top + 8)


def _code_size(shown: PieceView, room: Box) -> int:
    """How large a code may be in its room, the star of trump and the badge beside it."""
    marks = (_STARRED if shown.trump else 0) + (badge_room(shown) if room.height > PILL else 0)
    sizes = (size for size in _CODES if _code_width(shown, size) + marks + 36 <= room.width and size < room.height)
    return next(sizes, _CODES[-1])


def _code_width(shown: PieceView, size: int) -> int:
    return line_width(code_line(shown.piece), size)


def badge_room(shown: PieceView) -> int:
    """What a badge takes behind a code."""
    return BADGE + 6 if shown.points > 1 or (shown.points and not isinstance(shown.piece, Card)) else 0


def _code(
    canvas: Canvas, shown: PieceView, room: Box, size: int, marks: _Marks, *, alone: bool = False, beside: bool = False
) -> None:
    """The code of a piece in a pill; `alone`: the piece itself is not drawn, so its points stand behind the code."""
    ink, ground, mark = code_inks(shown, Ink.FELT, chosen=marks.is_chosen)
    line = code_line(shown.piece)
    badged = badge_room(shown) if alone else 0
    content = line_width(line, size) + (_STARRED if shown.trump else 0) + badged
    wide = min(room.width, max(content + 40, 150) if alone else content + 36)
    at = box(room.centre[0] - wide // 2, room.top, wide, room.height)
    if beside:
        at = at.moved(room.left - at.left, 0)
    radius = min(at.height // 2, 40)
    draw_rounded(canvas, at, radius, ground, Ink.FELT)
    x, level = at.left + (at.width - content) // 2, at.centre[1] + 1
    if shown.trump:
        canvas.paste(star(_STARRED - 4, mark, ground), x, level - (_STARRED - 4) // 2 - 1)
        x += _STARRED
    x += draw_line(canvas, line, (x, level), Letters(size, ink, ground))
    if badged:
        canvas.lay(badge(shown.points, shown.penalty), x + 6, level - BADGE // 2)
    if marks.is_chosen:
        canvas.lay(check_disc(_CHECK), at.left - 16, at.top - 8)  # off the code
    if marks.is_new and alone:
        canvas.lay(new_mark(), at.centre[0] - NEW[0] // 2, at.top - NEW[1] // 2)


def _others(canvas: Canvas, others: Sequence[PieceView]) -> int:
    """What may not be played, as codes in one or two lines at the foot; returns where these begin."""
    size, rows = _foot(others)
    bar = bar_layout(len(rows))
    canvas.fill(bar, Ink.HEADER)
    across = _small_star(size)
    for number, row in enumerate(rows):
        x, level = bar.left + 24, bar.top + LINE // 2 + number * (LINE - 8) + 1
        for shown in row:
            if shown.trump:
                canvas.paste(star(across - 2, Ink.GOLD, Ink.HEADER), x, level - across // 2)
                x += across
            line = code_line(shown.piece)
            x += draw_line(canvas, line, (x, level), Letters(size, Ink.MUTED, Ink.HEADER)) + _APART
    return bar.top


def _foot(others: Sequence[PieceView]) -> tuple[int, list[Sequence[PieceView]]]:
    """The size at which the codes at the foot fit, and the lines in which they stand."""
    size, rows = _FOOT[-1][0], list[Sequence[PieceView]]()
    for size, lines in _FOOT:
        each = -(-len(others) // lines)
        rows = [others[first : first + each] for first in range(0, len(others), each)]
        if max(sum(_small_width(shown, size) for shown in row) for row in rows) - _APART <= SIZE[0] - 48:
            break
    return size, rows


def _small_width(shown: PieceView, size: int) -> int:
    return _code_width(shown, size) + (_small_star(size) if shown.trump else 0) + _APART


def _small_star(size: int) -> int:
    return size * 3 // 4 + 2
