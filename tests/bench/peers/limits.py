"""What the machine can do at all with the same file: copy it, read it from the page cache."""

from __future__ import annotations

import mmap
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Pass

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

BUFFER_BYTES = 2 << 20
MEMCPY = "memcpy"
READ = "page-cache read"


def _mapped(path: str) -> npt.NDArray[np.uint8]:
    import numpy as np

    with Path(path).open("rb") as file:
        return np.frombuffer(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ), np.uint8)


def _copied(data: npt.NDArray[np.uint8], buffer: npt.NDArray[np.uint8]) -> int:
    import numpy as np

    for start in range(0, len(data), BUFFER_BYTES):
        piece = data[start : start + BUFFER_BYTES]
        np.copyto(buffer[: len(piece)], piece)
    return len(data)


def memcpy(log: LogFile) -> Pass:
    """From pages that are mapped in already to a buffer that stays in the cache: nothing that copies is faster."""
    import numpy as np

    data, buffer = _mapped(log.segment), np.empty(BUFFER_BYTES, np.uint8)
    return lambda: _copied(data, buffer)


def read(log: LogFile) -> Pass:
    """`read` of the whole file into one buffer."""
    buffer = bytearray(BUFFER_BYTES)

    def run() -> int:
        seen = 0
        with Path(log.segment).open("rb", buffering=0) as file:
            while count := file.readinto(buffer):
                seen += count
        return seen

    return run


MEASURES = (
    Measure(MEMCPY, memcpy, "file"),
    Measure(READ, read, "file"),
)
