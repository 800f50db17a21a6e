"""The style of the pictures of a seat, as its player has chosen it."""

from dataclasses import fields
from functools import lru_cache

from images.seat.style import SeatStyle


@lru_cache(maxsize=64)  # every hand of a player has the same
def style_of(words: str) -> SeatStyle:
    """The style of a seat's pictures, from the words stored for its player."""
    chosen = words.split()
    return SeatStyle(**{field.name: field.name in chosen for field in fields(SeatStyle)})
