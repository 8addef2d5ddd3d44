"""The order of a segment's chunks: each is compared with those before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from segspec.core.errors import Finding
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk, TrackingEntry
from segspec.formats.osiris.damage.witnesses import Witnesses
from segspec.formats.osiris.index import IndexRecord, record_of
from segspec.formats.osiris.layout import OFFSETS
from segspec.formats.osiris.resync import Reached
from segspec.formats.osiris.rules import Due
from segspec_ksy.layouts import osiris_chunk_header


class Carried(NamedTuple):
    """The state after a stretch of chunks.

    Its first, last and second last chunk, the next id by header and by data, the last version, whether the last data
    was counted, and the tracking. `miscounted` has positions and correct counts of chunks with wrong ones.
    """

    ends: Sequence[IndexRecord]
    next_id: int
    counted_id: int
    version: int
    counted: bool
    tracked: Sequence[TrackingEntry]
    miscounted: Sequence[tuple[int, int, int]] = ()

    @property
    def first(self) -> IndexRecord:
        return self.ends[0]

    @property
    def last(self) -> IndexRecord:
        return self.ends[-1]


class Order:
    """The state after the chunks so far. `expected` are the possible next ids, empty if unknown. `first` and `last` are
    accepted chunks, as index records."""

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
        if self.last is None:
            return Reached(self.expected)
        return Reached(self.expected, self.last.chunk_id, self._epoch, self._proven)

    @property
    def due(self) -> Due | None:
        """None if any chunk may follow."""
        if self.version is None or not self.expected or max(self.expected) >= OFFSETS:
            return None
        return self.before(self.version)

    def before(self, version: int) -> Due:
        version = version if self.version is None else self.version
        ids = (self.expected[0], self.expected[-1]) if self.expected else (0, 0)
        last = self.last
        if last is None:
            return Due(version, *ids, 0, osiris_chunk_header.MIN_TIMESTAMP)
        return Due(version, *ids, last.epoch, last.timestamp)

    def enter(self, chunk_id: int) -> None:
        """Continues with this chunk, without the state of earlier ones."""
        self.expected, self.first, self.last, self._counted, self._epoch = (chunk_id,), None, None, True, 0

    def go_on(self, chunk_id: int) -> None:
        """Expects this chunk after damage."""
        self.expected, self._counted = (chunk_id,), True

    def accept(self, chunk: Chunk) -> None:
        header = chunk.header
        self.version = header.version
        self._follow(record_of(header, chunk.position))
        # Header and data lead to a next id each; their difference was reported.
        counts = [header.num_records] if chunk.consumed is None else [header.num_records, chunk.consumed]
        self.expected = tuple(rules.next_id(header.chunk_id, count) for count in dict.fromkeys(counts))
        self._counted = chunk.consumed is not None
        is_odd = bool(chunk.trailer) and not chunk.tracking
        self._proven = chunk.position + header.ofs_trailer if is_odd else None

    def pass_over(self, carried: Carried) -> None:
        for chunk in carried.ends:
            self._follow(chunk)
        self.version = carried.version
        self.expected = tuple(dict.fromkeys((carried.next_id, carried.counted_id)))
        self._counted, self._proven = carried.counted, None

    def _follow(self, chunk: IndexRecord) -> None:
        # One chunk's epoch alone may be damaged: two must have reached it.
        self._epoch = 0 if self.last is None else min(self.last.epoch, chunk.epoch)
        self.last = chunk
        self.first = self.first or chunk

    def check(self, chunk: Chunk) -> Iterator[Finding]:
        """Checks the id against the neighbours. Raises `SegspecError` (bad-order) if neither confirms it."""
        header, actual = chunk.header, chunk.header.chunk_id
        if not self.expected or any(rules.is_due(actual, due) for due in self.expected):
            return
        expected, is_first = self.expected[0], self.last is None
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
