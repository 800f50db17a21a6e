"""Alt texts no longer than Discord takes; they are made in bot.words.length."""

from bot.words.length import LONGEST, NAME_LENGTHS, clipped, first_that_fits

__all__ = ["LONGEST", "NAME_LENGTHS", "clipped", "first_that_fits"]
