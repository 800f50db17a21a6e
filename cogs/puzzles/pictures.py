"""The pictures of a puzzle: its question, and its answer with the votes."""

from collections.abc import Sequence
from functools import partial

from bot.message import Message, Seat, Text, Who, value_text
from bot.rules.view import Phase, View
from bot.words.seat.headline import headline
from bot.words.speaker import say, say_line
from bot.words.terms import unit_of
from cogs.puzzles.table import PuzzleScore
from cogs.puzzles.words import Judged, alt_answer, alt_question, question
from images.drawing import SIZE, Box, Canvas, Drawing, Ink, Letters, Weight, felt_of, names_drawn
from images.parts.headers import EDGE, bar, draw_head, in_bold, news_header, pill
from images.parts.lines import draw_line
from images.parts.marks import HEADER, crown_mark, draw_rounded
from images.parts.panels import panel
from images.seat.seat import draw_body

MOST_ROWS = 5
_TOP, _GAP, _HIGHEST = HEADER + 52, 10, 170
_LEFT, _RIGHT = 20, SIZE[0] - 20
_BARS = Box(400, 0, 790, 0)  # up to the highest value
_STUB = 0.12  # how long the bar of the lowest is, of what they differ by
_FIGURE, _VOTES = 935, _RIGHT - 24  # where figures end
_CROWN = 44


def draw_question(view: View, names: Sequence[str], days: int) -> Drawing:
    """The moment of a puzzle, for everyone: its match is over, and all its players allow it."""
    called = names_drawn(names, view.viewer)
    return Drawing(alt_question(view, names, days), "puzzle.png", partial(_render_question, view, days), names=called)


def _render_question(view: View, days: int) -> bytes:
    canvas = Canvas(Ink.FELT)
    more = Message("puzzle-whose", who=Seat(view.viewer or 0, how="name"), days=days)
    head = headline(view)._replace(title=question(view), more=more, brief="")
    if view.phase is Phase.PASS:  # the name of its player needs their room
        head = head._replace(pills=())
    draw_head(canvas, head, felt_of(view))
    draw_body(canvas, view)
    return canvas.png(felt_of(view))


def draw_answer(
    view: View, judged: Sequence[Judged], title: Message, who: str, score: PuzzleScore | None = None
) -> Drawing:
    """The choices of a puzzle, best first; `who` made one of them, `score` is the reader's.

    Five are drawn: the best, what was made and answered, and those that come next.
    """
    chosen = sorted(judged, key=lambda one: not (one.is_best or one.was_made or one.is_answer))[:MOST_ROWS]
    rows = tuple(one for one in judged if one in chosen)
    render = partial(_render_answer, view, rows, title, who, score)
    return Drawing(alt_answer(title, rows, who), "puzzle-answer.png", render)


def _render_answer(view: View, rows: Sequence[Judged], title: Message, who: str, score: PuzzleScore | None) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right, felt = EDGE, felt_of(view)
    if score is not None and score.answered:
        figure = say(Message("count-of", count=score.right, all=score.answered))
        right = pill(canvas, EDGE, say(Message("puzzle-pill")), figure, inks=(Ink.INK, Ink.GOLD))
    news_header(canvas, say_line(title), ((),), right, game=felt)
    right, ahead = _VOTES, Message("puzzle-ahead", unit=unit_of(view))
    for words, x, room in ((Message("puzzle-votes"), _VOTES, 160), (ahead, _FIGURE, 360)):
        at, letters = (min(x, right), HEADER + 28), Letters(32, Ink.MUTED, Ink.FELT)
        right = at[0] - canvas.text(say(words), at, letters, anchor="r", limit=room, least=26) - 24
    high = min((SIZE[1] - _TOP - 12) // len(rows) - _GAP, _HIGHEST)
    worst, top = min(row.value for row in rows), max(row.value for row in rows)
    low = worst - (top - worst) * _STUB
    scale = _BARS.width / ((top - low) or 1.0)
    for number, row in enumerate(rows):
        at = Box(_LEFT, _TOP + number * (high + _GAP), _RIGHT, _TOP + number * (high + _GAP) + high)
        _row(canvas, row, at, who, low, scale)
    return canvas.png(felt)


def _row(canvas: Canvas, row: Judged, at: Box, who: str, low: float, scale: float) -> None:
    ground = Ink.LIGHT if row.is_best else Ink.HEADER
    panel(canvas, at, ground, Ink.GOLD if row.is_best else Ink.TEXT if row.is_answer else None, radius=20)
    middle, left = at.centre[1], at.left + 22
    tags = _tags(row, who)
    level = middle if tags is None else middle - 20
    if row.is_best:
        canvas.paste(crown_mark(_CROWN, Ink.GOLD, ground), left, level - _CROWN // 2 + 2)
        left += _CROWN + 12
    room = _BARS.left - 16 - left
    draw_line(canvas, in_bold(say_line(row.label)), (left, level), Letters(40, Ink.TEXT, ground), limit=room, least=26)
    if tags is not None:
        below, room = (at.left + 22, middle + 26), _BARS.left - 16 - at.left - 22
        draw_line(canvas, say_line(tags), below, Letters(30, Ink.MUTED, ground), limit=room, least=24)
    _bar(canvas, row, at, ground, low, scale)
    canvas.text(say(row.figure), (_FIGURE, middle), Letters(40, Ink.TEXT, ground, Weight.BOLD), anchor="r")
    canvas.text(str(row.votes), (_VOTES, middle), Letters(40, Ink.TEXT, ground), anchor="r")


def _tags(row: Judged, who: str) -> Text | None:
    """Below a choice: who made it, at the table or as the reader's answer."""
    if not row.was_made:
        return Message("puzzle-your-answer") if row.is_answer else None
    return Message("puzzle-your-answer-too", who=Who(who)) if row.is_answer else value_text(Who(who))


def _bar(canvas: Canvas, row: Judged, at: Box, ground: Ink, low: float, scale: float) -> None:
    """The longer the better."""
    middle, end = at.centre[1], _BARS.left + round((row.value - low) * scale)
    ink = Ink.GOLD if row.is_best else Ink.OUTLINE
    draw_rounded(canvas, Box(_BARS.left, middle - 18, end, middle + 18), 6, ink, ground)
