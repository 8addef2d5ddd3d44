"""Segments as a broker first reads them: by offset, length and magic (FileLogInputStream.java:62-93; LogSegment.java;
OffsetIndex.java)."""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from itertools import repeat
from typing import NamedTuple

from kaitaistruct import KaitaiStream, KaitaiStructError

import segspec_kafka
from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.core.stretch import FrameColumns, Level, Stretch, Wanted
from segspec.formats.contract.patience import accepted
from segspec.formats.contract.reading import Landmark
from segspec.frames.checksums import crc32c
from segspec.storage.source import Source
from segspec_kafka.generated.kafka import Kafka
from segspec_kafka.generated.layouts import kafka, kafka_control_key, kafka_index_entry
from segspec_kafka.producers import batches_of

HEADER = kafka.SIZE + kafka.Batch.SIZE
MESSAGE_CRC = kafka.AT_MAGIC
BATCH_CRC = kafka.SIZE + kafka.Batch.AT_UNUSED
INTERVAL = 4096
FARTHEST = (1 << 31) - 1


class BadLengthError(Exception):
    """`CorruptRecordException`, for a length below that of the smallest message."""

    def __init__(self, position: int, length: int) -> None:
        least = kafka.MIN_LEN_BATCH
        super().__init__(f"a length of {length}, and {least} is the least that there is (CorruptRecordException)")
        self.position = position


class InvalidOffsetError(Exception):
    """`InvalidOffsetException`: the offsets of an index rise."""


class Head(NamedTuple):
    """A batch by its header, at `position:end`; `time` is its maximum. If it `is_sound`, its checksum matches."""

    position: int
    end: int
    base: int
    last: int
    magic: int
    epoch: int
    time: int
    producer: int = -1
    producer_epoch: int = -1
    sequence: int = -1
    is_control: bool = False
    is_transactional: bool = False
    is_sound: bool = False

    def is_due(self, offset: int) -> bool:
        """Whether a consumer that arrives in order takes it."""
        return self.magic in kafka.ANY_OF_MAGIC and offset <= self.base <= self.last

    @property
    def is_batch(self) -> bool:
        """Magic 2 or above, as a signed number: from 128 on it is a message."""
        return kafka.MAGIC_IS_BATCH <= self.magic < 128


class Entries(Sequence[tuple[int, int]]):
    """Offsets and positions."""

    def __init__(self, source: Source, base: int) -> None:
        self._source, self._base = source, base

    def __len__(self) -> int:
        return self._source.size // kafka_index_entry.SIZE

    def __getitem__(self, number):  # type: ignore[no-untyped-def]
        size = kafka_index_entry.SIZE
        entry = kafka_index_entry.unpack(self._source.read(number % len(self) * size, size))
        return self._base + entry.relative_offset, entry.position


