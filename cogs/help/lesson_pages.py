"""The lessons as messages: a question with the learner's own picture and choices, then the reason, then the next."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from functools import partial
from random import Random

from bot.message import AllOf, Message, Names, Text, lines, value_text, with_names
from bot.rules.moves import Move, Pass
from bot.rules.view import Choice, Phase, View
from bot.words.moves import button_label
from bot.words.names import label_names
from bot.words.speaker import say, say_chat
from cogs.help.courses import COURSES, Course
from cogs.help.tutorials import LESSONS, Feedback, GameLesson
from cogs.kit import actions
from cogs.kit.actions import OfferedMove, OfferedPiece, TableToOpen
from cogs.kit.custom_ids import Action, Argument, NoArgument
from cogs.kit.payload.buttons import (
    MOST_BUTTONS,
    MOST_OPTIONS,
    PRIMARY,
    SECONDARY,
    button,
    option,
    select,
    shown_piece,
    with_piece,
)
from cogs.kit.payload.page import Sample
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.kit.slots import PLAY_AFTER_LESSON
from cogs.messages.choices import APART
from images.drawing import Drawing
from images.seat.seat import draw_seat
from images.table.table import draw_table


class LessonName(Argument, template="{name:[a-z0-9-]{1,30}}"):
    name: str


class Wish(StrEnum):
    """A learner's wish instead of an answer."""

    SHOW = "show"  # the right answer
    STOP = "stop"


class LessonStep(Argument, template="{name:[a-z0-9-]{1,30}}/{number:[0-9]{1,2}}[|{move}][!{wish}]"):
    """A moment of a lesson, counted from 0, with a move or a wish: `NAME/3`, `NAME/3|play 6-4`, `NAME/3!show`."""

    name: str
    number: int
    move: Move | None = None
    wish: Wish | None = None


LEARN = Action("learn", LessonName)  # of a select: the lesson is its value
LESSON = Action("lesson", LessonStep)
COURSE = Action("course", LessonName)  # its page; of a select likewise
COURSE_LIST = Action("courses", NoArgument)


def moment(lesson: GameLesson, number: int, notice: Text = "") -> Payload:
    """A question, its picture, its choices. `notice` says why an answer was not right: then that can be shown."""
    view = lesson.view(number)
    welcome = lesson.welcome if not number and not notice else None
    text = lines(_heading(lesson, number), welcome, notice, lesson.question(number))
    show = (button(LESSON, Message("lesson-show"), 0, LessonStep(lesson.name, number, wish=Wish.SHOW)),)
    ways_out = (*(show if notice else ()), _stop(lesson, number))
    return Payload(say_chat(text), _picture(lesson, view), (*_choices(lesson, view, number), ways_out))


def answered(lesson: GameLesson, number: int, move: Move, feedback: Feedback, gained: Text | None = None) -> Payload:
    """The feedback to an answer: why it is right, and its outcome; or a hint, with the choices again. `gained` is a
    line about achievements, at the end of the lesson.
    """
    if not feedback.right:
        return moment(lesson, number, Message("lesson-wrong", hint=feedback.reason))
    return _explained(lesson, number, move, Message("lesson-right", reason=feedback.reason), gained)


def shown(lesson: GameLesson, number: int, gained: Text | None = None) -> Payload:
    """The right answer, for a learner who asked for it."""
    move, view = lesson.best(number), lesson.view(number)
    if isinstance(move, Pass):
        label: object = AllOf(move.pieces)
    else:
        choices = view.ask.choices if view.ask is not None else ()
        label = next(_label(lesson, view, choice) for choice in choices if choice.move == move)
    text = Message("lesson-shown", move=label, reason=lesson.judge(number, move).reason)
    return _explained(lesson, number, move, text, gained)


def stopped(lesson: GameLesson, number: int) -> Payload:
    """A lesson that its learner has stopped, with a button to continue."""
    again = button(LESSON, Message("lesson-continue"), 0, LessonStep(lesson.name, number))
    return Payload(say_chat(Message("lesson-stopped")), rows=((again, _all_lessons(lesson)),))


def course_button(course: Course, label: Text) -> Component:
    return button(COURSE, label, 0, LessonName(course.name))


def _all_lessons(lesson: GameLesson) -> Component:
    return course_button(COURSES[lesson.course], Message("course-lessons"))


def _explained(lesson: GameLesson, number: int, move: Move, reason: Text, gained: Text | None) -> Payload:
    """The result of a move, with Next; at the end, the lesson learned, the next lesson, and places to play."""
    picture = _picture(lesson, lesson.outcome(number, move))
    if number + 1 < len(lesson.moments):
        following = LessonStep(lesson.name, number + 1)
        controls = (button(LESSON, Message("lesson-next"), 0, following, style=PRIMARY), _stop(lesson, number + 1))
        return Payload(say_chat(lines(_heading(lesson, number), reason)), picture, (controls,))
    following = COURSES[lesson.course].after(lesson.name)
    ahead = Message("lesson-play") if following is None else Message("course-next", title=following.title)
    learned = Message("lesson-learned"), lesson.learned
    text = lines(_heading(lesson, number), reason, *learned, gained, ahead)
    return Payload(say_chat(text), picture, _ways_on(lesson, following))


