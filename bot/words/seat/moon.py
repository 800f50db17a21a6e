"""The short words of a moon that is to be decided."""

from bot.rules.grammar import joined
from bot.words.facts.tricks.moon import MoonChoice, MoonShot
from bot.words.names import Namer
from bot.words.seat.parts import Line, Pill, named, plain


def moon_headline(shot: MoonShot, name: Namer) -> tuple[Line, str, tuple[Pill, ...]]:
    """Title, what follows it, and the pills: "You shot the moon!", "all 26 points", "choose"."""
    who = plain("You") if shot.is_asked else named(name, shot.shooter)
    pills = (Pill("", "choose", Pill.Look.GOLD),) if shot.is_asked else ()
    return (who, plain(" shot the moon!")), f"all {shot.points} points", pills


def moon_lines(shot: MoonShot) -> str:
    """What the shooter may do: "Take 26 off your own total, or give 26 to one other."."""
    whom = "every other" if shot.hits_everyone else "one other"
    if shot.is_asked:
        return f"Take {shot.points} off your own total, or give {shot.points} to {whom}."
    return f"{shot.points} off their own total, or {shot.points} to {whom}."


def hit_words(shot: MoonShot, choice: MoonChoice, viewer: int | None, name: Namer) -> str:
    """Whose score a choice changes: "You", "Pip", "Every other"."""
    if choice.move.everyone:
        return "All others" if shot.is_asked else "Every other"
    seat = choice.scores[0].seat
    return "You" if seat == viewer else name(seat)


def ending_words(choice: MoonChoice, viewer: int | None, name: Namer) -> str:
    """Whom a choice makes win the match: "ends it: you win"; empty where the match goes on."""
    if not choice.winners:
        return ""
    alone = len(choice.winners) == 1
    who = joined(
        "you" if seat == viewer else name(seat) for seat in sorted(choice.winners, key=lambda one: one != viewer)
    )
    if viewer in choice.winners:
        return f"ends it: {who} win" if alone else f"ends it: {who} share"
    return f"ends it: {who} {'wins' if alone else 'win'}"
