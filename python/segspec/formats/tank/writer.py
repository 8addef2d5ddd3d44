"""Writes TANK: bundles as its client does, segments and indexes as its broker does.

Durability: after a flush whole bundles are in the segment, and their entries in the index, synced in this order. A
crash may leave a torn last bundle, at which the broker does not start.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec.columns.backend import lanes
from segspec.columns.backend.kernel import items
from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS, MEBIBYTE
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.formats.contract import request
from segspec.formats.contract.planned import refusal
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.request import MUCH
from segspec.formats.contract.rows import Rows, Values
from segspec.formats.contract.writing import (
    Adopted,
    FormatWriter,
    Held,
    NewSegment,
    SegmentFiles,
    WriterOptions,
    content,
    now,
    numbered,
    whole,
    within,
)
from segspec.formats.tank import gather_run, layout, rules
from segspec.formats.tank.bundle import RULES
from segspec.formats.tank.encode import Codec, Gathered, NewMessages, SparseIndex, entry, index_entry
from segspec.formats.tank.encode_run import MOST_AROUND, GivenMessages
from segspec.formats.tank.gather_run import MAX_NUMBER, BundleLimits, is_sound, number_of
from segspec.formats.tank.index import IndexTable, load_table
from segspec.formats.tank.layout import SegmentName
from segspec_ksy.layouts import tank_index_entry, tank_message

MAX_RELATIVE = (1 << 31) - 1
"""The broker aborts at a number farther from its segment's base (`may_switch_index_wide`)."""
MAX_SEGMENT = 2048 * MEBIBYTE
"""A segment may exceed this by one entry, below the broker's limit of 4 GiB."""
MAX_CONTENT = MAX_SEGMENT - 1024
MAX_BUNDLE_BYTES = 1024 * MEBIBYTE
MAX_BUNDLE_RECORDS = 1 << 24
WEEK = 7 * 86_400

COMPRESSIONS = ("client", "none", "snappy")


def client_rule(messages: NewMessages) -> bool:
    """Whether the client compresses a bundle (client_api_produce.cpp `choose_compression_codec`)."""
    return len(messages) > 512 or messages.size > 1024


@dataclass(frozen=True)
class TankOptions(WriterOptions):
    """`dialect`: the document's has no sparse bundles; a number beyond the due one begins a segment.

    A bundle is written at `bundle_records`, before a message that would exceed `bundle_bytes` of keys and contents, and
    at a flush. `compression` is the client's choice, none or snappy. Sets above the readers' default limit
    (`Limits.decompressed_bytes`) are never compressed.

    A segment ends before a bundle if it has more than `segment_bytes` (`log.segment.bytes`), its index more than
    `index_bytes` (`log.index.size.max.bytes`), or if it is more than `segment_age` seconds old (None: never; v4.0 has a
    week). A bundle gets an index entry if it begins more than `index_interval` bytes (`log.index.interval.bytes`) after
    the last one.

    At a new segment, the oldest immutable ones are removed above `retention_segments` (`retention.segments.count`) or
    `retention_bytes` (`log.retention.bytes`), or if last written more than `retention_age` seconds ago
    (`log.retention.secs`); None: no limit. `first_offset`: the sequence number of a new log's first message.
    """

    segment_bytes: int = within(1024 * MEBIBYTE, 64, MAX_SEGMENT)
    segment_age: int | None = within(WEEK, 0, or_none=True)
    index_interval: int = within(4096, 128, MAX_SEGMENT)
    index_bytes: int = within(10 * MEBIBYTE, 0)
    bundle_records: int = within(512, 1, MAX_BUNDLE_RECORDS)
    bundle_bytes: int = within(64 * 1024, 1, MAX_BUNDLE_BYTES)
    compression: str = "client"
    retention_segments: int | None = within(None, 0, or_none=True)
    retention_age: int | None = within(None, 0, or_none=True)
    first_offset: int = within(rules.FIRST_SEQUENCE, rules.FIRST_SEQUENCE, MAX_NUMBER)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.compression not in COMPRESSIONS:
            raise ValueError(f"compression is {self.compression!r}; it is one of {', '.join(COMPRESSIONS)}")


