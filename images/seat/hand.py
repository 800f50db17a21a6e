"""The hand in a seat picture: every piece, what may be done with it, and its code as it is typed."""

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.view import Phase, View
from bot.words.speaker import say
from bot.words.tricks.play import chosen_to_pass, newly_received, own_play
from images.drawing import SIZE, Box, Canvas, Ink, Letters
from images.parts.code_pill import code_pill, code_tab
from images.parts.marks import check_disc, lay_badge, new_mark, star
from images.parts.pieces import draw_piece
from images.seat.cells import has_cards
from images.seat.hand_layout import LEGAL, PiecePlace, hand_layout
from images.seat.style import SeatStyle
from images.seat.zones import HAND

_CODE = 38  # the letters on a tab


def draw_hand(canvas: Canvas, view: View, style: SeatStyle, room: Box = HAND) -> None:
    """Draw the viewer's hand. It grows no larger while a trick lasts, so that a play moves nothing else."""
    held = len(view.hand)
    if not held:
        draw_no_hand(canvas, room.centre[1])
        return
    layout = hand_layout(
        held,
        cards=has_cards(view),
        badges=not view.trick_board.counts_tricks,
        slot_count=held + (own_play(view) is not None),
        room=room,
    )
    chosen, new = _marked(view)
    places = [
        place.raised(place.raise_chosen if number in chosen else LEGAL if shown.legal else 0)
        for number, (shown, place) in enumerate(zip(view.hand, layout, strict=True))
    ]
    for number, (shown, place) in enumerate(zip(view.hand, places, strict=True)):
        _draw(canvas, shown, place, style, chosen=number in chosen)
    # After all pieces: badges reach into their neighbour's margin.
    for number, (shown, place) in enumerate(zip(view.hand, places, strict=True)):
        at, at_new = place.badge_and_new() if shown.points and number in new else (place.badge, place.new)
        lay_badge(canvas, shown, at)
        if number in chosen:
            canvas.lay(check_disc(place.check.width), place.check.left, place.check.top)
        elif number in new:
            canvas.lay(new_mark(), at_new.left, at_new.top)


def draw_no_hand(canvas: Canvas, middle: int, size: int = 44) -> None:
    """Say that the hand is empty, where it would stand."""
    canvas.text(say(Message("hand-empty")), (SIZE[0] // 2, middle), Letters(size, Ink.MUTED, Ink.FELT), anchor="m")


def _marked(view: View) -> tuple[set[int], set[int]]:
    """Which pieces of the hand are chosen to be passed, and which have just been received: of two equal ones one."""
    marked: list[set[int]] = []
    for pieces in (chosen_to_pass(view) if view.phase is Phase.PASS else (), newly_received(view)):
        left, numbers = list(pieces), set[int]()
        for number, shown in enumerate(view.hand):
            if shown.piece is not None and shown.piece in left:
                left.remove(shown.piece)
                numbers.add(number)
        marked.append(numbers)
    return marked[0], marked[1]


def _draw(canvas: Canvas, shown: PieceView, place: PiecePlace, style: SeatStyle, *, chosen: bool) -> None:
    """A piece and its code: below it, or on a tab at its right side; above that the star of trump."""
    ring = Ink.TEXT if chosen else Ink.GOLD if shown.legal else None
    look = style.look(ring, dim=shown.legal is False, badged=bool(shown.points))
    draw_piece(canvas, shown, place.piece, Ink.FELT, look)
    if place.code is None:
        return
    if place.star is None:
        code_pill(canvas, shown, place.code, Ink.FELT, chosen=chosen)
        return
    code_tab(canvas, shown, place.code, _CODE, ringed=ring is not None, chosen=chosen)
    if shown.trump:
        canvas.paste(star(34, Ink.GOLD, Ink.FELT), place.star.left, place.star.top)
