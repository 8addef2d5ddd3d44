"""The library's answer to `write`: a format's own writer over files in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from segspec import formats
from segspec.formats.contract.request import Requested
from segspec.formats.contract.writing import FormatWriter, Held

JSON = dict[str, Any]


class MemoryFiles:
    """`SegmentFiles` in memory, of one segment: a writer that begins another has been asked for too much."""

    def __init__(self) -> None:
        self.held: list[Held] = []
        self.tail = b""
        self.index = b""
        self.frames = 0
        self.is_open = False
        self.writer: FormatWriter[Any]
        self._content = bytearray()

    @property
    def position(self) -> int:
        return len(self._content)

    @property
    def index_position(self) -> int:
        return len(self.index)

    @property
    def content(self) -> bytes:
        return bytes(self._content) + self.tail

    def open(self) -> None:
        if self.is_open:
            return
        new = self.writer.segment()
        self._content += new.head
        self.index = new.index_head
        self.is_open = True
        self.writer.opened()

    def write(self, frame: bytes, index: bytes = b"") -> int:
        position = self.position
        self._content += frame
        self.index += index
        self.frames += 1
        return position

    def roll(self) -> None:
        if self.is_open:
            raise ValueError("these records do not go into one segment")


def write(request: JSON) -> JSON:
    """The answer to a `write` request: the segment's bytes, or `skip` where this writer has no way to make them."""
    try:
        return {"hex": _written(request).hex()}
    except ValueError as error:
        return {"skip": str(error)}


def _written(request: JSON) -> bytes:
    format = formats.get(request["format"])
    kind = format.writer
    if kind is None:
        raise ValueError(f"{format.name} is only read")
    requested = format.requested(request, format.segment(request["name"], None))
    files = MemoryFiles()
    words = requested.options()
    epochs = list(_by_epoch(_frames(request["records"], request.get("frames"))))
    for number, (epoch, frames) in enumerate(epochs):
        more = {} if epoch is None else {"epoch": epoch}
        if number:
            more["first_offset"] = int(frames[0][0]["offset"])
        files.writer = kind(kind.options_type.from_words(format.name, words | more), files)
        if files.writer.opens_at_start:
            files.open()
        for frame in frames:
            _append(files.writer, requested, frame)
    requested.ended(files.writer)
    return files.content


def _frames(records: Sequence[JSON], sizes: Sequence[str] | None) -> Iterator[Sequence[JSON]]:
    """The records by frames; without sizes by their chunks, and where they have none all in one."""
    if sizes is None:
        yield from (list(chunk) for _, chunk in groupby(records, key=lambda record: record.get("chunk_id")))
        return
    position = 0
    for size in map(int, sizes):
        if records[position : position + size]:
            yield records[position : position + size]
        position += size
    if position < len(records):
        yield records[position:]


def _by_epoch(frames: Iterator[Sequence[JSON]]) -> Iterator[tuple[int | None, list[Sequence[JSON]]]]:
    """Runs of frames of one epoch (a writer has but one). At least one run, which may be empty."""
    epoch, run = None, list[Sequence[JSON]]()
    for frame in frames:
        own = int(frame[0]["epoch"]) if "epoch" in frame[0] else None
        if run and own != epoch:
            yield epoch, run
            run = []
        epoch = own
        run.append(frame)
    yield epoch, run


def _append(writer: FormatWriter[Any], requested: Requested, frame: Sequence[JSON]) -> None:
    for number, record in enumerate(frame):
        writer.append(**requested.arguments(record))
        if number == 0:
            requested.begun(writer, len(frame))
    writer.close_frame()
