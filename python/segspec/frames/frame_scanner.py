"""Scans stretches of intact frames with code lowered from the declaration."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import compress
from typing import Any

from segspec.columns.flat import Flat
from segspec.columns.lane import LARGEST_VIEW, MOST_ROWS, WINDOW_BYTES, Lane
from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.model import Frame
from segspec.core.stretch import FrameColumns, Level, Stretch, Wanted
from segspec.frames.compiled import LARGEST_SIGNED, UNBOUNDED
from segspec.frames.frame_judge import ANY_COUNT, LOOSE, PLACES, PLAIN
from segspec.frames.keys import TimeKeys
from segspec.frames.lane_rows import LaneRows
from segspec.frames.lane_unpacking import Unpacking
from segspec.frames.lowered_log import CONTENT, FRAMES, FRAMES_RUN, RECORDS, ROWS_RUN, KeptLane, LoweredLog
from segspec.frames.making import (
    FEW_ROWS,
    LITTLE_MORE,
    LOOSE_ROWS,
    LOOSELY,
    MISNUMBERED,
    NO_RECORDS,
    READ,
    FrameRecords,
    Making,
    Misnumbered,
    SoundFrames,
    believed,
)
from segspec.frames.reader import OF_FRAMES, DeclaredReader
from segspec.frames.sound_frames import (
    FILLED,
    FIRST_NUMBER,
    FIRST_TIME,
    LAST_NUMBER,
    LAST_TIME,
    MOST_ODD,
    TOLD,
    Carried,
    StoredFrame,
    judged_alone,
)
from segspec.storage.source import View

MOST_FRAMES, MOST_SINGLE = 1 << 12, 1 << 15
"""Frames per run: with many records each, and with one."""

USUAL_BYTES = 16
"""Few frames are shorter."""

MORE_AHEAD = 4

USUAL_AGAIN, ODD_BYTES = 8, 1 << 16
"""Usual frames in a row that end the reading of odd ones, and the bytes read for these."""

FEW_PAIRS = 1 << 10

UNTOLD = array("q", bytes(8 * TOLD))

LIST_IS_FULL, PAIRS_ARE_FULL = 1, 2
"""The status of a run without space: in the kernel's arrays, or those of the rows."""


