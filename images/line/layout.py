"""The places of a line's tiles in the pictures of a deal in play. A layout is kept while its tiles and sockets fit.

A line of two arms hangs like a curtain: both leave the first tile along the top row, turn down at the borders and come
back. A line with a spinner turns like a pinwheel: the left arm comes back above, the right arm below, and the arms of
the short sides have the quarters between them. Tiles never grow in the course of a deal.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from images.drawing import Box, before_painting
from images.line.arms import Arms, Numbers, arms_of
from images.line.open_ends import SMALL, USUAL, Socket, is_inside, socket_place
from images.line.walks import DEEP, GAP, Path, Walk, WalkStep, Way, least_depth, walk

_MARGIN = 10  # beside the tiles
_UNDER = 6  # above and below those of a pinwheel
_CLEAR = 54  # of the middle of a spinner, whose sockets are wide
_NEW = 4  # tiles since the last known layout: more are laid out only where there is time
_ENOUGH = 2  # room for two tiles more makes another place worth the move
_FOLDED = 15  # tiles of an arm: more never fit where an arm has to be folded
_FINAL = (50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 24, 20, 16)  # widths of a tile in a line that grows no more
_BESIDE = ((8, 40), (21, 42))  # the columns in which the first tile is tried, and a spinner; in a line that grows
_HEIGHTS = range(-48, 49, 12), range(-40, 41, 20)  # of a spinner, from the middle of the room
_ABOVE = (End.LEFT, End.UP)  # the arms of a spinner that reach above it
_AT_LEFT, _AT_RIGHT = (End.LEFT, End.DOWN), (End.RIGHT, End.UP)  # at each side one reaches above it, one below


class LineFrame(NamedTuple):
    """The room of a line and its steps: a tile's width with the number of rows, and its width around a spinner.

    `grows`: whether the line is still played to.
    """

    room: Box
    curtain: tuple[tuple[int, int], ...]
    pinwheel: tuple[int, ...]
    grows: bool = True


SEAT = LineFrame(
    Box(20, 188, 1080, 482), ((64, 1), (64, 2), (42, 3), (36, 3), (32, 4), (28, 4), (24, 5)), (64, 52, 42, 40, 36, 32)
)
TABLE = LineFrame(
    Box(20, 190, 1080, 634), ((64, 1), (64, 2), (58, 3), (50, 4), (40, 5), (32, 6)), (64, 58, 48, 40, 34, 32)
)


class PlacedTile(NamedTuple):
    """A tile of the line: its place, its numbers and which of them are open, from the left or from the top."""

    place: Box
    ends: Numbers
    open: tuple[bool, bool]


def tile_of_arm(place: Box, numbers: Numbers, *, forward: bool, is_last: bool) -> PlacedTile:
    """A tile of an arm by its (inner, outer) number; `forward`: the arm goes to the right or down there."""
    inner, outer = numbers
    is_open = (is_last, is_last) if inner == outer else (is_last and not forward, is_last and forward)
    return PlacedTile(place, (inner, outer) if forward else (outer, inner), is_open)


class Fold(NamedTuple):
    """A place in an arm that stands for a number of tiles."""

    place: Box
    tiles: int


class LineLayout(NamedTuple):
    """The tiles of a line in no order that matters, its sockets and its folds; `wide` is a tile's width."""

    wide: int
    tiles: tuple[PlacedTile, ...]
    sockets: tuple[Socket, ...]
    folds: tuple[Fold, ...] = ()


class _Plan(NamedTuple):
    """The part of a layout kept from play to play: the step, and the middle of the first tile or the spinner."""

    spins: bool
    step: int
    x: int
    y: int


@lru_cache(maxsize=256)
def line_layout(plays: tuple[Laid, ...], spinner: Tile | None, frame: LineFrame) -> LineLayout:
    """The layout of a line after its plays. Raises ValueError for one without tiles."""
    known = next((count for count in range(len(plays) - 1, 0, -1) if _kept_plan(plays[:count], spinner, frame)), 0)
    if len(plays) - known > _NEW:
        before_painting()
    plan, layout = next(iter(_kept_plan(plays[:known], spinner, frame)), None), None
    for count in range(known + 1, len(plays) + 1):
        plan, layout = _grown(arms_of(plays[:count], spinner), frame, plan)
        _kept_plan(plays[:count], spinner, frame).append(plan)
    if layout is None:
        raise ValueError("the line is empty")
    return layout


