"""A bot that notes what is set in its pictures; and one that speaks a language that no one speaks."""

import json
import secrets
from collections import defaultdict
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

from bot.words import speaker
from images.drawing import canvas
from tests.end_to_end.forked_bot import QuickBot, run_quick_program
from tests.images.drawn import noting
from tests.samples import dice
from tests.words.pseudo import pseudo

DRAWN = "drawn.jsonl"


class NotingBot(QuickBot):
    """One whose pictures can be read. Parts of them have been drawn in English before."""

    def _program(self):
        return _run


class PseudoBot(QuickBot):
    """The same; whatever anyone reads is in that language."""

    def _program(self):
        return _run_longer


def _run(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    noted, file = set[tuple[str, str, bool]](), Path(log).with_name(DRAWN).open("a", encoding="utf-8", buffering=1)

    def note(text: str, is_cut: bool) -> None:
        found = speaker.current().language, text, is_cut
        if found not in noted:
            noted.add(found)
            file.write(f"{json.dumps(found)}\n")

    secrets.token_bytes = dice("pictures that are read").randbytes  # what is dealt: the same all day
    canvas.set_text = noting(canvas.set_text, note)
    run_quick_program(environment, log, standard_input)


def _run_longer(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    speaker.speaker = lambda _: pseudo()
    _run(environment, log, standard_input)


def drawn_texts(folder: Path) -> Mapping[str, dict[str, bool]]:
    """By language, the texts set in pictures since this was asked last, and whether they were cut."""
    file, found = folder / DRAWN, defaultdict[str, dict[str, bool]](dict)
    for language, text, is_cut in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        found[language][text] = is_cut or found[language].get(text, False)
    file.write_text("", encoding="utf-8")
    return found
