"""osiris index files: reading, deriving, comparing with the segment, and seeking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity, ShrunkError
from segspec.core.limits import most_entries
from segspec.core.model import SegmentFile
from segspec.core.stretch import FrameColumns
from segspec.formats.contract.reading import Landmarks, SegmentReader, WholeSegment, index_beside
from segspec.formats.osiris.chunk import RULES, ChunkHeader, header_at, read_header
from segspec.formats.osiris.layout import DIALECTS, KIND_NUMBERS, NAMES
from segspec.frames.index_file import Derived, EntryForm, IndexRows, Marks, marks_beside
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_ksy.layouts import osiris_chunk_header, osiris_index_record
from segspec_ksy.osiris_index import OsirisIndex
from segspec_ksy.osiris_index_record import OsirisIndexRecord
from segspec_ksy.osiris_segment import OsirisSegment

IndexRecord = osiris_index_record.Fields
"""`ofs_chunk` is the position of the chunk's header in the segment."""

COMPARED = IndexRecord._fields

ZEROS = IndexRecord(0, 0, 0, 0, 0)


class RecordForm(EntryForm):
    """The record of each chunk (rabbitmq/osiris src/osiris_log.erl write_chunk/6)."""

    def column(self, frames: FrameColumns, name: str) -> Any:
        found = super().column(frames, name)
        return [KIND_NUMBERS[kind] for kind in frames.of_each(frames.kind)] if found is None else found


FORM = RecordForm(
    osiris_index_record, chunk_id="first_offset", timestamp="timestamp", epoch="epoch", ofs_chunk="position",
    chunk_type="chunk_type",
)  # fmt: skip


class IndexRecords(IndexRows):
    """An index's records from byte `start`, by default the first, read on access. With `reserves`, they end before its
    final zeros. Raises `SegspecError` as `first_record`."""

    def __init__(self, source: Source, start: int | None = None, *, reserves: bool = True) -> None:
        first = first_record(source) if start is None else start
        super().__init__(source, osiris_index_record, first, reserves=reserves)

    def torn(self) -> SegspecError:
        return kaitai.refused(OsirisIndexRecord, self.source, self.position(len(self)))


def record_of(header: ChunkHeader, position: int) -> IndexRecord:
    return IndexRecord(header.chunk_id, header.timestamp, header.epoch, position, header.chunk_type)


def derive(source: Source, position: int | None = None) -> Iterator[IndexRecord]:
    """The index records of a segment from the chunk at `position` (by default the first), by headers alone.

    Ends at a chunk without a valid frame, whole data, or the due id. As for osiris, the trailer may be incomplete.
    """
    expected: int | None = None
    try:
        at = kaitai.parse(OsirisSegment.LogHeader, source, 0)[1] if position is None else position
        while at < source.size:
            header = read_header(source, at)
            if at + header.ofs_trailer > source.size or expected not in (None, header.chunk_id):
                return
            yield record_of(header, at)
            expected = header.next_id
            at += header.len_chunk
    except SegspecError:
        return


def first_timestamp(segment: str) -> int | None:
    """The first chunk's timestamp in milliseconds, if readable."""
    with suppress(OSError), open_source(segment) as source:
        found: int | None = next((record.timestamp for record in derive(source)), None)
        return found
    return None


def last_timestamp(index: str) -> int | None:
    """The last complete record's timestamp in milliseconds, if readable."""
    try:
        with open_source(index) as source:
            found: int = IndexRecords(source)[-1].timestamp
            return found
    except ShrunkError:
        raise
    except (SegspecError, OSError, IndexError):
        return None


def first_record(source: Source) -> int:
    """The position of the first record. Raises `SegspecError` for a wrong header."""
    if not source.size:
        return 0
    try:
        return kaitai.parse(OsirisIndex.IndexHeader, source, 0)[1]
    except SegspecError as error:
        first = kaitai.attempt(OsirisIndexRecord, source, 0)
        header = kaitai.attempt(OsirisSegment.LogHeader, source, 0)
        if error.code is Code.BAD_INDEX and header is None and first is not None and _could_be_first(source, first[0]):
            return 0
        raise


