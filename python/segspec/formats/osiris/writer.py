"""Writes osiris logs: records and tracking into chunks, chunks into segments.

The files are a broker's, without two faults: snapshots with sequences of unstored records (`PendingTracking.snapshot`),
and segments with only a snapshot (`_is_full`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from segspec.columns.backend import lanes
from segspec.core.limits import MEBIBYTE
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.rows import ROOM, Rows, lasting
from segspec.formats.contract.salvage import Holes
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
from segspec.formats.osiris import index, layout
from segspec.formats.osiris.chunk import Chunk, ChunkType, bloom_filter
from segspec.formats.osiris.damage.missing_offsets import MOST_FILLERS, MOST_OFFSETS, can_fill
from segspec.formats.osiris.encode import (
    NewChunk,
    chunk,
    index_header,
    index_record,
    segment_header,
    simple_entry,
)
from segspec.formats.osiris.encode_run import LISTED, ChunkLimits, Kind, Records, run
from segspec.formats.osiris.pending import CODECS, PendingChunk, PendingTracking, SubBatchKind
from segspec.formats.osiris.tracking import TrackingType
from segspec.storage.source import open_source
from segspec_ksy.layouts import osiris_chunk_header, osiris_sub_batch, osiris_tracking_delta

MAX_VALUE = 128 * MEBIBYTE
"""RabbitMQ's largest message (`max_message_size`)."""

MAX_CHUNK_BYTES = 64 * MEBIBYTE
MAX_NAME = osiris_tracking_delta.Block.MAX_LEN_TRACKING_ID
TIMESTAMPS = osiris_chunk_header.MIN_TIMESTAMP, osiris_chunk_header.MAX_TIMESTAMP

LAST_OFFSET = layout.OFFSETS - 3
"""The maximum offset of a record: a snapshot and a delta may follow."""


HOLES = (Holes.KEEP, Holes.FILL)

COLUMNS = ("value", "timestamp", "offset")


@dataclass(frozen=True)
class OsirisOptions(WriterOptions):
    """`segment_bytes`, `segment_chunks`: a segment that has reached either ends; its last chunk may exceed
    `segment_bytes`.

    `chunk_entries` (a sub-batch counts as one), `chunk_bytes` (before compression), `chunk_milliseconds` (None: no
    limit): a chunk that has reached one of them ends, as at every flush.

    `chunk_records`: records with different timestamps share a chunk of at most this many (0: no limit of its own), with
    the last one's timestamp. None: another timestamp begins another chunk.

    `holes`: `keep` begins a segment after omitted offsets. `fill` gives them to chunks without records, so that
    consumers continue; too large a hole is refused.

    `sub_batch_records`: maximum records in one sub-batch. `filter_bytes`: the size of a filter. `retention_age`, in
    seconds: after a roll the oldest segments are removed if their last chunk is older. `epoch`: that of all chunks; by
    default 1, or one above the resumed log's, as after a broker's start. `first_offset`: the first offset of a new log.

    The document's dialect has chunks of version 1, no header in an index, and no filters.
    """

    segment_bytes: int = within(layout.DEFAULT_SEGMENT_BYTES, 1, layout.MAX_SEGMENT_BYTES)
    segment_chunks: int = within(layout.DEFAULT_SEGMENT_CHUNKS, 1)
    chunk_entries: int = within(8192, 1, osiris_chunk_header.MAX_NUM_ENTRIES)
    chunk_bytes: int = within(MEBIBYTE, 1, MAX_CHUNK_BYTES)
    chunk_records: int | None = within(None, 0, osiris_chunk_header.MAX_NUM_ENTRIES, or_none=True)
    chunk_milliseconds: int | None = within(100, 0, or_none=True)
    sub_batch_records: int = within(100, 1, osiris_sub_batch.MAX_NUM_RECORDS)
    filter_bytes: int = within(layout.FILTER_SIZES[0], layout.FILTER_SIZES[0], layout.FILTER_SIZES[-1])
    retention_age: int | None = within(None, 0, or_none=True)
    epoch: int | None = within(None, 0, osiris_chunk_header.MAX_EPOCH, or_none=True)
    first_offset: int = within(0, 0, LAST_OFFSET)
    holes: str = Holes.KEEP

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.holes not in HOLES:
            raise ValueError(f"holes is {self.holes!r}; it is one of {', '.join(HOLES)}")

    def notes(self) -> tuple[str, ...]:
        shared = "timestamp: records share chunks, and each has the time of the last one of its chunk"
        return (shared,) if self.shares else ()

    @property
    def shares(self) -> bool:
        return self.chunk_records is not None

    @property
    def most_entries(self) -> int:
        return max(self.chunk_entries, self.chunk_records or 0)

    @property
    def most_records(self) -> int:
        return self.chunk_records or osiris_chunk_header.MAX_NUM_RECORDS


