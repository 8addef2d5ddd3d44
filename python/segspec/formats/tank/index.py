"""A segment's index: its entries, and comparison with the segment."""

from __future__ import annotations

import itertools
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager

from segspec.core.errors import Finding, SegspecError, ShrunkError
from segspec.core.model import SegmentFile
from segspec.core.stretch import MOST, Level, Step
from segspec.formats.contract.reading import Landmark, SegmentReader, WholeSegment, index_beside, states
from segspec.formats.tank import layout, rules
from segspec.formats.tank.bundle import RULES, find_bundle
from segspec.frames.sparse_index import EntryFile, EntryTable, ListedSparsely, firsts_of
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes, open_source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index import TankIndex as TankIndex
from segspec_ksy.tank_index_entry import TankIndexEntry

INDEX = EntryFile(tank_index_entry, "relative_sequence", reserves=False)

FIRST_READ, MORE = 4_096, 8

MOST_BETWEEN = 4096
"""Maximum bundles read between two index entries."""


class IndexTable(EntryTable):
    """An index in two columns: sequence numbers relative to the base, and positions in the segment.

    It ends before the first entry that does not rise; `error` is about that, or an incomplete last one.
    """

    def __init__(self, source: Source, most: int | None = None) -> None:
        limit, most = source.size if most is None else most, FIRST_READ
        self.error: Finding | None = None
        while True:
            super().__init__(source, tank_index_entry, min(most, limit), reserves=False)
            self.sequences, self.positions = self.columns().values()
            self._keep_rising()
            if self.error is not None or len(self) == self.count or most >= limit:
                break
            most *= MORE
        if self.error is None and self.rest and len(self) == self.count:
            torn = Finding.from_error(part_of_entry(source))
            self.error = RULES.finding("tank.index.part", torn.path, torn.position, torn._asdict(), field=torn.field)

    def _keep_rising(self) -> None:
        last: tuple[int, int] | None = None
        for number, here in enumerate(zip(self.sequences, self.positions, strict=True)):
            rule = _broken(last, here)
            if rule:
                said = {"number": number, "here": here, "last": last}
                self.error = RULES.finding(rule, self.path, number * tank_index_entry.SIZE, said)
                del self.sequences[number:], self.positions[number:]
                return
            last = here

    def __len__(self) -> int:
        return len(self.positions)


def _broken(last: tuple[int, int] | None, here: tuple[int, int]) -> str:
    if last is None:
        return "" if rules.begins_index(*here) else "tank.index.first"
    return "" if rules.follows_entry(*last, *here) else "tank.index.rises"


def part_of_entry(source: Source) -> SegspecError:
    return kaitai.refused(TankIndexEntry, source, source.size - source.size % tank_index_entry.SIZE)


def load_table(segment: SegmentFile) -> IndexTable:
    """The index; empty if it cannot be opened."""
    try:
        with index_beside(segment) as source:
            return IndexTable(source or from_bytes(b""))
    except (OSError, ShrunkError):
        return IndexTable(from_bytes(b""))


def check(whole: WholeSegment) -> Iterator[Finding]:
    segment, has_bytes = whole.segment, whole.source.size > 0
    if segment.index is None:
        if has_bytes:
            yield _missing(segment, "the segment has no index")
        return
    try:
        with open_source(segment.index) as index:
            table = IndexTable(index)
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


def _compare(segment: SegmentFile, size: int, table: IndexTable, steps: Iterator[Step]) -> Iterator[Finding]:
    yield from _past_the_end(segment, size, table)
    found = _Found(table, layout.base_of(segment), steps)
    for kind, entries in itertools.groupby(range(len(table)), lambda entry: found.kind(entry, size)):
        if kind is not None:
            first, *more = entries
            yield _disagreement(segment, found, first, first + len(more))


class _Found:
    def __init__(self, table: IndexTable, base: int, steps: Iterator[Step]) -> None:
        self.table = table
        self.numbers, self.places, self.unreadable = dict[int, int](), dict[int, int](), set[int]()
        positions, numbers = set(table.positions), set(table.sequences)
        for step in steps:
            for finding in step.findings if step.each is None else ():
                ends = finding.position, finding.position + (finding.bytes or 0)
                self.unreadable.update(table.positions[slice(*(bisect_left(table.positions, end) for end in ends))])
            for position, first in () if step.each is None else firsts_of(step.each):
                if position in positions:
                    self.numbers[position] = first - base
                if first - base in numbers:
                    self.places.setdefault(first - base, position)

    def place(self, entry: int) -> int | None:
        number, position = self.table.sequences[entry], self.table.positions[entry]
        return position if self.numbers.get(position) == number else self.places.get(number)

    def kind(self, entry: int, size: int) -> tuple[int | None, bool] | None:
        """How an entry is wrong, if known: by how many bytes it is too low (None if no bundle has its number), and
        whether a bundle still begins at its position."""
        position, at = self.table.positions[entry], self.place(entry)
        if at == position or position >= size:
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


def agreement(segment: SegmentFile, source: Source, index: Source) -> ListedSparsely | None:
    table = IndexTable(index)
    if table.error is not None or not table or layout.base_of(segment) > MOST:
        return None
    return ListedSparsely(table, segment, source, INDEX.offset, of_first=True)


class TankMarks:
    """The entries of an index.

    An entry is trusted if bundles, with their known numbers, lead to it from the segment's start or the previous entry,
    and from it to the next entry or the segment's known end. Errors between go unnoticed, as in TANK.
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
        size = tank_index_entry.SIZE
        entry = tank_index_entry.unpack(self._index.read(number * size, size))
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
        if not self._leads(Landmark(0, self._base), self[0]):
            return False
        if not isinstance(self._last, int):
            return True
        return self._leads(self[len(self) - 1], Landmark(self._segment.size, self._last + 1))

    def _leads(self, one: Landmark, other: Landmark) -> bool:
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
    """The bundles that the index lists; None if it cannot be opened."""
    with index_beside(reader.segment) as index:
        yield None if index is None else TankMarks(index, reader)
