"""The courses as pages: all games with what is done of each, and the lessons of one."""

from collections.abc import Iterator
from functools import partial

from bot.message import Message, Text, lines
from bot.words.speaker import say_chat
from cogs.help.courses import COURSES, Course, LearnerProgress, LessonMark
from cogs.help.lesson_pages import COURSE, COURSE_LIST, LEARN, LessonName
from cogs.help.pages import CONTENTS, HELP, HelpReference
from cogs.help.tutorials import GameLesson
from cogs.kit.payload.buttons import PRIMARY, button, option, select
from cogs.kit.payload.page import ControlRow, Page, Sample
from cogs.kit.payload.payload import Component

_ANY = "any"  # in the id of the select of all courses, whose value names one


def all_courses(progress: LearnerProgress) -> Page:
    """Every game with the number of its lessons, and of those that are done."""
    listed = [_summary(course, progress) for course in COURSES.values()]
    options = [option(course.title, name) for name, course in COURSES.items()]
    return Page(
        (
            say_chat(Message("course-all")),
            say_chat(lines(*listed)),
            ControlRow((select(COURSE, Message("help-choose-game"), options, 0, LessonName(_ANY)),)),
            ControlRow((button(CONTENTS, Message("help-back"), 0),)),
        )
    )


def of_course(course: Course, progress: LearnerProgress) -> Page:
    """The lessons of a game with a mark at those that are done, the next one, and a select of all."""
    following = progress.next_of(course)
    listed = [_listed(number, lesson, progress, following) for number, lesson in enumerate(course.lessons, 1)]
    options = [option(lesson.title, lesson.name, _note(lesson, progress)) for lesson in course.lessons]
    others = (
        button(HELP, Message("help-title-rules"), 0, _rules(course)),
        button(COURSE_LIST, Message("course-games"), 0),
    )
    return Page(
        (
            say_chat(Message("course-of-game", game=course.title, done=progress.done_of(course), lessons=len(listed))),
            say_chat(lines(*listed)),
            ControlRow((*_next(following, progress), *others)),
            ControlRow((select(LEARN, Message("course-lessons"), options, 0, LessonName(course.name)),)),
        )
    )


def _rules(course: Course) -> HelpReference:
    """The rules of the kind of game that a course begins with."""
    first = course.lessons[0]
    preset, _ = first.game.nearest_preset(first.options)
    return HelpReference(game=first.game.name, preset=preset.name, players=first.players)


def _summary(course: Course, progress: LearnerProgress) -> Message:
    """A game in the list of all, with the number of its lessons that are done."""
    done, lessons = progress.done_of(course), len(course.lessons)
    return Message("course-listed", game=course.title, done=done, lessons=lessons, left=lessons - done)


def _next(following: GameLesson | None, progress: LearnerProgress) -> Iterator[Component]:
    if following is not None:
        label = Message("button-start" if progress.step(following) is None else "lesson-continue")
        yield button(LEARN, label, 0, LessonName(following.name), style=PRIMARY)


def _listed(number: int, lesson: GameLesson, progress: LearnerProgress, following: GameLesson | None) -> Message:
    """A lesson in the list: done, begun, the next one, or another."""
    state = _state(lesson, progress)
    if lesson is following and state["state"] == "new":
        state["state"] = "next"
    return Message("course-lesson", number=number, title=lesson.title, **state)


def _note(lesson: GameLesson, progress: LearnerProgress) -> Text:
    state = _state(lesson, progress)
    return Message("course-note", **state) if state["state"] != "new" else ""


def _state(lesson: GameLesson, progress: LearnerProgress) -> dict[str, object]:
    """A person's progress in a lesson, as arguments of its texts."""
    step = progress.step(lesson)
    state = "done" if progress.is_done(lesson) else "new" if step is None else "begun"
    return {"state": state, "step": (step or 0) + 1, "steps": len(lesson.moments)}


def samples() -> Iterator[Sample]:
    """The list of courses, and the page of each: new, begun and done."""
    title, course, nothing = Message("help-learn"), COURSES["dominoes"], LearnerProgress({})
    first, *others = [lesson.name for lesson in course.lessons]
    done = {first: LessonMark(0, done=True)}
    begun, whole = done | dict.fromkeys(others, LessonMark(1, done=False)), dict.fromkeys((first, *others), done[first])
    yield title, partial(all_courses, LearnerProgress(whole))
    for marks in (begun, whole):
        yield title, partial(of_course, course, LearnerProgress(marks))
    for shown in COURSES.values():
        yield title, partial(of_course, shown, nothing)
