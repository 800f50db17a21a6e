"""The leaderboard: the five best, and below them who looks at it, wherever they stand."""

from functools import partial

from bot.message import Message
from bot.words.speaker import say
from cogs.people.pictures.parts import LARGEST, draw_course, felt_of_game, person
from cogs.people.words.board import FEWEST, Board, BoardRow, alt_board
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.lettering import Letters
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.podium import medal
from images.parts.headers import EDGE, bar, header, pill
from images.parts.panels import moved_sign, panel

_LABELS = 112
_ROWS, _PITCH, _HIGH = 138, 93, 86
_OWN = Box(20, 610, 1080, 692)
_FORM = (528, 678)  # from where to where the line of form runs
_WON, _FIGURE = 850, 1056  # where these end
_NAME = 206


def draw_leaderboard(board: Board) -> Drawing:
    """A leaderboard."""
    return Drawing(alt_board(board, board.names), "leaderboard.png", partial(_render, board))


def _render(board: Board) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of_game(board.game)
    bar(canvas)
    right = pill(canvas, EDGE, say(Message("board-picture-ranked")), str(board.ranked), inks=(Ink.TEXT, Ink.LIGHT))
    what = Message("board-picture-what", game=board.game or Message("all-games"), period=board.period.words)
    header(canvas, say(Message("board-picture-title")), say(what), right, game=felt)
    for number, (row, name) in enumerate(zip(board.rows, board.names, strict=True)):
        _row(canvas, board, row, box(20, _ROWS + number * _PITCH, 1060, _HIGH), name)
    labels = (
        (Message("board-picture-form"), sum(_FORM) // 2, "m"),
        (Message("board-picture-won"), _WON, "r"),
        (board.measure, _FIGURE, "r"),
    )
    if board.rows:
        for label, at, anchor in labels:
            canvas.text(say(label), (at, _LABELS), Letters(34, Ink.MUTED, Ink.FELT), anchor=anchor, limit=190, least=28)
    else:
        _nobody(canvas)
    _own(canvas, board)
    return canvas.png(felt, largest=LARGEST)


def _nobody(canvas: Canvas) -> None:
    middle = SIZE[0] // 2
    words = say(Message("board-picture-empty"))
    canvas.text(words, (middle, 310), Letters(60, Ink.TEXT, Ink.FELT, Weight.BOLD), anchor="m", limit=1040, least=44)
    words = say(Message("board-picture-empty-why", matches=FEWEST))
    canvas.text(words, (middle, 380), Letters(38, Ink.MUTED, Ink.FELT), anchor="m", limit=1040, least=30)


def _row(canvas: Canvas, board: Board, row: BoardRow, at: Box, name: str) -> None:
    is_first = row.rank == 1
    ground = Ink.LIGHT if is_first else Ink.HEADER
    panel(canvas, at, ground, Ink.GOLD if is_first else None)
    if row.rank is not None and row.rank < 100:
        medal(canvas, row.rank, (at.left + 45, at.centre[1]), ground)
    _columns(canvas, board, row, at, name, (ground, Ink.GOLD if is_first else Ink.TEXT, Ink.ACCENT))


def _own(canvas: Canvas, board: Board) -> None:
    panel(canvas, _OWN, Ink.HEADER, Ink.TEXT)
    row, middle, you = board.own, _OWN.centre[1], say(Message("board-picture-you"))
    if row.rank is None:
        left = _OWN.left + 176 + canvas.text(you, (_NAME, middle), Letters(42, Ink.TEXT, Ink.HEADER, Weight.BOLD))
        more = Message("board-picture-missing", count=row.missing)
        words = say(more if row.tally.rated else Message("board-picture-begin", matches=FEWEST))
        canvas.text(
            words, (left + 34, middle), Letters(38, Ink.MUTED, Ink.HEADER), limit=_OWN.right - left - 60, least=30
        )
        return
    rank = (_OWN.left + 48, middle)
    canvas.text(str(row.rank), rank, Letters(46, Ink.TEXT, Ink.HEADER, Weight.BOLD), anchor="m", limit=80, least=30)
    _columns(canvas, board, row, _OWN, you, (Ink.HEADER, Ink.TEXT, Ink.TEXT))


def _columns(canvas: Canvas, board: Board, row: BoardRow, at: Box, name: str, inks: tuple[Ink, Ink, Ink]) -> None:
    """What follows the rank: places moved, name, form, matches won, and what all are ranked by.

    `inks` are the ground, the ink of the figure, and that of the line of form.
    """
    middle, (ground, ink, line) = at.centre[1], inks
    if row.moved is not None:
        moved_sign(canvas, row.moved, (at.left + 92, middle), ground)
    else:
        canvas.text(
            say(Message("board-picture-new")),
            (at.left + 92, middle),
            Letters(32, Ink.MUTED, ground),
            limit=88,
            least=24,
        )
    canvas.text(
        person(name), (_NAME, middle), Letters(42, Ink.TEXT, ground, Weight.BOLD), limit=_FORM[0] - _NAME - 20, least=30
    )
    if len(row.form) > 1:
        draw_course(canvas, row.form, Box(_FORM[0], at.top + 18, _FORM[1], at.bottom - 18), line, ground)
    won = say(Message("board-picture-wins", wins=row.tally.wins, matches=row.tally.rated))
    canvas.text(won, (_WON, middle), Letters(38, Ink.MUTED, ground), anchor="r", limit=_WON - _FORM[1] - 22, least=28)
    ink = Ink.MUTED if board.is_hidden(row) else ink
    canvas.text(say(board.figure(row)), (_FIGURE, middle), Letters(50, ink, ground, Weight.BOLD), anchor="r")
