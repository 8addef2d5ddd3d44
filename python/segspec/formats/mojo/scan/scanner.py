"""Stretches of mojo packs: closed, their ids in order, and in agreement with INDEX.

Every reading is scanned, except one without tags in an unfinished segment: only the reader can identify bytes after
packs there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from segspec.columns.lane import BATCH_BYTES, Lane
from segspec.core.errors import Finding
from segspec.core.stretch import Level, Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.mojo.checks import PackTold, warnings
from segspec.formats.mojo.layout import id_text
from segspec.formats.mojo.pack import is_cut, reading_of
from segspec.formats.mojo.reader import MojoReader
from segspec.formats.mojo.scan.batch import NO_ROOM, EntryRoom, PackRoom
from segspec.formats.mojo.scan.pack_run import MANY, Filled
from segspec.formats.mojo.scan.run import LastId, PacksFound, run
from segspec.storage.source import View
from segspec_ksy.rules.mojo import ORDER_IN_A_PACK, ORDER_PACKS

LEAST = 64
NO_FIELDS = {"fields": 0, "names": 0, "values": 0, "masters": 0}
FIRST_CAPACITY = 1 << 10
MOST_CAPACITY = 1 << 20

LARGEST_ROOM = 64 << 20
"""Maximum bytes of a pack's names or values: entries repeat master names."""

SPARE = 1.1

FIRST_SHARES = {"rows": 1 / 24, "fields": 1 / 12, "ids": 1, "names": 1, "values": 1, "masters": 1 / 16}
"""Initial room per byte of the file."""


class MojoScanner:
    """Scans mojo packs."""

    def __init__(self, reader: SegmentReader, wanted: Wanted) -> None:
        assert isinstance(reader, MojoReader)
        self._reader = reader
        self._wanted = wanted
        self._makes_ids = "id" in wanted.columns and not wanted.flat
        self._makes_fields = wanted.records or "fields" in wanted.columns
        self._lane = Lane(run, reader.source, wanted)
        self._packs = PackRoom(self._lane.room)
        self._capacity = FIRST_CAPACITY
        self._shares = dict(FIRST_SHARES)
        self._is_odd = False
        """Whether the last pack was a stretch of its own, which the reader judged."""
        self._odd_bytes = 1
        """The size of that pack, which the next one is expected to have."""

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        reader = self._reader
        footer = reader.footer
        limit = reader.source.size if footer is None else footer.start
        undecided = footer is None and not reader.variant.has_tags
        if position < reader.start or position >= limit or reader.is_within_pack or undecided:
            return None
        for view, size in self._lane.views(position, stop=stop):
            end = min(len(view.data), limit - view.base)
            until = position - view.base + (1 if self._is_odd else min(size, end))
            found, entries = self._run(view, position, until, end)
            if found.packs:
                return self._agreed(view, position, end, found, entries)
            if not is_cut(found.part, found.status) or end == limit - view.base:
                break
        self._is_odd = False
        return None

    def _agreed(self, view: View, position: int, end: int, found: PacksFound, entries: EntryRoom) -> Stretch:
        """The first packs that agree with INDEX; one that does not, or is out of order, as the reader judges it."""
        agreed = self._packs.agreed(found.packs, self._reader.index_view)
        self._is_odd = not agreed or found.why == ORDER_PACKS
        if self._is_odd:
            agreed = 1
        if agreed < found.packs:
            until = self._packs.rows.position[agreed] - view.base
            found, entries = self._run(view, position, until, end)
        self._learn(found.written, found.rows, found.reached - position)
        self._odd_bytes = found.reached - position if self._is_odd else 1
        # The reader reads, and a view is gone with the next read.
        judged = self._judged(position) if self._is_odd else None
        return self._stretch(found, entries, position, judged)

    def _judged(self, position: int) -> list[Finding]:
        """Raises `SegspecError` if the pack may not be released."""
        if self._wanted.level < Level.CHECKSUMS:
            return []
        return list(self._reader.check(self._reader.frame(position)))

    def _run(self, view: View, position: int, stop: int, end: int) -> tuple[PacksFound, EntryRoom]:
        size = max(stop + view.base - position, min(self._odd_bytes, end + view.base - position))
        while True:
            found, entries = self._run_once(view, position, stop, end, size)
            if found.packs or found.why >= 0:
                return found, entries
            if found.why == MANY:
                if self._capacity >= MOST_CAPACITY:
                    return found, entries
                self._capacity *= 4
            elif size >= LARGEST_ROOM:
                return found, entries
            else:
                size *= 4

    def _run_once(self, view: View, position: int, stop: int, end: int, size: int) -> tuple[PacksFound, EntryRoom]:
        reader, wanted = self._reader, self._wanted
        entries = EntryRoom(self._lane.room, self._sizes(size), numbers_ids=wanted.records or wanted.flat)
        last = LastId(reader.last_id is not None, *(reader.last_id or (0, 0)))
        result = self._lane.run(
            view.data, view.base, stop, end, position, reading_of(reader.variant, reader.start), last,
            self._packs.rows, entries.space(self._capacity if self._makes_fields else 0),
        )  # fmt: skip
        return PacksFound(*result[:3], Filled._make(result[3]), *result[4:]), entries

    def _sizes(self, size: int) -> dict[str, int]:
        if not self._wanted.places:
            return NO_ROOM
        sizes = {name: min(int(size * share) + LEAST, max(size, BATCH_BYTES)) for name, share in self._shares.items()}
        return sizes | ({} if self._makes_ids else {"ids": 0}) | ({} if self._makes_fields else NO_FIELDS)

    def _learn(self, written: Filled, rows: int, size: int) -> None:
        shares = {name: SPARE * number / size for name, number in written._asdict().items()}
        self._lane.learn(rows, size)
        self._shares = shares | {"masters": FIRST_SHARES["masters"]}

    def _stretch(self, found: PacksFound, entries: EntryRoom, position: int, judged: list[Finding] | None) -> Stretch:
        count, wanted = found.packs, self._wanted
        deleted, known = found.rows - found.live, self._packs.known(count)
        stretch = Stretch(position, found.reached, count, found.rows, deleted, carried=known)
        stretch.is_judged = found.why == ORDER_IN_A_PACK
        if judged is not None:
            stretch.findings = judged
        elif wanted.level >= Level.CHECKSUMS:
            stretch.findings = [*self._warnings(count)]
        if found.live:
            stretch.first_offset = id_text((found.first_ms, found.first_seq))
            stretch.last_offset = id_text((found.last_ms, found.last_seq))
        if wanted.records:
            stretch.records = entries.records(found.written)
        elif wanted.columns:
            stretch.columns = self._lane.columns(entries.columns(wanted.columns), found.rows)
        stretch.each = self._packs.each(count) if wanted.frames else None
        return stretch

    def _warnings(self, count: int) -> Iterator[Finding]:
        packs, has_counts, path = self._packs.rows, self._reader.variant.has_counts, self._reader.source.path
        for pack in compress(range(count), packs.odd):
            live, stated = packs.live[pack], (packs.stated[pack], packs.stated_deleted[pack])
            flags = packs.flagged[pack], packs.flagged_at[pack], packs.flags[pack]
            told = PackTold(live, packs.entries[pack] - live, *flags)
            yield from warnings(path, packs.position[pack], told, stated if has_counts else None)
