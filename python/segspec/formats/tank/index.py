"""A segment's index: its entries, and how they agree with the segment."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Step
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.tank import layout, rules
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_kernels.runtime import SIGNED_MAX, SIGNED_MIN
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index_entry import TankIndexEntry

ABSENT = SIGNED_MIN
"""In an array of signed numbers: none."""


@dataclass(slots=True)
class IndexTable:
    """The entries of an index in two columns: sequence numbers relative to the base, and positions in the segment.

    Only the entries before the first one that does not rise are in it; `error` is about that one, or about a part of
    an entry at the end.
    """

    sequences: array[int] = field(default_factory=lambda: array("Q"))
    positions: array[int] = field(default_factory=lambda: array("Q"))
    error: SegspecError | None = None

    def __len__(self) -> int:
        return len(self.positions)


def entries_of(source: Source) -> Iterator[tuple[int, TankIndexEntry]]:
    """Every entry with its own position. Raises `SegspecError` (torn) at a part of one."""
    position = 0
    while position < source.size:
        entry, end = kaitai.parse(TankIndexEntry, source, position)
        yield position, entry
        position = end


def read_table(source: Source) -> IndexTable:
    """The index in `source`, as far as it can be used."""
    table = IndexTable()
    try:
        for position, entry in entries_of(source):
            table.error = _order_error(source, table, position, entry)
            if table.error is not None:
                return table
            table.sequences.append(entry.relative_sequence)
            table.positions.append(entry.position)
    except SegspecError as error:
        error.code = Code.BAD_INDEX
        error.message = f"the index ends inside an entry, and TANK reads its last entry from the end: {error.message}"
        table.error = error
    return table


def read_start(source: Source) -> IndexTable:
    """The first entry of an index, if it is what every index begins with."""
    table = IndexTable()
    try:
        first = next(entries_of(source), None) if source.size else None
    except SegspecError:
        return table
    if first is not None and _order_error(source, table, *first) is None:
        table.sequences.append(first[1].relative_sequence)
        table.positions.append(first[1].position)
    return table


def load_table(segment: SegmentFile) -> IndexTable | None:
    """The index of `segment`, or None where it has none that can be opened."""
    if segment.index is None:
        return None
    try:
        with open_source(segment.index) as source:
            return read_table(source)
    except OSError:
        return None


def _order_error(source: Source, table: IndexTable, position: int, entry: TankIndexEntry) -> SegspecError | None:
    here = f"({entry.relative_sequence}, {entry.position})"
    if not table:
        if rules.begins_index(entry.relative_sequence, entry.position):
            return None
        wanted = "(0, 0)"
        message = f"the first entry is {here}, not {wanted}"
    else:
        last = (table.sequences[-1], table.positions[-1])
        if rules.follows_entry(*last, entry.relative_sequence, entry.position):
            return None
        wanted = f"both above {last}"
        message = f"entry {len(table)} is {here} and follows {last}: both must rise"
    return SegspecError(
        Code.BAD_INDEX, message, path=source.path, position=position, field="entries", expected=wanted, actual=here
    )


def index_entries(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    """The entries of an index as flat dicts; numbers count from the base of its segment, or of its own name."""
    base = layout.index_base(source.name) if segment is None else segment.base
    for position, entry in entries_of(source):
        yield flat(position, entry, base)


def check(whole: WholeSegment) -> Iterator[Finding]:
    """Compares the index of a segment with the segment itself."""
    segment = whole.segment
    if whole.source.size == 0 and (segment.index is None or not load_table(segment)):
        return
    if segment.index is None:
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
        yield _missing(segment, "the index is empty")
        return
    if table.error is not None:
        yield Finding.from_error(table.error, severity=Severity.WARNING)
    if table:
        yield from _compare(segment, whole.source.size, table, whole.frames(Level.RECORDS))


def _missing(segment: SegmentFile, what: str) -> Finding:
    return Finding(segment.path, 0, Code.MISSING_INDEX, Severity.NOTE, f"{what}; the broker builds one at its start")


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
        if step.frame is None:
            for finding in step.findings:
                _mark_unreadable(table, found, finding)
            continue
        assert step.frame.first_offset is not None
        relative = step.frame.first_offset - base
        number = _index_of(table.sequences, relative)
        if number is not None and (found.positions[number] == ABSENT or step.frame.position == table.positions[number]):
            found.positions[number] = step.frame.position
        number = _index_of(table.positions, step.frame.position)
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
    for first, last in _runs(table, found, size):
        yield _disagreement(segment, table, found, first, last)


def _past_the_end(segment: SegmentFile, size: int, table: IndexTable) -> Iterator[Finding]:
    outside = len(table) - bisect_left(table.positions, size)
    lost = "has lost its tail; the broker does not start" if size else "has lost all that it held"
    if outside:
        yield Finding(
            str(segment.index),
            0,
            Code.INDEX_AHEAD,
            Severity.ERROR,
            f"{outside} of {len(table)} entries point past the end of the segment, which {lost}",
            field="entries.position",
            expected=f"below {size}",
            actual=str(table.positions[-1]),
        )


def _runs(table: IndexTable, found: _Matches, size: int) -> Iterator[tuple[int, int]]:
    """Runs of entries that are wrong in the same way: the first and the last of each."""
    first: int | None = None
    last_kind: tuple[int | None, bool] | None = None
    for number in range(len(table)):
        kind = _kind(table, found, number, size)
        if kind == last_kind:
            continue
        if first is not None:
            yield first, number - 1
        first, last_kind = (None if kind is None else number), kind
    if first is not None:
        yield first, len(table) - 1


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
    shift = None if position_found == ABSENT else position_found - table.positions[first]
    which = f"entry {first}" if first == last else f"entries {first} to {last}"
    number, position = table.sequences[first], table.positions[first]
    expected: str | None = None
    if shift is not None:
        direction = "too low" if shift > 0 else "too high"
        expected, actual = f"position {position + shift}", f"position {position}"
        message = (
            f"constant shift of {abs(shift)} bytes from entry {first}: {which} of {len(table)} point {abs(shift)} "
            f"bytes {direction}"
        )
        if shift > 0:
            message += ", as after a bundle of which a full disk left a part"
    elif found.sequences[first] != ABSENT:
        expected, actual = f"relative sequence number {found.sequences[first]}", f"relative sequence number {number}"
        message = (
            f"{which} of {len(table)}: the index numbers the bundle at {position} differently than counting up to it "
            "does; TANK answers with either number, depending on where a reader begins"
        )
    else:
        actual = f"({number}, {position})"
        message = f"{which} of {len(table)}: no bundle begins at {position}, and none has the relative number {number}"
    return Finding(
        str(segment.index),
        first * tank_index_entry.SIZE,
        Code.BAD_INDEX,
        Severity.WARNING,
        message,
        field=f"entries[{first}]",
        expected=expected,
        actual=actual,
    )


def flat(position: int, entry: TankIndexEntry, base: int | None) -> dict[str, Any]:
    """An entry as a flat dict; `offset` is absolute, where the base is known."""
    out: dict[str, Any] = {"position": position, "relative_sequence": entry.relative_sequence}
    if base is not None:
        out["offset"] = base + entry.relative_sequence
    return out | {"segment_position": entry.position}
