"""The stored rows of the messages that show a table, for their delivery, which does not reach the store."""
# ruff: noqa: F401
# pyright: reportUnusedImport=false

from bot.store.schema.messages import MessageKind, MessageRow, PendingAnswer
from bot.store.statements import SHOWN_WITHIN
from bot.store.tables.messages import DrawnMark, DrawnMarks, DrawResult, MessageStore, NewMessage
from bot.store.tables.pending_answers import PendingAnswerStore
from bot.store.tables.schedule import Behind
