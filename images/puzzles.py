"""The pictures of a puzzle: its question, and its answer with the votes."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.rules.view import Phase, View
from bot.words.puzzles import Judged, alt_answer, alt_question, error_words, points, question
from bot.words.seat.headline import headline
from bot.words.seat.parts import Part, plain
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import Felt, felt_of
from images.drawing.lettering import fitted
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.ends.parts import panel
from images.parts.headers import EDGE, bar, header, pill
from images.parts.marks import HEADER, crown_sign, draw_rounded
from images.seat.head import draw_head
from images.seat.seat import draw_body

MOST_ROWS = 5
_TOP, _GAP, _HIGHEST = HEADER + 52, 10, 170
_LEFT, _RIGHT = 20, SIZE[0] - 20
_BARS = Box(400, 0, 790, 0)  # up to the highest value
_STUB = 0.12  # how long the bar of the lowest is, of what they differ by
_FIGURE, _VOTES = 935, _RIGHT - 24  # where figures end
_CROWN = 44


def draw_question(view: View, names: Sequence[str], day: str) -> Drawing:
    """The moment of a puzzle, for everybody who may see it: its match is over, and all who sat there allow it."""
    return Drawing(alt_question(view, names, day), "puzzle.png", partial(_render_question, view, names, day))


def _render_question(view: View, names: Sequence[str], day: str) -> bytes:
    canvas, name = Canvas(Ink.FELT), partial(shown_name, names)
    more = Part(name(view.viewer or 0), gives=True), plain(f", {day.removeprefix('on ')}")
    head = headline(view, name)._replace(title=(plain(question(view)),), more=more)
    if view.phase is Phase.PASS:  # how many are chosen tells nothing here, and whose puzzle it is needs the room
        head = head._replace(pills=())
    draw_head(canvas, head, felt_of(view))
    draw_body(canvas, view, names)
    return canvas.png(felt_of(view))


class Score(NamedTuple):
    """How many puzzles somebody has answered, and how many rightly."""

    answered: int
    right: int


def draw_answer(view: View, judged: Sequence[Judged], title: str, who: str, score: Score | None = None) -> Drawing:
    """The choices of a puzzle, best first; `who` made one of them, `score` is the reader's.

    Five are drawn: the best, what was made and answered, and those that come next.
    """
    chosen = sorted(judged, key=lambda one: not (one.is_best or one.was_made or one.is_answer))[:MOST_ROWS]
    rows = tuple(one for one in judged if one in chosen)
    render = partial(_render_answer, felt_of(view), rows, title, who, score)
    return Drawing(alt_answer(title, rows, who), "puzzle-answer.png", render)


def _render_answer(felt: Felt, rows: Sequence[Judged], title: str, who: str, score: Score | None) -> bytes:
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    right = EDGE
    if score is not None and score.answered:
        right = pill(canvas, EDGE, "right", f"{score.right} of {score.answered}", ink=Ink.INK, ground=Ink.GOLD)
    header(canvas, title, "", right, game=felt)
    for words, x in (("ahead on average", _FIGURE), ("votes", _VOTES)):
        canvas.text(words, (x, HEADER + 28), 32, Ink.MUTED, Ink.FELT, anchor="r")
    high = min((SIZE[1] - _TOP - 12) // len(rows) - _GAP, _HIGHEST)
    worst, top = min(row.value - row.error for row in rows), max(row.value + row.error for row in rows)
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
    level = middle - 20 if tags else middle
    if row.is_best:
        canvas.paste(crown_sign(_CROWN, Ink.GOLD, ground), left, level - _CROWN // 2 + 2)
        left += _CROWN + 12
    room = _BARS.left - 16 - left
    canvas.text(row.label, (left, level), 40, Ink.TEXT, ground, weight=Weight.BOLD, limit=room, least=28)
    if tags:
        canvas.text(
            fitted(tags, 30, Weight.REGULAR, _BARS.left - 16 - at.left - 22), (at.left + 22, middle + 26), 30,
            Ink.MUTED, ground,
        )  # fmt: skip
    _bar(canvas, row, at, ground, low, scale)
    canvas.text(points(row.value), (_FIGURE, middle - 20), 40, Ink.TEXT, ground, weight=Weight.BOLD, anchor="r")
    canvas.text(error_words(row.error), (_FIGURE, middle + 26), 32, Ink.MUTED, ground, anchor="r")
    canvas.text(str(row.votes), (_VOTES, middle), 40, Ink.TEXT, ground, anchor="r")


def _tags(row: Judged, who: str) -> str:
    """Whose choice it is, below it: the table's, the reader's."""
    return " · ".join([*(["your answer"] if row.is_answer else []), *([who] if row.was_made else [])])


def _bar(canvas: Canvas, row: Judged, at: Box, ground: Ink, low: float, scale: float) -> None:
    """The longer the better, with the error as a line across its end."""
    middle, end = at.centre[1], _BARS.left + round((row.value - low) * scale)
    draw_rounded(
        canvas, Box(_BARS.left, middle - 18, end, middle + 18), 6, Ink.GOLD if row.is_best else Ink.OUTLINE, ground
    )
    spread = round(row.error * scale)
    if spread > 2:
        canvas.fill(Box(end - spread, middle - 2, end + spread, middle + 2), Ink.TEXT)
        for x in (end - spread, end + spread):
            canvas.fill(box(x - 2, middle - 10, 4, 20), Ink.TEXT)
