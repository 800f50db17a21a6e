"""The Dockerfile's own steps carried out in a Debian root, and the bot started in what comes of them.

In place of the image of Python stands Debian with its own: that takes root, debootstrap, the network, and minutes.
"""

import asyncio
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground import Limits, Playground
from tests.container.dockerfile import Context, Image, build, files_of, read_stages

ROOT = Path(__file__).parents[2]
SUITE = "trixie"  # its Python is 3.13
NEEDED = ("debootstrap", "unshare", "setpriv", "chroot")
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
PLAYER = 10001
NO_DISCORD = {"DISCORD_TOKEN": "a.b.c", "DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}

pytestmark = pytest.mark.soak


def reason_against() -> str | None:
    """The reason that no image can be built here."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "it takes root, on Linux, to enter another root folder"
    missing = [name for name in NEEDED if shutil.which(name) is None]
    return f"{', '.join(missing)} cannot be found" if missing else None


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """The image, and in its environment what each RUN needs here."""
    if (reason := reason_against()) is not None:
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("image")
    base = folder / "debian"
    packages = "--include=python3,python3-pip,ca-certificates"
    made = subprocess.run(
        ["debootstrap", "--variant=minbase", packages, SUITE, str(base)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if made.returncode != 0:
        pytest.skip(f"debootstrap has made no Debian root: {made.stdout[-200:]}")
    more: dict[str, str] = {}
    if own := os.environ.get("SSL_CERT_FILE"):  # a machine with an authority of its own
        shutil.copy(own, base / CERTIFICATES.lstrip("/"))
        more = dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT"), CERTIFICATES)
    stages = read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    built = build(stages, Context(ROOT), base, folder, more)
    print(f"\nDebian with Python: {size(base)} MB, the image: {size(built.root)} MB")  # noqa: T201
    print(f"of it .venv: {size(built.inside('.venv'))} MB")  # noqa: T201
    return built


def size(folder: Path) -> int:
    counted = subprocess.run(["du", "-sm", str(folder)], capture_output=True, text=True, check=True)
    return int(counted.stdout.split()[0])


def run(image: Image, *command: str, user: str | None = None, **settings: str) -> tuple[int, str]:
    """The output of a container of the image, and its status."""
    done = subprocess.run(
        image.container(*command, user=user), env=image.environment | settings,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout


@pytest.fixture
def owned(image: Image) -> Callable[[int], None]:
    """Gives the volume, empty, to a user."""

    def give(user: int) -> None:
        data = image.inside("data")
        shutil.rmtree(data)
        data.mkdir()
        os.chown(data, user, user)

    return give


def test_it_is_the_version_of_the_project_and_nothing_else_of_it(image: Image) -> None:
    status, said = run(image, "boneyard", "--version")
    assert status == 0, said
    assert said.startswith("Boneyard ")
    assert sorted(it.name for it in image.inside(".").iterdir()) == [".venv", "data"]


def test_it_never_runs_as_root_and_writes_its_data(image: Image, owned: Callable[[int], None]) -> None:
    for owner, named in ((PLAYER, None), (4711, "4711:4711")):
        owned(owner)
        status, said = run(image, "sh", "-c", "id -u && echo here > data/file && cat data/file", user=named)
        assert (status, said) == (0, f"{owner}\nhere\n")
        assert image.inside("data/file").stat().st_uid == owner


def test_a_folder_it_cannot_write_is_named(image: Image, owned: Callable[[int], None]) -> None:
    owned(4711)
    status, said = run(image, **NO_DISCORD)
    assert status == 1
    assert "boneyard.sqlite3" in said
    assert "Traceback" not in said


def test_names_in_every_script_are_drawn(image: Image) -> None:
    asked = "from images.drawing import png, typefaces; print(typefaces.HAS_RAQM, png.IS_FAST)"
    assert run(image, "python", "-c", asked) == (0, "True True\n")


def test_without_fribidi_it_says_which_names_are_not_drawn(image: Image, owned: Callable[[int], None]) -> None:
    owned(PLAYER)
    libraries = [it for it in image.root.glob("usr/lib/*/libfribidi.so.0*") if not it.is_symlink()]
    for library in libraries:
        library.rename(library.with_name("away"))
    try:
        _, said = run(image, **NO_DISCORD)
    finally:
        for library in libraries:
            library.with_name("away").rename(library)
    assert libraries
    assert said.count("Myanmar, Khmer, Thaana letters are not drawn") == 1


def test_all_is_compiled_that_is_imported(image: Image) -> None:
    compiled = "getattr(module, '__cached__', None) or '' for module in sys.modules.values()"
    status, said = run(image, "python", "-c", f"import sys, bot.serve, bot.app; print(*({compiled}))")
    assert status == 0, said
    ours = [path for path in said.split() if path.startswith("/boneyard")]
    assert len(ours) > 300
    assert [path for path in ours if not (image.root / path.lstrip("/")).exists()] == []


async def test_it_plays_on_discord_and_writes_its_data_alone(image: Image, owned: Callable[[int], None]) -> None:
    owned(PLAYER)
    before = files_of(image)
    async with Playground(limits=Limits().fast()) as playground:
        settings = {"DISCORD_TOKEN": playground.token, "DISCORD_API_URL": playground.api_url}
        process = await asyncio.create_subprocess_exec(
            *image.container(), env=image.environment | settings, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        await playground.wait_until_connected()
        await playground.wait_for_commands("domino")
        assert image.inside("data/boneyard.sqlite3").stat().st_uid == PLAYER
        asked = await asyncio.create_subprocess_exec(
            *image.arguments('exec "$@"', *image.health), env=image.environment, stdout=asyncio.subprocess.PIPE
        )
        assert await asked.wait() == 0
        process.terminate()
        said, _ = await asyncio.wait_for(process.communicate(), 30)
        assert process.returncode == 0, said.decode()
        assert "stopped" in said.decode().splitlines()[-1]
    assert files_of(image) == before


def test_how_long_a_start_takes(image: Image, owned: Callable[[int], None]) -> None:
    """Until it finds that no Discord is there. Printed, and compared with nothing: machines differ."""
    owned(PLAYER)
    for name, more in (("as it is", {}), ("were nothing compiled", {"PYTHONPYCACHEPREFIX": "/proc/none"})):
        times: list[float] = []
        for _ in range(4):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            status, said = run(image, **NO_DISCORD, **more)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            assert status == 1
            assert "Discord could not be reached" in said
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        print(f"\nA start {name}, in seconds of a processor:", *(f"{it:.2f}" for it in times))  # noqa: T201
