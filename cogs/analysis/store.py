"""The grades of matches in the database, one row for a person who has looked at their match."""

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Annotated

from sqlalchemy import Connection, ForeignKey, Index, Table, delete, or_, select

from bot.store.database.database import StorePart, reads, writes
from bot.store.database.engine import upsert
from bot.store.hooks import on_preferences_changed
from bot.store.marks import counted, kept_until, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import KEY, RowId, Snowflake, Utc, columns
from bot.store.schema.people import Preferences
from bot.store.schema.seats import seats
from bot.store.schema.tables import tables


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchGrades:
    """A person's match that is over: the number of decisions of each grade, what the slips cost, and the accuracy."""

    table_id: Annotated[RowId, ForeignKey("tables.id"), KEY]
    user_id: Annotated[Snowflake, KEY, of_person("delete")]
    game: str
    unit: str
    best: int
    good: int
    small_slips: int
    slips: int
    lost: float  # points, marks or rounds
    accuracy: int
    at: Annotated[datetime, Utc]  # when the match ended


match_grades = Table(
    "match_grades",
    metadata,
    *columns(MatchGrades),
    Index("ix_match_grades_user_id_game_at", "user_id", "game", "at"),
    info=counted(11, "privacy-grades", "graded") | kept_until("result"),
)


class GradeStore(StorePart):
    @writes
    def keep(self, connection: Connection, grades: MatchGrades) -> None:
        """Store the grades of a person's match, unless they are stored, or its moves or the person's data are gone."""
        at_table = tables.c.id == grades.table_id, tables.c.kept != "result", seats.c.user_id == grades.user_id
        query = select(tables.c.id).join_from(tables, seats, seats.c.table_id == tables.c.id).where(*at_table)
        if connection.execute(query.limit(1).with_for_update(read=True)).first() is not None:
            connection.execute(upsert(connection, match_grades).values(asdict(grades)).on_conflict_do_nothing())

    @reads
    def accuracies(
        self,
        connection: Connection,
        user_id: int,
        game: str | None,
        limit: int,
        before: tuple[datetime, int] | None = None,
    ) -> tuple[int, ...]:
        """A person's accuracies in their latest matches of a game, or of all, the oldest first. `before`: those that
        ended before a match, named by its end and its table.
        """
        rows = match_grades.c
        query = select(rows.accuracy).where(rows.user_id == user_id)
        if game is not None:
            query = query.where(rows.game == game)
        if before is not None:
            at, table_id = before
            query = query.where(or_(rows.at < at, (rows.at == at) & (rows.table_id < table_id)))
        latest = query.order_by(rows.at.desc(), rows.table_id.desc()).limit(limit)
        return tuple(connection.execute(latest).scalars())[::-1]


@on_preferences_changed
def _forget_grades(connection: Connection, user_id: int, before: Preferences, after: Preferences) -> None:
    """A person who switches their progress off has no grades either."""
    if before.progress and not after.progress:
        connection.execute(delete(match_grades).where(match_grades.c.user_id == user_id))
