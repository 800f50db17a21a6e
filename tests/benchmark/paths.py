"""How many of our functions and files a common path passes, counted on a warm process by `sys.setprofile`.

`python -m tests.benchmark.paths` lists them.
"""

import asyncio
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, nullcontext
from pathlib import Path
from random import Random
from types import CodeType, FrameType

from bot.players.computer import choose
from bot.players.levels import NORMAL
from bot.playground import Limits, Playground
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import Phase, View
from bot.store.store import Store
from bot.table.tables import Tables
from bot.words.surfaces import alt_seat
from images.seat.seat import draw_seat
from images.table.table import draw_table
from tests.benchmark.commits import ROOT
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.benchmark.people import Turn, Turns, four, seat_at_ours
from tests.end_to_end.controls import find
from tests.idle import sent_events, wait_until_idle
from tests.moments import AnyMatch
from tests.started import started, store_in
from tests.table.moves import act, act_once, any_move, waiting
from tests.table.people import match

GAME = CATALOGUE["forty-two"]
NAMES = ("Ann", "Bo", "Cleo", "Dee")
FUNCTIONS, FILES = 60, 12
WHOLE_PLAY = "a tapped play and all its edits"  # many paths at once: it has no goal
_OURS = tuple(f"{ROOT}/{part}/" for part in ("bot", "cogs", "images"))
_OTHERS = f"{ROOT}/bot/playground/"


class Passed:
    """Our functions that run while `recorded` lasts, in all threads started after it was made."""

    def __init__(self) -> None:
        self._codes: set[CodeType] = set()
        self._is_on = False
        threading.setprofile(self._profile)

    @contextmanager
    def recorded(self) -> Iterator[None]:
        self._codes.clear()
        self._is_on = True
        sys.setprofile(self._profile)
        try:
            yield
        finally:
            sys.setprofile(None)
            self._is_on = False

    @property
    def functions(self) -> dict[str, list[str]]:
        """The names of the functions by file."""
        found: dict[str, list[str]] = {}
        for code in sorted(self._codes, key=lambda code: (code.co_filename, code.co_firstlineno)):
            if not code.co_name.startswith("<"):  # no function, but a comprehension or a lambda in one
                found.setdefault(code.co_filename.removeprefix(f"{ROOT}/"), []).append(code.co_qualname)
        return found

    def _profile(self, frame: FrameType, event: str, argument: object) -> None:
        file = frame.f_code.co_filename
        if self._is_on and event == "call" and file.startswith(_OURS) and not file.startswith(_OTHERS):
            self._codes.add(frame.f_code)


async def measure(asked: Asked) -> list[Figure]:  # noqa: ARG001
    """The functions, and their files, of each path."""
    return [it for path, functions in (await paths()).items() for it in _figures(path, functions)]


def _figures(path: str, functions: dict[str, list[str]]) -> Iterator[Figure]:
    for kind, count, most in (
        ("functions", sum(map(len, functions.values())), FUNCTIONS),
        ("files", len(functions), FILES),
    ):
        goals = () if path == WHOLE_PLAY else (Goal(AT_MOST, most, "ours"),)
        yield Figure(f"{kind} of {path}", count, "", goals=goals)


async def paths() -> dict[str, dict[str, list[str]]]:
    """The functions by file of each path, from a play in the rules to a tap and all that it brings."""
    passed = Passed()
    try:
        return _in_memory(passed) | {"a person's play": await _at_a_table(passed)} | await _by_taps(passed)
    finally:
        threading.setprofile(None)  # type: ignore[arg-type]


def _in_memory(passed: Passed) -> dict[str, dict[str, list[str]]]:
    middle = _middle()
    seat = GAME.to_act(middle)[0]
    view = GAME.view(middle, seat)
    assert view.ask is not None
    move = view.ask.choices[0].move
    found: dict[str, dict[str, list[str]]] = {}
    calls: dict[str, Callable[[], object]] = {
        "a play in the rules": lambda: GAME.play(middle, seat, move),
        "a View": lambda: GAME.view(middle, seat),
        "an alt text": lambda: alt_seat(view, NAMES),
        "a seat's picture": draw_seat(view, NAMES).render,
        "a table's picture": draw_table(GAME.view(middle, None), NAMES).render,
        "a choice of `normal`": lambda: choose(view, 5, NORMAL),
    }
    for path, call in calls.items():
        for _ in range(3):
            call()
        with passed.recorded():
            call()
        found[path] = passed.functions
    return found


def _middle() -> AnyMatch:
    """A match of Forty-Two in the middle of a trick."""
    rng = Random(7)
    played = GAME.start(GAME.presets[0].options, 4, bytes(32))
    while not _is_in_the_middle(GAME.view(played, None)):
        seat = GAME.to_act(played)[0]
        played, _ = GAME.play(played, seat, rng.choice(GAME.legal(played, seat)))
    return played


async def _at_a_table(passed: Passed) -> dict[str, list[str]]:
    rng = Random(7)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/paths.sqlite3")
        try:
            tables = Tables(store, CATALOGUE)
            snapshot = await tables.snapshot(await match(tables, game=GAME.name))
            while not _is_in_the_middle(snapshot.public):
                snapshot = (await act_once(tables, snapshot, rng)).snapshot
            seat = waiting(snapshot)[0]
            move = any_move(snapshot.views[seat], rng)
            with passed.recorded():
                await act(tables, snapshot, seat, move)
            return passed.functions
        finally:
            await store.close()


async def _by_taps(passed: Passed) -> dict[str, dict[str, list[str]]]:
    """By taps at a table of the bot in this process: to see the scores, and to play, up to the last edit."""
    rng, found = Random(7), dict[str, dict[str, list[str]]]()
    async with AsyncExitStack() as lasting:
        folder = lasting.enter_context(tempfile.TemporaryDirectory())
        playground = await lasting.enter_async_context(Playground(limits=Limits().fast()))
        bot = await lasting.enter_async_context(started(playground, await store_in(Path(folder))))
        asked, people, channel = asyncio.Queue[Turn](), four(playground), playground.channel("games")
        Turns(playground).watch(people, asked.put_nowait)
        await seat_at_ours(playground, people, channel)
        for number in range(12):
            turn = await asked.get()
            await wait_until_idle(bot, sent_events(playground))
            with passed.recorded() if number == 11 else nullcontext():
                await (await turn.take(rng)).acknowledged()
                await wait_until_idle(bot, sent_events(playground))
        found[WHOLE_PLAY] = passed.functions
        for _ in range(3):
            board = await playground.wait_for(lambda: find(people[0], channel, "scores"))
            with passed.recorded():
                await (await people[0].click(board, label="Scores")).answered()
        found["a tap that shows the scores"] = passed.functions
    return found


def _is_in_the_middle(view: View | None) -> bool:
    """Whether two have played to the fourth trick."""
    if view is None or view.phase is not Phase.PLAY:
        return False
    return len(view.trick_board.finished) == 3 and len(view.trick_board.current_plays) == 2


if __name__ == "__main__":
    for path, files in asyncio.run(paths()).items():
        print(f"{path}:")
        for file, functions in files.items():
            print(f"  {file}: {', '.join(functions)}")
