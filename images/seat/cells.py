"""The strip of a seat picture: a cell for each seat, in order of play, the viewer's own last.

In usual print a cell shows the piece played or the bid, and figures; in large print the same in words.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView, TrickView
from bot.rules.copies import updated
from bot.rules.pieces import Card
from bot.rules.view import Phase, SeatView, View
from bot.words.seat.band import Figure, figures
from bot.words.sides import seats_in_order
from bot.words.speaker import SPECIALS, Span, Speaker, bid_message, current, say
from bot.words.tricks.play import AT_ONCE, BEFORE_PLAY, best_bid
from images.drawing import (
    Box,
    Brush,
    Canvas,
    Ink,
    Letters,
    Pasted,
    Sketch,
    Sprite,
    Weight,
    bold,
    box,
    check,
    fitted,
    fitting,
    width,
)
from images.parts.lines import draw_line, sign_of
from images.parts.marks import (
    SIDE_INKS,
    cell_ground,
    cell_name,
    check_mark,
    crown_mark,
    crown_sprite,
    dealer_mark,
    draw_rounded,
    lay_badge,
    side_sign,
    tag,
    triangle,
)
from images.parts.pieces import Size, draw_piece
from images.seat.style import LARGE, NORMAL, Scale, SeatStyle

_RIM, _GAP = 4, 10  # of a cell; between cells
_TILE, _CARD, _BID = (60, 120), (78, 118), (96, 110)
_WIDE = 240  # from this width on the crown has its full size
_TAG, _LARGE_TAG = (60, 36), (66, 40)
_CROWN, _SMALL_CROWN, _LARGE_CROWN, _BADGE = 48, 40, (50, 40), 52
_NOWHERE = Box(0, 0, 0, 0)
_Marks = tuple[bool, bool, bool, Sprite | None, str]  # best, to act, ready, the dealer's letter, the word "led"


@dataclass(frozen=True, slots=True, eq=False)
class CellPlace:
    """The places in a seat's cell.

    `piece` is the place of the piece played (in large print of its code), `bid` that of a bid; figures begin at
    `column`, on two `levels`. A `narrow` cell has no figures, nor has one in large print.
    """

    cell: Box
    bar: Box
    piece: Box
    crown: Box
    led: Box
    narrow: bool
    scale: Scale = NORMAL
    badge: Box = _NOWHERE
    bid: Box = _NOWHERE
    dealer: tuple[int, int] = (0, 0)
    column: int = 0
    levels: tuple[int, int] = (0, 0)


@lru_cache(maxsize=64)
def strip_layout(
    seats: int, *, cards: bool = False, badges: bool = False, room: Box | None = None, scale: Scale = NORMAL
) -> tuple[CellPlace, ...]:
    """The cells of the strip, from left to right. `badges`: whether pieces bear points, which need room beside them."""
    cells = (room or scale.strip).grid(seats, 1, _GAP)
    return tuple(_large_cell(cell) if scale is LARGE else _cell(cell, cards=cards, badges=badges) for cell in cells)


def _cell(cell: Box, *, cards: bool, badges: bool) -> CellPlace:
    narrow = cell.width <= NORMAL.narrow
    bar = cell._replace(bottom=cell.top + NORMAL.bar[narrow])
    middle = (bar.bottom + cell.bottom) // 2
    wide, high = _CARD if cards else _TILE
    # Clear of the round corner, for a piece brings its ground along.
    piece = box(cell.left + (14 if narrow else 18 if cards else 16), middle - high // 2 - 1, wide, high)
    column = piece.right + (30 if cards else 52 if badges else 16)
    if cards:
        badge = box(piece.right - 32, piece.bottom - 20 - _BADGE / 2, _BADGE, _BADGE)
    else:
        badge = box(piece.right - 5, piece.centre[1] - _BADGE / 2, _BADGE, _BADGE)
    if narrow:
        level = bar.bottom + 44 if cards else badge.bottom if badges else middle - _SMALL_CROWN / 2
        crown = box(piece.right + 8, level, _SMALL_CROWN, _SMALL_CROWN)
        led = box(cell.right - 10 - _TAG[0], bar.bottom + 4, *_TAG)
        dealer = cell.right - 8 - 34, cell.bottom - 12 - 34
    else:
        if cell.width < _WIDE:  # crown and tag find room side by side only if they begin beside the piece
            crown = box(cell.left + 82, bar.bottom + 6, _SMALL_CROWN, _SMALL_CROWN)
        else:
            crown = box(column - 2, bar.bottom + 4, _CROWN, _CROWN)
        led = box(crown.right + 4, bar.bottom + 10, *_TAG)
        dealer = cell.right - 14 - 36, bar.top + 9
    bid = box(cell.left + (14 if narrow else 16), middle - _BID[1] // 2, *_BID)
    levels = cell.top + 125, cell.top + 167
    return CellPlace(cell, bar, piece, crown, led, narrow, NORMAL, badge, bid, dealer, column, levels)


def _large_cell(cell: Box) -> CellPlace:
    """The crown is beside the words, and "led" in the bar; in a narrow cell both are below the words."""
    narrow = cell.width <= LARGE.narrow
    bar = cell._replace(bottom=cell.top + LARGE.bar[narrow])
    words = Box(cell.left + 12, bar.bottom, cell.right - 12, bar.bottom + 52 if narrow else cell.bottom - _RIM)
    if narrow:
        led = box(cell.left + 12, cell.bottom - 48, *_TAG)
        crown = box(cell.right - 14 - _LARGE_CROWN[0], cell.bottom - 8 - _LARGE_CROWN[1], *_LARGE_CROWN)
    else:
        led = box(cell.right - 14 - _LARGE_TAG[0], bar.top + 12, *_LARGE_TAG)
        crown = box(words.right - _LARGE_CROWN[0], words.centre[1] - _LARGE_CROWN[1] // 2, *_LARGE_CROWN)
    return CellPlace(cell, bar, words, crown, led, narrow, LARGE)


# -- how they are drawn ------------------------------------------------------------------------------------------------


_LEAST_NAME, _FIGURE, _LABELS = 30, 38, (34, 32, 30, 28)
_CODE, _NARROW_CODE, _WORD = 72, 58, 62  # largest letters in large print; those of words reach below the line


def draw_strip(canvas: Canvas, view: View, style: SeatStyle, room: Box | None = None) -> None:
    """Draw the cells of all seats, in a room other than the usual one if it is named."""
    passes = view.phase is Phase.PASS  # nothing lies there yet, so words have the room
    badges, cards = not view.trick_board.counts_tricks and not passes, has_cards(view) and not passes
    places = strip_layout(len(view.seats), cards=cards, badges=badges, room=room, scale=style.scale)
    for seat, place in zip(seats_in_order(view), places, strict=True):
        _draw_cell(canvas, view, view.seats[seat], place, style)


def has_cards(view: View) -> bool:
    """True if the game is played with cards."""
    plays = (shown for trick in view.trick_board.all_tricks for _, shown in trick.plays)
    # All are of one kind: any that is face up shows it.
    return isinstance(next((shown.piece for shown in chain(view.hand, plays) if shown.piece is not None), None), Card)


def _draw_cell(canvas: Canvas, view: View, seat: SeatView, place: CellPlace, style: SeatStyle) -> None:
    own, trick, before_play = seat.seat == view.viewer, view.trick_board.on_table, view.phase in BEFORE_PLAY
    at_once = view.phase in AT_ONCE and not own
    if at_once or (own and view.trick_board.complete_trick is not None):
        # Where many choose at once a word says so. What lies before its taker is news, the header says the rest.
        seat = updated(seat, to_act=False)
    best = best_bid(view) if before_play else None
    is_best = best is not None and (best.seat, best.bid) == (seat.seat, seat.bid)
    if style.large:
        leads = trick is not None and not before_play and trick.winner == seat.seat
        is_led = trick is not None and not before_play and trick.leader == seat.seat
        draw_frame(canvas, view, seat, place, is_best=is_best or leads, is_led=is_led)
        _in_words(canvas, view, seat, place, is_led=is_led, leads=leads)
        return
    draw_frame(canvas, view, seat, place)
    if seat.dealer and place.narrow:
        canvas.lay(dealer_mark(34), *place.dealer)
    if seat.out:
        middle, limit = (place.cell.centre[0], place.cell.centre[1] + place.bar.height // 2), place.cell.width - 16
        canvas.text(say(Message("cell-out")), middle, Letters(38, Ink.MUTED, Ink.LIGHT), anchor="m", limit=limit)
        return
    if before_play:
        _bid(canvas, seat, place.bid, is_best=is_best)
    else:
        _piece(canvas, seat, trick, place, style, own=own)
    if not place.narrow:
        column = place.bid.right + 12 if before_play else place.column
        shown, room = figures(view, view.seats[seat.seat]), place.cell.right - _RIM - 8 - column
        canvas.paste_all(_figures(shown, room, place.levels, current()), column, 0)


def draw_frame(
    canvas: Canvas, view: View, seat: SeatView, place: CellPlace, *, is_best: bool = False, is_led: bool = False
) -> None:
    """Draw a cell, and in its bar the name with its marks; gold where the seat is to act or `is_best`."""
    own, side, is_wide = seat.seat == view.viewer, seat.side if view.partners else None, not place.narrow
    dealer = dealer_mark() if seat.dealer and is_wide and place.scale is NORMAL else None
    led = say(Message("tag-led")) if is_led and is_wide else ""
    marks = is_best, seat.to_act, seat.ready and own, dealer, led
    canvas.paste_all(_frame(place, cell_name(seat.seat), own, side, marks), 0, 0)


@lru_cache(maxsize=1024)
def _frame(place: CellPlace, name: str, own: bool, side: int | None, marks: _Marks) -> tuple[Pasted, ...]:
    (is_best, to_act, ready, dealer, led), canvas = marks, Sketch()
    cell, bar, narrow, scale = place.cell, place.bar, place.narrow, place.scale
    rim = Ink.TEXT if own else SIDE_INKS[side] if side is not None else Ink.OUTLINE
    rim = Ink.GOLD if to_act or is_best else rim
    ink, fill = (Ink.INK, Ink.GOLD) if to_act else (Ink.TEXT, Ink.HEADER)
    canvas.paste(cell_ground((cell.width, cell.height), rim, Ink.LIGHT, (bar.height, fill)), cell.left, cell.top)
    left, right, middle = bar.left + 16, bar.right - 10, bar.centre[1] + 2
    if side is not None:
        across = scale.side_mark[narrow]
        side_sign(canvas, side, (bar.left + 10 + across // 2, middle), fill, across)
        left = bar.left + 16 + across
    # A name can be cut, what the viewer is called cannot.
    is_tight = own and right - left - 34 - (40 if dealer else 0) < width(name, _LEAST_NAME, Weight.BOLD)
    if to_act and not narrow and not is_tight:
        right -= scale.turn_mark + 6
        canvas.paste(triangle(scale.turn_mark, ink, fill), right, middle - scale.turn_mark // 2 - 1)
    elif ready:
        right -= 34
        canvas.paste(check_mark(30, ink, fill), right, middle - 16)
    if dealer is not None:
        right -= 40
        canvas.lay(dealer, right, bar.top + 9)
    if led:
        right = place.led.left - 2
        tag(canvas, led, place.led, fill)
    letters = bold(scale.name_letters[narrow], ink, fill)
    canvas.text(name, (left, middle), letters, limit=right - left - 6, least=_LEAST_NAME)
    return tuple(canvas.cells)


# -- in large print ----------------------------------------------------------------------------------------------------


def _in_words(canvas: Canvas, view: View, seat: SeatView, place: CellPlace, *, is_led: bool, leads: bool) -> None:
    """The code of a seat's piece, its bid or the state of its choice, with the marks of a trick."""
    words, room = _said(view, seat), place.piece
    if leads:
        canvas.paste(crown_mark(place.crown.width, Ink.GOLD, Ink.LIGHT), place.crown.left, place.crown.top)
        room = room if place.narrow else room._replace(right=place.crown.left - 4)
    if is_led and place.narrow:
        tag(canvas, say(Message("tag-led")), place.led, Ink.LIGHT)
    size = _NARROW_CODE if place.narrow else _WORD if words.isalpha() else _CODE
    ink = Ink.GOLD if seat.to_act and seat.seat == view.viewer else Ink.TEXT
    letters = Letters(size, ink, Ink.LIGHT)
    draw_line(canvas, (Span(words, strong=True),), room.centre, letters, anchor="m", limit=room.width, least=30)


