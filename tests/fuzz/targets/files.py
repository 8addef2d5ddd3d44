"""A case as files in a folder that is there for one input."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from unittest.mock import patch

from segspec.core.model import Listing
from segspec.formats import get
from segspec.library.log import Log
from tests.fuzz.cases import Case
from tests.fuzz.targets.reader import LIMITS

MEMORY = Path("/dev/shm")


_numbers = count()


@contextmanager
def memory_folder() -> Iterator[Path]:
    """A new folder for one input, in memory where the machine has such a place."""
    folder = _base() / str(next(_numbers))
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@cache
def _base() -> Path:
    """Each process has its own, which is gone at its end."""
    made = Path(tempfile.mkdtemp(prefix="segspec-fuzz-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


@contextmanager
def written(case: Case) -> Iterator[tuple[Path, Path]]:
    """The folder `log` with the case's files, and the segment in it. Nothing is synced."""
    with memory_folder() as folder, patch("os.fsync", lambda _: None):
        log = folder / "log"
        log.mkdir()
        (log / case.name).write_bytes(case.segment)
        if case.index and case.index_name:
            (log / case.index_name).write_bytes(case.index)
        yield log, log / case.name


def opened(case: Case, segment: Path) -> Log:
    """The log of one segment, whatever its content is."""
    from segspec.storage.directory import list_directory

    format = get(case.format)
    found = format.segment(str(segment), list_directory(segment.parent))
    return Log(str(segment), format, Listing((found,)), limits=LIMITS)
