"""The tables of the database that daily deals have beside those of all contests."""

from sqlalchemy import BigInteger, Column, LargeBinary, Table

from bot.store.marks import OF_NOBODY, WITHHELD, counted, of_person
from bot.store.schema import Utc, metadata

# Who takes part in the world's daily deal: in its rankings people of other servers read their names.
world_daily = Table(
    "world_daily",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=of_person("delete")),
    Column("at", Utc, nullable=False),
    info=counted(10, "privacy-world", "world_daily"),
)

# The secret that the daily deals of all servers follow from, in one row; it is never told.
daily_root = Table(
    "daily_root",
    metadata,
    Column("secret", LargeBinary, nullable=False, info=WITHHELD),
    Column("made_at", Utc, nullable=False),
    info=OF_NOBODY,
)