class OsirisWriter(FormatWriter[OsirisOptions]):
    """A `FormatWriter`. A frame is a chunk; pending are its records, and tracking without a chunk."""

    name = layout.NAME
    options_type = OsirisOptions
    leaves_segments = True
    adopts = frozenset({"value", "timestamp"})
    offers = (Holes.FILL, Holes.RENUMBER, Holes.KEEP)

    def __init__(self, options: OsirisOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self._next = options.first_offset
        self._epoch = 1 if options.epoch is None else options.epoch
        self._chunk: PendingChunk | None = None
        self._chunks = 0
        self._tracking = PendingTracking()
        self._time: int | None = None
        self._owes_snapshot = False
        self._found_epoch: int | None = None
        self._room: tuple[bytearray, bytearray] | None = None

    def append(
        self,
        value: bytes,
        *,
        producer: bytes | None = None,
        sequence: int | None = None,
        filter: bytes | None = None,
        sub_batch: str | None = None,
        timestamp: int | None = None,
        offset: int | None = None,
    ) -> int | None:
        """Appends `value`, of up to 128 MiB; returns its offset, or None for an omitted duplicate.

        `producer` and `sequence` (a publishing id) come together: a duplicate's sequence does not exceed its producer's
        last. `sub_batch` is the codec (none, gzip, snappy, lz4, zstd) of a sub-batch, which consecutive records with
        the same codec, producer and filter value share. `timestamp`, in milliseconds since the epoch, is the whole
        chunk's; None is the time of writing.

        An `offset` beyond the due one leaves a gap, which is filled (`holes`) or begins a segment, because osiris
        permits no gap within one. An open segment's first record needs the former.
        """
        body = content("value", value, MAX_VALUE)
        tag, publisher = self._filter(filter), self._publisher(producer, sequence)
        batch = self._batch(sub_batch, tag, producer if producer is None else publisher)
        if timestamp is not None:
            whole("timestamp", timestamp, *TIMESTAMPS)
        due = self._due
        number = numbered(due, offset, LAST_OFFSET)
        if self._fills and not can_fill(due, number):
            raise ValueError(
                f"offset is {number}, and {due} is due: a hole of more than {MOST_FILLERS * MOST_OFFSETS} is not "
                "filled, but can be closed (renumber)"
            )
        if number != due and not self._fills and self.files.is_open and not self.files.frames + due - self._next:
            raise ValueError(f"offset is {number}, and the open segment begins with {due}: see first_offset")
        if sequence is not None and sequence <= self._tracking.last_sequence(publisher):
            return None
        pending = self._chunk
        if pending is not None and (number != due or self._is_complete(pending, batch, timestamp)):
            self.close_frame()
            pending = None
        if pending is None:
            self._time = timestamp
            self._begin(number)
            pending = self._chunk = PendingChunk(timestamp)
        pending.timestamp = self._time = timestamp
        given = self._next + pending.records
        pending.add(body, tag, batch, self.options.sub_batch_records)
        if sequence is not None:
            self._tracking.change(TrackingType.sequence, publisher, sequence)
        return given

    @property
    def _fills(self) -> bool:
        return self.options.holes == Holes.FILL

    def append_rows(self, rows: Rows, first: int) -> int:
        values, numbers, times = rows.values("value"), rows.numbers("offset"), rows.numbers("timestamp")
        last, pending = lasting(rows, first, LAST_OFFSET - self._due), self._chunk
        if values is None or numbers is None or times is None or first >= last or not rows.only(*COLUMNS):
            return 0
        if pending is not None and self._is_complete(pending, None, times[first] if len(times) else None):
            if (len(numbers) and numbers[first] != self._due) or values.size(first) > MAX_VALUE:
                return 0
            self.close_frame()
            pending = None
        if pending is None and (self._tracking.has_changes or self._owes_snapshot or not self.files.is_open):
            return 0
        return self._encode(Records(values.content, values.ends, numbers, times), first, last, pending)

    def adopt(self, segment: SegmentFile) -> Adopted | None:
        """Adopts a segment's chunks by changing their ids and epochs, which no checksum covers.

        A log with tracking refuses segments, which have no snapshot.
        """
        dialect = self.options.dialect
        if self._owes_snapshot or self._tracking.stored or self._tracking.has_changes:
            return None
        first, due, end = numbered(self._next, None, LAST_OFFSET), self._next, 0
        changes, listed = [], [index_header(dialect)]
        with open_source(segment.path) as source:
            for record in index.derive(source):
                header = osiris_chunk_header.unpack(source.read(record.ofs_chunk, osiris_chunk_header.SIZE))
                if header.version != layout.VERSIONS[dialect] or header.chunk_type != ChunkType.user:
                    return None
                own = header._replace(chunk_id=due, epoch=self._epoch)
                changes.append((record.ofs_chunk, osiris_chunk_header.pack(**own._asdict())))
                listed.append(index_record(record._replace(chunk_id=due, epoch=self._epoch)))
                due += header.num_records
                sizes = header.len_filter, header.len_data, header.len_trailer
                end = record.ofs_chunk + osiris_chunk_header.SIZE + sum(sizes)
            if end != source.size or due - 1 > LAST_OFFSET:
                return None
        self._next = due
        return Adopted(layout.segment_name(first), first, changes, b"".join(listed))

    def track(self, consumer: bytes, *, offset: int | None = None, timestamp: int | None = None) -> None:
        """Stores an offset, a timestamp (milliseconds since the epoch), or both, for `consumer`.

        It goes into the next chunk's trailer, or at a flush without records into a delta chunk, which takes an offset.
        Both have the last record's given time.
        """
        name = content("consumer", consumer, MAX_NAME)
        if offset is None and timestamp is None:
            raise ValueError("there is nothing to track: give an offset, a timestamp, or both")
        if offset is not None:
            whole("offset", offset, 0, osiris_tracking_delta.Offset.MAX_OFFSET)
        if timestamp is not None:
            whole("timestamp", timestamp, *TIMESTAMPS)
        numbered(self._due, None, LAST_OFFSET)
        if offset is not None:
            self._tracking.change(TrackingType.offset, name, offset)
        if timestamp is not None:
            self._tracking.change(TrackingType.timestamp, name, timestamp)

    def close_frame(self) -> None:
        pending, self._chunk = self._chunk, None
        if pending is None and not self._tracking.has_changes:
            return
        if pending is None:
            self._begin(self._next)
            self._write(ChunkType.tracking_delta, simple_entry(self._tracking.delta()), self._time)
        else:
            self._write(
                ChunkType.user,
                pending.data(),
                pending.timestamp,
                entries=pending.entries,
                records=pending.records,
                filter=bloom_filter(pending.filters, self.options.filter_bytes),
                trailer=self._tracking.delta(),
            )

    def _encode(self, given: Records, first: int, last: int, pending: PendingChunk | None) -> int:
        """Writes whole chunks of rows, or adds rows to the pending one."""
        options, files = self.options, self.files
        self._room = self._room or (bytearray(2 * ROOM), bytearray(ROOM))
        entries, records, size = (pending.entries, pending.records, pending.size) if pending else (0, 0, 0)
        left = min(options.most_entries - entries, options.most_records - records)
        limits = ChunkLimits(left, options.chunk_bytes - size, MAX_VALUE, options.shares)
        kind = Kind(layout.VERSIONS[options.dialect], ChunkType.user.value, self._epoch, now())
        place = files.position, options.segment_bytes, options.segment_chunks - self._chunks, pending is not None
        encode = lanes.choose(run, len(given.values))
        count, chunks, used = encode(given, first, last, self._due, kind, limits, *place, *self._room)
        if not count:
            return 0
        content, listed = bytes(memoryview(self._room[0])[:used]), bytes(memoryview(self._room[1])[: chunks * LISTED])
        time = given.times[first + count - 1] if len(given.times) else None
        if pending is None:
            files.write(content, listed, chunks)
            self._chunks += chunks
            self._next += count
            self._time = time
        else:
            pending.add_entries(content, count)
            if time is not None:
                pending.timestamp = self._time = time
        return count

    def segment(self) -> NewSegment:
        return NewSegment(layout.segment_name(self._next), self._next, segment_header())

    def index_name(self, segment: str) -> str | None:
        return layout.index_name(segment)

    def index_head(self) -> bytes:
        return index_header(self.options.dialect)

    def opened(self) -> None:
        self._chunks = 0
        if self._tracking.stored:
            self._write_snapshot()

    def is_too_old(self, segment: Held) -> bool:
        age = self.options.retention_age
        last = None if age is None or segment.index is None else index.last_timestamp(segment.index)
        return last is not None and age is not None and last < now() - age * 1000

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        assert isinstance(frame, Chunk)
        return index_record(index.record_of(frame.header, frame.position))

    def take_over(self, segments: Iterable[SegmentSummary]) -> None:
        """If the last segment has no chunk, a broker deletes it and uses the previous one's state."""
        for is_earlier, summary in enumerate(segments):
            if summary.frames:
                self._chunks = 0 if is_earlier else summary.frames
                self._tracking.stored = summary.details["tracking"]
                self._found_epoch = summary.details["last_chunk"].epoch
                self._owes_snapshot = bool(is_earlier and self._tracking.stored)
                return

    def resume(self, summary: SegmentSummary) -> int:
        """Raises `ValueError` for an `epoch` below that of the log."""
        if summary.next_offset is not None:
            self._next = summary.next_offset
        found, asked = self._found_epoch, self.options.epoch
        if found is not None and asked is not None and asked < found:
            raise ValueError(f"epoch is {asked}, and the log has come to {found} already")
        if found is not None and asked is None:
            self._epoch = min(found + 1, osiris_chunk_header.MAX_EPOCH)
        return summary.valid_bytes

    @property
    def _due(self) -> int:
        return self._next + (self._chunk.records if self._chunk else 0)

    def _filter(self, value: bytes | None) -> bytes:
        if value is None:
            return b""
        if self.options.dialect == "document":
            raise ValueError("the document knows no filters; they are the system's dialect")
        return content("filter", value, MAX_VALUE)

    def _publisher(self, producer: bytes | None, sequence: int | None) -> bytes:
        if producer is None and sequence is None:
            return b""
        if producer is None or sequence is None:
            raise ValueError("producer and sequence come together")
        whole("sequence", sequence, 0, osiris_tracking_delta.Sequence.MAX_PUBLISHING_ID)
        return content("producer", producer, MAX_NAME)

    def _batch(self, codec: str | None, filter: bytes, producer: bytes | None) -> SubBatchKind | None:
        if codec is None:
            return None
        if codec not in CODECS:
            raise ValueError(f"sub_batch is {codec!r}; it is one of {', '.join(CODECS)}")
        return SubBatchKind(CODECS[codec], filter, producer)

    def _is_complete(self, pending: PendingChunk, batch: SubBatchKind | None, timestamp: int | None) -> bool:
        options = self.options
        if timestamp != pending.timestamp and not (options.shares and None not in (timestamp, pending.timestamp)):
            return True
        if pending.size >= options.chunk_bytes or pending.records >= options.most_records:
            return True
        if pending.entries >= options.most_entries and not pending.grows(batch, options.sub_batch_records):
            return True
        limit = options.chunk_milliseconds
        return limit is not None and pending.age() * 1000 >= limit

    def _begin(self, number: int) -> None:
        if number != self._next and self._fills:
            self._fill(number)
        if number != self._next or self._is_full():
            self.files.roll()
        if number != self._next:
            self._next = number - 1 if self._tracking.stored else number
        self.files.open()
        if self._owes_snapshot:
            self._write_snapshot()

    def _fill(self, following: int) -> None:
        while self._next < following:
            self._begin(self._next)
            missing = min(following - self._next, MOST_OFFSETS)
            if missing:
                self._write(ChunkType.tracking_delta, simple_entry(b""), self._time, carries=False, records=missing)

    def _is_full(self) -> bool:
        # A broker also rolls, and loses, a snapshot that fills a segment alone.
        options, files = self.options, self.files
        full = files.position >= options.segment_bytes or self._chunks >= options.segment_chunks
        return full and files.frames > 0

    def _write(
        self, kind: ChunkType, data: bytes, timestamp: int | None, *, carries: bool = True, **counts_and_parts: Any
    ) -> None:
        """Writes a chunk. If it `carries` the pending tracking, this is stored."""
        version, time = layout.VERSIONS[self.options.dialect], now() if timestamp is None else timestamp
        new = NewChunk(kind, version, time, self._epoch, self._next, data, **counts_and_parts)
        listed = index.IndexRecord(new.chunk_id, new.timestamp, new.epoch, self.files.position, new.chunk_type)
        position = self.files.write(chunk(new), index_record(listed))
        self._chunks += 1
        self._next += new.records
        if carries:
            self._tracking.settle(position, new.chunk_id, "trailer" if kind == ChunkType.user else "delta")

    def _write_snapshot(self) -> None:
        self._owes_snapshot = False
        first, oldest = self._next, None
        if self.files.held:
            held = self.files.held[0]
            assert isinstance(held.first, int)
            first, oldest = held.first, index.first_timestamp(held.path)
        body = self._tracking.snapshot(first, oldest)
        self._write(ChunkType.tracking_snapshot, simple_entry(body), self._time, carries=False)
