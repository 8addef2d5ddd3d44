"""Reads one segment: framing, checksum and order, record; and finds the next record after damage."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from quill_ksy.layouts import quill_segment
from quill_ksy.quill_segment import QuillSegment

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.parsing import kaitai
from segspec.storage.source import Source

MARK = quill_segment.Record.MARK


class QuillReader:
    """A `SegmentReader`. Carries the offset that comes next."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.source = source
        self.segment = segment
        self.dialect = "system"
        self.due = segment.base

    def begin(self) -> int:
        header, end = kaitai.parse(QuillSegment.Header, self.source, 0)
        self.due = header.base_offset
        return end

    def enter(self, start: Landmark) -> None:
        self.due = start.number

    def frame(self, position: int) -> Frame:
        try:
            record, end = kaitai.parse(QuillSegment.Record, self.source, position)
        except SegspecError as error:
            if error.code is Code.TORN and (error.field or "").startswith("body."):
                # The body is all there: it is the length of the key that does not fit.
                error.code = Code.BAD_LENGTH
            raise
        body = record.body
        return Frame(
            position, end, "record", record, first_offset=body.offset, offsets=1, timestamp=body.timestamp,
            details={"len_body": record.len_body, "checksum": record.checksum},
        )  # fmt: skip

    def check(self, frame: Frame) -> Iterator[Finding]:
        stated, computed = frame.body.checksum, self._checksum(frame)
        if stated != computed:
            message = f"the CRC-32 of the body is {computed:08x}, and its header says {stated:08x}"
            raise self._error(Code.BAD_CHECKSUM, message, frame, "checksum", f"{stated:08x}", f"{computed:08x}")
        offset = frame.body.body.offset
        if self.due is None or offset == self.due:
            return
        if offset < self.due:
            message = f"record {offset} where {self.due} is due: numbers step back"
            raise self._error(Code.BAD_ORDER, message, frame, "body.offset", str(self.due), str(offset))
        missing = offset - self.due
        message = f"record {offset} where {self.due} is due: {missing} are not there"
        yield Finding(
            self.source.path, frame.position, Code.GAP, Severity.WARNING, message, "body.offset", str(self.due),
            str(offset), records=missing,
        )  # fmt: skip

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        body = frame.body.body
        key = body.key or None
        return [Record(frame.position, body.offset, body.timestamp, key, body.value)], []

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        self.due = frame.body.body.offset + 1

    def pass_over(self, stretch: Stretch) -> None:
        assert isinstance(stretch.last_offset, int)
        self.due = stretch.last_offset + 1

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return (QuillSegment.Record if position else QuillSegment.Header), ()

    def sections(self, frame: Frame) -> Iterable[Section]:
        return ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        """The next mark with a record whose checksum holds and whose offset is not below the one that is due."""
        at = position
        while (at := self.source.find(MARK, at + 1)) >= 0:
            found = kaitai.attempt(QuillSegment.Record, self.source, at)
            if found is None:
                continue
            record, end = found
            offset = record.body.offset
            if record.checksum == zlib.crc32(self._body(at, end)) and (self.due is None or offset >= self.due):
                lost = None if self.due is None else offset - self.due
                self.due = offset
                return Resync(at, lost, f"reading goes on with record {offset} at byte {at}")
        return None

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.next_offset = self.due
        return ()

    def _body(self, position: int, end: int) -> bytes:
        start = position + quill_segment.Record.SIZE
        return bytes(self.source.read(start, end - start))

    def _checksum(self, frame: Frame) -> int:
        return zlib.crc32(self._body(frame.position, frame.end))

    def _error(self, code: Code, message: str, frame: Frame, field: str, expected: str, actual: str) -> SegspecError:
        return SegspecError(
            code, message, path=self.source.path, position=frame.position, field=field, expected=expected, actual=actual
        )
