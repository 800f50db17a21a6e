"""The weekly news of servers: the next post of each, and the best play that was found for the last."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any

from sqlalchemy import ForeignKey, Index, Table

from bot.store.marks import OF_NOBODY, of_person
from bot.store.schema import metadata
from bot.store.schema.columns import RowId, Snowflake, columns
from bot.store.server_posts import ServerPost


@dataclass(frozen=True, slots=True)
class NewsRow(ServerPost):
    """The news of a server. `week_at` is when the week began that was looked at last; `play` is its best play."""

    week_at: datetime | None = None
    play_table_id: Annotated[RowId | None, ForeignKey("tables.id", ondelete="SET NULL")] = None
    play_user_id: Annotated[Snowflake | None, of_person({"play_user_id": None, "play": None})] = None
    play: Mapping[str, Any] | None = None


weekly_news = Table(
    "weekly_news",
    metadata,
    *columns(ServerPost),
    *columns(NewsRow),
    Index("ix_weekly_news_due_at", "due_at"),
    Index("ix_weekly_news_play_user_id", "play_user_id"),
    Index("ix_weekly_news_play_table_id", "play_table_id"),
    info=OF_NOBODY,
)
