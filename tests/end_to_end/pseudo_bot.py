"""A bot that speaks a language that nobody speaks, and notes what is set in its pictures."""

import json
import secrets
from multiprocessing.connection import Connection
from pathlib import Path

from bot.words import speaker
from images.drawing import canvas
from tests.end_to_end.forked_bot import QuickBot, run_quick_program
from tests.images.drawn import noting
from tests.samples import dice
from tests.words.pseudo import pseudo

DRAWN = "drawn.jsonl"


class PseudoBot(QuickBot):
    """One whose people all read that language. Parts of its pictures have been drawn in English before."""

    def _program(self):
        return _run


def _run(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    noted, file = set[tuple[str, bool]](), Path(log).with_name(DRAWN).open("a", encoding="utf-8", buffering=1)

    def note(text: str, is_cut: bool) -> None:
        if (text, is_cut) not in noted:
            noted.add((text, is_cut))
            file.write(f"{json.dumps((text, is_cut))}\n")

    secrets.token_bytes = dice("a longer language").randbytes  # what is dealt: the same all day
    canvas.set_text = noting(canvas.set_text, note)
    speaker.speaker = lambda _: pseudo()  # whatever anybody reads
    run_quick_program(environment, log, standard_input)


def drawn_texts(folder: Path) -> dict[str, bool]:
    """The texts set in pictures since this was asked last, and whether they were cut."""
    file, found = folder / DRAWN, dict[str, bool]()
    for text, is_cut in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        found[text] = is_cut or found.get(text, False)
    file.write_text("", encoding="utf-8")
    return found
