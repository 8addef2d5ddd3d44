"""Stretches of osiris chunks that break no rule.

The sub-batches of a run of osiris chunks, decompressed into one arena.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from segspec.columns.backend.kernel import kernel
from segspec.columns.backend.lanes import choose
from segspec.columns.flat import BYTES, SIGNED, UNSIGNED, VIEWS, Flat
from segspec.columns.lane import BATCH_BYTES, LARGEST_VIEW, MOST_ROWS, Lane
from segspec.columns.objects import in_runs, part, records, side_by_side
from segspec.columns.views import VIEW
from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import Record
from segspec.core.stretch import FrameColumns, Level, Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.osiris.chunk import DETAILS, AskedValue, ChunkHeader, ChunkType, TrackingEntry, told
from segspec.formats.osiris.index import record_of
from segspec.formats.osiris.layout import CONTAINERS, KINDS
from segspec.formats.osiris.reader import Carried, OsirisReader
from segspec.formats.osiris.rules import RELEASED, Due
from segspec.formats.osiris.scan import blocks_run
from segspec.formats.osiris.scan.blocks_run import Bodies
from segspec.formats.osiris.scan.run import CLOSED, FULL, ODD, Numbers, Odds, Out, RunLimits, RunTasks, Table, run
from segspec.formats.osiris.tracking import TrackingType
from segspec.storage.compression import fill
from segspec.storage.source import View
from segspec_ksy.layouts import osiris_chunk_header
from segspec_ksy.rules.osiris import (
    CHUNK_CRC,
    CHUNK_NUM_ENTRIES,
    CHUNK_NUM_RECORDS,
    CHUNK_RESERVED,
    FILTER_SIZE,
    ORDER_CLOCK,
    ORDER_EPOCH,
    ORDER_VERSION,
)

ARENA_BYTES = 4 << 20
"""Maximum of a stretch, unless one chunk alone has more."""

MOST_BLOCKS = osiris_chunk_header.MAX_NUM_ENTRIES

BY_NUMBER = {int(codec): container for codec, container in CONTAINERS.items()}


class Opened(NamedTuple):
    """Sub-batches of the chunks that begin before `stop`.

    `blocks` are theirs, with content. `closed` is their size in the file, `size` that of their content, `records` the
    chunks' stated records (0 if unread), `buffer` Arrow's memory of the content.
    """

    stop: int
    blocks: Bodies
    closed: int = 0
    size: int = 0
    records: int = 0
    buffer: Any = b""


class Arena:
    """Decompresses sub-batches into reused memory."""

    def __init__(self, lane: Lane[Any], limits: Limits) -> None:
        self._lane = lane
        self._run = choose(blocks_run.run, 0)
        self._nothing = self._bodies("no blocks", 0)
        self._most_records = limits.records
        self._limit = min(limits.decompressed_bytes, LARGEST_VIEW)

    def _bodies(self, kept: str, most: int) -> Bodies:
        room = self._lane.room
        *columns, _ = Bodies._fields
        arrays = (room.keep(f"{kept}.{name}", "i64", most) for name in columns)
        return Bodies._make([*arrays, room.keep("no content", "u8", 0)])

    def nothing(self, stop: int, records: int = 0) -> Opened:
        return Opened(stop, self._nothing, records=records)

    def open(self, view: View, start: int, stop: int) -> Opened:
        """The sub-batches of chunks that begin in `start:stop`, up to a stretch's maximum.

        It ends before a chunk with a sub-batch of another than its stated size.
        """
        room, found = self._lane.room, self._bodies("blocks", MOST_BLOCKS)
        count, records, reached = self._run(
            data=view.data, start=start, stop=stop, end=len(view.data),
            room=ARENA_BYTES, limit=self._limit, most_records=self._most_records, most=MOST_ROWS, out=found,
        )  # fmt: skip
        if not count:
            return self.nothing(reached if reached > start else stop, records)
        positions, lengths, codecs, sizes, starts = (column[:count].tolist() for column in found[:-1])
        if self._lane.points:
            kept, buffer = room.give("u8", sum(sizes))
        else:
            kept = buffer = room.keep("arena", "u8", max(sum(sizes), ARENA_BYTES if self._lane.fast else 0))
        content = memoryview(kept)
        done = fill(
            [
                (BY_NUMBER.get(codec), view.data[at : at + length], content[place : place + size])
                for at, length, codec, size, place in zip(positions, lengths, codecs, sizes, starts, strict=True)
            ]
        )
        opened = Bodies._make([*(column[:done] for column in found[:-1]), content])
        return Opened(reached, opened, sum(lengths[:done]), sum(sizes[:done]), records, buffer)


CHUNKS, TRACKING = "osiris_chunks", "osiris_tracking_blocks"

OUT = "offset", "timestamp", "chunk_id", "epoch", "position"
UNSIGNED_COLUMNS = frozenset({"offset", "chunk_id", "epoch", "value"})

SOURCE = "trailer"

MOST_ODD = 4096

BY_ORDER = ORDER_VERSION | ORDER_EPOCH | ORDER_CLOCK
"""Rules that compare a chunk with the one before it."""

MILD = ORDER_VERSION | ORDER_CLOCK | CHUNK_RESERVED | FILTER_SIZE
"""Rules whose breach is not an error."""

COUNTED = CHUNK_NUM_ENTRIES | CHUNK_NUM_RECORDS
"""Wrong counts, which a clean copy corrects in the header."""

ERRORS = sum(RELEASED) & ~MILD

MOST_TRACKED = 1024
"""Maximum names in a stretch, and blocks in a trailer."""

LONG_BATCH = 8 << 20
"""Bytes of a stretch for Arrow: large, as chunks are, because each batch has a cost."""

LEAST_AHEAD = 64 << 10
"""How many bytes ahead sub-batches are opened at first."""

UNBOUNDED = 1 << 62

EVERY = AskedValue(0, 0, unfiltered=True, bare=True)


def make(reader: SegmentReader, wanted: Wanted) -> OsirisScanner:
    assert isinstance(reader, OsirisReader)
    return OsirisScanner(reader, wanted)


class Found(NamedTuple):
    """The results of a run."""

    numbers: Numbers
    columns: dict[str, tuple[Any, Any]]
    opened: Opened

    def lacks(self, *reasons: int) -> bool:
        """Whether the run ended at the first chunk for one of these reasons."""
        return self.numbers.reason in reasons and not self.numbers.frames

    def records(self) -> Sequence[Record]:
        return in_runs(self.numbers.rows, self._some_records)

    def _some_records(self, first: int, last: int) -> list[Record]:
        columns = {name: part(self.columns[name][0], first, last) for name in OUT}
        ends = part(self.columns["ends"][0], first, last + 1)
        return records(last - first, columns | {"value": side_by_side(self.columns["value"][0], ends, last - first)})

    def column(self, name: str, block: Any) -> Flat:
        filled = self.columns[name][1]
        if name == "value" and len(self.columns["views"][0]):
            used, unpacked = self.numbers.used, self.numbers.unpacked
            blocks = block if used > unpacked else b"", self.opened.buffer if unpacked else b""
            return Flat(VIEWS, (self.columns["views"][1], *blocks), held=used)
        if name == "value":
            return Flat(BYTES, (self.columns["ends"][1], filled))
        return Flat(UNSIGNED if name in UNSIGNED_COLUMNS else SIGNED, (filled,))


class OsirisScanner:
    """Scans osiris chunks."""

    def __init__(self, reader: OsirisReader, wanted: Wanted) -> None:
        self._reader = reader
        self._wanted = wanted
        stride = BATCH_BYTES if wanted.frames and wanted.stride is None else wanted.stride
        self._lane = Lane(run, reader.source, wanted._replace(stride=stride))
        self._named = frozenset(OUT) if wanted.records else wanted.columns
        self._most_records = reader.limits.records if wanted.level >= Level.RECORDS else UNBOUNDED
        self._arena, room = Arena(self._lane, reader.limits), self._lane.room
        self._tracking = room.columns(TRACKING, MOST_TRACKED)
        self._noted = Odds(*(room.keep(f"odd.{name}", "i64", MOST_ODD) for name in Odds._fields))
        table = (room.keep(f"table.{name}", kind_of(name), MOST_TRACKED) for name in Table._fields)
        self._table = Table(*table)
        self._nothing = {kind: (room.keep(f"no.{kind}", kind, 0), None) for kind in ("i64", "u64", "u8")}
        reader.choice = None if wanted.filter is None else AskedValue.of(wanted.filter)
        gathers = self._lane.gathers or wanted.records
        looks = wanted.checks or gathers
        self._does = RunTasks(
            checks=wanted.checks, tracks=looks and wanted.level >= Level.CHECKSUMS,
            decodes=looks and wanted.level >= Level.RECORDS, gathers=gathers,
            places=wanted.places, chooses=wanted.filter is not None,
        )  # fmt: skip
        mild = COUNTED if wanted.plain else MILD
        self._rules = mild if wanted.level >= Level.RECORDS else 0
        """The rules that a stretch may break: all after a released error, unless for a clean copy."""
        self._opens = False
        self._ahead = LEAST_AHEAD

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        due = self._reader.due
        if due is None:
            return None
        for view, size in self._lane.views(position, stop=stop):
            found = self._find(view, position - view.base, size, due)
            is_error = 0 < found.numbers.why < CHUNK_CRC and found.numbers.why & ERRORS
            if self._rules and is_error and not self._wanted.plain:
                self._rules = -1
            if found.numbers.frames:
                return self._stretch(view, position, found, due)
            if kernel(CHUNKS).failure(found.numbers.status)[0] != "end of stream":
                return None
        return None

    def _find(self, view: View, start: int, size: int, due: Due) -> Found:
        # Shorter ones are asked for after damage.
        is_long = size >= self._lane.batch_bytes()
        if is_long and self._lane.fast and self._wanted.columns and not self._wanted.flat:
            size = max(size, LONG_BATCH)
        stop, near = (min(start + length, len(view.data)) for length in (size, min(size, self._ahead)))
        opened = self._arena.open(view, start, near) if self._opens else self._arena.nothing(stop)
        found = self._run(view, start, due, opened)
        if found.lacks(FULL, CLOSED) and not self._opens:
            opened = self._arena.open(view, start, near)
            found = self._run(view, start, due, opened)
        self._opens = found.numbers.reason == CLOSED or len(opened.blocks.position) > 0
        rows, content = found.numbers.records, found.numbers.size + opened.size
        if found.lacks(FULL) and rows <= content <= LARGEST_VIEW:
            found = self._run(view, start, due, opened, rows, content)
        self._lane.learn(found.numbers.rows, found.numbers.reached - start)
        self._ahead = LEAST_AHEAD if found.numbers.reason == ODD else min(2 * self._ahead, LONG_BATCH)
        return found

    def _run(self, view: View, start: int, due: Due, opened: Opened, rows: int = 0, content: int = 0) -> Found:
        """With room for `rows` and bytes of `content`, or more."""
        size = opened.stop - start
        content = max(content, size - opened.closed + opened.size)
        rows = max(rows, self._lane.rows_for(size), min(opened.records, self._reader.limits.records))
        rows = rows if self._wanted.places else 0
        room, nothing = self._lane.room, self._nothing
        columns: dict[str, tuple[Any, Any]] = {}
        for name in OUT:
            kind = kind_of(name)
            columns[name] = room.give(kind, rows) if name in self._named else nothing[kind]
        points, gathers = self._lane.points, self._does.gathers and not self._lane.points
        columns["ends"] = room.give("i32", rows + 1 if gathers else 1)
        columns["value"] = room.give("u8", content) if gathers else nothing["u8"]
        columns["views"] = room.give("u8", VIEW * rows) if points else nothing["u8"]
        columns["ends"][0][0] = 0
        result = self._lane.run(
            data=view.data, base=view.base, start=start, stop=opened.stop, end=len(view.data),
            due=due, most=RunLimits(self._reader.limits.decompressed_bytes, self._most_records, rows, self._rules),
            does=self._does, asked=self._reader.choice or EVERY, blocks=opened.blocks,
            found=self._tracking, table=self._table, odd=self._noted,
            out=Out(**{name: array for name, (array, _) in columns.items()}),
        )  # fmt: skip
        return Found(Numbers(*result), columns, opened)

    def _stretch(self, view: View, position: int, found: Found, due: Due) -> Stretch:
        numbers = found.numbers
        stretch = Stretch(position, numbers.reached + view.base, numbers.frames, numbers.rows)
        stretch.is_judged = numbers.why > 0
        last = _header(view, numbers.last)
        if numbers.rows:
            first_filled, last_filled = _header(view, numbers.first_filled), _header(view, numbers.last_filled)
            stretch.first_offset, stretch.first_timestamp = first_filled.chunk_id, first_filled.timestamp
            stretch.last_offset = last_filled.chunk_id + numbers.last_rows - 1
            stretch.last_timestamp = last_filled.timestamp
        counted = (
            self._does.decodes
            or numbers.taken != last.num_records
            or (self._does.tracks and last.chunk_type == ChunkType.tracking_delta)
        )
        tracked = tuple(self._tracked(view, numbers.tracked)) if numbers.tracked else ()
        places = dict.fromkeys((position - view.base, numbers.before, numbers.last))
        ends = [record_of(_header(view, at), at + view.base) for at in places]
        counted_id = last.chunk_id + numbers.taken
        stretch.carried = Carried(ends, last.next_id, counted_id, last.version, counted, tracked)
        if self._wanted.plain and numbers.odds:
            odd = Odds(*(column[: numbers.odds] for column in self._noted))
            counts = zip((at + view.base for at in odd.position), odd.entries, odd.records, strict=True)
            stretch.carried = stretch.carried._replace(miscounted=tuple(counts))
        stretch.findings = [said for n in range(numbers.odds) for said in self._odd(view, n, due)]
        if self._wanted.records:
            stretch.records = found.records()
        elif self._wanted.columns:
            made = {name: found.column(name, self._lane.block) for name in self._wanted.columns}
            stretch.columns = self._lane.columns(made, numbers.rows)
        if self._wanted.frames:
            stretch.each = self._each(view, position, stretch)
        return stretch

    def _each(self, view: View, position: int, stretch: Stretch) -> FrameColumns:
        rows = stretch.frames
        columns = self._lane.scanned(CHUNKS, view, position, stretch.end, rows)
        details = {name: columns[of] for name, of in DETAILS.items()}
        details["data_crc"] = lambda: [f"{crc:08x}" for crc in columns["data_crc"][:rows]]
        return FrameColumns(
            rows, view.base, columns["position"], columns["end"],
            kind=lambda: [KINDS[kind] for kind in columns["chunk_type"][:rows]],
            first_offset=columns["chunk_id"], offsets=columns["num_records"], timestamp=columns["timestamp"],
            details=details, arrays={"chunk_type": columns["chunk_type"]},
        )  # fmt: skip

    def _odd(self, view: View, number: int, due: Due) -> Iterator[Finding]:
        at, place, bits, entries, taken = (column[number] for column in self._noted)
        if place >= 0 and bits & BY_ORDER:
            before = _header(view, place)
            due = due._replace(version=before.version, epoch=before.epoch, timestamp=before.timestamp)
        said = {"entries": entries, "taken": taken}
        return told(self._reader.source.path, at + view.base, _header(view, at), bits, due, said)

    def _tracked(self, view: View, rows: int) -> Iterator[TrackingEntry]:
        table = Table(*(column[:rows].tolist() for column in self._table))
        for n, kind in enumerate(map(TrackingType, table.kind)):
            name = view.data[table.name[n] : table.name[n] + table.length[n]].tobytes()
            value = (table.timestamp if kind is TrackingType.timestamp else table.value)[n]
            yield TrackingEntry(table.position[n], table.chunk_id[n], SOURCE, kind.name, name, value)


def kind_of(column: str) -> str:
    return "u64" if column in UNSIGNED_COLUMNS else "i64"


def _header(view: View, at: int) -> ChunkHeader:
    return ChunkHeader._make(osiris_chunk_header.unpack(view.data, at))
