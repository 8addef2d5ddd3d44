"""The records of one segment between two ids, from a file or an archived object. INDEX selects the packs to read.

A segment being written is read as it was at first.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from segspec import formats
from segspec.core.bounds import Bound, End, range_of
from segspec.core.errors import ShrunkError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Id, Listing, Record, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats.contract.reading import Landmark
from segspec.formats.mojo import rules
from segspec.formats.mojo.encode import Indexed
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.index import Footer, IndexView, find_footer, id_at
from segspec.formats.mojo.layout import NAME, PACK_TAG, Variant, parse_name
from segspec.formats.mojo.pack import read_pack
from segspec.formats.mojo.reader import MojoReader
from segspec.library.log import Log
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import Source, SourceLayer, open_source


class Ending(NamedTuple):
    """The current end of a segment: `position` bytes that do not change, and the `marker` after them."""

    position: int
    marker: bytes


class _Snapshot(SourceLayer):
    def __init__(self, source: Source, ending: Ending) -> None:
        super().__init__(source)
        self._ending = ending

    def read_at(self, position: int, length: int) -> bytes:
        end, marker = self._ending
        kept = super().read_at(position, min(length, max(0, end - position)))
        at = max(0, position - end)
        return kept + marker[at : at + length - len(kept)]

    def close(self) -> None:
        self._source.close()


def open_growing(path: str, ending: Ending) -> Source:
    """The segment at `path` up to this ending.

    Raises `FileNotFoundError` if it was renamed, and `ShrunkError` if written bytes are gone.
    """
    source = open_source(path)
    if source.size < ending.position:
        source.close()
        raise ShrunkError(path, source.size, ending.position, source.size)
    return Source(_Snapshot(source, ending), path, ending.position + len(ending.marker))


SELECTED_BYTES = 68 << 10
"""Bytes per read: a pack of default size, and a little more."""

SEGMENTS_AT_HAND = 64


class Packs(NamedTuple):
    """The packs of a segment, and INDEX with its place if the segment is finished.

    The list is empty if the places are unknown.
    """

    listed: Sequence[Indexed] = ()
    footer: Footer | None = None
    view: IndexView | None = None
    ending: Ending | None = None

    def at(self, start: Id | None) -> int:
        return 0 if start is None else max(0, bisect_right(self.listed, start, key=_pack_id) - 1)

    def stop(self, end: Id | None) -> int | None:
        """The position after packs with ids below `end`; None if unknown."""
        number = len(self.listed) if end is None else bisect_left(self.listed, end, key=_pack_id)
        if number < len(self.listed):
            return self.listed[number].offset - len(PACK_TAG)
        return self.footer.start if self.footer is not None else None


def _pack_id(pack: Indexed) -> Id:
    return pack.id


def packs_in(source: Source) -> Packs:
    """INDEX of a segment; empty if it is not usable."""
    found = find_footer(source, Variant())
    entries = found[0].entries if found is not None else None
    if found is None or entries is None or not entries.ids:
        return Packs()
    offsets = list(entries.offsets)
    if list(entries.ids) != sorted(entries.ids) or offsets != sorted(set(offsets)) or offsets[0]:
        return Packs()
    numbers = {offset: number for number, offset in enumerate(offsets)}
    view = IndexView(entries, "absolute", entries.ids, numbers, offsets)
    return Packs(list(map(Indexed, entries.ids, offsets, entries.lengths)), found[0], view)


def packs_of_file(path: str) -> Packs:
    found = Path(path).stat()
    return _packs_of_file(path, found.st_ino, found.st_size, found.st_mtime_ns)


@lru_cache(maxsize=SEGMENTS_AT_HAND)
def _packs_of_file(path: str, *_: int) -> Packs:
    with open_source(path) as source:
        return packs_in(source)


def selected(source: Source, start: Id | None, end: Id | None, packs: Packs, *, deleted: bool) -> Iterator[Record]:
    """The records from `start` to `end` (exclusive). Raises `SegspecError` for damage."""
    format, segment = formats.get(NAME), segment_file(source.path, parse_name(source.name))
    reader = OwnReader(source, segment, DEFAULT_LIMITS) if packs.listed else MojoReader(source, segment, DEFAULT_LIMITS)
    if isinstance(reader, OwnReader):
        reader.know(packs)
    scanner = format.scanner_for(reader, Wanted(records=True, stride=SELECTED_BYTES))
    summary, stop = SegmentSummary(segment, source.size), packs.stop(end)
    mark = _mark(source, packs, start)
    for step in walk(reader, summary, on_damage=OnDamage.FAIL, scanner=scanner, start=mark, whole=False):
        records = list(step.records)
        first = 0 if start is None else bisect_left(records, start, key=_id)
        last = len(records) if end is None else bisect_left(records, end, key=_id)
        yield from (record for record in records[first:last] if deleted or not record.deleted)
        if last < len(records) or (stop is not None and (step.end or 0) >= stop):
            return


def _id(record: Record) -> Id:
    assert record.id is not None
    return record.id


def _mark(source: Source, packs: Packs, start: Id | None) -> Landmark | None:
    number = packs.at(start)
    if not number:
        return None
    pack = packs.listed[number]
    if pack.offset >= source.size or id_at(source, pack.offset, Variant()) != pack.id:
        return None
    return Landmark(pack.offset - len(PACK_TAG), id=pack.id, time=pack.id[0])


class OwnReader(MojoReader):
    """Reads a segment with a known INDEX in the document's own reading, without trying others."""

    def know(self, packs: Packs) -> None:
        """Must precede `begin`."""
        self._given = packs

    def begin(self) -> int:
        self.variant, self.start = Variant(), 0
        self._known, self._expected = True, 0
        if self._given.footer is not None:
            self._seen_size, self._footer, self._index = self.source.size, self._given.footer, self._given.view
        return 0


