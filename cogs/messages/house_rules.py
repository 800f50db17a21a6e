"""The page of a table's rules, part by part, and that of its clock: the host changes them."""

from collections.abc import Iterator

from discord.utils import format_dt

from bot import clock
from bot.message import AllOf, Message, Quoted, Text, Who, lines
from bot.rules.errors import BadOptions
from bot.rules.options import HouseRule, dump
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import CLOCKS, Clock
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import ClockSetting, RuleSetting
from cogs.kit.custom_ids import A_, Action
from cogs.kit.payload.buttons import MOST_BUTTONS, PRIMARY, SECONDARY, FormLine, button, form, option, select
from cogs.kit.payload.page import Block, ControlRow, Divider, Page, Section
from cogs.kit.payload.payload import Component
from cogs.kit.payload.plain import plain
from cogs.messages import rule_texts

_UNITS = (("clock-days", 86_400), ("clock-hours", 3600), ("clock-minutes", 60))
MOST_SECTIONS = 8  # rules with a button beside each, 3 components of the 40 of a page, or 7


def page(
    snapshot: Snapshot, person: Person, chosen: str | None = None, notice: Text = "", *, locked: bool = False
) -> Page:
    """The page for a person; `chosen` is the rule whose values are offered. `locked`: they can change none."""
    changed = snapshot.game.nearest_preset(snapshot.options)[1]
    rules_in_force = snapshot.game, snapshot.options, snapshot.row.players
    blocks: list[Block] = [
        say_chat(Message("rules-heading", game=snapshot.game.title, rules=rule_texts.rules_line(snapshot))),
        *(() if snapshot.row.solo else (clock_block(snapshot, person), _hints_block(snapshot, person))),
    ]
    if locked or not _may_change(snapshot, person):
        rules = say_chat(rule_texts.rule_lines(*rules_in_force))
        return Page((*blocks, rules, Divider(), say_chat(Message("rules-locked") if locked else _who_may(snapshot))))
    parts = rule_texts.rules_by_part(snapshot.game, snapshot.options)
    most = 1 if sum(len(rules) for _, rules in parts) > MOST_SECTIONS else MOST_BUTTONS
    for part, rules in parts:
        # A part's heading is in one block with its first rule, and many rules share a select: a page has 40 components.
        texts_of = [rule_texts.rule_text(*rules_in_force, rule) for rule in rules]
        texts_of[0] = lines(rule_texts.heading(part), texts_of[0])
        has_select = len(rules) > most
        for text, rule in zip(texts_of, rules, strict=True):
            if rule.name == chosen:
                blocks += [say_chat(lines(text, _others(snapshot, rule))), *_values(snapshot, rule)]
            elif not has_select:
                change = button(actions.RULE, Message("button-change"), snapshot.id, RuleSetting(rule.name))
                blocks.append(Section(say_chat(text), change))
            elif blocks and isinstance(blocks[-1], str) and rule is not rules[0]:
                blocks[-1] = f"{blocks[-1]}\n{say_chat(text)}"
            else:
                blocks.append(say_chat(text))
        if has_select:
            names, first = [option(rule.title, rule.name) for rule in rules], RuleSetting(rules[0].name)
            blocks.append(ControlRow((select(actions.RULE, Message("rules-select"), names, snapshot.id, first),)))
    blocks += [Divider(), say_chat(notice or Message("rules-note"))]
    usual = (button(actions.USUAL_RULES, Message("button-usual-rules"), snapshot.id),) if person.manages_server else ()
    back = (button(actions.RESET_RULES, Message("button-reset-rules"), snapshot.id),) if changed else ()
    return Page((*blocks, *((ControlRow((*back, *usual)),) if back or usual else ())))


def number_form(snapshot: Snapshot, name: str) -> Component:
    """The form for a number within a house rule's span, with the current number as its value. Raises BadOptions."""
    rule = next((rule for rule in snapshot.game.house_rules if rule.name == name), None)
    if rule is None or rule.span is None:
        raise BadOptions(Message("options-unknown-rule", name=Quoted(name[:40])))
    now = dump(snapshot.game.settled(snapshot.options, snapshot.row.players))[name]
    least, most = rule.span
    setting = RuleSetting(name)
    value = str(now) if isinstance(now, int) and least <= now <= most else ""
    line = FormLine(rule.title, Message("rules-number", least=str(least), most=str(most)), value)
    return form(actions.SET_RULE, rule.title, (line,), snapshot.id, setting)


