"""A decision at a line of dominoes: the line in all the breadth, below it what was played and what was better."""

from collections.abc import Sequence

from bot.message import Message
from bot.rules.boards import PieceView
from bot.rules.moves import Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.moves import named
from bot.words.names import Namer
from bot.words.speaker import say, say_line
from cogs.analysis.pictures.sign import choice_sign
from images.chain.draw import READABLE, draw_final_line
from images.drawing.canvas import Box, Canvas, box
from images.drawing.lettering import Letters
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import in_bold
from images.parts.lines import draw_line, line_width
from images.parts.panels import panel
from images.parts.pieces import draw_laid, draw_piece

LINE = Box(20, 176, 1080, 368)
PLAYED, BETTER = Box(20, 378, 545, 450), Box(555, 378, 1080, 450)
BOTTOM = PLAYED.bottom
_TILE = (96, 48)  # lying
_LEAST = 26  # the size of whose play it was
_HELD, _GAP = 66, 14  # the width of a tile of the hand, and between them


def draw_chain_table(canvas: Canvas, view: View) -> None:
    """The line as its player saw it; before its first tile, their hand."""
    if view.chain_board.laid:
        draw_final_line(canvas, view, LINE, least=READABLE)
    else:
        panel(canvas, LINE, Ink.LIGHT)
        _hand(canvas, view.hand)


def _hand(canvas: Canvas, hand: Sequence[PieceView]) -> None:
    wide = min(_HELD, (LINE.width - 40) // max(1, len(hand)) - _GAP)
    left = LINE.centre[0] - (len(hand) * (wide + _GAP) - _GAP) // 2
    for number, shown in enumerate(hand):
        draw_piece(canvas, shown, box(left + number * (wide + _GAP), LINE.centre[1] - wide, wide, 2 * wide), Ink.LIGHT)


def draw_chain_move(canvas: Canvas, view: View, move: Move, name: Namer, title: Message, *, good: bool) -> None:
    """A play on one line: whose it was, the tile where there is room for it, its code with the end."""
    at = BETTER if good else PLAYED
    panel(canvas, at, Ink.LIGHT, Ink.GREEN if good else Ink.ORANGE)
    middle, left, right = at.centre[1], at.left + 22, at.right - 70
    canvas.paste(choice_sign(good=good), at.right - 62, middle - 19)
    words, whose = say(named(view, move, name)), in_bold(say_line(title))
    right -= 20 + canvas.text(
        words, (right, middle), Letters(40, Ink.TEXT, Ink.LIGHT, Weight.BOLD), anchor="r", limit=190, least=30
    )
    wide, high = _TILE
    has_room = left + line_width(whose, _LEAST) + 20 + wide <= right
    if has_room and isinstance(move, Play) and isinstance(move.piece, Tile):
        place = box(right - wide, middle - high // 2, wide, high)
        shown = next((one for one in view.hand if one.piece == move.piece), PieceView(move.piece))
        ends = move.piece.high, move.piece.low
        draw_laid(canvas, ends, place, Ink.LIGHT, tinted=shown.tinted, ring=Ink.GOLD if good else None)
        right = place.left - 20
    draw_line(canvas, whose, (left, middle), Letters(36, Ink.MUTED, Ink.LIGHT), limit=right - left, least=_LEAST)