PACKS_AT_ONCE = 4


def id_of(end: End | None) -> Id | None:
    """One end of a range as an id: an id, its text (`ms` is `ms-0`), or a time."""
    if end is None:
        return None
    if (isinstance(end, int) and not isinstance(end, bool)) or (isinstance(end, str) and end.isdecimal()):
        return int(end), 0
    within = range_of(end, None, None)
    bound: Bound | None = within.start if within is not None else None
    assert bound is not None
    return bound.value if isinstance(bound.value, tuple) else (bound.value, 0)


def records_of(
    path: str, start: Id | None, end: Id | None, *, deleted: bool = False, packs: Packs | None = None
) -> Iterator[Record]:
    """Raises `SegspecError` for damage. `packs` are those of a segment being written, which has no INDEX yet."""
    if start is None and end is None:
        yield from log_of(path).records(on_damage="fail", deleted=deleted)
        return
    ending = packs.ending if packs is not None else None
    with open_source(path) if ending is None else open_growing(path, ending) as source:
        yield from selected(source, start, end, packs_of_file(path) if packs is None else packs, deleted=deleted)


def log_of(path: str) -> Log:
    segment = segment_file(path, parse_name(path.rpartition("/")[2]))
    return Log(path, formats.get(NAME), Listing((segment,)))


def reversed_records(
    path: str, start: Id | None, end: Id | None, *, deleted: bool = False, packs: Packs | None = None
) -> Iterator[Record]:
    known = packs_of_file(path) if packs is None else packs
    for low, high in backwards(start, end, known, PACKS_AT_ONCE):
        yield from reversed(list(records_of(path, low, high, deleted=deleted, packs=known)))


def backwards(start: Id | None, end: Id | None, packs: Packs, at_once: int) -> Iterator[tuple[Id | None, Id | None]]:
    ids = [pack.id for pack in packs.listed[::at_once]]
    cuts = [start, *(one for one in ids if (start is None or one > start) and (end is None or one < end)), end]
    return zip(reversed(cuts[:-1]), reversed(cuts[1:]), strict=True)


def entry_at(path: str, record_id: Id) -> Record | None:
    """The record with its own position; None if the segment lacks it."""
    with open_source(path) as source:
        found = next(selected(source, record_id, None, packs_of_file(path), deleted=True), None)
        if found is None or found.id != record_id:
            return None
        reader = MojoReader(source, segment_file(path, parse_name(source.name)), DEFAULT_LIMITS)
        reader.begin()
        tagged = rules.is_tagged(reader.variant.has_tags, found.position, reader.start)
        pack = read_pack(source, found.position, reader.variant, has_tag=tagged)
        number = next(place for place, each in enumerate(pack.entries) if each.id == record_id)
        before = read_pack(source, found.position, reader.variant, has_tag=tagged, limit=number, fields=False)
        return replace(pack.entries[number], position=before.end)


def last_id(path: str) -> Id | None:
    """The last id, deleted or not; None if empty."""
    found = next(reversed_records(path, None, None, deleted=True), None)
    return found.id if found is not None else None
