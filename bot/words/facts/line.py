"""A line of dominoes, which is in bot.words.line."""

from bot.words.line import (
    EndsLeft,
    LineEnd,
    ends_left,
    goes_on,
    last_turned,
    line_end,
    row_as_seen,
    since_last_turn,
    waiting,
    went_back,
)
from bot.words.terms import counts_rounds

__all__ = [
    "EndsLeft",
    "LineEnd",
    "counts_rounds",
    "ends_left",
    "goes_on",
    "last_turned",
    "line_end",
    "row_as_seen",
    "since_last_turn",
    "waiting",
    "went_back",
]
