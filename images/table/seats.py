"""The seats at a table: each one's plate with name and standing, and what lies before it."""

from functools import lru_cache

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.moves import Bid
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.speaker import SPECIALS, bid_message, say
from bot.words.table import standing
from bot.words.tricks.play import BEFORE_PLAY, best_bid
from images.drawing import Box, Brush, Canvas, Ink, Letters, Weight, bold, coloured, painted, width
from images.parts.headers import bar
from images.parts.marks import (
    DEALER,
    SIDE_INKS,
    check_mark,
    crown_disc,
    dealer_mark,
    draw_rounded,
    side_sign,
    tag,
    triangle,
)
from images.parts.pieces import PieceLook, Size, draw_piece
from images.table.tricks_layout import (
    BAND,
    COMPASS_SEATS,
    ELLIPSE,
    ELLIPSE_ENDED,
    SeatPlace,
    hand_room,
    open_hand_layout,
)

_NARROW = 300  # below this width the D stands on the rim
_NAME, _LEAST_NAME, _LEAST = 39, 31, 22  # sizes of a name, and how small it and the line below may be set


def draw_plate(canvas: Canvas, view: View, seat: SeatView, at: Box, name: str) -> None:
    """Draw a seat's plate: gold with a triangle where it is to act."""
    rim, fill, ink, soft = plate_inks(view, seat)
    is_over = view.phase is Phase.OVER
    canvas.paste(plate(at, rim, fill, len(view.seats) <= COMPASS_SEATS, ended=is_over), at.left, at.top)
    narrow = at.width < _NARROW
    first, second = at.top + round(at.height * 0.33), at.top + round(at.height * 0.735)
    left, right = at.left + 20, at.right - 14
    name_left = line_left = left
    if view.partners:
        across = 38 if narrow else 46
        side_sign(canvas, seat.side, (left - 4 + across // 2, second if narrow else at.centre[1]), fill, across)
        line_left = left + across + 6
        name_left = left if narrow else line_left
    if seat.dealer and narrow:
        canvas.lay(dealer_mark(), at.right - 22 - DEALER, at.top - DEALER // 2 - 2)
    words, brief = map(say, standing(view, seat))
    if width(words, _LEAST, Weight.REGULAR) > right + 4 - line_left:
        words = brief
    # The signs stand beside the name, or below it where it needs the room.
    signs = right - _signs(seat, right, dealer=not narrow)
    crowded = width(name, _NAME, Weight.BOLD) > right - signs - name_left
    below = crowded and width(words, _LEAST, Weight.REGULAR) <= right - signs - line_left
    _draw_signs(canvas, seat, right, second if below else first, fill, dealer=not narrow)
    room = right + 4 - line_left - (signs if below else 0)
    canvas.text(words, (line_left, second), Letters(33, soft, fill), limit=room, least=_LEAST)
    # The name last: letters of some scripts reach down into the line below.
    room = right - name_left - (0 if below else signs)
    canvas.text(name, (name_left, first), bold(_NAME, ink, fill), limit=room, least=_LEAST_NAME)


def plate_inks(view: View, seat: SeatView) -> tuple[Ink, Ink, Ink, Ink]:
    """The colours of a seat's plate: its rim and ground, its name and what stands below it."""
    if seat.to_act:
        return Ink.GOLD, Ink.GOLD, Ink.INK, Ink.INK
    return SIDE_INKS[seat.side] if view.partners else Ink.OUTLINE, Ink.HEADER, Ink.TEXT, Ink.MUTED


def _signs(seat: SeatView, right: int, *, dealer: bool) -> int:
    """Where the signs of a seat begin that end at `right`: whose turn, who has chosen, who deals."""
    if seat.to_act or seat.ready:
        right -= 30 if seat.to_act else 38
    return right - DEALER - 6 if seat.dealer and dealer else right


def _draw_signs(canvas: Canvas, seat: SeatView, right: int, middle: int, fill: Ink, *, dealer: bool) -> None:
    if seat.to_act:
        canvas.paste(triangle(24, Ink.INK, fill), right - 24, middle - 12)
    elif seat.ready:
        canvas.paste(check_mark(32, Ink.TEXT, fill), right - 32, middle - 16)
    if seat.dealer and dealer:
        canvas.lay(dealer_mark(), _signs(seat, right, dealer=True) + 6, middle - DEALER // 2)


def ground(compass: bool, *, ended: bool = False) -> Canvas:
    """A canvas with the ground: felt with the light ellipse of a compass, or light felt with its band."""
    canvas = Canvas(Ink.FELT if compass else Ink.LIGHT)
    if compass:
        place = ELLIPSE_ENDED if ended else ELLIPSE
        canvas.paste(_ellipse((place.width, place.height)), place.left, place.top)
    elif not ended:
        canvas.fill(BAND, Ink.HEADER)
    bar(canvas)
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


def draw_slot(canvas: Canvas, view: View, seat: SeatView, place: SeatPlace) -> None:
    """Draw what lies before a seat."""
    trick = view.trick_board.on_table if view.phase not in BEFORE_PLAY else None
    played = trick.by(seat.seat) if trick is not None else None
    if trick is not None and played is not None:
        draw_played(canvas, played, place, best=trick.winner == seat.seat, led=trick.leader == seat.seat)
    elif seat.out and seat.shown:
        for shown, at in zip(seat.shown, open_hand_layout(hand_room(place), len(seat.shown)), strict=True):
            draw_piece(canvas, shown, at, Ink.LIGHT)
    elif view.phase is Phase.KITTY and seat.to_act:
        draw_piece(canvas, PieceView(None), place.slot, Ink.LIGHT, PieceLook(Ink.GOLD))
    elif view.phase in BEFORE_PLAY and seat.bid is not None and not (view.phase is Phase.BID and seat.to_act):
        draw_bid(canvas, seat.bid, place, best=_is_highest(view, seat))
    elif view.phase is Phase.PASS and seat.ready:
        draw_piece(canvas, PieceView(None), place.slot, Ink.LIGHT)
    else:
        size = Size(place.slot.width, place.slot.height)
        canvas.paste(empty_slot(size, asked=seat.to_act), place.slot.left, place.slot.top)


def draw_played(canvas: Canvas, shown: PieceView, place: SeatPlace, *, best: bool, led: bool) -> None:
    """Draw the piece a seat has played: ringed with a crown where it wins, with a tag where it led."""
    draw_piece(canvas, shown, place.slot, Ink.LIGHT, PieceLook(Ink.GOLD if best else None))
    if best:
        canvas.paste(crown_disc(Ink.LIGHT), place.crown.left, place.crown.top)
    if led:
        tag(canvas, say(Message("tag-led")), place.led, Ink.LIGHT)


def _is_highest(view: View, seat: SeatView) -> bool:
    best = best_bid(view)
    return best is not None and seat.bid is not None and (best.seat, best.bid.amount) == (seat.seat, seat.bid.amount)


def draw_bid(canvas: Canvas, bid: Bid, place: SeatPlace, *, best: bool = False) -> None:
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
def empty_slot(size: Size, *, asked: bool) -> Image.Image:
    """The place of a piece not played yet, with a question mark where it is the seat's turn."""
    ink, rim = (Ink.GOLD, 5) if asked else (Ink.OUTLINE, 3)
    brush = Brush((size.wide, size.high), Ink.LIGHT)
    brush.rounded(2, 2, size.wide - 2, size.high - 2, size.corner, ink)
    inner = Ink.FELT if asked else Ink.LIGHT
    brush.rounded(2 + rim, 2 + rim, size.wide - 2 - rim, size.high - 2 - rim, size.corner - rim, inner)
    if asked:
        brush.text("?", size.wide / 2, size.high / 2, round(size.wide * 0.75), ink)
    return brush.cell()
