"""The places of a hand's pieces in the seat picture, by their number, in usual and in large print."""

from dataclasses import dataclass, replace
from functools import lru_cache

from images.drawing import SIZE, Box, box
from images.parts.marks import BADGE, NEW
from images.parts.pieces import RING
from images.seat.style import LARGE, NORMAL, Scale

LEGAL, _ = NORMAL.raised  # how far a piece is raised
CHOSEN_IN_ROWS = 10
CHECK = 44  # the disc on a chosen piece
ONE_ROW_TILES, ONE_ROW_CARDS = 9, 10
MOST_LARGE = 6  # pieces in large print: of more the codes stand alone, as of any in a lower room
_LOWEST = 240
_RIM_BADGES = 9  # from this number of tiles on they are too close in a row for badges between them
_ROOM = 1060  # wide
_REACH = 46  # how far beside a tile its badge reaches
_PILL_GAP = 12
_TAB = (84, 50)
_LARGE_PITCH, _BESIDE = 346, 168  # of up to three tiles in large print: from one to the next, the room of its code
_TALLEST, _LARGE_ROOM = 272, 1076
_NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class PiecePlace:
    """The places of a piece of the hand at rest, of its code and of its marks.

    `code` is None where it has none; `alone`: the code stands for the piece. The `star` of trump is named where the
    code is on a tab beside the piece. `raised`: how far it is raised where it is playable, and where it is chosen.
    """

    piece: Box
    code: Box | None
    new: Box
    check: Box
    badge: Box = _NOWHERE
    star: Box | None = None
    raised: tuple[int, int] = (0, 0)
    alone: bool = False

    def badge_and_new(self) -> tuple[Box, Box]:
        """The places of both marks on one piece: side by side where one would cover the other."""
        if not self.badge.grown(-14).overlaps(self.new):  # its figures stay whole
            return self.badge, self.new
        if self.new.centre[0] < self.badge.centre[0]:
            return self.badge, self.new.moved(self.badge.left + 14 - self.new.right, 0)
        badge = self.badge.moved(-30, 0)
        return badge, box(badge.right - 6, badge.centre[1] - NEW[1] // 2, *NEW)


@lru_cache(maxsize=1024)
def up(place: PiecePlace, by: int) -> PiecePlace:
    """The place while its piece is raised. A code below the piece stays where it is."""
    star, code = place.star, place.code
    if star is not None and code is not None:
        star, code = star.moved(0, -by), code.moved(0, -by)
    piece, badge, new, check = (one.moved(0, -by) for one in (place.piece, place.badge, place.new, place.check))
    return replace(place, piece=piece, code=code, new=new, check=check, badge=badge, star=star)


@lru_cache(maxsize=256)  # pieces are kept as drawn at these very places
def hand_layout(
    count: int, *, cards: bool = False, badges: bool = True, slot_count: int = 0, room: Box = NORMAL.hand
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


@lru_cache(maxsize=96)
def large_hand_layout(count: int, room: Box, *, cards: bool = False, badges: bool = False) -> tuple[PiecePlace, ...]:
    """The places in large print: up to three tiles have their codes beside them, up to six below, more are codes."""
    if count > MOST_LARGE or room.height < _LOWEST:
        return _codes(count, room)
    if cards:
        return _card_row(count, count, room, LARGE)
    return _beside(count, room) if count <= 3 else _tile_row(count, count, room, LARGE, badges=badges)


def _tile_row(count: int, size: int, room: Box, scale: Scale = NORMAL, *, badges: bool) -> tuple[PiecePlace, ...]:
    number, below, (most_wide, most_pitch) = max(size, scale.fewest), _PILL_GAP + scale.code_pill[1], scale.tile
    on_rim = badges and number >= _RIM_BADGES
    gap, beside = (_REACH + 1, _REACH) if badges and not on_rim else (26, 0)
    if scale is LARGE:
        most_pitch = min(most_pitch, _LARGE_ROOM // number)
        most_wide, beside = min(most_wide, most_pitch - gap - 8), 16
    wide = min(most_wide, (_ROOM - beside - (number - 1) * gap) // number)
    if on_rim:
        wide = min(wide, (_ROOM - _REACH - 7 * (_REACH + 1)) // 8)  # no wider than eight with badges between them
    above = scale.raised[0] + RING + (BADGE // 2 if on_rim else 0)  # the tile
    wide = min(wide, (room.height - below - above - 14) // 2)
    pitch = min(most_pitch, (_ROOM - beside - wide) // (number - 1))
    block = 2 * wide + below
    top = max((room.top + room.bottom + 8 - block + (BADGE // 2 if on_rim else 0)) // 2, room.top + above + 2)
    top = min(top, room.bottom - 8 - block)
    spare = _ROOM - beside - (count - 1) * pitch - wide
    left = 20 + (spare // 2 if count < number or scale is LARGE else 0)
    pieces = (box(left + index * pitch, top, wide, 2 * wide) for index in range(count))
    return tuple(_with_code_below(piece, pitch, room, scale, on_rim=on_rim) for piece in pieces)


def _with_code_below(piece: Box, pitch: int, room: Box, scale: Scale, *, on_rim: bool) -> PiecePlace:
    most, high = scale.code_pill
    wide = min(most, pitch - 6, 2 * piece.centre[0] - 8)
    code = box(piece.centre[0] - wide // 2, piece.bottom + _PILL_GAP, wide, high)
    if on_rim:
        badge = box(piece.centre[0] - BADGE / 2, piece.top - BADGE * 0.75, BADGE, BADGE)
    else:
        badge = box(piece.right + _REACH - BADGE, piece.top + piece.height * 0.485 - BADGE / 2, BADGE, BADGE)
    legal, chosen = scale.raised
    raised = min(chosen, max(legal, piece.top - RING - room.top - 2))
    top = max(piece.top - CHECK // 2, room.top + 2 + raised)
    check = box(piece.right - CHECK + 8 if on_rim else piece.centre[0] - CHECK / 2, top, CHECK, CHECK)
    return PiecePlace(piece, code, _new(piece, room, legal), check, badge, raised=(legal, raised))


def _new(piece: Box, room: Box, raised: int) -> Box:
    top = max(piece.top - NEW[1] + 10, room.top + raised + 2)
    return box(piece.centre[0] - NEW[0] / 2, top, *NEW)


def _beside(count: int, room: Box) -> tuple[PiecePlace, ...]:
    """Up to three tiles in large print, the code of each at its right and the badge below that."""
    high = min(_TALLEST, room.height - 2 * RING - 16)
    left = (SIZE[0] - count * _LARGE_PITCH) // 2 + 30
    places = list[PiecePlace]()
    for index in range(count):
        piece = box(left + index * _LARGE_PITCH, room.centre[1] - high // 2, high // 2, high)
        code = box(piece.right + RING + 8, piece.centre[1] - LARGE.code_pill[1] // 2, _BESIDE, LARGE.code_pill[1])
        badge = box(code.centre[0] - BADGE // 2, code.bottom + 10, BADGE, BADGE)
        check = box(piece.centre[0] - CHECK / 2, piece.top - CHECK // 2 + 12, CHECK, CHECK)
        places.append(PiecePlace(piece, code, _new(piece, room, 0), check, badge, raised=LARGE.raised))
    return tuple(places)


def _codes(count: int, room: Box) -> tuple[PiecePlace, ...]:
    """The codes of many pieces in large print, in rows on plates."""
    columns = 4 if count <= 12 else 5
    rows = -(-count // columns)
    across, down = (SIZE[0] - 16) // columns, min(150, (room.height - 8) // rows)
    high, top = min(96, down - 10), room.centre[1] - rows * down // 2
    places = list[PiecePlace]()
    for index in range(count):
        row, column = divmod(index, columns)
        code = box(8 + column * across + 6, top + row * down + (down - high) // 2, across - 12, high)
        new = box(code.centre[0] - NEW[0] // 2, code.top - NEW[1] // 2, *NEW)
        check = box(code.left - 6, code.top - 8, CHECK, CHECK)
        places.append(PiecePlace(code, code, new, check, alone=True))
    return tuple(places)


def _tile_rows(count: int, size: int, room: Box) -> tuple[PiecePlace, ...]:
    columns = max(6, -(-size // 2))
    pitch = min(176, 1058 // columns)
    wide = min(74, round(pitch * 0.42))
    tab = min(_TAB[0], pitch - wide - 12)
    top, step = _row_tops(2 * wide, room)
    first = box(28 if columns == 6 else 22, top, wide, 2 * wide)
    places = list[PiecePlace]()
    for index in range(count):
        piece = first.moved(index % columns * pitch, index // columns * step)
        code = box(piece.right, piece.centre[1] - _TAB[1] / 2, tab, _TAB[1])
        middle = code.centre[0]
        star = box(middle - 17, code.top - 42, 34, 34)
        badge = box(middle - BADGE / 2, code.bottom - 2, BADGE, BADGE)
        check = box(piece.centre[0] - CHECK / 2, piece.top - 12, CHECK, CHECK)
        new = box(middle - NEW[0] / 2, code.bottom + 6, *NEW)  # off the pips
        places.append(PiecePlace(piece, code, new, check, badge, star, (LEGAL, CHOSEN_IN_ROWS)))
    return tuple(places)


def _row_tops(high: int, room: Box) -> tuple[int, int]:
    """The top of the first of two rows, and how far the second lies below it."""
    top = room.top + LEGAL + RING + 2
    step = min(max(high + LEGAL + RING + 6, 168), room.bottom - 6 - high - top)
    return top, step


def _card_row(count: int, size: int, room: Box, scale: Scale = NORMAL) -> tuple[PiecePlace, ...]:
    """Cards in a row; in large print without codes, for a card is its own code."""
    number, (most_wide, most_high, most_pitch) = max(size, scale.fewest), scale.card
    coded = scale is NORMAL
    below, above = _PILL_GAP + scale.code_pill[1] if coded else 0, scale.raised[0] + RING
    gap = 18 if number < ONE_ROW_CARDS else 15  # no card's cell covers the ring of the one before
    if scale is LARGE:
        most_pitch = min(most_pitch, _LARGE_ROOM // number)
        most_wide = min(most_wide, most_pitch - gap)
    wide = min(most_wide, (_ROOM - (number - 1) * gap) // number)
    pitch = min(most_pitch, (_ROOM - wide) // max(1, number - 1))
    high = min(most_high, room.height - below - above - 14)
    top = max((room.top + room.bottom + 8 - high - below) // 2, room.top + above + 2)
    left = (SIZE[0] - (count - 1) * pitch - wide) // 2
    pieces = (box(left + index * pitch, top, wide, high) for index in range(count))
    return tuple(_card(piece, pitch, room, scale.raised, coded=coded) for piece in pieces)


def _card_rows(count: int, size: int, room: Box) -> tuple[PiecePlace, ...]:
    columns = -(-size // 2)
    wide = min(98, (_ROOM - (columns - 1) * 16) // columns)
    pitch = min(132, (_ROOM - wide) // (columns - 1))
    top, step = _row_tops(150, room)
    rows = (min(count, columns), max(0, count - columns))
    places = list[PiecePlace]()
    for row, held in enumerate(rows):
        left = (SIZE[0] - (held - 1) * pitch - wide) / 2
        pieces = (box(left + index * pitch, top + row * step, wide, 150) for index in range(held))
        places += (_card(piece, pitch, room, (LEGAL, CHOSEN_IN_ROWS), coded=False) for piece in pieces)
    return tuple(places)


def _card(piece: Box, pitch: int, room: Box, raised: tuple[int, int], *, coded: bool) -> PiecePlace:
    wide, (legal, chosen) = min(124, pitch - 6), raised
    code = box(piece.centre[0] - wide // 2, piece.bottom + _PILL_GAP, wide, NORMAL.code_pill[1]) if coded else None
    outside = min(12, (pitch - piece.width) // 2 - 1)
    badge = box(piece.right + outside - BADGE, piece.bottom - 2 - BADGE, BADGE, BADGE)
    check = box(piece.left - 18, piece.centre[1] - CHECK // 2, CHECK, CHECK)  # off the rank, the sign and the badge
    new = box(piece.left - 8, piece.bottom - 22, *NEW)  # off the rank
    chosen = min(chosen, max(legal, piece.top - RING - room.top - 2))
    return PiecePlace(piece, code, new, check, badge, raised=(legal, chosen))
