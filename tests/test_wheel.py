"""The wheel: what is in it, and that it runs without the sources, whatever lies in the working directory."""

import asyncio
import os
import signal
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PACKED = ("bot", "cogs", "images")
VERSION = PROJECT["version"]
INFO = f"boneyard-{VERSION}.dist-info"
LAUNCHER = "from bot.__main__ import main; main()"  # as in the script `boneyard`
STRANGER = "from pathlib import Path; Path('stranger').write_text('was here'); raise SystemExit(3)"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.glob("*.whl")
    return zipfile.ZipFile(file)


def test_it_holds_the_packages_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    sources = {
        file.relative_to(ROOT).as_posix()
        for package in PACKED
        for file in (ROOT / package).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert {name for name in wheel.namelist() if not name.startswith(INFO)} == sources


def test_it_names_every_licence_and_brings_its_text(wheel: zipfile.ZipFile) -> None:
    about = message_from_bytes(wheel.read(f"{INFO}/METADATA"))
    assert about["License-Expression"] == "MIT AND OFL-1.1"
    files = about.get_all("License-File")
    assert files is not None
    texts = [wheel.read(f"{INFO}/licenses/{file}").decode() for file in files]
    assert [text for text in texts if "MIT License" in text]
    assert [text for text in texts if "SIL OPEN FONT LICENSE" in text]


@pytest.fixture
def installed(wheel: zipfile.ZipFile, tmp_path: Path) -> Path:
    """The wheel unpacked, with its script; beside it a folder with someone else's packages of the same names."""
    wheel.extractall(tmp_path / "site")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "boneyard").write_text(LAUNCHER, encoding="utf-8")
    for package in (*PACKED, "bot/players", "bot/players/worker"):
        folder = tmp_path / "elsewhere" / package
        folder.mkdir(parents=True)
        for name in ("__init__", "__main__", "serve", "process", "settings"):
            (folder / f"{name}.py").write_text(STRANGER, encoding="utf-8")
    return tmp_path


def environment(installed: Path) -> dict[str, str]:
    usual = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    return usual | {"PYTHONPATH": str(installed / "site")}


def test_it_runs_where_a_folder_has_its_name(installed: Path) -> None:
    elsewhere = installed / "elsewhere"
    command = [sys.executable, str(installed / "bin" / "boneyard"), "--version"]
    said = subprocess.run(
        command, cwd=elsewhere, env=environment(installed), capture_output=True, text=True, check=True
    )
    assert said.stdout == f"Boneyard {VERSION}\n"
    assert not (elsewhere / "stranger").exists()


@pytest.mark.soak
async def test_the_playground_starts_the_same_bot_there(installed: Path) -> None:
    elsewhere = installed / "elsewhere"
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(installed / "bin" / "boneyard"), "playground", "--folder", "world",
        cwd=elsewhere, env=environment(installed) | {"LOG_LEVEL": "INFO"}, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    log = elsewhere / "world" / "bot.log"
    async with asyncio.timeout(300):
        while not log.exists() or "ready as" not in log.read_text(encoding="utf-8"):
            assert process.returncode is None
            await asyncio.sleep(0.1)  # no one tells us when a file grows
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 120) == 0
    assert not (elsewhere / "stranger").exists()
