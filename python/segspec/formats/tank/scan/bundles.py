"""The bundles of one batch, by their headers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from segspec.columns.backend.lanes import choose
from segspec.columns.lane import MOST_ROWS, Lane
from segspec.core.limits import Limits
from segspec.core.stretch import Stretch
from segspec.formats.tank.reader import Carried
from segspec.formats.tank.scan import bundles_run
from segspec.storage.source import View

KERNEL = "tank_entries"

MOST_BUNDLES = 2048
UNBOUNDED = 1 << 62
ROOM_BYTES = 512 << 10
"""What is decompressed before its messages are looked at: it stays in the processor's cache."""


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
        most_rows, size if bounded else UNBOUNDED, most.decompressed_bytes, most.records, ROOM_BYTES, MOST_BUNDLES,
        own["first"], own["last"], own["content_start"], own["content_end"], columns,
    )  # fmt: skip
    return Bundles(view, count, reached, rows, content, largest, widest, own | columns._asdict())
