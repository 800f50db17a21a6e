"""The order of the suite."""

from pathlib import Path

import pytest

_LONG = ("test_codebase.py", "end_to_end", "browser", "demo", "gallery", "simcord")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take long: no worker is left with one when there is nothing more to do for another.

    Workers are given whole files, in this order (`--no-loadscope-reorder`), some before they are done with the last.
    """
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    top = item.path.relative_to(Path(__file__).parent).parts[0]
    return _LONG.index(top) if top in _LONG else len(_LONG)
