"""Finds readable chunks after damage, each with two witnesses.

osiris checks only the last segment's end, and deletes bytes that its index does not list (rabbitmq/osiris
src/osiris_log.erl truncate_invalid_idx_records/2).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk, ChunkHeader, crc_at, data_crc, stated_at
from segspec.formats.osiris.damage.witnesses import MendedHeader, Witnesses, is_tracking
from segspec.formats.osiris.layout import KINDS, MARK
from segspec_ksy.layouts import osiris_chunk_header, osiris_simple_entry

MAX_CANDIDATES = 1 << 20
CHECKED_TIMES = 4
"""How many places, and segment sizes, a search may checksum."""

TRAILERS_TIMES = 16
"""How often a segment's bytes are searched as trailers."""


class BeforeDamage(NamedTuple):
    """The state before damage: due ids, the last id, the minimum epoch, and the last chunk's end of data, if its
    trailer may be wrong."""

    due: tuple[int, ...]
    last_id: int | None = None
    epoch: int = 0
    proven: int | None = None


class TrustedChunk(NamedTuple):
    """A chunk to continue at, and why it is trusted."""

    position: int
    chunk_id: int
    why: str


class ClaimedEnd(NamedTuple):
    """A damaged header's end and next id."""

    end: int
    next_id: int
    is_due: bool


