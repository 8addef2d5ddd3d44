"""Compares an osiris index with its segment. Whatever differs, the segment is right: the index derives from it."""

from __future__ import annotations

from collections.abc import Iterator

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats.osiris import index
from segspec.formats.osiris.index import COMPARED, ZEROS, IndexRecord, derive
from segspec.formats.osiris.layout import DIALECTS
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_index_record import OsirisIndexRecord
from segspec_ksy.osiris_segment import OsirisSegment


class Comparison:
    """Compares one index with the segment that it indexes; all findings are about the index file.

    Where the segment is damaged, its chunks are followed again from the next one that the index leads to.
    """

    def __init__(self, index: Source, segment: Source) -> None:
        self.index = index
        self.segment = segment
        self._derived = derive(segment)
        self._wanted = next(self._derived, None)
        self._beyond: list[int] = []
        self._listed = -1

    def findings(self) -> Iterator[Finding]:
        """bad-index with the field that differs; index-behind, index-ahead; torn or zeroed for what trails."""
        try:
            start = index.first_record(self.index)
        except SegspecError as error:
            found = self._aligned()
            if found is None:
                yield Finding.from_error(error, severity=Severity.WARNING, note="none of its records fits the segment")
                return
            yield Finding.from_error(error, severity=Severity.WARNING, note="osiris does not look at it")
            start = found
        else:
            if start == 0 and self.index.size and self._dialect() == "system":
                message = "the index has no header, which osiris takes for granted: it reads every record shifted"
                yield self._find(0, Code.BAD_INDEX, message, field="header")
        yield from self._merge(start)
        yield from self._ends()

    def _dialect(self) -> str:
        header = kaitai.attempt(OsirisSegment.LogHeader, self.segment, 0)
        chunk = kaitai.attempt(OsirisChunkHeader, self.segment, header[1]) if header else None
        return DIALECTS[chunk[0].version] if chunk else ""

    def _aligned(self) -> int | None:
        """Where the record of the segment's first chunk is, in an index whose header is damaged."""
        head = kaitai.attempt(OsirisIndexRecord, self.index, 0)
        for position in range(head[1] + 1 if head and self._wanted else 0):
            record = kaitai.attempt(OsirisIndexRecord, self.index, position)
            if record and self._wanted and record[0].ofs_chunk == self._wanted.ofs_chunk:
                return position
        return None

    def _merge(self, start: int) -> Iterator[Finding]:
        records = index.read(self.index, start)
        while True:
            try:
                position, record = next(records, (0, None))
            except SegspecError as error:
                yield Finding.from_error(error, severity=Severity.WARNING, note="osiris drops the piece")
                return
            if record is None:
                return
            if record == ZEROS and self.index.zeros_until(position) == self.index.size:
                length = self.index.size - position
                message = f"{length} zero bytes at the end; osiris drops them"
                yield self._find(position, Code.ZEROED, message, bytes=length)
                return
            yield from self._compare(position, record)

    def _compare(self, position: int, record: IndexRecord) -> Iterator[Finding]:
        while self._wanted is not None and _lies_before(self._wanted, record):
            wanted = self._wanted
            message = f"no record of chunk {wanted.chunk_id}, which the segment has at {wanted.ofs_chunk}"
            yield self._find(position, Code.BAD_INDEX, message, field="chunk_id", expected=wanted.chunk_id)
            self._wanted = next(self._derived, None)
        if self._wanted is None:
            self._go_on_at(position, record)
        if self._wanted is None:
            return
        if _same(self._wanted, record):
            yield from self._differences(position, self._wanted, record)
            self._listed = self._wanted.ofs_chunk
            self._wanted = next(self._derived, None)
        else:
            message = f"the record of chunk {record.chunk_id} at {record.ofs_chunk} fits no chunk of the segment"
            yield self._find(position, Code.BAD_INDEX, message, field="ofs_chunk", actual=record.ofs_chunk)

    def _go_on_at(self, position: int, record: IndexRecord) -> None:
        """Behind damage, a record whose chunk is where it says leads on; those before it are of the damaged chunks."""
        # A record that is there again leads back, to chunks that have theirs.
        derived = derive(self.segment, record.ofs_chunk) if record.ofs_chunk > self._listed else iter(())
        found = next(derived, None)
        if found is not None and found.chunk_id == record.chunk_id:
            self._derived, self._wanted = derived, found
            self._beyond.clear()
        else:
            self._beyond.append(position)

    def _ends(self) -> Iterator[Finding]:
        if self._wanted is not None:
            missing = 1 + sum(1 for _ in self._derived)
            chunks = "1 whole chunk has" if missing == 1 else f"{missing} whole chunks have"
            yield self._find(
                self.index.size,
                Code.INDEX_BEHIND,
                f"{chunks} no record, from chunk {self._wanted.chunk_id} on; "
                "osiris deletes what its index does not list at the end of the last segment",
            )
        if self._beyond:
            records = "1 record lies" if len(self._beyond) == 1 else f"{len(self._beyond)} records lie"
            message = f"{records} beyond the last whole chunk of the segment; osiris drops what lies there"
            yield self._find(self._beyond[0], Code.INDEX_AHEAD, message)

    def _differences(self, position: int, wanted: IndexRecord, record: IndexRecord) -> Iterator[Finding]:
        for field in COMPARED:
            expected, actual = getattr(wanted, field), getattr(record, field)
            if expected != actual:
                message = f"{field} is {actual}, and the segment's chunk {wanted.chunk_id} has {expected}"
                yield self._find(position, Code.BAD_INDEX, message, field=field, expected=expected, actual=actual)

    def _find(
        self,
        position: int,
        code: Code,
        message: str,
        *,
        field: str | None = None,
        expected: int | None = None,
        actual: int | None = None,
        bytes: int | None = None,
    ) -> Finding:
        return Finding(
            self.index.path,
            position,
            code,
            Severity.WARNING,
            message,
            field,
            None if expected is None else str(expected),
            None if actual is None else str(actual),
            None,
            bytes,
        )


def _same(wanted: IndexRecord, record: IndexRecord) -> bool:
    return wanted.ofs_chunk == record.ofs_chunk or wanted.chunk_id == record.chunk_id


def _lies_before(wanted: IndexRecord, record: IndexRecord) -> bool:
    return not _same(wanted, record) and wanted.chunk_id < record.chunk_id and wanted.ofs_chunk < record.ofs_chunk
