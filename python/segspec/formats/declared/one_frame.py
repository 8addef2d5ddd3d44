"""One frame of a log whose frames are one record each, judged by the run that reads many: a search after damage asks
for frames here and there, and the parser takes a hundred times as long."""

from __future__ import annotations

from typing import NamedTuple

from segspec.columns.backend.kernel import FIRST_FAILURE
from segspec.columns.lane import Room
from segspec.formats.declared.compiled import LARGEST_SIGNED
from segspec.formats.declared.lane_kept import KeptLane
from segspec.formats.declared.lane_rows import PlacedRows
from segspec.formats.declared.lowered_log import FRAMES, RECORD_RUN, LoweredLog
from segspec.storage.source import Source

BLOCK, MORE = 1 << 11, 8
"""Bytes that are looked at first, and how many times as many after those that hold no whole frame."""

TORN = "end of stream"


class JudgedFrame(NamedTuple):
    """Where a frame ends, its number, and whether it contradicts nothing."""

    end: int
    number: int
    is_intact: bool


class OneFrame:
    """The frames of one file. `most` is the greatest number, and `most_bytes` what a frame may have."""

    def __init__(self, lane: LoweredLog, source: Source, most: int, most_bytes: int) -> None:
        self._source, self._most, self._most_bytes = source, min(most, LARGEST_SIGNED), most_bytes
        kept, room = KeptLane(lane, source.size), Room()
        kernel, module = kept.module(FRAMES), kept.module(RECORD_RUN)
        self._scan, self._run = kept.function(FRAMES, "scan"), kept.function(RECORD_RUN)
        self._failures: tuple[tuple[str, str], ...] = kernel.FAILURES
        self._columns = kernel.Columns(*(room.keep(each.name, each.kind, 1) for each in kept.columns(FRAMES)))
        names = frozenset[str]()
        self._asked = module.Asked(False, False, False, *(False for _ in lane.columns))
        self._out = PlacedRows(room, module.Out, lane.columns, names, 0, 0, places=False, points=False).out
        self._told, self._odd = room.keep("told", "i64", 9), room.keep("odd", "i64", 1)
        self._block, self._base = b"", 0

    def at(self, position: int, key: bytes) -> JudgedFrame | None:
        """The frame at `position` that the file holds whole; None where none begins, or the file ends in it."""
        length, left = BLOCK, self._source.size - position
        while True:
            data, start = self._bytes(position, min(length, left))
            count, _, status, _ = self._scan(data, start, start + 1, len(data), 1, self._columns)
            if count:
                break
            is_cut = status >= FIRST_FAILURE and self._failures[status - FIRST_FAILURE][0] == TORN
            if not is_cut or len(data) - start >= min(left, self._most_bytes):
                return None
            length *= MORE
        end, number = self._columns.end[0], self._columns.number[0]
        if number < 0 or end - start > self._most_bytes:
            return None
        rows, *_ = self._run(
            data, self._base, start, start + 1, len(data), key, number, self._most, True, 0, 1, len(data), self._told,
            self._odd, self._asked, self._out,
        )  # fmt: skip
        return JudgedFrame(self._base + end, number, bool(rows))

    def _bytes(self, position: int, length: int) -> tuple[bytes, int]:
        """Bytes of the file with `length` from `position` on among them, and where these begin."""
        start = position - self._base
        if start < 0 or start + length > len(self._block):
            self._block, self._base, start = self._source.read(position, length), position, 0
        return self._block, start
