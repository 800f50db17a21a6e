"""The source of another commit, to run beside ours."""

import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@contextmanager
def files_of(commit: str) -> Iterator[Path]:
    """A folder with the source of a commit. Raises CalledProcessError where git has no such commit."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", commit, "bot", "cogs", "images"], cwd=ROOT, capture_output=True, check=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder)


def environment_of(root: Path) -> Mapping[str, str]:
    """The environment in which Python imports the `bot` of a folder."""
    return {**os.environ, "PYTHONPATH": str(root)}
