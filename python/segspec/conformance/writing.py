"""The library's answer to `write`: a format's own writer over files in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import groupby
from typing import Any

from segspec import formats
from segspec.core.model import SegmentFile
from segspec.formats.contract.writing import FormatWriter, Held

JSON = dict[str, Any]
MUCH = 1 << 20
"""A limit that no vector reaches: frames end where the request says."""

UNLIMITED: dict[str, JSON] = {
    "osiris": {"chunk_milliseconds": None, "chunk_entries": (1 << 16) - 1, "sub_batch_records": (1 << 16) - 1},
    "tank": {"bundle_records": MUCH, "bundle_bytes": MUCH, "segment_age": None},
    "mojo": {"pack_bytes": MUCH},
}


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
    records: Sequence[JSON] = request["records"]
    segment = format.segment(request["name"], None)
    module = import_module(f"segspec.formats.{format.name}.writer")
    kind: type[FormatWriter[Any]] = module.WRITER
    files = MemoryFiles()
    words = _options(format.name, request, segment)
    epochs = list(_by_epoch(_frames(records, request.get("frames"))))
    for number, (epoch, frames) in enumerate(epochs):
        more = {} if epoch is None else {"epoch": epoch}
        if number:
            more["first_offset"] = int(frames[0][0]["offset"])
        writer = kind(kind.options_type.from_words(format.name, words | more), files)
        files.writer = writer
        if writer.opens_at_start:
            files.open()
        for frame in frames:
            _append(writer, format.name, frame, request)
    if format.name == "mojo" and segment.details.get("state") != "writing" and records:
        files.writer.finish()
    return files.content


def _options(format: str, request: JSON, segment: SegmentFile) -> JSON:
    records = request["records"]
    default = "document" if format == "mojo" else "system"
    words = {"dialect": request.get("dialect", default)} | UNLIMITED.get(format, {})
    if format == "mojo":
        return words
    words["first_offset"] = int(records[0]["offset"]) if records else segment.base or 0
    if format == "tank":
        words["compression"] = request.get("codec", "none")
        words["first_offset"] = segment.base or words["first_offset"]
    return words


def _frames(records: Sequence[JSON], sizes: Sequence[str] | None) -> Iterator[Sequence[JSON]]:
    """The records by frames; without sizes, osiris' by their chunks and others in one."""
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
    """Runs of frames of one epoch (osiris: a writer has but one). At least one run, which may be empty."""
    epoch, run = None, list[Sequence[JSON]]()
    for frame in frames:
        own = int(frame[0]["epoch"]) if "epoch" in frame[0] else None
        if run and own != epoch:
            yield epoch, run
            run = []
        epoch = own
        run.append(frame)
    yield epoch, run


def _append(writer: FormatWriter[Any], format: str, frame: Sequence[JSON], request: JSON) -> None:
    for number, record in enumerate(frame):
        writer.append(**_arguments(format, record, request))
        if format == "mojo" and number == 0:
            # Only the next record ends a pack: by then this is how many the pack has.
            writer.options = replace(writer.options, pack_records=len(frame))
    writer.close_frame()


def _arguments(format: str, record: JSON, request: JSON) -> JSON:
    if format == "mojo":
        ms, seq = record["id"].split("-")
        pairs = [(bytes.fromhex(name), bytes.fromhex(value)) for name, value in record["fields"]]
        return {"id": (int(ms), int(seq)), "fields": pairs, "deleted": record["deleted"]}
    out: JSON = {"value": bytes.fromhex(record["value"]), "offset": int(record["offset"])}
    if format in ("osiris", "tank") and "timestamp" in record:
        out["timestamp"] = int(record["timestamp"])
    if format == "tank" and "key" in record:
        out["key"] = bytes.fromhex(record["key"])
    if format == "osiris" and "codec" in request:
        out["sub_batch"] = request["codec"]
    return out
