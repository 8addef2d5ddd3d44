"""Writes mojo: records in packs, in a `w` file that gets INDEX and SUFFIX and is then renamed.

No program ever wrote this format, so no reader is known to accept it. The sizes of the document's reading are
consistent. A log in another (`Variant`) continues in that, if possible.

A record is written at once, before an end marker that the next overwrites. A roll writes INDEX and SUFFIX; closing does
not, and the last file keeps its `w`.

Durability: after a flush the records are in the segment, synced. Without a checksum, only a torn last entry is
recognizable after a crash.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary, id_after
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.rows import ROOM, IdColumns, Pairs, Rows
from segspec.formats.contract.writing import (
    FormatWriter,
    NewSegment,
    SegmentFiles,
    WriterOptions,
    content,
    now,
    whole,
    within,
)
from segspec.formats.mojo import layout, rules
from segspec.formats.mojo.encode import (
    END_MARKER,
    LEN_END,
    MAX_BODY,
    MAX_STRING,
    Indexed,
    NewEntry,
    RunningPack,
    gathered,
    index_entry,
    record_id,
    room_for,
    stored_ids,
    tail,
)
from segspec.formats.mojo.encode_run import NewEntries
from segspec.formats.mojo.layout import ID_MODULUS, Id, State, Variant, id_text
from segspec.formats.mojo.pack import Pack, names_of
from segspec.formats.mojo.reader import INDEX, MojoReader, PackFrame
from segspec.storage.source import Source
from segspec_ksy.layouts import listpack_fixed, mojo_pack_header

DEFAULT_PACK_BYTES = 65_500
DEFAULT_SEGMENT_BYTES = (64 << 20) - 64
"""run-mojo/sliced src/stream/mod.rs DEFAULT_PACK_SIZE, DEFAULT_SEGMENT_SIZE."""

MAX_PACK_RECORDS = mojo_pack_header.MAX_NUM_ENTRIES - 1

MAX_SEGMENT = listpack_fixed.U4String.MAX_VALUE

LAST_ID = (ID_MODULUS - 1, ID_MODULUS - 1)

MOST_TO_FINISH = 128
"""Maximum bytes that finish a segment in addition to INDEX's entries: tag, null, two more entries, and SUFFIX."""


NO_IDS = IdColumns(array("Q"), array("Q"))


def id_before(following: Id) -> Id:
    """The id right before `following` (redis/redis src/t_stream.c streamDecrID); `0-0` for `0-0`."""
    number = max(0, following[0] * ID_MODULUS + following[1] - 1)
    return number // ID_MODULUS, number % ID_MODULUS


@dataclass(frozen=True)
class MojoOptions(WriterOptions):
    """`pack_bytes`: a pack is closed before a record that would make its elements, with the end marker (HEADER's
    `bytes`), longer. `pack_records` limits it, too. A longer record gets its own pack.

    `segment_bytes`: a segment is finished before a record that might make it, with INDEX and SUFFIX, longer.
    """

    dialect: str = "document"
    pack_bytes: int = within(DEFAULT_PACK_BYTES, 1, MAX_BODY)
    pack_records: int = within(MAX_PACK_RECORDS, 1, MAX_PACK_RECORDS)
    segment_bytes: int = within(DEFAULT_SEGMENT_BYTES, 1, MAX_SEGMENT)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.dialect != layout.DIALECT:
            raise ValueError(
                f"dialect is {self.dialect!r}; mojo has only {layout.DIALECT}, for no system ever wrote it"
            )


@dataclass(slots=True)
class RunningSegment:
    """A growing segment: its closed packs, their records, and INDEX's size.

    Without `takes_more`, only its end may be added; if `is_finished`, only its final name.
    """

    variant: Variant
    packs: list[Indexed] = field(default_factory=list)
    num_records: int = 0
    len_index: int = 0
    takes_more: bool = True
    is_finished: bool = False

    def add(self, pack: Indexed, num_records: int) -> None:
        self.packs.append(pack)
        self.num_records += num_records
        self.len_index += len(index_entry(pack, stored_ids([pack.id], "absolute")[0], self.variant))


