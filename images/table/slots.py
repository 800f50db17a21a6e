"""What lies before a seat at a table: its piece of the trick, its bid, its open hand, or nothing yet."""

from functools import lru_cache

from PIL import Image

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.moves import Bid
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.auction import best_bid
from bot.words.speaker import SPECIALS, bid_message, say
from images.drawing.canvas import Canvas
from images.drawing.palette import Ink
from images.drawing.shapes import Brush, painted
from images.drawing.typefaces import Weight
from images.parts.marks import crown_disc, draw_rounded, tag
from images.parts.pieces import Size, draw_piece
from images.table.tricks_layout import SeatPlace, hand_room, open_hand_layout

_BEFORE_PLAY = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)


def draw_slot(canvas: Canvas, view: View, seat: SeatView, place: SeatPlace) -> None:
    """Draw what lies before a seat."""
    trick = view.trick_board.on_table if view.phase not in _BEFORE_PLAY else None
    played = trick.by(seat.seat) if trick is not None else None
    if trick is not None and played is not None:
        draw_played(canvas, played, place, best=trick.winner == seat.seat, led=trick.leader == seat.seat)
    elif seat.out and seat.shown:
        for shown, at in zip(seat.shown, open_hand_layout(hand_room(place), len(seat.shown)), strict=True):
            draw_piece(canvas, shown, at, Ink.LIGHT)
    elif view.phase is Phase.KITTY and seat.to_act:
        draw_piece(canvas, PieceView(None), place.slot, Ink.LIGHT, ringed=True)
    elif view.phase in _BEFORE_PLAY and seat.bid is not None and not (view.phase is Phase.BID and seat.to_act):
        draw_bid(canvas, seat.bid, place, best=_is_highest(view, seat))
    elif view.phase is Phase.PASS and seat.ready:
        draw_piece(canvas, PieceView(None), place.slot, Ink.LIGHT)
    else:
        size = Size(place.slot.width, place.slot.height)
        canvas.paste(empty_slot(size, asked=seat.to_act), place.slot.left, place.slot.top)


def draw_played(canvas: Canvas, shown: PieceView, place: SeatPlace, *, best: bool, led: bool) -> None:
    """Draw the piece a seat has played: ringed with a crown where it wins, with a tag where it led."""
    draw_piece(canvas, shown, place.slot, Ink.LIGHT, ringed=best)
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
        canvas.text(words, (x, y), 28, ink, Ink.HEADER, weight=Weight.BOLD, anchor="m", limit=limit, least=20)
    else:
        limit = slot.width - 12
        label = say(Message(SPECIALS[bid.special]) if bid.special else Message("table-bid-tag"))
        canvas.text(label, (x, y - 34), 28, Ink.MUTED, Ink.HEADER, anchor="m", limit=limit, least=20)
        amount = str(bid.amount)
        canvas.text(amount, (x, y + 12), 50, ink, Ink.HEADER, weight=Weight.BOLD, anchor="m", limit=limit, least=36)
    if best:
        canvas.paste(crown_disc(Ink.LIGHT), place.crown.left, place.crown.top)


@lru_cache(maxsize=8)
def empty_slot(size: Size, *, asked: bool) -> Image.Image:
    """The place of a piece not played yet, with a question mark where it is the seat's turn."""
    ink, rim = (Ink.GOLD, 5) if asked else (Ink.OUTLINE, 3)

    def paint(brush: Brush) -> None:
        brush.rounded(2, 2, size.wide - 2, size.high - 2, size.corner, ink)
        inner = Ink.FELT if asked else Ink.LIGHT
        brush.rounded(2 + rim, 2 + rim, size.wide - 2 - rim, size.high - 2 - rim, size.corner - rim, inner)
        if asked:
            brush.text("?", size.wide / 2, size.high / 2, round(size.wide * 0.75), ink)

    return painted((size.wide, size.high), Ink.LIGHT, paint)
