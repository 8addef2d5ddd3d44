"""A segment's index: its entries, and how they agree with the segment."""

from __future__ import annotations

import itertools
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from segspec.columns.agreement import SparselyListed
from segspec.core.errors import Finding, SegspecError, ShrunkError
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Step
from segspec.formats.contract.reading import Landmark, SegmentReader, WholeSegment, index_beside, states
from segspec.formats.tank import layout, rules
from segspec.formats.tank.bundle import RULES, find_bundle
from segspec.formats.tank.scan import index_run
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_kernels.runtime import SIGNED_MAX, SIGNED_MIN
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index import TankIndex as TankIndex
from segspec_ksy.tank_index_entry import TankIndexEntry

ABSENT = SIGNED_MIN
"""In an array of signed numbers: none."""

MOST_BETWEEN = 4096
"""So many bundles are looked at between two entries of an index, which lists one every few."""


@dataclass(slots=True)
class IndexTable:
    """The entries of an index in two columns: sequence numbers relative to the base, and positions in the segment.

    Only the entries before the first one that does not rise are in it; `error` is about that one, or about a part of
    an entry at the end.
    """

    sequences: array[int] = field(default_factory=lambda: array("Q"))
    positions: array[int] = field(default_factory=lambda: array("Q"))
    error: Finding | None = None

    def __len__(self) -> int:
        return len(self.positions)


def entries_of(source: Source) -> Iterator[tuple[int, TankIndexEntry]]:
    """Every entry with its own position. Raises `SegspecError` (torn) at a part of one."""
    position = 0
    while position < source.size:
        entry, end = kaitai.parse(TankIndexEntry, source, position)
        yield position, entry
        position = end


def read_table(source: Source, most: int | None = None) -> IndexTable:
    """The index in `source`, as far as it can be used, or so many of its entries."""
    table = IndexTable()
    try:
        for position, entry in itertools.islice(entries_of(source), most):
            table.error = _order_error(source, table, position, entry)
            if table.error is not None:
                return table
            table.sequences.append(entry.relative_sequence)
            table.positions.append(entry.position)
    except SegspecError as error:
        torn = Finding.from_error(error)
        table.error = RULES.finding("tank.index.part", source.path, torn.position, torn._asdict(), field=torn.field)
    return table


def load_table(segment: SegmentFile) -> IndexTable | None:
    """The index of `segment`, or None where it has none that can be opened."""
    if segment.index is None:
        return None
    try:
        with open_source(segment.index) as source:
            return read_table(source)
    except (OSError, ShrunkError):
        return None


def _order_error(source: Source, table: IndexTable, position: int, entry: TankIndexEntry) -> Finding | None:
    here = entry.relative_sequence, entry.position
    if not table:
        is_sound = rules.begins_index(*here)
        return None if is_sound else RULES.finding("tank.index.first", source.path, position, {"here": here})
    last = table.sequences[-1], table.positions[-1]
    if rules.follows_entry(*last, *here):
        return None
    said = {"number": len(table), "here": here, "last": last}
    return RULES.finding("tank.index.rises", source.path, position, said)


