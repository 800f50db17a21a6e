"""The picture of a puzzle: the seat of who had to decide, and what is asked."""

from collections.abc import Sequence
from functools import partial

from bot.rules.view import Phase, View
from bot.words.puzzles import alt_question, question
from bot.words.seat.headline import headline
from bot.words.seat.parts import Part, plain
from images.drawing.canvas import Canvas
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.seat.head import draw_head
from images.seat.seat import draw_body


def draw_question(view: View, names: Sequence[str], day: str) -> Drawing:
    """The moment of a puzzle, for everybody who may see it: its match is over, and all who sat there allow it."""
    return Drawing(alt_question(view, names, day), "puzzle.png", partial(_render, view, names, day))


def _render(view: View, names: Sequence[str], day: str) -> bytes:
    canvas, name = Canvas(Ink.FELT), partial(shown_name, names)
    more = Part(name(view.viewer or 0), gives=True), plain(f", {day.removeprefix('on ')}")
    head = headline(view, name)._replace(title=(plain(question(view)),), more=more)
    if view.phase is Phase.PASS:  # how many are chosen tells nothing here, and whose puzzle it is needs the room
        head = head._replace(pills=())
    draw_head(canvas, head, felt_of(view))
    draw_body(canvas, view, names)
    return canvas.png(felt_of(view))
