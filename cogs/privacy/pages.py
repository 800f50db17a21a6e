"""A person's data, on one page for them alone, with buttons to download and to delete it."""

from bot.message import AllOf, Message, lines
from bot.settings import Operator
from bot.words.speaker import say_chat
from cogs.kit.custom_ids import Action, OwnData
from cogs.kit.payload.buttons import DANGER, button
from cogs.kit.payload.page import Block, ControlRow, Divider, Page, Section
from cogs.kit.shared_pages import operator_line
from cogs.kit.slots import OWN_DATA
from cogs.privacy.table import StoredData

PRIVACY = Action("privacy", OwnData)
EXPORT = Action("export", OwnData)
DELETE_DATA = Action("deletedata", OwnData)
EXPORTED = Message("privacy-exported")


def page(summary: StoredData, user_id: int, operator: Operator) -> Page:
    """How much is stored, with buttons to download and to delete it."""
    with_button = dict(OWN_DATA)
    own, counts = OwnData(user_id), summary.counts
    data = [Message(key, **counts[key]) for key in counts if key not in with_button]
    blocks: list[Block] = [say_chat(lines(Message("privacy-title"), *(data or [Message("privacy-nothing")])))]
    if data:
        export = button(EXPORT, Message("button-download"), 0, own)
        delete = button(DELETE_DATA, Message("button-delete-data"), 0, own, style=DANGER)
        blocks.append(ControlRow((export, delete)))
    blocks += [Section(say_chat(Message(key)), with_button[key](user_id)) for key in counts if key in with_button]
    if links := operator_line(operator):
        blocks += [Divider(), links]
    return Page(tuple(blocks))


def confirmation(summary: StoredData, user_id: int) -> Page:
    tables = summary.open_tables
    where = AllOf(f"<#{row.channel_id}>" for row in tables[:10])
    leaving = Message("privacy-leaving", tables=len(tables), where=where) if tables else None
    told = lines(
        Message("privacy-delete-title"), Message("privacy-goes"), Message("privacy-stays"),
        leaving, Message("privacy-no-undo"),
    )  # fmt: skip
    label = Message("button-leave-and-delete" if tables else "button-delete")
    delete = button(DELETE_DATA, label, 0, OwnData(user_id, confirmed=True), style=DANGER)
    return Page((say_chat(told), ControlRow((delete, button(PRIVACY, Message("button-keep"), 0, OwnData(user_id))))))
