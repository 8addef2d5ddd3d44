"""Reads one osiris segment: frame, then checksum and order, then records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Resync
from segspec.formats.osiris import resync
from segspec.formats.osiris.chunk import Chunk, ChunkType, data_crc, read_chunk
from segspec.formats.osiris.entries import BadEntryError, decode, decompressed
from segspec.formats.osiris.index import IndexRecord, record_of
from segspec.formats.osiris.layout import DIALECTS, OFFSETS
from segspec.formats.osiris.tracking import Entry, TrackingState, read_tracking_chunk, read_trailer
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_entries import OsirisEntries
from segspec_ksy.osiris_filter import OsirisFilter
from segspec_ksy.osiris_segment import OsirisSegment
from segspec_ksy.osiris_sub_batch import OsirisSubBatch
from segspec_ksy.osiris_sub_batch_body import OsirisSubBatchBody
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta


@dataclass(frozen=True, slots=True)
class Due:
    """What the next chunk has, if all goes on: this version and id, and no smaller an epoch and timestamp."""

    version: int
    chunk_id: int
    epoch: int
    timestamp: int


@dataclass(frozen=True, slots=True)
class Passed:
    """What the chunks of a stretch leave: the first and the last, the next id, whether the last one's data was counted
    (rather than its header believed), and what was tracked, in order."""

    first: IndexRecord
    last: IndexRecord
    next_id: int
    counted: bool
    tracked: Sequence[Entry]


LEAST_TIMESTAMP = -(1 << 63)


class OsirisReader:
    """The `SegmentReader` of osiris. `tracking` is the state that the chunks so far leave a broker with."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.source = source
        self.segment = segment
        self.limits = limits
        self.dialect = "system"
        self.tracking = TrackingState()
        self.search = resync.Search(segment)
        self._version: int | None = None
        self._expected: tuple[int, ...] = () if segment.base is None else (segment.base,)
        self._counted = True
        self._first: IndexRecord | None = None
        self._last: IndexRecord | None = None
        self._torn_trailer: int | None = None
        self._in_part: BadEntryError | None = None

    def begin(self) -> int:
        _, position = kaitai.parse(OsirisSegment.LogHeader, self.source, 0)
        first = kaitai.attempt(OsirisChunkHeader, self.source, position)
        if first is not None:
            self._version = first[0].version
            self.dialect = DIALECTS[first[0].version]
        return position

    def frame(self, position: int) -> Chunk:
        return read_chunk(self.source, position, self.limits, torn_trailer=position == self._torn_trailer)

    def check(self, frame: Frame) -> Iterator[Finding]:
        """Raises `SegspecError`: bad-checksum, bad-order (an id that neither neighbour bears out), bad-count (a
        tracking chunk that does not hold exactly one entry), and what makes a tracking chunk unreadable."""
        chunk = _chunk(frame)
        header = chunk.header
        checksum = data_crc(chunk.data)
        if checksum != header.data_crc:
            raise SegspecError(
                Code.BAD_CHECKSUM,
                f"the CRC-32 of the data section is {checksum:08x}, the header says {header.data_crc:08x}",
                path=self.source.path,
                position=chunk.position,
                field="header.data_crc",
                expected=f"{header.data_crc:08x}",
                actual=f"{checksum:08x}",
            )
        if header.chunk_type != ChunkType.user:
            self._check_tracking_chunk(chunk)
        yield from self._check_id(chunk)
        yield from self._check_header(chunk)
        yield from self._read_tracking(chunk)

    def _check_tracking_chunk(self, chunk: Chunk) -> None:
        for field in ("num_entries", "num_records"):
            if getattr(chunk.header, field) != 1:
                stated = str(getattr(chunk.header, field))
                raise self._error(chunk, Code.BAD_COUNT, f"{field} of a {chunk.kind}", field, "1", stated)
        chunk.consumed = 1

    def _check_id(self, chunk: Chunk) -> Iterator[Finding]:
        header = chunk.header
        if header.chunk_id + header.num_records > OFFSETS:
            limit = f"at most {OFFSETS - header.num_records}"
            raise self._error(chunk, Code.BAD_ORDER, "the chunk id", "chunk_id", limit, str(header.chunk_id))
        if header.chunk_id in self._expected or not self._expected:
            return
        expected, actual = self._expected[0], header.chunk_id
        first = self._last is None
        # A chunk that was not decoded has only its header's word for how many offsets it takes.
        overlaps = actual < expected and not first and self._counted
        borne_out = resync.is_borne_out(self.source, chunk.end, header) or self.search.lists(chunk.position, actual)
        if overlaps or not borne_out:
            raise self._error(chunk, Code.BAD_ORDER, "the chunk id", "chunk_id", str(expected), str(actual))
        if first:
            message = f"the segment's first chunk is {actual}, and its name says {expected}"
            yield self._find(chunk, Code.BAD_NAME, Severity.WARNING, message, "chunk_id", expected, actual)
        elif actual > expected:
            message = f"offsets {expected} to {actual - 1} are missing"
            lost = actual - expected
            yield self._find(chunk, Code.GAP, Severity.ERROR, message, "chunk_id", expected, actual, records=lost)
        else:
            message = f"the chunk before counts {expected - actual} records more than lie between the two ids"
            yield self._find(chunk, Code.BAD_ORDER, Severity.ERROR, message, "chunk_id", expected, actual)

    def _check_header(self, chunk: Chunk) -> Iterator[Finding]:
        header = chunk.header
        if self._version is not None and header.version != self._version:
            message = f"a chunk of version {header.version} behind one of version {self._version}: osiris reads 0 only"
            yield self._find(
                chunk, Code.UNSUPPORTED_VERSION, Severity.WARNING, message, "version", self._version, header.version
            )
        if self._last is not None:
            last = self._last
            if header.epoch < last.epoch:
                message = f"the epoch decreases from {last.epoch} to {header.epoch}"
                yield self._find(
                    chunk, Code.BAD_ORDER, Severity.ERROR, message, "epoch", f"at least {last.epoch}", header.epoch
                )
            if header.timestamp < last.timestamp:
                message = f"the clock steps back by {last.timestamp - header.timestamp} ms"
                yield self._find(
                    chunk,
                    Code.BAD_ORDER,
                    Severity.NOTE,
                    message,
                    "timestamp",
                    f"at least {last.timestamp}",
                    header.timestamp,
                )
        reserved = kaitai.expectation("osiris_chunk_header", "reserved")
        if header.reserved != reserved:
            message = "the header's reserved bytes are not zero; nobody reads them"
            yield self._find(
                chunk, Code.RESERVED_NONZERO, Severity.NOTE, message, "reserved", reserved, header.reserved
            )
        if not header.is_filter_size_legal:
            message = f"a filter of {header.len_filter} bytes, which osiris cannot have written"
            yield self._find(
                chunk, Code.BAD_LENGTH, Severity.WARNING, message, "len_filter", "0 or 16 to 255", header.len_filter
            )

    def _read_tracking(self, chunk: Chunk) -> Iterator[Finding]:
        path = self.source.path
        if chunk.header.chunk_type != ChunkType.user:
            chunk.tracking = read_tracking_chunk(chunk, path)
            if chunk.trailer:
                message = f"a {chunk.kind} has a trailer, which nobody reads"
                yield self._find(
                    chunk, Code.TRAILING_BYTES, Severity.NOTE, message, "len_trailer", 0, chunk.header.len_trailer
                )
            return
        if chunk.torn_trailer:
            return
        try:
            chunk.tracking = read_trailer(chunk, path)
        except SegspecError as error:
            note = "the records are sound, the tracking in this trailer is lost"
            yield Finding.from_error(error, note=note, records=0)

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        chunk = _chunk(frame)
        if chunk.header.chunk_type != ChunkType.user:
            return [], []
        if self._in_part is not None and self._in_part.position == chunk.position:
            return self._in_part.records, self._in_part.findings
        return decode(chunk, self.source.path, self.limits)

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        chunk = _chunk(frame)
        header = chunk.header
        if self._version is None:
            self.dialect = DIALECTS[header.version]
        self._version = header.version
        self._last = record_of(header, chunk.position)
        self._first = self._first or self._last
        self.tracking.replay(chunk)
        # The header's count and the data section's are both witnesses of the next id; a difference was reported.
        counts = [header.num_records] if chunk.consumed is None else [header.num_records, chunk.consumed]
        self._expected = tuple(header.chunk_id + count for count in dict.fromkeys(counts))
        self._counted = chunk.consumed is not None

    def pass_over(self, stretch: Stretch) -> None:
        passed = stretch.carried
        assert isinstance(passed, Passed)
        self._last = passed.last
        self._first = self._first or passed.first
        self._expected = (passed.next_id,)
        self._counted = passed.counted
        self.tracking.overlay(passed.tracked)

    @property
    def due(self) -> Due | None:
        """None where more than one chunk, or any, could come next."""
        if self._version is None or len(self._expected) != 1 or self._expected[0] >= OFFSETS:
            return None
        if self._last is None:
            return Due(self._version, self._expected[0], 0, LEAST_TIMESTAMP)
        return Due(self._version, self._expected[0], self._last.epoch, self._last.timestamp)

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return (OsirisSegment.LogHeader if position == 0 else OsirisChunkHeader), ()

    def sections(self, frame: Frame) -> Iterator[Section]:
        chunk = _chunk(frame)
        header = chunk.header
        if chunk.filter:
            yield Section("filter", OsirisFilter, chunk.filter, chunk.position + header.ofs_filter)
        at = chunk.position + header.ofs_data
        if header.chunk_type == ChunkType.user:
            yield Section("data section", OsirisEntries, chunk.data, at)
        else:
            is_snapshot = header.chunk_type == ChunkType.tracking_snapshot
            yield Section("data section", OsirisTrackingChunkData, chunk.data, at, (is_snapshot,))
        if chunk.trailer:
            yield Section("trailer", OsirisTrackingDelta, chunk.trailer, chunk.position + header.ofs_trailer)
        if header.chunk_type == ChunkType.user:
            yield from self._sub_batches(chunk)

    def _sub_batches(self, chunk: Chunk) -> Iterator[Section]:
        path, within = self.source.path, "data"
        entries = kaitai.parse_bytes(OsirisEntries, chunk.data, path=path, position=chunk.position, within=within)
        for number, entry in enumerate(entries.entries):
            if isinstance(entry.entry, OsirisSubBatch):
                try:
                    content = decompressed(entry.entry, self.limits.decompressed_bytes)
                except SegspecError as error:
                    error.path, error.position = path, chunk.position
                    raise
                yield Section(f"sub-batch in entry {number}, decompressed", OsirisSubBatchBody, content)

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if error.code is Code.TORN and position != self._torn_trailer:
            note = resync.whole_data(self.source, position, self.limits)
            if note is not None:
                self._torn_trailer = position
                return Resync(position, 0, note)
        if isinstance(error, BadEntryError) and error.records and error is not self._in_part:
            self._in_part = error
            lost = max(0, self.frame(position).header.num_records - len(error.records))
            return Resync(position, lost, f"the {len(error.records)} records in front of it are sound and are released")
        found = self.search.after(self.source, position, self._expected, self._last)
        if found is None:
            return None
        # What the next chunk's id must be is not known any more, only that it is no smaller.
        self._expected = ()
        return found

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.next_offset = self._expected[-1] if self._expected else None
        summary.details["tracking"] = self.tracking
        if self._first is not None and self._last is not None:
            summary.details["first_chunk"] = self._first
            summary.details["last_chunk"] = self._last
        return ()

    def _error(self, chunk: Chunk, code: Code, what: str, field: str, expected: str, actual: str) -> SegspecError:
        message = f"{what} is {actual}, not {expected}"
        return SegspecError(
            code,
            message,
            path=self.source.path,
            position=chunk.position,
            field=f"header.{field}",
            expected=expected,
            actual=actual,
        )

    def _find(
        self,
        chunk: Chunk,
        code: Code,
        severity: Severity,
        message: str,
        field: str,
        expected: object,
        actual: object,
        *,
        records: int | None = None,
    ) -> Finding:
        path, position = self.source.path, chunk.position
        return Finding(path, position, code, severity, message, f"header.{field}", str(expected), str(actual), records)


def _chunk(frame: Frame) -> Chunk:
    assert isinstance(frame, Chunk)
    return frame
