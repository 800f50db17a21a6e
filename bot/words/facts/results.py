"""What a match is played to, and what its deals are scored in."""

from typing import NamedTuple

from bot.rules.grammar import counted
from bot.rules.tricks.counts import CountOptions, Scoring
from bot.rules.view import View
from bot.words.terms import counts_rounds


class Goal(NamedTuple):
    """What ends the match: a label and a figure, such as "ends at" and "61"."""

    label: str
    figure: str

    def __str__(self) -> str:
        return f"{self.label} {self.figure}"


def goal(view: View, to: str = "to") -> Goal:
    """What ends the match: "ends at 61" points that hurt, "to 30" of others (`to` says that otherwise), or "ends after
    4 deals".
    """
    if view.deals is not None:
        return Goal("ends after", counted(view.deals, "deal"))
    return Goal("ends at" if view.low_wins else to, str(view.target))


def unit_of(view: View) -> str:
    """What a deal is scored in: "point", "mark" or "round"."""
    if view.tricks is None and counts_rounds(view):
        return "round"
    in_marks = isinstance(view.options, CountOptions) and view.options.scoring is Scoring.MARKS
    return "mark" if in_marks else "point"