def _said(view: View, seat: SeatView) -> str:
    own, trick = seat.seat == view.viewer, view.trick_board.on_table
    if seat.out:
        return say(Message("cell-out"))
    if view.phase is Phase.PASS:
        return say(figures(view, seat)[0].value) if own and view.ask is not None else ""
    asked = "?" if seat.to_act and own else ""
    if view.phase in BEFORE_PLAY:
        return say(bid_message(seat.bid)) if seat.bid is not None else asked
    played = trick.by(seat.seat) if trick is not None else None
    return sign_of(played.piece) if played is not None else asked


# -- in usual print ----------------------------------------------------------------------------------------------------


def _piece(
    canvas: Canvas, seat: SeatView, trick: TrickView | None, place: CellPlace, style: SeatStyle, *, own: bool
) -> None:
    """The seat's piece in the trick on the table, or the place for it."""
    shown, at = trick.by(seat.seat) if trick is not None else None, place.piece
    if trick is None or shown is None:
        # That another is ready becomes true while this picture stays.
        ready = seat.ready and own and not seat.to_act
        canvas.paste(_empty(Size(at.width, at.height), asked=seat.to_act, ready=ready), at.left, at.top)
        return
    led = say(Message("tag-led")) if trick.leader == seat.seat else ""
    canvas.paste_all(_played(shown, place, style, led, best=trick.winner == seat.seat), 0, 0)


