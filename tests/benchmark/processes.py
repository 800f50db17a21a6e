"""The processes measured: our bot and the floor, and what each has used of the processor and of memory."""

import asyncio
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.demo.process import BotProcess, Process
from bot.playground import Playground


class FloorProcess(BotProcess):
    """The floor bot as a process. It registers a command of the same name, so that it is waited for alike."""

    def __init__(self, playground: Playground, folder: Path, sample: Path) -> None:
        super().__init__(playground, folder, {"FLOOR_SAMPLE": str(sample)})

    async def _launch(self, environment: Mapping[str, str]) -> Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.benchmark.floor_bot",
                env=environment, stdin=asyncio.subprocess.PIPE, stdout=log, stderr=log,
            )  # fmt: skip


def cpu_seconds(pid: int) -> float:
    """What a process and its children have used of the processor, to the nanosecond (Linux)."""
    return sum(time.clock_gettime(~it << 3 | 2) for it in (pid, *_children(pid)))


def memory(pid: int) -> float:
    return sum(_resident(it) for it in (pid, *_children(pid)))


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def _children(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text(encoding="ascii").split()):
            yield child
            yield from _children(child)
