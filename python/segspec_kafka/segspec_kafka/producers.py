"""Producers and transactions after a broker has read a log (ProducerAppendInfo.java, ProducerStateManager.java)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

import segspec_kafka
from segspec.columns.backend.lanes import choose
from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import SegmentFile
from segspec.core.stretch import MOST, FrameColumns, Level
from segspec.formats.contract.reading import WholeLog
from segspec.storage.source import Source, open_source
from segspec_kafka.generated.layouts import kafka, kafka_producer_snapshot
from segspec_kafka.producers_run import OPENED, WIDTH, Batches, Known, run

CONTROL = "control batch"
USUAL_CONTROL, MOST_CONTROLS = 160, 1 << 10
ATTRIBUTES, TIMES, COUNT = (
    kafka.SIZE + at for at in (kafka.Batch.AT_UNUSED, kafka.Batch.AT_BASE_TIMESTAMP, kafka.Batch.AT_NUM_RECORDS)
)
"""The two ranges of a batch for its control record: up to its times, and from its count."""

Marker = tuple[bool, int]
"""Whether a transaction is committed, and its coordinator's epoch."""

DETAILS = ("leader_epoch", "producer_id", "producer_epoch", "base_sequence")
"""Batches' numeric columns in the table of frames, in the order of `Batches`."""


class TrackedBatch(NamedTuple):
    """One batch: its `last` offset, maximum `time`, and control record's `marker`. Other fields are as in `Batches`."""

    segment: SegmentFile
    position: int
    end: int
    first: int
    last: int
    time: int
    is_control: bool
    epoch: int
    producer_id: int
    producer_epoch: int
    sequence: int
    is_transactional: bool
    marker: Marker | None = None


class Aborted(NamedTuple):
    """An aborted transaction in an index; `last` is its marker's offset."""

    producer_id: int
    first: int
    last: int
    stable: int


Ended = list[tuple[TrackedBatch, Aborted | None]]

Producer = kafka_producer_snapshot.Producer.Fields
UNKNOWN = Producer(-1, -1, -1, -1, 0, -1, -1, -1)


SLOTS = 1 << 12
"""A power of two: the producers that a run finds, if their ids' lower bits differ."""


class Producers:
    """A partition's producers."""

    def __init__(self, known: Iterable[Producer] = (), limits: Limits = DEFAULT_LIMITS) -> None:
        self._limits, self._run = limits, choose(run, 0)
        self._known = Known(array("q", [-1]) * SLOTS, array("b"), array("b"), array("q"))
        self._places, self._markers = dict[int, int](), dict[bytes, Marker | None]()
        for each in known:
            self._set(self._place(each.producer_id), each)
        opened = sorted(
            (each for each in self.known.values() if each.current_first_offset >= 0),
            key=attrgetter("current_first_offset"),
        )
        self.open = {each.producer_id: each.current_first_offset for each in opened}
        """The first offset of each producer's open transaction, the oldest first."""
        for producer in self.open:
            self._known.is_open[self._places[producer]] = True

    @property
    def known(self) -> dict[int, Producer]:
        is_known = self._known.is_known
        return {producer: self._at(place) for producer, place in self._places.items() if is_known[place]}

    def _place(self, producer: int) -> int:
        place = self._places.setdefault(producer, len(self._places))
        if place == len(self._known.is_known):
            self._known.is_known.append(False)
            self._known.is_open.append(False)
            self._known.numbers.extend(UNKNOWN._replace(producer_id=producer))
        self._known.slots[producer % SLOTS] = place
        return place

    def _at(self, place: int) -> Producer:
        return Producer(*self._known.numbers[place * WIDTH : (place + 1) * WIDTH])

    def _set(self, place: int, producer: Producer) -> None:
        self._known.is_known[place] = True
        self._known.numbers[place * WIDTH : (place + 1) * WIDTH] = array("q", producer)

    def add(self, batch: TrackedBatch) -> Aborted | None:
        """The transaction that the batch aborts, or None."""
        values: Any = batch[len(TrackedBatch._fields) - 1 - len(Batches._fields) : -1]
        one = Batches(*(array("b" if isinstance(value, bool) else "q", [value]) for value in values))
        return next((aborted for _, aborted in self._passed(one, 0, 1, MOST, lambda _: batch)[1]), None)

    def add_all(self, segment: SegmentFile, each: FrameColumns, begin: int = 0, until: int = MOST) -> tuple[int, Ended]:
        """Adds a segment's frames `begin:` before offset `until`; returns the end, and transactions' ends."""
        batches = batches_of(each)
        with closing(Markers(segment, self._limits, self._markers)) as markers:
            told = partial(told_at, segment, each, batches, markers)
            return self._passed(batches, begin, each.rows, until, told)

    def _passed(
        self, batches: Batches, begin: int, end: int, until: int, told: Callable[[int], TrackedBatch]
    ) -> tuple[int, Ended]:
        ended: Ended = []
        while True:
            begin = self._run(begin, end, until, batches, self._known)
            if begin == end or batches.first[begin] >= until:
                return begin, ended
            producer, place = batches.producer_id[begin], self._place(batches.producer_id[begin])
            if batches.is_control[begin]:
                if (batch := told(begin)).marker is not None:
                    ended.append((batch, self._ended(batch, place, *batch.marker)))
                begin += 1
            elif batches.is_transactional[begin] and not self._known.is_open[place]:
                self.open[producer] = self._known.numbers[place * WIDTH + OPENED] = batches.first[begin]
                self._known.is_open[place] = True

    def _ended(self, batch: TrackedBatch, place: int, is_commit: int, coordinator: int) -> Aborted | None:
        before = self._at(place)
        if batch.producer_epoch != before.producer_epoch:
            before = UNKNOWN._replace(producer_id=batch.producer_id, producer_epoch=batch.producer_epoch)
        self._set(place, before._replace(timestamp=batch.time, coordinator_epoch=coordinator, current_first_offset=-1))
        self._known.is_open[place] = False
        first = self.open.pop(batch.producer_id, None)
        if is_commit or first is None:
            return None
        return Aborted(batch.producer_id, first, batch.first, next(iter(self.open.values()), batch.first + 1))


