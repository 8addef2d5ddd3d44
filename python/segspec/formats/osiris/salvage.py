"""Makes a clean copy of an osiris log: sound chunks byte for byte, others from the records that could be read.

A gap in the offsets begins a segment, as it does when this package writes one. What was tracked so far then goes into
a snapshot chunk before it, which takes the last of the lost offsets: a broker replays the last segment only.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from segspec.core.errors import Code, SegspecError, Severity
from segspec.core.model import Frame, Listing, Record, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Indexer, Output, Salvager
from segspec.formats.osiris import layout
from segspec.formats.osiris.chunk import Chunk, ChunkType
from segspec.formats.osiris.encode import (
    NewChunk,
    chunk,
    index_header,
    index_record,
    segment_header,
    simple_entry,
    snapshot,
)
from segspec.formats.osiris.index import IndexRecord, record_of
from segspec.formats.osiris.tracking import TrackingState, read_trailer

CHUNK_RECORDS = 8192
"""The most records of a chunk that is made anew."""

COUNTS = ("header.num_entries", "header.num_records")


class _Held(NamedTuple):
    """A chunk of which a part cannot be opened, so that only what follows tells how many offsets it has; what could be
    read of it, and its bytes."""

    frame: Chunk
    records: list[Record]
    content: bytes


class OsirisSalvager(Salvager):
    """A `Salvager`. Carries what was tracked so far, and the last chunk that was kept."""

    certainty = (
        "each chunk's data has the CRC-32 in its header, and its id is borne out by the chunks around it or by the "
        "index; header, filter and trailer have no checksum"
    )

    def __init__(self, output: Output) -> None:
        super().__init__(output)
        self._state = TrackingState()
        self._last: IndexRecord | None = None
        self._version: int | None = None
        self._held: _Held | None = None
        self._ends = False

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        first = summary.details.get("first_chunk")
        self._release(None if first is None else first.chunk_id)
        return segment.name if first is None else layout.segment_name(first.chunk_id)

    def copied(self, summary: SegmentSummary) -> None:
        if "last_chunk" in summary.details:
            self._state = copy.deepcopy(summary.details["tracking"])
            self._last = summary.details["last_chunk"]
            self.due = summary.next_offset

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        assert isinstance(frame, Chunk)
        header = frame.header
        self._release(header.chunk_id)
        self._version = header.version if self._version is None else self._version
        if not frame.is_user:
            if self.due is None or header.chunk_id >= self.due:
                self._write(frame, header.chunk_id, 1, self._bytes(reader, frame))
            return
        if _is_whole(frame, reader, records, sound=sound):
            content = self._bytes(reader, frame)
            if sound:
                self._write(frame, header.chunk_id, frame.consumed or 0, content)
            else:
                self._held = _Held(frame, list(records), content)
            return
        self._write_anew(frame, records)

    def end(self, reader: SegmentReader, segment: SegmentFile) -> None:
        self._ends = self._held is not None
        if not self._ends:
            self.output.end()

    def finish(self, listing: Listing) -> None:
        self._release(None)

    def _release(self, following: int | None) -> None:
        """Writes the chunk that is held, as it is unless the one after it begins with an offset that it claims: then
        what of it can be opened."""
        held, self._held = self._held, None
        if held is None:
            return
        frame = held.frame
        chunk_id, offsets = frame.header.chunk_id, frame.consumed or 0
        is_free = self.due is None or chunk_id >= self.due
        if is_free and (following is None or following >= chunk_id + offsets):
            self._write(frame, chunk_id, offsets, held.content)
        else:
            self._write_anew(frame, held.records)
        if self._ends:
            self.output.end()
            self._ends = False

    def _write_anew(self, frame: Chunk, records: Sequence[Record]) -> None:
        trailer = _sound_trailer(frame)
        version = frame.header.version if self._version is None else self._version
        for run in _runs(records):
            new = _rebuilt(frame, run, trailer, version)
            self._write(frame, new.chunk_id, len(run), chunk(new))
            trailer = b""

    def _bytes(self, reader: SegmentReader, frame: Chunk) -> bytes:
        """The chunk as it is, without what its owner fails at: a trailer that is cut off or cannot be read, and a
        version other than that of the chunks before."""
        header, trailer = frame.header, _sound_trailer(frame)
        version = header.version if self._version is None else self._version
        if version == header.version and trailer == frame.trailer and not frame.torn_trailer:
            return reader.source.read(frame.position, frame.end - frame.position)
        return chunk(
            NewChunk(
                chunk_type=header.chunk_type,
                version=version,
                entries=header.num_entries,
                records=header.num_records,
                timestamp=header.timestamp,
                epoch=header.epoch,
                chunk_id=header.chunk_id,
                filter=frame.filter,
                data=frame.data,
                trailer=trailer,
            )
        )

    def _write(self, frame: Chunk, chunk_id: int, offsets: int, content: bytes) -> None:
        if not self.output.is_open or chunk_id != self.due:
            self.output.end()
            self._open(frame, chunk_id)
        position = self.output.write(content)
        self._state.replay(frame)
        self._last = record_of(frame.header, position)
        self.due = chunk_id + offsets

    def _open(self, frame: Chunk, chunk_id: int) -> None:
        state, last = self._state, self._last
        tracked = state.sequences or state.offsets or state.timestamps
        hole = self.due is not None and self.due < chunk_id
        if not (tracked and hole and last is not None) or frame.is_snapshot:
            self.output.begin(layout.segment_name(chunk_id), segment_header())
            return
        new = NewChunk(
            chunk_type=ChunkType.tracking_snapshot,
            version=frame.header.version if self._version is None else self._version,
            entries=1,
            records=1,
            timestamp=last.timestamp,
            epoch=last.epoch,
            chunk_id=chunk_id - 1,
            data=simple_entry(snapshot(state)),
        )
        self.output.begin(layout.segment_name(chunk_id - 1), segment_header())
        self.output.write(chunk(new))


def _is_whole(frame: Chunk, reader: SegmentReader, records: Sequence[Record], *, sound: bool) -> bool:
    """Whether the chunk goes into the copy as it is. Its checksum holds; a sub-batch that cannot be opened here may be
    opened by its readers, so an error in one is no reason to take the chunk apart."""
    if frame.consumed is None:
        return False
    if sound:
        return True
    decoded, findings = reader.records(frame)
    miscounted = any(finding.code is Code.BAD_COUNT and finding.field in COUNTS for finding in findings)
    unreadable = any(finding.severity is Severity.ERROR and finding.field not in COUNTS for finding in findings)
    return len(records) == len(decoded) and (unreadable or not miscounted)


def _sound_trailer(frame: Chunk) -> bytes:
    """The trailer, or nothing where it cannot be read: a broker crashes there. Nobody reads that of a tracking
    chunk."""
    if not frame.is_user:
        return frame.trailer
    try:
        read_trailer(frame)
    except SegspecError:
        return b""
    return frame.trailer


def _runs(records: Sequence[Record]) -> Iterator[list[Record]]:
    """Records whose offsets follow each other, as many as one chunk takes."""
    run: list[Record] = []
    for record in records:
        if run and (record.offset != run[-1].offset + 1 or len(run) == CHUNK_RECORDS):  # type: ignore[operator]
            yield run
            run = []
        run.append(record)
    if run:
        yield run


def _rebuilt(frame: Chunk, run: Sequence[Record], trailer: bytes, version: int) -> NewChunk:
    """A chunk of `run`: the filter of the whole chunk holds for any part of it."""
    header, first = frame.header, run[0].offset
    assert first is not None
    return NewChunk(
        chunk_type=ChunkType.user,
        version=version,
        entries=len(run),
        records=len(run),
        timestamp=header.timestamp,
        epoch=header.epoch,
        chunk_id=first,
        filter=frame.filter if header.is_filter_size_legal else b"",
        data=b"".join(simple_entry(record.value or b"") for record in run),
        trailer=trailer,
    )


class OsirisIndexer(Indexer):
    """An `Indexer`: an entry for each chunk (rabbitmq/osiris src/osiris_log.erl write_chunk/6)."""

    def name(self) -> str:
        return layout.index_name(self.segment.name)

    def head(self) -> bytes:
        return index_header(self.reader.dialect)

    def entry(self, frame: Any) -> bytes:
        return index_record(record_of(frame.header, frame.position))
