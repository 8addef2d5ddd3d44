"""Stretches of TANK bundles: correct counts, rising numbers, and an intact bundle after each.

If records are neither made nor checked, declared numbers count.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from segspec.columns.flat import BYTES, SIGNED, UNSIGNED, VIEWS, Flat
from segspec.columns.lane import Room
from segspec.columns.views import VIEW
from segspec.core.errors import Finding
from segspec.core.stretch import FrameColumns, Level, Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.tank.bundle import Bundle
from segspec.formats.tank.layout import BUNDLE, codec_name
from segspec.formats.tank.reader import COUNTED, Carried, TankReader
from segspec.formats.tank.rules import SNAPPY, numbers_apart
from segspec.formats.tank.scan.messages_run import COPIED, BundleOut
from segspec.frames.compiled import LARGEST_SIGNED, UNBOUNDED
from segspec.frames.frame_judge import PLACES
from segspec.frames.frame_scanner import DeclaredScanner
from segspec.frames.lane_rows import LaneRows
from segspec.frames.lane_unpacking import LARGEST_CONTENT
from segspec.frames.lowered_log import FRAMES, FRAMES_RUN, RECORDS, ROWS_RUN, LaneColumn, LoweredLog
from segspec.frames.making import FEW_ROWS, LITTLE_MORE, LOOSELY, Making, SoundFrames
from segspec.frames.sound_frames import FIRST_NUMBER, LAST_NUMBER
from segspec.storage.source import View
from segspec_kernels.runtime import SIGNED_MAX
from segspec_ksy.layouts import tank_message

COLUMNS = {
    "offset": LaneColumn(UNSIGNED),
    "timestamp": LaneColumn(UNSIGNED),
    "position": LaneColumn(SIGNED),
    "key": LaneColumn(BYTES, is_optional=True),
    "value": LaneColumn(BYTES),
}
LANE = LoweredLog(
    texts={},
    modules={
        FRAMES: "segspec_kernels.tank_entries",
        RECORDS: "segspec_kernels.tank_messages",
        FRAMES_RUN: "segspec.formats.tank.scan.bundles_run",
        ROWS_RUN: "segspec.formats.tank.scan.messages_run",
    },
    columns=COLUMNS,
    details={},
    packings={SNAPPY: "raw-snappy"},
)

DUES = [name for name, _ in PLACES].index("dues")
LATEST, LATEST_IN_ARROW = tank_message.MAX_EXPLICIT_TIMESTAMP, SIGNED_MAX


class MessageRows(LaneRows):
    """Rows whose values are views if it `points`, of the `block` or copies."""

    def __init__(self, *given: Any, points: bool) -> None:
        self._points = points
        super().__init__(*given)

    def _make(self, room: Room, name: str, column: LaneColumn, rows: int, size: int) -> None:
        super()._make(room, name, column, rows, size)
        if name == "value":
            self._array(room, "views", "u8", VIEW * rows if self._points else 0)

    def pointed_bytes(self, first: int, count: int) -> int:
        ends = self.filled["c_value_ends"]
        return int(ends[first + count] - ends[first]) if self._points else 0

    def pointed(self, rows: int, block: Any, copied: int) -> dict[str, Flat]:
        made = self.flats(rows)
        if self._points:
            held = int(self.filled["c_value_ends"][rows])
            blocks = block if held > copied else b"", self._buffer("c_value") if copied else b""
            made["value"] = Flat(VIEWS, (self._buffer("views"), *blocks), held=held)
        return made


def make(reader: SegmentReader, wanted: Wanted) -> TankScanner:
    assert isinstance(reader, TankReader)
    return TankScanner(reader, wanted)


class TankScanner(DeclaredScanner):
    """The `Scanner` of declared logs, with TANK's runs. A bundle is taken only before an intact one or the file's
    end."""

    points, batches, least = True, 2, 2
    tuples = "AskedColumns", "MessageOut"
    _is_counted = False
    _reader: Any

    def __init__(self, reader: Any, wanted: Wanted) -> None:
        super().__init__(reader, wanted, LANE, frozenset(COLUMNS) if wanted.records else wanted.columns)
        self._latest = LATEST_IN_ARROW if "timestamp" in wanted.columns and not wanted.flat else LATEST
        kinds = {"there": "i64", "flagged": "i64", "first_time": "u64", "last_time": "u64"}
        arrays = {name: self._lane.room.keep(f"each.{name}", kind, self._capacity) for name, kind in kinds.items()}
        self._each = BundleOut(self._places[DUES], **arrays)
        self._sparse, self._until = 0, 0
        self._first_time: int | None = None
        self._last_time: int | None = None

    @property
    def _takes_odd(self) -> bool:
        wanted = self._wanted
        return super()._takes_odd and (wanted.places or wanted.checks)

    def _is_told(self) -> bool:
        return True

    def _making(self, due: int) -> Making:
        self._sparse, self._first_time, self._last_time = 0, None, None
        return super()._making(due)

    def _lane_rows(self, names: frozenset[str], rows: int, size: int, pairs: int) -> LaneRows:
        given = self._lane.room, self._out, COLUMNS, names, rows, size, pairs
        return MessageRows(*given, points=self._lane.points and bool(names))

    def _frames(self, view: View, position: int, until: int, made: Making, *, loosely: bool = False) -> SoundFrames:
        end, columns, places = len(view.data), self._arrays(FRAMES, self._capacity), self._places
        rows, size = self._left(made)
        most, self._until = self._reader.limits, until
        count, records, largest, held = self._lane.run(
            view.data, position - view.base, min(until - view.base, end), end, made.due, rows, size, LARGEST_SIGNED,
            min(most.decompressed_bytes, LARGEST_CONTENT), most.records, loosely, max(self._ahead, self.least),
            *places[:5], columns,
        )  # fmt: skip
        return SoundFrames(view, count, records, largest, held, columns, [], *places)

    def _guessed(self, view: View, position: int, until: int, made: Making) -> tuple[SoundFrames, Any, Sequence[int]]:
        found = self._frames(view, position, until, made, loosely=True)
        room = self._unpacking.unpack(found)
        stated = found.columns.num[: found.count].tolist()
        guesses = [each + each // LITTLE_MORE + FEW_ROWS for each in stated]
        found.largest, found.rows = max(guesses, default=0), sum(guesses)
        made.told[LOOSELY] = found.rows if self._wanted.places else UNBOUNDED
        return found, room, stated

    def _is_odd(self, found: SoundFrames, place: int) -> bool:
        columns, each = found.columns, self._each
        if place == found.count or columns.num[place] != each.there[place]:
            return True
        return bool(each.flagged[place] or columns.unused[place])

    def _said(self, found: SoundFrames, place: int, stated: int, misnumbered: Any = None) -> list[Finding] | None:
        each, is_followed = self._each, not self._is_odd(found, place + 1) or None
        if is_followed and not self._is_odd(found, place):
            return []
        if place:
            self._reader.released(int(each.last_time[place - 1]))
        row = (column[place] for column in found.columns)
        bundle = Bundle.of(self._reader.source.path, found.view.base, row)
        given = bundle, each.there[place], each.flagged[place], int(found.numbers[place])
        said: list[Finding] | None = self._reader.odd_bundle(*given, is_followed=is_followed)
        return said

    def _refuse(self, view: View, position: int, until: int, due: int) -> None:
        """Only a parser finds the reason."""

    _unreadable = _odd = _refuse

    def _items(self, largest: int) -> tuple[Any, ...]:
        return self._lane.points, self._latest, self._each, self._arrays(RECORDS, max(largest, 1))

    def _read(self, found: SoundFrames, made: Making) -> int:
        if self._wanted.level < Level.RECORDS:
            return found.count
        return self._counted_by_headers(found, made) or self._followed(found, made)

    def _followed(self, found: SoundFrames, made: Making) -> int:
        passed = super()._read(found, made)
        if passed and not (passed == found.count and found.reached(passed) == self._reader.source.size):
            # The reader handles the last intact bundle and the bytes after it.
            passed -= 1
            made.row -= int(found.columns.num[passed])
            if found.packed[passed] and isinstance(made.out, MessageRows):
                made.told[COPIED] -= made.out.pointed_bytes(made.row, int(found.columns.num[passed]))
        return passed

    def _counted_by_headers(self, found: SoundFrames, made: Making) -> int:
        """Counts bundles by headers that lead to the end of the batch or file.

        The last two stay in `found`: the reader needs the last timestamp.
        """
        wanted, view, front = self._wanted, found.view, found.count - 2
        if front < 1 or wanted.places or wanted.checks or wanted.frames or self._ahead < self._capacity:
            return 0
        if found.count < self._ahead and found.reached(found.count) < min(self._until, view.base + len(view.data)):
            return 0
        before, sparse, until = replace(made, told=made.told[:]), self._sparse, self._until
        times = self._first_time, self._last_time
        start, following = view.base + int(found.columns.position[0]), found.reached(front)
        made.row += sum(found.columns.num[:front].tolist())
        self._accept(made, found, front)
        self._first_time, self._last_time = times
        vars(found).update(vars(self._frames(view, following, following + 1, made)))
        passed = self._followed(found, made)
        if not passed:
            vars(made).update(vars(before))
            self._sparse = sparse
            vars(found).update(vars(self._frames(view, start, until, made)))
        return passed

    def _accept(self, made: Making, found: SoundFrames, count: int) -> None:
        if not made.frames:
            made.told[FIRST_NUMBER], self._first_time = found.numbers[0], self._time(self._each.first_time[0])
        self._last_time = self._time(self._each.last_time[count - 1])
        super()._accept(made, found, count)
        made.told[LAST_NUMBER] = made.due - 1
        self._sparse += sum(found.columns.is_sparse[:count].tolist())

    def _time(self, read: int) -> int | None:
        return read if self._wanted.level >= Level.RECORDS else None

    def _flats(self, made: Making, out: LaneRows) -> dict[str, Flat]:
        assert isinstance(out, MessageRows)
        return out.pointed(made.row, self._lane.block, int(made.told[COPIED]))

    def _made(self, made: Making, position: int, reached: int, found: SoundFrames, passed: int) -> Stretch:
        stretch = super()._made(made, position, reached, found, passed)
        stretch.carried = Carried(made.due, self._sparse, self._last_time)
        stretch.first_timestamp, stretch.last_timestamp = self._first_time, self._last_time
        return stretch

    def _told_of(self, found: SoundFrames, count: int) -> FrameColumns:
        columns = found.columns
        details = {
            "messages": columns.num,
            "codec": lambda: [codec_name(codec) for codec in columns.codec[:count]],
            "sparse": lambda: list(map(bool, columns.is_sparse[:count])),
        }
        told = self._each.there, columns.codec, columns.message_set_start
        arrays = {"first_offset": array("q", found.numbers[:count].tobytes()), **dict(zip(COUNTED, told, strict=True))}
        places = columns.position, columns.end

        def offsets() -> list[int]:
            told = (column[:count] for column in (columns.is_sparse, columns.num, columns.last_delta))
            return [1 + numbers_apart(*each) for each in zip(*told, strict=True)]

        return FrameColumns(
            count, found.view.base, *places, BUNDLE, found.numbers, offsets, details=details, arrays=arrays
        )
