"""The moment of a decision, drawn: the table, the move that was played and the better one."""

from collections.abc import Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.message import Message, Seat, value_text
from bot.rules.boards import LineView, PieceView, RowsView, TrainsView, TricksView
from bot.rules.moves import Lead, Move, Play
from bot.rules.pieces import Card, Tile
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.decision import Decision
from bot.words.moves import named
from bot.words.persons import seat_name
from bot.words.rows import waiting_tile
from bot.words.speaker import Span, say, say_line
from images.drawing import Box, Brush, Canvas, Ink, Letters, box, check, painted
from images.line.draw import READABLE, draw_final_line
from images.parts.codes import code_pill
from images.parts.columns import Beside, Panel, Stack
from images.parts.elements import Element, Painted, Paragraph, Words, piece_cell, sign, soft, strong
from images.parts.headers import in_bold
from images.parts.lines import draw_line, line_width
from images.parts.marks import draw_rounded, panel
from images.parts.pieces import PieceLook, draw_laid, draw_piece
from images.seat.trains import draw_open_numbers
from images.table.rows import draw_tiles
from images.table.rows_layout import tiles_layout

_TABLE, _PLAYED, _BETTER = Box(20, 176, 360, 436), Box(376, 176, 722, 436), Box(734, 176, 1080, 436)
_LAYOUT = Box(_TABLE.left + 14, _TABLE.top + 56, _TABLE.right - 14, _TABLE.bottom - 8)
_TILE, _CARD = (78, 156), (92, 138)
_HELD, _GAP = 66, 12  # the greatest width of a piece of the hand, and between them
_PASSING = {"left": "mistake-pass-left", "right": "mistake-pass-right", "across": "mistake-pass-across"}
_MANY = 4  # plays whose names stand at two heights

_LINE_OF_DOMINOES = Box(20, 176, 1080, 368)
_NUMBERS = Box(20, 198, 1080, 348)  # that are open at trains
_LINE_PLAYED, _LINE_BETTER = Box(20, 378, 545, 450), Box(555, 378, 1080, 450)
_LYING = (96, 48)  # a tile
_LEAST = 26  # the size of the player's name


def draw_moment(canvas: Canvas, decision: Decision) -> int:
    """The table as its player saw it, and the two moves. Returns where what follows begins."""
    view = decision.view
    chose, better = Message("mistake-chose", who=Seat(view.viewer or 0)), Message("mistake-best")
    is_line = isinstance(view.board, LineView | TrainsView)
    draw, places = (_line_move, (_LINE_PLAYED, _LINE_BETTER)) if is_line else (_move, (_PLAYED, _BETTER))
    if isinstance(view.board, TrainsView):
        draw_open_numbers(canvas, view, _NUMBERS)
    else:
        (_draw_line_of_dominoes if is_line else _draw_table)(canvas, view)
    draw(view, decision.played.move, chose, good=False).draw(canvas, places[0])
    draw(view, decision.best.move, better, good=True).draw(canvas, places[1])
    return places[0].bottom + (10 if is_line else 16)


@lru_cache(maxsize=2)
def _choice_sign(*, good: bool) -> Image.Image:
    """A check mark, or a cross, on light ground."""

    def paint(brush: Brush) -> None:
        if good:
            check(brush, 2, 6, 36, Ink.GREEN)
        else:
            for points in ([(6, 6), (12, 0), (40, 30), (34, 36)], [(34, 0), (40, 6), (12, 36), (6, 30)]):
                brush.polygon(points, Ink.ORANGE)

    return painted((42, 38), Ink.LIGHT, paint)


# -- the table ---------------------------------------------------------------------------------------------------------


def _draw_table(canvas: Canvas, view: View) -> None:
    """The table as its player saw it: the trick, the line; before the first play their hand."""
    ground = Ink.HEADER if isinstance(view.board, TricksView) else Ink.LIGHT
    panel(canvas, _TABLE, ground)
    soft(_situation(view), least=26).draw(canvas, Box(44, 180, _TABLE.right - 20, 242), ground)
    if isinstance(view.board, RowsView):
        _draw_rows(canvas, view.rows_board)
    elif view.trick_board.current_plays:
        _draw_plays(canvas, view)
    else:
        place = Box(_TABLE.left + 18, 240, _TABLE.right - 18, _TABLE.bottom - 14)
        _draw_hand(canvas, view.hand, place, ground)


