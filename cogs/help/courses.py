"""Courses: the lessons of a game one after the other, and how far a person has come in them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from bot.message import Text
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Options
from cogs.help.tutorials import LESSONS, GameLesson


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, in order. It has the name of the first."""

    lessons: tuple[GameLesson, ...]

    @property
    def name(self) -> str:
        return self.lessons[0].name

    @property
    def game(self) -> AnyGame:
        return self.lessons[0].game

    @property
    def title(self) -> Text:
        """The game's title, of Dominoes and Blind Hughie that of the kind it is about."""
        return self.game.title if self.name == self.game.name else self.lessons[0].game_title

    def after(self, name: str) -> GameLesson | None:
        """The lesson after another; None after the last."""
        names = [lesson.name for lesson in self.lessons]
        return self.lessons[names.index(name) + 1] if name != names[-1] else None


@dataclass(frozen=True, slots=True)
class LessonMark:
    """The step at which a person last was in a lesson, counted from 0, and whether they have done it once."""

    step: int
    done: bool


@dataclass(frozen=True, slots=True)
class LearnerProgress:
    """A person's marks, by the names of lessons."""

    marks: Mapping[str, LessonMark]

    def is_done(self, lesson: GameLesson) -> bool:
        return lesson.name in self.marks and self.marks[lesson.name].done

    def step(self, lesson: GameLesson) -> int | None:
        """The step to continue at, counted from 0; None of a lesson that is done, or was not begun."""
        mark = self.marks.get(lesson.name)
        return None if mark is None or mark.done else min(mark.step, len(lesson.moments) - 1)

    def done_of(self, course: Course) -> int:
        """The number of a course's lessons that are done."""
        return sum(map(self.is_done, course.lessons))

    def next_of(self, course: Course) -> GameLesson | None:
        """The first lesson of a course that is not done."""
        return next((lesson for lesson in course.lessons if not self.is_done(lesson)), None)


def course_of(game: AnyGame, options: Options) -> Course | None:
    """The course that teaches a game as it is called under these options, if there is one."""
    title, preset = game.title_of(options, game.players[0]), game.nearest_preset(options)[0]
    firsts = [(course, course.lessons[0]) for course in COURSES.values() if course.game is game]
    fitting = (course for course, first in firsts if first.game_title == title or preset.name in first.also)
    return next(fitting, firsts[0][0] if firsts else None)


def _place(course: Course) -> tuple[int, bool, str]:
    """A course's place among all: in the order of the games, first the one named after its game."""
    return [*CATALOGUE].index(course.game.name), course.name != course.game.name, course.name


_ALL = (Course(tuple(lessons)) for _, lessons in groupby(LESSONS.values(), key=attrgetter("course")))
COURSES: Mapping[str, Course] = {course.name: course for course in sorted(_ALL, key=_place)}
