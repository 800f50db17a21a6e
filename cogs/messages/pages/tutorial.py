"""The tutorials as messages: a question with the learner's own picture and choices, then the reason, then the next."""

from dataclasses import replace

from bot.message import Text
from bot.rules.view import Choice, View
from bot.tutorials.lesson import Lesson, Verdict
from bot.words.choices import choice_label
from bot.words.names import label_names
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import LessonName, LessonStep
from cogs.messages.parts.arguments.play import OfferedMove, OfferedPiece
from cogs.messages.parts.buttons import MOST_BUTTONS, MOST_OPTIONS, PRIMARY, button, option, select
from cogs.messages.parts.choices import APART
from cogs.messages.parts.payload import Component, Controls, Payload
from images.drawing.drawing import Drawing
from images.seat.seat import draw_seat
from images.table.table import draw_table


def moment(lesson: Lesson, number: int, notice: str = "") -> Payload:
    """A moment of a lesson: what is asked, the picture, the choices. `notice` says why an answer was not right."""
    view = lesson.view(number)
    lines = [_heading(lesson, number), "" if number or notice else lesson.welcome, notice, _question(lesson, number)]
    return Payload("\n".join(filter(None, lines)), _picture(lesson, view), _choices(lesson, view, number))


def explained(lesson: Lesson, number: int, verdict: Verdict) -> Payload:
    """What is said of an answer: why it is right, with Next; or why not, with the choices again."""
    if not verdict.right:
        return moment(lesson, number, f"↩️ {verdict.reason}")
    picture = _picture(lesson, lesson.view(number))
    text = f"{_heading(lesson, number)}\n✅ {verdict.reason}"
    if number + 1 < len(lesson.moments):
        following = button(ids.LESSON, "Next", 0, LessonStep(lesson.name, number + 1), style=PRIMARY)
        return Payload(text, picture, ((following,),))
    again = button(ids.LESSON, "Once more", 0, LessonStep(lesson.name, 0))
    return Payload(f"{text}\n{lesson.farewell}\n**/domino new** opens a table.", picture, ((again,),))


def begin_button(lesson: Lesson, label: str = "Try a first deal") -> Component:
    """The button that begins a lesson."""
    return button(ids.LEARN, label, 0, LessonName(lesson.name))


def _heading(lesson: Lesson, number: int) -> str:
    return f"**{lesson.title}: a first deal** · {number + 1} of {len(lesson.moments)}"


def _question(lesson: Lesson, number: int) -> str:
    return f"**{lesson.moments[number].question}**"


def _picture(lesson: Lesson, view: View) -> Drawing:
    return draw_seat(view, lesson.names) if lesson.game.hands_by_dm else draw_table(view, lesson.names)


def _choices(lesson: Lesson, view: View, number: int) -> Controls:
    ask, here = view.ask, LessonStep(lesson.name, number)
    if ask is None:
        return ()
    if ask.pick:
        pieces = [
            option(str(shown.piece), str(OfferedPiece(at, shown.piece)))
            for at, shown in enumerate(view.hand)
            if shown.piece is not None
        ]
        return ((select(ids.LESSON, f"Choose {ask.pick} tiles", pieces, 0, here, count=ask.pick),),)
    label = label_names(lesson.names)
    options = [_option(at, choice, choice_label(view, choice, label)) for at, choice in enumerate(ask.choices)]
    if len(options) <= MOST_BUTTONS:
        return (_buttons(lesson, number, options),)
    apart = [offered for offered in options if OfferedMove.parse(offered["value"]).move in APART]
    others = [offered for offered in options if offered not in apart]
    return (
        *((_buttons(lesson, number, apart),) if apart else ()),
        *((_select(others[at : at + MOST_OPTIONS], here),) for at in range(0, len(others), MOST_OPTIONS)),
    )


def _buttons(lesson: Lesson, number: int, options: list[Component]) -> tuple[Component, ...]:
    moves = [OfferedMove.parse(offered["value"]).move for offered in options]
    return tuple(
        button(ids.LESSON, offered["label"], 0, LessonStep(lesson.name, number, move), style=PRIMARY)
        for offered, move in zip(options, moves, strict=True)
    )


def _select(options: list[Component], here: LessonStep) -> Component:
    """A select of some moves; the first of them tells it from the others on its message, as Discord requires."""
    first = replace(here, move=OfferedMove.parse(options[0]["value"]).move)
    return select(ids.LESSON, f"{options[0]['label']} … {options[-1]['label']}", options, 0, first)


def _option(at: int, choice: Choice, label: Text) -> Component:
    return option(label, str(OfferedMove(at, choice.move)), choice.note)
