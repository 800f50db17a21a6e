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
COMMANDS = {
    "play": ("domino", "hand", "pass", "bid", "lead", "play", "move"), "daily": ("daily",), "duel": ("duel",),
    "puzzles": ("puzzle",), "tournament": ("tournament",), "people": ("stats", "leaderboard", "history"),
    "settings": ("settings",), "privacy": ("privacy",), "help": ("help",),
}  # fmt: skip


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
    """The last line of pytest there. Fails unless all is well."""
    env = os.environ | {"PYTHONPATH": str(house), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", sample(DROPPED, len(DROPPED)))
def test_the_bot_is_built_without_a_feature(name: str, tmp_path: Path) -> None:
    """All other modules are imported, and all commands but the feature's are there."""
    gone = (name, *(ON_CONTESTS if name == "contests" else ()))
    own = {command for it in gone for command in COMMANDS.get(it, ())}
    told = subprocess.run(
        [sys.executable, "-m", "tests.without_feature", tmp_path, *gone],
        cwd=ROOT, env=os.environ | {"DISCORD_TOKEN": "none"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr[-3000:]
    found = {command.split()[0] for command in told.stdout.splitlines()}
    every = {command for commands in COMMANDS.values() for command in commands}
    assert found & every == every - own


@pytest.mark.soak
@pytest.mark.parametrize("name", DROPPED)
def test_the_core_passes_without_a_feature(name: str, tmp_path: Path) -> None:
    passes(house_without(name, tmp_path), *CORE)
