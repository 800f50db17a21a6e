"""The progress of people in the courses."""

from bot.store.store import Store
from cogs.help.courses import COURSES, LearnerProgress
from cogs.help.store import LessonStore
from cogs.help.tutorials import GameLesson


class Learners:
    """Reads and stores how far people have come. Every method may raise NotLoaded, NotSaved."""

    def __init__(self, store: Store) -> None:
        self._lesson_store = LessonStore(store.database)

    async def progress(self, user_id: int) -> LearnerProgress:
        return LearnerProgress(await self._lesson_store.marks(user_id))

    async def reach(self, user_id: int, lesson: GameLesson, step: int) -> None:
        """Store the step at which a person is in a lesson, counted from 0."""
        await self._lesson_store.reach(user_id, lesson.name, step)

    async def finish(self, user_id: int, lesson: GameLesson) -> tuple[str, ...]:
        """Mark a lesson as done. Returns the names of the achievements that the person has earned by it."""
        courses = [[lesson.name for lesson in course.lessons] for course in COURSES.values()]
        return await self._lesson_store.finish(user_id, lesson.name, courses)
