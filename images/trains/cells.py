"""A train's cell: its owner, what is known of their hand, and the newest tiles of the train on its track."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.message import Message, capitalized
from bot.rules.boards import TrainsView
from bot.rules.view import View
from bot.words.sides import sides
from bot.words.speaker import Speaker, current, say
from bot.words.trains.naming import train_name
from bot.words.trains.play import lacks
from images.drawing import Box, Canvas, Ink, Letters, Pasted, Sketch, bold, locomotive, painted
from images.line.strip_and_band import draw_lacks, small_back
from images.parts.marks import cell_name, draw_parted, draw_rounded, triangle
from images.parts.pieces import draw_laid
from images.trains.layout import TrainCell, cell_layout, plus_size, track_layout
from images.trains.sockets import SUNK, Sockets, TrainSocket, draw_socket

_RADIUS = 18
_NAME, _NAME_ON_PLATE, _LEAST, _LABEL, _COUNT = 36, 38, 28, 32, 36
_EDGE, _TRIANGLE = 16, 20
_MARKER, _MARKER_ON_PLATE, _MARKER_ALONE = 36, 44, 56
_LACKS_ROOM = 130  # in a bar: with less nothing is said of what a seat lacks
_FIGURES = {58: 54, 52: 54, 44: 48, 40: 44}  # letters of the number in a socket
_LEVELS = ((50, 0, 0), (31, 72, 0), (23, 51, 78))  # of a plate's one to three lines, in hundredths of its height
_MOST_SHOWN = 16  # no cell has room for more tiles


class TrainFacts(NamedTuple):
    """A train as its cell shows it: the newest `tiles` of those `laid`, and the owner's seat.

    `held` and `total` are None where they are not shown. `ring` is round the last tile.
    """

    name: str
    is_mexican: bool
    tiles: tuple[tuple[int, int], ...]
    laid: int
    number: int
    marked: bool
    rim: Ink
    socket: TrainSocket | None
    ring: Ink | None
    to_act: bool = False
    held: int | None = None
    total: int | None = None
    lacks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


def draw_yard(
    canvas: Canvas, view: View, order: Sequence[int], cells: Sequence[Box], sockets: Sockets, *, footed: bool = False,
    newest: Collection[int] | None = None,
) -> None:  # fmt: skip
    """Draw the Mexican train, then those of the seats in an order; `sockets` are by train. `footed`: with totals.

    `newest` are the trains whose last tile is ringed, instead of the one that was played on last.
    """
    board = view.train_board
    ringed = newest_trains(board) if newest is None else newest
    for index, at in zip((len(view.seats), *order), cells, strict=True):
        facts = train_facts(board, index, sockets[index], is_newest=index in ringed)
        if not facts.is_mexican:
            facts = _with_seat(facts, view, index, with_total=footed)
        draw_train(canvas, facts, at, footed=footed)


def newest_trains(board: TrainsView) -> set[int]:
    """The train that was played on last; none before the first play."""
    return {board.index_of(laid.owner) for laid in board.laid[-1:]}


def train_facts(board: TrainsView, index: int, socket: TrainSocket | None, *, is_newest: bool) -> TrainFacts:
    """A train with the name of its owner, and nothing else about that seat."""
    train = board.trains[index]
    is_mexican, is_due = train.owner is None, index in board.owed[:1]
    return TrainFacts(
        name=say(capitalized(train_name(None, None))) if is_mexican else cell_name(index),
        is_mexican=is_mexican,
        tiles=train.tiles[-_MOST_SHOWN:],
        laid=len(train.tiles),
        number=train.number,
        marked=is_mexican or train.marked,
        rim=Ink.GOLD if is_due else Ink.ACCENT if is_mexican or train.marked else Ink.OUTLINE,
        socket=socket,
        ring=Ink.GOLD if train.owed else Ink.ACCENT if is_newest else None,
    )


def _with_seat(facts: TrainFacts, view: View, index: int, *, with_total: bool) -> TrainFacts:
    seat = view.seats[index]
    return facts._replace(
        rim=Ink.GOLD if seat.to_act else facts.rim,
        to_act=seat.to_act,
        held=seat.held,
        total=sides(view)[seat.side].now if with_total else None,
        lacks=lacks(view.train_board, index),
    )


def draw_train(canvas: Canvas, facts: TrainFacts, at: Box, *, footed: bool = False) -> None:
    """Draw a train's cell; `footed`: one with a bar has a foot."""
    canvas.paste_all(_cell(facts, (at.width, at.height), footed, current()), at.left, at.top)


