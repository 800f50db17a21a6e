"""What people read of how well computer players play."""

from bot.message import Message
from bot.players.levels import LEVELS
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.kit.controls import actions
from cogs.kit.controls.table_arguments import LevelSetting
from cogs.kit.payload.buttons import PRIMARY, SECONDARY, button
from cogs.kit.payload.page import Block, ControlRow, Page, Section
from cogs.kit.payload.payload import Component


def level_button(snapshot: Snapshot) -> Component:
    """The way to the page, which says what is chosen now."""
    return button(actions.LEVEL, Message("button-level", level=Message(f"level-{snapshot.row.level}")), snapshot.id)


def page(snapshot: Snapshot, person: Person) -> Page:
    """The levels of computer players; the host of a lobby chooses that of its own."""
    blocks: list[Block] = [say_chat(Message("levels-heading"))]
    may_change = snapshot.row.state == "lobby" and (person.user_id == snapshot.row.host_id or person.manages)
    for level in LEVELS:
        line, now = Message(f"choice-level-{level}"), level == snapshot.row.level
        if may_change:
            label, style = (Message("button-now"), PRIMARY) if now else (Message("button-choose"), SECONDARY)
            blocks.append(
                Section(say_chat(line), button(actions.LEVEL, label, snapshot.id, LevelSetting(level), style=style))
            )
        else:
            blocks.append(say_chat(Message("levels-now", level=line) if now else line))
    if may_change and not snapshot.row.solo:  # at a table of one's own all seats are taken
        full = len(snapshot.seats) >= snapshot.row.players
        add = (
            button(actions.COMPUTER, Message(f"button-add-{level}"), snapshot.id, LevelSetting(level), disabled=full)
            for level in LEVELS
        )
        blocks += [say_chat(Message("levels-of-all")), ControlRow(tuple(add))]
    elif snapshot.row.state == "lobby" and not may_change:
        blocks.append(say_chat(Message("levels-host")))
    blocks.append(say_chat(Message("levels-fair")))
    return Page(tuple(blocks))
