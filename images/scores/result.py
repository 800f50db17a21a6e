"""The picture of how a deal ended: what each side took, what it scores for that, and the totals."""

from collections.abc import Sequence
from functools import partial

from bot.rules.events import DealResult
from bot.rules.view import View
from bot.words.alt import alt_result
from bot.words.facts.results import result_note, taken_verb, target_noun
from bot.words.pictures import signed
from images.drawing.canvas import SIZE, Box, Canvas, box
from images.drawing.drawing import Drawing
from images.drawing.felts import felt_of
from images.drawing.lettering import width
from images.drawing.names import shown_name
from images.drawing.palette import Ink
from images.drawing.typefaces import Weight
from images.parts.headers import EDGE, bar, header, pill, winner_pill
from images.parts.marks import CROWN, HEADER, SIDE_INKS, crown_disc, rounded, side_mark

_TOP, _BOTTOM = HEADER + 62, 596  # of the lines; the note stands below
_TAKEN, _SCORED, _TOTAL = 690, 880, 1056  # where the figures end
_NOTE = 32
_NAME_LINE = 42  # from one of a side's names to the next


def draw_result(view: View, names: Sequence[str]) -> Drawing:
    """How the last finished deal ended, and the match if it is over. Raises ValueError before the first deal's end."""
    if not view.results:
        raise ValueError("no deal is finished yet")
    return Drawing(alt_result(view, names), "result.png", partial(_render, view, names))


def _render(view: View, names: Sequence[str]) -> bytes:
    result = view.results[-1]
    canvas = Canvas(Ink.FELT)
    bar(canvas)
    _header(canvas, view, names, result)
    for words, right in ((taken_verb(view), _TAKEN), ("this deal", _SCORED), ("total", _TOTAL)):
        canvas.text(words, (right, HEADER + 38), 32, Ink.MUTED, Ink.FELT, anchor="r")
    lines = result_layout(len(result.totals))
    for side, at in enumerate(lines):
        _line(canvas, view, names, result, side, at)
    for number, words in enumerate(_wrapped(result_note(view, partial(shown_name, names), result), SIZE[0] - 80)[:2]):
        canvas.text(words, (40, lines[-1].bottom + 34 + 42 * number), _NOTE, Ink.TEXT, Ink.FELT, limit=SIZE[0] - 80)
    return canvas.png(felt_of(view))


def result_layout(count: int) -> tuple[Box, ...]:
    """A line for each of up to six sides."""
    pitch = min(164, (_BOTTOM - _TOP) // count)
    return tuple(box(24, _TOP + number * pitch, SIZE[0] - 48, pitch - 8) for number in range(count))


def _header(canvas: Canvas, view: View, names: Sequence[str], result: DealResult) -> None:
    right = EDGE
    if view.winners is not None:
        right = winner_pill(canvas, view, names, right)
    else:
        right = pill(canvas, right, target_noun(view), str(view.target), ink=Ink.TEXT, ground=Ink.LIGHT)
    header(canvas, view.title, f"deal {result.number} is over", right, game=felt_of(view))


def _line(canvas: Canvas, view: View, names: Sequence[str], result: DealResult, side: int, at: Box) -> None:
    won = view.winners is not None and side in view.winners
    rim = Ink.GOLD if won else SIDE_INKS[side % 2] if view.partners else Ink.OUTLINE
    canvas.paste(rounded((at.width, at.height), 20, Ink.HEADER, Ink.FELT, rim), at.left, at.top)
    left, middle = at.left + 20, at.centre[1] + 1
    if view.partners:
        mark = side_mark(side, SIDE_INKS[side % 2], Ink.INK, Ink.HEADER)
        canvas.paste(mark, left, middle - mark.height // 2)
        left += mark.width + 14
    if won:
        crown = crown_disc(Ink.HEADER)
        canvas.paste(crown, left, middle - CROWN // 2)
        left += CROWN + 12
    room = _TAKEN - 100 - left
    lines = _names(view, names, side, room)
    size = 40 if len(lines) == 1 else 34
    for number, words in enumerate(lines):
        level = middle + _NAME_LINE * (2 * number - len(lines) + 1) // 2
        canvas.text(words, (left, level), size, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, limit=room, least=30)
    canvas.text(str(result.taken[side]), (_TAKEN, middle), 38, Ink.MUTED, Ink.HEADER, anchor="r")
    scored, total = signed(result.scored[side]), signed(result.totals[side], plus="")
    canvas.text(scored, (_SCORED, middle), 40, Ink.TEXT, Ink.HEADER, anchor="r")
    canvas.text(total, (_TOTAL, middle), 46, Ink.TEXT, Ink.HEADER, weight=Weight.BOLD, anchor="r")


def _names(view: View, names: Sequence[str], side: int, room: int) -> list[str]:
    """A side's names on one line where there is room for them, else each on its own."""
    members = [shown_name(names, seat) for seat in view.members(side)]
    together = ", ".join(members)
    return [together] if width(together, 36, Weight.BOLD) <= room else members


def _wrapped(text: str, limit: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, _NOTE, Weight.REGULAR) <= limit:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
