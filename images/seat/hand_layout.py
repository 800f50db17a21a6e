"""Where the pieces of a hand stand in the seat picture, by their number."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing import Box, box
from images.parts.code_pill import CODE
from images.parts.marks import BADGE, NEW
from images.parts.pieces import RING
from images.seat.zones import HAND

LEGAL, CHOSEN, CHOSEN_IN_ROWS = 8, 18, 10  # how far a piece is raised
CHECK = 44  # the disc on a chosen piece
ONE_ROW_TILES, ONE_ROW_CARDS = 9, 10
_RIM_BADGES = 9  # so many tiles in a row stand too close for badges between them
_ROOM = 1060  # wide
_REACH = 46  # how far beside a tile its badge reaches
_PILL_GAP = 12
_TAB = (84, 50)


class PiecePlace(NamedTuple):
    """Where a piece of the hand stands at rest, its code, and its marks; `code` is None where it has none.

    The `star` of trump is named where the code stands beside the piece. `raise_chosen`: how far choosing raises it.
    """

    piece: Box
    code: Box | None
    star: Box | None
    badge: Box
    new: Box
    check: Box
    raise_chosen: int

    def raised(self, by: int) -> "PiecePlace":
        """The place while its piece is raised. A code below the piece stays where it is."""
        if not by:
            return self
        star, code = self.star, self.code
        if star is not None and code is not None:
            star, code = star.moved(0, -by), code.moved(0, -by)
        piece, badge, new, check = (one.moved(0, -by) for one in (self.piece, self.badge, self.new, self.check))
        return PiecePlace(piece, code, star, badge, new, check, self.raise_chosen)

    def badge_and_new(self) -> tuple[Box, Box]:
        """Where both marks stand on one piece: side by side, where one would cover the other."""
        if not self.badge.grown(-14).overlaps(self.new):  # its figures stay whole
            return self.badge, self.new
        if self.new.centre[0] < self.badge.centre[0]:
            return self.badge, self.new.moved(self.badge.left + 14 - self.new.right, 0)
        badge = self.badge.moved(-30, 0)
        return badge, box(badge.right - 6, badge.centre[1] - NEW[1] // 2, *NEW)


def slots(count: int) -> int:
    """For how many pieces the layout of a hand is made: few pieces grow no larger than six."""
    return max(count, 6)


@lru_cache(maxsize=96)
def hand_layout(
    count: int, *, cards: bool = False, badges: bool = True, slot_count: int = 0, room: Box = HAND
) -> tuple[PiecePlace, ...]:
    """The places of a hand, from left to right and from the top, as large as if it had `slot_count` pieces.

    `badges`: whether tiles bear points, which need room beside them.
    """
    if not count:
        return ()
    size = max(count, slot_count)
    if cards:
        return _card_row(count, size, room) if size <= ONE_ROW_CARDS else _card_rows(count, size, room)
    return _tile_row(count, size, room, badges=badges) if size <= ONE_ROW_TILES else _tile_rows(count, size, room)


def _tile_row(count: int, size: int, room: Box, *, badges: bool) -> tuple[PiecePlace, ...]:
    number = slots(size)
    on_rim = badges and number >= _RIM_BADGES
    gap, beside = (_REACH + 1, _REACH) if badges and not on_rim else (26, 0)
    wide = min(125, (_ROOM - beside - (number - 1) * gap) // number)
    if on_rim:
        wide = min(wide, (_ROOM - _REACH - 7 * (_REACH + 1)) // 8)  # no wider than eight with badges between them
    above = BADGE // 2 if on_rim else 0  # of the tile, for its badge
    most = room.height - _PILL_GAP - CODE - LEGAL - RING - above - 14
    wide = min(wide, most // 2)
    pitch = min(187, (_ROOM - beside - wide) // (number - 1))
    high = 2 * wide
    block = high + _PILL_GAP + CODE
    top = max((room.top + room.bottom + 8 - block + above) // 2, room.top + LEGAL + RING + 2 + above)
    top = min(top, room.bottom - 8 - block)
    span = (count - 1) * pitch + wide
    left = 20 + (_ROOM - beside - span) // 2 if count < number else 20
    return tuple(
        _in_row(box(left + index * pitch, top, wide, high), pitch, room, on_rim=on_rim) for index in range(count)
    )


def _in_row(piece: Box, pitch: int, room: Box, *, on_rim: bool) -> PiecePlace:
    wide = min(124, pitch - 6, 2 * piece.centre[0] - 8)
    code = box(piece.centre[0] - wide // 2, piece.bottom + _PILL_GAP, wide, CODE)
    if on_rim:
        badge = box(piece.centre[0] - BADGE / 2, piece.top - BADGE * 0.75, BADGE, BADGE)
    else:
        badge = box(piece.right + _REACH - BADGE, piece.top + piece.height * 0.485 - BADGE / 2, BADGE, BADGE)
    raised = min(CHOSEN, max(LEGAL, piece.top - RING - room.top - 2))
    top = max(piece.top - CHECK // 2, room.top + 2 + raised)
    check = box(piece.right - CHECK + 8 if on_rim else piece.centre[0] - CHECK / 2, top, CHECK, CHECK)
    return PiecePlace(piece, code, None, badge, _new(piece, room), check, raised)


def _new(piece: Box, room: Box, raised: int = LEGAL) -> Box:
    top = max(piece.top - NEW[1] + 10, room.top + raised + 2)
    return box(piece.centre[0] - NEW[0] / 2, top, *NEW)


def _tile_rows(count: int, size: int, room: Box) -> tuple[PiecePlace, ...]:
    columns = max(6, -(-size // 2))
    pitch = min(176, 1058 // columns)
    wide = min(74, round(pitch * 0.42))
    tab = min(_TAB[0], pitch - wide - 12)
    top, step = _row_tops(2 * wide, room)
    first = box(28 if columns == 6 else 22, top, wide, 2 * wide)
    return tuple(
        _with_tab(first.moved(index % columns * pitch, index // columns * step), tab) for index in range(count)
    )


def _with_tab(piece: Box, tab: int) -> PiecePlace:
    high = _TAB[1]
    code = box(piece.right, piece.centre[1] - high / 2, tab, high)
    middle = code.centre[0]
    star = box(middle - 17, code.top - 42, 34, 34)
    badge = box(middle - BADGE / 2, code.bottom - 2, BADGE, BADGE)
    check = box(piece.centre[0] - CHECK / 2, piece.top - 12, CHECK, CHECK)
    new = box(middle - NEW[0] / 2, code.bottom + 6, *NEW)  # off the pips
    return PiecePlace(piece, code, star, badge, new, check, CHOSEN_IN_ROWS)


def _row_tops(high: int, room: Box) -> tuple[int, int]:
    """The top of the first of two rows, and how far the second lies below it."""
    top = room.top + LEGAL + RING + 2
    step = min(max(high + LEGAL + RING + 6, 168), room.bottom - 6 - high - top)
    return top, step


def _card_row(count: int, size: int, room: Box) -> tuple[PiecePlace, ...]:
    number = slots(size)
    gap = 18 if number < ONE_ROW_CARDS else 15  # no card's cell covers the ring of the one before
    wide = min(120, (_ROOM - (number - 1) * gap) // number)
    pitch = min(150, (_ROOM - wide) // (number - 1))
    high = min(200, room.height - _PILL_GAP - CODE - LEGAL - RING - 14)
    block = high + _PILL_GAP + CODE
    top = max((room.top + room.bottom + 8 - block) // 2, room.top + LEGAL + RING + 2)
    left = (1100 - (count - 1) * pitch - wide) // 2
    return tuple(_card(box(left + index * pitch, top, wide, high), pitch, room, coded=True) for index in range(count))


def _card_rows(count: int, size: int, room: Box) -> tuple[PiecePlace, ...]:
    columns = -(-size // 2)
    wide = min(98, (_ROOM - (columns - 1) * 16) // columns)
    pitch = min(132, (_ROOM - wide) // (columns - 1))
    top, step = _row_tops(150, room)
    rows = (min(count, columns), max(0, count - columns))
    return tuple(
        _card(box((1100 - (held - 1) * pitch - wide) / 2 + index * pitch, top + row * step, wide, 150), pitch, room)
        for row, held in enumerate(rows)
        for index in range(held)
    )


def _card(piece: Box, pitch: int, room: Box, *, coded: bool = False) -> PiecePlace:
    wide = min(124, pitch - 6)
    code = box(piece.centre[0] - wide // 2, piece.bottom + _PILL_GAP, wide, CODE) if coded else None
    outside = min(12, (pitch - piece.width) // 2 - 1)
    badge = box(piece.right + outside - BADGE, piece.bottom - 2 - BADGE, BADGE, BADGE)
    check = box(piece.left - 18, piece.centre[1] - CHECK // 2, CHECK, CHECK)  # off the rank, the sign and the badge
    new = box(piece.left - 8, piece.bottom - 22, *NEW)  # off the rank
    raised = min(CHOSEN if coded else CHOSEN_IN_ROWS, max(LEGAL, piece.top - RING - room.top - 2))
    return PiecePlace(piece, code, None, badge, new, check, raised)
