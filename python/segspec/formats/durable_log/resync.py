"""Where reading can go on after damage: by what the damaged header still says, by the index, or by searching.

A record found by a search is only trusted when its checksum holds, its number is possible, and what lies behind it
bears it out. A payload may hold the image of a record (a log of logs), and such a one must never be released.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream, ValidationNotEqualError

from segspec.core.errors import SegspecError
from segspec.core.model import SegmentFile
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.index import IndexFile
from segspec.parsing import debug_tree, kaitai
from segspec.storage.source import Source, open_source
from segspec_ksy.durable_log_record import DurableLogRecord

HEADER_WINDOW = 64
"""Bytes that are looked at to read a header without its payload; more than any header takes."""

REPAIRS = 2
"""So many fields of a header have a value that the spec demands: magic and version."""

CHAIN_ENOUGH = 256
"""So many intact records in a row are no accident, however they end."""

INDEX_TRIES = 64
"""So many index entries behind the damage are tried before the segment itself is searched."""

WORK_FACTOR = 16
WORK_FLOOR = 16 << 20
"""A search may checksum this many times the file's size (and at least the floor). Only a file full of false records
that overlap costs more; the rest of it is then given up."""


@dataclass(frozen=True, slots=True)
class Found:
    """An intact record: where it lies, its number, and how many of its bytes are its header."""

    position: int
    end: int
    offset: int
    len_header: int


@dataclass(frozen=True, slots=True)
class Header:
    """What a header says, its magic and version taken for granted; `intact` if the payload has the checksum."""

    end: int
    offset: int
    intact: bool
    len_header: int


class Recovery:
    """Finds the next record behind damage in one segment."""

    def __init__(self, source: Source, segment: SegmentFile) -> None:
        self._source = source
        self._segment = segment
        self._work = WORK_FACTOR * source.size + WORK_FLOOR
        following = segment.details.get("next_base")
        self._ceiling = following if isinstance(following, int) else layout.MAX_OFFSET + 1

    def any_record(self, *, swapped: bool) -> bool:
        """True if the file shows any sign of a record: a magic anywhere, or a first record intact but for its magic.

        A magic that is `swapped` is another program's way of writing, not damage to the first record.
        """
        if self._source.find(layout.MAGIC, 0) >= 0:
            return True
        first = None if swapped else self._header(0)
        return first is not None and first.intact and first.end > first.len_header

    def verified(self, position: int) -> Found | None:
        """The record at `position` if there is one and its checksum holds."""
        if position >= self._source.size or self._work < 0:
            return None
        parsed = kaitai.attempt(DurableLogRecord, self._source, position)
        if parsed is None:
            return None
        record, end = parsed
        self._work -= end - position
        if zlib.crc32(record.payload) != record.checksum:
            return None
        return Found(position, end, record.offset, end - position - record.len_payload)

    def resume(self, position: int, certain: int, expected: int | None, *, gaps: bool) -> Found | None:
        """The next trustworthy record behind the damage at `position`.

        `certain` is the last offset that is beyond doubt, `expected` the one that is due; `gaps` tells that this
        segment skips numbers, so that a jump is no argument against a record.
        """
        start, damaged = position + 1, self._header(position)
        if damaged is not None:
            numbered = damaged.offset == expected
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

    def _may_follow(self, damaged: Header, following: Found, certain: int, numbered: bool) -> bool:
        if not certain < following.offset < self._ceiling:
            return False
        return damaged.intact or (numbered and following.offset > damaged.offset)

    def _header(self, position: int) -> Header | None:
        """The header at `position`, magic and version put right if need be; None where the file is too short."""
        traced = _traced(self._source.read(position, HEADER_WINDOW))
        if traced is None:
            return None
        len_header = debug_tree.spans(traced)["payload"]["start"]
        end = position + len_header + traced.len_payload
        return Header(end, traced.offset, self._intact(traced, position + len_header), len_header)

    def _intact(self, traced: Any, start: int) -> bool:
        if start + traced.len_payload > self._source.size or self._work < 0:
            return False
        self._work -= traced.len_payload
        return bool(zlib.crc32(self._source.read(start, traced.len_payload)) == traced.checksum)

    def _by_index(self, position: int, certain: int) -> Found | None:
        """The first record behind `position` that the index names, provided that it is what the index says."""
        if self._segment.index is None:
            return None
        try:
            with open_source(self._segment.index) as source:
                for entry in IndexFile(source).behind(position, INDEX_TRIES):
                    found = self.verified(entry.ofs_record)
                    if found is not None and found.offset == entry.offset and found.offset > certain:
                        return found
        except (OSError, SegspecError):
            return None
        return None

    def _search(self, start: int, damage: int, limit: int, certain: int, ceiling: int, gaps: bool) -> Found | None:
        for found in self._candidates(start, limit):
            if found.end > limit or not certain < found.offset < ceiling:
                continue
            lost = found.offset - certain - 1
            if not gaps and lost > (found.position - damage) // found.len_header:
                continue
            if self._borne_out(found, limit):
                return found
        return None

    def _candidates(self, start: int, limit: int) -> Iterator[Found]:
        at = self._source.find(layout.MAGIC, start, limit)
        while at >= 0 and self._work >= 0:
            found = self.verified(at)
            if found is not None:
                yield found
            at = self._source.find(layout.MAGIC, at + 1, limit)

    def _borne_out(self, found: Found, limit: int) -> bool:
        """Whether what lies behind `found` agrees with it: intact records up to the end, or up to the next damage
        and beyond it."""
        last, length = self._chain(found)
        if length == CHAIN_ENOUGH or last.end == self._source.size:
            return True
        after = self.verified(last.end)
        if after is not None:
            # The numbers step back, so `found` lies within a payload; unless the one behind is misnumbered alone.
            beyond = self.verified(after.end)
            return beyond is not None and beyond.offset == last.offset + 2
        later = next(self._candidates(last.end, limit), None)
        if later is not None:
            return later.offset > last.offset
        return length > 1 or self._plausible_end(last)

    def _chain(self, found: Found) -> tuple[Found, int]:
        """The last of the intact, ascending records that begin with `found`, and how many they are."""
        length = 1
        while length < CHAIN_ENOUGH:
            following = self.verified(found.end)
            if following is None or following.offset <= found.offset:
                break
            found, length = following, length + 1
        return found, length

    def _plausible_end(self, last: Found) -> bool:
        """Whether the bytes behind a lone record look like the next one (torn or damaged) or like a zeroed tail."""
        rest = self._source.read(last.end, len(layout.MAGIC))
        if layout.MAGIC.startswith(rest) or self._source.zeros_until(last.end) == self._source.size:
            return True
        header = self._header(last.end)
        return header is not None and header.offset == last.offset + 1


def _traced(window: bytes) -> Any | None:
    """The header in `window` as far as the spec's debug parser reads it, with magic and version put right."""
    for _ in range(REPAIRS + 1):
        traced, stopped = debug_tree.read(DurableLogRecord, KaitaiStream(BytesIO(window)), 0, ())
        spans = debug_tree.spans(traced)
        if not isinstance(stopped, ValidationNotEqualError):
            return traced if "payload" in spans else None
        refused = list(spans.values())[-1]
        window = window[: refused["start"]] + _encoded(stopped.expected) + window[refused["end"] :]
    return None


def _encoded(expected: bytes | int) -> bytes:
    """The bytes of a value that the spec demands: a magic, or a version of one byte."""
    return expected if isinstance(expected, bytes) else bytes([expected])
