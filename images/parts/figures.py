"""Figures as they are set in pictures."""


def signed(number: int, *, plus: str = "+") -> str:
    """A figure with its sign, and a real minus; nought has none."""
    return f"−{-number}" if number < 0 else f"{plus if number else ''}{number}"
