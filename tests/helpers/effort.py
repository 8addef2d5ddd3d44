"""What reading costs, counted and not timed: bytes that were looked at, and objects of the Kaitai parsers."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from kaitaistruct import KaitaiStruct

from segspec.storage import compression, source


@dataclass
class Effort:
    """Bytes that were read of files, that were checksummed in Python, and that were decompressed; calls that read; and
    objects of the Kaitai parsers."""

    read: int = 0
    reads: int = 0
    checksummed: int = 0
    decompressed: int = 0
    objects: int = 0

    @property
    def looked_at(self) -> int:
        """All bytes of files, and for each call as many as a small one costs."""
        return self.read + self.checksummed + CALL_BYTES * self.reads


CALL_BYTES = 64
"""A call that reads a few bytes costs as much as these in a call that reads many."""


@contextmanager
def counted() -> Iterator[Effort]:
    """Counts what is done in the block, in this process."""
    effort = Effort()

    def reads(before: Callable[..., Any], size: Callable[..., int]) -> Callable[..., Any]:
        def read(*given: Any) -> Any:
            effort.reads += 1
            effort.read += size(*given)
            return before(*given)

        return read

    def checksum(before: Callable[..., int]) -> Callable[..., int]:
        def crc(data: bytes, so_far: int = 0) -> int:
            effort.checksummed += len(data)
            return before(data, so_far)

        return crc

    def decompress(before: Callable[..., bytes]) -> Callable[..., bytes]:
        def opened(*given: Any, **named: Any) -> bytes:
            content = before(*given, **named)
            effort.decompressed += len(content)
            return content

        return opened

    def fill(jobs: Sequence[compression.Job]) -> int:
        effort.decompressed += sum(len(room) for _, _, room in jobs)
        return filled(jobs)

    def begin(self: KaitaiStruct, *given: Any) -> None:
        effort.objects += 1
        begun(self, *given)

    filled, begun = compression._fill, KaitaiStruct.__init__
    with (
        patch.object(source._LocalFile, "read_at", reads(source._LocalFile.read_at, lambda _, at, length: length)),
        patch.object(source._LocalFile, "read_into", reads(source._LocalFile.read_into, lambda _, room, at: len(room))),
        patch.object(source._Bytes, "read_at", reads(source._Bytes.read_at, lambda _, at, length: length)),
        patch.object(source._Bytes, "read_into", reads(source._Bytes.read_into, lambda _, room, at: len(room))),
        patch.object(zlib, "crc32", checksum(zlib.crc32)),
        patch.object(compression, "_decompressed", decompress(compression._decompressed)),
        patch.object(compression, "_fill", fill),
        patch.object(KaitaiStruct, "__init__", begin),
    ):
        yield effort
