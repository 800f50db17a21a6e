"""People: how they like to play, and that their data was deleted."""

from dataclasses import dataclass
from typing import Annotated, Literal

from sqlalchemy import BigInteger, Column, DefaultClause, Table, false, text, true

from bot.store.marks import OF_NOBODY, counted, of_person
from bot.store.schema.columns import ROW_ID, Utc, columns, metadata
from bot.words.locales import language_of

Ping = Literal["always", "minute", "never"]
Pace = Literal["fast", "normal", "calm"]
SLOWEST_FIRST: tuple[Pace, ...] = ("calm", "normal", "fast")


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """A person's preferences at every table."""

    style: str = ""  # how their hand is shown: words, such as "large text"
    # When they are notified of their turn: at once, after a minute without a play, or never.
    ping: Annotated[Ping, DefaultClause("minute")] = "minute"
    forced: Annotated[bool, DefaultClause(false())] = False  # their only legal piece is played for them
    forced_offered: Annotated[bool, DefaultClause(false())] = False  # they have said whether they want that
    coach: Annotated[bool, DefaultClause(true())] = True  # a line explains what is legal, and why
    # Moments of their matches may be shown as puzzles on the server where they were played.
    puzzles: Annotated[bool, DefaultClause(false())] = False
    # Streaks and achievements are shown, and news of the server name them.
    progress: Annotated[bool, DefaultClause(true())] = True
    language: Annotated[str, DefaultClause(text("''"))] = ""  # the one they have chosen; "": that of their Discord
    locale: Annotated[str, DefaultClause(text("''"))] = ""  # that of their Discord as it was last seen; "": never
    pace: Annotated[Pace, DefaultClause("normal")] = "normal"  # how fast computers play at their tables

    @property
    def reads(self) -> str:
        """The language of what only they see."""
        return language_of(self.language or self.locale)


preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    *columns(Preferences),
    info=counted(9, "privacy-settings"),
)

# One row for each person whose data was deleted on request: its number is the name left in the results.
forgotten = Table(
    "forgotten",
    metadata,
    Column("id", ROW_ID, primary_key=True),
    Column("at", Utc, nullable=False),
    sqlite_autoincrement=True,
    info=OF_NOBODY,
)
