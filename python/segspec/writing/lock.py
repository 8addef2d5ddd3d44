"""The folder of a log being written, and the kernel's locks, which are released when a process ends.

A periodic thread that ends with its owner, and the warning that an owner was never closed.
"""

from __future__ import annotations

import errno
import fcntl
import os
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from os import getpid
from pathlib import Path

from segspec.core.errors import SegspecError
from segspec.formats.contract.descriptor import Format
from segspec.library.output_places import check_output
from segspec.reading.detect import format_of_directory
from segspec.storage import disk
from segspec.storage.directory import list_directory
from segspec.storage.source import is_remote


class Keeper:
    """Calls a method of an object every `interval` seconds, until `stop` or the end of the object.

    `error` is its last error.
    """

    def __init__(self, method: Callable[[], None], interval: float, name: str) -> None:
        self.error: OSError | SegspecError | None = None
        self._stopped = stopped = threading.Event()
        self._method = weakref.WeakMethod(method, lambda _: stopped.set())
        self._interval = interval
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.wait(self._interval):
            method = self._method()
            if method is None:
                return
            try:
                method()
            except (OSError, SegspecError) as error:
                self.error = error
            del method

    def dismiss(self) -> None:
        """Prevents new rounds; a running one continues."""
        self._stopped.set()

    def stop(self) -> None:
        self.dismiss()
        self._thread.join()


def when_forgotten(owner: object, words: str, let_go: Callable[[], object]) -> Callable[[], object]:
    """Warns with a `ResourceWarning`, and calls `let_go`, when `owner` is collected or the program ends.

    Returns the function that the owner calls on close. `let_go` must not refer to the owner. A forked child does not
    warn.
    """
    process = getpid()

    def forgotten() -> None:
        if getpid() == process:
            warnings.warn(words, ResourceWarning, stacklevel=2)
        let_go()

    return weakref.finalize(owner, forgotten).detach


class Lock:
    """Locks a log's folder for one writer: `flock` on the folder, and on the owner's lock file, if any. Raises
    `BlockingIOError` while another writer, or the owner, has the lock.
    """

    def __init__(self, folder: Path, lock_name: str | None) -> None:
        with ExitStack() as stack:
            self._folder = folder
            self.directory = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            stack.callback(os.close, self.directory)
            _take(self.directory, folder)
            if lock_name is not None:
                file = disk.open_file(folder / lock_name, os.O_CREAT, 0o644)
                stack.callback(os.close, file)
                _take(file, folder / lock_name)
            self._stack = stack.pop_all()

    def sync_directory(self) -> None:
        disk.sync(self.directory, self._folder)

    def release(self) -> None:
        self._stack.close()


def log_folder(path: str | os.PathLike[str]) -> Path:
    """The folder for a log to write. Raises `ValueError` for an empty or remote path."""
    name = os.fspath(path)
    if not name:
        raise ValueError("the name of the log's folder is empty")
    if is_remote(name):
        raise ValueError(f"{name}: a log is written to a local folder")
    return Path(path)


def hold_folder(folder: Path, lock_name: str | None) -> Lock:
    """Creates the folder if necessary and locks it."""
    if not folder.exists():
        check_output(folder)
    disk.make_folders(folder)
    return Lock(folder, lock_name)


def check_no_other(folder: Path, format: Format) -> None:
    """Raises `ValueError` if a folder without a segment of `format` has a log of another format."""
    other = format_of_directory(list_directory(folder))
    if other is not None and other[0] is not format:
        raise ValueError(f"{folder} holds a log of another format: {other[0].name}")


def _take(descriptor: int, path: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BlockingIOError(errno.EAGAIN, "another writer has this log open", str(path)) from error


@contextmanager
def locked_file(path: Path) -> Iterator[None]:
    """Locks a file while it is changed; creates it if missing. If it is replaced during the wait, the new file is
    locked.
    """
    while True:
        descriptor = disk.open_file(path, os.O_CREAT, 0o644)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            if _is_at(path, descriptor):
                yield
                return
        finally:
            os.close(descriptor)


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
