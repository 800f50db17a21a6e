"""The tables of achievements and records: the counts of a person, what they earned, how rare it is, and their matches
against computers.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from bot.store.marks import OF_NOBODY, counted, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import KEY, Utc, columns

# Counts of a person's deeds, by a `PersonalCount`, and of the deals of each game, as "game:NAME".
progress = Table(
    "progress",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("figure", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("at", Utc),  # of its last change; NULL: counted from older results
    info=counted(4, "privacy-progress"),
)

# The achievements that a person has earned, once each, wherever that was. NULL: before this table was there.
badges = Table(
    "badges",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("achievement", Text, primary_key=True),
    Column("at", Utc),
    info=counted(4, "privacy-achievements", "achievements"),
)

# The number of people with each achievement.
rarity = Table(
    "rarity",
    metadata,
    Column("achievement", Text, primary_key=True),
    Column("people", Integer, nullable=False),
    info=OF_NOBODY,
)


@dataclass(frozen=True, slots=True)
class ComputerRecord:
    """A person's matches alone against computers, by game and the weakest level among them."""

    game: Annotated[str, KEY]
    level: Annotated[str, KEY]
    matches: int
    won: int
    streak: int  # wins in a row until now
    best: int | None = None  # the largest margin of a win
    best_at: datetime | None = None


records = Table(
    "records",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    *columns(ComputerRecord),
)
