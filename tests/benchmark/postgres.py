"""A PostgreSQL server for a measurement: the one that BONEYARD_TEST_POSTGRES names, or one of its own, if installed."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url

from tests.postgres import POSTGRES, run_statements

DATABASE = "boneyard_benchmark"
_INSTALLED = "/usr/lib/postgresql"


@asynccontextmanager
async def postgres() -> AsyncIterator[str | None]:
    """The URL of an empty database with a server's usual durability; None where there is no PostgreSQL."""
    if POSTGRES:
        yield await _empty(POSTGRES)
        return
    programs = _programs()
    if programs is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        control = [*_as_its_user(folder), str(programs / "pg_ctl"), "-D", str(folder / "data")]
        await _run(*control, "-o", "--auth=trust --username=postgres --encoding=UTF8", "init")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=100"
        await _run(*control, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield await _empty(f"postgresql+asyncpg://postgres@/postgres?host={folder}")
        finally:
            await _run(*control, "-w", "-m", "immediate", "stop")


def _programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = shutil.which("initdb")
    every = sorted(Path(_INSTALLED).glob("*/bin/initdb"))
    return Path(found).parent if found else every[-1].parent if every else None


def _as_its_user(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    shutil.chown(folder, "postgres")
    return ["runuser", "-u", "postgres", "--"]


async def _run(*command: str) -> None:
    await asyncio.to_thread(subprocess.run, command, check=True, stdout=subprocess.DEVNULL)


async def _empty(url: str) -> str:
    await run_statements(url, f"DROP DATABASE IF EXISTS {DATABASE} WITH (FORCE)", f"CREATE DATABASE {DATABASE}")
    return make_url(url).set(database=DATABASE).render_as_string(hide_password=False)
