"""One pack, closed or open, and the reason for its end.

Packs are read part by part (`scan.pack_run`): an unfinished segment's last one has no end marker and HEADER. Source:
seeds/mojo.txt "PACK = (Disk Listpack)".
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from segspec.columns.backend import kernel
from segspec.columns.backend.lanes import choose
from segspec.columns.lane import Room
from segspec.core.errors import SegspecError, exceeded
from segspec.core.model import Record
from segspec.formats.mojo import rules
from segspec.formats.mojo.layout import Id, Variant
from segspec.formats.mojo.scan import pack_run
from segspec.formats.mojo.scan.batch import NO_ROOM, EntryRoom
from segspec.formats.mojo.scan.pack_run import (
    CLOSED,
    ENTRIES,
    HEAD,
    HEADER,
    LARGE,
    MANY,
    EntrySpace,
    Filled,
    PackEntries,
    PackHead,
    PackRead,
    PackReading,
    unread,
)
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.mojo_entry import MojoEntry
from segspec_ksy.mojo_pack_head import MojoPackHead
from segspec_ksy.mojo_pack_header import MojoPackHeader

FIRST_LOOK = 64 << 10

FIRST_ROOM = {"rows": 1024, "fields": 2048, "names": FIRST_LOOK, "values": FIRST_LOOK, "masters": 1024}

FIRST_ROWS = 256

NOTHING = Filled(0, 0, 0, 0, 0)

KERNELS = {HEAD: "mojo_pack_heads", ENTRIES: "mojo_entry", HEADER: "mojo_pack_headers"}

END_OF_STREAM = "end of stream"


def is_cut(part: int, status: int) -> bool:
    """Whether the bytes end within this part of a pack."""
    return part != CLOSED and kernel(KERNELS[part]).failure(status)[0] == END_OF_STREAM


@dataclass(slots=True)
class Pack:
    """The part of a pack that was `read` with a `variant`.

    `names` are the master entry's, `entries` the new records, both if asked for; `before` is where reading began.
    """

    variant: Variant
    reading: PackReading
    read: PackRead
    before: PackRead
    names: list[bytes] = field(default_factory=list)
    entries: list[Record] = field(default_factory=list)

    @property
    def position(self) -> int:
        """The start of reading: a tag, MASTER ID, or an entry after those read before."""
        return self.read.position

    @property
    def start(self) -> int:
        return self.read.head.start

    @property
    def end(self) -> int:
        return self.read.end

    @property
    def master_id(self) -> Id:
        return self.read.head.ms, self.read.head.seq

    @property
    def num_entries(self) -> int:
        return self.read.entries.number

    @property
    def began(self) -> PackEntries:
        """The entries that were read before."""
        return self.before.entries

    @property
    def num_new(self) -> int:
        return self.num_entries - self.began.number

    @property
    def num_deleted(self) -> int:
        """The new entries that are marked as deleted."""
        return self.num_new - (self.read.entries.live - self.began.live)

    @property
    def first_id(self) -> Id:
        """MASTER ID if there are no entries."""
        entries = self.read.entries
        return (entries.first_ms, entries.first_seq) if entries.number else self.master_id

    @property
    def last_id(self) -> Id:
        """MASTER ID if there are no entries."""
        entries = self.read.entries
        return (entries.last_ms, entries.last_seq) if entries.number else self.master_id

    @property
    def closed(self) -> bool:
        """Whether the pack has a correct HEADER."""
        return self.read.part == CLOSED

    @property
    def has_too_many(self) -> bool:
        return not self.closed and rules.entries_left(self.num_entries) < 0

    @property
    def next(self) -> int:
        return self.read.body_end if self.read.part == HEADER else self.read.end

    @property
    def ended(self) -> bool:
        """Whether the file ends within the next part."""
        return is_cut(self.read.part, self.read.status)

    def error(self, source: Source) -> SegspecError:
        """Why the next part is unreadable, at the pack's position."""
        if self.has_too_many:
            message = f"the pack has more than {rules.MAX_ENTRIES} entries, which HEADER could not count"
            return exceeded(message, source.path, self.position, "entries")
        spec, params, within = self._part()
        return kaitai.refused(spec, source, self.next, *params, within=within, frame=self.position)

    def reached(self, source: Source) -> int:
        if self.has_too_many:
            return self.next
        spec, params, _ = self._part()
        kaitai.attempt(spec, source, self.next, *params)
        reached: int = source.stream().pos()
        return reached

    def _part(self) -> tuple[Any, tuple[object, ...], str]:
        variant, entries = self.variant, self.read.entries
        if self.read.part == HEAD:
            has_tag = rules.is_tagged(self.reading.has_tags, self.position, self.reading.first)
            return MojoPackHead, (variant.form, has_tag, variant.has_counts), "head"
        if self.read.part == HEADER:
            return MojoPackHeader, header_params(self), "header"
        params = (self.read.head.num_fields, variant.has_lp_count, entries.elements, entries.live)
        return MojoEntry, params, f"entries[{entries.number}]"