@lru_cache(maxsize=4096)
def _kept_plan(plays: tuple[Laid, ...], spinner: Tile | None, frame: LineFrame) -> list[_Plan]:  # noqa: ARG001
    """The place for the plan of a line: the next tile's layout begins with it. Empty until that is known."""
    return []


def _grown(arms: Arms, frame: LineFrame, before: _Plan | None) -> tuple[_Plan, LineLayout]:
    """The layout of a line by the plan before its newest tile, as long as that has room."""
    if before is not None and before.spins == arms.spins:
        layout = _laid(arms, frame, before)
        if layout is not None:
            return before, layout
    for plan in _others(arms, frame, before):
        layout = _laid(arms, frame, plan)
        if layout is not None:
            return plan, layout
    before_painting()  # it takes many layouts
    return _folded(arms, frame, before)


def final_layout(plays: tuple[Laid, ...], spinner: Tile | None, room: Box) -> LineLayout:
    """The layout of a line that grows no more, its tiles as large as fit. Raises ValueError where none do."""
    whole = whole_layout(plays, spinner, room, 0)
    return whole if whole is not None else _folded(arms_of(plays, spinner), _final_frame(room, 0), None)[1]


@lru_cache(maxsize=128)
def whole_layout(plays: tuple[Laid, ...], spinner: Tile | None, room: Box, least: int) -> LineLayout | None:
    """The same with all tiles of the line, none narrower than `least`; None where they have no room."""
    before_painting()  # it is looked for among many layouts
    frame, arms = _final_frame(room, least), arms_of(plays, spinner)
    layouts = (_laid(arms, frame, plan) for plan in _others(arms, frame, None))
    return next((layout for layout in layouts if layout is not None), None)


def folded_layout(plays: tuple[Laid, ...], frame: LineFrame) -> LineLayout:
    """The layout of a line of two arms that counts some tiles only. Raises ValueError where none fit."""
    return _folded(arms_of(plays, None), frame, None)[1]


