"""Stretches of mojo packs: closed, their ids in order, and as INDEX has them where there is one.

Every reading of the document is scanned, except one without tags in a segment that is not finished: only the reader
can tell what follows a pack there.
"""

from __future__ import annotations

from segspec.columns.lane import BATCH_BYTES, Lane
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.mojo.layout import id_text
from segspec.formats.mojo.reader import MojoReader
from segspec.formats.mojo.scan.batch import LEAST, NO_FIELDS, NO_ROOM, Batch
from segspec.formats.mojo.scan.run import ENDED, MANY, EntryParts, PackReading, run
from segspec.storage.source import View

FIRST_CAPACITY = 1 << 10
MOST_CAPACITY = 1 << 20
"""Rows of a kernel that one entry may have; the reader reads one that has more."""

LARGEST_ROOM = 64 << 20
"""Bytes of names or of values that one pack may make: the names of its master entry come again for each entry."""

SPARE = 1.1
"""Room is made for so many times what the last stretch held."""

FIRST_SHARES = {"rows": 1 / 24, "fields": 1 / 12, "ids": 1, "names": 1, "values": 1, "masters": 1 / 16}
"""Room for each byte of the file before anything is known of the segment."""


def make(reader: SegmentReader, wanted: Wanted) -> MojoScanner:
    assert isinstance(reader, MojoReader)
    return MojoScanner(reader, wanted)


class MojoScanner:
    """A `Scanner`."""

    def __init__(self, reader: MojoReader, wanted: Wanted) -> None:
        self._reader = reader
        self._wanted = wanted
        fields = wanted.records or "fields" in wanted.columns
        self._made = EntryParts(wanted.places, "id" in wanted.columns and not wanted.flat, fields)
        self._lane = Lane(run, reader.source, wanted)
        self._capacity = FIRST_CAPACITY
        self._shares = dict(FIRST_SHARES)

    def scan(self, position: int) -> Stretch | None:
        reader = self._reader
        footer = reader.footer
        limit = reader.source.size if footer is None else footer.start
        undecided = footer is None and not reader.variant.has_tags
        if position < reader.start or position >= limit or reader.is_within_pack or undecided:
            return None
        for view, size in self._lane.views(position):
            found = self._in_view(view, position, size, limit)
            if found is not None:
                return found
        return None

    def _in_view(self, view: View, position: int, size: int, limit: int) -> Stretch | None:
        start = position - view.base
        end = min(len(view.data), limit - view.base)
        stop = min(start + size, end)
        found = self._run(view, start, stop, end)
        agreed = found.agreed(self._reader.index_view)
        if not agreed:
            return None
        if agreed < found.found.packs:
            found = self._run(view, start, found.start_of(agreed) - view.base, end)
        self._learn(found, found.found.reached - start)
        return self._stretch(found, position, view.base)

    def _run(self, view: View, start: int, stop: int, end: int) -> Batch:
        """One run, repeated with more room as long as that is what the first pack lacks."""
        scale = 1
        while True:
            found = self._run_once(view, start, stop, end, scale)
            if found.found.packs or found.found.why == ENDED:
                return found
            if found.found.why == MANY:
                if self._capacity >= MOST_CAPACITY:
                    return found
                self._capacity *= 4
            elif scale * (stop - start) >= LARGEST_ROOM:
                return found
            else:
                scale *= 4

    def _run_once(self, view: View, start: int, stop: int, end: int, scale: int) -> Batch:
        reader, wanted, room = self._reader, self._wanted, self._lane.room
        variant, last = reader.variant, reader.last_id
        sizes = self._sizes((stop - start) * scale)
        found = Batch(room, sizes, self._made, numbers_ids=wanted.records or wanted.flat)
        last_ms, last_seq = last or (0, 0)
        reading = PackReading(
            reader.start - view.base, int(variant.form), variant.has_tags, variant.has_counts, variant.has_lp_count,
            int(variant.bytes_form), int(variant.elements_form),
        )  # fmt: skip
        result = self._lane.run(
            view.data, view.base, start, stop, end, reading, last is not None, last_ms, last_seq, self._made,
            *found.arguments(), self._capacity,
            room.columns("mojo_names", self._capacity), room.columns("mojo_entry_fields", self._capacity),
        )  # fmt: skip
        found.take(result)
        return found

    def _sizes(self, size: int) -> dict[str, int]:
        if not self._wanted.places:
            return NO_ROOM
        sizes = {name: min(int(size * share) + LEAST, max(size, BATCH_BYTES)) for name, share in self._shares.items()}
        return sizes | ({} if self._made.ids else {"ids": 0}) | ({} if self._made.fields else NO_FIELDS)

    def _learn(self, found: Batch, size: int) -> None:
        """Remembers how much of each there was, so that little more room is made than the next stretch needs."""
        shares = {name: SPARE * number / size for name, number in found.used.items()}
        self._lane.learn(found.found.rows, size)
        self._shares = shares | {"masters": FIRST_SHARES["masters"]}

    def _stretch(self, found: Batch, position: int, base: int) -> Stretch:
        told = found.found
        stretch = Stretch(
            position, told.reached + base, told.packs, told.rows, told.rows - told.live, carried=found.known()
        )
        if told.live:
            stretch.first_offset, stretch.last_offset = map(id_text, found.ends())
        if self._wanted.records:
            stretch.records = found.records()
        elif self._wanted.columns:
            stretch.columns = self._lane.columns(found.columns(self._wanted.columns), told.rows)
        stretch.each = found.each() if self._wanted.frames else None
        return stretch
