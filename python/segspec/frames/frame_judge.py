"""Judges one frame anywhere in a file with a run: its end, number and checksum."""

from __future__ import annotations

from array import array
from typing import Any, Literal, NamedTuple

from segspec.columns.backend.kernel import CODES, FIRST_FAILURE
from segspec.core.limits import READ_AT_ONCE
from segspec.frames.compiled import LARGEST_SIGNED, UNBOUNDED, CompiledLog
from segspec.frames.lowered_log import CONTENT, FRAMES, FRAMES_RUN, KeptLane, LoweredLog
from segspec.storage.source import Source

BLOCK, MORE = 1 << 16, 8
"""The bytes in which frames are judged, and their growth factor."""

LARGEST_BLOCK = READ_AT_ONCE // 2
"""A parser copies what it reads several times: it only gets larger frames."""

KEPT = 1 << 10

TORN = "end of stream"

ANY_COUNT = -1

PLACED, LOOSE, PLAIN = range(3)
"""What a frame must have: place and number, readable records, or to be plain."""

PLACES = (
    *(("starts", "i64"), ("ends", "i64"), ("packed", "u8"), ("numbers", "u64"), ("dues", "u64"), ("seeds", "u64")),
)


class JudgedFrame(NamedTuple):
    """A frame that fits its layout. `computed` is its correct checksum if wrong."""

    position: int
    end: int
    number: int
    last: int
    stored: int
    computed: int | None
    content: tuple[int, int]
    codec: int | None


class FrameJudge:
    """Judges single frames of a source, with at most `most` bytes and no chained checksums."""

    def __init__(self, compiled: CompiledLog, lane: LoweredLog, source: Source, most: int) -> None:
        kept = KeptLane(lane, source.size)
        self._run, frames = kept.function(FRAMES_RUN), kept.module(FRAMES)
        self._scan, self._failures = kept.function(FRAMES, "scan"), frames.FAILURES
        self._tells_more = not (frames.PARAMS or compiled.joins or compiled.declaration.block)
        # The scanner uses the window of the original source.
        self._source, self._rooms, self._most = (
            source.until(source.size),
            lane.rooms,
            min(compiled.most, LARGEST_SIGNED),
        )
        self._most_bytes = most
        self._columns = _one(kept, FRAMES)
        self._contents = (_one(kept, CONTENT),) if lane.items == CONTENT else ()
        self._places, self._odd = [array(CODES[kind], [0]) for _, kind in PLACES], array(CODES["i64"], [0])
        self._has_sum = compiled.declaration.checksum is not None
        self._is_told, self._is_packed = (name in self._columns._fields for name in ("holds", "codec"))
        self._block, self._base, self._room = memoryview(b""), 0, bytearray()
        self._key = b""
        self._known: dict[int, JudgedFrame | Literal[False] | None] = {}

    def at(self, position: int, header: Any, key: bytes) -> JudgedFrame | None:
        """The frame at `position`; None if the run cannot decide."""
        if position not in self._known or key != self._key:
            if len(self._known) >= KEPT or key != self._key:
                # Keys are tried until one matches.
                self._known.clear()
            self._key, self._known[position] = key, self._found(position, header, key)
        return self._known[position] or None

    def is_none(self, position: int) -> bool:
        """Whether `at` found bytes that no frame can have."""
        return self._known.get(position) is False

    def _found(self, position: int, header: Any, key: bytes) -> JudgedFrame | Literal[False] | None:
        seeds, length, reason = self._places[-1], BLOCK // 2, TORN
        left = self._source.size - position
        most = min(left, self._most_bytes, LARGEST_BLOCK)
        while reason == TORN:
            at = self._at(position, min(length, most))
            seeds[0] = 0
            if self._fits(at, header, key, checks=self._has_sum):
                return self._judged()
            computed = int(seeds[0])
            if computed and self._fits(at, header, key, checks=False):
                return self._judged(int(self._columns.sum[0]), computed)
            reason, length = self._failure(at), length * MORE
            if reason == TORN and len(self._block) - at >= most:
                # A parser refuses a larger frame before reading it.
                return False if most == left else None
        return False if reason in ("value", "negative") else None

    def _at(self, position: int, length: int) -> int:
        at = position - self._base
        if not 0 <= at <= len(self._block) - length:
            # What may be a frame often begins within what may be another: bytes in memory are not read again.
            self._block, self._base, _ = self._source.view(position, max(length, BLOCK))
            at = position - self._base
            if len(self._room) < self._rooms * len(self._block):
                self._room = bytearray(self._rooms * len(self._block))
        return at

    def _failure(self, at: int) -> str:
        if not self._tells_more:
            return ""
        _, _, status, _ = self._scan(self._block, at, at + 1, len(self._block), 1, self._columns)
        return str(self._failures[status - FIRST_FAILURE][0]) if status >= FIRST_FAILURE else ""

    def _fits(self, at: int, header: Any, key: bytes, *, checks: bool) -> bool:
        # A frame without a number is counted by its place.
        content, after = self._block, self._source.size - self._base
        found, *_ = self._run(
            content, self._room, self._base, at, at + 1, len(content), after, header, key, self._base + at, 0,
            UNBOUNDED, UNBOUNDED, self._most, ANY_COUNT, PLACED, checks, False, 1, *self._places, self._odd,
            self._columns, *self._contents,
        )  # fmt: skip
        return bool(found)

    def _judged(self, stored: int = 0, computed: int | None = None) -> JudgedFrame | None:
        columns, (*_, numbers, dues, _) = self._columns, self._places
        if self._is_told and not columns.holds[0]:
            return None
        base, codec = self._base, int(columns.codec[0]) if self._is_packed else None
        content = int(self._places[0][0]) + base, int(self._places[1][0]) + base
        place = int(columns.position[0]) + base, int(columns.end[0]) + base
        return JudgedFrame(*place, int(numbers[0]), int(dues[0]) - 1, stored, computed, content, codec)


def _one(kept: KeptLane, part: str) -> Any:
    return kept.module(part).Columns(*(array(CODES[each.kind], [0]) for each in kept.columns(part)))


def judge_of(compiled: CompiledLog, source: Source, most: int) -> FrameJudge | None:
    """The judge of a log; None if its frames cannot be judged alone."""
    checksum, lane = compiled.declaration.checksum, compiled.lane
    goes_on = checksum is not None and bool(checksum.goes_on_from)
    return None if lane is None or goes_on else FrameJudge(compiled, lane, source, most)
