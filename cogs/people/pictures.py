"""Pictures of the leaderboard (the five best, and the viewer below them) and of two people against each other."""

from collections.abc import Sequence
from functools import partial

from bot.message import Day, Joined, Message, Rounded, Row, Text, value_text
from bot.words.speaker import say
from cogs.people.words import FEWEST, Board, BoardRow, GameOfTwo, Meeting, Versus, alt_board, alt_versus, others
from images.drawing import (
    SIZE,
    Box,
    Canvas,
    Drawing,
    Felt,
    Ink,
    Letters,
    Weight,
    box,
    drawable,
    felt_titled,
    fitted,
    shown_name,
    sprite,
)
from images.parts.elements import draw_medal as medal
from images.parts.emblems import OWN_INKS, emblem
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import draw_rounded
from images.parts.panels import moved_sign, panel
from images.scores.chart import draw_line

LARGEST = 40 * 1024  # bytes: nobody waits for these pictures as for a play

# Of the leaderboard.
_LABELS = 112
_ROWS, _PITCH, _HIGH = 138, 93, 86
_OWN = Box(20, 610, 1080, 692)
_FORM = (528, 678)  # from where to where the line of form runs
_WON, _FIGURE = 850, 1056  # where these end
_NAME = 206

# Of two people against each other.
_BANNER = Box(20, 100, 1080, 320)
_GAMES, _LATEST = Box(20, 336, 550, 684), Box(566, 336, 1080, 684)
_INKS = (Ink.SIDE_A, Ink.SIDE_B)
_CHIP = 56
_SHOWN = 3  # games


def person(name: str) -> str:
    """A person's name as it can be drawn."""
    return shown_name([name], 0) if drawable(name) else say(Message("someone"))


def felt_of_game(title: Text) -> Felt:
    """The felt of a game by its title; of none in particular for all games."""
    return felt_titled(title) if title else Felt.NEUTRAL


def course_points(values: Sequence[int], at: Box) -> list[tuple[int, int]]:
    """The points of a line that runs through a box, the highest value at its top. A level line runs in the middle."""
    low, high = min(values), max(values)
    step = at.width / max(1, len(values) - 1)
    return [
        (
            round(at.left + number * step),
            at.centre[1] if high == low else round(at.bottom - (value - low) / (high - low) * at.height),
        )
        for number, value in enumerate(values)
    ]


def draw_course(canvas: Canvas, values: Sequence[int], at: Box, ink: Ink, under: Ink) -> None:
    """A line of values over time, with a dot at its end."""
    points = course_points(values, at)
    if len(points) > 1:
        draw_line(canvas, points, ink, under=under)
    dot(canvas, points[-1], 10, ink)


def dot(canvas: Canvas, at: tuple[int, int], radius: int, ink: Ink) -> None:
    """A disc across whatever is there."""
    across = 2 * radius
    mark = sprite((across, across), Ink.HEADER, Ink.TEXT, lambda brush: brush.disc(radius, radius, radius, ink))
    canvas.lay(mark, at[0] - radius, at[1] - radius)


