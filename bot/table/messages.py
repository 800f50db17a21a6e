"""The stored rows of the messages that show a table, re-exported for their delivery."""

from bot.store.rows.messages import (
    DrawnMarks,
    LeftoverRow,
    Mark,
    MessageKind,
    MessageRow,
    NewMessage,
    NotedMarks,
    PendingAnswer,
)
from bot.store.rows.tables import Behind
from bot.store.statements import SHOWN_WITHIN
from bot.store.tables.messages import MessageStore
from bot.store.tables.pending_answers import PendingAnswerStore

__all__ = [
    "SHOWN_WITHIN",
    "Behind",
    "DrawnMarks",
    "LeftoverRow",
    "Mark",
    "MessageKind",
    "MessageRow",
    "MessageStore",
    "NewMessage",
    "NotedMarks",
    "PendingAnswer",
    "PendingAnswerStore",
]
