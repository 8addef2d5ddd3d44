"""Stretches of TANK bundles: as many messages as declared, numbers that rise, and a sound bundle after each.

Where nothing is made of the records and nothing is to be checked, bundles are counted by what they declare, as the
broker does.
"""

from __future__ import annotations

from dataclasses import replace

from segspec.columns.lane import BLOCK_ROWS, LARGEST_VIEW, Lane
from segspec.core.stretch import Level, Stretch, Wanted
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.tank import rules
from segspec.formats.tank.reader import TankReader
from segspec.formats.tank.scan.bundles import MOST_BUNDLES, Bundles, Content, bundles
from segspec.formats.tank.scan.messages_run import BundleColumns, WantedColumns, run
from segspec.formats.tank.scan.rows import NAMES, MessageRows
from segspec.storage.source import View
from segspec_kernels.runtime import SIGNED_MAX
from segspec_ksy.layouts import tank_message

KERNEL = "tank_messages"

BUNDLE = ("position", "codec", "num_messages", "is_sparse", "first", "last", "content_start", "content_end")
"""The columns of bundles that the run of their messages is given."""

BATCHES = 2
"""Batches that one stretch takes: bundles, unlike records, are found, decompressed and read in calls of their own."""

LATEST, LATEST_IN_ARROW = tank_message.MAX_EXPLICIT_TIMESTAMP, SIGNED_MAX
LARGEST_CONTENT = 64 << 20
"""Bundles that decompress to more bytes are left to the reader."""


def make(reader: SegmentReader, wanted: Wanted) -> TankScanner:
    assert isinstance(reader, TankReader)
    return TankScanner(reader, wanted)


class TankScanner:
    """A `Scanner`."""

    def __init__(self, reader: TankReader, wanted: Wanted) -> None:
        self._reader = reader
        self._wanted = wanted
        self._names = frozenset(NAMES) if wanted.records else wanted.columns
        self._asked = WantedColumns(**{name: name in self._names for name in NAMES})
        self._latest = LATEST_IN_ARROW if "timestamp" in wanted.columns and not wanted.flat else LATEST
        self._lane = Lane(run, reader.source, wanted, batches=BATCHES)
        limits = reader.limits
        self._most = limits._replace(decompressed_bytes=min(limits.decompressed_bytes, LARGEST_CONTENT))
        points = self._lane.points
        self._window = LARGEST_VIEW
        self._content = Content(self._lane.room, leaves=points)
        self._rows = MessageRows(self._lane.room, self._names, points=points)

    def scan(self, position: int) -> Stretch | None:
        due = self._reader.due
        if due > rules.MAX_SEQUENCE:
            return None
        for view, size in self._lane.views(position, self._window):
            found = self._stretch(view, position, size, due)
            if found is not None:
                return found
        return None

    def _stretch(self, view: View, position: int, size: int, due: int) -> Stretch | None:
        if self._wanted.level < Level.RECORDS:
            found = bundles(self._lane, view, position, size, due, self._most, bounded=False)
            if not found.count:
                return None
            stretch = found.stretch(position, found.count, 0)
            stretch.each = found.each(found.count) if self._wanted.frames else None
            return stretch
        if not (self._wanted.places or self._wanted.checks or self._wanted.frames):
            declared = self._declared(view, position, size, due)
            if declared is not None:
                return declared
        return self._read(bundles(self._lane, view, position, size, due, self._most, bounded=True), position)

    def _declared(self, view: View, position: int, size: int, due: int) -> Stretch | None:
        """Bundles counted by their headers, where these lead on to the end of the batch or of the file. The last one
        but one is read all the same: the reader goes on from its timestamp."""
        found = bundles(self._lane, view, position, size, due, self._most, bounded=False)
        whole = found.count == MOST_BUNDLES or found.reached >= min(position - view.base + size, len(view.data))
        if found.count < 3 or not whole:
            return None
        front = found.stretch(position, found.count - 2, found.total("num_messages", found.count - 2))
        following = bundles(self._lane, view, front.end, 1, front.carried.due, self._most, bounded=True)
        back = self._read(following, front.end)
        if back is None:
            return None
        carried = back.carried._replace(sparse=front.carried.sparse + back.carried.sparse)
        frames, rows = front.frames + back.frames, front.rows + back.rows
        return replace(
            back, position=position, frames=frames, rows=rows, first_offset=front.first_offset, carried=carried,
            first_timestamp=None,
        )  # fmt: skip

    def _read(self, found: Bundles, position: int) -> Stretch | None:
        """The stretch of those bundles whose messages are sound and which a sound one follows, or the file's end."""
        if not found.count:
            return None
        closes = found.view.whole and found.end(found.count) == self._reader.source.size
        kept = found.count if closes else found.count - 1
        room = self._lane.room
        capacity = max(found.largest, BLOCK_ROWS)
        times = {name: room.keep(name, "u64", MOST_BUNDLES) for name in ("first_timestamp", "last_timestamp")}
        given = BundleColumns(**{name: found.columns[name] for name in BUNDLE}, **times)
        out, columns = self._rows.make_room(found.rows, found.bytes), room.columns(KERNEL, capacity)
        data, latest, asked = found.view.data, self._latest, self._asked
        passed = row = held = unpacked = 0
        for begin, end in self._content.parts(found):
            passed, row, more, more_unpacked = self._lane.run(
                data, self._content.data, found.view.base, begin, end, kept, row, capacity, latest, asked, given, out,
                columns,
            )  # fmt: skip
            held, unpacked = held + more, unpacked + more_unpacked
            if passed < end:
                break
        if passed < found.count:
            # What follows the last sound bundle is for the reader to judge, and so is that bundle.
            kept = max(passed - 1, 0)
        if not kept:
            return None
        stretch = found.stretch(position, kept, found.total("num_messages", kept), int(given.last_timestamp[kept - 1]))
        stretch.first_timestamp = int(given.first_timestamp[0])
        stretch.last_timestamp = int(given.last_timestamp[kept - 1])
        taken = stretch.end - position
        self._lane.learn(stretch.rows, taken)
        # A batch of compressed bundles ends where they are full of messages, long before the end of what was read.
        self._window = taken + taken // 8 if found.bytes > 2 * taken else LARGEST_VIEW
        if self._wanted.records:
            stretch.records = self._rows.records(stretch.rows)
        elif self._wanted.columns:
            blocks = (self._lane.block, held), (self._content.buffer, unpacked)
            stretch.columns = self._lane.columns(self._rows.columns(*blocks), stretch.rows)
        stretch.each = found.each(kept) if self._wanted.frames else None
        return stretch
