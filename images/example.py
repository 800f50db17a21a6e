"""A picture beside a page of help: a trick with its winner, or a line or trains, and pieces that can join."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.message import Message, Text
from bot.rules.boards import LineView, PieceView, TrainsView, TrickView
from bot.rules.help import Example
from bot.rules.pieces import Tile
from bot.words.persons import naming
from bot.words.seat.headline import trump_pill
from bot.words.speaker import SUITS, say, say_line
from bot.words.table import alt_example
from images.drawing import Box, Canvas, Drawing, Felt, Ink, box, felt_titled, names_drawn
from images.line.draw import draw_line_board
from images.line.layout import SEAT, TABLE
from images.parts.codes import CODE, code_pill
from images.parts.headers import news_header
from images.parts.marks import BADGE, CROWN, crown_disc, lay_badge, tag
from images.parts.pieces import RING, PieceLook, draw_piece
from images.table.rows import draw_tiles, ground
from images.table.rows_layout import tiles_layout
from images.trains.cells import draw_train, newest_trains, train_facts
from images.trains.sockets import own_sockets, table_sockets

_WHOLE, _UPPER, _LOWER = Box(14, 96, 1086, 688), Box(14, 96, 1086, 396), Box(14, 408, 1086, 688)
_TAG = 36
_GAP, _APART = 14, 2 * (BADGE // 2 + 8)  # between a piece and what stands over or under it; between pieces
_HIGHEST = 300


class ExamplePlace(NamedTuple):
    """The boxes of a piece of an example, its code, its badge, and over or under it the crown and the word "led"."""

    piece: Box
    code: Box
    badge: Box
    crown: Box
    led: Box


def draw_example(example: Example, title: Text = "") -> Drawing:
    """The example of a page of help of the game with that title."""
    render = partial(_render, example, felt_titled(title))
    names = names_drawn(("",) * len(example.trains.open_to), 0) if example.trains is not None else None
    with naming(names):
        return Drawing(say(alt_example(example)), "example.png", render, names=names)


def _render(example: Example, game: Felt) -> bytes:
    first = any(shown is not None for shown in (example.trick, example.rows, example.line, example.trains))
    canvas = ground(_UPPER if first and example.pieces else _WHOLE)
    pills = []
    if example.trump is not None:
        pills = [trump_pill(Message(SUITS[example.trump]))]
    news_header(canvas, say_line(example.caption), ((),), pills, game=game)
    if example.trick is not None:
        _trick(canvas, example.trick, _UPPER if example.pieces else _WHOLE)
    elif example.rows is not None:
        draw_tiles(canvas, tiles_layout(example.rows, _UPPER))
    elif example.line is not None:
        _line(canvas, example.line, example.pieces)
    elif example.trains is not None:
        _trains(canvas, example.trains, example.pieces)
    if example.pieces:
        _pieces(canvas, example.pieces, _LOWER if first else _WHOLE, Ink.FELT if first else Ink.LIGHT)
    return canvas.png(game)


def example_layout(count: int, room: Box, *, marks: bool) -> tuple[ExamplePlace, ...]:
    """The places of pieces from left to right in a room; `marks` keeps room for crown and "led"."""
    over, under = (CROWN + _GAP, CODE + 2 * _GAP + _TAG) if marks else (RING, CODE + _GAP)
    pitch = (room.width - 20) // max(count, 4)
    wide = min((room.height - over - under - 2 * _GAP) // 2, pitch - _APART - 4, _HIGHEST // 2)
    pitch = min(pitch, wide + 2 * _APART)
    left = room.centre[0] - pitch * count // 2 + (pitch - wide) // 2
    top = room.top + (room.height - over - 2 * wide - under) // 2 + over
    return tuple(_place(box(left + pitch * number, top, wide, 2 * wide), pitch) for number in range(count))


def _place(piece: Box, pitch: int) -> ExamplePlace:
    middle = piece.centre[0]
    code = box(middle - min(124, pitch - 8) // 2, piece.bottom + _GAP, min(124, pitch - 8), CODE)
    count = box(piece.right - 8, piece.top + piece.height * 0.485 - BADGE / 2, BADGE, BADGE)
    crown = box(middle - CROWN // 2, piece.top - RING - 4 - CROWN, CROWN, CROWN)
    return ExamplePlace(piece, code, count, crown, box(middle - 29, code.bottom + 8, 58, _TAG))


def _trick(canvas: Canvas, trick: TrickView, room: Box) -> None:
    places = example_layout(len(trick.plays), room, marks=True)
    for (seat, shown), place in zip(trick.plays, places, strict=True):
        winning = seat == trick.winner
        draw_piece(canvas, shown, place.piece, Ink.LIGHT, PieceLook(Ink.GOLD if winning else None))
        code_pill(canvas, shown, place.code, Ink.LIGHT)
        if winning:
            canvas.paste(crown_disc(Ink.LIGHT), place.crown.left, place.crown.top)
        if seat == trick.leader:
            tag(canvas, say(Message("tag-led")), place.led, Ink.LIGHT)
    _badges(canvas, [shown for _, shown in trick.plays], places)


def _line(canvas: Canvas, board: LineView, pieces: Sequence[PieceView]) -> None:
    """The line; its ends are gold where pieces beside it fit."""
    if not pieces:
        draw_line_board(canvas, board, TABLE._replace(room=_WHOLE))
        return
    tiles = [shown.piece for shown in pieces if shown.legal and isinstance(shown.piece, Tile)]
    takes = [open_.end for open_ in board.ends if any(open_.number in tile for tile in tiles)]
    draw_line_board(canvas, board, SEAT._replace(room=_UPPER), takes=takes)


def _trains(canvas: Canvas, board: TrainsView, pieces: Sequence[PieceView]) -> None:
    """The trains as the first seat sees them; the sockets where pieces beside them fit are gold."""
    tiles = [shown.piece for shown in pieces if shown.legal and isinstance(shown.piece, Tile)]
    playable = {index for index in board.open_to[0] if any(board.trains[index].number in tile for tile in tiles)}
    sockets = own_sockets(board, 0, playable) if pieces else table_sockets(board)
    room, columns, count = _UPPER if pieces else _WHOLE, 2 if pieces else 1, len(board.trains)
    cells = room.grown(-_GAP // 2).grid(columns, -(-count // columns), _GAP // 2, _GAP // 2)
    for index, at in zip((count - 1, *range(count - 1)), cells, strict=False):
        draw_train(canvas, train_facts(board, index, sockets[index], is_newest=index in newest_trains(board)), at)


def _pieces(canvas: Canvas, pieces: Sequence[PieceView], room: Box, under: Ink) -> None:
    places = example_layout(len(pieces), room, marks=False)
    for shown, place in zip(pieces, places, strict=True):
        look = PieceLook(Ink.GOLD if shown.legal else None, dim=shown.legal is False)
        draw_piece(canvas, shown, place.piece, under, look)
        code_pill(canvas, shown, place.code, under)
    _badges(canvas, pieces, places)


def _badges(canvas: Canvas, pieces: Sequence[PieceView], places: Sequence[ExamplePlace]) -> None:
    for shown, place in zip(pieces, places, strict=True):
        lay_badge(canvas, shown, place.badge)