def _ways_on(lesson: GameLesson, following: GameLesson | None) -> Controls:
    """The next lesson, if there is one, and the others; then places to play."""
    again = button(LESSON, Message("lesson-again"), 0, LessonStep(lesson.name, 0))
    preset = lesson.game.nearest_preset(lesson.options)[0].name
    argument, style = TableToOpen(lesson.game.name, preset=preset), PRIMARY if following is None else SECONDARY
    new = button(actions.NEW_TABLE, Message("lesson-new-table"), 0, argument, style=style)
    play, rest = (new, *(offered() for offered in PLAY_AFTER_LESSON)), (_all_lessons(lesson), again)
    if following is None:
        return play, rest
    step = LessonStep(following.name, 0)
    return (button(LESSON, Message("course-button-next"), 0, step, style=PRIMARY), *rest), play


def _heading(lesson: GameLesson, number: int) -> Message:
    of_lesson = {"game": lesson.game_title, "title": lesson.title, "steps": len(lesson.moments)}
    return Message("lesson-heading", number=number + 1, **of_lesson)


def _stop(lesson: GameLesson, number: int) -> Component:
    return button(LESSON, Message("lesson-stop"), 0, LessonStep(lesson.name, number, wish=Wish.STOP))


def _names(lesson: GameLesson) -> tuple[str, ...]:
    return tuple(map(say_chat, lesson.names))


def _picture(lesson: GameLesson, view: View) -> Drawing:
    has_hand = lesson.game.hands_by_dm and view.viewer is not None
    return (draw_seat if has_hand else draw_table)(view, _names(lesson))


def _label(lesson: GameLesson, view: View, choice: Choice) -> Text:
    return with_names(button_label(view, choice), Names(label_names(_names(lesson))))


def _choices(lesson: GameLesson, view: View, number: int) -> Controls:
    ask, here = view.ask, LessonStep(lesson.name, number)
    if ask is None:
        return ()
    if ask.pick:
        pieces = [
            option(say(value_text(held.piece)), str(OfferedPiece(at, held.piece)), piece=held.piece)
            for at, held in enumerate(view.hand)
            if held.piece is not None
        ]
        return ((select(LESSON, Message("lesson-choose", count=ask.pick), pieces, 0, here, count=ask.pick),),)
    options = [_option(at, choice, _label(lesson, view, choice)) for at, choice in enumerate(ask.choices)]
    if len(options) <= MOST_BUTTONS:
        if view.phase in (Phase.PLAY, Phase.PLACE):  # as the rules list them, the right one is often the first
            Random(str(here)).shuffle(options)  # noqa: S311 - the same order each time
        return (_buttons(lesson, number, options),)
    apart = [offered for offered in options if OfferedMove.parse(offered["value"]).move in APART]
    others = [offered for offered in options if offered not in apart]
    return (
        *((_buttons(lesson, number, apart),) if apart else ()),
        *((_select(others[at : at + MOST_OPTIONS], here),) for at in range(0, len(others), MOST_OPTIONS)),
    )


def _buttons(lesson: GameLesson, number: int, options: list[Component]) -> tuple[Component, ...]:
    moves = [OfferedMove.parse(offered["value"]).move for offered in options]
    return tuple(
        with_piece(
            button(LESSON, offered["label"], 0, LessonStep(lesson.name, number, move), style=PRIMARY), shown_piece(move)
        )
        for offered, move in zip(options, moves, strict=True)
    )


def _select(options: list[Component], here: LessonStep) -> Component:
    """A select of some moves; the first of them tells it from the others on its message, as Discord requires."""
    first = replace(here, move=OfferedMove.parse(options[0]["value"]).move)
    label = Message("lesson-choices", first=options[0]["label"], last=options[-1]["label"])
    return select(LESSON, label, options, 0, first)


def _option(at: int, choice: Choice, label: Text) -> Component:
    return option(label, str(OfferedMove(at, choice.move)), choice.note, piece=shown_piece(choice.move))


def samples() -> Iterator[Sample]:
    """Every moment of every lesson, with its right answer. First lessons have a picture of each moment, others one."""
    for lesson in LESSONS.values():
        for number in range(len(lesson.moments)):
            asked, answer = partial(moment, lesson, number), partial(shown, lesson, number)
            is_drawn = lesson.name == lesson.course or number == 0
            yield lesson.game_title, asked if is_drawn else partial(_words_of, asked)
            yield lesson.game_title, partial(_words_of, answer)


def _words_of(make: Callable[[], Payload]) -> Payload:
    return replace(make(), drawing=None)
