"""The files of a SQLite database: for their owner alone, and which processes have them open."""

import json
import logging
import os
import socket
import stat
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from bot.store.errors import StoreError

log = logging.getLogger(__name__)
_FOLDER, _FILE = 0o700, 0o600
_LONGEST = 100_000  # bytes of a list
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(file: Path) -> None:
    """Creates a database's file with its folder, for their owner alone: it holds hands and secrets of shuffles. A file
    that others may read is closed to them. Raises StoreError where the folder cannot be made.
    """
    try:
        if not file.parent.is_dir():
            file.parent.parent.mkdir(parents=True, exist_ok=True)
            file.parent.mkdir(mode=_FOLDER, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"The folder {file.parent} cannot be made ({error.strerror}): choose another in DATABASE_URL."
        ) from error
    if sys.platform == "win32":  # where a file has no such modes
        return
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, _FILE))
    except FileExistsError:
        for each in (file, *(file.with_name(f"{file.name}-{suffix}") for suffix in ("wal", "shm"))):
            _close_to_others(each)
    except OSError:
        pass  # SQLite says why it cannot be opened


def _close_to_others(file: Path) -> None:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & _OTHERS and file.is_file():
            file.chmod(mode & ~_OTHERS)
            log.warning("%s could be read by other users of this machine: now it is for its owner alone", file)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("%s can be read by other users of this machine, and stays so (%s)", file, error.strerror)


@dataclass(frozen=True, slots=True)
class Process:
    """A bot that has a database open, since when, on which machine, and the numbers of its shards (empty: all)."""

    pid: int
    since: str
    machine: str
    shards: tuple[int, ...] = ()

    def __str__(self) -> str:
        where = "" if self.machine == socket.gethostname() else f" on {self.machine}"
        return f"process {self.pid}{where}, since {self.since}"

    @property
    def is_alive(self) -> bool:
        """Whether it runs still; of another machine, or container, nobody here knows."""
        if self.machine != socket.gethostname():
            return True
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        except OSError:
            pass
        return True

    def shares_shards_with(self, other: "Process") -> bool:
        """Whether Discord sends both the same clicks."""
        return not self.shards or not other.shards or bool({*self.shards} & {*other.shards})


class Presence:
    """This process among those that have a database's file open. They share a lock on a file beside it, which the
    system takes back however a process ends; who is alone there begins its list anew.
    """

    def __init__(self, descriptor: int, others: tuple[Process, ...], me: Process) -> None:
        self._descriptor: int | None = descriptor
        self.others = others
        self.me = me

    @classmethod
    def enter(cls, file: Path, shards: tuple[int, ...] = ()) -> Self | None:
        """Enters this process. None where that cannot be known, as on Windows and some network file systems."""
        if sys.platform == "win32":
            return None
        me = Process(os.getpid(), f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC", socket.gethostname(), shards)
        try:
            beside = file.with_name(f"{file.name}-processes")
            descriptor = os.open(beside, os.O_CREAT | os.O_RDWR | os.O_APPEND | os.O_CLOEXEC, _FILE)
        except OSError:
            return None
        try:
            _lock(descriptor)
            os.write(descriptor, json.dumps(asdict(me)).encode() + b"\n")
            # Listed after that: of two that start in the same moment one at least sees the other.
            others = tuple(it for it in _listed(descriptor) if (it.pid, it.machine) != (me.pid, me.machine))
        except OSError:
            os.close(descriptor)
            return None
        return cls(descriptor, tuple(other for other in others if other.is_alive), me)

    def say(self) -> None:
        """Log who else has the database open."""
        for other in self.others:
            if self.me.shares_shards_with(other):
                log.warning(
                    "Another bot has this database open: %s. With the same token both get each click; it is applied "
                    "once, but costs twice the work: end one of them, or give each its own SHARD_IDS.",
                    other,
                )
            else:
                log.info("another bot with other shards has this database open: %s", other)

    def leave(self) -> None:
        """Leave. May be called twice."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            os.close(descriptor)


def _lock(descriptor: int) -> None:
    """Takes part in the lock. Raises OSError where there are no locks."""
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - there is none on Windows

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            pass
        else:
            os.ftruncate(descriptor, 0)  # what is listed was left by those who have ended
        fcntl.flock(descriptor, fcntl.LOCK_SH)  # waits for one who is alone for this moment


def _listed(descriptor: int) -> Iterator[Process]:
    os.lseek(descriptor, 0, os.SEEK_SET)
    for line in os.read(descriptor, _LONGEST).splitlines():
        try:
            found = json.loads(line)
            yield Process(int(found["pid"]), found["since"], found["machine"], tuple(found["shards"]))
        except (ValueError, KeyError, TypeError):
            continue
