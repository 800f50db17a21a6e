"""A Dockerfile read, and its steps carried out in a folder: what a container engine does, as far as ours needs it."""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from json import loads
from pathlib import Path
from typing import Any

_INSTRUCTION = re.compile(r"([A-Z]+)\s+((?:--[a-z-]+=\S+\s+)*)(.*)", re.DOTALL)
# Its own /proc, and an end with the test; what is mounted is seen by this command alone.
_INSIDE = """mount -t proc proc "$1/proc" &&
exec setpriv --pdeathsig KILL chroot --userspec="$2" "$1" /bin/sh -c "$3" sh "${@:4}" """
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


@dataclass(frozen=True)
class Step:
    """An instruction with its options and what it says."""

    instruction: str
    options: Mapping[str, str]
    text: str

    @property
    def words(self) -> list[str]:
        """A command as its words: of JSON, or of the shell."""
        return loads(self.text) if self.text.startswith("[") else shlex.split(self.text)


@dataclass
class Stage:
    """A stage: it begins with FROM."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list[Step])

    def of(self, instruction: str) -> list[Step]:
        return [step for step in self.steps if step.instruction == instruction]


def read_stages(text: str) -> list[Stage]:
    """The stages of a Dockerfile."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    stages: list[Stage] = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if not line.strip():
            continue
        found = _INSTRUCTION.fullmatch(line.strip())
        assert found, f"no instruction: {line}"
        instruction, options, said = found.groups()
        if instruction == "FROM":
            base, _, name = said.partition(" AS ")
            stages.append(Stage(base.strip(), name.strip() or str(len(stages))))
            continue
        given = dict(option.removeprefix("--").split("=", 1) for option in options.split())
        if instruction == "HEALTHCHECK":
            said = said.removeprefix("CMD").strip()
        stages[-1].steps.append(Step(instruction, given, said.strip()))
    return stages


class Context:
    """The folder that an image is made of, less what .dockerignore leaves out: the last line that fits decides."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        lines = (folder / ".dockerignore").read_text(encoding="utf-8").splitlines()
        self._rules = [line.strip() for line in lines if line.strip() and not line.startswith("#")]

    def holds(self, path: str) -> bool:
        """True if a path is sent to the engine."""
        parts = path.split("/")
        parents = ["/".join(parts[: n + 1]) for n in range(len(parts))]
        is_held = True
        for rule in self._rules:
            name = rule.removeprefix("!").removeprefix("**/")
            candidates = [*parents, *parts] if "**/" in rule else parents
            if any(fnmatch(it, name) for it in candidates):
                is_held = rule.startswith("!")
        return is_held

    def copy(self, source: str, target: Path) -> None:
        """Copy a file into a folder, or what is in a folder."""

        def ignored(folder: str, names: list[str]) -> list[str]:
            at = Path(folder).relative_to(self.folder)
            return [name for name in names if not self.holds((at / name).as_posix())]

        assert self.holds(source), f"{source} is in .dockerignore"
        path = self.folder / source
        if path.is_dir():
            shutil.copytree(path, target, ignore=ignored, dirs_exist_ok=True)
        else:
            shutil.copy2(path, target)


@dataclass
class Image:
    """A root folder, and what a container of it begins with."""

    root: Path
    environment: dict[str, str]
    folder: str = "/"
    user: str = "0:0"
    volumes: tuple[str, ...] = ()
    command: Sequence[str] = ()
    health: Sequence[str] = ()

    def shell(self, line: str) -> None:
        """RUN. Raises AssertionError with what the command said."""
        done = subprocess.run(self.arguments(line), env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"

    def arguments(self, line: str, *words: str, user: str | None = None) -> list[str]:
        """The command that runs a line of the shell in the image, with words as its $1, $2 …."""
        there = f"cd {shlex.quote(self.folder)} && {line}"
        return ["unshare", "--mount", "bash", "-c", _INSIDE, "bash", str(self.root), user or self.user, there, *words]

    def container(self, *command: str, user: str | None = None) -> list[str]:
        """The command that runs one as a container does, by default the image's own."""
        return self.arguments('exec "$@"', *(command or self.command), user=user)

    def inside(self, path: str) -> Path:
        """A path of the image as it is outside."""
        return self.root / (Path(self.folder) / path).as_posix().lstrip("/")


def build(stages: Sequence[Stage], context: Context, base: Path, folder: Path, more: Mapping[str, str]) -> Image:
    """Carry out every step, on copies of one base whatever FROM says. `more` is in the environment of each RUN."""
    images: dict[str, Image] = {}
    image = Image(base, {})
    for stage in stages:
        root = folder / stage.name
        subprocess.run(["cp", "--archive", str(base), str(root)], check=True)
        image = images[stage.name] = Image(root, {"PATH": _PATH, "HOME": "/root", **more})
        for step in stage.steps:
            _carry_out(step, image, context, images)
    return image


def _carry_out(step: Step, image: Image, context: Context, images: Mapping[str, Image]) -> None:
    match step.instruction:
        case "RUN":
            image.shell(step.text)
        case "ENV":
            for word in step.words:
                name, _, value = word.partition("=")
                image.environment[name] = re.sub(r"\$(\w+)", lambda found: image.environment[found[1]], value)
        case "WORKDIR":
            image.folder = step.text
            image.inside(".").mkdir(parents=True, exist_ok=True)
        case "COPY":
            *sources, target = step.words
            _copy(sources, target, image, context, images.get(step.options.get("from", "")))
        case "USER":
            image.user = step.text
        case "VOLUME":
            image.volumes = (*image.volumes, step.text)
        case "CMD":
            image.command = step.words
        case "HEALTHCHECK":
            image.health = step.words
        case _:
            raise AssertionError(f"{step.instruction} is not known here")


def _copy(sources: list[str], target: str, image: Image, context: Context, other: Image | None) -> None:
    to = image.inside(target)
    if target.endswith("/") or len(sources) > 1:
        to.mkdir(parents=True, exist_ok=True)
    for source in sources:
        if other is not None:
            subprocess.run(["cp", "--archive", str(other.inside(source)), str(to)], check=True)
        else:
            context.copy(source, to)


def files_of(image: Image) -> dict[str, Any]:
    """Every file beside the volumes, with the time of its last change."""
    volumes = [image.root / volume.lstrip("/") for volume in image.volumes]
    found: dict[str, Any] = {}
    for folder, folders, names in os.walk(image.root):
        folders[:] = [it for it in folders if Path(folder, it) not in (*volumes, image.root / "proc")]
        for name in names:
            path = Path(folder, name)
            found[str(path.relative_to(image.root))] = path.lstat().st_mtime_ns
    return found
