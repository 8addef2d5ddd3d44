"""Files of any size from a few frames: a block of distinct frames, repeated, with the fields that count stamped in.

Where a field lies is asked of the debug parsers, so of the specs; nothing here knows a layout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt
from kaitaistruct import KaitaiStruct

from segspec.parsing.annotate import annotate_bytes

BATCH_BYTES = 8 << 20

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Stamp:
    """A field that differs from frame to frame: its `path` in the frame, its numpy type (`<u8`), and `values`, which
    makes the field's values from the frames' numbers in the file (0, 1, …) and their positions in it."""

    path: str
    type: str
    values: Callable[[Numbers, Numbers], Numbers]


@dataclass(frozen=True)
class Frames:
    """Distinct frames in file order, the spec that reads one (with its parameters), and the stamps on each."""

    content: Sequence[bytes]
    stamps: Sequence[Stamp] = ()
    spec: type[KaitaiStruct] | None = None
    params: tuple[object, ...] = ()

    @property
    def size(self) -> int:
        """Bytes of one block."""
        return sum(map(len, self.content))

    def starts(self, first: int, blocks: int, base: int) -> Numbers:
        """Where the frames of `blocks` blocks from block `first` on lie in a file whose first frame is at `base`."""
        lengths = np.array([len(frame) for frame in self.content], np.int64)
        within = np.concatenate(([0], np.cumsum(lengths)[:-1]))
        return (base + (first + np.arange(blocks))[:, None] * self.size + within).ravel()


def write(file: IO[bytes], frames: Frames, blocks: int) -> None:
    """Appends `blocks` repetitions of `frames` to `file`, stamped."""
    base = file.tell()
    template = np.frombuffer(b"".join(frames.content), np.uint8)
    places = [_places(frames, stamp) for stamp in frames.stamps]
    step = max(1, BATCH_BYTES // frames.size)
    for first in range(0, blocks, step):
        count = min(step, blocks - first)
        table: npt.NDArray[Any] = np.tile(template, (count, 1))
        numbers = first * len(frames.content) + np.arange(count * len(frames.content))
        starts = frames.starts(first, count, base)
        for stamp, at in zip(frames.stamps, places, strict=True):
            _put(table, at, stamp.values(numbers, starts).astype(stamp.type).reshape(count, -1))
        file.write(table.data)


def _put(table: npt.NDArray[Any], places: Sequence[int], values: npt.NDArray[Any]) -> None:
    width = values.dtype.itemsize
    raw = np.ascontiguousarray(values).view(np.uint8).reshape(len(values), -1, width)
    for number, at in enumerate(places):
        table[:, at : at + width] = raw[:, number]


def _places(frames: Frames, stamp: Stamp) -> list[int]:
    """Where the stamped field of each frame begins in the block."""
    assert frames.spec is not None
    out, start = [], 0
    for frame in frames.content:
        found = next(field for field in annotate_bytes(frames.spec, frame, frames.params) if field.path == stamp.path)
        if found.end - found.start != np.dtype(stamp.type).itemsize:
            raise ValueError(f"{stamp.path} has {found.end - found.start} bytes, its stamp is {stamp.type}")
        out.append(start + found.start)
        start += len(frame)
    return out


def fresh(path: Path) -> IO[bytes]:
    """A new file at `path`, in a folder made for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path.open("wb")
