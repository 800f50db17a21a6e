"""The program loaded, and its pictures' parts made: what a house's bot is forked from."""

import bot.serve  # noqa: F401 - this is what takes long
from images.warm import warm

warm()
