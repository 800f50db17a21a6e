"""The order of the suite, and what its processes share."""

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

_ROOT = Path(__file__).parent.parent
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # Two thirds of a start would go into compiling the same files in each of the many processes that tests start.
    os.environ["PYTHONPYCACHEPREFIX"] = str(_ROOT / ".pytest_cache" / "bytecode")

_MEMORY = Path("/dev/shm")  # a file system in memory, on Linux
if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 2**28:
    # Tests write small databases in full earnest: each of many thousand commits waits for the disk.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

# All that the tests import stays: to look through it for garbage as often as is usual took a tenth of the time.
gc.set_threshold(20_000, 20, 50)

settings.register_profile("boneyard", deadline=None)  # that another program was given the processor is no fault
settings.load_profile("boneyard")

_LONG = ("test_codebase.py", "end_to_end", "browser", "demo", "gallery", "simcord")


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are processors: many tests wait for other programs, and for time to pass."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take long: no worker is left with one when there is nothing more to do for another.

    Workers are given whole files, in this order (`--no-loadscope-reorder`), some before they are done with the last.
    """
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    top = item.path.relative_to(_ROOT / "tests").parts[0]
    return _LONG.index(top) if top in _LONG else len(_LONG)