class Resyncer:
    """Finds the next trusted chunk, with bounded work."""

    def __init__(self, witnesses: Witnesses) -> None:
        self._witnesses = witnesses
        self._answer: tuple[tuple[int, BeforeDamage], TrustedChunk | None] | None = None
        self._passed = (0, 0)
        self._candidates = MAX_CANDIDATES
        self._checked = 0
        self._trailers = 0

    def after(self, position: int, reached: BeforeDamage) -> TrustedChunk | None:
        """The next chunk after `position` with two witnesses.

        One is its data's checksum. The other confirms an id that can follow `reached`: the damaged header, whose chunk
        ends there; the index, even elsewhere, if bytes were lost or inserted; the chunks after it; the next segment's
        name.
        """
        asked = position, reached
        if self._answer is None or self._answer[0] != asked:
            self._answer = asked, self._after(position, reached)
        return self._answer[1]

    def _after(self, position: int, reached: BeforeDamage) -> TrustedChunk | None:
        witnesses = self._witnesses
        claim = _claim(stated_at(witnesses.source, position), position, reached)
        found = self._listed_after(position, reached)
        if claim is not None and (found is None or claim.end < found.position):
            chunk_id = self._id_at(claim.end, reached, claim.next_id)
            if chunk_id is not None:
                found = TrustedChunk(claim.end, chunk_id, "where the damaged chunk ends by its header")
                if claim.is_due and chunk_id != claim.next_id and not witnesses.places:
                    found = self._searched(position, position + 1, claim.end, reached, claim) or found
        if found is not None:
            return found
        until = -1
        if witnesses.places and position <= witnesses.places[-1] and witnesses.is_own():
            # Unlisted bytes within an intact index's range only look like a chunk.
            until = witnesses.places[-1]
        return self._searched(position, position + 1, witnesses.source.size, reached, claim, until)

    def mended(self, position: int, reached: BeforeDamage) -> MendedHeader | None:
        """The damaged header at `position`, repaired by the index, or by the chunk before it with the one after it or
        the next segment's name."""
        witnesses, due = self._witnesses, reached.due
        found = witnesses.mended(position, due)
        if found is not None or not due:
            return found if found is not None and _follows(found.header.chunk_id, reached) else None
        stated, following = stated_at(witnesses.source, position), self.after(position, reached)
        if stated is None:
            return None
        end, next_id = witnesses.source.size, witnesses.next_base
        if following is not None:
            end, next_id = following.position, following.chunk_id
        fitting = [each for each in due if rules.next_id(each, stated.num_records) == next_id]
        return witnesses.mended(position, fitting, end)

    def without_others(self, chunk: Chunk, reached: BeforeDamage) -> MendedHeader | None:
        """The header of a chunk with other chunks in its stated trailer, corrected to exclude them; else None.

        If the first of them is damaged, the trailer is omitted.
        """
        header, position = chunk.header, chunk.position
        if not rules.has_checksum(header.data_crc, data_crc(chunk.data)):
            return None
        start, stop = position + header.ofs_trailer, position + header.len_chunk
        size = self._witnesses.source.size
        self._trailers += min(stop, size) - start
        if self._trailers > TRAILERS_TIMES * size:
            return None
        end = self._first_within(position, header, start, stop, reached)
        if end is None:
            return None
        fields = header._replace(len_trailer=end - start)
        trailer = self._witnesses.source.read(start, fields.len_trailer)
        if fields.len_trailer and not (chunk.is_user and is_tracking(trailer)):
            fields = fields._replace(len_trailer=0)
        return MendedHeader(fields, header)

    def _first_within(
        self, position: int, header: ChunkHeader, start: int, stop: int, reached: BeforeDamage
    ) -> int | None:
        witnesses = self._witnesses
        record, listed = witnesses.listed(position), witnesses.place_after(position)
        if record is not None and record.chunk_id == header.chunk_id and listed is not None:
            return listed if start <= listed < stop else None
        records = {header.num_records, witnesses.records_of(position, header)}
        due = tuple(rules.next_id(header.chunk_id, each) for each in sorted(records))
        after = BeforeDamage(due, header.chunk_id, min(reached.epoch, header.epoch))
        found = self._searched(start, start, stop, after, ClaimedEnd(stop, due[0], is_due=True))
        return None if found is None else found.position

    def _listed_after(self, position: int, reached: BeforeDamage) -> TrustedChunk | None:
        places = self._witnesses.places
        asked, passed = self._passed
        # A chunk that was damaged then is still damaged, because ids rise.
        start = max(bisect_right(places, position), passed if asked <= position else 0)
        for number in range(start, len(places)):
            self._passed = position, number
            record = self._witnesses.listed(places[number])
            chunk_id = self._id_at(places[number], reached, None)
            if record is not None and chunk_id == record.chunk_id:
                return TrustedChunk(places[number], chunk_id, "where the index lists a chunk")
        self._passed = position, len(places)
        return None

    def _searched(
        self, position: int, start: int, end: int, reached: BeforeDamage, claim: ClaimedEnd | None, until: int = -1
    ) -> TrustedChunk | None:
        """The first chunk in `start:end`, found by its first bytes; up to `until` one that the index lists elsewhere,
        because bytes were lost or inserted.

        The damaged chunk's payload may contain images of chunks. There only a direct successor is accepted, or one from
        which others lead beyond the claimed end, if none begins at that.
        """
        why = "where bytes look like a chunk and its checksum is right"
        is_backed = claim is not None and claim.is_due and self._is_end(claim.end)
        for place, header in self._sound(start, min(end, self._witnesses.source.size), reached, until):
            if place <= until:
                return TrustedChunk(place, header.chunk_id, "where a chunk lies that the index lists elsewhere")
            between = place - (position if reached.proven is None else reached.proven)
            fits = _fits(header.chunk_id, reached, between)
            speaks = claim is not None and claim.is_due and (place == claim.end or header.chunk_id == claim.next_id)
            before = claim.next_id if claim is not None and speaks else None
            if between < osiris_chunk_header.SIZE and header.chunk_id in reached.due:
                # Only this chunk can follow the last: too few bytes were inserted for another.
                before = header.chunk_id
            chunk_id = self._id_of(place, header, reached, before)
            if chunk_id is None and before is None and fits and self._ends_log(place + header.len_chunk):
                chunk_id = header.chunk_id
            if chunk_id is None or not _follows(chunk_id, reached):
                continue
            if claim is None or not claim.is_due or place >= claim.end or chunk_id in (claim.next_id, before):
                return TrustedChunk(place, chunk_id, why)
            if fits and not is_backed and self._leads_over(place, header, claim.end):
                return TrustedChunk(place, chunk_id, why)
        return None

    def _sound(self, start: int, end: int, reached: BeforeDamage, until: int) -> Iterator[tuple[int, ChunkHeader]]:
        for place in self._marks(start, end):
            header = self._witnesses.header(place)
            if header is None or not _is_plausible(header) or rules.lowers_epoch(reached.epoch, header.epoch):
                continue
            may_be = _follows(header.chunk_id, reached) and (place > until or self._witnesses.lists_alike(header))
            if may_be and self._is_sound(place, header):
                yield place, header

    def _id_at(self, place: int, reached: BeforeDamage, before: int | None) -> int | None:
        header = self._witnesses.header(place)
        if header is not None and self._is_sound(place, header):
            chunk_id = self._id_of(place, header, reached, before)
        else:
            mended = self._witnesses.mended(place, ())
            chunk_id = None if mended is None else mended.header.chunk_id
        return chunk_id if chunk_id is not None and _follows(chunk_id, reached) else None

    def _id_of(self, place: int, header: ChunkHeader, reached: BeforeDamage, before: int | None) -> int | None:
        """None if the chunk's own id is due and witnesses differ: chunks may have been swapped."""
        chunk_id = self._witnesses.id_of(place, header, before)
        return None if header.chunk_id in reached.due and chunk_id != header.chunk_id else chunk_id

    def _is_sound(self, place: int, header: ChunkHeader) -> bool:
        source = self._witnesses.source
        if not header.len_data or place + header.ofs_trailer > source.size:
            return False
        self._checked += header.len_data
        if self._checked > CHECKED_TIMES * source.size:
            return False
        return rules.has_checksum(header.data_crc, crc_at(source, place + header.ofs_data, header.len_data))

    def _is_end(self, end: int) -> bool:
        return end == self._witnesses.source.size or self._witnesses.header(end) is not None

    def _ends_log(self, end: int) -> bool:
        source = self._witnesses.source
        left = source.read(end, osiris_chunk_header.SIZE)
        is_torn = len(left) < osiris_chunk_header.SIZE and (not left or left[0] in MARK)
        return self._witnesses.next_base is None and (is_torn or source.is_zero_from(end))

    def _leads_over(self, place: int, header: ChunkHeader, end: int) -> bool:
        """Whether the chunks from `place` lead, by lengths and ids, to byte `end` or the file's end."""
        following: ChunkHeader | None = header
        while following is not None and self._candidates > 0:
            self._candidates -= 1
            place, due = place + following.len_chunk, following.next_id
            if place == self._witnesses.source.size:
                return True
            following = self._witnesses.header(place)
            if following is None or not rules.is_due(following.chunk_id, due):
                return False
            if place >= end:
                return True
        return False

    def _marks(self, start: int, end: int) -> Iterator[int]:
        source, length = self._witnesses.source, osiris_chunk_header.AT_LEN_TRAILER
        pattern = _beginning(max(0, source.size - start))
        for place in source.places(pattern, length, start, end + length, first=MARK):
            if self._candidates <= 0 or place >= end:
                return
            self._candidates -= 1
            stated = stated_at(source, place)
            if stated is not None and 0 < stated.len_data <= source.size - place - osiris_chunk_header.SIZE:
                yield place