@dataclass
class Segment:
    """A segment assumed to end at byte `size`, with the error `stopped`. `checked` is the offset after its last batch,
    if all are sound."""

    base: int
    source: Source
    size: int
    index: Sequence[tuple[int, int]] = field(default_factory=list)
    stopped: tuple[int, Code, str] | None = None
    aborted: int = -1
    checked: int | None = None

    @property
    def name(self) -> str:
        return f"{self.base:020}.log"

    def takes(self, offset: int) -> bool:
        """`canConvertToRelativeOffset`."""
        return 0 <= offset - self.base <= FARTHEST

    def heads(self, position: int = 0, *, checks: bool = False) -> Iterator[Head]:
        """The intact batches from byte `position`, with checksums verified if requested, up to a torn one.

        Raises `BadLengthError`.
        """
        source = self.source.until(self.size) if self.size < self.source.size else self.source
        reader = segspec_kafka.FORMAT.reader(source, SegmentFile(self.source.path), DEFAULT_LIMITS)
        reader.enter(Landmark(position, self.base))
        level = Level.CHECKSUMS if checks else Level.FRAMES
        scanner = segspec_kafka.FORMAT.scanner_for(reader, Wanted(level, frames=True))

        def scan(at: int) -> Stretch | None:
            # A broker accepts some unsound batches.
            with suppress(SegspecError):
                return None if scanner is None else scanner.scan(at)
            return None

        for found in accepted(scan, position, self.size - kafka.SIZE, self._head, _is_of_batches):
            if isinstance(found, Head):
                yield found
            elif found.each is not None:
                yield from _heads_of(found.each, is_sound=checks)

    def _head(self, position: int) -> Head | None:
        """The batch at `position` by its header alone; None if it is torn. Raises `BadLengthError`."""
        header = self.source.read(position, HEADER).ljust(HEADER, b"\0")
        base, length, epoch, magic = kafka.STRUCT.unpack_from(header)
        if length < kafka.MIN_LEN_BATCH:
            raise BadLengthError(position, length)
        end, at = position + kafka.AT_EPOCH_OR_CRC + length, kafka.SIZE
        if end > self.size:
            return None
        if kafka.MAGIC_IS_BATCH <= magic < 128:
            _, flags, delta, _, time, *producer, _ = kafka.Batch.STRUCT.unpack_from(header, at)
            marks = bool(flags & kafka.Batch.MASK_IS_CONTROL), bool(flags & kafka.Batch.MASK_IS_TRANSACTIONAL)
            own = base, _long(base + delta), magic, epoch, time
            return Head._make((position, end, *own, *producer, *marks, False))
        field = header[at + kafka.Message.SIZE : at + kafka.Message.SIZE + kafka.Message.SIZE_TIMESTAMP]
        time = int.from_bytes(field, kafka.BYTE_ORDER, signed=True) if magic else -1
        return Head(position, end, base, base, magic, -1, time)

    def began(self, head: Head) -> int:
        if not head.is_batch:
            return head.time
        content = self.source.read(head.position, HEADER)
        return int(kafka.Batch.STRUCT.unpack_from(content, kafka.SIZE)[3])

    def batches_end(self) -> int:
        """The end of complete batches."""
        end = 0
        try:
            for head in self.heads():
                end = head.end
        except BadLengthError:
            pass
        return end

    def find(self, offset: int) -> int | None:
        """The position of an offset's batch, or the next (LogSegment.java:394-397)."""
        at = bisect_right(self.index, offset, key=lambda entry: entry[0])
        for head in self.heads(self.index[at - 1][1] if at else 0):
            if head.last >= offset:
                return head.position
        return None

    def next_offset(self) -> int:
        """Reads from the index's last, even wrong, entry (LogSegment.java:609-617). Raises `BadLengthError`."""
        position, end = self.find(self.index[-1][0] if self.index else self.base), self.base
        for head in () if position is None else self.heads(position):
            end = _long(head.last + 1)
        return end


def _is_of_batches(found: Stretch) -> bool:
    each = found.each
    return each is not None and not bytes(each.arrays["magic"][: each.rows]).strip(bytes([kafka.MAGIC_IS_BATCH]))


def _heads_of(each: FrameColumns, *, is_sound: bool) -> Iterator[Head]:
    of, rows = batches_of(each), each.rows
    places = ((each.base + one for one in column[:rows]) for column in (each.position, each.end))
    numbers = of.first, of.last, each.arrays["magic"], of.epoch, of.time, of.producer_id, of.producer_epoch, of.sequence
    marks = (map(bool, column) for column in (of.is_control, of.is_transactional))
    return map(Head, *places, *(column[:rows] for column in numbers), *marks, repeat(is_sound))


def is_valid(source: Source, head: Head) -> bool:
    """`ensureValid`: long enough, and with its checksum."""
    if head.is_sound:
        return True
    content = source.read(head.position, head.end - head.position)
    if not head.is_batch:
        return zlib.crc32(content[MESSAGE_CRC:]) == kafka.unpack(content).epoch_or_crc & kafka.MASK_MESSAGE_CRC
    if len(content) < HEADER:
        return False
    stored: int = kafka.Batch.STRUCT.unpack_from(content, kafka.SIZE)[0]
    return crc32c(content[BATCH_CRC:]) == stored


def is_abort(source: Source, head: Head) -> bool:
    content = source.read(head.position + HEADER, head.end - head.position - HEADER)
    try:
        records = Kafka.RecordSet(0, 0, False, 0, KaitaiStream(BytesIO(content))).records
        key = kafka_control_key.unpack(records[0].body.key or b"")
    except (KaitaiStructError, struct.error, IndexError, AttributeError, TypeError):
        return False
    return key.control_type == kafka_control_key.ControlType.abort.value


def _long(number: int) -> int:
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)
