"""Where the packed records of frames are unpacked: one room, which is used again for the frames of each view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from segspec.columns.lane import LARGEST_VIEW, Room
from segspec.core.errors import SegspecError
from segspec.core.limits import Limits
from segspec.formats.declared.lane import LoweredLog
from segspec.formats.declared.record_keys import CONTAINERS
from segspec.storage.compression import unpacked_into

if TYPE_CHECKING:
    from segspec.formats.declared.scanner import Found

ROOM_BYTES = 2 << 20
"""What is unpacked before it is read: the processor's own cache holds it."""

LARGEST_CONTENT = 64 << 20
"""What unpacks to more bytes is left to the reader."""

LEAST_WINDOW = 64 << 10


class Unpacking:
    """Unpacks the records of frames, and learns how many bytes come of those that lie in the file."""

    def __init__(self, lane: LoweredLog, limits: Limits, room: Room) -> None:
        self._containers = {number: CONTAINERS[name] for number, name in lane.packings.items()}
        self._most = min(limits.decompressed_bytes, LARGEST_CONTENT)
        self._room, self._size, self._ratio = room, ROOM_BYTES, 1.0

    @property
    def window(self) -> int:
        """Bytes of the file that come to what the room holds, about."""
        return max(int(0.9 * ROOM_BYTES / self._ratio), LEAST_WINDOW) if self._ratio > 1 else LARGEST_VIEW

    def expected(self, size: int) -> int:
        """Bytes that come of so many in the file, about."""
        return int(1.1 * max(self._ratio, 1.0) * size)

    def packed(self, size: int) -> int:
        """Bytes of the file that come to so many, about."""
        return max(int(size / max(self._ratio, 1.0)), 0)

    def unpack(self, found: Found) -> Any:
        """Unpacks frames, as many as the room holds; what is left of `found` are these. Gives the room."""
        packed = found.packed[: found.count]
        if not self._containers or 1 not in packed:
            return memoryview(b"")
        while True:
            room = memoryview(self._room.keep("content", "u8", self._size)).cast("B")
            count, is_full = self._fill(found, packed, room)
            if count or not is_full or self._size >= self._most:
                break
            self._size = min(4 * self._size, self._most)
        self._keep(found, count)
        return room

    def _fill(self, found: Found, packed: Any, room: Any) -> tuple[int, bool]:
        """How many frames are unpacked, and whether it was the room that was too small for the next one."""
        at, data, columns, most = 0, found.view.data, found.columns, len(room)
        codecs, counts = columns.codec[: found.count].tolist(), columns.num[: found.count].tolist()
        starts, ends = found.starts[: found.count].tolist(), found.ends[: found.count].tolist()
        for place, is_packed in enumerate(packed):
            if not is_packed:
                continue
            container = self._containers[codecs[place]]
            assert container is not None
            try:
                size = unpacked_into(container, data[starts[place] : ends[place]], room[at:most])
            except SegspecError:
                return place, False
            if size < 0 or size > self._most:
                return place, size < 0
            # Each record has a byte or more: a count that lies makes no room for rows.
            if counts[place] > size:
                return place, False
            found.starts[place], found.ends[place] = at, at + size
            at += size
        return found.count, False

    def _keep(self, found: Found, count: int) -> None:
        """What is left are the first `count` frames."""
        if not count:
            found.count = found.rows = found.size = 0
            return
        starts, ends = found.starts[:count], found.ends[:count]
        size, columns = sum(ends) - sum(starts), found.columns
        counts = columns.num[:count].tolist()
        found.count, found.rows, found.size, found.largest = count, sum(counts), size, max(counts)
        stored = int(columns.end[count - 1]) - int(columns.position[0])
        self._ratio = max(size / max(stored, 1), 0.1)
