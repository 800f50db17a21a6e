"""The stored rows of the messages that show a table, re-exported for their delivery."""

from bot.store.messages import MessageStore
from bot.store.rows import LeftoverRow, MessageKind, MessageRow, NewMessage

__all__ = ["LeftoverRow", "MessageKind", "MessageRow", "MessageStore", "NewMessage"]