class TankWriter(FormatWriter[TankOptions]):
    """A `FormatWriter`. A frame is a bundle. A segment begins with a bundle: the broker deletes empty ones, or until
    v0.77 does not start.

    A torn segment left by `torn="new-segment"` stays active by its name. The broker, which opens only one, needs an
    intact copy.
    """

    name = layout.NAME
    options_type = TankOptions
    opens_at_start = False
    tells_dialect = False
    adopts = frozenset({"value", "key", "timestamp"})

    def __init__(self, options: TankOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self._next = options.first_offset
        self._pending = Gathered()
        self._due = self._first = self._next
        self._index = SparseIndex(self._next, options.index_interval)
        self._created = self._written = 0
        """Of the segment and its last bundle, in seconds since the epoch."""
        self._unused: dict[int, str] = {}
        self._found: IndexTable | None = None
        self._kept = 0

    def append(
        self, value: bytes, *, key: bytes | None = None, timestamp: int | None = None, offset: int | None = None
    ) -> int:
        """Appends a message; returns its sequence number.

        `key`: up to 255 bytes; empty means absent. A key with an empty `value` is a tombstone by convention.
        `timestamp`: milliseconds since the epoch, now by default; any 64-bit number. An `offset` beyond the due number
        makes the bundle sparse, or begins a segment: if the index has no room for it, and in the document's dialect.
        """
        payload = content("value", value, MAX_CONTENT)
        name = b"" if key is None else content("key", key, tank_message.MAX_LEN_KEY)
        number = numbered(self._next, offset, MAX_NUMBER)
        stamp = now() if timestamp is None else whole("timestamp", timestamp, 0, tank_message.MAX_EXPLICIT_TIMESTAMP)
        if self._pending and self._is_complete(number, len(name) + len(payload)):
            self.close_frame()
        if not self._pending:
            self._begin_bundle(number)
        self._pending.add(number, stamp, name, payload)
        self._next = number + 1
        return number

    def append_rows(self, rows: Rows, first: int) -> int:
        given = _messages(rows)
        if given is None or not is_sound(given, first, self._next, MAX_CONTENT):
            return 0
        row, time = first, now()
        while row < rows.count and is_sound(given, row, self._next, MAX_CONTENT):
            begun, number, has_pending = row, number_of(given, row, self._next), bool(self._pending)
            if not has_pending:
                self._begin_bundle(number)
            row, size, following, is_complete = self._taken(
                given, row, rows.count, self._pending.number if has_pending else number
            )
            messages = NewMessages(given, begun, row, size, number, time)
            self._next = following
            if is_complete and not has_pending:
                self._write(messages)
                continue
            self._pending.extend(messages)
            if is_complete:
                self.close_frame()
        return row - first

    def _taken(self, given: GivenMessages, first: int, last: int, number: int) -> tuple[int, int, int, bool]:
        options, pending, base = self.options, self._pending, self._base(number)
        most = options.bundle_records, options.bundle_bytes
        limits = BundleLimits(*most, base, MAX_RELATIVE, self._is_dense, MAX_CONTENT)
        gather = lanes.choose(gather_run.run, len(given.values))
        return gather(given, first, last, self._next, len(pending), pending.size, limits)

    def close_frame(self) -> None:
        if self._pending:
            self._write(self._pending.messages())
            self._pending = Gathered()

    def _write(self, messages: NewMessages) -> None:
        files, self._first = self.files, messages.number
        frame = entry(messages, self._codec(messages), sparse=self._is_sparse(messages))
        files.open()
        files.write(frame, self._index.entry(messages.number, files.position))
        self._written = now() // 1000

    def segment(self) -> NewSegment:
        first = self._first
        self._created = self._written = now() // 1000
        self._index = SparseIndex(first, self.options.index_interval)
        return NewSegment(self._unused.get(first) or SegmentName(first, None, self._created).text, first)

    def index_name(self, segment: str) -> str | None:
        parsed = layout.segment_name(segment)
        assert parsed is not None
        return layout.index_name(parsed.base)

    def adopt(self, segment: SegmentFile) -> Adopted:
        """Only a segment's name has numbers: dense bundles and the index count from there."""
        parsed = layout.segment_name(segment.name)
        if parsed is None or parsed.last is None or parsed.created is None:
            raise ValueError(f"{segment.path} is not a segment that was ended by a writer")
        first = numbered(self._next, None, MAX_NUMBER)
        last = numbered(self._next, first + parsed.last - parsed.base, MAX_NUMBER)
        self._next = last + 1
        return Adopted(SegmentName(first, last, parsed.created).text, first)

    def finish(self) -> str:
        return SegmentName(self._index.base, self._next - 1, self._written).text

    def expired(self, segments: Sequence[Held]) -> int:
        """As the broker counts, without the active segment (service_log.cpp `consider_ro_segments`)."""
        limit, immutable = self.options.retention_segments, len(segments) - 1
        return max(super().expired(segments), 0 if limit is None else immutable - limit)

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        """Keeps an intact index's entries, and adds missing ones at its end.

        Raises `SegspecError` if the index contradicts counting: only it shows a gap that a producer hid, and it must
        not be rebuilt.
        """
        number, index = frame.first_offset, self._index
        assert number is not None
        if self._found is None:
            self._found = load_table(reader.segment)
            del self._found.positions[bisect_left(self._found.positions, reader.source.size) :]
            index.base = layout.base_of(reader.segment)
        positions = self._found.positions
        if self._kept < len(positions) and positions[self._kept] < frame.position:
            del positions[self._kept :]
        if self._kept == len(positions):
            return index.entry(number, frame.position)
        if positions[self._kept] != frame.position:
            return b""
        relative = self._found.sequences[self._kept]
        if index.base + relative != number:
            raise self._contradiction(reader.segment, relative, number - index.base, frame.position)
        self._kept += 1
        index.last = frame.position
        return index_entry(relative, frame.position)

    def _contradiction(self, segment: SegmentFile, relative: int, counted: int, position: int) -> SegspecError:
        entry, count = self._kept, len(self._found or ())
        said = {"which": f"entry {entry}", "count": count, "number": relative, "position": position, "counted": counted}
        place, field = entry * tank_index_entry.SIZE, f"entries[{entry}]"
        return refusal(
            RULES.finding("tank.index.number", str(segment.index), place, said, field=field),
            "nothing is appended: make a sound copy first (segspec recover), or remove the index to count on",
        )

    def resume(self, summary: SegmentSummary) -> int | None:
        path = Path(summary.segment.path)
        parsed = layout.segment_name(path.name)
        assert parsed is not None
        if parsed.leftover:
            raise SegspecError(
                Code.BAD_NAME,
                "an interrupted compaction left the last segment, and the broker may yet delete or replace it: nothing "
                "is appended; make a sound copy first (segspec recover)",
                path=str(path),
                position=0,
                field="name",
                actual=path.name,
            )
        self._next = max(summary.next_offset or parsed.base, (parsed.last or 0) + 1)
        self._unused = _unused(path.parent)
        if parsed.immutable:
            return None
        written = int(path.stat().st_mtime)
        self._index.base = parsed.base
        self._created, self._written = parsed.created or written, written
        return summary.valid_bytes

    def _is_complete(self, number: int, size: int) -> bool:
        if len(self._pending) >= self.options.bundle_records:
            return True
        if self._pending.size + size > self.options.bundle_bytes:
            return True
        return self._is_apart(self._base(self._pending.number), number)

    def _base(self, first: int) -> int:
        return self._index.base if self.files.is_open else first

    @property
    def _is_dense(self) -> bool:
        return self.options.dialect == "document"

    def _begin_bundle(self, number: int) -> None:
        files = self.files
        if files.is_open and (self._is_full() or self._is_apart(self._index.base, number)):
            files.roll()
        self._due = self._next

    def _is_apart(self, base: int, number: int) -> bool:
        return number - base > MAX_RELATIVE or (self._is_dense and number != self._next)

    def _is_full(self) -> bool:
        """service_write.cpp `topic_partition_log::should_roll`."""
        options, files = self.options, self.files
        if files.position > options.segment_bytes or files.index_position > options.index_bytes:
            return True
        return options.segment_age is not None and now() // 1000 - self._created > options.segment_age

    def _is_sparse(self, messages: NewMessages) -> bool:
        if self._is_dense:
            return False
        return messages.number != self._due or messages.last_number - messages.number >= len(messages)

    def _codec(self, messages: NewMessages) -> Codec:
        small = messages.size + MOST_AROUND * len(messages) <= DEFAULT_LIMITS.decompressed_bytes
        asked = self.options.compression
        compresses = client_rule(messages) if asked == "client" else asked == "snappy"
        return Codec.snappy if small and compresses else Codec.none

    def is_too_old(self, segment: Held) -> bool:
        limit, parsed = self.options.retention_age, layout.segment_name(Path(segment.path).name)
        if limit is None or parsed is None or parsed.created is None:
            return False
        return parsed.created + limit < now() // 1000


def _messages(rows: Rows) -> GivenMessages | None:
    values, key = rows.values("value"), rows.columns.get("key", Values(b"", b""))
    numbers, times = rows.numbers("offset"), rows.numbers("timestamp")
    if values is None or numbers is None or times is None or not isinstance(key, Values):
        return None
    return GivenMessages(
        values.content, values.unsigned_ends, key.content, key.unsigned_ends, numbers, items(times, "u64")
    )


def _unused(folder: Path) -> dict[int, str]:
    empty = (path.name for path in folder.iterdir() if path.is_file() and not path.stat().st_size)
    names = ((name, layout.segment_name(name)) for name in empty)
    return {parsed.base: name for name, parsed in names if parsed and not parsed.immutable and not parsed.leftover}


class Requested(request.Requested):
    """The writer's arguments for a conformance request.

    The request ends bundles; the first may be sparse, so the segment's name has its number.
    """

    def options(self) -> dict[str, Any]:
        words = super().options()
        return words | {
            "first_offset": self.segment.base or words["first_offset"],
            "compression": self.request.get("codec", "none"),
            "bundle_records": MUCH,
            "bundle_bytes": MUCH,
            "segment_age": None,
        }