@lru_cache(maxsize=2048)
def _played(shown: PieceView, place: CellPlace, style: SeatStyle, word: str, *, best: bool) -> tuple[Pasted, ...]:
    """A piece of the trick with its marks: the crown where it is the best, the `word` where it was led."""
    canvas, led, crown = Sketch(Ink.LIGHT), place.led, place.crown
    look = style.look(Ink.GOLD if best else None, badged=bool(shown.points))
    draw_piece(canvas, shown, place.piece, Ink.LIGHT, look)
    lay_badge(canvas, shown, place.badge)
    if best:
        if not word and not place.narrow and not shown.points:
            crown = crown.moved(place.column - 2 - crown.left, 0)  # beside no tag it has the room there
        canvas.lay(crown_sprite(crown.width), crown.left, crown.top)
    elif not place.narrow:
        led = led.moved(place.column - 2 - led.left, 0)
    if word:
        tag(canvas, word, led, Ink.LIGHT)
    return tuple(canvas.cells)


def _bid(canvas: Canvas, seat: SeatView, at: Box, *, is_best: bool) -> None:
    """The last bid of a seat in place of a piece, the highest in a gold rim."""
    bid, limit, (x, y) = seat.bid, at.width - 14, at.centre
    draw_rounded(canvas, at, 14, Ink.HEADER, Ink.LIGHT, Ink.GOLD if is_best else Ink.OUTLINE)
    if bid is None:
        if seat.to_act:
            canvas.text("?", at.centre, bold(60, Ink.GOLD, Ink.HEADER), anchor="m")
        return
    if bid.special is not None and bid.amount is not None:
        words = say(Message(SPECIALS[bid.special]))
        canvas.text(words, (x, y - 26), Letters(30, Ink.TEXT, Ink.HEADER), anchor="m", limit=limit, least=24)
        y += 18
    words = str(bid.amount) if bid.amount is not None else say(bid_message(bid))
    size = 36 if bid.amount is None else 50 if bid.special else 60
    canvas.text(words, (x, y), bold(size, Ink.TEXT, Ink.HEADER), anchor="m", limit=limit, least=22)


