"""The lessons of a person in the database: where they stopped, and which they have done."""

from collections.abc import Collection, Mapping

from sqlalchemy import BigInteger, Column, Connection, Integer, Table, Text, select, update

from bot import clock
from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.deeds import Deed, note_deed
from bot.store.marks import counted, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import Utc
from cogs.help.courses import LessonMark

lesson_progress = Table(
    "lesson_progress",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("lesson", Text, primary_key=True),
    Column("step", Integer, nullable=False),  # at which they last were, from 0
    Column("done_at", Utc, nullable=True),  # for the first time
    info=counted(7, "privacy-lessons", "lessons"),
)


class LessonStore(StorePart):
    @reads
    def marks(self, connection: Connection, user_id: int) -> Mapping[str, LessonMark]:
        """The marks of a person, by the names of lessons."""
        query = select(lesson_progress).where(lesson_progress.c.user_id == user_id)
        return {row.lesson: LessonMark(row.step, row.done_at is not None) for row in connection.execute(query)}

    @writes
    def reach(self, connection: Connection, user_id: int, lesson: str, step: int) -> None:
        """Store the step at which a person is in a lesson."""
        new = upsert(connection, lesson_progress).values(user_id=user_id, lesson=lesson, step=step)
        connection.execute(new.on_conflict_do_update(index_elements=["user_id", "lesson"], set_={"step": step}))

    @writes
    def finish(
        self, connection: Connection, user_id: int, lesson: str, courses: Collection[Collection[str]]
    ) -> tuple[str, ...]:
        """Mark a lesson as done. Returns the names of the achievements earned by it. `courses` are all there are, each
        the names of its lessons.
        """
        new = upsert(connection, lesson_progress).values(user_id=user_id, lesson=lesson, step=0)
        connection.execute(new.on_conflict_do_nothing())
        own, row = lesson_progress.c.user_id == user_id, lesson_progress.c.lesson == lesson
        is_first = update(lesson_progress).where(own, row, lesson_progress.c.done_at.is_(None))
        if connection.execute(is_first.values(step=0, done_at=clock.now())).rowcount == 0:
            return ()
        query = select(lesson_progress.c.lesson).where(own, lesson_progress.c.done_at.is_not(None))
        done = {*connection.execute(query).scalars()}
        count = sum(name in done for names in courses for name in names)
        earned = note_deed(connection, user_id, Deed.LESSON, count)
        whole = [names for names in courses if done.issuperset(names)]
        if any(lesson in names for names in whole):
            earned += note_deed(connection, user_id, Deed.COURSE, len(whole))
        return earned
