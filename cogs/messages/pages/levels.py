"""What people read of how well computer players play."""

from bot.message import Message
from bot.players.levels import EASY, EXPERT, HARD, LEVELS, NORMAL
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.tables import LevelSetting
from cogs.messages.parts.buttons import PRIMARY, SECONDARY, button
from cogs.messages.parts.page import Block, Page, Row, Section
from cogs.messages.parts.payload import Component

MEANINGS = {
    EASY: "plays by a beginner's good habits, and errs as people do",
    NORMAL: "looks ahead a little, as a friend at the kitchen table",
    HARD: "looks ahead as well as a good player",
    EXPERT: "thinks longest, and makes you work for every point",
}


def level_button(snapshot: Snapshot) -> Component:
    """The way to the page, which says what is chosen now."""
    return button(ids.LEVEL, f"Level: {snapshot.row.level}", snapshot.id)


def page(snapshot: Snapshot, person: Person) -> Page:
    """The levels of computer players; the host of a lobby chooses that of its own."""
    blocks: list[Block] = ["## How well the computers play"]
    may_change = snapshot.row.state == "lobby" and (person.user_id == snapshot.row.host_id or person.manages)
    for level in LEVELS:
        line, now = f"**{level.capitalize()}** {MEANINGS[level]}.", level == snapshot.row.level
        if may_change:
            label, style = ("Now", PRIMARY) if now else ("Choose", SECONDARY)
            blocks.append(Section(line, button(ids.LEVEL, label, snapshot.id, LevelSetting(level), style=style)))
        else:
            blocks.append(f"{line} *(now)*" if now else line)
    if may_change:
        full = len(snapshot.seats) >= snapshot.row.players
        add = (
            button(ids.COMPUTER, Message(f"button-add-{level}"), snapshot.id, LevelSetting(level), disabled=full)
            for level in LEVELS
        )
        blocks += [say_chat(Message("levels-of-all")), Row(tuple(add))]
    elif snapshot.row.state == "lobby":
        blocks.append("-# The host of the table chooses the level.")
    blocks.append("-# All of them see only what you would see in their seat, and each level has a rating of its own.")
    return Page(tuple(blocks))
