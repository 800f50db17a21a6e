"""A person's data, on one page for them alone, with buttons to download and to delete it."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot import message
from bot.message import AllOf, Message, lines
from bot.settings import Operator
from bot.table.personal_data import Kept, Summary
from bot.words.speaker import say_chat
from cogs.messages.daily_ids import DAILY_LEAVE
from cogs.messages.pages.privacy_ids import DELETE_DATA, EXPORT, PRIVACY
from cogs.messages.parts.arguments.argument import OwnData
from cogs.messages.parts.buttons import button
from cogs.messages.parts.page import Block, ControlRow, Divider, Page, Section

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
    if kept.world_daily:
        leave = button(DAILY_LEAVE, Message("button-leave-world"), 0, own)
        blocks.append(Section(say_chat(Message("privacy-world")), leave))
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


def operator_line(operator: Operator) -> str:
    """Who runs the bot, and where its policy and its terms stand; "" where the operator has said nothing."""
    told = (
        Message("privacy-policy-link", address=operator.privacy_url) if operator.privacy_url else "",
        Message("privacy-terms-link", address=operator.terms_url) if operator.terms_url else "",
        Message("privacy-run-by", contact=operator.contact) if operator.contact else "",
    )
    parts = [part for part in told if part]
    return say_chat(Message("privacy-links", parts=message.Row(parts, " · "))) if parts else ""


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