def _draw_rows(canvas: Canvas, board: RowsView) -> None:
    try:
        draw_tiles(canvas, tiles_layout(board, _LAYOUT))
    except ValueError:  # too long to be drawn here: what counts are its ends
        Words(" … ".join(map(str, board.ends or ())), 60, align="m").draw(canvas, _LAYOUT, Ink.LIGHT)


def _situation(view: View) -> Message:
    """The line above it: the bid, the direction of a pass."""
    if isinstance(view.board, RowsView):
        if (waits := waiting_tile(view)) is not None:
            return Message("mistake-to-place", tile=waits.tile)
        return Message("mistake-line" if view.rows_board.tiles else "mistake-no-line")
    board = view.trick_board
    if board.current_plays:
        return Message("mistake-on-table")
    if view.phase is Phase.PASS:
        return Message(_PASSING.get(board.pass_direction, "mistake-pass"))
    bids = [(seat, bid) for seat, bid in board.auction if bid != PASS]
    if view.phase is Phase.BID:
        seat, bid = bids[-1] if bids else (0, PASS)
        return Message("mistake-bid", who=Seat(seat), bid=bid) if bids else Message("mistake-no-bid")
    if board.contract is None:
        return Message("mistake-to-lead")
    bid = {"who": Seat(board.contract.seat), "bid": board.contract.bid}
    if board.contract_progress is not None and board.finished:
        return Message("mistake-bid-won", won=board.contract_progress[0], **bid)
    return Message("mistake-bid", **bid)