def batches_of(each: FrameColumns) -> Batches:
    """Frames other than batches have -1 for missing fields."""
    firsts, times = each.numbers("first_offset", each.first_offset), each.numbers("timestamp", each.timestamp)
    epoch, producer, life, sequence = (each.numbers(name, each.details.get(name)) for name in DETAILS)
    is_control = each.flags("is_control", lambda: [kind == CONTROL for kind in each.of_each(each.kind)])
    is_transactional = each.flags("is_transactional", each.details.get("is_transactional"))
    of_producer = producer, life, sequence
    return Batches(firsts, each.last_offsets, times, is_control, epoch, *of_producer, is_transactional)


def told_at(
    segment: SegmentFile, each: FrameColumns, batches: Batches, markers: Markers | None, place: int
) -> TrackedBatch:
    position, end = each.base + int(each.position[place]), each.base + int(each.end[place])
    marker = markers.of(position, end) if markers is not None and batches.is_control[place] else None
    return TrackedBatch._make((segment, position, end, *(column[place] for column in batches), marker))


class Markers:
    """The control records of a segment that end transactions; `known` caches them."""

    def __init__(self, segment: SegmentFile, limits: Limits, known: dict[bytes, Marker | None]) -> None:
        self._segment, self._limits, self._known = segment, limits, known
        self._source: Source | None = None

    def of(self, position: int, end: int) -> Marker | None:
        """None if the batch ends no transaction."""
        source = self._source = self._source or open_source(self._segment.path)
        if end - position > USUAL_CONTROL:
            return self._read(source, position)
        content = source.read(position, end - position)
        alike = content[ATTRIBUTES:TIMES] + content[COUNT:]
        if alike not in self._known:
            if len(self._known) >= MOST_CONTROLS:
                self._known.clear()
            self._known[alike] = self._read(source, position)
        return self._known[alike]

    def _read(self, source: Source, position: int) -> Marker | None:
        reader = segspec_kafka.FORMAT.reader(source, self._segment, self._limits)
        try:
            for _, kind, value in reader.control(reader.frame(position)):
                if kind in ("abort", "commit"):
                    return kind == "commit", value.get("coordinator_epoch", -1)
        except SegspecError:
            return None
        return None

    def close(self) -> None:
        if self._source is not None:
            self._source.close()


def batches(log: WholeLog) -> Iterator[TrackedBatch]:
    """Readable batches, in order."""
    known = dict[bytes, Marker | None]()
    for segment, steps in groupby(log.frames(Level.CHECKSUMS), key=itemgetter(0)):
        with closing(Markers(segment, log.limits, known)) as markers:
            for _, step in steps:
                yield from () if step.each is None else told(segment, step.each, markers)


def told(segment: SegmentFile, each: FrameColumns, markers: Markers | None = None) -> Iterator[TrackedBatch]:
    """The batches of a segment, including messages of magic 0 and 1."""
    batches = batches_of(each)
    for place, first in enumerate(each.of_each(each.first_offset)):
        if first is not None:
            yield told_at(segment, each, batches, markers, place)