def header_params(pack: Pack) -> tuple[int, ...]:
    head, entries = pack.read.head, pack.read.entries
    forms = pack.variant.bytes_form, pack.variant.elements_form
    lengths = pack.read.body_end - head.body, head.body - head.start
    return *forms, *lengths, entries.elements, entries.number, entries.live


def reading_of(variant: Variant, first: int) -> PackReading:
    """A variant for runs; `first` is the position of the pack without a tag, or -1."""
    return PackReading(
        first, int(variant.form), variant.has_tags, variant.has_counts, variant.has_lp_count, int(variant.bytes_form),
        int(variant.elements_form),
    )  # fmt: skip


def read_pack(
    source: Source, position: int, variant: Variant, *, has_tag: bool, limit: int | None = None, fields: bool = True
) -> Pack:
    """Reads at most `limit` entries of the pack at `position`, only counted without `fields`. Never raises: see
    `Pack.error`."""
    reading = reading_of(variant, position)._replace(has_tags=has_tag, first=-1)
    before = unread(position, NOTHING)
    return read_on(source, Pack(variant, reading, before, before), limit, fields=fields)


def resume(source: Source, pack: Pack) -> Pack:
    """Continues after the last entry of an open pack, whose new entries are counted."""
    began = pack.read.entries._replace(misplaced=0, flagged=0)
    read = pack.read._replace(part=ENTRIES, position=pack.end, body_end=-1, entries=began)
    return read_on(source, replace(pack, read=read, before=read, entries=[]), fields=False)


def names_of(source: Source, pack: Pack) -> list[bytes]:
    """The names in the master entry of a pack that was only counted."""
    return read_pack(source, pack.start, pack.variant, has_tag=False, limit=0).names


class CountedEntries:
    """Makes the new entries of a pack that was only counted, from a first and an end."""

    def __init__(self, source: Source, pack: Pack) -> None:
        self._source = source
        self._pack = pack
        self._at = replace(pack, read=pack.before)

    def __call__(self, first: int, last: int) -> list[Record]:
        first, last = first + self._pack.began.number, last + self._pack.began.number
        at = self._at if self._at.num_entries <= first else replace(self._pack, read=self._pack.before)
        if first and not at.names:
            at.names = names_of(self._source, self._pack)
        if at.num_entries < first:
            read_on(self._source, at, first, fields=False)
        self._at = read_on(self._source, replace(at, entries=[]), last)
        return self._at.entries


@cache
def no_space() -> EntrySpace:
    """What a run needs to count entries: it writes nothing there."""
    return EntryRoom(Room(), NO_ROOM, numbers_ids=True, alone=True).space(0)


def read_on(source: Source, pack: Pack, limit: int | None = None, *, fields: bool = True) -> Pack:
    """Reads up to `limit` entries into `pack`, which it returns."""
    run, size, scale, held = choose(pack_run.run, 0), FIRST_LOOK, 1, Room()
    most = rules.entries_left(0) + 1 if limit is None else limit
    while True:
        before, view = pack.read, source.view(pack.next, size)
        if fields:
            sizes = NO_ROOM | {name: scale * number for name, number in FIRST_ROOM.items()}
            room = EntryRoom(held, sizes, numbers_ids=True, alone=True)
            space = room.space(scale * FIRST_ROWS)
        else:
            space = no_space()
        given = before._replace(status=0, written=NOTHING)
        result = run(view.data, view.base, len(view.data), pack.reading, given, most, space)
        head, entries, written = result[6:]
        pack.read = PackRead(*result[:6], PackHead._make(head), PackEntries._make(entries), Filled._make(written))
        if fields:
            if before.part == HEAD != pack.read.part:
                pack.names = room.masters(pack.read.head.num_fields)
            pack.entries += room.records(pack.read.written, pack.names)
        if pack.read.status in (MANY, LARGE):
            scale *= 4
        elif not pack.ended or view.whole:
            return pack
        elif (before.part, before.end) == (pack.read.part, pack.read.end):
            size *= 4
