"""Where reading can go on after damage: by what the damaged header still says, by the index, or by searching.

A record found by a search is only trusted when its checksum holds, its number is possible, and what comes after it
bears it out. A payload may hold the image of a record (a log of logs), and such an image must never be released.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.durable_log import layout, rules
from segspec.formats.durable_log.index import INDEX
from segspec.formats.engine.dense_index import IndexFile
from segspec.storage.source import Source, open_source
from segspec_ksy.layouts import durable_log_record

CHAIN_ENOUGH = 256
"""So many intact records in a row are no accident, however they end."""

INDEX_TRIES = 64
"""So many index entries after the damage are tried before the segment itself is searched."""

WORK_FACTOR = 16
WORK_FLOOR = 16 << 20
"""A search may checksum this many times the file's size (and at least the floor). Only a file full of images of records
that overlap costs more; then the rest of the file is given up."""


KEPT = 50_000
"""So many places of which it is known what lies there are remembered."""

PLACES = re.compile(b"(?=" + re.escape(layout.BEGINNING) + b")")

CHECKED_AT_ONCE = 1 << 20
"""Bytes of a payload that are in memory while its checksum is computed."""


class IntactRecord(NamedTuple):
    """An intact record: where it lies, and its number."""

    position: int
    end: int
    offset: int


class StoredRecord(NamedTuple):
    """A record as it lies in the file: the fields of its spec."""

    magic: bytes
    version: int
    flags: int
    reserved: int
    offset: int
    len_payload: int
    checksum: int
    payload: bytes


class LooseHeader(NamedTuple):
    """What a header says, its magic and version taken for granted; `intact` if the payload has the checksum."""

    end: int
    offset: int
    len_payload: int
    intact: bool


class Resyncer:
    """Finds the next record after damage in one segment."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self._source = source
        self._segment = segment
        self._most = limits.file_bytes
        self._work = WORK_FACTOR * source.size + WORK_FLOOR
        self._known: dict[int, IntactRecord | None] = {}
        self._index: IndexFile | None = None
        following = segment.details.get("next_base")
        self._ceiling = following if isinstance(following, int) else rules.LAST_OFFSET + 1

    def any_record(self, *, swapped: bool) -> bool:
        """True if the file shows any sign of a record: a magic anywhere, or a first record intact but for its magic.

        A magic that is `swapped` is another program's way of writing, not damage to the first record.
        """
        if self._source.find(durable_log_record.MAGIC, 0) >= 0:
            return True
        first = None if swapped else self._header(0)
        return first is not None and first.intact and first.len_payload > 0

    def fields(self, position: int) -> durable_log_record.Fields | None:
        """The header at `position` of a record that the file holds whole; None where none begins, or the file ends in
        it."""
        content = self._source.read(position, durable_log_record.SIZE)
        if len(content) < durable_log_record.SIZE or not content.startswith(layout.BEGINNING):
            return None
        fields = durable_log_record.unpack(content)
        end = position + durable_log_record.SIZE + fields.len_payload
        return fields if end <= self._source.size else None

    def stored(self, position: int, fields: durable_log_record.Fields) -> StoredRecord:
        """The record at `position`, of which `fields` is the header."""
        payload = self._source.read(position + durable_log_record.SIZE, fields.len_payload)
        return StoredRecord(*fields, payload)

    def verified(self, position: int) -> IntactRecord | None:
        """The record at `position` if there is one and its checksum holds."""
        if position >= self._source.size or self._work < 0:
            return None
        self._work -= durable_log_record.SIZE
        if position not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[position] = self._verified(position)
        return self._known[position]

    def _verified(self, position: int) -> IntactRecord | None:
        fields = self.fields(position)
        if fields is None or fields.len_payload > self._most:
            return None
        start = position + durable_log_record.SIZE
        if not self._is_intact(start, fields.len_payload, fields.checksum):
            return None
        return IntactRecord(position, start + fields.len_payload, fields.offset)

    def resume(self, position: int, certain: int, expected: int | None, *, gaps: bool) -> IntactRecord | None:
        """The next trustworthy record after the damage at `position`.

        `certain` is the last offset that is beyond doubt, `expected` the one that is due; `gaps` tells that this
        segment skips numbers, so that a jump is no argument against a record.
        """
        start, damaged = position + 1, self._header(position)
        if damaged is not None:
            numbered = expected is not None and rules.is_due(damaged.offset, expected)
            following = self.verified(damaged.end)
            if following is not None and self._may_follow(damaged, following, certain, numbered):
                return following
            if damaged.end == self._source.size and (numbered or damaged.intact):
                return None
            if numbered and damaged.intact:
                start = damaged.end
            if numbered:
                certain = damaged.offset
        indexed = self._by_index(position, certain)
        if indexed is not None and indexed.offset == certain + 1:
            return indexed
        limit = self._source.size if indexed is None else indexed.position
        ceiling = self._ceiling if indexed is None else indexed.offset
        searched = self._search(start, position, limit, certain, ceiling, gaps)
        return searched or indexed

    def _may_follow(self, damaged: LooseHeader, following: IntactRecord, certain: int, numbered: bool) -> bool:
        if not certain < following.offset < self._ceiling:
            return False
        return damaged.intact or (numbered and following.offset > damaged.offset)

    def _header(self, position: int) -> LooseHeader | None:
        """The header at `position`, whatever its magic and version; None where the file is too short."""
        content = self._source.read(position, durable_log_record.SIZE)
        if len(content) < durable_log_record.SIZE:
            return None
        fields = durable_log_record.unpack(content)
        start = position + durable_log_record.SIZE
        intact = self._is_intact(start, fields.len_payload, fields.checksum)
        return LooseHeader(start + fields.len_payload, fields.offset, fields.len_payload, intact)

    def _is_intact(self, start: int, length: int, checksum: int) -> bool:
        if start + length > self._source.size or self._work < 0:
            return False
        self._work -= length
        computed = 0
        for at in range(start, start + length, CHECKED_AT_ONCE):
            computed = zlib.crc32(self._source.read(at, min(CHECKED_AT_ONCE, start + length - at)), computed)
        return rules.has_checksum(checksum, computed)

    def _by_index(self, position: int, certain: int) -> IntactRecord | None:
        """The first record after `position` that the index names, if it is what the index says."""
        if self._segment.index is None:
            return None
        try:
            if self._index is None:
                self._index = IndexFile(INDEX, open_source(self._segment.index))
            for entry in self._index.after(position, INDEX_TRIES):
                found = self.verified(entry.record)
                if found is not None and found.offset == entry.number and found.offset > certain:
                    return found
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            return None
        return None

    def _search(
        self, start: int, damage: int, limit: int, certain: int, ceiling: int, gaps: bool
    ) -> IntactRecord | None:
        for found in self._candidates(start, limit):
            if found.end > limit or not certain < found.offset < ceiling:
                continue
            lost = found.offset - certain - 1
            if not gaps and lost > (found.position - damage) // durable_log_record.SIZE:
                continue
            if self._borne_out(found, limit):
                return found
        return None

    def _candidates(self, start: int, limit: int) -> Iterator[IntactRecord]:
        for at in self._source.places(PLACES, len(layout.BEGINNING), start, limit):
            found = self.verified(at)
            if found is not None:
                yield found
            if self._work < 0:
                return

    def _borne_out(self, found: IntactRecord, limit: int) -> bool:
        """Whether what comes after `found` agrees with it: intact records up to the end, or up to the next damage and
        beyond it."""
        last, length = self._chain(found)
        if length == CHAIN_ENOUGH or last.end == self._source.size:
            return True
        after = self.verified(last.end)
        if after is not None:
            # The numbers step back, so `found` lies within a payload, unless only the record after it is misnumbered.
            beyond = self.verified(after.end)
            return beyond is not None and beyond.offset == last.offset + 2
        later = next(self._candidates(last.end, limit), None)
        if later is not None:
            return later.offset > last.offset
        return length > 1 or self._plausible_end(last)

    def _chain(self, found: IntactRecord) -> tuple[IntactRecord, int]:
        """The last of the intact, ascending records that begin with `found`, and how many they are."""
        length = 1
        while length < CHAIN_ENOUGH:
            following = self.verified(found.end)
            if following is None or following.offset <= found.offset:
                break
            found, length = following, length + 1
        return found, length

    def _plausible_end(self, last: IntactRecord) -> bool:
        """Whether the bytes after a lone record look like the next one (torn or damaged) or like a zeroed tail."""
        rest = self._source.read(last.end, len(durable_log_record.MAGIC))
        if durable_log_record.MAGIC.startswith(rest) or self._source.is_zero_from(last.end):
            return True
        header = self._header(last.end)
        return header is not None and rules.is_due(header.offset, last.offset + 1)
