"""A table's game and its house rules in words."""

from bot.rules.catalogue import AnyGame
from bot.rules.grammar import joined
from bot.rules.options import HouseRule, Options, Part, dump
from bot.table.state.snapshot import Snapshot
from cogs.messages.texts import plain


def title_of(snapshot: Snapshot) -> str:
    """The game's name as its options make it."""
    return snapshot.game.title_of(snapshot.options, snapshot.row.players)


def rules_line(snapshot: Snapshot) -> str:
    """The preset being played, and where the house rules differ from it."""
    preset, game = snapshot.game.nearest_preset(snapshot.options)[0], title_of(snapshot)
    title = "usual rules" if preset.title in (snapshot.game.title, game) else preset.title.removeprefix(f"{game}, ")
    return _with_changes(title, snapshot.game, snapshot.options)


def rules_summary(game: AnyGame, options: Options) -> str:
    """The nearest preset, and where house rules differ from it."""
    return _with_changes(game.nearest_preset(options)[0].title, game, options)


def _with_changes(title: str, game: AnyGame, options: Options) -> str:
    values, rules = dump(options), {rule.name: rule for rule in game.house_rules}
    differences = game.nearest_preset(options)[1]
    changes = [f"{rules[name].title.lower()} {rules[name].describe(values[name]).label}" for name in differences]
    return ", but ".join((title, joined(changes))) if changes else title


def hints_line(snapshot: Snapshot) -> str:
    """Whether there are hints, and whom that depends on."""
    if snapshot.public is not None:
        return (
            "Hints: **on**. **Hint** on your turn, or /hint, tells you alone what looks best, and why."
            if snapshot.has_hints
            else "Hints: **off** in this match."
        )
    if not snapshot.row.hints:
        return "Hints: **off** with several people, unless all agree. Alone with computers you always have them."
    undecided = joined(plain(seat.name) for seat in snapshot.undecided_on_hints)
    if undecided:
        return f"Hints: **on if all agree**. {undecided}: press **Agree to hints**, else there are none."
    return "Hints: **on for everybody**. Who joins agrees to that."


def rules_by_part(game: AnyGame, options: Options) -> list[tuple[str, list[HouseRule]]]:
    """The house rules of a game that count under these options, part by part."""
    rules = [rule for rule in game.house_rules if rule.applies(options)]
    parts = [(part.value, [rule for rule in rules if rule.part is part]) for part in Part]
    return [(title, among) for title, among in parts if among]


def rule_lines(game: AnyGame, options: Options, players: int) -> str:
    """House rules part by part: what each is set to, and what that means."""
    return "\n".join(
        f"### {title}\n" + "\n".join(rule_text(game, options, players, rule) for rule in rules)
        for title, rules in rules_by_part(game, options)
    )


def rule_text(game: AnyGame, options: Options, players: int, rule: HouseRule) -> str:
    """A house rule: what it is set to, what that means, and what the preset has where that is something else."""
    set_to = rule.describe(dump(game.settled(options, players))[rule.name])
    preset, changed = game.nearest_preset(options)
    if rule.name not in changed:
        return f"**{rule.title}: {set_to.label}**\n{set_to.sentence}"
    usual = rule.describe(dump(preset.options)[rule.name]).label
    return f"✏️ **{rule.title}: {set_to.label}**\n{set_to.sentence}\n-# Changed: {preset.title} has “{usual}”."