def index_entries(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    """The entries of an index as flat dicts; numbers count from the base of its segment, or of its own name."""
    base = layout.index_base(source.name) if segment is None else segment.base
    for position, entry in entries_of(source):
        offset = {} if base is None else {"offset": base + entry.relative_sequence}
        relative, place = entry.relative_sequence, entry.position
        yield {"position": position, "relative_sequence": relative, **offset, "segment_position": place}


def check(whole: WholeSegment) -> Iterator[Finding]:
    """Compares the index of a segment with the segment itself."""
    segment, has_bytes = whole.segment, whole.source.size > 0
    if segment.index is None:
        if has_bytes:
            yield _missing(segment, "the segment has no index")
        return
    try:
        with open_source(segment.index) as index:
            table = read_table(index)
            size = index.size
    except OSError as error:
        yield _missing(segment, f"the index cannot be opened: {error.strerror}")
        return
    if size == 0:
        if has_bytes:
            yield _missing(segment, "the index is empty")
        return
    if table.error is not None:
        yield table.error
    if table:
        yield from _compare(segment, whole.source.size, table, whole.frames(Level.RECORDS))


def _missing(segment: SegmentFile, what: str) -> Finding:
    return RULES.finding("tank.index.missing", segment.path, 0, {"what": what})


@dataclass(slots=True)
class _Matches:
    """For each entry: where the bundle with its number lies, which number the bundle at its position has, and whether
    the position is in bytes that could not be read."""

    positions: array[int]
    sequences: array[int]
    unreadable: bytearray


def _match(segment: SegmentFile, table: IndexTable, steps: Iterator[Step]) -> _Matches:
    absent = array("q", [ABSENT]) * len(table)
    found = _Matches(absent[:], absent[:], bytearray(len(table)))
    base = layout.base_of(segment)
    for step in steps:
        each = step.each
        if each is None:
            for finding in step.findings:
                _mark_unreadable(table, found, finding)
            continue
        for place, first in zip(each.of_each(each.position), each.of_each(each.first_offset), strict=True):
            position, relative = each.base + place, first - base
            number = _index_of(table.sequences, relative)
            if number is not None and (found.positions[number] == ABSENT or position == table.positions[number]):
                found.positions[number] = position
            number = _index_of(table.positions, position)
            if number is not None:
                found.sequences[number] = max(ABSENT + 1, min(relative, SIGNED_MAX))
    return found


def _index_of(column: array[int], wanted: int) -> int | None:
    number = bisect_left(column, wanted)
    return number if number < len(column) and column[number] == wanted else None


def _mark_unreadable(table: IndexTable, found: _Matches, finding: Finding) -> None:
    if finding.bytes:
        first = bisect_left(table.positions, finding.position)
        for number in range(first, bisect_left(table.positions, finding.position + finding.bytes)):
            found.unreadable[number] = True


def _compare(segment: SegmentFile, size: int, table: IndexTable, steps: Iterator[Step]) -> Iterator[Finding]:
    found = _match(segment, table, steps)
    yield from _past_the_end(segment, size, table)
    for kind, entries in itertools.groupby(range(len(table)), lambda entry: _kind(table, found, entry, size)):
        if kind is not None:
            first, *more = entries
            yield _disagreement(segment, table, found, first, first + len(more))


def _past_the_end(segment: SegmentFile, size: int, table: IndexTable) -> Iterator[Finding]:
    outside = len(table) - bisect_left(table.positions, size)
    lost = "has lost its tail; the broker does not start" if size else "has lost all that it held"
    if outside:
        said = {"outside": outside, "count": len(table), "lost": lost, "size": size, "last": table.positions[-1]}
        yield RULES.finding("tank.index.within", str(segment.index), 0, said)


def _kind(table: IndexTable, found: _Matches, number: int, size: int) -> tuple[int | None, bool] | None:
    """How an entry is wrong: by how many bytes it is too low (None where no bundle has its number), and whether a
    bundle begins at its position all the same. None where nothing is wrong with it, or nobody can tell."""
    position, at = table.positions[number], found.positions[number]
    begins = found.sequences[number] != ABSENT
    if at == position or position >= size:
        return None
    if at == ABSENT and not begins and found.unreadable[number]:
        return None
    return (None if at == ABSENT else at - position, begins and at == ABSENT)


def _disagreement(segment: SegmentFile, table: IndexTable, found: _Matches, first: int, last: int) -> Finding:
    position_found = found.positions[first]
    said: dict[str, object] = {
        "which": f"entry {first}" if first == last else f"entries {first} to {last}",
        "count": len(table),
        "number": table.sequences[first],
        "position": table.positions[first],
    }
    if position_found != ABSENT:
        rule, shift = "tank.index.shift", position_found - table.positions[first]
        direction = "too low, as after a bundle of which a full disk left a part" if shift > 0 else "too high"
        said |= {"first": first, "found": position_found, "by": abs(shift), "direction": direction}
    elif found.sequences[first] != ABSENT:
        rule, said["counted"] = "tank.index.number", found.sequences[first]
    else:
        rule = "tank.index.meets"
    place = first * tank_index_entry.SIZE
    return RULES.finding(rule, str(segment.index), place, said, field=f"entries[{first}]")


def agreement(segment: SegmentFile, source: Source, index: Source) -> SparselyListed | None:
    """Whether each entry has the position and the first sequence number of a bundle."""
    table = read_table(index)
    if table.error is not None or not table:
        return None
    base = layout.base_of(segment)
    if base + table.sequences[-1] > rules.MAX_SEQUENCE:
        return None
    numbers = array("Q", [base + number for number in table.sequences])
    return SparselyListed(index_run.run, source, base, (table.positions, numbers), len(table))


class TankMarks:
    """The entries of an index.

    Most bundles do not state their number. An entry is believed where bundles lead, with the numbers that are said,
    from the segment's start to the first entry; from the entry before it to it, and from it to the next; and from the
    last entry to the end of a segment whose name says its last number. So an index that is wrong all along is found
    out. One that goes wrong between two of these places is believed, as TANK believes it.
    """

    def __init__(self, index: Source, reader: SegmentReader) -> None:
        self._index = index
        self._segment = reader.source
        self._base = layout.base_of(reader.segment)
        self._last = reader.segment.details.get("declared_last")
        self._anchored: bool | None = None

    def __len__(self) -> int:
        return self._index.size // tank_index_entry.SIZE

    def __getitem__(self, number: int) -> Landmark:
        entry, _ = kaitai.parse(TankIndexEntry, self._index, number * tank_index_entry.SIZE)
        return Landmark(entry.position, self._base + entry.relative_sequence)

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        mark = self[number]
        if not states(mark, reader):
            return False
        if self._anchored is None:
            self._anchored = self._is_anchored()
        if not self._anchored or (number > 0 and not self._leads(self[number - 1], mark)):
            return False
        return number + 1 == len(self) or self._leads(mark, self[number + 1])

    def _is_anchored(self) -> bool:
        """Whether bundles lead to the first entry from the start, and from the last one to the end."""
        if not self._leads(Landmark(0, self._base), self[0]):
            return False
        if not isinstance(self._last, int):
            return True
        return self._leads(self[len(self) - 1], Landmark(self._segment.size, self._last + 1))

    def _leads(self, one: Landmark, other: Landmark) -> bool:
        """Whether bundles follow each other from one mark to the other, with the numbers that they have."""
        position, due = one.position, one.number
        assert due is not None
        for _ in range(MOST_BETWEEN):
            if position >= other.position:
                break
            bundle = find_bundle(self._segment, position)
            if bundle is None:
                return False
            position, due = bundle.end, bundle.after(due)
        return (position, due) == (other.position, other.number)


@contextmanager
def marks(reader: SegmentReader) -> Iterator[TankMarks | None]:
    """The marks of the index beside the segment of `reader`; None where there is none that can be opened."""
    with index_beside(reader.segment) as index:
        yield None if index is None else TankMarks(index, reader)
