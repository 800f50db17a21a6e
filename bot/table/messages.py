"""The stored rows of the messages that show a table, re-exported for their delivery."""

from bot.store.messages import MessageStore
from bot.store.rows import LeftoverRow, Mark, MessageKind, MessageRow, NewMessage, Settled, Settlement

__all__ = [
    "LeftoverRow",
    "Mark",
    "MessageKind",
    "MessageRow",
    "MessageStore",
    "NewMessage",
    "Settled",
    "Settlement",
]
