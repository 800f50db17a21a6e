"""The house rules of a table, part by part; in a lobby the host may change each of them."""

from collections.abc import Iterator

from bot.rules.errors import BadOptions
from bot.rules.options import HouseRule, OfferedValue, dump
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from cogs.messages import texts
from cogs.messages.pages import rule_texts
from cogs.messages.pages.clocks import clock_block
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.tables import RuleSetting
from cogs.messages.parts.buttons import MOST_BUTTONS, PRIMARY, SECONDARY, Line, button, form, option, select
from cogs.messages.parts.page import Block, Divider, Page, Row, Section
from cogs.messages.parts.payload import Component

_LOCKED = "The house rules of this server are locked: only who may manage it changes them."


def page(
    snapshot: Snapshot, person: Person, chosen: str | None = None, notice: str = "", *, locked: bool = False
) -> Page:
    """The page for a person; `chosen` is the house rule whose values are offered, `notice` stands below them all.
    `locked`: the server's owner lets this person change none.
    """
    preset, changed = snapshot.game.nearest_preset(snapshot.options)
    rules_in_force = snapshot.game, snapshot.options, snapshot.row.players
    heading = f"## House rules\n-# {rule_texts.title_of(snapshot)} · {rule_texts.rules_line(snapshot)}"
    blocks: list[Block] = [heading, clock_block(snapshot, person), _hints_block(snapshot, person)]
    if locked or not _may_change(snapshot, person):
        rules = rule_texts.rule_lines(*rules_in_force)
        return Page((*blocks, rules, Divider(), f"-# {_LOCKED if locked else _who_may(snapshot)}"))
    for title, rules in rule_texts.rules_by_part(snapshot.game, snapshot.options):
        # A part's title is in one block with its first rule, and many rules share a select: a page has 40 components.
        texts_of = [rule_texts.rule_text(*rules_in_force, rule) for rule in rules]
        texts_of[0] = f"### {title}\n{texts_of[0]}"
        has_select = len(rules) > MOST_BUTTONS
        for text, rule in zip(texts_of, rules, strict=True):
            if rule.name == chosen:
                blocks += [f"{text}\n{_others(snapshot, rule)}", *_values(snapshot, rule)]
            elif not has_select:
                blocks.append(Section(text, button(ids.RULE, "Change", snapshot.id, RuleSetting(rule.name))))
            elif blocks and isinstance(blocks[-1], str) and not text.startswith("###"):
                blocks[-1] = f"{blocks[-1]}\n{text}"
            else:
                blocks.append(text)
        if has_select:
            names = [option(rule.title, rule.name) for rule in rules]
            blocks.append(Row((select(ids.RULE, "Change a rule", names, snapshot.id, RuleSetting(rules[0].name)),)))
    blocks += [Divider(), notice or "-# A change counts at once, for this table only."]
    usual = (button(ids.USUAL_RULES, "Make these this server's usual", snapshot.id),) if person.manages_server else ()
    back = (button(ids.RESET_RULES, f"Back to {preset.title}", snapshot.id),) if changed else ()
    return Page((*blocks, *((Row((*back, *usual)),) if back or usual else ())))


def number_form(snapshot: Snapshot, name: str) -> Component:
    """The form for a number within a house rule's span, with the current number as its value. Raises BadOptions."""
    rule = next((rule for rule in snapshot.game.house_rules if rule.name == name), None)
    if rule is None or rule.span is None:
        raise BadOptions(f"There is no number to be set for “{name[:40]}”.")
    now = dump(snapshot.game.settled(snapshot.options, snapshot.row.players))[name]
    least, most = rule.span
    hint = f"a number from {least} to {most}"
    setting = RuleSetting(name)
    value = str(now) if isinstance(now, int) and least <= now <= most else ""
    line = Line(f"{rule.title} ({hint})", hint, value)
    return form(ids.SET_RULE, rule.title, (line,), snapshot.id, setting)


def _may_change(snapshot: Snapshot, person: Person) -> bool:
    return snapshot.row.state == "lobby" and (person.user_id == snapshot.row.host_id or person.manages)


def _hints_block(snapshot: Snapshot, person: Person) -> Block:
    """Whether there are hints, with the way to change it for who may."""
    line = rule_texts.hints_line(snapshot)
    if not _may_change(snapshot, person):
        return line
    action, label = (ids.HINTS_OFF, "Turn off") if snapshot.row.hints else (ids.HINTS_ON, "Turn on")
    return Section(line, button(action, label, snapshot.id))


def _who_may(snapshot: Snapshot) -> str:
    if snapshot.row.state != "lobby":
        return "The match has begun: these rules hold to its end."
    host = next((seat.seat for seat in snapshot.seats if seat.user_id == snapshot.row.host_id), None)
    who = "The host" if host is None else f"The host, {texts.names_of(snapshot)[host]},"
    return f"{who} may change them until the match begins, and so may who manages this channel."


def _others(snapshot: Snapshot, rule: HouseRule) -> str:
    """The other values of the rule."""
    now = dump(snapshot.options)[rule.name]
    return "\n".join(
        f"- **{offered.label}**: {offered.sentence}" for offered in rule.offered_values if offered.value != now
    )


def _values(snapshot: Snapshot, rule: HouseRule) -> Iterator[Row]:
    """The controls for a house rule's values: buttons for up to five, else a select; and a form for other numbers."""
    now, table = dump(snapshot.options)[rule.name], snapshot.id
    number = () if rule.span is None else (button(ids.SET_NUMBER, "Another number…", table, RuleSetting(rule.name)),)
    if len(rule.offered_values) + len(number) <= MOST_BUTTONS:
        values = (
            button(
                ids.SET_RULE, offered.label, table, RuleSetting(rule.name, str(offered.value)),
                style=PRIMARY if offered.value == now else SECONDARY,
            )
            for offered in rule.offered_values
        )  # fmt: skip
        yield Row((*values, *number))
        return
    options = [_option(offered, offered.value == now) for offered in rule.offered_values]
    yield Row((select(ids.SET_RULE, rule.title, options, table, RuleSetting(rule.name)),))
    if number:
        yield Row(number)


def _option(offered: OfferedValue, now: bool) -> Component:
    return option(offered.label, str(offered.value), offered.sentence, chosen=now)
