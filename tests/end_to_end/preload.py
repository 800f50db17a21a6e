"""The program loaded, and its pictures' parts made: what a house's bot is forked from."""

from functools import partialmethod

import bot.serve  # noqa: F401 - this is what takes long
from bot.players.worker.worker import Worker
from images.warm import warm

warm()
# Who asks for a hint is answered after three seconds, with or without one. On a busy machine that is not enough.
setattr(Worker, "prospects", partialmethod(Worker.prospects, within=60.0))  # noqa: B010 - it has the same signature
