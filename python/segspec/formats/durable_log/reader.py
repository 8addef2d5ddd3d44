"""Reads one durable-log segment: framing, checksum and order, record."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.durable_log import layout, rules
from segspec.formats.durable_log.resync import Resyncer
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.layouts import durable_log_record

MAGIC = durable_log_record.MAGIC


class DurableLogReader:
    """A `SegmentReader`. Carries the offset that comes next and the last one that its neighbours bear out."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.segment = segment
        self.dialect = "system"
        self._limits = limits
        self.source = source
        self._next = segment.base
        self._certain = -1
        self._gaps = False

    @property
    def source(self) -> Source:
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        """A file that grows is given again, and what was found out about it is forgotten."""
        self._source = source
        self._recovery = Resyncer(source, self.segment, self._limits)

    def begin(self) -> int:
        """0: a segment has no header. Raises bad-magic where nothing in the file is a record's."""
        start = self.source.read(0, len(MAGIC))
        sound = MAGIC.startswith(start)
        if not (sound or self._zeroed(0) or self._recovery.any_record(swapped=start == layout.SWAPPED_MAGIC)):
            self.frame(0)
        return 0

    def enter(self, start: Landmark) -> None:
        assert start.number is not None
        self._next, self._certain, self._gaps = start.number, start.number - 1, False

    def frame(self, position: int) -> Frame:
        fields = self._recovery.fields(position)
        if fields is None:
            raise self._named(kaitai.refused(DurableLogRecord, self.source, position))
        self._check_size(position, fields.len_payload)
        record = self._recovery.stored(position, fields)
        details: dict[str, int | str | bool] = {
            "version": record.version,
            "flags": record.flags,
            "reserved": record.reserved,
            "len_payload": record.len_payload,
            "checksum": record.checksum,
        }
        end = position + durable_log_record.SIZE + record.len_payload
        return Frame(position, end, "record", record, record.offset, offsets=1, spec=DurableLogRecord, details=details)

    def check(self, frame: Frame) -> Iterator[Finding]:
        stored, computed = frame.body.checksum, zlib.crc32(frame.body.payload)
        if not rules.has_checksum(stored, computed):
            raise self._error(
                Code.BAD_CHECKSUM,
                f"record {frame.body.offset}: the CRC-32 of its payload is {computed:08x}, its header says "
                f"{stored:08x}",
                frame.position,
                "checksum",
                f"{stored:08x}",
                f"{computed:08x}",
            )
        yield from self._order(frame)
        yield from self._promise(frame, "flags", durable_log_record.FLAGS)
        yield from self._promise(frame, "reserved", durable_log_record.RESERVED)

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        return [Record(frame.position, offset=frame.body.offset, value=frame.body.payload)], []

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        offset: int = frame.body.offset
        if self._next is None or rules.is_due(offset, self._next) or self._following(frame) is not None:
            self._certain = offset
        self._gaps |= self._next is not None and offset > self._next
        self._next = offset + 1

    def pass_over(self, stretch: Stretch) -> None:
        assert self._next is not None
        self._next += stretch.rows
        self._certain = self._next - 1

    @property
    def due(self) -> int | None:
        """The offset that comes next; None where nothing tells."""
        return self._next

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return DurableLogRecord, ()

    def sections(self, frame: Frame) -> Iterable[Section]:
        return ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        found = self._recovery.resume(position, self._certain, self._next, gaps=self._gaps)
        if found is None:
            return None
        # Where the search had to take the numbering from the record it found, there is nothing to count.
        lost = None if self._next is None else max(found.offset - self._next, 0)
        self._next = found.offset
        note = f"reading goes on with record {found.offset} at byte {found.position}"
        if error.code is Code.BAD_CHECKSUM and found.position < self.frame(position).end:
            note += ", before the end that its length claims: the length is wrong, or a torn record was written over"
        return Resync(found.position, lost, note)

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.next_offset = self._next
        return ()

    def _order(self, frame: Frame) -> Iterator[Finding]:
        """What the record's number says beside those of its neighbours; nothing else protects it."""
        offset, expected = frame.body.offset, self._next
        if expected is None or rules.is_due(offset, expected):
            return
        following = self._following(frame)
        contradicted = following is not None and rules.is_contradicted(offset, expected, following)
        if offset <= self._certain or contradicted:
            against = f"the next record is {following}" if contradicted else f"record {self._certain} comes before it"
            raise self._error(
                Code.BAD_ORDER,
                f"a record numbered {offset} where {expected} belongs, and {against}",
                frame.position,
                "offset",
                str(expected),
                str(offset),
            )
        ahead = offset > expected
        yield Finding(
            path=self.source.path,
            position=frame.position,
            code=Code.GAP if ahead else Code.BAD_ORDER,
            severity=Severity.WARNING,
            message=self._step(offset, expected),
            field="offset",
            expected=str(expected),
            actual=str(offset),
            records=offset - expected if ahead else None,
        )

    def _step(self, offset: int, expected: int) -> str:
        first = " (the number in the file's name)" if self._certain < 0 and expected == self.segment.base else ""
        if offset > expected:
            return f"record {offset} where {expected} is due{first}: {offset - expected} numbers are skipped"
        return f"record {offset} where {expected} is due{first}: the numbers step back"

    def _following(self, frame: Frame) -> int | None:
        """The number of the intact record right after `frame`, if there is one."""
        found = self._recovery.verified(frame.end)
        return None if found is None else found.offset

    def _promise(self, frame: Frame, field: str, expected: int) -> Iterator[Finding]:
        actual = getattr(frame.body, field)
        if rules.is_as_promised(actual, expected):
            return
        yield Finding(
            path=self.source.path,
            position=frame.position,
            code=Code.RESERVED_NONZERO,
            severity=Severity.WARNING,
            message=f"record {frame.body.offset}: {field} is {actual}, and version {frame.body.version} promises "
            f"{expected}; the record is read all the same",
            field=field,
            expected=str(expected),
            actual=str(actual),
        )

    def _named(self, error: SegspecError) -> SegspecError:
        """`error`, or the better name for it where the bytes at its position are a known kind of damage."""
        position = error.position
        if error.code in (Code.BAD_MAGIC, Code.TORN) and self._zeroed(position):
            left = self.source.size - position
            return self._error(
                Code.ZEROED,
                f"{left} zero bytes to the end of the file: space that was reserved, and records that never reached it",
                position,
                "magic",
                MAGIC.hex(" "),
                bytes(min(left, len(MAGIC))).hex(" "),
            )
        if error.code is not Code.BAD_MAGIC:
            return error
        start = self.source.read(position, len(MAGIC))
        if start == layout.SWAPPED_MAGIC:
            error.message += "; this is the magic with its bytes swapped: written as text or big-endian"
        elif not any(start):
            zeros = self.source.zeros_until(position) - position
            error.message += f"; {zeros} zero bytes lie here"
        return error

    def _check_size(self, position: int, size: int) -> None:
        """Raises `SegspecError` (limit-exceeded) for a record that is all there, and too large to be held."""
        most = self._limits.file_bytes
        if size > most:
            message = f"a record of {size} bytes, more than the limit for one block"
            expected = f"at most {most}"
            raise self._error(Code.LIMIT_EXCEEDED, message, position, "len_payload", expected, str(size))

    def _zeroed(self, position: int) -> bool:
        return position < self.source.size and self.source.is_zero_from(position)

    def _error(self, code: Code, message: str, position: int, field: str, expected: str, actual: str) -> SegspecError:
        return SegspecError(
            code, message, path=self.source.path, position=position, field=field, expected=expected, actual=actual
        )
