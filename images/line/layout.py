"""Where the tiles of a line lie in the pictures of a deal in play: each layout is kept while its tiles and sockets fit.

A line of two arms hangs like a curtain: both leave the first tile along the top row, turn down at the borders and come
back. A line with a spinner turns like a pinwheel: the left arm comes back above, the right arm below, and the arms of
the short sides have the quarters between them. Tiles never grow in the course of a deal.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile
from images.drawing import Box, before_painting
from images.line.arms import Arms, Numbers, arms_of
from images.line.open_ends import SMALL, USUAL, Socket, is_inside, socket_place
from images.line.walks import GAP, Path, Walk, WalkStep, Way, walk, walk_across

_MARGIN = 10  # beside the tiles
_UNDER = 6  # above and below those of a pinwheel
_CLEAR = 54  # of the middle of a spinner, whose sockets are wide
_ENOUGH = 2  # so many tiles more make another place worth its while
_FOLDED = 15  # tiles of an arm: more never fit where an arm has to be folded
_FINAL = (50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 24, 20, 16)  # widths of a tile in a line that grows no more
_DEEP = 1 << 16
_LEFT_RIGHT = (End.LEFT, End.RIGHT)


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
    newest: bool


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
    """What is kept from play to play: the step, and where the first tile or the spinner has its middle."""

    spins: bool
    step: int
    x: int
    y: int


def line_layout(plays: tuple[Laid, ...], spinner: Tile | None, frame: LineFrame) -> LineLayout:
    """The layout of a line after its plays. Raises ValueError for one without tiles."""
    return _kept(plays, spinner, frame)[1]


@lru_cache(maxsize=512)
def _kept(plays: tuple[Laid, ...], spinner: Tile | None, frame: LineFrame) -> tuple[_Plan, LineLayout]:
    arms = arms_of(plays, spinner)
    before = _kept(plays[:-1], spinner, frame)[0] if len(plays) > 1 else None
    if before is not None and before.spins == arms.spins:
        layout = _laid(arms, frame, before)
        if layout is not None:
            return before, layout
    if before is not None:
        before_painting()  # another layout is looked for among many
    for plan in _others(arms, frame, before):
        layout = _laid(arms, frame, plan)
        if layout is not None:
            return plan, layout
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
    room, found = frame.room, list[tuple[int, int, _Plan]]()
    doubles = _doubles(arms)
    for x, y in _middles(arms, frame):
        plan = wish._replace(x=x, y=y)
        walked = _walks(arms, doubles, frame, plan)
        if walked is None:
            continue
        walks, more = walked
        if more >= least:
            aside = x - room.centre[0] + (0 if frame.grows else _reach(walks[End.RIGHT]) - _reach(walks[End.LEFT])) // 2
            found.append((-more, abs(aside) + abs(y - room.centre[1]), plan))
    return (plan for _, _, plan in sorted(found))


def _reach(walked: Walk) -> int:
    """How far an arm reaches from the middle of the first tile."""
    return max((step.right for step in walked.steps), default=0)


def _middles(arms: Arms, frame: LineFrame) -> Iterator[tuple[int, int]]:
    """Where the first tile, or the spinner, is tried: between .18 and .82 of the breadth, a spinner at some heights."""
    (middle_x, middle_y), reach = frame.room.centre, frame.room.width * 32 // 100
    beside = (21, 42)[arms.spins] if frame.grows else (8, 40)[arms.spins]
    heights = range(1) if not arms.spins else range(-40, 41, 20) if frame.grows else range(-48, 49, 12)
    for down in heights:
        for aside in range(0, reach, beside):
            yield middle_x + aside, middle_y + down
            if aside:
                yield middle_x - aside, middle_y + down


_Doubles = dict[End, tuple[bool, ...]]  # of each arm what it shows: which tiles are doubles


def _doubles(arms: Arms) -> _Doubles:
    return {end: arms.doubles(end) for end in End}


def _walks(arms: Arms, doubles: _Doubles, frame: LineFrame, plan: _Plan) -> tuple[dict[End, Walk], int] | None:
    """How the arms walk in a layout, and how many more tiles all have room for; None where one finds no room."""
    found: dict[End, Walk] = {}
    more = _DEEP
    for end, (path, depth) in _paths(frame, plan, arms.is_double).items():
        walked = (walk if end in _LEFT_RIGHT else walk_across)(doubles[end], path)
        if walked is None or not walked.fits(depth):
            return None
        found[end] = walked
        more = min(more, walked.more(depth))
    return found, more


@lru_cache(maxsize=2048)
def _paths(frame: LineFrame, plan: _Plan, is_double: bool) -> dict[End, tuple[Path, int]]:
    """The paths of the arms, and how far down or up each can reach."""
    room, grows = frame.room, frame.grows
    to_left, to_right = plan.x - room.left - _MARGIN, room.right - _MARGIN - plan.x
    if not plan.spins:
        wide, rows = frame.curtain[plan.step]
        start, inner = (wide // 2 if is_double else wide) + GAP, GAP // 2
        return {
            End.LEFT: (Path(wide, start, inner, to_left, rows, grows), _DEEP),
            End.RIGHT: (Path(wide, start, inner, to_right, rows, grows), _DEEP),
        }
    wide = frame.pinwheel[plan.step]
    start, inner = wide // 2 + GAP, max(_CLEAR, wide // 2 + GAP)
    above, below = plan.y - room.top - _UNDER, room.bottom - _UNDER - plan.y
    long, short = (2, 1) if grows else (_DEEP, _DEEP)  # rows: a line that grows no more has as many as the room is deep
    return {
        End.LEFT: (Path(wide, start, inner, to_left, long, grows), above),
        End.RIGHT: (Path(wide, start, inner, to_right, long, grows), below),
        End.UP: (Path(wide, start, inner, to_right, short, grows), above),
        End.DOWN: (Path(wide, start, inner, to_left, short, grows), below),
    }


def _laid(arms: Arms, frame: LineFrame, plan: _Plan) -> LineLayout | None:
    """The tiles and sockets of a layout; None where one of them finds no place."""
    walked = _walks(arms, _doubles(arms), frame, plan)
    if walked is None:
        return None
    walks, _ = walked
    wide, room = frame.pinwheel[plan.step] if plan.spins else frame.curtain[plan.step][0], frame.room
    x, y = plan.x, plan.y if plan.spins else _top_row(frame, plan.step)
    across, up = (wide // 2, wide) if arms.is_double else (wide, wide // 2)
    middle = Box(x - across, y - up, x + across, y + up)
    if not is_inside(middle, room.grown(-_UNDER)):
        return None
    ends, sides = arms.ends, _PINWHEEL if plan.spins else _CURTAIN
    bare = [end for end in ends if not arms.at(end)]
    opens = (bool(bare), bool(bare)) if arms.is_double else (End.LEFT in bare, End.RIGHT in bare)
    tiles, folds = [PlacedTile(middle, arms.middle, opens, arms.newest is None)], list[Fold]()
    last: dict[End, tuple[Box, Way, int]] = {}
    for end in sides:
        way, number = _LEAVING[end], arms.middle[end is End.RIGHT]
        last[end] = middle, way, number
        numbers, steps = arms.shown(end), [_turned(step, (x, y), sides[end]) for step in walks[end].steps]
        if hidden := arms.hidden(end):
            folds.append(Fold(steps.pop(1)[0], hidden))
        for count, ((place, way), (inner, outer)) in enumerate(zip(steps, numbers, strict=True), 1):
            is_last = count == len(numbers)
            forward = way[0] + way[1] > 0
            opens = (is_last, is_last) if inner == outer else (is_last and not forward, is_last and forward)
            shown = (inner, outer) if forward else (outer, inner)
            tiles.append(PlacedTile(place, shown, opens, is_last and arms.newest is end))
            last[end] = place, way, outer
    sockets, taken = list[Socket](), [one.place for one in (*tiles, *folds)]
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
    (x, y), (right, down) = middle, side
    left, over = sorted((x + right * step.left, x + right * step.right))
    top, under = sorted((y + down * step.top, y + down * step.bottom))
    return Box(left, top, over, under), (right * step.way[0], down * step.way[1])


_LEAVING: dict[End, Way] = {End.LEFT: (-1, 0), End.RIGHT: (1, 0), End.UP: (0, -1), End.DOWN: (0, 1)}
# Which way the rows of an arm go first, and where it turns.
_CURTAIN: dict[End, Way] = {End.LEFT: (-1, 1), End.RIGHT: (1, 1)}
_PINWHEEL: dict[End, Way] = {End.LEFT: (-1, -1), End.RIGHT: (1, 1), End.UP: (1, -1), End.DOWN: (-1, 1)}


def _top_row(frame: LineFrame, step: int) -> int:
    wide, rows = frame.curtain[step]
    return frame.room.centre[1] - (rows * 2 * wide + (rows - 1) * GAP) // 2 + wide