@lru_cache(maxsize=1024)
def _cell(facts: TrainFacts, size: tuple[int, int], footed: bool, _: Speaker) -> tuple[Pasted, ...]:
    canvas, place = Sketch(), cell_layout(size, footed=footed)
    ground = Ink.GOLD if facts.to_act else Ink.HEADER
    draw_parted(canvas, Box(0, 0, *size), _RADIUS, facts.rim, Ink.LIGHT, (place.name, ground))
    inks = (Ink.INK, Ink.INK, ground) if facts.to_act else (Ink.TEXT, Ink.MUTED, ground)
    (_on_plate if place.has_plate else _in_bar)(canvas, facts, place, inks)
    canvas.fill(Box(_RADIUS, 0, place.size[0] - _RADIUS, 4), facts.rim)  # accents of capitals reach into it
    if place.foot is not None and facts.total is not None:
        _foot(canvas, facts, place.foot)
    _track(canvas, facts, place)
    return tuple(canvas.cells)


# -- the name ----------------------------------------------------------------------------------------------------------


def _in_bar(canvas: Canvas, facts: TrainFacts, place: TrainCell, inks: tuple[Ink, Ink, Ink]) -> None:
    """The name, what the seat lacks, and at the right the marker, the count of tiles left and the triangle."""
    bar, (ink, _, ground) = place.name, inks
    left, right, middle = bar.left + _EDGE, bar.right - 14, bar.centre[1] + 2
    if facts.is_mexican:
        left += draw_marker(canvas, left, middle, _MARKER, ground) + 8
    else:
        right = _triangle(canvas, facts, right, middle, inks)
        if facts.held is not None:
            right -= canvas.text(str(facts.held), (right, middle), _count_letters(facts, inks), anchor="r") + 26
            small_back(canvas, (right, middle), ground)
        if facts.marked:
            right -= _MARKER + 12
            draw_marker(canvas, right, middle, _MARKER, ground)
    limit = right - left - 8
    left += canvas.text(facts.name, (left, middle), bold(_NAME, ink, ground), limit=limit, least=_LEAST) + 22
    if place.foot is None and facts.lacks[0] and right - left >= _LACKS_ROOM - 22:
        draw_lacks(canvas, facts.lacks, Box(left, middle, right - 8, middle), inks)


