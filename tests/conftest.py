"""The order of the suite, and what its processes share."""

import gc
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling, Scheduling
from xdist.workermanage import WorkerController

from bot.message import Message
from bot.words.locales import ENGLISH
from bot.words.speaker import Speaker, speaker
from tests.samples import NAME
from tests.words.written import arguments_of

pytest_plugins = ("tests.clock", "tests.store.fixtures", "tests.table.fixtures")

_ROOT = Path(__file__).parent.parent
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # Two thirds of a start would go into compiling the same files in each of the many processes that tests start.
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(_ROOT / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False

# Each bot would upload all its emojis to each of the many playgrounds. Tests of the emojis turn them on.
os.environ["TILE_EMOJIS"] = "off"

_MEMORY = Path("/dev/shm")  # a file system in memory, on Linux
if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2**28:
    # Tests write small databases in full earnest: each of many thousand commits waits for the disk.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

# All that the tests import stays: to look through it for garbage as often as is usual took a tenth of the time.
gc.set_threshold(20_000, 20, 50)

# A busy machine is no fault, so nothing has a deadline. `--hypothesis-profile=soak` tries far more.
settings.register_profile("boneyard", deadline=None, max_examples=30, derandomize=True)
settings.register_profile("new", deadline=None, max_examples=30)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("boneyard")

# Folders of tests, the longest first, by what a worker makes once for them: the process that bots are forked from; a
# running bot; little.
_KINDS = (
    ("end_to_end", "browser", "demo", "maintenance", "monitoring"),
    ("cogs",),
    ("gallery", "words", "players", "translation", "rules", "store", "table", "images"),
)


_said = Speaker._formatted
_IN_LESSONS = {"ann", "bo", "cleo", "dee", "eli"}  # a lesson gives each of its texts all who play
_IN_HELP = {"players", "sides"}  # help gives each of its texts these, and every house rule


def _checked(self: Speaker, message: Message, told: Callable[[object], str]) -> str:
    """In tests a message is said with exactly its arguments: one that is left over is a fault, too."""
    given = {name.replace("_", "-") for name, _ in message.values} - _IN_LESSONS

    def fits(language: Speaker) -> bool:
        taken = arguments_of(language).get(message.id, given) - _IN_LESSONS
        return given == taken or (given >= _IN_HELP and given >= taken)

    assert any(map(fits, (speaker(ENGLISH), self))), message  # a translation can do without some
    return _said(self, message, told)


Speaker._formatted = _checked


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors, as tests often wait. Each process costs the import of all tests."""
    return (os.cpu_count() or 1) + 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how to try the same samples again."""
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"The samples of this run: {NAME}={os.environ[NAME]}")


def pytest_collection(session: pytest.Session) -> None:
    """Each worker first loads a share of the files by which the others find the bytecode: in a fresh clone, all of them
    would write all of it, side by side.
    """
    workers, worker = os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"), os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    folders = [session.config.invocation_params.dir / it for it in session.config.args]
    files = sorted(path for folder in folders for path in folder.glob("**/test_*.py"))
    for path in files[int(worker.removeprefix("gw")) :: int(workers)]:
        with suppress(Exception):  # a broken file fails when pytest collects it
            import_module(".".join(path.relative_to(_ROOT).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Keep what is loaded by now out of the search for garbage, also at the end."""
    gc.freeze()
    _try_one_example()


@given(strategies.none())
def _try_one_example(_: None) -> None:
    """Hypothesis looks through all objects at its first example: now there are few."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the files by kinds, and by folders within a kind."""
    folders = [folder for kind in _KINDS for folder in kind]
    places = {folder: place for place, folder in enumerate(folders)}
    items.sort(key=lambda item: places.get(_top(item.path), len(folders)))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    return _ByKind(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """End a worker that has reported: to free all its objects one by one takes it ten seconds."""
    if hasattr(config, "workerinput"):
        os._exit(0)


class _ByKind(LoadFileScheduling):
    """Gives a worker files of one kind while there are any, then of the kind with the most left.

    So the tests that mostly wait for other processes are one worker's, beside others that calculate.
    """

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self._kinds: dict[WorkerController, int] = {}

    def _assign_work_unit(self, node: WorkerController) -> None:
        left = Counter(_kind(file) for file in self.workqueue)
        kind = self._kinds.get(node)
        if kind not in left:
            taken = {*self._kinds.values()}
            kind = self._kinds[node] = min(left, key=lambda it: (it in taken, -left[it]))
        self.workqueue.move_to_end(next(file for file in self.workqueue if _kind(file) == kind), last=False)
        super()._assign_work_unit(node)


def _kind(file: str) -> int:
    """The index in `_KINDS` for a file, as it is called in ids of tests; the last one for all other files."""
    top = _top(_ROOT / file)
    return next((number for number, folders in enumerate(_KINDS) if top in folders), len(_KINDS) - 1)


def _top(path: Path) -> str:
    """The folder of tests, or the file beside them."""
    return path.relative_to(_ROOT / "tests").parts[0]
