"""A segment's index: its entries, and comparison with the segment."""

from __future__ import annotations

import itertools
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import cached_property

from segspec.core.errors import Finding, ShrunkError
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level
from segspec.formats.contract.reading import Landmark, Landmarks, SegmentReader, WholeSegment, index_beside, states
from segspec.formats.tank import layout, rules
from segspec.formats.tank.bundle import RULES, find_bundle
from segspec.frames.index_file import IndexRows, Marks, marks_beside
from segspec.frames.sparse_index import ListedFrames, ListedSparsely, SparseIndexFile
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes, open_source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index import TankIndex as TankIndex
from segspec_ksy.tank_index_entry import TankIndexEntry

MOST_BETWEEN = 4096
"""Maximum bundles read between two index entries."""


class IndexTable:
    """An index in two columns: sequence numbers relative to the base, and positions in the segment.

    It ends before the first entry that does not rise; `error` is about that, or an incomplete last one.
    """

    def __init__(self, source: Source, most: int | None = None) -> None:
        self.sequences, self.positions = array("q"), array("q")
        self.error: Finding | None = None
        rows, last = IndexRows(source, tank_index_entry), None
        for number, (position, entry) in enumerate(rows.listed(0, min(len(rows), most or len(rows)))):
            here = entry.relative_sequence, entry.position
            if rule := _broken(last, here):
                said = {"number": number, "here": here, "last": last}
                self.error = RULES.finding(rule, source.path, position, said)
                return
            self.sequences.append(here[0])
            self.positions.append(here[1])
            last = here
        if rows.rest:
            torn = Finding.from_error(kaitai.refused(TankIndexEntry, source, rows.position(len(rows))))
            self.error = RULES.finding("tank.index.part", torn.path, torn.position, torn._asdict(), field=torn.field)

    def __len__(self) -> int:
        return len(self.positions)


def _broken(last: tuple[int, int] | None, here: tuple[int, int]) -> str:
    if last is None:
        return "" if rules.begins_index(*here) else "tank.index.first"
    return "" if rules.follows_entry(*last, *here) else "tank.index.rises"


def load_table(segment: SegmentFile) -> IndexTable:
    """The index; empty if it cannot be opened."""
    try:
        with index_beside(segment) as source:
            return IndexTable(source or from_bytes(b""))
    except (OSError, ShrunkError):
        return IndexTable(from_bytes(b""))


def check(whole: WholeSegment) -> Iterator[Finding]:
    segment, table, what = whole.segment, None, "the segment has no index"
    try:
        if segment.index is not None:
            with open_source(segment.index) as index:
                table, what = IndexTable(index), "the index is empty"
    except OSError as error:
        what = f"the index cannot be opened: {error.strerror}"
    if table is None or not (table or table.error):
        if whole.source.size:
            yield RULES.finding("tank.index.missing", segment.path, 0, {"what": what})
        return
    if table.error is not None:
        yield table.error
    if table:
        yield from _compare(segment, table, _Found(table, whole))


def _compare(segment: SegmentFile, table: IndexTable, found: _Found) -> Iterator[Finding]:
    yield from _past_the_end(segment, found.size, table)
    for kind, entries in itertools.groupby(range(len(table)), found.kind):
        if kind is not None:
            first, *more = entries
            yield _disagreement(segment, found, first, first + len(more))


class _Found:
    """The bundles of a segment that an index may list."""

    def __init__(self, table: IndexTable, whole: WholeSegment) -> None:
        self.table, self.size = table, whole.source.size
        self.numbers, self.places, self.unreadable = dict[int, int](), dict[int, int](), set[int]()
        frames, base = ListedFrames(whole, Level.RECORDS), layout.base_of(whole.segment)
        positions, numbers = set(table.positions), set(table.sequences)
        for position, first in zip(frames.positions, frames.firsts, strict=True):
            if position in positions:
                self.numbers[position] = first - base
            if first - base in numbers:
                self.places.setdefault(first - base, position)
        for finding in frames.damages:
            ends = finding.position, finding.position + (finding.bytes or 0)
            self.unreadable.update(table.positions[slice(*(bisect_left(table.positions, end) for end in ends))])

    def place(self, entry: int) -> int | None:
        number, position = self.table.sequences[entry], self.table.positions[entry]
        return position if self.numbers.get(position) == number else self.places.get(number)

    def kind(self, entry: int) -> tuple[int | None, bool] | None:
        """How an entry is wrong, if known: by how many bytes it is too low (None if no bundle has its number), and
        whether a bundle still begins at its position."""
        position, at = self.table.positions[entry], self.place(entry)
        if at == position or position >= self.size:
            return None
        begins = position in self.numbers
        if at is None and not begins and position in self.unreadable:
            return None
        return (None if at is None else at - position, begins and at is None)