@lru_cache(maxsize=8)
def _final_frame(room: Box, least: int) -> LineFrame:
    curtain, widths = list[tuple[int, int]](), tuple(wide for wide in _FINAL if wide >= least)
    for wide in widths:
        most = max(1, (room.height - 2 * _MARGIN + GAP) // (2 * wide + GAP))
        curtain += [(wide, rows) for rows in range(1, most + 1)]
    return LineFrame(room, tuple(curtain), widths, grows=False)


def _folded(arms: Arms, frame: LineFrame, before: _Plan | None) -> tuple[_Plan, LineLayout]:
    """The layout of a line too long for its smallest tiles: long arms are shown in part."""
    steps = frame.pinwheel if arms.spins else frame.curtain
    x, y = before[2:] if before is not None else frame.room.centre
    wish = _Plan(arms.spins, len(steps) - 1, x, y)
    for most in range(min(arms.longest - 1, _FOLDED), 2, -1):
        short = arms._replace(most=most)
        for plan in (wish, *_of_step(short, frame, wish, 0)):
            layout = _laid(short, frame, plan)
            if layout is not None:
                return plan, layout
    raise ValueError(f"no line fits into {frame.room}")


def _others(arms: Arms, frame: LineFrame, before: _Plan | None) -> Iterator[_Plan]:
    """Other layouts, the best first: with tiles as large if both arms can grow there, else with smaller ones."""
    widths = frame.pinwheel if arms.spins else tuple(wide for wide, _ in frame.curtain)
    first = 0
    if before is not None and before.spins == arms.spins:
        first = before.step
        yield from _of_step(arms, frame, before._replace(step=first), _ENOUGH)
        first += 1
    elif before is not None:  # the first double: no tile grows
        first = next(step for step, wide in enumerate(widths) if wide <= frame.curtain[before.step][0])
    x, y = before[2:] if before is not None else frame.room.centre
    for step in range(first, len(widths)):
        yield from _of_step(arms, frame, _Plan(arms.spins, step, x, y), 0)


def _of_step(arms: Arms, frame: LineFrame, wish: _Plan, least: int) -> Iterator[_Plan]:
    """The layouts of a step in which all arms have room for some tiles more, those with most room first."""
    shape, (middle_x, middle_y), found = _shape(arms), frame.room.centre, list[tuple[int, int, int, int]]()
    for x in _columns(shape, frame, wish.step):
        walks = _walks(shape, frame, wish.step, x)
        if walks is None:
            continue
        aside = x - middle_x + (0 if frame.grows else walks[End.RIGHT].reach - walks[End.LEFT].reach) // 2
        for down in _HEIGHTS[frame.grows] if arms.spins else (0,):
            more = _more(walks, frame, middle_y + down)
            if more >= least:
                found.append((-more, abs(aside) + abs(down), x, middle_y + down))
    return (wish._replace(x=x, y=y) for _, _, x, y in sorted(found))


class _Shape(NamedTuple):
    """The doubles, on which the walks of the arms depend: the tile in the middle, and which tiles of each arm."""

    spins: bool
    is_double: bool
    doubles: dict[End, tuple[bool, ...]]


def _shape(arms: Arms) -> _Shape:
    return _Shape(arms.spins, arms.is_double, {end: arms.doubles(end) for end in End})


def _columns(shape: _Shape, frame: LineFrame, step: int) -> Sequence[int]:
    """The columns where the first tile, or the spinner, is tried: between .18 and .82 of the breadth, and not where the
    arms at a side are longer than its room.
    """
    beside, middle = _BESIDE[frame.grows][shape.spins], frame.room.centre[0]
    most = (frame.room.width * 32 // 100 - 1) // beside
    columns = range(middle - most * beside, middle + most * beside + 1, beside)
    depth = frame.room.height - 2 * _UNDER if shape.spins else DEEP - 1

    def fit(ends: Collection[End], x: int) -> bool:
        paths = _paths(shape.spins, shape.is_double, frame, step, x)
        return sum(least_depth(shape.doubles[end], path) for end, path in paths.items() if end in ends) <= depth

    first = bisect_left(columns, True, key=lambda x: fit(_AT_LEFT, x))
    return columns[first : bisect_left(columns, True, lo=first, key=lambda x: not fit(_AT_RIGHT, x))]


def _walks(shape: _Shape, frame: LineFrame, step: int, x: int) -> dict[End, Walk] | None:
    """The walks of the arms in a layout, at any height; None where one finds no room."""
    found = dict[End, Walk]()
    for end, path in _paths(shape.spins, shape.is_double, frame, step, x).items():
        walked = walk(shape.doubles[end], path)
        if walked is None:
            return None
        found[end] = walked
    return found


@lru_cache(maxsize=4096)
def _paths(spins: bool, is_double: bool, frame: LineFrame, step: int, x: int) -> Mapping[End, Path]:
    """The paths of the arms of a spinner, or of a first tile."""
    room, grows = frame.room, frame.grows
    to_left, to_right = x - room.left - _MARGIN, room.right - _MARGIN - x
    if not spins:
        wide, rows = frame.curtain[step]
        start, inner = (wide // 2 if is_double else wide) + GAP, GAP // 2
        sides = (End.LEFT, to_left), (End.RIGHT, to_right)
        return {end: Path(wide, start, inner, outer, rows, grows=grows) for end, outer in sides}
    wide = frame.pinwheel[step]
    start, inner = wide // 2 + GAP, max(_CLEAR, wide // 2 + GAP)
    long, short = (2, 1) if grows else (DEEP, DEEP)  # rows: a line that grows no more has as many as the room is deep
    return {
        End.LEFT: Path(wide, start, inner, to_left, long, grows=grows),
        End.RIGHT: Path(wide, start, inner, to_right, long, grows=grows),
        End.UP: Path(wide, start, inner, to_right, short, across=True, grows=grows),
        End.DOWN: Path(wide, start, inner, to_left, short, across=True, grows=grows),
    }


def _more(walks: Mapping[End, Walk], frame: LineFrame, y: int) -> int:
    """The number of tiles more that all arms have room for; negative where one of a spinner is too deep."""
    above, below, least = y - frame.room.top - _UNDER, frame.room.bottom - _UNDER - y, DEEP
    is_curtain = End.UP not in walks  # whose rows are as many as fit
    for end, walked in walks.items():
        depth = DEEP if is_curtain else above if end in _ABOVE else below
        if walked.depth > depth:
            return -1
        least = min(least, walked.more(depth))
    return least


def _laid(arms: Arms, frame: LineFrame, plan: _Plan) -> LineLayout | None:
    """The tiles and sockets of a layout; None where one of them finds no place."""
    walks = _walks(_shape(arms), frame, plan.step, plan.x)
    if walks is None or _more(walks, frame, plan.y) < 0:
        return None
    wide, room = frame.pinwheel[plan.step] if plan.spins else frame.curtain[plan.step][0], frame.room
    x, y = plan.x, plan.y if plan.spins else _top_row(frame, plan.step)
    across, up = (wide // 2, wide) if arms.is_double else (wide, wide // 2)
    middle = Box(x - across, y - up, x + across, y + up)
    if not is_inside(middle, room.grown(-_UNDER)):
        return None
    ends, sides = arms.ends, _PINWHEEL if plan.spins else _CURTAIN
    bare = [end for end in ends if not arms.at(end)]
    opens = (bool(bare), bool(bare)) if arms.is_double else (End.LEFT in bare, End.RIGHT in bare)
    tiles, folds = [PlacedTile(middle, arms.middle, opens)], list[Fold]()
    last: dict[End, tuple[Box, Way, int]] = {}
    for end in sides:
        way, number = _LEAVING[end], arms.middle[end is End.RIGHT]
        last[end] = middle, way, number
        numbers, steps = arms.shown(end), [_turned(step, (x, y), sides[end]) for step in walks[end].steps]
        if hidden := arms.hidden(end):
            folds.append(Fold(steps.pop(1)[0], hidden))
        for count, ((place, way), tile) in enumerate(zip(steps, numbers, strict=True), 1):
            tiles.append(tile_of_arm(place, tile, forward=way[0] + way[1] > 0, is_last=count == len(numbers)))
            last[end] = place, way, tile[1]
    sockets, taken = list[Socket](), [placed.place for placed in (*tiles, *folds)]
    for end in ends:
        tile, way, number = last[end]
        where = room
        if end is End.LEFT:
            where = room._replace(right=x + 2)
        elif end is End.RIGHT:
            where = room._replace(left=x - 2)
        place = socket_place(tile, way, end, where, taken, USUAL if frame.grows else SMALL)
        if place is None:
            return None
        taken.append(place)
        sockets.append(Socket(end, place, number))
    return LineLayout(wide, tuple(tiles), tuple(sockets), tuple(folds))


def _turned(step: WalkStep, middle: tuple[int, int], side: Way) -> tuple[Box, Way]:
    """A step as an arm takes it that leaves to a side and turns up or down; and its way."""
    (x, y), (right, down), (to_right, to_down) = middle, side, step.way
    left, over = (x + step.left, x + step.right) if right > 0 else (x - step.right, x - step.left)
    top, under = (y + step.top, y + step.bottom) if down > 0 else (y - step.bottom, y - step.top)
    return Box(left, top, over, under), (right * to_right, down * to_down)


_LEAVING: dict[End, Way] = {End.LEFT: (-1, 0), End.RIGHT: (1, 0), End.UP: (0, -1), End.DOWN: (0, 1)}
# Which way the rows of an arm go first, and where it turns.
_CURTAIN: dict[End, Way] = {End.LEFT: (-1, 1), End.RIGHT: (1, 1)}
_PINWHEEL: dict[End, Way] = {End.LEFT: (-1, -1), End.RIGHT: (1, 1), End.UP: (1, -1), End.DOWN: (-1, 1)}


def _top_row(frame: LineFrame, step: int) -> int:
    wide, rows = frame.curtain[step]
    return frame.room.centre[1] - (rows * 2 * wide + (rows - 1) * GAP) // 2 + wide
