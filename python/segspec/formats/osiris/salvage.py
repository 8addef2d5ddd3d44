"""Makes a clean copy of an osiris log: intact chunks unchanged, others from readable records.

After a kept hole (`Holes`), a segment begins with a snapshot of the tracking so far, at the last lost offset: a broker
replays only the last segment.
"""

from __future__ import annotations

import copy
from bisect import bisect_left, insort
from collections.abc import Iterator, Sequence
from dataclasses import replace

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, RecordNumber, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Frames, Holes, Moved, Output, Salvager
from segspec.formats.osiris import layout
from segspec.formats.osiris.chunk import Chunk, ChunkType, TrackingEntry, read_header
from segspec.formats.osiris.damage.epochs import mended
from segspec.formats.osiris.damage.missing_offsets import Moves, can_fill, fillers, known_end, moved_blocks, moved_state
from segspec.formats.osiris.encode import (
    NewChunk,
    again,
    chunk,
    head,
    index_header,
    segment_header,
    simple_entry,
    snapshot,
)
from segspec.formats.osiris.index import FORM, IndexRecord, record_of
from segspec.formats.osiris.reader import Carried, OsirisReader
from segspec.formats.osiris.tracking import TrackingState, read_tracking
from segspec.frames.index_file import FrameIndexer
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header

CHUNK_RECORDS = 8192

LISTED_EPOCH = "epoch"

COUNTS = ("header.num_entries", "header.num_records")


