"""The program loaded, and its pictures' parts made: what a house's bot is forked from."""

import gc
import sys
from functools import partialmethod

import bot.serve  # noqa: F401 - this is what takes long
import tests.end_to_end.forked_bot  # noqa: F401 - what each of them runs
from bot.players.worker.worker import Worker
from bot.words.locales import ENGLISH, languages
from bot.words.own_words import reads_like_own
from bot.words.speaker import speaker
from tests.images.painted import paint_most
from tests.words.written import english_ids

sys.modules["uvloop"] = None  # type: ignore[assignment] - asyncio's own loop; a program has uvloop's (test_process)
paint_most()
reads_like_own("")  # every language, which the program loads as it starts
for language in languages():  # English, and of the others what Discord is sent of the commands at each start
    for message in english_ids():
        if language == ENGLISH or message.startswith(("choice-", "command-", "game-", "menu-", "parameter-")):
            speaker(language).catalogue.pattern(message)
# Who asks for a hint is answered after three seconds, with or without one. On a busy machine that is not enough.
setattr(Worker, "prospects", partialmethod(Worker.prospects, within=60.0))  # noqa: B010 - it has the same signature
gc.freeze()  # else each of them would soon look through all of it, and so copy it