class DeclaredScanner:
    """A `Scanner`. `names` are the columns to make."""

    points = False
    """Whether values can be views. Generated runs copy: a view would keep all unpacked bytes."""
    tuples = "Selected", "Out"
    batches = 1
    least = 1

    def __init__(self, reader: DeclaredReader, wanted: Wanted, lane: LoweredLog, names: frozenset[str]) -> None:
        self._reader, self._wanted, self._lowered, self._names = reader, wanted, lane, names
        kept = KeptLane(lane, reader.source.size)
        given = wanted if self.points else wanted._replace(views=False)
        self._lane = Lane(kept.function(FRAMES_RUN), reader.source, given, batches=self.batches, fast=kept.fast)
        if not lane.is_single:
            self._rows_run, rows = kept.function(ROWS_RUN), kept.module(ROWS_RUN)
            asked, self._out = (getattr(rows, name) for name in self.tuples)
            self._asked = asked(*(name in names for name in lane.columns))
        self._kernels = {part: (kept.module(part), kept.columns(part)) for part in lane.kernels}
        self._believes = lane.is_single or self._is_counted
        most = MOST_FRAMES if lane.has_batches else MOST_SINGLE
        # Space for many frames takes longer than the few of a small file.
        self._capacity = min(most, max(MOST_ODD, reader.source.size // USUAL_BYTES))
        self._ahead = self._capacity
        """Frames checked together: after an odd one, which may be repeated, as many as lay before it."""
        self._sound = 0
        self._odd_ahead, self._is_past_error = 1, False
        self._unpacking = Unpacking(lane, reader.limits, self._lane.room, self.least)
        self._pairs = self._list_room = FEW_PAIRS
        self._kept: dict[str, tuple[tuple[int, int], Any]] = {}
        self._header: Any = None
        self._key, self._scratch = b"", memoryview(b"")
        self._places = [self._lane.room.keep(name, kind, self._capacity) for name, kind in PLACES]
        self._warned = self._lane.room.keep("odd", "i64", MOST_ODD)
        self._theres = self._lane.room.keep("theres", "i64", self._capacity)
        self._newest = self._lane.room.keep("newest", "i64", self._capacity)

    @property
    def _is_counted(self) -> bool:
        is_timed = "timestamp" in self._lowered.columns and self._reader.compiled.declaration.time is None
        return self._lowered.has_batches and not (is_timed or self._wanted.checks or self._wanted.places)

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        due, end = self._reader.due, self._reader.stop
        if due is None or due > LARGEST_SIGNED or position >= end or not self._is_told():
            return None
        # Frame values are valid for one view. Views of values copy nothing.
        window = LARGEST_VIEW if self._wanted.frames or self._lane.points else WINDOW_BYTES
        if self._ahead == 1:
            # The next look begins one frame later, and reuses bytes read ahead.
            window = ODD_BYTES
        for view, size in self._lane.views(position, window, stop):
            odd = self._refuse, self._odds, self._unreadable, self._odd
            looks = (*odd, self._stretch) if self._ahead == 1 else (self._stretch, *odd)
            for look in looks:
                found = look(view, position, min(position + size, end), due)
                if found is not None:
                    return found
            self._ahead, self._sound = min(max(self._sound, self.least), self._capacity), 0
        return None

    def one(self, position: int, end: int, due: int, loosely: int) -> FrameRecords | None:
        """The records of the frame `position:end`; None if a run cannot read it."""
        if not self._is_told():
            return None
        made, (view, _) = self._making(due), self._lane.view(position, end - position)
        made.told[LOOSELY] = loosely
        found, counted = self._loosely(view, position, made)
        if found is None or made.out is None or found.reached(1) != end:
            return None
        return counted if counted.misnumbered else counted._replace(records=made.out.records(made.row))

    def _refuse(self, view: View, position: int, until: int, due: int) -> Stretch | None:
        odd = self._reader.misnumbered(position) if self._wanted.checks else None
        if odd is None or not self._lowered.is_single or odd[0].end > view.base + len(view.data):
            return None
        frame, said = odd
        return judged_alone(self._stretch(view, position, frame.end, frame.body.number or 0), frame, said)

    def _unreadable(self, view: View, position: int, until: int, due: int) -> None:
        if self._lowered.has_batches and self._wanted.checks:
            reader: Any = self._reader
            reader.read_records(position, opens=self._takes_odd)

    @property
    def _takes_odd(self) -> bool:
        return self._wanted.level >= Level.RECORDS and not self._believes and self._lowered.has_batches

    def _odds(self, view: View, position: int, until: int, due: int) -> Stretch | None:
        """The stretch of intact frames with varying record counts.

        It ends before an error, except after an earlier one.
        """
        if not self._takes_odd:
            return None
        made, self._ahead = self._making(due), self._odd_ahead
        made.told[LOOSELY] = LOOSE_ROWS
        found, passed, usual, findings = self._odd_ones(view, position, until, made)
        is_whole = 0 < passed == found.count
        self._odd_ahead = min(MORE_AHEAD * self._odd_ahead, MOST_ODD) if is_whole else 1
        self._ahead = MORE_AHEAD if usual >= min(USUAL_AGAIN, max(passed, 1)) else 1
        if not passed:
            return None
        self._accept(made, found, passed)
        stretch = self._made(made, position, found.reached(passed), found, passed)
        return replace(stretch, findings=[*findings, *stretch.findings])

    def _odd_ones(
        self, view: View, position: int, until: int, made: Making
    ) -> tuple[SoundFrames, int, int, list[Finding]]:
        found, room, stated = self._guessed(view, position, until, made)
        made.out, usual, findings = self._room_for(found, 0) if found.count else None, 0, list[Finding]()
        read = 0 if made.out is None else self._rows(found, room, made, made.out)
        if found.count and not read and made.told[MISNUMBERED]:
            self._said(found, 0, stated[0], self._misnumbered(made))
        for place in range(read):
            said = self._said_before(found, place, stated[place])
            if said is None or self._is_end(said, place):
                if made.out is not None:
                    made.row, made.told[FILLED] = 0, 0
                    self._rows(found, room, made, made.out, stop=place)
                return found, place, usual, findings
            usual = 0 if said else usual + 1
            findings += said
        return found, read, usual, findings

    def _is_end(self, said: list[Finding], place: int) -> bool:
        is_error = any(each.severity is Severity.ERROR for each in said)
        is_end = is_error and place > 0 and not self._is_past_error
        self._is_past_error |= is_error and not is_end
        return is_end

    def _guessed(self, view: View, position: int, until: int, made: Making) -> tuple[SoundFrames, Any, Sequence[int]]:
        found = self._frames(view, position, until, made, loosely=True)
        counts, stated = found.columns.num, found.columns.num[: found.count].tolist()
        counts[: found.count] = array(counts.typecode, [0]) * found.count
        room = self._unpacking.unpack(found)
        found.count = self._plain(found, room)
        plains = range(len(self._reader.compiled.declaration.plain))
        plain = [getattr(found.columns, f"plain{place}") for place in plains]
        largest = 0
        for place in range(found.count):
            guess = max(stated[place] + stated[place] // LITTLE_MORE, 0) + FEW_ROWS
            most = max(largest, min(guess, found.ends[place] - found.starts[place]))
            is_full = place > 0 and most * (place + 1) > MOST_ROWS
            if is_full or not all(column[place] for column in plain):
                found.count = place
                break
            counts[place], largest = stated[place], most
        found.rows, found.largest = largest * found.count, largest
        return found, room, stated

    def _said_before(self, found: SoundFrames, place: int, stated: int) -> list[Finding] | None:
        """The findings about a frame; None if it must be read alone, or has an error after intact frames."""
        try:
            return self._said(found, place, stated)
        except SegspecError:
            if not place:
                raise
        return None

    def _said(
        self, found: SoundFrames, place: int, stated: int, misnumbered: Misnumbered | None = None
    ) -> list[Finding] | None:
        counted = self._counted(found, place, stated, misnumbered)
        if counted.is_none and not misnumbered:
            return [] if stated == counted.there else None
        columns, declared = found.columns, self._reader.compiled.declaration
        time = None if declared.time is None else declared.time.milliseconds(int(columns.time[place]))
        position, end = (int(column[place]) + found.view.base for column in (columns.position, columns.end))
        number = int(found.numbers[place])
        body = StoredFrame.unparsed(position, end, number, int(found.dues[place]) - number)
        return self._reader.odd(Frame(position, end, declared.kind, body, number, timestamp=time), counted)

    def _odd(self, view: View, position: int, until: int, due: int) -> Stretch | None:
        reader, judged = self._reader, self._reader.file.judged(position)
        if not self._takes_odd or judged is None or judged.end > view.base + len(view.data):
            return None
        made = self._making(judged.number)
        made.told[LOOSELY] = LOOSE_ROWS
        found, counted = self._loosely(view, position, made)
        if found is None or counted.is_none:
            return None
        try:
            frame = reader.frame(position)
            said = reader.odd(frame, counted)
            if said is None:
                return None
            findings = [*reader.check(frame), *said]
        except SegspecError:
            return None
        self._ahead = 1 if findings else MORE_AHEAD
        self._accept(made, found, 1)
        return replace(self._made(made, position, frame.end, found, 1), findings=findings)

    def _loosely(self, view: View, position: int, made: Making) -> tuple[SoundFrames | None, FrameRecords]:
        found = self._frames(view, position, position + 1, made, loosely=True)
        if not found.count:
            return None, NO_RECORDS
        # The stated count is a guess, limited to the number of bytes.
        stated, found.columns.num[0] = int(found.columns.num[0]), 0
        room = self._unpacking.unpack(found)
        if not found.count:
            return None, NO_RECORDS
        guess = max(stated + stated // LITTLE_MORE, FEW_ROWS)
        while True:
            guess = min(guess, found.size)
            found.columns.num[0] = found.rows = found.largest = guess
            made.row, made.out = 0, self._room_for(found, 0)
            passed = self._rows(found, room, made, made.out)
            if made.told[READ] >= 0 or guess == found.size:
                break
            guess *= 4
        is_read = passed or (made.told[READ] and made.told[MISNUMBERED])
        return found if is_read else None, self._counted(found, 0, stated, self._misnumbered(made))

    def _counted(self, found: SoundFrames, place: int, stated: int, misnumbered: Misnumbered | None) -> FrameRecords:
        there, is_none = int(self._theres[place]), self._lowered.is_control and bool(found.columns.none[place])
        newest = int(self._newest[place]) if there and "timestamp" in self._lowered.columns else None
        return FrameRecords(there, (), misnumbered, newest, stated, is_none)

    def _misnumbered(self, made: Making) -> Misnumbered | None:
        place, columns = int(made.told[MISNUMBERED]), self._arrays(RECORDS, 1)
        if not place:
            return None
        before = int(columns.number[place - 2]) if place > 1 else None
        return place - 1, int(columns.number[place - 1]), before

    def _making(self, due: int) -> Making:
        made = Making(self._lane.room.keep("told", "i64", TOLD), due, self._reader.seed)
        made.told[:] = UNTOLD
        return made

    def _stretch(self, view: View, position: int, until: int, due: int) -> Stretch | None:
        made, reached = self._making(due), position
        while True:
            found = self._frames(view, reached, until, made)
            passed = self._read(found, made)
            if passed:
                self._ahead = min(MORE_AHEAD * self._ahead, self._capacity)
                reached = found.reached(passed)
                self._accept(made, found, passed)
            if not passed or found.reached(found.count) >= until or view.whole or self._wanted.frames:
                break
            if until - reached < (reached - position) // LITTLE_MORE:
                break
            view, _ = self._lane.view(reached, max(len(view.data), WINDOW_BYTES))
        return self._made(made, position, reached, found, passed) if made.frames else None

    def _accept(self, made: Making, found: SoundFrames, count: int) -> None:
        made.frames, self._sound = made.frames + count, self._sound + count
        made.due, made.seed = int(found.dues[count - 1]), int(found.seeds[count - 1])
        made.odd += [position for position in found.odd if position < found.reached(count)]

    def _warnings(self, made: Making) -> list[Finding]:
        if self._wanted.level < Level.CHECKSUMS:
            return []
        return [finding for position in made.odd for finding in self._reader.warns(position)]

    def _is_told(self) -> bool:
        told = self._reader.tells()
        if told is not None:
            self._header, self._key = told
        return told is not None

    def _frames(self, view: View, position: int, until: int, made: Making, *, loosely: bool = False) -> SoundFrames:
        """The whole sound frames in `position:until`, up to the space for their records."""
        end, columns, places = len(view.data), self._arrays(FRAMES, self._capacity), self._places
        rows, size = self._left(made)
        if self._lowered.rooms:
            self._scratch = memoryview(self._lane.room.keep("scratch", "u8", self._lowered.rooms * end))
        is_any = loosely or self._wanted.level < Level.RECORDS
        most_records = ANY_COUNT if is_any else self._reader.limits.records
        contents = (self._arrays(CONTENT, 1),) if self._lowered.items == CONTENT else ()
        count, _, rows, largest, used, odds = self._lane.run(
            view.data, self._scratch, view.base, position - view.base, min(until - view.base, end), end,
            self._reader.source.size - view.base, self._header, self._key, made.due, made.seed, rows, size,
            min(self._reader.most, LARGEST_SIGNED), most_records, LOOSE if loosely else PLAIN, self._wanted.checks,
            self._wanted.frames, self._ahead,
            *places, self._warned, columns, *contents,
        )  # fmt: skip
        return SoundFrames(view, count, rows, largest, used, columns, self._warned[:odds].tolist(), *places)

    def _left(self, made: Making) -> tuple[int, int]:
        rows = (MOST_ROWS if made.out is None else made.out.rows) if self._wanted.places else UNBOUNDED
        size = UNBOUNDED if made.out is None else made.out.size - made.used
        return rows - made.row, self._unpacking.packed(size)

    def _read(self, found: SoundFrames, made: Making) -> int:
        if self._wanted.level < Level.RECORDS:
            return found.count
        if self._believes:
            return believed(found, made, self._lowered, self._reader.compiled.declaration.time)
        room = self._unpacking.unpack(found) if self._lowered.has_batches else self._scratch
        found.count = self._plain(found, room)
        if not found.count:
            return 0
        if made.out is None:
            size = self._lane.batch_bytes() if self._ahead == self._capacity else 0
            made.out = self._room_for(found, size)
        if made.row + found.rows > made.out.rows or made.used + found.size > made.out.size:
            return 0
        made.used += found.size
        return self._rows(found, room, made, made.out)

    def _plain(self, found: SoundFrames, room: Any) -> int:
        if not self._lowered.is_control or not any(found.columns.none[: found.count]):
            return found.count
        view, starts, ends = found.view, found.starts, found.ends
        for place in compress(range(found.count), found.columns.none):
            held = room if found.packed[place] else view.data
            content = bytes(held[starts[place] : ends[place]])
            if not self._reader.is_plain_none(view.base + int(found.columns.position[place]), content):
                return place
        return found.count

    def _rows(
        self, found: SoundFrames, room: Any, made: Making, out: LaneRows, begin: int = 0, stop: int | None = None
    ) -> int:
        before, stop = made.row, found.count if stop is None else stop
        while True:
            made.told[0] = 0
            passed, made.row = self._rows_run(
                found.view.data, room, found.view.base, begin, stop, before, max(found.largest, 1),
                found.starts, found.ends, found.packed, found.numbers, made.told, self._asked, found.columns,
                out.out, *self._items(found.largest),
            )  # fmt: skip
            if not made.told[0] or self._list_room > found.size + FEW_PAIRS:
                return int(passed)
            if made.told[0] == LIST_IS_FULL:
                self._list_room *= 4
            else:
                self._pairs = max(2 * self._pairs, self._list_room)
            if passed or before:
                return int(passed)
            made.out = out = self._room_for(found, out.size)

    def _items(self, largest: int) -> tuple[Any, ...]:
        if not self._lowered.items:
            return ()
        counts = (self._theres, self._newest) if self._lowered.has_batches else ()
        if not self._lowered.has_fields:
            return (*counts, self._arrays(self._lowered.items, max(largest, 1)))
        lists = self._lane.room.keep("lists", "i64", 3)
        lists[0], lists[1], lists[2] = self._list_room, 0, 0
        return (*counts, lists, self._arrays(RECORDS, max(largest, 1)))

    def _arrays(self, part: str, rows: int) -> Any:
        had, made = self._kept.get(part, ((0, 0), None))
        if rows > had[0] or self._list_room > had[1]:
            (module, columns), room = self._kernels[part], self._lane.room
            sizes = (self._list_room if each.name.startswith("pair_") else rows for each in columns)
            kept = (room.keep(f"{part}.{c.name}", c.kind, n) for c, n in zip(columns, sizes, strict=True))
            made = module.Columns(*kept)
            self._kept[part] = (max(rows, had[0]), self._list_room), made
        return made

    def _room_for(self, found: SoundFrames, size: int) -> LaneRows:
        if not self._wanted.places:
            return self._counting
        rows = max(min(self._lane.rows_for(size), MOST_ROWS), found.rows)
        most = max(self._unpacking.expected(size), found.size)
        return self._lane_rows(self._names, rows, most, self._pairs)

    def _lane_rows(self, names: frozenset[str], rows: int, size: int, pairs: int) -> LaneRows:
        return LaneRows(self._lane.room, self._out, self._lowered.columns, names, rows, size, pairs)

    @cached_property
    def _counting(self) -> LaneRows:
        return self._lane_rows(frozenset(), UNBOUNDED, UNBOUNDED, 0)

    def _made(self, made: Making, position: int, reached: int, found: SoundFrames, passed: int) -> Stretch:
        wanted, told, rows = self._wanted, made.told, made.row
        stretch = Stretch(position, reached, made.frames, rows, carried=Carried(made.due, made.seed))
        stretch.findings = self._warnings(made)
        if rows:
            stretch.first_offset, stretch.last_offset = int(told[FIRST_NUMBER]), int(told[LAST_NUMBER])
            if "timestamp" in self._lowered.columns:
                stretch.first_timestamp, stretch.last_timestamp = int(told[FIRST_TIME]), int(told[LAST_TIME])
        self._lane.learn(rows, reached - position)
        if made.out is not None and wanted.records:
            stretch.records = made.out.records(rows)
        elif made.out is not None and wanted.columns:
            columns = dict(self._lane.columns(self._flats(made, made.out), rows))
            if wanted.views and not self.points and "value" in columns:
                from segspec.columns.arrays import as_views

                columns["value"] = as_views(columns["value"])
            stretch.columns = columns
        if wanted.frames:
            stretch.each = self._told_of(found, passed)
        return stretch

    def _flats(self, made: Making, out: LaneRows) -> dict[str, Flat]:
        return out.flats(made.row)

    def _told_of(self, found: SoundFrames, count: int) -> FrameColumns:
        return told_of(self._reader, self._lowered, found, count)


def told_of(reader: DeclaredReader, lane: LoweredLog, found: SoundFrames, count: int) -> FrameColumns:
    """The frames of a stretch as the explaining reader reports them."""
    declared, columns = reader.compiled.declaration, found.columns
    time, has_all = declared.time, "holds" not in columns._fields
    times: Any = None if time is None else partial(times_of, time, columns, count)
    kind: Any = declared.kind
    own = OF_FRAMES.intersection(reader.compiled.shown)
    details = {f"{name}_" if name in own else name: detail for name, detail in (lane.details or {}).items()}
    arrays = {name: getattr(columns, detail.column) for name, detail in details.items()}
    told: dict[str, Any] = arrays | {
        name: partial(values_of, columns, detail, count)
        for name, detail in details.items()
        if detail.names or detail.is_flag
    }
    if has_all:
        arrays["first_offset"] = getattr(columns, "number", found.numbers)
    if has_all and "last" in columns._fields:
        arrays["last_offset"] = columns.last
    if time is not None and time.is_plain:
        arrays["timestamp"] = columns.time
    if lane.is_control:
        kind = partial(kinds_of, (declared.kind, f"control {declared.kind}"), columns, count)
        arrays["is_control"] = columns.none
    firsts: Any = found.numbers if has_all else partial(firsts_of, found, count)
    offsets: Any = 1 if lane.is_single and has_all else partial(offsets_of, found, count)
    places = columns.position, columns.end
    return FrameColumns(count, found.view.base, *places, kind, firsts, offsets, times, told, arrays)


def firsts_of(found: SoundFrames, count: int) -> list[int | None]:
    held = found.columns.holds[:count]
    return [number if is_one else None for number, is_one in zip(found.numbers, held, strict=False)]


def offsets_of(found: SoundFrames, count: int) -> list[int]:
    return [due - number for number, due in zip(found.numbers[:count], found.dues, strict=False)]


def times_of(time: TimeKeys, columns: Any, count: int) -> list[int]:
    return [time.milliseconds(each) for each in columns.time[:count].tolist()]


def kinds_of(words: tuple[str, str], columns: Any, count: int) -> list[str]:
    return [words[bool(is_none)] for is_none in columns.none[:count]]


def values_of(columns: Any, detail: Any, count: int) -> list[Any]:
    values = getattr(columns, detail.column)[:count].tolist()
    return [detail.names[value] for value in values] if detail.names else list(map(bool, values))