def _beginning(most: int) -> bytes:
    largest = osiris_chunk_header.pack(
        version=0, chunk_type=0, num_entries=0, num_records=0, timestamp=0, epoch=0, chunk_id=0, data_crc=0,
        len_data=min(most, osiris_chunk_header.MAX_LEN_DATA), len_trailer=0, len_filter=0,
    )  # fmt: skip
    first = largest[osiris_chunk_header.AT_LEN_DATA :][:1]
    between = osiris_chunk_header.AT_LEN_DATA - osiris_chunk_header.AT_NUM_ENTRIES
    return b"[%b].{%d}[\0-%b]" % (re.escape(bytes(KINDS)), between, re.escape(first))


def lost_words(found: TrustedChunk, due: int | None, *, tracked: bool) -> tuple[int | None, str]:
    """How many records are lost from the `due` id to the chunk found, and a text about it.

    None are lost if the bytes between only `tracked`.
    """
    note = f"reading continues at byte {found.position}, {found.why}"
    if due is None:
        return None, note
    lost = max(0, found.chunk_id - due)
    if not lost:
        return 0, f"{note}; no offset is lost"
    words = f"offset {due} is lost" if lost == 1 else f"offsets {due} to {found.chunk_id - 1} are lost"
    if tracked:
        return 0, f"{note}; {words}, which is a tracking chunk's and no record's"
    return lost, f"{note}; {words}"


def only_tracked(stated: ChunkHeader | None, due: tuple[int, ...], found: TrustedChunk) -> bool:
    """Whether a tracking chunk, without a user's offset, fills the space between intact chunks."""
    if stated is None or stated.is_user or stated.chunk_id not in due:
        return False
    return rules.is_due(found.chunk_id, stated.next_id)


def _claim(stated: ChunkHeader | None, position: int, reached: BeforeDamage) -> ClaimedEnd | None:
    if stated is None:
        return None
    is_due = stated.chunk_id in reached.due and stated.len_data > 0
    chunk_id = stated.chunk_id if is_due or not reached.due else reached.due[0]
    return ClaimedEnd(position + stated.len_chunk, rules.next_id(chunk_id, stated.num_records), is_due)


def _follows(chunk_id: int, reached: BeforeDamage) -> bool:
    return reached.last_id is None or chunk_id > reached.last_id


def _fits(chunk_id: int, reached: BeforeDamage, size: int) -> bool:
    most = max(0, size - osiris_chunk_header.SIZE) // osiris_simple_entry.SIZE
    return not reached.due or any(0 <= chunk_id - due <= most for due in reached.due)


def _is_plausible(header: ChunkHeader) -> bool:
    """Whether osiris could have written this header; stricter than sequential reading."""
    if header.reserved or not header.is_filter_size_legal:
        return False
    if rules.exceeds_offsets(header.chunk_id, header.num_records) or not header.num_entries or not header.len_data:
        return False
    if header.is_user:
        return True
    tracked = header.len_data - osiris_simple_entry.SIZE
    return rules.counts_tracking(header.num_entries) and rules.takes_offsets(
        header.chunk_type, header.num_records, tracked
    )