def _triangle(canvas: Canvas, facts: TrainFacts, right: int, middle: int, inks: tuple[Ink, Ink, Ink]) -> int:
    """The triangle of the seat to act. Returns where it begins."""
    if not facts.to_act:
        return right
    canvas.paste(triangle(_TRIANGLE, inks[0], inks[2]), right - _TRIANGLE, middle - _TRIANGLE // 2 - 1)
    return right - _TRIANGLE - 10


def _count_letters(facts: TrainFacts, inks: tuple[Ink, Ink, Ink]) -> Letters:
    """Those of the count of tiles left: gold where one is left."""
    warns = facts.held == 1 and not facts.to_act
    return bold(_COUNT, Ink.GOLD if warns else inks[0], inks[2])


def _on_plate(canvas: Canvas, facts: TrainFacts, place: TrainCell, inks: tuple[Ink, Ink, Ink]) -> None:
    """The name with marker and triangle; below it the tiles left and what is lacking, and the total."""
    plate, (ink, _, ground) = place.name, inks
    left, right = plate.left + 18, plate.right - 14
    first, second, third = (
        plate.height * share // 100 for share in _LEVELS[(facts.held is not None) + (facts.total is not None)]
    )
    if facts.is_mexican:
        left += draw_marker(canvas, left + 4, first, _MARKER_ALONE, ground) + 16
    else:
        right = _triangle(canvas, facts, right, first, inks)
        if facts.marked:
            right -= _MARKER_ON_PLATE
            draw_marker(canvas, right, first, _MARKER_ON_PLATE, ground)
            right -= 10
    canvas.text(facts.name, (left, first), bold(_NAME_ON_PLATE, ink, ground), limit=right - left, least=_LEAST)
    if facts.held is not None:
        x = left + small_back(canvas, (left, second), ground) + 8
        x += canvas.text(str(facts.held), (x, second), _count_letters(facts, inks)) + 16
        if facts.lacks[0]:
            draw_lacks(canvas, facts.lacks, Box(x, second, plate.right - 8, second), inks)
    if facts.total is not None:
        _total(canvas, facts.total, (left, third), inks)


def _foot(canvas: Canvas, facts: TrainFacts, foot: Box) -> None:
    """The total, and what the seat lacks."""
    left, middle, inks = foot.left, foot.centre[1] - 3, (Ink.TEXT, Ink.MUTED, Ink.LIGHT)
    if facts.total is not None:
        left += _total(canvas, facts.total, (left, middle), inks) + 22
    if facts.lacks[0]:
        draw_lacks(canvas, facts.lacks, Box(left, middle, foot.right, middle), inks)


def _total(canvas: Canvas, total: int, at: tuple[int, int], inks: tuple[Ink, Ink, Ink]) -> int:
    """The word "total" and the figure. Returns their width."""
    (x, middle), (ink, soft, ground) = at, inks
    wide = canvas.text(say(Message("cell-total")), (x, middle), Letters(_LABEL, soft, ground)) + 10
    return wide + canvas.text(str(total), (x + wide, middle), bold(_COUNT, ink, ground))


def draw_marker(canvas: Canvas, left: int, middle: int, wide: int, ground: Ink) -> int:
    """Draw the locomotive, dark on gold, else in the game's colour. Returns its width."""
    cell = _locomotive(wide, Ink.INK if ground is Ink.GOLD else Ink.ACCENT, ground)
    canvas.paste(cell, left, middle - cell.height // 2 + 1)
    return cell.width


@lru_cache(maxsize=16)
def _locomotive(wide: int, ink: Ink, under: Ink) -> Image.Image:
    return painted((wide, wide * 81 // 100), under, lambda brush: locomotive(brush, 0, 0, wide, ink, under))


# -- the track ---------------------------------------------------------------------------------------------------------


def _track(canvas: Canvas, facts: TrainFacts, place: TrainCell) -> None:
    socket, (middle, tile) = facts.socket, (place.track.centre[1], place.tile)
    before = facts.laid - len(facts.tiles)
    laid = track_layout(
        tuple(inner == outer for inner, outer in facts.tiles), place, before=before, sockets=socket is not None
    )
    if laid.plus is not None:
        draw_rounded(canvas, laid.plus, 12, Ink.HEADER, Ink.LIGHT, Ink.OUTLINE)
        letters = bold(plus_size(tile), Ink.TEXT, Ink.HEADER)
        canvas.text(f"+{laid.hidden}", laid.plus.centre, letters, anchor="m")
    is_open = socket is not None and socket is not SUNK
    newest = len(laid.tiles) - 1
    shown = [*enumerate(zip(facts.tiles[len(facts.tiles) - len(laid.tiles) :], laid.tiles, strict=True))]
    for number, (ends, at) in shown:  # the last with its ring lies over its neighbour's shadow
        is_last = number == newest
        tinted = (is_open and is_last and ends[0] == ends[1], is_open and is_last)
        ring = facts.ring if is_last else None
        draw_laid(canvas, ends, at, Ink.LIGHT, tinted=tinted, ring=ring, numerals=True)
    _rails(canvas, laid.sleepers, middle)
    if socket is not None:
        draw_socket(canvas, socket, facts.number, laid.socket, _FIGURES[tile])


def _rails(canvas: Canvas, sleepers: Sequence[int], middle: int) -> None:
    """The rails on which the train goes on."""
    if not sleepers:
        return
    for left in sleepers:
        canvas.fill(Box(left, middle - 20, left + 8, middle + 20), Ink.LIGHT_SHADOW)
    for level in (middle - 14, middle + 8):
        canvas.fill(Box(sleepers[0] - 8, level, sleepers[-1] + 16, level + 6), Ink.LIGHT_SHADOW)
