"""The seats at a table of tricks, two to six: their places, their plates, and what lies before them."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView, TrickView
from bot.rules.moves import Bid
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.persons import seat_name
from bot.words.speaker import SPECIALS, bid_message, say
from bot.words.table import standing
from bot.words.tricks.play import BEFORE_PLAY, best_bid
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
    coloured,
    painted,
    width,
)
from images.parts.marks import (
    BADGE,
    CROWN,
    DEALER,
    check_mark,
    crown_disc,
    dealer_mark,
    draw_rounded,
    plate_inks,
    side_sign,
    tag,
    triangle,
)
from images.parts.pieces import PieceLook, Size, draw_piece

COMPASS_SEATS = 4  # as many still sit round a compass
LED = (58, 36)
_BETWEEN = 6  # between the tiles of an open hand
ELLIPSE = Box(244, 188, 856, 592)
ELLIPSE_ENDED = Box(244, 140, 856, 552)
BAND = Box(0, 346, 1100, 438)


class SeatPlace(NamedTuple):
    """A seat's plate, the slot of its piece, and what may stand beside the piece."""

    plate: Box
    slot: Box
    badge: Box
    crown: Box
    led: Box


class TableLayout(NamedTuple):
    """All places of a table. `spare` is a free slot for pieces shown to all, if there is one."""

    seats: tuple[SeatPlace, ...]
    corners: dict[str, Box]
    spare: SeatPlace | None
    compass: bool


_SOUTH, _WEST, _NORTH, _EAST = range(4)
_COMPASS = (
    (box(377, 588, 346, 104), box(509, 404, 82, 164)),
    (box(10, 338, 262, 104), box(347, 308, 82, 164)),
    (box(377, 92, 346, 104), box(509, 214, 82, 164)),
    (box(828, 338, 262, 104), box(671, 308, 82, 164)),
)
# The same, drawn together above a ribbon.
_COMPASS_ENDED = (
    (box(377, 502, 346, 98), box(516, 357, 68, 136)),
    (box(10, 297, 262, 98), box(360, 278, 68, 136)),
    (box(377, 92, 346, 98), box(516, 199, 68, 136)),
    (box(828, 297, 262, 98), box(672, 278, 68, 136)),
)
_WHO_SITS = {2: (_SOUTH, _NORTH), 3: (_SOUTH, _WEST, _EAST), 4: (_SOUTH, _WEST, _NORTH, _EAST)}
_CORNERS = {
    "top-left": box(28, 98, 338, 90),
    "top-right": box(734, 98, 338, 90),
    "bottom-left": box(28, 594, 338, 90),
    "bottom-right": box(734, 594, 338, 90),
}


@lru_cache(maxsize=8)
def table_layout(seats: int, *, ended: bool = False) -> TableLayout:
    """The layout of a table: a compass for up to four seats, else three plates above and the rest below.

    Where the deal has `ended` all of it lies above a ribbon, and there are neither corners nor a band. Seats go round
    clockwise, seat 0 in the south (south-west with five and six). Raises ValueError outside 2..6.
    """
    if seats in _WHO_SITS:
        places = [_place(plate, slot) for plate, slot in (_COMPASS_ENDED if ended else _COMPASS)]
        free = places[_NORTH] if seats == 3 and not ended else None
        corners = {} if ended else dict(_CORNERS)
        return TableLayout(tuple(places[who] for who in _WHO_SITS[seats]), corners, free, compass=True)
    if seats not in (5, 6):
        raise ValueError(f"a table has 2 to 6 seats, not {seats}")
    slots, lower, high = ((196, 347), 492, 136) if ended else ((194, 448), 598, 142)
    above = [_row_place(190 + 360 * column, 90, slots[0], high) for column in range(3)]
    middles = (300, 800) if seats == 5 else (190, 550, 910)
    below = [_row_place(middle, lower, slots[1], high) for middle in middles]
    if ended:
        return TableLayout((below[0], *above, *below[:0:-1]), {}, None, compass=False)
    thirds = {
        name: box(left, BAND.top, wide, BAND.height)
        for name, left, wide in (("left", 28, 364), ("middle", 418, 264), ("right", 708, 364))
    }
    return TableLayout((below[0], *above, *below[:0:-1]), thirds, None, compass=False)


