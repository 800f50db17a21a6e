"""Shares and differences as people say them: "in 9 of 10 deals", "hardly ever", "about 4 points"."""

from bot.rules.grammar import counted

_RARE, _SURE = 0.05, 0.95


def in_deals(share: float, subject: str, verb: str, rest: str) -> str:
    """How often somebody does something: "you take this trick in 9 of 10 deals", "you hardly ever take this trick"."""
    if share < _RARE:
        return f"{subject} hardly ever {verb} {rest}"
    if share > _SURE:
        return f"{subject} nearly always {verb} {rest}"
    return f"{subject} {verb} {rest} {often(share)}"


def often(share: float) -> str:
    """How often something happens, after what happens: "in 9 of 10 deals", "in half of the deals", "hardly ever"."""
    if share < _RARE:
        return "hardly ever"
    if share > _SURE:
        return "nearly always"
    tenths = min(max(round(share * 10), 1), 9)
    return "in half of the deals" if tenths == 5 else f"in {tenths} of 10 deals"


def differ(share: float, other: float, least: float) -> bool:
    """Whether two shares differ by so much at least, and are said in different words."""
    return abs(share - other) >= least and often(share) != often(other)


def about(amount: float, unit: str) -> str:
    """An amount that was estimated: "about half a point", "about a point", "about 4 points"; large ones in fives."""
    if amount < 0.35:
        return f"about a quarter of a {unit}"
    if amount < 0.75:
        return f"about half a {unit}"
    if amount < 1.5:
        return f"about a {unit}"
    return f"about {counted(round(amount) if amount < 20 else 5 * round(amount / 5), unit)}"


def by_how_much(amount: float, unit: str, than: str) -> str:
    """By how much a move is better, or worse: "about 4 points better", "a little worse"."""
    return f"{about(amount, unit)} {than}" if amount >= 0.15 else f"a little {than}"
