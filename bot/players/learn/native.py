"""The C parts of learning, compiled for this machine on first use."""

import ctypes
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

_FLAGS = ("-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", "-Wall", "-Werror")


def compiler() -> str | None:
    """The C compiler of this machine, if it has one."""
    return shutil.which("cc")


@cache
def library(name: str) -> ctypes.CDLL:
    """Compile and load a C file of this folder. Raises RuntimeError if that fails."""
    found = compiler()
    if found is None:
        raise RuntimeError("learning needs a C compiler: install gcc or clang, so that `cc` is found")
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / f"{name}.so"
        source = files("bot.players.learn").joinpath(f"{name}.c")
        done = subprocess.run(  # noqa: S603 - our own file
            [found, *_FLAGS, "-o", str(built), str(source), "-lm"], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{name}.c does not compile:\n{done.stderr}")
        return ctypes.CDLL(str(built))


def seed_of(text: str) -> int:
    """A 63-bit seed for a name, which makes random runs repeatable."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], sys.byteorder) >> 1
