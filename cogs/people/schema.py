"""The tables of achievements and records: the counts of a person, what they earned, how rare it is, and their matches
against computers.
"""

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from bot.store.marks import OF_NOBODY, counted, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import Utc

# How often a person has done something, by a `PersonalCount`, and the deals of each game as "game:NAME".
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

# A person's matches alone against computers, by game and the weakest level among them: the wins, those in a row until
# now, and the largest margin.
records = Table(
    "records",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("game", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer),
    Column("best_at", Utc),
)