class OsirisSalvager(Salvager):
    """Tracking, the last kept chunk and `due` have the log's offsets; `_moves` maps them to the copy."""

    certainty = (
        "each chunk's data has the CRC-32 in its header, and its id is borne out by the chunks around it or by the "
        "index; header, filter and trailer have no checksum"
    )
    wanted = Wanted(plain=True)
    offers = (Holes.FILL, Holes.RENUMBER, Holes.KEEP)

    def __init__(self, output: Output) -> None:
        super().__init__(output)
        self._state = TrackingState()
        self._last: IndexRecord | None = None
        self._version: int | None = None
        self._copied_version = layout.VERSIONS["system"]
        self._ends = False
        self._moves = Moves()
        self._epochs: dict[int, int] = {}
        self._mended: list[int] = []
        self._listing = Listing(())

    def prepare(
        self, listing: Listing, findings: Sequence[Finding], frames: Frames, limits: Limits
    ) -> Iterator[Finding]:
        self._listing = listing
        if any(finding.field == LISTED_EPOCH for finding in findings):
            for spoiled in mended(frames()):
                assert spoiled.listed is not None
                self.under(spoiled.chunk_id, spoiled.listed)
                due, actual = str(spoiled.listed), str(spoiled.epoch)
                message = f"the index says that it has the epoch {due}, as its neighbours allow: the copy has that"
                place, code = (spoiled.path, spoiled.position), Code.BAD_ORDER
                yield Finding(*place, code, Severity.ERROR, message, "header.epoch", due, actual, records=0)

    def begins(self, segment: SegmentFile, summary: SegmentSummary) -> int | None:
        first: IndexRecord | None = summary.details.get("first_chunk")
        return segment.base if first is None else first.chunk_id

    def under(self, first: int, epoch: int) -> None:
        self._epochs[first] = epoch
        insort(self._mended, first)

    def read(self, frame: Frame, records: Sequence[Record]) -> tuple[Frame, Sequence[Record]]:
        assert isinstance(frame, Chunk)
        if frame.consumed is not None and frame.offsets is not None:
            # Records that a header counts and the data does not contain are lost.
            frame.offsets = min(frame.offsets, frame.consumed)
        return frame, records

    def takes_whole(self, segment: SegmentFile, summary: SegmentSummary) -> bool:
        start = self.begins(segment, summary)
        if "first_chunk" not in summary.details and not self._ends_with(segment):
            # A broker fails at it, and its name would block a filler.
            return False
        if start is not None and self._is_mended(start, summary.next_offset or start):
            return False
        if self.due is None:
            return True
        if start is not None and start < self.due:
            return False
        return self.holes is not Holes.RENUMBER or (start == self.due and not self._moves.distance)

    def _ends_with(self, segment: SegmentFile) -> bool:
        due = self.due
        if segment.path != self._listing.segments[-1].path:
            return False
        return due is None or (
            segment.base == due and (self.holes is not Holes.FILL or known_end(self._listing, due).offset == due)
        )

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        start = self.begins(segment, summary)
        if start is not None:
            self._close(start)
        self._end()
        return segment.name if start is None else layout.segment_name(start)

    def copied(self, summary: SegmentSummary) -> None:
        self._copied_version = layout.VERSIONS.get(summary.dialect or "", self._copied_version)
        if "last_chunk" in summary.details:
            self._state = copy.deepcopy(summary.details["tracking"])
            self._last = summary.details["last_chunk"]
            self.due = summary.next_offset
            if self.due is not None:
                self._moves.keep(summary.details["first_chunk"].chunk_id, self.due)

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        assert isinstance(frame, Chunk)
        header = frame.header
        self._version = header.version if self._version is None else self._version
        if not frame.is_user:
            if self._is_free(frame):
                self._write(frame, self._again(frame))
        elif sound and frame.consumed is not None and self._is_free(frame):
            self._write(frame, self._again(frame), reader.source)
        else:
            self._keep_in_part(reader, frame, records)

    def _keep_in_part(self, reader: SegmentReader, frame: Chunk, records: Sequence[Record]) -> None:
        """Keeps the intact part of a chunk with errors, or with omitted records.

        Its checksum matches, so other readers may open a sub-batch that is unreadable here.
        """
        decoded, findings = reader.records(frame)
        errors = [finding.field for finding in findings if finding.severity is Severity.ERROR]
        if frame.consumed is None or len(records) < len(decoded) or not self._is_free(frame):
            self._write_anew(frame, [each for each in records if self.due is None or (each.offset or 0) >= self.due])
        elif any(field not in COUNTS for field in errors):
            self._write(frame, self._again(frame))
        elif frame.entries is None:
            self._write_anew(frame, records)
        else:
            self._write(frame, self._again(frame)._replace(entries=frame.entries), reader.source)

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        assert isinstance(reader, OsirisReader)
        due, carried = reader.due, stretch.carried
        assert isinstance(carried, Carried)
        goes_on = self.output.is_open and not self._ends and carried.first.chunk_id == self.due
        is_same = due is not None and self._version in (None, due.version) and not self._moves.distance
        if carried.miscounted and stretch.rows != carried.counted_id - carried.first.chunk_id:
            # By their counts, a hole or an overlap may separate two chunks.
            return False
        return goes_on and is_same and not self._is_mended(carried.first.chunk_id, carried.next_id)

    def take(self, reader: SegmentReader, stretch: Stretch) -> tuple[RecordNumber, RecordNumber]:
        assert isinstance(reader, OsirisReader)
        assert reader.due is not None
        carried = stretch.carried
        first, following = carried.first.chunk_id, carried.counted_id
        at, start = self.output.position, stretch.position
        for position, entries, records in carried.miscounted:
            self.output.take(reader.source, start, position)
            header = read_header(reader.source, position)._replace(num_entries=entries, num_records=records)
            body, start = position + osiris_chunk_header.SIZE, position + header.len_chunk
            self.output.take_under(osiris_chunk_header.pack(**header._asdict()), reader.source, position, body, start)
        self.output.take(reader.source, start, stretch.end)
        self._version = reader.due.version
        self._moves.keep(first, following)
        self._state.overlay(carried.tracked)
        self._last = carried.last._replace(ofs_chunk=carried.last.ofs_chunk - stretch.position + at)
        self.due = following
        return first, following - 1

    def end(self, reader: SegmentReader, segment: SegmentFile) -> None:
        self._ends = True
        if self.holes is Holes.KEEP:
            self._end()

    def finish(self, listing: Listing) -> tuple[int, int] | None:
        begin = self.due if self.due is not None or not listing.segments else listing.segments[0].base
        known = None if begin is None else known_end(listing, begin)
        if known is not None:
            self.open_end = known.is_least
            if self.holes is Holes.FILL:
                self._fill_end(known.offset)
        self._end()
        return None if begin is None or known is None or known.offset == begin else (begin, known.offset - 1)

    def expected(self, record: Record) -> Record:
        offset, epoch = record.offset, record.epoch
        assert offset is not None
        offset = self._moves(offset)
        if record.chunk_id is not None:
            epoch = self._epochs.get(record.chunk_id, epoch)
        is_same = (offset, epoch) == (record.offset, record.epoch)
        return record if is_same else replace(record, offset=offset, epoch=epoch)

    def moved(self) -> Sequence[Moved]:
        return self._moves.runs if self._moves.distance else ()

    def _is_mended(self, first: int, following: int) -> bool:
        """Whether a chunk between these ids has another epoch in the copy."""
        place = bisect_left(self._mended, first)
        return place < len(self._mended) and self._mended[place] < following

    def _is_free(self, frame: Chunk) -> bool:
        return self.due is None or frame.header.chunk_id >= self.due

    def _again(self, frame: Chunk) -> NewChunk:
        """The chunk without a damaged header, a truncated or unreadable trailer, or a changed version, at which a
        broker fails."""
        header = frame.header
        return again(frame)._replace(
            version=self._version_of_copy,
            epoch=self._epochs.get(header.chunk_id, header.epoch),
            records=header.num_records if frame.consumed is None else frame.consumed,
            trailer=_sound_trailer(frame),
        )

    def _write_anew(self, frame: Chunk, records: Sequence[Record]) -> None:
        new = self._again(frame)
        if not frame.header.is_filter_size_legal:
            new = new._replace(filter=b"")
        for run in _runs(records):
            first, count = run[0].offset, len(run)
            assert first is not None
            data = b"".join(simple_entry(record.value or b"") for record in run)
            self._write(frame, new._replace(chunk_id=first, entries=count, records=count, data=data))
            new = new._replace(trailer=b"")

    def _write(self, frame: Chunk, new: NewChunk, source: Source | None = None) -> None:
        first, following = new.chunk_id, new.chunk_id + new.records
        is_hole = self.due is not None and first > self.due
        if self._ends or not self.output.is_open or not self._joins(first):
            self._begin(frame, first, is_hole=is_hole)
        elif is_hole:
            self._close(first)
        self._moves.keep(first, following)
        self._state.replay(frame)
        made, body = self._moved(new, frame.tracking), frame.position + frame.header.ofs_data
        is_same = made.data is frame.data and made.trailer is frame.trailer and not (frame.mended or frame.torn_trailer)
        if source is None or not is_same or (made.chunk_id, made.epoch) != (first, frame.header.epoch):
            position = self.output.write(chunk(made))
        else:
            position = self.output.take_under(head(made), source, frame.position, body, frame.end)
        self._last = record_of(frame.header, position)._replace(epoch=new.epoch)
        self.due = following

    def _joins(self, chunk_id: int) -> bool:
        due = self.due
        return chunk_id == due or (due is not None and chunk_id > due and self._closes(due, chunk_id))

    def _closes(self, first: int, following: int) -> bool:
        return self.holes is Holes.RENUMBER or (self.holes is Holes.FILL and can_fill(first, following))

    def _begin(self, frame: Chunk, chunk_id: int, *, is_hole: bool) -> None:
        snaps = is_hole and self._state and not frame.is_snapshot
        start = chunk_id - 1 if snaps else chunk_id
        self._close(start)
        self._end()
        self.output.begin(layout.segment_name(start - self._moves.distance), segment_header())
        if snaps:
            self._write_snapshot(start)

    @property
    def _version_of_copy(self) -> int:
        return self._copied_version if self._version is None else self._version

    def _close(self, following: int) -> None:
        due, last = self.due, self._last
        if due is None or last is None or following <= due or not self._closes(due, following):
            return
        self.due = following
        if self.holes is Holes.RENUMBER:
            self._moves.close(due, following)
            return
        is_alone = not self.output.is_open
        if is_alone:
            self.output.begin(layout.segment_name(due), segment_header())
        for new in fillers(last, self._version_of_copy, due, following):
            self.output.write(chunk(new))
        if is_alone:
            self.output.end()
        self._note(due, following)

    def _note(self, first: int, following: int) -> None:
        if self.filled and self.filled[-1][1] == first - 1:
            first = self.filled.pop()[0]
        self.filled.append((first, following - 1))

    def _fill_end(self, following: int) -> None:
        due = self.due
        if self._state and not self.output.is_open and due is not None and following > due:
            self.output.begin(layout.segment_name(due), segment_header())
            self._write_snapshot(due)
            self.due = due + 1
        self._close(following)

    def _end(self) -> None:
        self.output.end()
        self._ends = False

    def _write_snapshot(self, chunk_id: int) -> None:
        last = self._last
        assert last is not None
        body = simple_entry(snapshot(moved_state(self._state, self._moves)))
        first = chunk_id - self._moves.distance
        new = NewChunk(ChunkType.tracking_snapshot, self._version_of_copy, last.timestamp, last.epoch, first, body)
        self.output.write(chunk(new))
        if self.holes is Holes.FILL:
            self._note(chunk_id, chunk_id + 1)

    def _moved(self, new: NewChunk, tracking: Sequence[TrackingEntry]) -> NewChunk:
        if not self._moves.distance:
            return new
        if tracking and new.chunk_type != ChunkType.user:
            new = new._replace(data=simple_entry(moved_blocks(tracking, self._moves)))
        elif tracking and new.trailer:
            new = new._replace(trailer=moved_blocks(tracking, self._moves))
        return new._replace(chunk_id=new.chunk_id - self._moves.distance)


def _sound_trailer(frame: Chunk) -> bytes:
    """Empty if unreadable, because a broker crashes there. A tracking chunk's is never read."""
    if not frame.is_user:
        return frame.trailer
    try:
        read_tracking(frame)
    except SegspecError:
        return b""
    return frame.trailer


def _runs(records: Sequence[Record]) -> Iterator[list[Record]]:
    run: list[Record] = []
    for record in records:
        if run and (record.offset != run[-1].offset + 1 or len(run) == CHUNK_RECORDS):  # type: ignore[operator]
            yield run
            run = []
        run.append(record)
    if run:
        yield run


class OsirisIndexer(FrameIndexer):
    """An entry per chunk (rabbitmq/osiris src/osiris_log.erl write_chunk/6)."""

    def __init__(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        super().__init__(FORM, layout.NAMES, reader, segment, interval)

    def head(self) -> bytes:
        return index_header(self.reader.dialect)
