"""What a broker knows of producers and their transactions once it has read a log (ProducerAppendInfo.java,
ProducerStateManager.java)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

import segspec_kafka
from segspec.core.errors import SegspecError
from segspec.core.model import SegmentFile
from segspec.core.stretch import FrameColumns, Level
from segspec.formats.contract.reading import WholeLog
from segspec.storage.source import open_source
from segspec_kafka.generated.layouts import kafka_producer_snapshot

MOST_SEQUENCE = (1 << 31) - 1
DETAILS = ("leader_epoch", "producer_id", "producer_epoch", "base_sequence", "is_transactional")
TOLD = ("epoch", "producer_id", "producer_epoch", "sequence", "is_transactional")
"""What a table of frames calls the columns of a batch, and what they are called here."""


class Told(NamedTuple):
    """What is told of one batch. `last` is its last offset, `time` its greatest time; `marker` says how its control
    record ends a transaction, with the coordinator's epoch."""

    segment: SegmentFile
    position: int
    end: int
    first: int
    last: int
    time: int
    is_control: bool = False
    epoch: int | None = None
    producer_id: int = -1
    producer_epoch: int = -1
    sequence: int = -1
    is_transactional: bool = False
    marker: tuple[bool, int] | None = None


class Aborted(NamedTuple):
    """An aborted transaction, as a transaction index has it; `last` is the offset of its marker."""

    producer_id: int
    first: int
    last: int
    stable: int


Producer = kafka_producer_snapshot.Producer.Fields
OPENED = attrgetter("current_first_offset")
UNKNOWN = Producer(-1, -1, -1, -1, 0, -1, -1, -1)
"""A producer of which nothing was read yet."""


class Producers:
    """The producers of one partition, batch by batch."""

    def __init__(self, known: Iterable[Producer] = ()) -> None:
        self.known = {each.producer_id: each for each in known}
        opened = [each for each in self.known.values() if each.current_first_offset >= 0]
        self.open = {each.producer_id: each.current_first_offset for each in sorted(opened, key=OPENED)}
        """By producer, the first offset of its open transaction, the oldest first."""

    def add(self, batch: Told) -> Aborted | None:
        """The transaction that the batch aborts, if it has records."""
        if batch.producer_id < 0:
            return None
        before = self.known.get(batch.producer_id, UNKNOWN._replace(producer_id=batch.producer_id))
        if batch.producer_epoch != before.producer_epoch:
            # A new life of the producer has no batch yet.
            before = before._replace(
                producer_epoch=batch.producer_epoch, last_sequence=-1, last_offset=-1, offset_delta=0
            )
        if batch.is_control:
            return self._ended(batch, before)
        if batch.is_transactional:
            self.open.setdefault(batch.producer_id, batch.first)
        self.known[batch.producer_id] = before._replace(
            last_sequence=sequence_after(batch.sequence, batch.last - batch.first),
            last_offset=batch.last,
            offset_delta=batch.last - batch.first,
            timestamp=batch.time,
            current_first_offset=self.open.get(batch.producer_id, -1),
        )
        return None

    def _ended(self, batch: Told, before: Producer) -> Aborted | None:
        if batch.marker is None:
            return None
        is_commit, coordinator = batch.marker
        self.known[batch.producer_id] = before._replace(
            timestamp=batch.time, coordinator_epoch=coordinator, current_first_offset=-1
        )
        first = self.open.pop(batch.producer_id, None)
        if is_commit or first is None:
            return None
        return Aborted(batch.producer_id, first, batch.first, next(iter(self.open.values()), batch.first + 1))


def sequence_after(sequence: int, by: int) -> int:
    """The sequence number that comes so many after one (DefaultRecordBatch.java:incrementSequence)."""
    after = sequence + by
    return sequence if sequence < 0 else after - MOST_SEQUENCE - 1 if after > MOST_SEQUENCE else after


def batches(log: WholeLog) -> Iterator[Told]:
    """Every batch of a log that can be read, in order, with what control records say."""
    for segment, steps in groupby(log.frames(Level.CHECKSUMS), key=itemgetter(0)):
        with open_source(segment.path) as source:
            reader = segspec_kafka.FORMAT.reader(source, segment, log.limits)
            for _, step in steps:
                for batch in () if step.each is None else told(segment, step.each):
                    yield batch._replace(marker=_marker(reader, batch.position)) if batch.is_control else batch


def told(segment: SegmentFile, frames: FrameColumns) -> Iterator[Told]:
    """The batches among the frames of a segment; of messages of magic 0 and 1, what they have."""
    common = (frames.position, frames.end, frames.first_offset, frames.offsets, frames.timestamp, frames.kind)
    columns = [frames.of_each(each) for each in (*common, *(frames.details.get(name) for name in DETAILS))]
    for position, end, first, offsets, time, kind, *more in zip(*columns, strict=True):
        if first is None:
            continue
        place = frames.base + position, frames.base + end
        made = Told(segment, *place, first, first + offsets - 1, -1 if time is None else time)
        is_batch = more[0] is not None
        yield (
            made._replace(is_control=kind == "control batch", **dict(zip(TOLD, more, strict=True)))
            if is_batch
            else made
        )


def _marker(reader: Any, position: int) -> tuple[bool, int] | None:
    """How the control record of a batch ends a transaction; None where it does not."""
    try:
        for _, kind, value in reader.control(reader.frame(position)):
            if kind in ("abort", "commit"):
                return kind == "commit", value.get("coordinator_epoch", -1)
    except SegspecError:
        return None
    return None
