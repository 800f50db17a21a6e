"""Pages of features that others show too: each is a part of its feature, found by these classes."""

from abc import ABC, abstractmethod

import discord

from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import Interaction
from cogs.kit.payload.payload import Payload


class DataPage(ABC):
    """The page of a person's own data."""

    @abstractmethod
    async def redraw(self, answer: Answer, user_id: int) -> None:
        """Show it in the message that was clicked on, as it is now."""


class ReplayPages(ABC):
    """The pages on which matches are replayed."""

    @abstractmethod
    async def of_table(self, interaction: Interaction, table_id: int) -> Payload:
        """The first deal of a match that is over. Raises WrongState, NoTable, MovesDeleted, UnreadableJournal."""

    @abstractmethod
    async def of_record(self, interaction: Interaction, record: discord.Attachment) -> Payload:
        """The match of an attached record. Raises BadRecord."""
