"""What is seen, said and chosen everywhere, as approved checksums: `python -m tests.gallery.approved`.

Each line of approved.txt is of one part of the gallery, of one game's texts or of its computers' choices. A test tells
which of them have changed. Look at those (`python -m tests.gallery DIR`), and if they are meant, write the file anew.
"""

import asyncio
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

from PIL import Image, features

from bot.app import Boneyard
from bot.players.computer import choose, choose_at_once
from bot.players.levels import EASY, NORMAL
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import Phase, View
from bot.settings import Settings
from bot.store.store import Store
from bot.words.seat.coach import coach_line
from bot.words.seat.hand import hand_text
from bot.words.speaker import say
from bot.words.table.table import table_text
from tests.cogs.messages.usual import usual_messages
from tests.gallery.play import moments
from tests.gallery.state import State
from tests.gallery.states import states

FILE = Path(__file__).with_name("approved.txt")
FREETYPE = str(features.version("freetype2"))  # other versions draw letters a hair differently
_NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")
_DECLARING = (Phase.BID, Phase.TRUMP, Phase.DOUBLES, Phase.PASS)
MOVES = 16  # of each match, for pictures
_MOVES_TOLD = 60  # for texts and choices


def approved() -> dict[str, str]:
    """The checksums by their names, as they were approved."""
    return dict(line.rsplit(": ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())


def current(found: Iterable[State]) -> dict[str, str]:
    """The checksums by their names as they are, of these states of the gallery and of all games."""
    asyncio.run(_register_features())
    sums: dict[str, int] = {}
    for name, data in (*_seen(found), *_said_and_chosen(), *usual_messages()):
        sums[name] = crc32(data, sums.get(name, 0))
    return {"pictures are of FreeType": FREETYPE, **{name: f"{sums[name]:08x}" for name in sorted(sums)}}


async def _register_features() -> None:
    """Have every feature add its buttons to the messages, as in a bot that runs."""
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/boneyard.db")
        bot = Boneyard(Settings(), store)
        for feature in bot.features:
            await feature.register(bot)
        await store.close()


def _seen(found: Iterable[State]) -> Iterator[tuple[str, bytes]]:
    for state in found:
        about = f"{state.part}, {state.title.partition(',')[0].partition(':')[0]}"
        with Image.open(BytesIO(state.drawing.render())) as picture:
            yield f"picture of {about}", picture.tobytes() + bytes(picture.getpalette() or ())
        yield f"alt text of {about}", f"{state.title}\n{state.drawing.alt}\n".encode()


def _said_and_chosen() -> Iterator[tuple[str, bytes]]:
    for number, moment in enumerate(moments(_MOVES_TOLD)):
        about = f"{say(moment.game.title)} ({say(moment.preset.title)})"
        yield f"texts of {about}", say(table_text(moment.public, _namer(moment.public), _NAMES.__getitem__)).encode()
        for view in moment.seats:
            if moment.game.hands_by_dm:
                yield f"texts of {about}", say(hand_text(view, _namer(view), "#games")).encode()
            yield f"texts of {about}", say(coach_line(view)).encode()
            if view.ask is not None:
                decided = [choose_at_once(view, 0, level) for level in (EASY, NORMAL)]
                if view.phase in _DECLARING and number % 12 == 0:  # it takes a search
                    decided.append(choose(view, 0, NORMAL))
                yield f"choices in {about}", ", ".join(map(str, decided)).encode()
    for game in CATALOGUE.values():
        for preset in game.presets:
            for players in preset.players:
                pages = game.help(preset.options, players)
                yield (
                    f"help of {say(game.title)}",
                    "\n".join(f"{say(page.title)}\n{say(page.text)}" for page in pages).encode(),
                )


def _namer(view: View):
    return lambda seat: "you" if seat == view.viewer else _NAMES[seat]


def main() -> None:
    """Approve what is there now."""
    FILE.write_text("".join(f"{name}: {it}\n" for name, it in current(states(MOVES)).items()), encoding="utf-8")


if __name__ == "__main__":
    main()
