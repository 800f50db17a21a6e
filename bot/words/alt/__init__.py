"""Alt texts: what each picture shows, in words that are always put in the same order. Made from the View alone."""

from bot.words.alt.example import alt_example
from bot.words.alt.seat import alt_seat
from bot.words.alt.table import alt_table

__all__ = [
    "alt_example",
    "alt_seat",
    "alt_table",
]
