"""A feature is dropped by deleting its folder and its name: what is left starts, and its own tests pass."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cogs import FEATURES
from tests.samples import sample

ROOT = Path(__file__).parents[1]
ON_CONTESTS = ("daily", "duel", "tournament")  # they go with what they share
DROPPED = [name for name in FEATURES if name != "play"]
CORE = (
    "tests/test_app.py", "tests/test_start.py", "tests/cogs/kit", "tests/cogs/messages", "tests/cogs/delivery",
    "tests/cogs/play", "tests/table", "tests/store", "tests/images", "tests/words",
)  # fmt: skip
AT_ONCE = ("tests/test_app.py", "tests/cogs/play", "tests/cogs/messages/test_deal_end.py")  # the others are imported


def house_without(name: str, folder: Path) -> Path:
    """A copy of the program and its tests without a feature."""
    gone = {name, *(ON_CONTESTS if name == "contests" else ())}
    skipped = shutil.ignore_patterns("__pycache__", ".*")
    for part in ("bot", "cogs", "images", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    for file in ("pyproject.toml", "README.md", ".env.example"):
        shutil.copy(ROOT / file, folder)
    for feature in gone:
        shutil.rmtree(folder / "cogs" / feature)
        shutil.rmtree(folder / "tests" / "cogs" / feature)
    drop_tests_of(folder, {f"{root}.{feature}" for feature in gone for root in ("cogs", "tests.cogs")})
    face = folder / "cogs" / "__init__.py"
    named = face.read_text(encoding="utf-8")
    for feature in gone:
        named, count = re.subn(rf'"{feature}",\s*', "", named)
        assert count == 1
    face.write_text(named, encoding="utf-8")
    return folder


def drop_tests_of(folder: Path, modules: set[str]) -> None:
    """Delete what tests modules that are gone, wherever it stands, and what imports it."""
    while modules:
        names = re.compile(rf"^\s*(?:from|import) (?:{'|'.join(map(re.escape, modules))})\b", re.MULTILINE)
        found = [path for path in (folder / "tests").rglob("*.py") if names.search(path.read_text(encoding="utf-8"))]
        assert not any(path.name == "conftest.py" for path in found), "a core's fixtures name a feature"
        modules = {".".join(path.relative_to(folder).with_suffix("").parts) for path in found}
        for path in found:
            path.unlink()


def passes(house: Path, *arguments: str) -> str:
    """What pytest says there at last. Fails unless all is well."""
    env = os.environ | {"PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", sample(DROPPED, len(DROPPED)))
def test_what_is_left_is_whole(name: str, tmp_path: Path) -> None:
    house = house_without(name, tmp_path)
    passes(house, "--collect-only", *CORE)
    passes(house, *AT_ONCE)


@pytest.mark.soak
@pytest.mark.parametrize("name", DROPPED)
def test_all_of_the_core_passes_without(name: str, tmp_path: Path) -> None:
    passes(house_without(name, tmp_path), *CORE)
