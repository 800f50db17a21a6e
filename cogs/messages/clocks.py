"""A table's clock in words: its names, the page to change it, and the reminder of a turn."""

from discord.utils import format_dt

from bot import clock
from bot.message import AllOf, Message, Text, Who
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import CLOCKS, Clock
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import ClockSetting
from cogs.kit.custom_ids import A_, Action
from cogs.kit.payload.buttons import PRIMARY, SECONDARY, button
from cogs.kit.payload.page import Block, Page, Section

_UNITS = (("clock-days", 86_400), ("clock-hours", 3600), ("clock-minutes", 60))


def clock_name(snapshot: Snapshot, clock: Clock | None = None) -> Message:
    """A clock, by default the table's own: "Relaxed (5 min)"."""
    clock = clock or snapshot.row.clock
    return Message(f"clock-{clock}", time=duration(snapshot.times.substitute_after(clock)))


def clock_block(snapshot: Snapshot, person: Person) -> Block:
    """The table's clock on the page of its rules, with the way to change it for who may."""
    line = say_chat(Message("clock-told", clock=clock_name(snapshot)))
    if not _may_change(snapshot, person):
        return line
    return Section(line, button(actions.CLOCK, Message("button-change"), snapshot.id))


def clock_page(snapshot: Snapshot, person: Person) -> Page:
    """The clocks a table may have; its host chooses one, before the match or during it."""
    may_change = _may_change(snapshot, person)
    blocks: list[Block] = [say_chat(Message("clock-heading"))]
    for kind in CLOCKS:
        line, is_now = clock_name(snapshot, kind), kind == snapshot.row.clock
        if may_change:
            blocks.append(to_choose(line, actions.CLOCK, snapshot.id, ClockSetting(kind), is_now=is_now))
        else:
            blocks.append(say_chat(Message("picked-now", what=line) if is_now else line))
    blocks.append(say_chat(Message("clock-note")))
    if not may_change:
        blocks.append(say_chat(Message("clock-host")))
    if snapshot.clock != snapshot.row.clock:
        blocks.append(say_chat(Message("clock-alone")))
    return Page(tuple(blocks))


def to_choose(line: Text, action: Action[A_], table: int, argument: A_, *, is_now: bool) -> Section:
    """One of several settings of a table, with the button that chooses it."""
    label, style = (Message("button-now"), PRIMARY) if is_now else (Message("button-choose"), SECONDARY)
    return Section(say_chat(line), button(action, label, table, argument, style=style))


def _may_change(snapshot: Snapshot, person: Person) -> bool:
    return not snapshot.over and person.hosts(snapshot)


def reminder_text(snapshot: Snapshot, users: tuple[int, ...]) -> Message:
    """The mention of those the table waits for, and when a computer takes over."""
    who = AllOf(Who(f"<@{user}>") for user in users)
    if snapshot.deadline <= clock.now():
        return Message("clock-reminder-late", who=who)
    return Message("clock-reminder", who=who, when=format_dt(snapshot.deadline, "R"))


def duration(seconds: float) -> Message:
    """A time in the largest unit that fits: "5 min", "1 day"."""
    for unit, length in _UNITS:
        count, rest = divmod(seconds, length)
        if count and not rest:
            return Message(unit, count=round(count))
    return Message("clock-seconds", count=round(seconds))
