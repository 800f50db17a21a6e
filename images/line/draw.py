"""The line of dominoes as it is drawn: its tiles, the newest in a ring, a socket or a triangle for each open end."""

from collections.abc import Collection, Sequence

from bot.message import Message
from bot.rules.boards import LineView
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.speaker import say
from images.drawing import Box, Canvas, Ink, Letters, bold
from images.line.brief import brief_layout
from images.line.layout import Fold, LineFrame, LineLayout, final_layout, line_layout
from images.line.numbers import MOST, draw_numbers, tile_of
from images.line.open_ends import draw_socket
from images.parts.marks import draw_rounded
from images.parts.panels import panel
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
        draw_layout(canvas, layout, takes, sockets=sockets, figures=figures, ringed=since)
        if len(since) > 1:
            draw_numbers(canvas, layout, since[-MOST:], frame.room, sockets=sockets)
        return
    words, limit = say(Message("rows-empty")), frame.room.width - 40
    canvas.text(words, frame.room.centre, Letters(36, Ink.MUTED, Ink.LIGHT), anchor="m", limit=limit, least=30)


def draw_panel(canvas: Canvas, room: Box) -> None:
    """Draw the light panel a line lies on, on felt."""
    draw_rounded(canvas, room, 28, Ink.LIGHT, Ink.FELT)


def draw_layout(
    canvas: Canvas,
    layout: LineLayout,
    takes: Collection[End] | None,
    *,
    sockets: bool = True,
    figures: int = _FEW_PIPS,
    ringed: Sequence[Tile] = (),
) -> None:
    """Draw a line as it was laid out: see `draw_line_board`."""
    numerals = layout.wide < figures
    rings = [tile.newest or (bool(ringed) and tile_of(tile) in ringed) for tile in layout.tiles]
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
            draw_layout(canvas, layout, None, figures=figures_below(view))
    except ValueError:
        words = _BETWEEN.join(str(end.number) for end in board.ends)
        canvas.text(words, room.centre, bold(60, Ink.TEXT, Ink.LIGHT), anchor="m")