@lru_cache(maxsize=1024)
def _figures(shown: tuple[Figure, ...], room: int, levels: tuple[int, ...], speaker: Speaker) -> tuple[Pasted, ...]:
    """The figures of a cell with their labels, except labels without room; from the left end of their column."""
    canvas, say, sizes = Sketch(), speaker.say, list[int]()
    for one in shown:
        label = say(one.label)
        beside = room - width(say(one.value), _FIGURE, Weight.BOLD) - (8 if label else 0)
        sizes.append(next((size for size in _LABELS if width(label, size, Weight.REGULAR) <= beside), 0))
    size = min(filter(None, sizes), default=0)
    for one, fits, level in zip(shown, sizes, levels[len(levels) - len(shown) :], strict=True):
        value, label = say(one.value if fits else one.short), say(one.label)
        if not fits and one.least and width(value, 30, Weight.BOLD) > room:
            value = one.least
        large = fitting(value, range(_FIGURE, 29, -2), Weight.BOLD, room)
        value = fitted(value, large, Weight.BOLD, room)
        wide = canvas.text(value, (0, level), bold(large, Ink.TEXT, Ink.LIGHT))
        if fits and label:
            canvas.text(label, (wide + 8, level + 1), Letters(size, Ink.MUTED, Ink.LIGHT))
    return tuple(canvas.cells)


@lru_cache(maxsize=8)
def _empty(size: Size, *, asked: bool, ready: bool = False) -> Image.Image:
    """The place of a piece not played yet: a question mark at the seat's turn, a check mark where it has chosen."""
    ink = Ink.GOLD if asked else Ink.TEXT if ready else Ink.OUTLINE
    brush = Brush((size.wide, size.high), Ink.LIGHT)
    brush.rounded(0, 0, size.wide, size.high, 12, ink)
    brush.rounded(_RIM, _RIM, size.wide - _RIM, size.high - _RIM, 12 - _RIM, Ink.LIGHT)
    if asked:
        brush.text("?", size.wide / 2, size.high / 2, 50, ink)
    elif ready:
        check(brush, size.wide / 4, (size.high - size.wide / 2) / 2, size.wide / 2, ink)
    return brush.cell()
