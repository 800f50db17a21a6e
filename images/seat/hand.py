"""The hand in a seat picture: every piece with its marks, and its code as it is typed.

In large print the playable pieces stand alone, as large as there is room; the codes of the others are at the foot.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from bot.message import Message
from bot.rules.boards import LineView, PieceView, TrainsView, TricksView
from bot.rules.moves import End
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.speaker import Line, Span, say
from bot.words.tricks.play import chosen_to_pass, newly_received, own_play
from images.drawing import SIZE, Box, Canvas, Ink, Letters, Pasted, Sketch
from images.line.open_ends import ends_pill, fitted_ends
from images.parts.codes import badge_room, code_pill, code_plate, code_tab
from images.parts.lines import code_line, draw_line, line_width
from images.parts.marks import check_disc, lay_badge, new_mark, star
from images.parts.pieces import RING, draw_piece
from images.seat.cells import has_cards
from images.seat.hand_layout import PiecePlace, hand_layout, large_hand_layout, up
from images.seat.style import LARGE, SeatStyle

_CODE = 38  # the letters on a tab
# Letters of the codes at the foot, and in how many lines.
_FOOT = ((54, 1), (48, 1), (54, 2), (48, 2), (42, 2), (36, 3), (30, 4))
_LINE, _APART = 68, Span("  ")  # from one of these lines to the next, and between two codes


class _Held(NamedTuple):
    """A piece of the hand with its marks: chosen to be passed, new; and the ends of a line that it fits."""

    shown: PieceView
    chosen: bool
    new: bool
    ends: tuple[End, ...] = ()


def draw_hand(canvas: Canvas, view: View, style: SeatStyle, room: Box | None = None) -> None:
    """Draw the viewer's hand. Its layout stays fixed during a trick."""
    room, hand = room or style.scale.hand, _held(view)
    if not hand:
        draw_no_hand(canvas, room.centre[1], 60 if style.large else 44)
    elif style.large:
        others = [held.shown for held in hand if held.shown.legal is False]
        if others and len(others) < len(hand):
            hand = [held for held in hand if held.shown.legal]
            room = room._replace(bottom=_draw_foot(canvas, others))
        cards, badges = isinstance(view.board, TricksView) and has_cards(view), any(held.shown.points for held in hand)
        _draw_held(canvas, hand, large_hand_layout(len(hand), room, cards=cards, badges=badges), style)
    else:
        slots, badges = len(hand) + (own_play(view) is not None), not view.trick_board.counts_tricks
        places = hand_layout(len(hand), cards=has_cards(view), badges=badges, slot_count=slots, room=room)
        _draw_held(canvas, hand, places, style)


