"""What is kept of the messages that show a table, for those who deliver them."""

from bot.store.messages import MessageStore
from bot.store.rows import LeftoverRow, MessageKind, MessageRow, NewMessage

__all__ = ["LeftoverRow", "MessageKind", "MessageRow", "MessageStore", "NewMessage"]