def _could_be_first(source: Source, record: OsirisIndexRecord) -> bool:
    segment = NAMES.indexed(source.name)
    return record.ofs_chunk > 0 and (segment is None or record.chunk_id == NAMES.base_of(segment))


def entries(source: Source, segment: SegmentFile | None = None) -> Iterator[dict[str, Any]]:
    """Flat dicts. Raises `SegspecError` at the first unreadable record."""
    for position, record in IndexRecords(source, reserves=False).whole():
        yield {"position": position, **record._asdict()}


def sound_records(segment: SegmentFile) -> dict[int, IndexRecord]:
    """A segment's index entries, in order of position.

    Empty if the index does not open, or positions or ids do not increase. Final zeros and a torn record are omitted.
    """
    listed, last = dict[int, IndexRecord](), ZEROS._replace(chunk_id=-1)
    try:
        with index_beside(segment) as source:
            for _, record in () if source is None else IndexRecords(source).listed():
                if record == ZEROS:
                    break
                if record.ofs_chunk <= last.ofs_chunk or record.chunk_id <= last.chunk_id:
                    return {}
                listed[record.ofs_chunk] = last = record
    except ShrunkError:
        raise
    except (SegspecError, OSError):
        return {}
    return listed


def marks(reader: SegmentReader) -> AbstractContextManager[Landmarks | None]:
    """The chunks that the index lists; None if unreadable."""
    return marks_beside(reader, lambda index: Marks(IndexRecords(index), FORM.mark))


def agreement(segment: SegmentFile, source: Source, index: Source) -> Derived | None:
    first = first_record(index)
    # Without its header, osiris reads every record shifted.
    return Derived(FORM, segment, source, index, first) if first else None


def check(whole: WholeSegment) -> Iterator[Finding]:
    """Compares a segment's index with its chunks; missing-index without one."""
    segment = whole.segment
    if segment.index is None:
        yield RULES.finding("osiris.index.missing", segment.path, 0)
        return
    with open_source(segment.index) as opened:
        yield from Comparison(opened, whole.source).findings()


