"""The records of a segment between two ids, from the packs that may hold them and no others: of a file, or of an object
in the archive."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from segspec import formats
from segspec.core.ids import Id
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats.contract.reading import Landmark
from segspec.formats.mojo.encode import Indexed
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.footer import Footer, find_footer, id_at
from segspec.formats.mojo.index import IndexView
from segspec.formats.mojo.layout import NAME, PACK_TAG, parse_name
from segspec.formats.mojo.reader import MojoReader
from segspec.formats.mojo.variant import Variant
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import Source, open_source
from segspec.store.growing import Ending

SELECTED_BYTES = 68 << 10
"""Bytes that are read at once: a pack, as they are by default, and a little more."""

SEGMENTS_AT_HAND = 64
"""Segments whose INDEX is kept in memory."""


class Packs(NamedTuple):
    """The packs of a segment in their order, and INDEX with its place where the segment is finished. None are listed
    where nobody says where they are, or the segment is in another reading than the document's own. `ending` is that of
    a segment which is being written."""

    listed: Sequence[Indexed] = ()
    footer: Footer | None = None
    view: IndexView | None = None
    ending: Ending | None = None

    def at(self, start: Id | None) -> int:
        """The number of the only pack that may hold `start`; 0 where it comes before all."""
        return 0 if start is None else max(0, bisect_right(self.listed, start, key=_pack_id) - 1)

    def stop(self, end: Id | None) -> int | None:
        """Where the first pack begins that has no id below `end`; None where that is not known."""
        number = len(self.listed) if end is None else bisect_left(self.listed, end, key=_pack_id)
        if number < len(self.listed):
            return self.listed[number].offset - len(PACK_TAG)
        return self.footer.start if self.footer is not None else None


def _pack_id(pack: Indexed) -> Id:
    return pack.id


def packs_in(source: Source) -> Packs:
    """What INDEX says of a finished segment, where it is as a store writes it."""
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
    """The same of a file, kept for the next time."""
    found = Path(path).stat()
    return _packs_of_file(path, found.st_ino, found.st_size, found.st_mtime_ns)


@lru_cache(maxsize=SEGMENTS_AT_HAND)
def _packs_of_file(path: str, *_: int) -> Packs:
    with open_source(path) as source:
        return packs_in(source)


def selected(source: Source, start: Id | None, end: Id | None, packs: Packs, *, deleted: bool) -> Iterator[Record]:
    """The records from `start` (included) to `end` (excluded). Raises `SegspecError` for damage that it comes upon."""
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
    """The pack to begin with; None for the first one, and where the file does not bear out what is said of it."""
    number = packs.at(start)
    if not number:
        return None
    pack = packs.listed[number]
    if pack.offset >= source.size or id_at(source, pack.offset, Variant()) != pack.id:
        return None
    return Landmark(pack.offset - len(PACK_TAG), id=pack.id, time=pack.id[0])


class OwnReader(MojoReader):
    """Of a segment that is known to be in the document's own reading, so that none has to be tried, and whose INDEX has
    been read."""

    def know(self, packs: Packs) -> None:
        """Has to come before `begin`."""
        self._given = packs

    def begin(self) -> int:
        self.variant, self.start = Variant(), 0
        self._known, self._expected = True, 0
        if self._given.footer is not None:
            self._seen_size, self._footer, self._index = self.source.size, self._given.footer, self._given.view
        return 0
