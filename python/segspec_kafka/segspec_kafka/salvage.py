"""Makes a clean copy of a partition with unchanged batches.

The start of a partition. Deleted records below it (DeleteRecords) stay until their segment goes.

A checkpoint next to the partitions' folders has it (LogManager.scala:checkpointLogStartOffsets).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import segspec_kafka
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Level
from segspec.formats.contract.modes import LeftOutFrames
from segspec.formats.contract.reading import SegmentReader, WholeLog
from segspec.formats.contract.salvage import Frames
from segspec.storage.directory import Directory, parent
from segspec.storage.source import is_remote, open_source
from segspec_kafka.folder import DECLARED, SWAP
from segspec_kafka.owner import node
from segspec_kafka.producers import TrackedBatch, told


def start_of(listing: Listing) -> int | None:
    """The start of a log; None if no records may precede it."""
    folder = _folder_of(listing)
    first, start = next(iter(listing.segments), None), None if folder is None else node.log_start(folder)
    is_below = start is not None and first is not None and first.base is not None and start > first.base
    return start if is_below else None


def _folder_of(listing: Listing) -> Directory | None:
    first = next(iter(listing.segments), None)
    if first is None:
        return None
    folder = parent(first.path)[0]
    return Directory(folder if is_remote(folder) else str(Path(folder).absolute()), {})


def deleted(listing: Listing, what: str, *, records: int | None = None) -> Iterator[Finding]:
    start = start_of(listing)
    if start is not None and records != 0:
        first = listing.segments[0]
        message = f"records from offset {first.base} on lie before the log's start, {start} (DeleteRecords): {what}"
        yield Finding(first.path, 0, Code.TRAILING_BYTES, Severity.NOTE, message, records=records)


def leaves_out(log: WholeLog, choice: str) -> LeftOutFrames:
    """The batches below the start, and the earlier records of the batch with it."""
    start = start_of(log.listing)
    if start is None:
        folder = _folder_of(log.listing)
        said = () if folder is None else node.unread(folder, node.LOG_START)
        return LeftOutFrames({}, is_lasting=True, findings=tuple(said))
    frames: dict[str, list[tuple[int, int]]] = {}
    partly: dict[str, tuple[int, int, int]] = {}
    count = 0
    for batch, records in _below(log, start):
        path = batch.segment.path
        count += records
        if batch.last < start:
            frames.setdefault(path, []).append((batch.position, batch.end))
        else:
            partly[path] = batch.position, batch.end, start
    told_of = deleted(log.listing, "they are left out, as a consumer does not get them", records=count)
    return LeftOutFrames(frames, is_lasting=True, partly=partly, findings=tuple(told_of))


def _below(log: WholeLog, start: int) -> Iterator[tuple[TrackedBatch, int]]:
    for segment, steps in groupby(log.frames(Level.FRAMES), key=itemgetter(0)):
        if (segment.base or 0) >= start:
            return
        with open_source(segment.path) as source:
            reader = segspec_kafka.FORMAT.reader(source, segment, log.limits)
            for _, step in steps:
                for batch, stated in () if step.each is None else _counted(segment, step.each):
                    if batch.first >= start:
                        return
                    is_known = batch.is_control or (stated is not None and batch.last < start)
                    records = 0 if batch.is_control else stated if is_known else _count(reader, batch.position, start)
                    yield batch, records


def _counted(segment: SegmentFile, each: FrameColumns) -> Iterator[tuple[TrackedBatch, Any]]:
    stated = zip(each.of_each(each.first_offset), each.of_each(each.details.get("records")), strict=True)
    return zip(told(segment, each), (number for first, number in stated if first is not None), strict=True)


def _count(reader: Any, position: int, start: int) -> int:
    try:
        return sum((record.offset or 0) < start for record in reader.records(reader.frame(position))[0])
    except SegspecError:
        return 0


Declared: Any = DECLARED.recovery.salvager  # type: ignore[union-attr]  # a declaration has one


class KafkaSalvager(Declared):  # type: ignore[misc]  # a class made of the declaration
    """Recovers a partition."""

    def prepare(
        self, listing: Listing, findings: Sequence[Finding], frames: Frames, limits: Limits
    ) -> Iterator[Finding]:
        """Reports transactions that may lack their end marker, and copied records that no consumer got."""
        yield from deleted(listing, "the copy has them, which knows of no such start: its consumers get them")
        bases = {segment.path: segment.base or 0 for segment in listing.segments}
        errors = (each for each in findings if each.severity is Severity.ERROR)
        damaged = deque(sorted((bases.get(each.path, -1), each.position) for each in errors))
        opened: dict[int, tuple[SegmentFile, Frame]] = {}
        doubtful: dict[int, tuple[SegmentFile, Frame]] = {}
        for segment, frame in frames() if damaged else ():
            while damaged and damaged[0] < (segment.base or 0, frame.position):
                doubtful |= opened
                damaged.popleft()
            producer = int(frame.details.get("producer_id", -1))
            if frame.kind == "control batch":
                opened.pop(producer, None)
            elif frame.details.get("is_transactional"):
                opened.setdefault(producer, (segment, frame))
        if damaged:
            doubtful |= opened
        for producer, (segment, frame) in doubtful.items():
            message = (
                f"what ended the transaction of producer {producer} from offset {frame.first_offset} on may be lost: "
                "consumers that read what is committed then stop there until it is aborted (kafka-transactions.sh), or "
                "take its records for those of the producer's next transaction"
            )
            yield Finding(segment.path, frame.position, Code.GAP, Severity.WARNING, message)

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        return str(super().copied_name(segment, summary)).removesuffix(SWAP)

    def start(self, reader: SegmentReader, frame: Frame, number: int) -> tuple[str, bytes]:
        name, head = super().start(reader, frame, number)
        return name.removesuffix(SWAP), head

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        if records or frame.first_offset is None or self.due is None or frame.first_offset >= self.due:
            super().keep(reader, frame, records, sound=sound)
