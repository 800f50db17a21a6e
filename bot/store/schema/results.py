"""Results of deals and matches, and what is kept of them: achievements, standings, ratings."""

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text

from bot.store.marks import ANONYMOUS, counted, of_person
from bot.store.schema.columns import KEY, ROW_ID, RowId, Utc, columns, metadata


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """A deal's result at one seat; each seat of a side has the side's points."""

    deal: Annotated[int, KEY]
    seat: Annotated[int, KEY]
    side: int
    taken: int
    scored: int
    total: int  # with this deal
    moon: bool = False
    role: str | None = None  # the seat's part in the deal (`Role`); None: an older version stored the deal
    bid: str | None = None  # the bid of the contract in its notation, and whether that was made; None: no contract
    made: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFinal:
    """A match's result at one seat. `shared`: another side won as well."""

    seat: Annotated[int, KEY]
    side: int
    total: int
    place: int
    won: bool
    shared: bool = False


class ForPlayer:
    """A row with a player key. Deleted people have neither a `user_id` nor a `level`."""

    __slots__ = ()
    player: str

    @property
    def user_id(self) -> int | None:
        """The user id, if the player is a person."""
        kind, _, value = self.player.partition(":")
        return int(value) if kind == "user" else None

    @property
    def level(self) -> str | None:
        """The level, if the player is a computer."""
        kind, _, value = self.player.partition(":")
        return value if kind == "computer" else None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScore(ForPlayer, SeatResult):
    """A stored deal result, of the player seated when the deal ended."""

    table_id: Annotated[RowId, KEY, ForeignKey("tables.id")]
    player: Annotated[str, of_person({"player": ANONYMOUS}, by_key=True)]
    at: datetime


deal_results = Table(
    "deal_results",
    metadata,
    *columns(DealScore),
    *columns(SeatResult),
    Index("ix_deal_results_player", "player"),
    info=counted(2, "privacy-results", "deals"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchScore(ForPlayer, SeatFinal):
    """A stored match result, of the player seated at the end."""

    table_id: Annotated[RowId, KEY, ForeignKey("tables.id")]
    player: Annotated[str, of_person({"player": ANONYMOUS, "rating_change": None}, by_key=True)]
    low_wins: bool
    at: datetime
    # By how much the match changed the rating that is shown of the player, and what was won beyond chance, in sixtieths
    # of a match; None: it was not rated. The change goes when the player's data is deleted.
    rating_change: int | None = None
    above: int | None = None


match_results = Table(
    "match_results",
    metadata,
    *columns(MatchScore),
    *columns(SeatFinal),
    Index("ix_match_results_player_at", "player", "at"),
    info=counted(2, "privacy-results", "matches"),
)

# The rated matches that people left before the end: each counts as lost, even if the seat won.
forfeits = Table(
    "forfeits",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False, info=of_person({"player": ANONYMOUS, "rating_change": None}, by_key=True)),
    Column("rating_change", Integer),
    Column("above", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_forfeits_player_at", "player", "at"),
)

# Achievements earned with a deal or a match; `is_first`: for the first time on that server.
achievements = Table(
    "achievements",
    metadata,
    Column("table_id", ROW_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("achievement", Text, primary_key=True),
    Column("player", Text, nullable=False, info=of_person("delete", by_key=True)),
    Column("is_first", Boolean, nullable=False),
    Column("at", Utc, nullable=False),
    Index("ix_achievements_player_achievement", "player", "achievement"),
)

# The sums of a player's results in each channel (0: at practice tables): people who can't see a channel are shown the
# sums of the others. `rated` are the matches that count for ratings and on the leaderboard, forfeits among them.
standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True, info=of_person({"player": ANONYMOUS}, by_key=True)),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("shared_wins", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("moons", Integer, nullable=False),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("rated_wins", Integer, nullable=False, server_default="0"),
    Column("above", Integer, nullable=False, server_default="0"),
    Column("last_played", Utc, nullable=False),
    Index("ix_standings_player", "player"),
)

# Only players who have finished or left a rated match, and whose data was not deleted, have a rating.
ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True, info=of_person("delete", by_key=True)),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_ratings_player", "player"),
    info=counted(3, "privacy-ratings", "ratings"),
)