def draw_bar(canvas: Canvas, at: Box, share: float, ink: Ink, under: Ink) -> None:
    draw_rounded(canvas, at, at.height // 2, Ink.HEADER, under)
    wide = round(at.width * share)
    if wide >= at.height:
        draw_rounded(canvas, Box(at.left, at.top, at.left + wide, at.bottom), at.height // 2, ink, under)


def draw_leaderboard(board: Board) -> Drawing:
    return Drawing(alt_board(board, board.names), "leaderboard.png", partial(_render_board, board))


def _render_board(board: Board) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of_game(board.game)
    bar(canvas)
    right = pill(canvas, EDGE, say(Message("board-picture-ranked")), str(board.ranked), inks=(Ink.TEXT, Ink.LIGHT))
    what = Joined((board.game or Message("all-games"), board.period.words), " · ")
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
        room = _OWN.right - left - 60
        canvas.text(words, (left + 34, middle), Letters(38, Ink.MUTED, Ink.HEADER), limit=room, least=30)
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
        new = say(Message("board-picture-new"))
        canvas.text(new, (at.left + 92, middle), Letters(32, Ink.MUTED, ground), limit=88, least=24)
    letters = Letters(42, Ink.TEXT, ground, Weight.BOLD)
    canvas.text(person(name), (_NAME, middle), letters, limit=_FORM[0] - _NAME - 20, least=30)
    if len(row.form) > 1:
        draw_course(canvas, row.form, Box(_FORM[0], at.top + 18, _FORM[1], at.bottom - 18), line, ground)
    won = say(Message("count-of", count=row.tally.wins, all=row.tally.rated))
    canvas.text(won, (_WON, middle), Letters(38, Ink.MUTED, ground), anchor="r", limit=_WON - _FORM[1] - 22, least=28)
    ink = Ink.MUTED if board.is_hidden(row) else ink
    canvas.text(say(board.figure(row)), (_FIGURE, middle), Letters(50, ink, ground, Weight.BOLD), anchor="r")


def draw_versus(versus: Versus) -> Drawing:
    return Drawing(alt_versus(versus, versus.names), "versus.png", partial(_render_versus, versus))


def _render_versus(versus: Versus) -> bytes:
    canvas, felt = Canvas(Ink.FELT), felt_of_game(versus.game)
    bar(canvas)
    right = pill(canvas, EDGE, say(Message("versus-picture-matches")), str(versus.matches), inks=(Ink.TEXT, Ink.LIGHT))
    header(canvas, say(Message("versus-picture-title")), say(versus.title), right, game=felt)
    _scores(canvas, versus)
    panel(canvas, _GAMES, Ink.HEADER)
    panel(canvas, _LATEST, Ink.HEADER)
    for at, title in ((_GAMES, "versus-picture-games"), (_LATEST, "versus-picture-latest")):
        words, room = say(Message(title)), at.width - 48
        canvas.text(words, (at.left + 24, at.top + 36), Letters(34, Ink.MUTED, Ink.HEADER), limit=room, least=28)
    for number, game in enumerate(versus.games[:_SHOWN]):
        _game(canvas, game, _GAMES.top + 106 + number * 92)
    for number, meeting in enumerate(versus.latest):
        _meeting(canvas, versus, meeting, _LATEST.top + 92 + number * 56)
    return canvas.png(felt, largest=LARGEST)


def _scores(canvas: Canvas, versus: Versus) -> None:
    """Both names, how often each was ahead, and a bar of it, the matches in which they were level in its middle."""
    panel(canvas, _BANNER, Ink.HEADER)
    middle, room = SIZE[0] // 2, 296
    for side, (name, ahead) in enumerate(zip(versus.names, versus.ahead, strict=True)):
        at, anchor = ((_BANNER.left + 28, "l"), (_BANNER.right - 28, "r"))[side]
        _sign(canvas, side, (at + (18 if side == 0 else -18), _BANNER.top + 62), Ink.HEADER)
        x = at + (52 if side == 0 else -52)
        letters = Letters(46, Ink.TEXT, Ink.HEADER, Weight.BOLD)
        canvas.text(person(name), (x, _BANNER.top + 62), letters, anchor=anchor, limit=room, least=34)
        leads = ahead > versus.ahead[1 - side]
        x = middle + (-44 if side == 0 else 44)
        letters = Letters(84, Ink.GOLD if leads else Ink.TEXT, Ink.HEADER, Weight.BOLD)
        canvas.text(str(ahead), (x, _BANNER.top + 66), letters, anchor="r" if side == 0 else "l")
    to = say(Message("versus-picture-to"))
    canvas.text(to, (middle, _BANNER.top + 72), Letters(36, Ink.MUTED, Ink.HEADER), anchor="m")
    whole = Box(_BANNER.left + 28, _BANNER.top + 124, _BANNER.right - 28, _BANNER.top + 150)
    draw_rounded(canvas, whole, 13, Ink.BADGE, Ink.HEADER)
    for side, ahead in enumerate(versus.ahead):
        wide = round(whole.width * ahead / versus.matches) if versus.matches else 0
        if wide >= whole.height:
            left = whole.left if side == 0 else whole.right - wide
            draw_rounded(canvas, Box(left, whole.top, left + wide, whole.bottom), 13, _INKS[side], Ink.HEADER)
    first: Text = Message("versus-picture-ahead") if versus.matches else Message("versus-played", matches=0)
    line, room = say(Joined((first, *others(versus)), " · ")), _BANNER.width - 56
    canvas.text(line, (middle, _BANNER.top + 186), Letters(36, Ink.MUTED, Ink.HEADER), anchor="m", limit=room, least=28)


def _sign(canvas: Canvas, side: int, at: tuple[int, int], under: Ink) -> None:
    """What stands for each of the two beside their name: a disc and a square."""
    where = Box(at[0] - 17, at[1] - 17, at[0] + 17, at[1] + 17)
    draw_rounded(canvas, where, 17 if side == 0 else 6, _INKS[side], under)


def _game(canvas: Canvas, game: GameOfTwo, level: int) -> None:
    felt = felt_titled(game.title)
    chip = emblem(felt, _CHIP, OWN_INKS.get(felt, Ink.ACCENT), Ink.HEADER)
    canvas.paste(chip, _GAMES.left + 24, level - _CHIP // 2)
    left, right = _GAMES.left + 102, _GAMES.right - 24
    ahead = say(Message("versus-picture-score", one=game.ahead[0], other=game.ahead[1]))
    wide = canvas.text(ahead, (left, level), Letters(46, Ink.TEXT, Ink.HEADER, Weight.BOLD))
    if game.a_deal is not None:
        one, other = map(Rounded, game.a_deal)
        words = say(value_text(Row((one, other), " · ")))
        at = (right, level)
        canvas.text(words, at, Letters(40, Ink.MUTED, Ink.HEADER), anchor="r", limit=right - left - wide - 20, least=30)


def _meeting(canvas: Canvas, versus: Versus, meeting: Meeting, level: int) -> None:
    left, right = _LATEST.left + 24, _LATEST.right - 24
    day = say(value_text(Day(meeting.day, short=True)))
    canvas.text(day, (left, level), Letters(34, Ink.MUTED, Ink.HEADER), limit=120, least=22)
    one, other = (Rounded(total, 0) for total in meeting.totals)
    totals = say(value_text(Row((one, other), " : ")))
    wide = canvas.text(totals, (right, level), Letters(38, Ink.TEXT, Ink.HEADER), anchor="r")
    left += 128
    if meeting.ahead is None:
        tied, room = say(Message("versus-picture-tied")), right - wide - left - 66
        canvas.text(tied, (left + 46, level), Letters(36, Ink.MUTED, Ink.HEADER), limit=room, least=28)
        return
    _sign(canvas, meeting.ahead, (left + 18, level), Ink.HEADER)
    name = fitted(person(versus.names[meeting.ahead]), 36, Weight.REGULAR, right - wide - left - 66)
    canvas.text(name, (left + 46, level), Letters(36, Ink.TEXT, Ink.HEADER))
