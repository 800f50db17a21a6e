"""The stored rows of the messages that show a table, re-exported for their delivery."""

from bot.store.rows.messages import LeftoverRow, Mark, MessageKind, MessageRow, NewMessage, Settled, Settlement
from bot.store.tables.messages import MessageStore

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
