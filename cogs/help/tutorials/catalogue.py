"""The lessons there are, by name, as they are kept in `lessons`."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Options, load
from cogs.help.tutorials.lesson import Lesson, Moment

_FOLDER = Path(__file__).parent / "lessons"
_NAMES = (
    "dominoes", "all-fives", "black-tile", "domino-whist", "domino-hearts", "seventy-nine", "forty-two", "blind-hughie",
    "billitonnen",
)  # fmt: skip


def lesson_of(game: AnyGame, options: Options) -> Lesson | None:
    """The lesson that teaches a game as it is called under these options, if there is one."""
    title, preset = game.title_of(options, game.players[0]), game.nearest_preset(options)[0]
    of_game = [lesson for lesson in LESSONS.values() if lesson.game is game]
    fitting = (lesson for lesson in of_game if lesson.title == title or preset.name in lesson.also)
    return next(fitting, of_game[0] if of_game else None)


def _lesson(name: str) -> Lesson:
    kept = json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = CATALOGUE[kept["game"]]
    return Lesson(
        name=name,
        game=game,
        options=load(game.options_type, kept["options"]),
        players=kept["players"],
        seed=bytes.fromhex(kept["seed"]),
        moves=tuple(move for line in kept["moves"] for move in line.split(", ")),
        moments=tuple(map(_moment, kept["moments"])),
        also=tuple(kept.get("also", ())),
    )


def _moment(kept: Mapping[str, Any]) -> Moment:
    then = tuple(kept["then"].split(", ")) if "then" in kept else ()
    return Moment(kept["topic"], kept["after"], kept["answers"], then)


LESSONS: Mapping[str, Lesson] = {name: _lesson(name) for name in _NAMES}
