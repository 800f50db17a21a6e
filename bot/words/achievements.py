"""Achievements in words: their titles, how to earn them, and the news of a new one at the table."""

from collections.abc import Sequence

from bot.message import AllOf, Message, Row, Seat, Text
from bot.rules.achievements import Earned
from bot.rules.catalogue import ACHIEVEMENTS
from bot.rules.milestones import MILESTONES


def title(name: str) -> Message:
    """The title of an achievement."""
    return Message(f"achievement-{name}.title")


def how(name: str) -> Message:
    """The way to earn an achievement."""
    return Message(f"achievement-{name}.how")


def earned_lines(found: Sequence[Earned], deal: int, *, of_match: bool) -> list[Message]:
    """The lines for achievements new on the server, of a deal or of the match; unknown names are skipped."""
    seats: dict[str, list[Seat]] = {}
    for one in found:
        known = ACHIEVEMENTS.get(one.name)
        if known is not None and one.deal == deal and known.of_match is of_match:
            seats.setdefault(one.name, []).append(Seat(one.seat))
    return [
        Message("achievement-new", title=title(key), told=Message(f"achievement-{key}.told", who=AllOf(who)))
        for key, who in seats.items()
    ]


def gained(names: Sequence[str]) -> Text | None:
    """The line for achievements that a person has just earned, for them alone; None where there are none."""
    return Message("achievement-gained", count=len(names), titles=Row(map(title, names))) if names else None


def gained_at(found: Sequence[Earned], deal: int, seat: int) -> Text | None:
    """The line for the player of a seat: what a deal earned them that everyone can earn, for the first time ever."""
    return gained([one.name for one in found if (one.deal, one.seat) == (deal, seat) and one.name in MILESTONES])