def _past_the_end(segment: SegmentFile, size: int, table: IndexTable) -> Iterator[Finding]:
    outside = len(table) - bisect_left(table.positions, size)
    lost = "has lost its tail; the broker does not start" if size else "has lost all that it held"
    if outside:
        said = {"outside": outside, "count": len(table), "lost": lost, "size": size, "last": table.positions[-1]}
        yield RULES.finding("tank.index.within", str(segment.index), 0, said)


def _disagreement(segment: SegmentFile, found: _Found, first: int, last: int) -> Finding:
    table = found.table
    number, position, at = table.sequences[first], table.positions[first], found.place(first)
    said: dict[str, object] = {
        "which": f"entry {first}" if first == last else f"entries {first} to {last}",
        "count": len(table),
        "number": number,
        "position": position,
    }
    if at is not None:
        rule, shift = "tank.index.shift", at - position
        direction = "too low, as after a bundle of which a full disk left a part" if shift > 0 else "too high"
        said |= {"first": first, "found": at, "by": abs(shift), "direction": direction}
    elif position in found.numbers:
        rule, said["counted"] = "tank.index.number", found.numbers[position]
    else:
        rule = "tank.index.meets"
    place = first * tank_index_entry.SIZE
    return RULES.finding(rule, str(segment.index), place, said, field=f"entries[{first}]")


class TankIndexFile(SparseIndexFile):
    """TANK's index: a bundle's position and first number."""

    of_first = True

    def agreement(self, segment: SegmentFile, source: Source, index: Source) -> ListedSparsely | None:
        rows = IndexRows(index, self.layout)
        begins = bool(rows) and rules.begins_index(*rows[0])
        return super().agreement(segment, source, index) if begins else None


INDEX = TankIndexFile(tank_index_entry, "relative_sequence", reserves=False)


class TankMarks(Marks):
    """The entries of an index.

    An entry is trusted if bundles, with their known numbers, lead to it from the segment's start or the previous entry,
    and from it to the next entry or the segment's known end. Errors between go unnoticed, as in TANK.
    """

    def __init__(self, index: Source, reader: SegmentReader) -> None:
        base = layout.base_of(reader.segment)
        super().__init__(
            IndexRows(index, tank_index_entry), lambda entry: Landmark(entry.position, base + entry.relative_sequence)
        )
        last = reader.segment.details.get("declared_last")
        self._segment, self._start = reader.source, Landmark(0, base)
        self._end = Landmark(reader.source.size, last + 1) if isinstance(last, int) else None

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        around = [self[each] for each in range(max(number - 1, 0), min(number + 2, len(self)))]
        return states(self[number], reader) and self._is_anchored and self._lead_on(around)

    @cached_property
    def _is_anchored(self) -> bool:
        is_end = self._end is None or self._lead_on([self[len(self) - 1], self._end])
        return self._lead_on([self._start, self[0]]) and is_end

    def _lead_on(self, marks: list[Landmark]) -> bool:
        return all(itertools.starmap(self._leads, itertools.pairwise(marks)))

    def _leads(self, one: Landmark, other: Landmark) -> bool:
        position, due = one.position, one.due
        for _ in range(MOST_BETWEEN):
            if position >= other.position:
                break
            bundle = find_bundle(self._segment, position)
            if bundle is None:
                return False
            position, due = bundle.end, bundle.after(due)
        return (position, due) == (other.position, other.number)


def marks(reader: SegmentReader) -> AbstractContextManager[Landmarks | None]:
    """The bundles that the index lists; None if it cannot be opened."""
    return marks_beside(reader, lambda index: TankMarks(index, reader))
