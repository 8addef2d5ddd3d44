"""The bundles of one batch: their headers, and the messages of compressed ones, decompressed a cacheful at a time."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from segspec.columns.backend.lanes import choose
from segspec.columns.lane import MOST_ROWS, Lane, Room
from segspec.core.limits import Limits
from segspec.core.stretch import FrameColumns, Stretch
from segspec.formats.tank.layout import BUNDLE, codec_name
from segspec.formats.tank.reader import Carried
from segspec.formats.tank.rules import SNAPPY
from segspec.formats.tank.scan import bundles_run
from segspec.storage.compression import Container, fill
from segspec.storage.source import View

KERNEL = "tank_entries"

MOST_BUNDLES = 2048
UNBOUNDED = 1 << 62
ROOM_BYTES = 2 << 20
"""What is decompressed before its messages are looked at: its halves, which two threads fill, stay in their caches."""


@dataclass(frozen=True, slots=True)
class Bundles:
    """Bundles whose headers are sound: `count` of them, the next one beginning at `reached` of the view, were it sound.

    They have `rows` messages of `bytes` bytes, `largest` in one bundle, and take `room` bytes to be decompressed in.
    `columns` are the kernel's and the run's, which the next batch overwrites.
    """

    view: View
    count: int
    reached: int
    rows: int
    bytes: int
    largest: int
    room: int
    columns: dict[str, Any]

    def start_of(self, bundle: int) -> int:
        """The byte of the file at which a bundle begins."""
        return int(self.columns["position"][bundle]) + self.view.base

    def end(self, bundles: int) -> int:
        """The byte of the file after the first `bundles` bundles."""
        return int(self.columns["end"][bundles - 1]) + self.view.base

    def total(self, column: str, bundles: int) -> int:
        """The sum of a column over the first `bundles` bundles."""
        return int(sum(self.columns[column][:bundles].tolist()))

    def stretch(self, position: int, bundles: int, rows: int, last_timestamp: int | None = None) -> Stretch:
        """The first `bundles` bundles, of which `rows` records are counted."""
        last = int(self.columns["last"][bundles - 1])
        carried = Carried(last + 1, self.total("is_sparse", bundles), last_timestamp)
        stretch = Stretch(position, self.end(bundles), bundles, rows, carried=carried)
        if rows:
            stretch.first_offset, stretch.last_offset = int(self.columns["first"][0]), last
        return stretch

    def each(self, count: int) -> FrameColumns:
        """What is told of the first `count` bundles."""
        columns = self.columns

        def offsets() -> list[int]:
            firsts, lasts = columns["first"][:count], columns["last"][:count]
            return [last - first + 1 for first, last in zip(firsts, lasts, strict=True)]

        details = {
            "messages": columns["num_messages"],
            "codec": lambda: [codec_name(codec) for codec in columns["codec"][:count]],
            "sparse": lambda: list(map(bool, columns["is_sparse"][:count])),
        }
        ends = columns["position"], columns["end"]
        first = columns["first"]
        # Numbers of 64 bits, read as signed ones by runs.
        arrays = {"first_offset": array("q", first[:count].tobytes())}
        return FrameColumns(
            count, self.view.base, *ends, BUNDLE, first, offsets, details=details, arrays=arrays
        )


def bundles(lane: Lane[Any], view: View, position: int, size: int, due: int, most: Limits, *, bounded: bool) -> Bundles:
    """Bundles that begin in the `size` bytes from `position` on; if they are `bounded`, as many as a batch may hold.

    One of more bytes or messages than `most` says ends them.
    """
    room, start, end = lane.room, position - view.base, len(view.data)
    call = choose(bundles_run.run, 0)
    own = {name: room.keep(name, "u64", MOST_BUNDLES) for name in ("first", "last")}
    own |= {name: room.keep(name, "i64", MOST_BUNDLES) for name in ("content_start", "content_end")}
    columns = room.columns(KERNEL, MOST_BUNDLES)
    most_rows = MOST_ROWS if bounded and lane.wanted.places else UNBOUNDED
    count, reached, rows, content, largest, widest = call(
        view.data, start, min(start + size, end), end, due,
        most_rows, size if bounded else UNBOUNDED, most.decompressed_bytes, most.records,
        UNBOUNDED if lane.points else ROOM_BYTES, MOST_BUNDLES,
        own["first"], own["last"], own["content_start"], own["content_end"], columns,
    )  # fmt: skip
    return Bundles(view, count, reached, rows, content, largest, widest, own | columns._asdict())


class Content:
    """A room that compressed bundles are decompressed in. The last bundle of a batch, which the next one begins with,
    is kept. If it `leaves` with the batch, whose values lie in it, `buffer` is the room for Arrow."""

    def __init__(self, room: Room, *, leaves: bool) -> None:
        self._room = room
        self._leaves = leaves
        self._ahead: tuple[int, memoryview] | None = None
        self.data = memoryview(b"")
        self.buffer: Any = b""

    def parts(self, bundles: Bundles) -> Iterator[tuple[int, int]]:
        """Begin and end of parts of the bundles, one after the other, whose messages can be read now. Ends at the first
        bundle that cannot be decompressed."""
        self._make_room(bundles.room)
        count, columns = bundles.count, bundles.columns
        codecs = columns["codec"][:count].tolist()
        if SNAPPY not in codecs:
            yield 0, count
            return
        packed = [number for number in range(count) if codecs[number] == SNAPPY]
        starts, ends = (_chosen(columns[name], packed) for name in ("message_set_start", "end"))
        places, limits = (_chosen(columns[name], packed) for name in ("content_start", "content_end"))
        parts = [place // ROOM_BYTES for place in places]
        fresh = [n for n, place in enumerate(places) if not place or parts[n] != parts[n - 1]]
        for first, last in pairwise([*fresh, len(packed)]):
            begin, end = packed[first] if first else 0, packed[last] if last < len(packed) else count
            done = first + self._reuse(bundles, packed[first], limits[first])
            data = bundles.view.data
            done += fill(
                [
                    (Container.SNAPPY_RAW, data[starts[n] : ends[n]], self.data[places[n] : limits[n]])
                    for n in range(done, last)
                ]
            )
            if done < last:
                yield begin, packed[done]
                return
            if packed[last - 1] == count - 1:
                self._ahead = (bundles.start_of(count - 1), self.data[places[-1] : limits[-1]])
            yield begin, end

    def _make_room(self, size: int) -> None:
        if self._leaves:
            room, self.buffer = self._room.give("u8", size)
        else:
            room = self._room.keep("content", "u8", max(size, 1))
        self.data = memoryview(room)

    def _reuse(self, bundles: Bundles, bundle: int, size: int) -> int:
        """Puts the bundle that the batch before ended with at the beginning of the room, if it is this one; gives 1
        then, else 0."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead[0] != bundles.start_of(bundle):
            return 0
        self.data[:size] = ahead[1]
        return 1


def _chosen(column: Any, bundles: list[int]) -> list[int]:
    """The values of these bundles. The garbage collector takes no time for lists of numbers, unlike those of pairs."""
    values = column[: bundles[-1] + 1].tolist()
    return values if len(values) == len(bundles) else [values[bundle] for bundle in bundles]