class MojoWriter(FormatWriter[MojoOptions]):
    """Every entry is written immediately, so nothing is pending."""

    name = layout.NAME
    options_type = MojoOptions
    opens_at_start = False

    def __init__(self, options: MojoOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self._variant = Variant()
        self._segment = RunningSegment(self._variant)
        self._last: Id = (0, 0)
        self._pack: RunningPack | None = None
        self._start = 0
        self._end = 0
        self._out: bytearray | None = None

    def append(
        self,
        *,
        fields: Mapping[bytes, bytes] | Iterable[tuple[bytes, bytes]],
        id: Id | None = None,
        deleted: bool = False,
    ) -> Id:
        """Appends a record of `fields`, names with their values in order; returns its id `(ms, seq)`.

        Ids rise from `(0, 1)`; the default is `(now, 0)`, or else the one after the last, as in Redis. Readers omit
        `deleted` records by default.
        """
        pack = self._pack if id is None and deleted is False else None
        given = None if pack is None else pack.plain(fields)
        if given is not None and self._append_entries(given, 0, 1):
            return self._last
        pairs = _pairs(fields)
        own_id = self._due() if id is None else self._checked(id)
        if not isinstance(deleted, bool):
            raise TypeError(f"deleted is {deleted!r}; it is True or False")
        given = gathered([NewEntry(own_id, pairs, deleted)])
        if not self._append_entries(given, 0, 1, room_for(given)):
            self._begin(RunningPack.begun(own_id, [name for name, _ in pairs], self._variant), given)
        return own_id

    def append_rows(self, rows: Rows, first: int) -> int:
        given = entries_of(rows)
        return 0 if given is None else self._append_entries(given, first, rows.count)

    def _append_entries(self, given: NewEntries, first: int, last: int, room: int = 0) -> int:
        """Appends records to the current pack, if it takes them, with a buffer of at least `room` bytes."""
        pack, options = self._pack, self.options
        if pack is None or not self.files.is_open or not self._segment.takes_more:
            return 0
        if len(given.ms) and not rules.is_above((given.ms[first], given.seq[first]), self._last):
            return 0
        if pack.num_entries:
            most = min(options.pack_bytes - pack.len_body - len(END_MARKER), self._room() - LEN_END)
        else:
            last, most = first + 1, MAX_BODY - pack.len_body - len(END_MARKER)
        self._out = self._out or bytearray(ROOM)
        out = self._out if room <= ROOM else bytearray(room)
        left, time = options.pack_records - pack.num_entries, 0 if len(given.ms) else now()
        count, entries, last_id = pack.add(given, first, last, self._last, time, left, most, out)
        if count:
            self._put(entries, count, last_id)
        return count

    def _put(self, entries: bytes, count: int, last_id: Id) -> None:
        self.files.tail = END_MARKER
        self.files.write(entries, frames=count)
        self._last = last_id

    def segment(self) -> NewSegment:
        pack = self._pack
        assert pack is not None, "a segment is named after its first record"
        self._segment = RunningSegment(self._variant)
        lead = record_id(pack.master_id, self._variant.form) if self._variant.has_lead_id else b""
        self._start = len(lead)
        name = State.WRITING + id_text(pack.master_id)
        return NewSegment(name, pack.master_id, head=lead + pack.head(has_tag=False))

    def index_name(self, segment: str) -> str | None:
        return None

    def first_of(self, segment: SegmentFile) -> Id:
        """The id in the segment's name, or else the maximum id, which removes no segment."""
        named = layout.parse_name(segment.name)
        return LAST_ID if named is None or named.first is None else named.first

    def finish(self) -> str | None:
        segment = self._segment
        if not segment.is_finished:
            self._close_pack()
            self.files.write(tail(segment.packs, segment.num_records, segment.variant))
        return id_text(segment.packs[0].id)

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        assert isinstance(reader, MojoReader)
        self._segment.variant = reader.variant
        # An open pack is found by its tag; its entries precede their number.
        self._variant = reader.variant._replace(has_tags=True, has_counts=False, has_null_each=False)
        if isinstance(frame, PackFrame) and frame.pack is not None:
            self._end = frame.pack.end
            self._take_over(reader.source, frame.pack)
        elif frame.kind == INDEX:
            self._end = frame.end
            self._segment.is_finished = True
        return b""

    def resume(self, summary: SegmentSummary) -> int | None:
        """Raises `ValueError` for segments without names: a named one would hide them."""
        named = layout.parse_name(summary.segment.name)
        if named is None:
            raise _nameless(summary.segment)
        has_packs = self._pack is not None or bool(self._segment.packs)
        self._segment.takes_more = not self._segment.is_finished and self._segment.variant == self._variant
        is_ours = has_packs and named.state is State.WRITING and named.second is None and self._end <= MAX_BODY
        if named.first is not None:
            # A new name must sort after this one's, even if the first pack is empty or damaged.
            goes_on = is_ours and self._segment.takes_more and summary.end == "clean"
            self._last = max(self._last, id_before(named.first) if goes_on or not summary.bytes else named.first)
        return self._end if is_ours else None

    def packs(self) -> list[Indexed]:
        """The current segment's packs, the open one as if closed; none in another reading than the document's."""
        if not self.files.is_open or self._segment.variant != Variant():
            return []
        pack = self._pack
        running = [] if pack is None else [Indexed(pack.master_id, self._start, pack.len_bytes)]
        return [*self._segment.packs, *running]

    def last_ids(self, count: int) -> list[Id]:
        """The consecutive ids of the records that `append_rows` just appended."""
        ms, seq = self._last
        if seq + 1 >= count:
            return [(ms, each) for each in range(seq + 1 - count, seq + 1)]
        number = ms * ID_MODULUS + seq
        return [divmod(each, ID_MODULUS) for each in range(number + 1 - count, number + 1)]

    def go_after(self, last: Id) -> None:
        """Continues after `last`, which may be of an unread record."""
        self._last = max(self._last, last)

    def _take_over(self, source: Source, pack: Pack) -> None:
        self._last = max(self._last, id_before(pack.master_id), *([pack.last_id] if pack.num_new else []))
        self._start, read = pack.start, pack.read
        if pack.end > MAX_BODY:
            return  # INDEX could not point here: this segment is left as it is.
        if pack.closed:
            self._pack = None
            self._segment.add(Indexed(pack.master_id, pack.start, pack.end - pack.start), pack.num_entries)
        else:
            counts = pack.end - read.head.body, read.entries.elements, pack.num_entries
            self._pack = RunningPack(pack.master_id, names_of(source, pack), self._segment.variant, *counts)

    def _room(self) -> int:
        return self.options.segment_bytes - self.files.position - self._segment.len_index - MOST_TO_FINISH

    def _begin(self, pack: RunningPack, given: NewEntries) -> None:
        """Makes `pack` current with its first record, in a new segment if both do not fit.

        Raises `ValueError`, without any change, if they fit into no segment.
        """
        files, head, most = self.files, pack.head(has_tag=True), room_for(given)
        _, entry, own_id = pack.add(given, 0, 1, self._last, 0, 1, most, bytearray(most))
        if pack.len_body + len(END_MARKER) > MAX_BODY:
            raise ValueError(
                f"the record has {len(entry)} bytes; with its names {MAX_BODY} are the most that a pack has"
            )
        needed = LEN_END + len(head) + len(entry) + LEN_END
        if files.is_open and not (self._segment.takes_more and needed <= self._room()):
            files.roll()
        if files.is_open:
            self._close_pack()
            self._start = files.write(head) + len(layout.PACK_TAG)
            self._pack = pack
        else:
            self._pack = pack
            files.open()
        self._put(entry, 1, own_id)

    def _close_pack(self) -> None:
        pack, self._pack = self._pack, None
        self.files.tail = b""
        if pack is not None:
            self.files.write(pack.end())
            indexed = Indexed(pack.master_id, self._start, pack.len_bytes)
            self._segment.add(indexed, pack.num_entries)

    def _due(self) -> Id:
        """redis/redis src/t_stream.c streamNextID."""
        due = (now(), 0)
        if rules.is_above(due, self._last):
            return due
        self._check_left()
        return id_after(self._last)

    def _check_left(self) -> None:
        if self._last == LAST_ID:
            raise ValueError(f"{id_text(LAST_ID)} is the last id that a record of this log can have")

    def _checked(self, own_id: object) -> Id:
        if not isinstance(own_id, tuple) or len(own_id) != 2:
            raise TypeError(f"id is {own_id!r}; it is (ms, seq)")
        ms, seq = own_id
        self._check_left()
        checked = whole("the id's ms", ms, 0, ID_MODULUS - 1), whole("the id's seq", seq, 0, ID_MODULUS - 1)
        if not rules.is_above(checked, self._last):
            raise ValueError(f"id is {id_text(checked)}; it is above {id_text(self._last)}")
        return checked


def entries_of(rows: Rows) -> NewEntries | None:
    """The columns of the rows; None if rows differ in their columns."""
    pairs, ids, deleted = rows.columns.get("fields"), rows.columns.get("id", NO_IDS), rows.numbers("deleted")
    if not isinstance(pairs, Pairs) or not isinstance(ids, IdColumns) or deleted is None:
        return None
    names, values = pairs.names, pairs.values
    places = pairs.starts, names.content, names.unsigned_ends, values.content, values.unsigned_ends
    return NewEntries(*places, ids.ms, ids.seq, deleted)


def _pairs(fields: Mapping[bytes, bytes] | Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    pairs = list(fields.items() if isinstance(fields, Mapping) else fields)
    for pair in pairs:
        if not isinstance(pair, tuple | list) or len(pair) != 2:
            raise TypeError(f"a field is {pair!r}; it is a pair of a name and a value")
    return [(content("a name", name, MAX_STRING), content("a value", value, MAX_STRING)) for name, value in pairs]


def _nameless(segment: SegmentFile) -> SegspecError:
    return SegspecError(
        Code.BAD_NAME,
        "the log's segments are not named after their ids; one that is would hide them: nothing is appended",
        path=segment.path,
        field="name",
        actual=segment.name,
    )