def _row_place(middle: int, plate_top: int, slot_top: int, high: int) -> SeatPlace:
    return _place(box(middle - 175, plate_top, 350, 96), box(middle - high // 4, slot_top, high // 2, high))


def _place(plate: Box, slot: Box) -> SeatPlace:
    beside = slot.left - 10
    level = slot.top + slot.height // 2
    badge = box(slot.right + 7, slot.top + slot.height * 0.485 - BADGE / 2, BADGE, BADGE)
    crown = box(beside - CROWN, level - CROWN + 4, CROWN, CROWN)
    return SeatPlace(plate, slot, badge, crown, box(beside - LED[0], level + 10, *LED))


def hand_room(place: SeatPlace) -> Box:
    """The room in and beside a seat's slot."""
    return Box(min(place.crown.left, place.led.left), place.slot.top, place.badge.right, place.slot.bottom)


def hands_layout(seats: int) -> tuple[Box, ...]:
    """A room before each seat of a table whose deal has ended, where all hands lie open."""
    layout = table_layout(seats, ended=True)
    if not layout.compass:
        return tuple(hand_room(place) for place in layout.seats)
    middle = layout.seats[0].slot.centre[0]
    rooms: list[Box] = []
    for place in layout.seats:
        slot = place.slot
        if slot.centre[0] < middle:
            rooms.append(slot._replace(left=282, right=438))
        elif slot.centre[0] > middle:
            rooms.append(slot._replace(left=662, right=818))
        else:
            rooms.append(slot._replace(left=450, right=650))
    return tuple(rooms)


def open_hand_layout(room: Box, count: int) -> tuple[Box, ...]:
    """The places of an open hand in its room: two rows."""
    columns = max(1, (count + 1) // 2)
    high = room.height // 2 - _BETWEEN // 2
    wide = min(high // 2, room.width // columns - _BETWEEN)
    pitch = wide + _BETWEEN
    start = room.centre[0] - (columns * pitch - _BETWEEN) // 2
    return tuple(
        box(start + number % columns * pitch, room.top + number // columns * (high + _BETWEEN), wide, 2 * wide)
        for number in range(count)
    )


# -- plates ------------------------------------------------------------------------------------------------------------


_NARROW = 300  # below this width the D stands on the rim
_NAME, _LEAST_NAME, _LEAST = 39, 31, 22  # sizes of a name, and how small it and the line below may be set


def draw_plate(canvas: Canvas, view: View, seat: SeatView, at: Box) -> None:
    """Draw a seat's plate: gold with a triangle where it is to act."""
    side = seat.side if view.partners else None
    rim, fill, *_ = plate_inks(side, to_act=seat.to_act)
    is_over, is_narrow = view.phase is Phase.OVER, at.width < _NARROW
    canvas.paste(plate(at, rim, fill, len(view.seats) <= COMPASS_SEATS, ended=is_over), at.left, at.top)
    if seat.dealer and is_narrow:
        canvas.lay(dealer_mark(), at.right - 22 - DEALER, at.top - DEALER // 2 - 2)
    dealer = dealer_mark() if seat.dealer and not is_narrow else None
    name, words = seat_name(seat.seat), tuple(map(say, standing(view, seat)))
    cells = _on_plate(at, name, words, side, to_act=seat.to_act, ready=seat.ready, dealer=dealer)
    canvas.paste_all(cells, 0, 0)


@lru_cache(maxsize=1024)
def _on_plate(
    at: Box, name: str, standing: tuple[str, ...], side: int | None, *, to_act: bool, ready: bool, dealer: Sprite | None
) -> tuple[Pasted, ...]:
    """The name on a plate, its marks, and the words below it."""
    _, fill, ink, soft = plate_inks(side, to_act=to_act)
    canvas, narrow, (words, brief) = Sketch(fill), at.width < _NARROW, standing
    first, second = at.top + round(at.height * 0.33), at.top + round(at.height * 0.735)
    left, right = at.left + 20, at.right - 14
    name_left = line_left = left
    if side is not None:
        across = 38 if narrow else 46
        side_sign(canvas, side, (left - 4 + across // 2, second if narrow else at.centre[1]), fill, across)
        line_left = left + across + 6
        name_left = left if narrow else line_left
    if width(words, _LEAST, Weight.REGULAR) > right + 4 - line_left:
        words = brief
    # The signs stand beside the name, or below it where it needs the room.
    turn = 30 if to_act else 38 if ready else 0
    signs = turn + (DEALER + 6 if dealer is not None else 0)
    crowded = width(name, _NAME, Weight.BOLD) > right - signs - name_left
    below = crowded and width(words, _LEAST, Weight.REGULAR) <= right - signs - line_left
    level = second if below else first
    if to_act:
        canvas.paste(triangle(24, Ink.INK, fill), right - 24, level - 12)
    elif ready:
        canvas.paste(check_mark(32, Ink.TEXT, fill), right - 32, level - 16)
    if dealer is not None:
        canvas.lay(dealer, right - turn - DEALER, level - DEALER // 2)
    room = right + 4 - line_left - (signs if below else 0)
    canvas.text(words, (line_left, second), Letters(33, soft, fill), limit=room, least=_LEAST)
    # The name last: letters of some scripts reach down into the line below.
    room = right - name_left - (0 if below else signs)
    canvas.text(name, (name_left, first), bold(_NAME, ink, fill), limit=room, least=_LEAST_NAME)
    return tuple(canvas.cells)


def ground(compass: bool, *, ended: bool = False) -> Canvas:
    """A canvas with the ground: felt with the light ellipse of a compass, or light felt with its band."""
    canvas = Canvas(Ink.FELT if compass else Ink.LIGHT)
    if compass:
        place = ELLIPSE_ENDED if ended else ELLIPSE
        canvas.paste(_ellipse((place.width, place.height)), place.left, place.top)
    elif not ended:
        canvas.fill(BAND, Ink.HEADER)
    return canvas


@lru_cache(maxsize=2)
def _ellipse(size: tuple[int, int]) -> Image.Image:
    """The one large smooth shape."""
    return painted(size, Ink.FELT, lambda brush: brush.ellipse(0, 0, *size, Ink.LIGHT))


@lru_cache(maxsize=64)
def plate(at: Box, rim: Ink, fill: Ink, compass: bool, *, ended: bool = False) -> Image.Image:
    """A plate on the ground where it lies."""
    brush = Brush((at.width, at.height), coloured(ground(compass, ended=ended).image.crop(at)))
    brush.rounded(0, 0, at.width, at.height, 22, rim)
    brush.rounded(4, 4, at.width - 4, at.height - 4, 18, fill)
    return brush.cell()


# -- what lies before a seat -------------------------------------------------------------------------------------------


def draw_slot(canvas: Canvas, view: View, seat: SeatView, place: SeatPlace, trick: TrickView | None, room: Box) -> None:
    """Draw what lies before a seat: its piece of the trick, its bid, or in a room its hand where that is laid open."""
    phase, played = view.phase, trick.by(seat.seat) if trick is not None else None
    if phase is Phase.OVER:
        bids = trick is None and not view.trick_board.finished
    else:
        bids = phase in BEFORE_PLAY and not (phase is Phase.BID and seat.to_act)
    if trick is not None and played is not None:
        _played(canvas, played, place, best=trick.winner == seat.seat, led=trick.leader == seat.seat)
    elif seat.shown and (seat.out or phase is Phase.OVER):
        for shown, at in zip(seat.shown, open_hand_layout(room, len(seat.shown)), strict=True):
            draw_piece(canvas, shown, at, Ink.LIGHT)
    elif phase is Phase.KITTY and seat.to_act:
        draw_piece(canvas, PieceView(None), place.slot, Ink.LIGHT, PieceLook(Ink.GOLD))
    elif bids and seat.bid is not None:
        best = best_bid(view) if phase is not Phase.OVER else None
        is_best = best is not None and (best.seat, best.bid.amount) == (seat.seat, seat.bid.amount)
        _bid(canvas, seat.bid, place, best=is_best)
    elif phase is Phase.PASS and seat.ready:
        draw_piece(canvas, PieceView(None), place.slot, Ink.LIGHT)
    else:
        size = Size(place.slot.width, place.slot.height)
        canvas.paste(_empty_slot(size, asked=seat.to_act), place.slot.left, place.slot.top)


def _played(canvas: Canvas, shown: PieceView, place: SeatPlace, *, best: bool, led: bool) -> None:
    """Draw the piece a seat has played: ringed with a crown where it wins, with a tag where it led."""
    draw_piece(canvas, shown, place.slot, Ink.LIGHT, PieceLook(Ink.GOLD if best else None))
    if best:
        canvas.paste(crown_disc(Ink.LIGHT), place.crown.left, place.crown.top)
    if led:
        tag(canvas, say(Message("tag-led")), place.led, Ink.LIGHT)


def _bid(canvas: Canvas, bid: Bid, place: SeatPlace, *, best: bool) -> None:
    """Draw a seat's bid on a card, with a crown where it is the highest."""
    slot = place.slot
    if bid.special:  # its word is longer than "bid"
        slot = slot._replace(left=slot.left - 8, right=slot.right + 8)
    ink = Ink.GOLD if best else Ink.MUTED if bid == PASS else Ink.TEXT
    draw_rounded(canvas, slot, 14, Ink.HEADER, Ink.LIGHT, Ink.GOLD if best else Ink.OUTLINE)
    x, y = slot.centre
    if bid.amount is None:
        words, limit = say(bid_message(bid)), slot.width - 10
        canvas.text(words, (x, y), bold(28, ink, Ink.HEADER), anchor="m", limit=limit, least=20)
    else:
        limit = slot.width - 12
        label = say(Message(SPECIALS[bid.special]) if bid.special else Message("table-bid-tag"))
        canvas.text(label, (x, y - 34), Letters(28, Ink.MUTED, Ink.HEADER), anchor="m", limit=limit, least=20)
        amount = str(bid.amount)
        canvas.text(amount, (x, y + 12), bold(50, ink, Ink.HEADER), anchor="m", limit=limit, least=36)
    if best:
        canvas.paste(crown_disc(Ink.LIGHT), place.crown.left, place.crown.top)


@lru_cache(maxsize=8)
def _empty_slot(size: Size, *, asked: bool) -> Image.Image:
    """The place of a piece not played yet, with a question mark where it is the seat's turn."""
    ink, rim = (Ink.GOLD, 5) if asked else (Ink.OUTLINE, 3)
    brush = Brush((size.wide, size.high), Ink.LIGHT)
    brush.rounded(2, 2, size.wide - 2, size.high - 2, size.corner, ink)
    inner = Ink.FELT if asked else Ink.LIGHT
    brush.rounded(2 + rim, 2 + rim, size.wide - 2 - rim, size.high - 2 - rim, size.corner - rim, inner)
    if asked:
        brush.text("?", size.wide / 2, size.high / 2, round(size.wide * 0.75), ink)
    return brush.cell()
