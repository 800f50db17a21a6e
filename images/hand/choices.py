"""What stands in a hand's picture once all tiles are played and something is still to be decided: the choices."""

from collections.abc import Sequence
from functools import partial

from bot.rules.moves import Moon
from bot.rules.view import Choice, View
from bot.words.choices import choice_label
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.lettering import width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.marks import HEADER, rounded

MOST = 8  # choices that are written out
_HIGH, _GAP, _LEFT = 64, 8, 40
_SIZE, _NOTE = 36, 30


def choices_layout(count: int) -> tuple[Box, ...]:
    """A line for each choice, from the top, in the middle of the picture's height where they are few."""
    lines = min(count, MOST)
    top = (HEADER + SIZE[1] - lines * (_HIGH + _GAP)) // 2 + _GAP
    return tuple(box(_LEFT, top + line * (_HIGH + _GAP), SIZE[0] - 2 * _LEFT, _HIGH) for line in range(lines))


def draw_choices(canvas: Canvas, view: View, names: Sequence[str]) -> None:
    """Write out the choices of the view's own seat, and what each comes to; the last line says how many more."""
    choices, name = view.ask.choices if view.ask is not None else (), partial(shown_name, names)
    for line, (choice, at) in enumerate(zip(choices, choices_layout(len(choices)), strict=False)):
        canvas.paste(rounded((at.width, at.height), 18, Ink.HEADER, Ink.FELT, Ink.OUTLINE), at.left, at.top)
        left, right, middle = at.left + 24, at.right - 24, at.centre[1] + 1
        if line == MOST - 1 and len(choices) > MOST:
            more = f"and {len(choices) - line} more to choose from"
            canvas.text(more, (left, middle), _NOTE, Ink.MUTED, Ink.HEADER)
            break
        note = _comes_to(view, choice) or choice.note
        canvas.text(note, (right, middle), _NOTE, Ink.MUTED, Ink.HEADER, anchor="r")
        room = right - left - width(note, _NOTE, Weight.REGULAR) - 20
        words = choice_label(view, choice, name)
        canvas.text(words, (left, middle), _SIZE, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=room, least=30)


def _comes_to(view: View, choice: Choice) -> str:
    """What a moon makes of the score it changes."""
    if not isinstance(choice.move, Moon) or view.viewer is None or choice.move.everyone:
        return ""
    points = sum(seat.points for seat in view.seats)
    own = choice.move.opponent is None
    total = view.seats[view.viewer if choice.move.opponent is None else choice.move.opponent].total
    return f"{total} → {total - points if own else total + points}".replace("-", "−")