def draw_no_hand(canvas: Canvas, middle: int, size: int = 44) -> None:
    """Say that the hand is empty, where it would stand."""
    canvas.text(say(Message("hand-empty")), (SIZE[0] // 2, middle), Letters(size, Ink.MUTED, Ink.FELT), anchor="m")


def _held(view: View) -> list[_Held]:
    """The hand with its marks: of two equal pieces one is marked."""
    if isinstance(view.board, LineView):
        return [_Held(shown, False, shown.piece in view.board.drawn, fitted_ends(view, shown)) for shown in view.hand]
    if isinstance(view.board, TrainsView):
        return [_Held(shown, False, shown.piece == view.train_board.drawn) for shown in view.hand]
    chosen: list[Piece | None] = [*(chosen_to_pass(view) if view.phase is Phase.PASS else ())]
    new: list[Piece | None] = [*newly_received(view)]
    held = list[_Held]()
    for shown in view.hand:
        is_chosen, is_new = shown.piece in chosen, shown.piece in new
        if is_chosen:
            chosen.remove(shown.piece)
        if is_new:
            new.remove(shown.piece)
        held.append(_Held(shown, is_chosen, is_new))
    return held


def _draw_held(canvas: Canvas, hand: Sequence[_Held], layout: Sequence[PiecePlace], style: SeatStyle) -> None:
    size = _code_size(hand, layout) if style.large else 0
    places = [
        up(place, place.raised[held.chosen]) if held.chosen or held.shown.legal else place
        for held, place in zip(hand, layout, strict=True)
    ]
    for held, place in zip(hand, places, strict=True):
        if place.alone:
            code_plate(canvas, held.shown, place.piece, size, chosen=held.chosen, alone=True)
        else:
            canvas.paste_all(_piece(held, place, style, size), 0, 0)
    # After all pieces: badges reach into their neighbour's margin.
    for held, place in zip(hand, places, strict=True):
        at, at_new = place.badge_and_new() if held.shown.points and held.new else (place.badge, place.new)
        if not place.alone:
            lay_badge(canvas, held.shown, at)
        if held.chosen:
            canvas.lay(check_disc(place.check.width), place.check.left, place.check.top)
        elif held.new:
            canvas.lay(new_mark(), at_new.left, at_new.top)


@lru_cache(maxsize=4096)
def _piece(held: _Held, place: PiecePlace, style: SeatStyle, size: int) -> tuple[Pasted, ...]:
    """A piece and its code: below it, or on a tab at its right side with the star of trump above."""
    shown, chosen, _, ends = held
    canvas, piece, code = Sketch(), place.piece, place.code
    ring = Ink.TEXT if chosen else Ink.GOLD if shown.legal else None
    look = style.look(ring, dim=shown.legal is False, badged=bool(shown.points))
    draw_piece(canvas, shown, piece, Ink.FELT, look)
    if code is not None and place.star is not None:
        code_tab(canvas, shown, code, _CODE, ringed=ring is not None, chosen=chosen)
        if shown.trump:
            canvas.paste(star(34, Ink.GOLD, Ink.FELT), place.star.left, place.star.top)
    elif code is not None:
        code_pill(canvas, shown, code, Ink.FELT, chosen=chosen, size=size)
        if ends and code.left > piece.right:
            cell = ends_pill(ends, 4, 1.4)
            canvas.paste(cell, code.centre[0] - cell.width // 2, code.bottom + 12)
        elif ends:
            canvas.paste(ends_pill(ends, 1), piece.right + RING + 3, piece.top + 8)
    return tuple(canvas.cells)


# -- in large print ----------------------------------------------------------------------------------------------------


def _code_size(hand: Sequence[_Held], places: Sequence[PiecePlace]) -> int:
    """The size of letters at which each code of the hand has room, and its badge where the code stands alone."""
    codes = [
        (code_line(shown.piece, shown.trump), place.code.width - 36 - (badge_room(shown) if place.alone else 0))
        for (shown, *_), place in zip(hand, places, strict=True)
        if place.code is not None
    ]
    fits = (size for size in LARGE.code_letters if all(line_width(code, size) <= room for code, room in codes))
    return next(fits, LARGE.code_letters[-1])


def _draw_foot(canvas: Canvas, others: Sequence[PieceView]) -> int:
    """List the pieces that cannot be played, as codes on a bar at the bottom. Returns the top of the bar."""
    codes = [(*code_line(shown.piece, shown.trump), _APART) for shown in others]
    fits = (foot for foot in _FOOT if all(line_width(row, foot[0]) <= SIZE[0] - 24 for row in _rows(codes, foot[1])))
    size, lines = next(fits, _FOOT[-1])
    bar = Box(0, SIZE[1] - 8 - _LINE * lines, *SIZE)
    canvas.fill(bar, Ink.HEADER)
    for number, row in enumerate(_rows(codes, lines)):
        draw_line(canvas, row, (24, bar.top + 39 + number * _LINE), Letters(size, Ink.MUTED, Ink.HEADER))
    return bar.top


def _rows(codes: Sequence[Line], lines: int) -> list[Line]:
    """Codes in lines, each of the same number but the last."""
    each = -(-len(codes) // lines)
    return [tuple(chain(*codes[first : first + each])) for first in range(0, len(codes), each)]
