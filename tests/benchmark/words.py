"""What it costs to make sentences of messages, of all that a play costs inside one process.

A play's words are those of its table and of the two seats that are told of it: their pictures, alt texts and messages.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from bot.message import Text
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.words.catalogue import sources_of
from bot.words.seat.coach import coach_line
from bot.words.seat.hand import hand_text
from bot.words.speaker import Line, Speaker, speaking
from bot.words.table.table import table_text
from images.seat.seat import draw_seat
from images.table.table import draw_table
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.moments import play

_NAMES = ("Ann", "Bo", "Christopherson", "Dee")
_PLAYS = 400, 120, 8
_SHARE = 0.05


async def measure(asked: Asked) -> list[Figure]:
    """The words of the plays of a match of Domino Whist, beside all of what they cost."""
    return await asyncio.to_thread(_measure, asked.of(_PLAYS))


def _measure(plays: int) -> list[Figure]:
    game = CATALOGUE["domino-whist"]
    heard = _Listener()
    _tell(game, plays // 4, heard)  # what is painted once is painted
    heard.texts.clear()
    whole = _timed(partial(_tell, game, plays, heard)) / plays
    speaker = Speaker("en", "en_GB", sources_of("en"))
    for say, text in heard.texts[: len(heard.texts) // 8]:
        getattr(speaker, say)(text)
    words = _timed(partial(_say_again, heard, speaker)) / plays
    return [
        Figure(
            "words of a play", 1000 * words, "ms", 1000 * whole, "rules, words and pictures", (Goal(AT_MOST, _SHARE),)
        )
    ]


class _Listener(Speaker):
    """Notes what it is asked to say, but not what it asks itself for the parts of that."""

    def __init__(self) -> None:
        super().__init__("en", "en_GB", sources_of("en"))
        self.texts = list[tuple[str, Text]]()
        self._asked = Speaker("en", "en_GB", sources_of("en"))

        def noted_line(text: Text) -> Line:
            self.texts.append(("line", text))
            return self._asked.line(text)

        self.line = noted_line

    def say(self, text: Text | None) -> str:
        if text is not None and not isinstance(text, str):
            self.texts.append(("say", text))
        return self._asked.say(text)


def _tell(game: AnyGame, plays: int, heard: Speaker) -> None:
    with speaking(heard):
        for moment in play(game, game.presets[0], 4, plays):
            views = moment.seats[:2]
            namer = _NAMES.__getitem__
            heard.say(table_text(moment.public, namer, namer))
            draw_table(moment.public, _NAMES).render()
            for view in views:
                heard.say(hand_text(view, namer, "#games"))
                heard.say(coach_line(view))
                draw_seat(view, _NAMES).render()


def _say_again(heard: _Listener, speaker: Speaker) -> None:
    for say, text in heard.texts:
        getattr(speaker, say)(text)


def _timed(work: Callable[[], None]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started
