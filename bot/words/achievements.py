"""Achievements in words: what each is called, how it is earned, and what is said at the table of a new one."""

from collections.abc import Sequence

from bot.message import AllOf, Message, Who
from bot.rules.achievements import BY_NAME, Earned
from bot.words.names import Namer


def title(name: str) -> Message:
    """What an achievement is called."""
    return Message(f"achievement-{name}.title")


def how(name: str) -> Message:
    """What one does for it."""
    return Message(f"achievement-{name}.how")


def earned_lines(found: Sequence[Earned], deal: int, name: Namer, *, of_match: bool) -> list[Message]:
    """What is said at the table of achievements that people have there for the first time on the server: those of a
    deal, or of the match. One that an older version knew is passed over.
    """
    told: dict[str, list[Who]] = {}
    for one in found:
        known = BY_NAME.get(one.name)
        if known is not None and one.deal == deal and known.of_match is of_match:
            told.setdefault(one.name, []).append(Who(name(one.seat)))
    return [
        Message("achievement-new", title=title(key), told=Message(f"achievement-{key}.told", who=AllOf(who)))
        for key, who in told.items()
    ]
