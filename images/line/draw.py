"""The line of dominoes as it is drawn: its tiles, the newest in a ring, a socket or a triangle for each open end."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from bot.message import Message
from bot.rules.boards import LineView
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import View
from images.drawing import Box, Brush, Canvas, Ink, Sprite, bold, box, sprite
from images.line.brief import brief_layout
from images.line.layout import Fold, LineFrame, LineLayout, final_layout, line_layout
from images.line.open_ends import draw_socket
from images.parts.elements import soft
from images.parts.marks import draw_rounded, panel
from images.parts.pieces import draw_laid

ALWAYS = 1 << 16  # figures instead of pips on tiles of any width
_FEW_PIPS, _MANY_PIPS = 0, 40  # narrower tiles show figures: never of a double-six set, below 40 of a larger one


def figures_below(view: View) -> int:
    """Below which width the tiles of a view's line show figures: nine small pips are not counted at a glance."""
    return _MANY_PIPS if getattr(view.options, "highest", 0) > 6 else _FEW_PIPS


def draw_line_board(
    canvas: Canvas,
    board: LineView,
    frame: LineFrame,
    *,
    takes: Collection[End] | None = None,
    sockets: bool = True,
    figures: int = _FEW_PIPS,
    since: Sequence[Tile] = (),
) -> None:
    """Draw the line of a deal in play into a frame (`SEAT` or `TABLE`), on its light panel, or that there is none yet.

    Sockets are gold where the viewer has a tile that fits (`takes`), else dark; all are ivory where `takes` is None.
    Tiles narrower than `figures` show figures instead of pips: see `figures_below`. The newest tile and those played
    `since` the viewer's last play are ringed, and of several the order of play is numbered.
    """
    if board.laid:
        layout = line_layout(board.laid, board.spinner, frame)
        draw_layout(canvas, layout, {board.laid[-1].tile, *since}, takes, sockets=sockets, figures=figures)
        if len(since) > 1:
            places = number_places(layout, since[-MOST_NUMBERED:], frame.room, sockets=sockets)
            for number, at in places.items():
                canvas.lay(_disc(number), at.left, at.top)
        return
    soft(Message("rows-empty"), align="m", least=30).draw(canvas, frame.room, Ink.LIGHT)


def draw_layout(
    canvas: Canvas,
    layout: LineLayout,
    ringed: Collection[Tile],
    takes: Collection[End] | None = None,
    *,
    sockets: bool = True,
    figures: int = _FEW_PIPS,
) -> None:
    """Draw a line as it was laid out, some of its tiles ringed: see `draw_line_board`."""
    numerals = layout.wide < figures
    rings = [Tile.of(*tile.ends) in ringed for tile in layout.tiles]
    # A ring reaches over the shadows of neighbours.
    for has_ring, tile in sorted(zip(rings, layout.tiles, strict=True), key=lambda drawn: drawn[0]):
        ring = Ink.ACCENT if has_ring else None
        draw_laid(canvas, tile.ends, tile.place, Ink.LIGHT, tinted=tile.open, ring=ring, numerals=numerals)
    for fold in layout.folds:
        _fold(canvas, fold)
    for socket in layout.sockets if sockets else ():
        draw_socket(canvas, socket, takes)


def _fold(canvas: Canvas, fold: Fold) -> None:
    """The plate that stands for some tiles."""
    at = fold.place
    draw_rounded(canvas, at, 10, Ink.HEADER, Ink.LIGHT, Ink.OUTLINE)
    size, limit = min(34, at.height - 8), at.width - 8
    letters = bold(size, Ink.TEXT, Ink.HEADER)
    canvas.text(f"+{fold.tiles}", at.centre, letters, anchor="m", limit=limit, least=min(16, size))


READABLE = 36  # from this width on a tile's pips are counted on a phone
_BETWEEN = " · "


def draw_final_line(canvas: Canvas, view: View, room: Box, *, least: int = 0) -> None:
    """Draw the line as it was when the deal ended into any room: its tiles as large as fit, with small ivory sockets.

    Where tiles would be narrower than `least`, some are counted only; where none fit the numbers at the ends stand.
    """
    panel(canvas, room, Ink.LIGHT)
    board = view.line_board
    try:
        if board.laid:
            line = board.laid, board.spinner, room
            layout = brief_layout(*line, least) if least else final_layout(*line)
            draw_layout(canvas, layout, {board.laid[-1].tile}, figures=figures_below(view))
    except ValueError:
        words = _BETWEEN.join(str(end.number) for end in board.ends)
        canvas.text(words, room.centre, bold(60, Ink.TEXT, Ink.LIGHT), anchor="m")


# -- the numbers of plays ----------------------------------------------------------------------------------------------


MOST_NUMBERED = 9  # figures of one digit
_ACROSS, _OUTSIDE, _LETTERS = 34, 9, 28  # of a disc; how far its middle lies outside its tile


def number_places(layout: LineLayout, tiles: Sequence[Tile], room: Box, *, sockets: bool) -> dict[int, Box]:
    """The place of each number: at the edge of its tile, where it covers least of other things."""
    places, discs = {Tile.of(*placed.ends): placed.place for placed in layout.tiles}, dict[int, Box]()
    taken = [*places.values(), *(fold.place for fold in layout.folds)]
    taken += [socket.place for socket in layout.sockets if sockets]
    for number, tile in enumerate(tiles, 1):
        if (own := places.get(tile)) is not None:  # if not, it is in a fold
            reach = own.grown(_OUTSIDE + _ACROSS // 2)
            others = [place for place in (*taken, *discs.values()) if place != own and place.overlaps(reach)]
            free = (disc for disc in _around(own) if not _covered(disc, others, room))
            discs[number] = next(free, None) or min(_around(own), key=lambda disc: _covered(disc, others, room))
    return discs


def _around(own: Box) -> Iterator[Box]:
    """Places for a disc, the best first: above, below, at the sides, at the corners."""
    (x, y), half = own.centre, _ACROSS // 2
    left, right, top, bottom = own.left - _OUTSIDE, own.right + _OUTSIDE, own.top - _OUTSIDE, own.bottom + _OUTSIDE
    corners = (own.left, own.top), (own.right, own.top), (own.left, own.bottom), (own.right, own.bottom)
    for middle in ((x, top), (x, bottom), (left, y), (right, y), *corners):
        yield box(middle[0] - half, middle[1] - half, _ACROSS, _ACROSS)


def _covered(disc: Box, others: Sequence[Box], room: Box) -> int:
    """The pixels of other things that a disc covers, and its own outside the room."""
    return sum(_shared(disc, other) for other in others) + _ACROSS * _ACROSS - _shared(disc, room)


def _shared(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0, wide) * max(0, high)


@lru_cache(maxsize=16)
def _disc(number: int) -> Sprite:
    def paint(brush: Brush) -> None:
        half = _ACROSS / 2
        brush.disc(half, half, half, Ink.INK)
        brush.disc(half, half, half - 2, Ink.ACCENT)
        brush.text(str(number), half, half, _LETTERS, Ink.INK)

    return sprite((_ACROSS, _ACROSS), Ink.FELT, Ink.IVORY, paint)
