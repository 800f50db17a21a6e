"""A table's game and its rules in words."""

from bot.message import AllOf, Message, Row, Text, Who, lines, with_note
from bot.rules.catalogue import AnyGame
from bot.rules.options import SECTIONS, HouseRule, Options, Section, dump
from bot.table.state.snapshot import Snapshot
from cogs.kit.payload.plain import plain


def title_of(snapshot: Snapshot) -> Text:
    """The game's name as its options make it."""
    return snapshot.game.title_of(snapshot.options, snapshot.row.players)


def rules_line(snapshot: Snapshot) -> Text:
    """The preset being played, and where the rules differ from it."""
    return rules_summary(snapshot.game, snapshot.options)


def rules_summary(game: AnyGame, options: Options) -> Text:
    """The nearest preset, and where the rules differ from it."""
    values, rules = dump(options), {rule.name: rule for rule in game.house_rules}
    preset, differences = game.nearest_preset(options)
    if not differences:
        return preset.title
    changes = Row(
        Message("labelled", label=rules[name].title, value=rules[name].describe(values[name]).label)
        for name in differences
    )
    return with_note(preset.title, changes)


def hints_line(snapshot: Snapshot) -> Message:
    """The setting of hints, and the players whose agreement it waits for."""
    if snapshot.public is not None:
        return Message("rules-hints-in-match" if snapshot.has_hints else "rules-hints-not-in-match")
    if not snapshot.row.hints:
        return Message("rules-hints-off")
    undecided = AllOf(Who(plain(snapshot.name_of(seat))) for seat in snapshot.undecided_on_hints)
    return Message("rules-hints-asked", who=undecided) if undecided.items else Message("rules-hints-on")


def rules_by_part(game: AnyGame, options: Options) -> list[tuple[Section, list[HouseRule]]]:
    """The rules of a game that count under these options, part by part."""
    rules = [rule for rule in game.house_rules if rule.applies(options)]
    return [(part, among) for part in SECTIONS if (among := [rule for rule in rules if rule.part == part])]


def rule_lines(game: AnyGame, options: Options, players: int) -> Text:
    """Rules part by part, each with its value and the meaning of that."""
    return lines(
        *(
            lines(heading(part), *(rule_text(game, options, players, rule) for rule in rules))
            for part, rules in rules_by_part(game, options)
        )
    )


def heading(part: Section) -> Message:
    return Message("rules-part", part=Message(f"part-{part}"))


def rule_text(game: AnyGame, options: Options, players: int, rule: HouseRule) -> Text:
    """A rule: its value, the meaning of that, and the value in the preset where it differs."""
    set_to = rule.describe(dump(game.settled(options, players))[rule.name])
    preset, changed = game.nearest_preset(options)
    usual = rule.describe(dump(preset.options)[rule.name]).label
    return lines(
        Message("rules-rule", rule=rule.title, value=set_to.label),
        set_to.sentence,
        Message("rules-rule-changed", preset=preset.title, value=usual) if rule.name in changed else None,
    )
