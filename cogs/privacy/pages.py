"""A person's data, on one page for them alone, with buttons to download and to delete it."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.message import AllOf, Message, lines
from bot.settings import Operator
from bot.words.speaker import say_chat
from cogs.kit.controls.argument import OwnData
from cogs.kit.operator_line import operator_line
from cogs.kit.payload.buttons import button
from cogs.kit.payload.page import Block, ControlRow, Divider, Page
from cogs.kit.slots import OWN_DATA
from cogs.privacy.ids import DELETE_DATA, EXPORT, PRIVACY
from cogs.privacy.table import Kept, Summary

EXPORTED = Message("privacy-exported")


def page(summary: Summary, user_id: int, operator: Operator) -> Page:
    """What there is, and what they can do about it."""
    kept, own = summary.kept, OwnData(user_id)
    data = [*_lines(kept)]
    blocks: list[Block] = [say_chat(lines(Message("privacy-title"), *(data or [Message("privacy-nothing")])))]
    if data:
        export = button(EXPORT, Message("button-download"), 0, own)
        delete = button(DELETE_DATA, Message("button-delete-data"), 0, own, style=ButtonStyle.danger)
        blocks.append(ControlRow((export, delete)))
    blocks += [block for offered in OWN_DATA if (block := offered(kept, user_id)) is not None]
    if links := operator_line(operator):
        blocks += [Divider(), links]
    return Page(tuple(blocks))


def confirmation(summary: Summary, user_id: int) -> Page:
    """Asks whether all of it is to be deleted."""
    tables = summary.open_tables
    where = AllOf(f"<#{row.channel_id}>" for row in tables[:10])
    leaving = Message("privacy-leaving", tables=len(tables), where=where) if tables else None
    told = lines(
        Message("privacy-delete-title"), Message("privacy-goes"), Message("privacy-stays"),
        leaving, Message("privacy-no-undo"),
    )  # fmt: skip
    label = Message("button-leave-and-delete" if tables else "button-delete")
    delete = button(DELETE_DATA, label, 0, OwnData(user_id, confirmed=True), style=ButtonStyle.danger)
    return Page((say_chat(told), ControlRow((delete, button(PRIVACY, Message("button-keep"), 0, OwnData(user_id))))))


def deleted() -> Page:
    """Said once all is deleted."""
    return Page((say_chat(Message("privacy-deleted")),))


def _lines(kept: Kept) -> Iterator[Message]:
    """How much there is of each kind."""
    if kept.tables:
        yield Message("privacy-tables", tables=kept.tables, servers=kept.servers, moves=kept.moves)
    if kept.deals or kept.matches:
        yield Message("privacy-results", deals=kept.deals, matches=kept.matches)
    if kept.ratings:
        yield Message("privacy-ratings", ratings=kept.ratings)
    if kept.achievements:
        yield Message("privacy-achievements", achievements=kept.achievements)
    if kept.invitations:
        yield Message("privacy-invitations", invitations=kept.invitations)
    if kept.puzzles:
        yield Message("privacy-puzzles", puzzles=kept.puzzles)
    if kept.votes:
        yield Message("privacy-answers", answers=kept.votes)
    if kept.contests:
        yield Message("privacy-contests", contests=kept.contests)
    if kept.preferences:
        yield Message("privacy-settings")
