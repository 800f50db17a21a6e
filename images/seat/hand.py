"""The hand in a seat picture: every piece, what may be done with it, and its code as it is typed."""

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.view import Phase, View
from bot.words.speaker import say
from bot.words.tricks.before_play import chosen_to_pass, newly_received
from bot.words.tricks.play import own_play
from images.drawing.canvas import SIZE, Box, Canvas
from images.drawing.lettering import Letters, bold
from images.drawing.palette import Ink
from images.parts.code_pill import code_inks, code_pill
from images.parts.marks import check_disc, lay_badge, new_mark, star, tab
from images.parts.pieces import PieceLook, draw_piece
from images.seat.cells import has_cards
from images.seat.hand_layout import LEGAL, PiecePlace, hand_layout
from images.seat.style import SeatStyle
from images.seat.zones import HAND

_CODE = (38, 36, 34, 32, 30, 28, 26)


def draw_hand(canvas: Canvas, view: View, style: SeatStyle, room: Box = HAND) -> None:
    """Draw the viewer's hand. It grows no larger while a trick lasts, so that a play moves nothing else."""
    held = len(view.hand)
    if not held:
        canvas.text(
            say(Message("hand-empty")), (SIZE[0] // 2, room.centre[1]), Letters(44, Ink.MUTED, Ink.FELT), anchor="m"
        )
        return
    places = hand_layout(
        held,
        cards=has_cards(view),
        badges=not view.trick_board.counts_tricks,
        slot_count=held + (own_play(view) is not None),
        room=room,
    )
    chosen, new = _marked(view)
    for number, (shown, place) in enumerate(zip(view.hand, places, strict=True)):
        _draw(canvas, shown, place, style, chosen=number in chosen)
    # After all pieces: badges reach into their neighbour's margin.
    for number, (shown, place) in enumerate(zip(view.hand, places, strict=True)):
        up = -_raised(shown, place, chosen=number in chosen)
        at, at_new = place.badge_and_new() if shown.points and number in new else (place.badge, place.new)
        lay_badge(canvas, shown, at.moved(0, up))
        if number in chosen:
            canvas.lay(check_disc(place.check.width), place.check.left, place.check.top + up)
        elif number in new:
            canvas.lay(new_mark(), at_new.left, at_new.top + up)


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


def _raised(shown: PieceView, place: PiecePlace, *, chosen: bool) -> int:
    return place.raise_chosen if chosen else LEGAL if shown.legal else 0


def _draw(canvas: Canvas, shown: PieceView, place: PiecePlace, style: SeatStyle, *, chosen: bool) -> None:
    at = place.piece.moved(0, -_raised(shown, place, chosen=chosen))
    draw_piece(
        canvas,
        shown,
        at,
        Ink.FELT,
        PieceLook(
            Ink.TEXT if chosen else Ink.GOLD if chosen or bool(shown.legal) else None,
            dim=shown.legal is False,
            badged=bool(shown.points),
            numerals=style.numerals,
            four_colours=style.four_colours,
        ),
    )
    if place.code is not None and place.tab:
        _tab(canvas, shown, place, chosen=chosen)
    elif place.code is not None:
        code_pill(canvas, shown, place.code, Ink.FELT, chosen=chosen)


def _tab(canvas: Canvas, shown: PieceView, place: PiecePlace, *, chosen: bool) -> None:
    """The code on a tab at the right side of a tile, which goes up with it; above it the star of trump."""
    if place.code is None or place.star is None:
        return
    up = -_raised(shown, place, chosen=chosen)
    at = place.code.moved(0, up)
    ink, ground, _ = code_inks(shown, Ink.FELT, chosen=chosen)
    # The ring, or the shadow, of the tile stays whole: the tab begins beside it.
    inset = 6 if shown.legal or chosen else 1
    canvas.paste(tab((at.width - inset, at.height), ground, Ink.FELT), at.left + inset, at.top)
    text = str(shown.piece)
    x = at.left + (at.width + inset) // 2 - 3
    limit = at.width - inset - 8
    canvas.text(text, (x, at.centre[1] + 1), bold(_CODE[0], ink, ground), anchor="m", limit=limit, least=24)
    if shown.trump:
        mark = star(34, Ink.GOLD, Ink.FELT)
        canvas.paste(mark, place.star.left, place.star.top + up)
