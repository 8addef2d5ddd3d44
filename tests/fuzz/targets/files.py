"""A case as files in a folder that is there for one input."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from segspec.core.model import Listing
from segspec.formats import get
from segspec.library.log import Log
from tests.fuzz.cases import Case
from tests.fuzz.targets.reader import LIMITS

MEMORY = Path("/dev/shm")


@contextmanager
def written(case: Case) -> Iterator[tuple[Path, Path]]:
    """The folder `log` with the case's files, and the segment in it. Nothing is synced."""
    place = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as folder, patch("os.fsync", lambda _: None):
        log = Path(folder) / "log"
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
