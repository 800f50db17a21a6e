"""The picture of a table of tricks: who sits where, what lies there, whose turn it is."""

from collections.abc import Sequence

from bot.message import Message, Who
from bot.rules.boards import PieceView
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.speaker import SUITS, say, say_line
from bot.words.table import doubles_rank, moments, trump_pill
from bot.words.tricks import undealt_taker
from images.drawing.canvas import Canvas
from images.drawing.felts import felt_of
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.parts.headers import EDGE, header, pill, winner_pill
from images.parts.lines import draw_line
from images.parts.marks import badge
from images.parts.pieces import draw_piece
from images.table.corners import draw_corners
from images.table.draw import passing_pill
from images.table.plates import draw_plate, ground
from images.table.slots import draw_slot
from images.table.tricks_layout import SeatPlace, TableLayout, table_layout


def render_tricks(view: View, names: Sequence[str]) -> bytes:
    """The table of a trick game as a PNG. Raises TypeError in a game without tricks."""
    layout = table_layout(len(view.seats))
    canvas = ground(layout.compass)
    _header(canvas, view, names)
    for seat, place in zip(view.seats, layout.seats, strict=True):
        draw_plate(canvas, view, seat, place.plate, shown_name(names, seat.seat))
        draw_slot(canvas, view, seat, place)
    for place, shown in _shown(view, layout):
        if shown.points:
            canvas.lay(badge(shown.points, shown.penalty), place.badge.left, place.badge.top)
    if layout.spare is not None and view.trick_board.exposed:
        _exposed(canvas, view, names, layout.spare)
    draw_corners(canvas, view, names, layout)
    return canvas.png(felt_of(view))


def _header(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    board = view.trick_board
    right = EDGE
    trump, doubles = trump_pill(view), doubles_rank(board.doubles) if board.doubles is not None else None
    if view.winners is not None:
        right = winner_pill(canvas, view, names, right)
    elif doubles is not None and trump is not None:
        label, value = say(Message("no-trump")), say(Message("pill-doubles", rank=doubles))
        right = pill(canvas, right, label, value, ink=Ink.TEXT, ground=Ink.LIGHT)
    elif trump is not None:
        right = trump_pill_of(canvas, right, trump)
    if board.led is not None and board.led is not Suit.CLOSEST:
        led = say(Message(SUITS[board.led]))
        right = pill(canvas, right, say(Message("pill-led")), led, ink=Ink.INK, ground=Ink.TEXT)
    if view.phase is Phase.PASS:
        right = passing_pill(canvas, view, right)
    if doubles is not None and trump is None:
        label = say(Message("table-doubles-label"))
        right = pill(canvas, right, label, say(doubles), ink=Ink.TEXT, ground=Ink.LIGHT)
    title, (more, *briefer) = say(view.title), map(say, moments(view))
    header(canvas, title, more, right, game=felt_of(view), briefer=[(title, brief) for brief in briefer])


def trump_pill_of(canvas: Canvas, right: int, trump: Message) -> int:
    """A pill that says what is trump. Returns where the next ends."""
    label = say(Message("pill-trump"))
    return pill(canvas, right, label, say(trump), ink=Ink.INK, ground=Ink.GOLD, starred=True)


def _shown(view: View, layout: TableLayout) -> list[tuple[SeatPlace, PieceView]]:
    board = view.trick_board
    played = board.on_table.plays if board.on_table is not None else ()
    shown = [(layout.seats[seat], piece) for seat, piece in played]
    if layout.spare is not None and board.exposed:
        shown.append((layout.spare, board.exposed[0]))
    return shown


def _exposed(canvas: Canvas, view: View, names: Sequence[str], place: SeatPlace) -> None:
    board = view.trick_board
    draw_piece(canvas, board.exposed[0], place.slot, Ink.LIGHT)
    x, _ = place.plate.centre
    at, words = (x, place.plate.top + 28), say(Message("table-undealt"))
    canvas.text(words, at, 32, Ink.MUTED, Ink.FELT, anchor="m", limit=place.plate.width, least=24)
    taker = undealt_taker(view)
    if taker is not None:
        at, to = (x, place.plate.top + 70), say_line(Message("table-undealt-to", who=Who(shown_name(names, taker))))
        draw_line(canvas, to, at, 34, Ink.TEXT, Ink.FELT, anchor="m", limit=place.plate.width, least=28)
