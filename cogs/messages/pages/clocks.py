"""What people read of a table's clock: its names, what each means, and the reminder of somebody's turn."""

from datetime import UTC, datetime

from discord.utils import format_dt

from bot.rules.grammar import counted, joined
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.state.turn_times import CLOCKS, Clock
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.tables import ClockSetting
from cogs.messages.parts.buttons import PRIMARY, SECONDARY, button
from cogs.messages.parts.page import Block, Page, Section

TITLES: dict[Clock, str] = {"quick": "Quick", "evening": "Evening", "post": "By post"}


def clock_line(snapshot: Snapshot, clock: Clock | None = None) -> str:
    """A clock, by default the table's own, and what it means."""
    clock = clock or snapshot.row.clock
    time = duration(snapshot.times.limit(clock))
    return f"**{TITLES[clock]}**: after {time} without a play a computer plays for you, until you come back."


def clock_block(snapshot: Snapshot, person: Person) -> Block:
    """The table's clock on a page of its settings, with the way to change it for who may."""
    line = f"Clock: {clock_line(snapshot)}"
    return Section(line, button(ids.CLOCK, "Change", snapshot.id)) if _may_change(snapshot, person) else line


def page(snapshot: Snapshot, person: Person) -> Page:
    """The clocks a table may have; its host chooses one, before the match or during it."""
    blocks: list[Block] = ["## Clock"]
    may_change = _may_change(snapshot, person)
    for clock in CLOCKS:
        line, now = clock_line(snapshot, clock), clock == snapshot.row.clock
        if may_change:
            label, style = ("Now", PRIMARY) if now else ("Choose", SECONDARY)
            blocks.append(Section(line, button(ids.CLOCK, label, snapshot.id, ClockSetting(clock), style=style)))
        else:
            blocks.append(f"{line} *(now)*" if now else line)
    if not may_change:
        blocks.append("-# The host of the table may change its clock.")
    if snapshot.clock != snapshot.row.clock:
        blocks.append("-# Nobody waits for you while you play with computers alone: take your time.")
    return Page(tuple(blocks))


def _may_change(snapshot: Snapshot, person: Person) -> bool:
    return not snapshot.over and (person.user_id == snapshot.row.host_id or person.manages)


def reminder_text(snapshot: Snapshot, users: tuple[int, ...]) -> str:
    """The mention of those the table waits for, and when a computer takes over."""
    text = f"{joined(f'<@{user}>' for user in users)}, the table waits for you."
    if snapshot.deadline <= datetime.now(UTC):
        return text
    return f"{text} A computer plays for you {format_dt(snapshot.deadline, 'R')}, until you come back."


def duration(seconds: float) -> str:
    """A time in the largest unit that fits: "5 minutes", "an hour", "a day"."""
    for unit, length, article in (("day", 86_400, "a"), ("hour", 3600, "an"), ("minute", 60, "a")):
        count, rest = divmod(seconds, length)
        if count and not rest:
            return f"{article} {unit}" if count == 1 else counted(round(count), unit)
    return counted(round(seconds), "second")
