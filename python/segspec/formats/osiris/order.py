"""The order of a segment's chunks: what those so far leave, and each chunk held against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from segspec.core.errors import Finding
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk, TrackingEntry
from segspec.formats.osiris.damage.witnesses import Witnesses
from segspec.formats.osiris.index import IndexRecord, record_of
from segspec.formats.osiris.layout import OFFSETS, VERSIONS
from segspec.formats.osiris.resync import Reached
from segspec.formats.osiris.rules import Due
from segspec_ksy.layouts import osiris_chunk_header


class Carried(NamedTuple):
    """What a stretch of chunks leaves: its first and last chunk, the next id, whether the last chunk's data was counted
    (rather than its header believed), and what was tracked, in order."""

    first: IndexRecord
    last: IndexRecord
    next_id: int
    counted: bool
    tracked: Sequence[TrackingEntry]


class Order:
    """What the chunks so far leave. `expected` are the ids that the next one may have; none where nobody knows. `first`
    and `last` are the chunks that were accepted, as an index lists them."""

    def __init__(self, witnesses: Witnesses, base: int | None) -> None:
        self.expected: tuple[int, ...] = () if base is None else (base,)
        self.version: int | None = None
        self.first: IndexRecord | None = None
        self.last: IndexRecord | None = None
        self._witnesses = witnesses
        self._counted = True
        self._epoch = 0
        self._proven: int | None = None

    @property
    def reached(self) -> Reached:
        """What a search for the next chunk goes by."""
        if self.last is None:
            return Reached(self.expected)
        return Reached(self.expected, self.last.chunk_id, self._epoch, self._proven)

    @property
    def due(self) -> Due | None:
        """None where more than one chunk, or any, could come next."""
        if self.version is None or len(self.expected) != 1 or self.expected[0] >= OFFSETS:
            return None
        if self.last is None:
            return Due(self.version, self.expected[0], 0, osiris_chunk_header.MIN_TIMESTAMP)
        return Due(self.version, self.expected[0], self.last.epoch, self.last.timestamp)

    def enter(self, chunk_id: int) -> None:
        """Reading goes on with this chunk; those before it are forgotten."""
        self.expected, self.first, self.last, self._counted, self._epoch = (chunk_id,), None, None, True, 0

    def go_on(self, chunk_id: int) -> None:
        """After damage the next chunk is this one."""
        self.expected, self._counted = (chunk_id,), True

    def accept(self, chunk: Chunk) -> None:
        """The chunk was released."""
        header = chunk.header
        self.version = header.version
        self._follow(record_of(header, chunk.position))
        # The header's count and the data section's are both witnesses of the next id; a difference was reported.
        counts = [header.num_records] if chunk.consumed is None else [header.num_records, chunk.consumed]
        self.expected = tuple(rules.next_id(header.chunk_id, count) for count in dict.fromkeys(counts))
        self._counted = chunk.consumed is not None
        is_odd = bool(chunk.trailer) and not chunk.tracking
        self._proven = chunk.position + header.ofs_trailer if is_odd else None

    def pass_over(self, carried: Carried) -> None:
        """The chunks of a stretch were released."""
        self._follow(carried.first)
        if carried.last != carried.first:
            self._follow(carried.last)
        self.expected = (carried.next_id,)
        self._counted, self._proven = carried.counted, None

    def _follow(self, chunk: IndexRecord) -> None:
        # An epoch is known to be reached where two chunks have it, or a later one: one alone may be damaged.
        self._epoch = 0 if self.last is None else min(self.last.epoch, chunk.epoch)
        self.last = chunk
        self.first = self.first or chunk

    def check(self, chunk: Chunk) -> Iterator[Finding]:
        """Raises `SegspecError` (bad-order) for an id that neither neighbour bears out."""
        yield from self._check_id(chunk)
        yield from self._check_version(chunk)
        if self.last is not None:
            yield from _check_time(chunk, self.last)

    def _check_id(self, chunk: Chunk) -> Iterator[Finding]:
        header, actual = chunk.header, chunk.header.chunk_id
        if rules.exceeds_offsets(actual, header.num_records):
            most = OFFSETS - header.num_records
            raise chunk.finding("osiris.order.offsets-end", id=actual, most=most).error()
        if not self.expected or any(rules.is_due(actual, due) for due in self.expected):
            return
        expected, is_first = self.expected[0], self.last is None
        # A chunk that was not decoded has only its header's word for how many offsets it takes.
        overlaps = actual < expected and not is_first and self._counted
        borne_out = self._witnesses.bear_out(chunk.position, chunk.end, header)
        if overlaps or not borne_out:
            raise chunk.finding("osiris.order.due", id=actual, due=expected, why="").error()
        if is_first:
            yield chunk.finding("osiris.order.name", id=actual, due=expected)
        elif actual > expected:
            missing = actual - expected
            yield chunk.finding("osiris.order.gap", records=missing, id=actual, due=expected, last=actual - 1)
        else:
            why = f": the chunk before counts {expected - actual} records more than lie between the two ids"
            yield chunk.finding("osiris.order.due", id=actual, due=expected, why=why)

    def _check_version(self, chunk: Chunk) -> Iterator[Finding]:
        before, version = self.version, chunk.header.version
        if before is not None and rules.changes_version(before, version):
            read = VERSIONS["system"]
            yield chunk.finding("osiris.order.version", before=before, version=version, read=read)


def _check_time(chunk: Chunk, last: IndexRecord) -> Iterator[Finding]:
    epoch, timestamp = chunk.header.epoch, chunk.header.timestamp
    if rules.lowers_epoch(last.epoch, epoch):
        yield chunk.finding("osiris.order.epoch", before=last.epoch, epoch=epoch)
    if rules.steps_back(last.timestamp, timestamp):
        back = last.timestamp - timestamp
        yield chunk.finding("osiris.order.clock", before=last.timestamp, timestamp=timestamp, back=back)
