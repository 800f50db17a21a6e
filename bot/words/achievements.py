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
    """The lines for achievements new on the server, of a deal or of the match, in whichever order they were found;
    unknown names are skipped.
    """
    seats = {
        name: sorted(one.seat for one in found if (one.name, one.deal) == (name, deal))
        for name, known in ACHIEVEMENTS.items()
        if known.of_match is of_match
    }
    return [
        Message("achievement-new", title=title(key), told=Message(f"achievement-{key}.told", who=AllOf(map(Seat, who))))
        for key, who in seats.items()
        if who
    ]


def gained(names: Sequence[str]) -> Text | None:
    """The line for achievements that a person has just earned, for them alone; None where there are none."""
    return Message("achievement-gained", count=len(names), titles=Row(map(title, names))) if names else None


def gained_at(found: Sequence[Earned], deal: int, seat: int) -> Text | None:
    """The line for the player of a seat: what a deal earned them that everyone can earn, for the first time ever."""
    names = {one.name for one in found if (one.deal, one.seat) == (deal, seat)}
    return gained([name for name in MILESTONES if name in names])
