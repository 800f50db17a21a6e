"""Figures as they are set in pictures, and what other parts still take as strings."""

from bot.rules.view import SeatView, View
from bot.words import table
from bot.words.speaker import say


def signed(number: int, *, plus: str = "+") -> str:
    """A figure with its sign, as it is set."""
    return f"−{-number}" if number < 0 else f"{plus if number else ''}{number}"


def decimal(number: float) -> str:
    """A figure with one decimal place, as it is set."""
    return f"{round(number, 1) + 0.0:.1f}".replace("-", "−")  # -0.0 and 0 is 0


def standing(view: View, seat: SeatView) -> str:
    return say(table.standing(view, seat))
