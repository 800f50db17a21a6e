"""Approved checksums of all pictures, texts and choices: `python -m tests.gallery.approved`.

Each line of approved.txt is of one part of the gallery, of one game's texts or of its computers' choices. A test tells
which of them have changed. Look at those (`python -m tests.gallery DIR`), and if they are meant, write the file anew.
"""

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

from PIL import features

from bot.app import Boneyard
from bot.players.computer import choose, choose_at_once
from bot.players.levels import EASY, NORMAL
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import Phase
from bot.settings import Settings
from bot.store.store import Store
from bot.words.hand import hand_text
from bot.words.seat.coach import coach_line
from bot.words.speaker import say
from bot.words.surfaces import table_text
from tests.cogs.messages.usual import usual_messages
from tests.gallery.state import State
from tests.gallery.states import NAMES, states
from tests.images.pixels import unpacked
from tests.moments import moments
from tests.told import say_to

FILE = Path(__file__).with_name("approved.txt")
FREETYPE = "pictures are of FreeType", str(features.version("freetype2"))  # others draw letters a hair differently
_DECLARING = (Phase.BID, Phase.TRUMP, Phase.DOUBLES, Phase.PASS)

Named = tuple[str, bytes]


def approved() -> dict[str, str]:
    return dict(line.rsplit(": ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())


def sums_of(found: Iterable[Named]) -> dict[str, str]:
    sums = dict[str, int]()
    for name, data in found:
        sums[name] = crc32(data, sums.get(name, 0))
    return {name: f"{sums[name]:08x}" for name in sorted(sums)}


def seen(state: State, pixels: bytes) -> Iterator[Named]:
    """A picture that was drawn, as it is to be approved."""
    yield f"picture of {state.about}", pixels
    yield f"alt text of {state.about}", f"{state.title}\n{state.drawing.alt}\n".encode()


def said_and_chosen() -> Iterator[Named]:
    """Words and the choices of computers, as they are to be approved."""
    asyncio.run(_register_features())
    yield from usual_messages()
    for number, moment in enumerate(moments()):
        about = f"{say(moment.game.title)} ({say(moment.preset.title)})"
        yield f"texts of {about}", say_to(moment.public, table_text(moment.public), NAMES).encode()
        for view in moment.views:
            if moment.game.hands_by_dm:
                yield f"texts of {about}", say_to(view, hand_text(view, "#games"), NAMES).encode()
            yield f"texts of {about}", say(coach_line(view)).encode()
            if view.ask is not None:
                decided = [choose_at_once(view, 0, level) for level in (EASY, NORMAL)]
                if view.phase in _DECLARING and number % 4 == 0:  # it takes a search
                    decided.append(choose(view, 0, NORMAL))
                yield f"choices in {about}", ", ".join(map(str, decided)).encode()
    for game in CATALOGUE.values():
        for preset in game.presets:
            for players in preset.players:
                pages = game.help(preset.options, players)
                text = "\n".join(f"{say(page.title)}\n{say(page.text)}" for page in pages)
                yield f"help of {say(game.title)}", text.encode()


async def _register_features() -> None:
    """Have every feature add its buttons to the messages, as in a bot that runs."""
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/boneyard.db")
        bot = Boneyard(Settings(), store)
        for feature in bot.features:
            await feature.register(bot)
        await store.close()


def main() -> None:
    with unpacked():
        drawn = sums_of(named for state in states() for named in seen(state, state.drawing.render()))
    sums = dict(sorted((drawn | sums_of(said_and_chosen())).items()))
    FILE.write_text("".join(f"{name}: {it}\n" for name, it in [FREETYPE, *sums.items()]), encoding="utf-8")


if __name__ == "__main__":
    main()
