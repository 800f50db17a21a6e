"""The house rules of a table, one sentence each; in a lobby the host may change them."""

import discord

from bot.rules.options import HouseRule, dump
from bot.table.access import Person
from bot.table.table import Snapshot
from cogs import texts
from cogs.controls import select
from cogs.payload import Controls, Payload


def page(snapshot: Snapshot, person: Person, chosen: str | None = None) -> Payload:
    """The page for a person; `chosen` is the house rule whose values are offered."""
    rows: Controls = ()
    if snapshot.row.state == "lobby" and (person.user_id == snapshot.row.host_id or person.manages):
        rows = _controls(snapshot, chosen)
    return Payload(f"**{texts.title_of(snapshot)}**: house rules\n{texts.rule_lines(snapshot)}", rows=rows)


def _controls(snapshot: Snapshot, chosen: str | None) -> Controls:
    values = dump(snapshot.options)
    rules = {rule.name: rule for rule in snapshot.game.house_rules}
    names = [
        discord.SelectOption(label=rule.title, value=rule.name, default=rule.name == chosen) for rule in rules.values()
    ]
    first = (select("rule", "Change a house rule", names, snapshot.id),)
    if chosen not in rules:
        return (first,)
    choices = [
        discord.SelectOption(
            label=choice.label,
            value=str(choice.value),
            description=choice.sentence[:100],
            default=choice.value == values[chosen],
        )
        for choice in rules[chosen].choices
    ]
    return first, (select("setrule", _placeholder(rules[chosen]), choices, snapshot.id, argument=chosen),)


def _placeholder(rule: HouseRule) -> str:
    """The rule's title; for the score that ends a match also how to have a number that is not listed."""
    if rule.name != "target" or rule.span is None:
        return rule.title
    return f"{rule.title} (others from {rule.span[0]} to {rule.span[1]}: /domino new target:)"
