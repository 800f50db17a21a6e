"""Shares and differences as people say them: "9 times in 10", "almost never", "about 4 points"."""

from bot.message import Message

_RARE, _SURE = 0.05, 0.95


def often(share: float) -> Message:
    """A frequency: "9 times in 10", "half the time", "almost never"."""
    tenths = 0 if share < _RARE else 10 if share > _SURE else min(max(round(share * 10), 1), 9)
    return Message("often", tenths=tenths)


def differ(share: float, other: float, least: float) -> bool:
    """True if two shares differ by at least this much, and have different words."""
    return abs(share - other) >= least and often(share) != often(other)


def about(amount: float, unit: str) -> Message:
    """An estimated amount: "about half a point", "about 4 points"; large ones in fives."""
    if amount < 0.75:
        return Message("about-little" if amount < 0.35 else "about-half", unit=unit)
    return Message(f"about-{unit}", count=max(round(amount), 1) if amount < 20 else 5 * round(amount / 5))