class Comparison:
    """Compares an index with its segment.

    The segment is trusted, because the index derives from it. After damage, comparison resumes at the next chunk that
    the index leads to.
    """

    def __init__(self, index: Source, segment: Source) -> None:
        self.index = index
        self.segment = segment
        self._derived = derive(segment)
        self._wanted = next(self._derived, None)
        self._beyond: list[int] = []
        self._listed = -1

    def findings(self) -> Iterator[Finding]:
        """bad-index with the field that differs; index-behind, index-ahead; torn or zeroed bytes at the end."""
        try:
            start = first_record(self.index)
        except SegspecError as error:
            found = self._aligned()
            if found is None:
                yield Finding.from_error(error, severity=Severity.WARNING, note="none of its records fits the segment")
                return
            yield Finding.from_error(error, severity=Severity.WARNING, note="osiris does not look at it")
            start = found
        else:
            if start == 0 and self.index.size and self._dialect() == "system":
                yield self._find("osiris.index.no-header", 0)
        yield from self._merge(start)
        yield from self._ends()

    def _dialect(self) -> str:
        header = kaitai.attempt(OsirisSegment.LogHeader, self.segment, 0)
        chunk = header_at(self.segment, header[1]) if header else None
        return DIALECTS[chunk.version] if chunk else ""

    def _aligned(self) -> int | None:
        head = kaitai.attempt(OsirisIndexRecord, self.index, 0)
        for position in range(head[1] + 1 if head and self._wanted else 0):
            record = kaitai.attempt(OsirisIndexRecord, self.index, position)
            if record and self._wanted and record[0].ofs_chunk == self._wanted.ofs_chunk:
                return position
        return None

    def _merge(self, start: int) -> Iterator[Finding]:
        rows = IndexRecords(self.index, start)
        size = rows.layout.SIZE
        most = most_entries(self.segment.size, size, osiris_chunk_header.SIZE)
        for position, record in rows.listed(0, min(len(rows), most)):
            yield from self._compare(position, record)
        end = rows.position(min(len(rows), most))
        if len(rows) > most:
            rest, room = self.index.size - end, f"what a segment of {self.segment.size:,} bytes has room for"
            yield self._find("osiris.index.ahead", end, bytes=rest, records=_lie(rest // size), end=room)
        elif rows.reserved >= size:
            yield self._find("osiris.index.zeros", end, bytes=rows.reserved, length=rows.reserved)
        elif end < self.index.size:
            yield Finding.from_error(rows.torn(), severity=Severity.WARNING, note="osiris drops the piece")

    def _compare(self, position: int, record: IndexRecord) -> Iterator[Finding]:
        while self._wanted is not None and _lies_before(self._wanted, record):
            chunk, at = self._wanted.chunk_id, self._wanted.ofs_chunk
            yield self._find("osiris.index.unlisted", position, chunk=chunk, at=at)
            self._wanted = next(self._derived, None)
        if self._wanted is None:
            yield from self._go_on_at(position, record)
        if self._wanted is None:
            return
        if _same(self._wanted, record):
            yield from self._differences(position, self._wanted, record)
            self._listed = self._wanted.ofs_chunk
            self._wanted = next(self._derived, None)
        else:
            yield self._find("osiris.index.foreign", position, chunk=record.chunk_id, at=record.ofs_chunk)

    def _go_on_at(self, position: int, record: IndexRecord) -> Iterator[Finding]:
        """After damage, comparison resumes at a record with a chunk at its position.

        If that has its time but another id, one is wrong.
        """
        # A repeated record leads back to chunks with their own records.
        derived = derive(self.segment, record.ofs_chunk) if record.ofs_chunk > self._listed else iter(())
        found = next(derived, None)
        if found is not None and found.chunk_id == record.chunk_id:
            self._derived, self._wanted = derived, found
            self._beyond.clear()
        elif found is not None and found.timestamp == record.timestamp:
            yield from self._differences(position, found, record)
        else:
            self._beyond.append(position)

    def _ends(self) -> Iterator[Finding]:
        if self._wanted is not None:
            missing = 1 + sum(1 for _ in self._derived)
            chunks = "1 whole chunk has" if missing == 1 else f"{missing} whole chunks have"
            yield self._find("osiris.index.behind", self.index.size, chunks=chunks, first=self._wanted.chunk_id)
        if self._beyond:
            records, end = _lie(len(self._beyond)), "the last whole chunk of the segment"
            yield self._find("osiris.index.ahead", self._beyond[0], records=records, end=end)

    def _differences(self, position: int, wanted: IndexRecord, record: IndexRecord) -> Iterator[Finding]:
        for field in COMPARED:
            expected, actual = getattr(wanted, field), getattr(record, field)
            if expected != actual:
                said = {"name": field, "chunk": wanted.chunk_id, "expected": expected, "actual": actual}
                yield RULES.finding("osiris.index.compared", self.index.path, position, said, field=field)

    def _find(
        self, rule: str, position: int, *, field: str | None = None, bytes: int | None = None, **values: object
    ) -> Finding:
        return RULES.finding(rule, self.index.path, position, values, field=field, bytes=bytes)


def _lie(records: int) -> str:
    return "1 record lies" if records == 1 else f"{records:,} records lie"


def _same(wanted: IndexRecord, record: IndexRecord) -> bool:
    return wanted.ofs_chunk == record.ofs_chunk or wanted.chunk_id == record.chunk_id


def _lies_before(wanted: IndexRecord, record: IndexRecord) -> bool:
    return not _same(wanted, record) and wanted.chunk_id < record.chunk_id and wanted.ofs_chunk < record.ofs_chunk