def _may_change(snapshot: Snapshot, person: Person) -> bool:
    return snapshot.row.state == "lobby" and person.hosts(snapshot)


def _hints_block(snapshot: Snapshot, person: Person) -> Block:
    """The setting of hints, with a button for the host to change it."""
    line = say_chat(rule_texts.hints_line(snapshot))
    if not _may_change(snapshot, person):
        return line
    if snapshot.row.hints:
        return Section(line, button(actions.HINTS_OFF, Message("button-turn-off"), snapshot.id))
    return Section(line, button(actions.HINTS_ON, Message("button-turn-on"), snapshot.id))


def _who_may(snapshot: Snapshot) -> Message:
    if snapshot.row.state != "lobby":
        return Message("rules-fixed")
    host = snapshot.host
    if host is None:
        return Message("rules-host-changes")
    return Message("rules-player-changes", host=plain(snapshot.name_of(host)))


def _others(snapshot: Snapshot, rule: HouseRule) -> Text:
    now = dump(snapshot.options)[rule.name]
    others = (offered for offered in rule.offered_values if offered.value != now)
    return lines(*(Message("rules-other-value", value=it.label, sentence=it.sentence) for it in others))


def _values(snapshot: Snapshot, rule: HouseRule) -> Iterator[ControlRow]:
    """The controls for a house rule's values: buttons for up to five, else a select; and a form for other numbers."""
    now, table = dump(snapshot.options)[rule.name], snapshot.id
    another = button(actions.SET_NUMBER, Message("button-another-number"), table, RuleSetting(rule.name))
    number = () if rule.span is None else (another,)
    if len(rule.offered_values) + len(number) <= MOST_BUTTONS:
        values = (
            button(
                actions.SET_RULE, offered.label, table, RuleSetting(rule.name, str(offered.value)),
                style=PRIMARY if offered.value == now else SECONDARY,
            )
            for offered in rule.offered_values
        )  # fmt: skip
        yield ControlRow((*values, *number))
        return
    options = [option(it.label, str(it.value), it.sentence, chosen=it.value == now) for it in rule.offered_values]
    yield ControlRow((select(actions.SET_RULE, rule.title, options, table, RuleSetting(rule.name)),))
    if number:
        yield ControlRow(number)


# -- the clock ---------------------------------------------------------------------------------------------------------


def clock_name(snapshot: Snapshot, clock: Clock | None = None) -> Message:
    """A clock, by default the table's own: "Relaxed (5 min)"."""
    clock = clock or snapshot.row.clock
    return Message(f"clock-{clock}", time=duration(snapshot.times.substitute_after(clock)))


def clock_block(snapshot: Snapshot, person: Person) -> Block:
    """The table's clock on the page of its rules, with a button for the host to change it."""
    line = say_chat(Message("clock-told", clock=clock_name(snapshot)))
    if not _may_set_clock(snapshot, person):
        return line
    return Section(line, button(actions.CLOCK, Message("button-change"), snapshot.id))


def clock_page(snapshot: Snapshot, person: Person) -> Page:
    """The clocks a table may have; its host chooses one, before the match or during it."""
    may_change = _may_set_clock(snapshot, person)
    blocks: list[Block] = [say_chat(Message("clock-heading"))]
    for kind in CLOCKS:
        choose = (actions.CLOCK, ClockSetting(kind)) if may_change else None
        blocks.append(to_choose(clock_name(snapshot, kind), snapshot.id, choose, is_now=kind == snapshot.row.clock))
    blocks.append(say_chat(Message("clock-note")))
    if not may_change:
        blocks.append(say_chat(Message("clock-host")))
    if snapshot.clock != snapshot.row.clock:
        blocks.append(say_chat(Message("clock-alone")))
    return Page(tuple(blocks))


def to_choose(line: Text, table: int, choose: tuple[Action[A_], A_] | None, *, is_now: bool) -> Block:
    """One of several settings of a table, with the button that chooses it for those who may change it."""
    if choose is None:
        return say_chat(Message("picked-now", what=line) if is_now else line)
    label, style = (Message("button-now"), PRIMARY) if is_now else (Message("button-choose"), SECONDARY)
    return Section(say_chat(line), button(choose[0], label, table, choose[1], style=style))


def _may_set_clock(snapshot: Snapshot, person: Person) -> bool:
    return not snapshot.over and person.hosts(snapshot)


def reminder_text(snapshot: Snapshot, users: tuple[int, ...]) -> Message:
    """The mention of the players to act, and the time when a computer takes over."""
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
