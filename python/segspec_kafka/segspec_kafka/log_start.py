"""The start of a partition. Deleted records below it (DeleteRecords) stay until their segment goes.

A checkpoint next to the partitions' folders has it (LogManager.scala:checkpointLogStartOffsets).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import segspec_kafka
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import Listing, SegmentFile
from segspec.core.stretch import FrameColumns, Level
from segspec.formats.contract.modes import LeftOutFrames
from segspec.formats.contract.reading import WholeLog
from segspec.storage.directory import Directory, parent
from segspec.storage.source import is_remote, open_source
from segspec_kafka.owner import node
from segspec_kafka.producers import Told, told


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


def _below(log: WholeLog, start: int) -> Iterator[tuple[Told, int]]:
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


def _counted(segment: SegmentFile, each: FrameColumns) -> Iterator[tuple[Told, Any]]:
    stated = zip(each.of_each(each.first_offset), each.of_each(each.details.get("records")), strict=True)
    return zip(told(segment, each), (number for first, number in stated if first is not None), strict=True)


def _count(reader: Any, position: int, start: int) -> int:
    try:
        return sum((record.offset or 0) < start for record in reader.records(reader.frame(position))[0])
    except SegspecError:
        return 0