def _draw_plays(canvas: Canvas, view: View) -> None:
    """The pieces that were played to the trick before, each with its player below it."""
    board = view.trick_board
    plays, winner = board.current_plays, board.on_table.winner if board.on_table is not None else None
    pitch = min(160, (_TABLE.width - 20) // len(plays))
    is_card = any(isinstance(shown.piece, Card) for _, shown in plays)
    wide = min(78 if is_card else 60, pitch - 16)
    high = wide * 3 // 2 if is_card else wide * 2
    left, is_many = _TABLE.centre[0] - pitch * len(plays) // 2, len(plays) >= _MANY
    room = _TABLE.width - 30 if len(plays) == 1 else 2 * pitch - 10 if is_many else pitch - 6
    for number, (seat, shown) in enumerate(plays):
        middle = left + pitch * number + pitch // 2
        at = box(middle - wide // 2, (300 if is_many else 308) - high // 2, wide, high)
        draw_piece(canvas, shown, at, Ink.HEADER, PieceLook(Ink.GOLD if seat == winner else None))
        leads = say_line(Message("mistake-leader", who=Seat(seat)))
        line = (
            leads if not number and not is_many and line_width(in_bold(leads), 34) <= room else (Span(seat_name(seat)),)
        )
        won = seat == winner
        size, level = (30, 384 + 32 * (number % 2)) if is_many else (34, 404)
        limit = min(room, 2 * min(middle - _TABLE.left, _TABLE.right - middle) - 8)
        ink, words = (Ink.TEXT, in_bold(line)) if won else (Ink.MUTED, line)
        draw_line(canvas, words, (middle, level), Letters(size, ink, Ink.HEADER), anchor="m", limit=limit, least=26)


def _draw_hand(canvas: Canvas, hand: Sequence[PieceView], place: Box, ground: Ink) -> None:
    """The hand in as many rows as its pieces are largest in."""
    if not hand:
        return
    is_card = any(isinstance(shown.piece, Card) for shown in hand)
    wide, each = max(_hand_rows(len(hand), rows, place, is_card=is_card) for rows in (1, 2, 3))
    high = wide * 3 // 2 if is_card else wide * 2
    rows = -(-len(hand) // each)
    top = place.centre[1] - (rows * (high + _GAP) - _GAP) // 2
    for number, shown in enumerate(hand):
        row, column = divmod(number, each)
        in_row = min(each, len(hand) - row * each)
        left = place.centre[0] - (in_row * (wide + _GAP) - _GAP) // 2 + column * (wide + _GAP)
        draw_piece(canvas, shown, box(left, top + row * (high + _GAP), wide, high), ground)


def _hand_rows(count: int, rows: int, place: Box, *, is_card: bool) -> tuple[int, int]:
    """The width of pieces in a number of rows, and the pieces in each."""
    each = -(-count // rows)
    wide = (place.width + _GAP) // each - _GAP
    high = (place.height + _GAP) // rows - _GAP
    return min(wide, high * 2 // 3 if is_card else high // 2, _HELD), each


# -- the two moves -----------------------------------------------------------------------------------------------------


def _move(view: View, move: Move, title: Message, *, good: bool) -> Panel:
    heading = Beside([strong(title, grows=True), sign(42, lambda _: _choice_sign(good=good))])
    name, rim = say(named(view, move)), Ink.GREEN if good else Ink.ORANGE
    played = move.piece if isinstance(move, Lead | Play) else None
    face = next((shown for shown in view.hand if played is not None and shown.piece == played), None)
    if face is None:  # no single piece
        words: Element = Paragraph([name], (60, 54, 48, 42, 36), Ink.GOLD if good else Ink.TEXT, bold=True, most=2)
    else:
        wide, high = _CARD if isinstance(face.piece, Card) else _TILE
        piece = piece_cell(face, wide, PieceLook(Ink.GOLD if good else None), high=high)
        words = Beside([piece, Painted(0, partial(_draw_code, face, name), grows=True)], gap=26)
    return Panel(Stack([heading, words]), Ink.LIGHT, rim, above=16)


def _draw_code(face: PieceView, name: str, canvas: Canvas, at: Box, ground: Ink) -> None:
    """The code of a piece, or its name where it could be led as another suit."""
    room = Box(at.left, at.centre[1] - 36, at.right, at.centre[1] + 36)
    if name == say(value_text(face.piece)):
        code_pill(canvas, face, room, ground)
        return
    draw_rounded(canvas, room, 30, Ink.HEADER, ground)
    within = room._replace(left=room.left + 10, right=room.right - 10)
    line = strong((Span(name),), align="m")
    paragraph = Paragraph([name], (28, 26, 24), bold=True, align="m", most=2)
    (line if line.least_wide() <= within.width else paragraph).draw(canvas, within, Ink.HEADER)


# -- a line of dominoes -----------------------------------------------------------------------------------------------


def _draw_line_of_dominoes(canvas: Canvas, view: View) -> None:
    """The line as its player saw it; before its first tile, their hand."""
    if view.line_board.laid:
        draw_final_line(canvas, view, _LINE_OF_DOMINOES, least=READABLE)
    else:
        panel(canvas, _LINE_OF_DOMINOES, Ink.LIGHT)
        _draw_hand(canvas, view.hand, _LINE_OF_DOMINOES.grown(-14), Ink.LIGHT)


def _line_move(view: View, move: Move, title: Message, *, good: bool) -> Panel:
    """A play on one line: its player, the tile where there is room for it, its code with the end."""
    whose, words = soft(title, least=26, bold=True, grows=True), strong(named(view, move), 40, least=30, most=190)
    tile, wide, high = list[Painted](), *_LYING
    room = _LINE_PLAYED.width - 42 - words.wide() - 84
    if isinstance(move, Play) and isinstance(move.piece, Tile) and whose.least_wide() + 20 + wide <= room:
        shown = next((one for one in view.hand if one.piece == move.piece), PieceView(move.piece))
        ends, tinted, ring = (move.piece.high, move.piece.low), shown.tinted, Ink.GOLD if good else None
        numerals = isinstance(view.board, TrainsView)  # pips of double-twelve are too small

        def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
            place = box(at.left, at.centre[1] - high // 2, wide, high)
            draw_laid(canvas, ends, place, ground, tinted=tinted, ring=ring, numerals=numerals)

        tile.append(Painted(wide, paint))
    choice = sign(42, lambda _: _choice_sign(good=good))
    rim = Ink.GREEN if good else Ink.ORANGE
    return Panel(Beside([whose, *tile, words, choice], gap=18), Ink.LIGHT, rim, pad=22, above=0)
