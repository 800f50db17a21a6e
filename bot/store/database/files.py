"""The files of a SQLite database: private to their owner, and locked while a bot uses them."""

import logging
import os
import stat
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.store.errors import StoreError

log = logging.getLogger(__name__)
_FOLDER, _FILE = 0o700, 0o600
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(file: Path) -> None:
    """Create a database's file and folder for their owner alone: it holds hands and secrets of shuffles.

    An existing file is left as it is. Raises StoreError where the folder cannot be made.
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
    with suppress(OSError):  # it is there, or SQLite says why it cannot be opened
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_CLOEXEC, _FILE))


def close_to_others(file: Path) -> None:
    """Remove other users' access to the files of a database that is known to be ours."""
    if sys.platform == "win32":
        return
    for each in (file, *(file.with_name(f"{file.name}-{suffix}") for suffix in ("wal", "shm"))):
        try:
            mode = stat.S_IMODE(each.stat().st_mode)
            if mode & _OTHERS and each.is_file():
                each.chmod(mode & ~_OTHERS)
                if each == file:
                    log.warning("%s could be read by other users of this machine: now it is for its owner alone", file)
        except FileNotFoundError:
            pass
        except OSError as error:
            log.warning("%s can be read by other users of this machine, and stays so (%s)", each, error.strerror)


@contextmanager
def announced(file: Path, shards: tuple[int, ...] = ()) -> Generator[None]:
    """Register this process as a user of the database, with some shards (empty: all).

    Logs a warning if another process has any of these shards. Users share a lock on a file beside the database, a byte
    for each shard, which the system releases however a process ends. Without such locks, as on Windows and some network
    file systems, nothing is logged.
    """
    descriptor = None
    try:
        if sys.platform != "win32":
            beside = file.with_name(f"{file.name}-lock")
            descriptor = os.open(beside, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, _FILE)
            if _share_lock(descriptor, shards):
                log.warning(
                    "Another bot with the same shards has this database open. With the same token both get each click; "
                    "it is applied once, but costs twice the work: end one of them, or give each its own SHARD_IDS."
                )
    except OSError:
        pass
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


@contextmanager
def locked_alone(file: Path) -> Generator[bool]:
    """Hold the lock of `announced` alone. Yields False where a bot holds it, and True where there are no locks.

    A bot that starts meanwhile waits in `announced`, with the database open. Raises OSError where the lock's file can't
    be made.
    """
    if sys.platform == "win32":
        yield True
        return
    import fcntl  # noqa: PLC0415 - there is none on Windows

    descriptor = os.open(file.with_name(f"{file.name}-lock"), os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, _FILE)
    is_alone = True
    try:
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            is_alone = False
        except OSError:
            pass
        yield is_alone
    finally:
        os.close(descriptor)


def _share_lock(descriptor: int, shards: tuple[int, ...]) -> bool:
    """Share the lock. Returns whether others hold it already. Raises OSError where there are no locks."""
    is_held = False
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - there is none on Windows

        for start, length in [(shard, 1) for shard in shards] or [(0, 0)]:  # 0: to the end
            try:
                fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, length, start)
            except (BlockingIOError, PermissionError):
                is_held = True
            fcntl.lockf(descriptor, fcntl.LOCK_SH, length, start)  # waits for one who is alone for this moment
    return is_held
