"""Reads one segment, including old messages, control records, and internal topics.

Messages of magic 0 and 1, from before Kafka 0.11, single or in a wrapper's value.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, FurtherRecord, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.frames.batch_reader import BatchReader
from segspec.frames.checksums import Computed
from segspec.frames.frame_file import FrameFile
from segspec.frames.frame_parsers import Checks
from segspec.frames.keys import CONTAINERS, ChecksumKeys
from segspec.frames.making import ALL_ROWS, FrameRecords
from segspec.frames.sound_frames import StoredFrame
from segspec.storage.compression import decompress, mended
from segspec.storage.source import Source, from_bytes
from segspec_kafka import rules
from segspec_kafka.folder import RULES
from segspec_kafka.tracking import decode, decode_control, is_internal, topic_of


class Message(NamedTuple):
    offset: int
    timestamp: int | None
    key: bytes | None
    value: bytes | None


def single(offset: int, message: Any) -> Message:
    """A stored time of -1 means that the message has no time."""
    return Message(offset, getattr(message, "timestamp", None), _bytes(message, "key"), _bytes(message, "value"))


def unwrapped(
    wrapper: Message, magic: int, inner: list[tuple[int, Any]], *, is_append_time: bool, due: int
) -> list[Message]:
    """The messages of a wrapper, none below `due` (AbstractLegacyRecordBatch.java:319-423).

    `inner` are offsets and parsed messages. Raises `SegspecError`: bad-order, bad-count.
    """
    if not inner:
        raise SegspecError(Code.BAD_COUNT, "a wrapper without a message", field="body.value")
    last = inner[-1][0]
    # Some producers left the wrapper's offset at 0.
    base = wrapper.offset - last if magic == 1 and wrapper.offset else 0
    made = [single(offset + base, message) for offset, message in inner]
    offsets = [each.offset for each in made]
    if base < 0 or offsets[0] < due or any(before >= after for before, after in pairwise(offsets)):
        message = (
            f"a wrapper of offset {wrapper.offset} has messages of offsets {offsets[0]} to {offsets[-1]}, {due} is due"
        )
        raise SegspecError(Code.BAD_ORDER, message, field="body.value")
    if is_append_time:
        return [each._replace(timestamp=wrapper.timestamp) for each in made]
    return made


def opened(codec: str, value: bytes | None, magic: int, limit: int) -> bytes:
    """A wrapper's value, unpacked. Raises `SegspecError`: unsupported-codec, bad-compression, limit-exceeded."""
    container = CONTAINERS[codec]
    if value is None:
        raise SegspecError(Code.BAD_COMPRESSION, "a wrapper without a value", field="body.value")
    if container is None or not rules.may_wrap(codec, magic):
        raise RULES.error("kafka.message.codec", "", 0, {"codec": codec, "magic": magic})
    if codec == "lz4" and magic == 0:
        # The header's checksum also covers the magic (KAFKA-3160; Lz4BlockInputStream.java:101-150).
        value = mended(value)
    return decompress(container, value, declared=None, limit=limit)


def _bytes(message: Any, name: str) -> bytes | None:
    found: bytes | None = getattr(message, name, None)
    return found


CRC_END = 16
"""The end of a message's checksum, which covers the rest."""

USUAL_CONTROL, MOST_CONTROLS = 64, 1 << 10

OF_MESSAGES = ChecksumKeys("epoch_or_crc", "crc32", ("magic..body",))


class KafkaFile(FrameFile):
    """Messages of magic 0 and 1 have a checksum of their own."""

    def sums(self, frame: StoredFrame, seed: int) -> Iterator[tuple[int, Computed, Computed]]:
        if rules.is_batch(frame.head.magic):
            yield from super().sums(frame, seed)
            return
        start = frame.starts[0] + CRC_END
        yield frame.starts[0], frame.head.message_crc, zlib.crc32(self.source.read(start, frame.end - start))

    def sum_of(self, frame: StoredFrame, checks: Checks) -> ChecksumKeys:
        return super().sum_of(frame, checks) if rules.is_batch(frame.head.magic) else OF_MESSAGES


@dataclass(slots=True)
class Batch(Frame):
    """A batch with its reader."""

    reader: Any = None


