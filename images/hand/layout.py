"""Where the pieces of a hand stand, in the usual size and in large print."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from images.drawing.canvas import SIZE, Box, box
from images.parts.code_pill import CODE
from images.parts.marks import BADGE, HEADER, NEW
from images.parts.pieces import RING

RAISED = 8
ONE_ROW = 6  # as many pieces still stand in one row
LARGE_CODE = 60  # height of a code pill in large print
_BADGE_REACH = 49  # how far beside a domino its badge reaches
_STRIP = 72  # height of a line of codes in large print
_ABOVE_STRIP = 20  # what parts it from the codes of the pieces above
_STRIP_SPREAD = 198  # from code to code, where there is room


class Place(NamedTuple):
    """Where a piece of the hand stands: the piece at rest, its code below, its badge, and "new" on its upper rim."""

    piece: Box
    code: Box
    badge: Box
    new: Box


@lru_cache(maxsize=64)
def hand_layout(count: int, *, cards: bool = False) -> tuple[Place, ...]:
    """The places of a hand of up to 17 and more pieces, in order."""
    if count == 0:
        return ()
    rows = _rows(count)
    longest = rows[0]
    cap, spread = (170, 254) if len(rows) == 1 else (105, 189)
    room, gap = (1050, 21) if cards else (994, _BADGE_REACH + 3)
    wide = min(cap, (room - (longest - 1) * gap) // longest)
    pitch = min(spread, (room - wide) // (longest - 1)) if longest > 1 else spread
    high = 210 if cards and len(rows) == 2 else 2 * wide
    return tuple(
        _place(box((SIZE[0] - (row - 1) * pitch - wide) / 2 + index * pitch, top, wide, high), pitch, CODE, cards=cards)
        for row, top in zip(rows, _tops(len(rows), high), strict=True)
        for index in range(row)
    )


@lru_cache(maxsize=64)
def large_layout(count: int, others: int, *, cards: bool = False) -> tuple[tuple[Place, ...], tuple[Box, ...]]:
    """Large print: the places of `count` pieces, and boxes for the mere codes of `others` at the bottom."""
    strip = _strip(others)
    bottom = strip[0].top - _ABOVE_STRIP if strip else SIZE[1] - 8
    rows = _rows(count) if count else []
    longest = max(rows, default=1)
    room = (bottom - HEADER - 6) // max(1, len(rows))
    pitch = (SIZE[0] - 24) // longest
    gap = 18 if cards else _BADGE_REACH + 3
    high = room - LARGE_CODE - 12 - RAISED - RING - 4
    wide = min(high // 2, pitch - gap)
    high = 2 * wide if not cards else min(high, max(2 * wide, 210))
    pitch = min(pitch, wide + 2 * _BADGE_REACH)
    places: list[Place] = []
    for number, row in enumerate(rows):
        top = HEADER + 6 + number * room + (room - high - 12 - LARGE_CODE + RAISED + RING) // 2
        left = (SIZE[0] - row * pitch) // 2 + (pitch - wide) // 2 - (0 if cards else 13)
        places.extend(
            _place(box(left + index * pitch, top, wide, high), pitch, LARGE_CODE, cards=cards) for index in range(row)
        )
    return tuple(places), strip


def _strip(count: int) -> tuple[Box, ...]:
    """Codes side by side in as few lines as can be, at the bottom."""
    if not count:
        return ()
    lines = 1 if count <= 8 else 2
    row = -(-count // lines)
    pitch = min(_STRIP_SPREAD, (SIZE[0] - 16) // row)
    top = SIZE[1] - 8 - lines * _STRIP
    boxes: list[Box] = []
    for line in range(lines):
        held = min(row, count - line * row)
        left = (SIZE[0] - held * pitch) // 2 + 4
        boxes.extend(box(left + index * pitch, top + line * _STRIP + 4, pitch - 8, LARGE_CODE) for index in range(held))
    return tuple(boxes)


def _rows(count: int) -> list[int]:
    return [count] if count <= ONE_ROW else [(count + 1) // 2, count // 2]


def _tops(rows: int, high: int) -> tuple[int, ...]:
    if rows == 1:
        return ((HEADER + SIZE[1] - high - 12 - CODE) // 2,)
    rest = (210 - high) // 2
    return 114 + rest, 414 + rest


def _place(piece: Box, pitch: int, code_high: int, *, cards: bool) -> Place:
    wide = min(124 if code_high == CODE else 190, pitch - 10)
    code = box(piece.centre[0] - wide // 2, piece.bottom + 12, wide, code_high)
    middle = (
        (piece.right - 9, piece.bottom - 22) if cards else (piece.right + 21, piece.top + int(piece.height * 0.485))
    )
    badge = box(middle[0] - BADGE // 2, middle[1] - BADGE // 2, BADGE, BADGE)
    top = max(piece.top - NEW[1] + 10, HEADER + RAISED + 3)
    return Place(piece, code, badge, box(piece.centre[0] - NEW[0] // 2, top, *NEW))


def apart_box(places: Sequence[Place]) -> Box:
    """The panel behind pieces that are not the hand's own, with their codes."""
    return Box(
        min(place.piece.left for place in places) - 22,
        min(place.piece.top for place in places) - 18,
        max(place.piece.right for place in places) + 22,
        max(place.code.bottom for place in places) + 8,
    )
