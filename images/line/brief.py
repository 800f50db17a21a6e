"""The layout of a line in too small a room: tiles large enough to read, those in between only counted."""

from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from images.drawing import Box, box
from images.line.arms import Arm, Arms, arms_of
from images.line.layout import Fold, LineFrame, LineLayout, PlacedTile, folded_layout, tile_of_arm, whole_layout
from images.line.open_ends import APART, SMALL, Socket
from images.line.walks import GAP

_MARGIN, _UNDER = 10, 6  # beside the tiles, above and below them
_BETWEEN = 12  # the lanes
_WIDEST = 50
_PLATE = 60  # what stands for some tiles
_LANES = {End.LEFT: (-1, 0), End.UP: (1, 0), End.DOWN: (-1, 1), End.RIGHT: (1, 1)}  # to which side, in which lane


def brief_layout(plays: tuple[Laid, ...], spinner: Tile | None, room: Box, least: int) -> LineLayout:
    """A layout whose tiles are `least` wide or more: all of the line where it fits, else its ends.

    Four arms leave a spinner, which is as high as the room, in two lanes, as a pinwheel turns: left and up in the
    upper one, down and right in the lower. Raises ValueError for a line without tiles, or a room too small for any.
    """
    arms = arms_of(plays, spinner)
    if (whole := whole_layout(plays, spinner, room, least)) is not None:
        return whole
    if len(arms.ends) == len(End):
        return _in_lanes(arms, room, least)
    # Without open ends above and below, a line around a spinner can hang as any other.
    if spinner is not None and (whole := whole_layout(plays, None, room, least)) is not None:
        return whole
    rows = (room.height - 2 * _MARGIN + GAP) // (2 * least + GAP)
    return folded_layout(plays, LineFrame(room, ((least, rows),), (), grows=False))


def _in_lanes(arms: Arms, room: Box, least: int) -> LineLayout:
    wide = min(_WIDEST, (room.height - 2 * _UNDER - _BETWEEN) // 4)
    if wide < least:
        raise ValueError(f"no line fits into {room}")
    levels = room.centre[1] - wide - _BETWEEN // 2, room.centre[1] + wide + _BETWEEN // 2
    across = (levels[1] - levels[0] + wide // 2) // 2
    rest = room.width - 2 * _MARGIN - across
    to_left, to_right = (
        max(_reach(arms.at(end), wide) for end, (way, _) in _LANES.items() if way == side) for side in (-1, 1)
    )
    if to_left + to_right > rest:
        to_left = min(to_left, max(rest // 2, rest - to_right))
        to_right = rest - to_left
    x = room.centre[0] + (to_left - to_right) // 2
    bare = any(not arms.at(end) for end in End)
    middle = box(x - across // 2, room.centre[1] - across, across, 2 * across)
    tiles = [PlacedTile(middle, arms.middle, (bare, bare))]
    folds, sockets = list[Fold](), list[Socket]()
    for end in arms.ends:
        (way, lane), arm = _LANES[end], arms.at(end)
        level, at = levels[lane], (middle.right if way > 0 else middle.left) + way * GAP
        hidden = _hidden(arm, wide, to_right if way > 0 else to_left)
        if hidden:
            folds.append(Fold(_ahead(at, level, way, _PLATE, wide), hidden))
            at += way * (_PLATE + GAP)
        for count, (inner, outer) in enumerate(arm[hidden:], 1):
            size = (wide, 2 * wide) if inner == outer else (2 * wide, wide)
            is_last, place = hidden + count == len(arm), _ahead(at, level, way, *size)
            tiles.append(tile_of_arm(place, (inner, outer), forward=way > 0, is_last=is_last))
            at += way * (size[0] + GAP)
        at += way * (APART - GAP)
        number = arm[-1][1] if arm else arms.middle[0]
        sockets.append(Socket(end, _ahead(at, level, way, *SMALL.wide), number))
    return LineLayout(wide, tuple(tiles), tuple(sockets), tuple(folds))


def _ahead(at: int, level: int, way: int, wide: int, high: int) -> Box:
    return box(at if way > 0 else at - wide, level - high // 2, wide, high)


def _reach(arm: Arm, wide: int) -> int:
    """The length of an arm with its socket."""
    return sum(GAP + (wide if inner == outer else 2 * wide) for inner, outer in arm) + APART + SMALL.wide[0]


def _hidden(arm: Arm, wide: int, room: int) -> int:
    """The number of tiles next to the spinner for which an arm has no room."""
    if _reach(arm, wide) <= room:
        return 0
    fits = (hidden for hidden in range(1, len(arm)) if GAP + _PLATE + _reach(arm[hidden:], wide) <= room)
    return next(fits, len(arm) - 1)