class KafkaReader(BatchReader):
    """Reads one segment."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(source, segment, limits)
        self.topic = topic_of(segment.path)
        self.is_looked_into = is_internal(self.topic)
        self.tracked = array("q")
        self._plain_controls: set[bytes] = set()
        self._odd_control = -1

    def frame_file(self, source: Source) -> KafkaFile:
        return KafkaFile(self.parsers, source, self.limits)

    def may_scan(self, wanted: Wanted) -> bool:
        self.is_looked_into &= not wanted.places
        return not self.is_looked_into

    def is_plain_none(self, position: int, content: bytes) -> bool:
        if content in self._plain_controls or position == self._odd_control:
            return position != self._odd_control
        is_plain = not self._control_findings(self.frame(position))
        self._odd_control = self._odd_control if is_plain else position
        if is_plain and len(content) <= USUAL_CONTROL and len(self._plain_controls) < MOST_CONTROLS:
            self._plain_controls.add(content)
        return is_plain

    @property
    def most(self) -> int:
        return super().most if self.segment.base is None else min(super().most, rules.last_offset(self.segment.base))

    def frame(self, position: int) -> Batch:
        found = super().frame(position)
        made = Batch(**{name: getattr(found, name) for name in Frame.__slots__}, reader=self)
        if not found.is_room and not rules.is_batch(found.body.head.magic):
            made.kind, made.timestamp = "message", getattr(found.body.head.body, "timestamp", None)
        return made

    def check(self, frame: Frame) -> Iterator[Finding]:
        yield from super().check(frame)
        if frame.is_room:
            return
        first = frame.first_offset or 0
        if first + (frame.offsets or 0) - 1 > self.most:
            said = {"first": first, "base": self.segment.base, "most": self.most}
            raise RULES.error("kafka.batch.near-name", self.source.path, frame.position, said)
        unused = frame.body.head.body.unused
        if not rules.is_unused(unused):
            yield RULES.finding("kafka.batch.unused-bits", self.source.path, frame.position, {"unused": unused})

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        if frame.is_room:
            return [], []
        if not rules.is_batch(frame.body.head.magic):
            return self._messages(frame), []
        made, findings = super().records(frame)
        if frame.kind == "control batch":
            return made, findings + self._control_findings(frame)
        if self.is_looked_into:
            findings += [error for record in made if (error := self._undecoded(frame, record)) is not None]
        return made, findings

    def odd(self, frame: Frame, found: FrameRecords) -> list[Finding] | None:
        return self.said_of(frame, found)

    def timed(self, frame: Frame, newest: int | None) -> Iterator[Finding]:
        if newest is not None and frame.kind != "control batch" and not rules.is_told(newest, frame.timestamp or 0):
            said = {"newest": newest, "greatest": frame.timestamp}
            yield RULES.finding("kafka.record.time-told", self.source.path, frame.position, said)

    def records_as_they_are(self, frame: Frame) -> Sequence[Record]:
        """The undecoded records of a batch. Raises `SegspecError`."""
        return super().records(frame)[0]

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        super().accept(frame, records)
        if self.is_looked_into:
            self.tracked.append(frame.position)

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.details["tracked"] = self.tracked
        return super().finish(summary)

    def sections(self, frame: Frame) -> Iterable[Section]:
        return super().sections(frame) if frame.is_room or rules.is_batch(frame.body.head.magic) else ()

    # messages of magic 0 and 1

    def _messages(self, frame: Frame) -> list[Record]:
        further = self._further_of(frame)
        return [
            FurtherRecord(frame.position, each.offset, each.timestamp, each.key, each.value, further=dict(further))
            for each in self._unwrapped(frame)
        ]

    def _unwrapped(self, frame: Frame) -> list[Message]:
        head, codec = frame.body.head, self.batch(frame).codec
        message = single(head.base_offset, head.body)
        if codec == "none":
            return [message]
        try:
            content = opened(codec, message.value, head.magic, self.limits.decompressed_bytes)
            inner = list(self._inner(content, frame))
            return unwrapped(
                message, head.magic, inner, is_append_time=bool(head.body.is_append_time), due=self.due or 0
            )
        except SegspecError as error:
            error.path, error.position = self.source.path, frame.position
            raise

    def _inner(self, content: bytes, frame: Frame) -> Iterator[tuple[int, Any]]:
        """An incomplete last message is ignored, as in Kafka."""
        file = self.frame_file(from_bytes(content))
        position = 0
        while position < len(content):
            try:
                found = file.frame(position, counted=0)
            except SegspecError as error:
                if error.code is Code.TORN:
                    return
                raise
            magic = found.head.magic
            if rules.is_batch(magic) or found.head.body.compression.value:
                message = f"a message in a wrapper is itself one, or of magic {magic}"
                raise SegspecError(Code.BAD_ENCODING, message, field="body.value")
            yield found.head.base_offset, found.head.body
            position = found.end

    # control records, and those of internal topics

    def control(self, frame: Frame) -> Iterator[tuple[int, str, dict[str, Any]]]:
        """The control records of a frame: offset, type, and fields. Raises `SegspecError`."""
        found = self.rows_of(frame, ALL_ROWS)
        if found is None or found.misnumbered is not None:
            items: Iterable[Any] = (item.body for item in self.items(frame))
        else:
            items = found.records
        for item in items:
            key, value = getattr(item, "key", None), getattr(item, "value", None)
            if key is None or value is None:
                message = "a control record without a key or a value"
                raise self.error(Code.BAD_ENCODING, message, frame.position, "records.body.key", "", "")
            said = decode_control(key, value, path=self.source.path, position=frame.position)
            yield item.offset, *said

    def _control_findings(self, frame: Frame) -> list[Finding]:
        try:
            list(self.control(frame))
        except SegspecError as error:
            return [Finding.from_error(error)._replace(severity=Severity.WARNING)]
        return []

    def _undecoded(self, frame: Frame, record: Record) -> Finding | None:
        try:
            decode(self.topic, record.key, record.value, path=self.source.path, position=frame.position)
        except SegspecError as error:
            message = f"offset {record.offset} is not a record of {self.topic}: {error.message}"
            return Finding.from_error(error)._replace(severity=Severity.WARNING, message=message)
        return None
