"""The stored rows of the messages that show a table, re-exported for their delivery."""

from bot.store.schema.messages import MessageKind, MessageRow, PendingAnswer
from bot.store.statements import SHOWN_WITHIN
from bot.store.tables.messages import DrawnMark, DrawnMarks, DrawResult, MessageStore, NewMessage
from bot.store.tables.pending_answers import PendingAnswerStore
from bot.store.tables.schedule import Behind

__all__ = [
    "SHOWN_WITHIN",
    "Behind",
    "DrawResult",
    "DrawnMark",
    "DrawnMarks",
    "MessageKind",
    "MessageRow",
    "MessageStore",
    "NewMessage",
    "PendingAnswer",
    "PendingAnswerStore",
]
