"""Pages and figures of one feature that others find by these classes, and the line about the operator."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

import discord

from bot import message
from bot.message import Message
from bot.settings import Operator
from bot.table.calendar import CalendarSpan
from bot.table.operations.servers import Viewer
from bot.words.speaker import say_chat
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import Interaction
from cogs.kit.payload.payload import Payload


class DataPage(ABC):
    """The page of a person's own data."""

    @abstractmethod
    async def redraw(self, answer: Answer, user_id: int) -> None:
        """Update the page in the message that was clicked on."""


class ReplayPages(ABC):
    """The pages on which matches are replayed."""

    @abstractmethod
    async def of_table(self, interaction: Interaction, table_id: int) -> Payload:
        """The first deal of a match that is over. Raises WrongState, NoTable, MovesDeleted, UnreadableJournal."""

    @abstractmethod
    async def of_record(self, interaction: Interaction, record: discord.Attachment) -> Payload:
        """The match of an attached record. Raises BadRecord."""


@dataclass(frozen=True, slots=True)
class Medals:
    """The three best of a season by user id, with their places: they keep a medal for the month after it."""

    month: date
    places: Mapping[int, int] = field(default_factory=dict[int, int])


class Seasons(ABC):
    """The seasons of a server: its standings in each month."""

    @abstractmethod
    async def medals(self, viewer: Viewer) -> Medals:
        """The medals of last month, as far as the viewer may see its results. Raises NotLoaded."""

    @abstractmethod
    async def leader(self, viewer: Viewer, span: CalendarSpan) -> int | None:
        """The first person of a season, or of a part of it; None if no one is ranked. Raises NotLoaded."""


def operator_line(operator: Operator) -> str:
    """The operator, with links to their policy and terms; "" if they gave none."""
    links = (
        Message("privacy-policy-link", address=operator.privacy_url) if operator.privacy_url else "",
        Message("privacy-terms-link", address=operator.terms_url) if operator.terms_url else "",
        Message("privacy-run-by", contact=operator.contact) if operator.contact else "",
    )
    parts = [part for part in links if part]
    return say_chat(message.small(message.Joined(tuple(parts), " · "))) if parts else ""
