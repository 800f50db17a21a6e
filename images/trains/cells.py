"""A train's cell: its owner, what is known of their hand, and the newest tiles of the train on its track."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.message import Message, capitalized
from bot.rules.view import View
from bot.words.sides import sides
from bot.words.speaker import Speaker, current, say
from bot.words.trains.naming import train_name
from bot.words.trains.play import lacks
from images.drawing import Box, Canvas, Ink, Letters, Pasted, Sketch, bold, locomotive, painted
from images.line.strip_and_band import draw_lacks, small_back
from images.parts.marks import cell_name, draw_parted, draw_rounded, triangle
from images.parts.pieces import draw_laid
from images.trains.layout import CellPlace, cell_layout, plus_size, track_layout
from images.trains.sockets import SUNK, Socket, Sockets, draw_socket

_RADIUS = 18
_NAME, _NAME_ON_PLATE, _LEAST, _LABEL, _COUNT = 36, 38, 28, 32, 36
_EDGE, _TRIANGLE = 16, 20
_MARKER, _MARKER_ON_PLATE, _MARKER_ALONE = 36, 44, 56
_LACKS_ROOM = 130  # in a bar: with less nothing is said of what a seat lacks
_FIGURES = {58: 54, 52: 54, 44: 48, 40: 44}  # letters of the number in a socket
_MOST_SHOWN = 16  # no cell has room for more tiles


class TrainFacts(NamedTuple):
    """A train as its cell shows it: the newest `tiles` of those `laid`, and the owner's seat.

    `held` is None for the Mexican train, `total` where totals are not shown. `ring` is round the last tile.
    """

    name: str
    tiles: tuple[tuple[int, int], ...]
    laid: int
    number: int
    rim: Ink
    socket: Socket | None
    ring: Ink | None
    marked: bool
    to_act: bool
    held: int | None
    total: int | None
    lacks: tuple[tuple[int, ...], tuple[int, ...]]


def draw_yard(
    canvas: Canvas, view: View, order: Sequence[int], cells: Sequence[Box], sockets: Sockets, *, footed: bool = False,
    newest: Collection[int] | None = None,
) -> None:  # fmt: skip
    """Draw the Mexican train, then those of the seats in an order; `sockets` are by train. `footed`: with totals.

    `newest` are the trains whose last tile is ringed, instead of the one that was played on last.
    """
    board = view.train_board
    ringed = {board.index_of(laid.owner) for laid in board.laid[-1:]} if newest is None else newest
    for index, at in zip((len(view.seats), *order), cells, strict=True):
        facts = _facts(view, index, sockets[index], is_newest=index in ringed, with_total=footed)
        canvas.paste_all(_cell(facts, (at.width, at.height), footed, current()), at.left, at.top)


def _facts(view: View, index: int, socket: Socket | None, *, is_newest: bool, with_total: bool) -> TrainFacts:
    board = view.train_board
    train, due = board.trains[index], index in board.owed[:1]
    ring = Ink.GOLD if train.owed else Ink.ACCENT if is_newest else None
    seat = view.seats[index] if train.owner is not None else None
    to_act = seat is not None and seat.to_act
    rim = Ink.GOLD if due or to_act else Ink.ACCENT if seat is None or train.marked else Ink.OUTLINE
    return TrainFacts(
        name=say(capitalized(train_name(view.viewer, None))) if seat is None else cell_name(index),
        tiles=train.tiles[-_MOST_SHOWN:],
        laid=len(train.tiles),
        number=train.number,
        rim=rim,
        socket=socket,
        ring=ring,
        marked=seat is None or train.marked,
        to_act=to_act,
        held=None if seat is None else seat.held,
        total=sides(view)[seat.side].now if seat is not None and with_total else None,
        lacks=((), ()) if seat is None else lacks(board, index),
    )


@lru_cache(maxsize=1024)
def _cell(facts: TrainFacts, size: tuple[int, int], footed: bool, _: Speaker) -> tuple[Pasted, ...]:
    canvas, place = Sketch(), cell_layout(size, footed=footed)
    ground = Ink.GOLD if facts.to_act else Ink.HEADER
    draw_parted(canvas, Box(0, 0, *size), _RADIUS, facts.rim, Ink.LIGHT, (place.name, ground))
    inks = (Ink.INK, Ink.INK, ground) if facts.to_act else (Ink.TEXT, Ink.MUTED, ground)
    (_on_plate if place.has_plate else _in_bar)(canvas, facts, place, inks)
    if place.foot is not None and facts.total is not None:
        _foot(canvas, facts, place.foot)
    _track(canvas, facts, place)
    return tuple(canvas.cells)


# -- the name ----------------------------------------------------------------------------------------------------------


def _in_bar(canvas: Canvas, facts: TrainFacts, place: CellPlace, inks: tuple[Ink, Ink, Ink]) -> None:
    """The name, what the seat lacks, and at the right the marker, the count of tiles left and the triangle."""
    bar, (ink, _, ground) = place.name, inks
    left, right, middle = bar.left + _EDGE, bar.right - 14, bar.centre[1] + 2
    if facts.held is None:
        left += draw_marker(canvas, left, middle, _MARKER, ground) + 8
    else:
        right = _signs(canvas, facts, right, middle, inks)
    limit = right - left - 8
    left += canvas.text(facts.name, (left, middle), bold(_NAME, ink, ground), limit=limit, least=_LEAST) + 22
    if place.foot is None and facts.lacks[0] and right - left >= _LACKS_ROOM - 22:
        draw_lacks(canvas, facts.lacks, Box(left, middle, right - 8, middle), inks)


def _signs(canvas: Canvas, facts: TrainFacts, right: int, middle: int, inks: tuple[Ink, Ink, Ink]) -> int:
    """The marker, the tiles left and the triangle, from the right. Returns where they begin."""
    ink, _, ground = inks
    if facts.to_act:
        right -= _TRIANGLE
        canvas.paste(triangle(_TRIANGLE, ink, ground), right, middle - _TRIANGLE // 2 - 1)
        right -= 10
    if facts.held is not None:
        warns = facts.held == 1 and not facts.to_act
        letters = bold(_COUNT, Ink.GOLD if warns else ink, ground)
        right -= canvas.text(str(facts.held), (right, middle), letters, anchor="r") + 26
        small_back(canvas, (right, middle), ground)
    if facts.marked:
        right -= _MARKER + 12
        draw_marker(canvas, right, middle, _MARKER, ground)
    return right


def _on_plate(canvas: Canvas, facts: TrainFacts, place: CellPlace, inks: tuple[Ink, Ink, Ink]) -> None:
    """The name with marker and triangle; below it the tiles left and what is lacking, and the total."""
    plate, (ink, _, ground) = place.name, inks
    left, right = plate.left + 18, plate.right - 14
    if facts.held is None:
        left += draw_marker(canvas, left + 4, plate.centre[1], _MARKER_ALONE, ground) + 16
        letters = bold(_NAME_ON_PLATE, ink, ground)
        canvas.text(facts.name, (left, plate.centre[1]), letters, limit=right - left, least=_LEAST)
        return
    first, second, third = (
        plate.height * share // 100 for share in ((31, 72, 0) if facts.total is None else (23, 51, 78))
    )
    if facts.to_act:
        right -= _TRIANGLE
        canvas.paste(triangle(_TRIANGLE, ink, ground), right, first - _TRIANGLE // 2 - 1)
        right -= 10
    if facts.marked:
        right -= _MARKER_ON_PLATE
        draw_marker(canvas, right, first, _MARKER_ON_PLATE, ground)
        right -= 10
    canvas.text(facts.name, (left, first), bold(_NAME_ON_PLATE, ink, ground), limit=right - left, least=_LEAST)
    x = left + small_back(canvas, (left, second), ground) + 8
    warns = facts.held == 1 and not facts.to_act
    x += canvas.text(str(facts.held), (x, second), bold(_COUNT, Ink.GOLD if warns else ink, ground)) + 16
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


def _track(canvas: Canvas, facts: TrainFacts, place: CellPlace) -> None:
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
