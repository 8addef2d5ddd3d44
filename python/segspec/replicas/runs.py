"""Frames of a replica that a kernel found sound, kept together until something distinguishes them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, NamedTuple

from segspec.core.model import Frame, Record, SegmentFile
from segspec.core.stretch import FrameColumns
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import SegmentReader

EPOCH = "epoch"
DIGEST_BYTES = 16


class HeldFrame(NamedTuple):
    """A frame of one replica, with the offsets from `first` to before `next`.

    `epoch` is None if the format has none; `records` are present only on request. `is_sound`: its bytes have no errors.
    `is_filler`: it replaces lost frames. `why`: the evidence for another `epoch` than the frame's. It may stand for
    several consecutive `frames`, of which `frame` is the first; its digest is then comparable only within the same
    round.
    """

    first: int
    next: int
    epoch: int | None
    digest: bytes
    frame: Frame
    records: Sequence[Record]
    reader: SegmentReader
    segment: SegmentFile
    is_sound: bool
    is_filler: bool
    why: str = ""
    frames: int = 1

    @property
    def last(self) -> Frame:
        return self.frame

    @property
    def stated(self) -> int | None:
        return epoch_of(self.frame)

    @property
    def written(self) -> tuple[object, ...]:
        """Frames with equal facts, except the epoch, were written by one leader."""
        others = (item for item in self.frame.details.items() if item[0] != EPOCH)
        return self.first, self.next, self.frame.timestamp, *others

    def under(self, epoch: int | None, why: str) -> HeldFrame:
        """The frame in this epoch; unsound if its own epoch differs."""
        return self._replace(epoch=epoch, is_sound=self.is_sound and epoch == self.stated, why=why)


def epoch_of(frame: Frame) -> int | None:
    epoch = frame.details.get(EPOCH)
    return epoch if isinstance(epoch, int) else None


def named(details: Mapping[str, Any], format: Format) -> dict[str, Any]:
    epoch = format.replication.epoch
    return {EPOCH if name == epoch else name: told for name, told in details.items()}


def held(
    frame: Frame, records: Sequence[Record], reader: SegmentReader, segment: SegmentFile, *, is_sound: bool,
    is_filler: bool,
) -> HeldFrame:  # fmt: skip
    content = reader.source.read(frame.position, frame.end - frame.position)
    assert frame.first_offset is not None
    assert frame.offsets is not None
    following = frame.first_offset + frame.offsets
    digest = blake2b(content, digest_size=DIGEST_BYTES).digest()
    return HeldFrame(
        frame.first_offset, following, epoch_of(frame), digest, frame, records, reader, segment, is_sound, is_filler
    )


class _Frames:
    def __init__(self, each: FrameColumns, reader: SegmentReader, segment: SegmentFile, format: Format) -> None:
        self.rows, self.reader, self.segment = each.rows, reader, segment
        self._base, self._starts, self._ends = each.base, each.position[: each.rows], each.end[: each.rows]
        self._kind, self._timestamp = _kept(each.kind, each.rows), _kept(each.timestamp, each.rows)
        self.firsts, self._offsets = _kept(each.first_offset, each.rows), _kept(each.offsets, each.rows)
        self._details = {name: _kept(told, each.rows) for name, told in named(each.details, format).items()}

    def start(self, row: int) -> int:
        return int(self._starts[row]) + self._base

    def end(self, row: int) -> int:
        return int(self._ends[row]) + self._base

    def first(self, row: int) -> int:
        return int(self.firsts[row])

    def offsets(self, row: int) -> int:
        return int(_at(self._offsets, row))

    def frame(self, row: int) -> Frame:
        details = {name: _at(told, row) for name, told in self._details.items()}
        return Frame(
            self.start(row), self.end(row), _at(self._kind, row), None, self.first(row), self.offsets(row),
            _at(self._timestamp, row), details=details,
        )  # fmt: skip

    def parts(self, format: Format) -> Iterator[tuple[int, int, bool]]:
        if isinstance(self.firsts, range) and EPOCH not in self._details:
            # Each frame is one record, and they are numbered consecutively.
            yield 0, self.rows, False
            return
        begin = 0
        epochs = self._details.get(EPOCH)
        for row in range(self.rows):
            is_filler = format.is_filler(self.frame(row))
            if row > begin and (
                is_filler
                or self.first(row) != self.first(row - 1) + self.offsets(row - 1)
                or (epochs is not None and _at(epochs, row) != _at(epochs, begin))
            ):
                yield begin, row, False
                begin = row
            if is_filler or not self.offsets(row):
                if row > begin:
                    yield begin, row, False
                yield row, row + 1, is_filler
                begin = row + 1
        if begin < self.rows:
            yield begin, self.rows, False


def _kept(told: Any, rows: int) -> Any:
    if callable(told):
        return told()
    return told[:rows] if _is_column(told) else told


def _at(told: Any, row: int) -> Any:
    return told[row] if _is_column(told) else told


def _is_column(told: Any) -> bool:
    return hasattr(told, "__getitem__") and not isinstance(told, str)


@dataclass(frozen=True, slots=True)
class HeldRun:
    """Consecutive sound frames of one epoch and replica, without fillers: rows `low` to before `high` of a stretch."""

    frames: _Frames
    low: int
    high: int

    @property
    def first(self) -> int:
        return self.frames.first(self.low)

    @property
    def next(self) -> int:
        return self.frames.first(self.high - 1) + self.frames.offsets(self.high - 1)

    @property
    def frame(self) -> Frame:
        return self.frames.frame(self.low)

    @property
    def last(self) -> Frame:
        return self.frames.frame(self.high - 1)

    @property
    def epoch(self) -> int | None:
        return epoch_of(self.frame)

    @property
    def segment(self) -> SegmentFile:
        return self.frames.segment

    @property
    def size(self) -> int:
        return self.frames.end(self.high - 1) - self.frames.start(self.low)

    def __len__(self) -> int:
        return self.high - self.low

    def part(self, low: int, high: int) -> HeldRun:
        """Frames `low` to `high`, exclusive."""
        return replace(self, low=self.low + low, high=self.low + high)

    def content(self, low: int, high: int) -> bytes:
        start, end = self.frames.start(self.low + low), self.frames.end(self.low + high - 1)
        return self.frames.reader.source.read(start, end - start)

    def sizes(self, low: int, high: int) -> list[int]:
        frames = self.frames
        return [frames.end(row) - frames.start(row) for row in range(self.low + low, self.low + high)]

    def before(self, offset: int | None) -> int:
        """How many frames have only offsets below `offset`; all if it is None."""
        if offset is None or self.next <= offset:
            return len(self)
        count = bisect_left(self.frames.firsts, offset, self.low, self.high) - self.low
        return count if not count or self.part(0, count).next <= offset else count - 1

    def beginning(self, offset: int) -> HeldRun | None:
        """The frames that begin at `offset` or later, or None."""
        low = bisect_left(self.frames.firsts, offset, self.low, self.high)
        return replace(self, low=low) if low < self.high else None

    def only(self, place: int) -> HeldFrame:
        frames = self.frames
        frame = frames.frame(self.low + place)
        return held(frame, (), frames.reader, frames.segment, is_sound=True, is_filler=False)

    def each(self) -> Iterator[HeldFrame]:
        return map(self.only, range(len(self)))

    def as_one(self, digest: bytes) -> HeldFrame:
        frames = self.frames
        return HeldFrame(
            self.first, self.next, self.epoch, digest, self.frame, (), frames.reader, frames.segment, True, False,
            frames=len(self),
        )  # fmt: skip


HeldFrames = HeldFrame | HeldRun


def runs_in(each: FrameColumns, reader: SegmentReader, segment: SegmentFile, format: Format) -> Iterator[HeldFrames]:
    frames = _Frames(each, reader, segment, format)
    for low, high, is_filler in frames.parts(format):
        if frames.offsets(low) and not is_filler:
            yield HeldRun(frames, low, high)
        elif is_filler:
            yield held(frames.frame(low), (), reader, segment, is_sound=True, is_filler=True)


FIRST_FRAMES = 16

BLOCK_BYTES = 64 << 10


def alike(runs: Sequence[HeldRun], before: int | None) -> tuple[int, tuple[int, ...]]:
    """How many frames, from the first on, have the same offsets in all runs and are grouped in the same way. They end
    no later than `before`. Also returns each run's group, whose frames are equal byte for byte.
    """
    most = _aligned(runs, before)
    done, size = 0, FIRST_FRAMES
    groups: tuple[int, ...] | None = None
    while done < most:
        begin, end = done, min(done + size, most)
        for count, found in _compared(runs, done, end):
            if groups not in (None, found):
                return done, groups or found
            groups, done = found, done + count
        size = size if runs[0].part(begin, end).size >= BLOCK_BYTES else 4 * size
    return done, groups or (0,) * len(runs)


def _aligned(runs: Sequence[HeldRun], before: int | None) -> int:
    first, *others = runs
    most = min(run.before(before) for run in runs)
    numbers = first.frames.firsts[first.low : first.low + most]
    for run in others:
        theirs = run.frames.firsts[run.low : run.low + most]
        if numbers != theirs:
            most = next(place for place in range(most) if numbers[place] != theirs[place])
    while most and any(run.part(0, most).next != first.part(0, most).next for run in others):
        most -= 1
    return most


def _compared(runs: Sequence[HeldRun], low: int, high: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    contents = [run.content(low, high) for run in runs]
    if all(content == contents[0] for content in contents[1:]):
        yield high - low, (0,) * len(runs)
        return
    sizes = [run.sizes(low, high) for run in runs]
    places = [0] * len(runs)
    for frame in range(high - low):
        parts = [content[at : at + size[frame]] for content, at, size in zip(contents, places, sizes, strict=True)]
        known: dict[bytes, int] = {}
        yield 1, tuple(known.setdefault(part, len(known)) for part in parts)
        places = [at + size[frame] for at, size in zip(places, sizes, strict=True)]
