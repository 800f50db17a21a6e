"""What is kept of a person, on one page for them alone, with buttons to take it away and to delete it."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.rules.grammar import counted, joined
from bot.settings import Operator
from bot.table.personal_data import Kept, Summary
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import OwnData
from cogs.messages.parts.buttons import button
from cogs.messages.parts.page import Block, Divider, Page, Row, Section

EXPORTED = (
    "This is everything kept of you, as JSON. Each list is named after the table of the database that it comes from. "
    "Other people are left out."
)
_NOTHING = "Nothing is kept of you."
_GOES = (
    "**What goes**: your id and name from every match you played, your rating, how you like to play, invitations, your "
    "place in the leaderboard."
)
_STAYS = (
    "**What stays**: those matches, with their points and moves, as played by somebody without a name. They are the "
    "results of others too, and their records can still be checked. What was posted on Discord stays there."
)

_WORLD = "People of other servers read your name in the rankings of the world's daily deal."


def page(summary: Summary, user_id: int, operator: Operator) -> Page:
    """What is kept of a person."""
    kept = summary.kept
    lines = [f"- {line}" for line in _lines(kept)]
    blocks: list[Block] = ["\n".join(("## What is kept of you", *(lines or [_NOTHING])))]
    if lines:
        own = OwnData(user_id)
        blocks.append(
            Row(
                (
                    button(ids.EXPORT, "Export", 0, own),
                    button(ids.DELETE_DATA, "Delete …", 0, own, style=ButtonStyle.danger),
                )
            )
        )
    if kept.world_daily:
        leave = button(ids.DAILY_LEAVE, "Leave the world's daily", 0, OwnData(user_id))
        blocks.append(Section(_WORLD, leave))
    if links := operator_line(operator):
        blocks += [Divider(), links]
    return Page(tuple(blocks))


def confirmation(summary: Summary, user_id: int) -> Page:
    """Asks whether all of it is to be deleted."""
    texts = ["## Delete what is kept of you?", _GOES, _STAYS]
    label = "Delete it"
    if summary.open_tables:
        where = joined(f"<#{row.channel_id}>" for row in summary.open_tables[:10])
        texts.append(
            f"**You sit at {counted(len(summary.open_tables), 'open table')}** ({where}), which you leave by this: a "
            "computer takes your seat, and a match that nobody else plays ends."
        )
        label = "Leave and delete it"
    texts.append("This cannot be undone.")
    buttons = (
        button(ids.DELETE_DATA, label, 0, OwnData(user_id, confirmed=True), style=ButtonStyle.danger),
        button(ids.PRIVACY, "Keep it", 0, OwnData(user_id)),
    )
    return Page(("\n".join(texts), Row(buttons)))


def deleted() -> Page:
    """Said once all is deleted."""
    return Page(("It is deleted. If you play again, that begins anew.",))


def operator_line(operator: Operator) -> str:
    """Who runs the bot, and where its policy and its terms stand; "" where the operator has said nothing."""
    links = [
        f"[{title}]({url})"
        for title, url in (("Privacy policy", operator.privacy_url), ("Terms", operator.terms_url))
        if url
    ]
    contact = [f"This bot is run by {operator.contact}"] if operator.contact else []
    return f"-# {' · '.join((*links, *contact))}" if links or contact else ""


def _lines(kept: Kept) -> Iterator[str]:
    """How much there is of each kind."""
    if kept.tables:
        yield (
            f"**{counted(kept.tables, 'table')}** on {counted(kept.servers, 'server')}: your seat, the name you had, "
            f"{counted(kept.moves, 'move')}"
        )
    if kept.deals or kept.matches:
        results = f"**Results** of {counted(kept.deals, 'deal')} and {counted(kept.matches, 'match')}"
        more = ((kept.ratings, "rating"), (kept.achievements, "achievement"))
        yield ", ".join((results, *(counted(count, what) for count, what in more if count)))
    if kept.invitations:
        yield f"**{counted(kept.invitations, 'invitation')}** to you or by you"
    if kept.puzzles or kept.votes:
        made, votes = counted(kept.puzzles, "puzzle"), counted(kept.votes, "answer")
        parts = (kept.puzzles, f"**{made}** made of your plays"), (kept.votes, f"**{votes}** to puzzles")
        yield ", ".join(part for count, part in parts if count)
    if kept.contests:
        yield f"**{counted(kept.contests, 'contest')}** (duels and the like): your name there, and how you did"
    if kept.preferences:
        yield "**How you like to play**, from /style"
