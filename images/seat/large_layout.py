"""Where everything stands in large print: the trick as codes, the pieces that may be played, the others as codes."""

from functools import lru_cache
from typing import NamedTuple

from images.drawing import SIZE, Box, box
from images.parts.marks import BADGE, NEW
from images.parts.pieces import RING

STRIP = Box(20, 98, 1080, 248)
BAND = Box(0, 256, SIZE[0], 312)
LINE = 76  # a line of codes in the bar at the bottom
MOST_PIECES = 6  # more are told by their codes alone
CODE, PILL = 60, 80  # the letters of a code beside its piece, and the height of its pill
_BADGE_REACH = 52  # how far beside a domino its badge reaches
_COLUMN, _BESIDE = 346, 196  # up to three pieces: from one to the next, and the room of the code beside a domino
_TALLEST = 272


class Large(NamedTuple):
    """Where a piece, its badge and "new" stand, and its code, if any: below it, or at its room's left `beside` it."""

    piece: Box
    code: Box | None
    badge: Box
    new: Box
    beside: bool = False


def strip_layout(seats: int) -> tuple[Box, ...]:
    """A cell for each seat."""
    return STRIP.grid(seats, 1, 10)


def bar_layout(lines: int) -> Box:
    """The bar at the foot, with one or two lines of codes."""
    return Box(0, SIZE[1] - LINE - (lines - 1) * (LINE - 8), *SIZE)


@lru_cache(maxsize=256)
def pieces_layout(count: int, top: int, bottom: int, *, cards: bool, badges: bool) -> tuple[Large, ...]:
    """The places of one to six pieces, as large as the height between `top` and `bottom` allows."""
    if count <= 3 and not cards:
        high = min(_TALLEST, bottom - top - 2 * RING - 16)
        pitch, left = _COLUMN, (SIZE[0] - count * _COLUMN) // 2 + 12
        middle = (top + bottom) // 2
        pieces = [box(left + place * pitch + 18, middle - high // 2, high // 2, high) for place in range(count)]
        return tuple(_beside(piece) for piece in pieces)
    pitch = min(_COLUMN, (SIZE[0] - 24) // count)
    under = 0 if cards else PILL + 12
    gap = 2 * RING + 12 if not badges else _BADGE_REACH + 8 if not cards else BADGE + 4
    high = min(_TALLEST + 8, bottom - top - under - 2 * RING - 10)
    wide = min(high * 7 // 10, pitch - gap) if cards else min(high // 2, pitch - gap)
    high = high if cards else 2 * wide
    reach = 8 if badges and not cards else 0  # to the left, for the last badge
    left = (SIZE[0] - count * pitch) // 2 + (pitch - wide) // 2 - reach
    start = (top + bottom - high - under) // 2
    pieces = [box(left + place * pitch, start, wide, high) for place in range(count)]
    return tuple(_above(piece, pitch, cards=cards) for piece in pieces)


def _beside(piece: Box) -> Large:
    """A domino with its code at its right, the badge below the code."""
    code = box(piece.right + RING + 8, piece.centre[1] - PILL // 2, _BESIDE - 28, PILL)
    badge = box(code.centre[0] - BADGE // 2, code.bottom + 10, BADGE, BADGE)
    return Large(piece, code, badge, _new(piece), beside=True)


def _above(piece: Box, pitch: int, *, cards: bool) -> Large:
    """A domino with its code below, or a card."""
    if cards:
        badge = box(piece.right - BADGE // 2 + 6, piece.bottom - BADGE - 8, BADGE, BADGE)
        return Large(piece, None, badge, _new(piece))
    wide = pitch - 8
    code = box(piece.centre[0] - wide // 2, piece.bottom + RING + 6, wide, PILL)
    middle = piece.right + 21, piece.top + int(piece.height * 0.485)
    return Large(piece, code, box(middle[0] - BADGE // 2, middle[1] - BADGE // 2, BADGE, BADGE), _new(piece))


def _new(piece: Box) -> Box:
    return box(piece.centre[0] - NEW[0] // 2, piece.top - NEW[1] // 2, *NEW)


@lru_cache(maxsize=64)
def codes_layout(count: int, top: int, bottom: int) -> tuple[Box, ...]:
    """Rooms for pills with the codes of seven and more pieces."""
    columns = 4 if count <= 12 else 5
    rows = -(-count // columns)
    across, down = (SIZE[0] - 16) // columns, min(150, (bottom - top - 8) // rows)
    high = min(96, down - 10)
    start = (top + bottom - rows * down) // 2
    rooms: list[Box] = []
    for row in range(rows):
        held = min(columns, count - row * columns)
        left = (SIZE[0] - columns * across) // 2
        rooms.extend(
            box(left + place * across + 6, start + row * down + (down - high) // 2, across - 12, high)
            for place in range(held)
        )
    return tuple(rooms)
