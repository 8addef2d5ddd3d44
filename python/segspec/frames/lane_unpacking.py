"""Unpacks the records of a view's frames into one reused buffer."""

from __future__ import annotations

from typing import Any

from segspec.columns.lane import Room
from segspec.core.errors import SegspecError
from segspec.core.limits import Limits
from segspec.frames.keys import CONTAINERS
from segspec.frames.lowered_log import LoweredLog
from segspec.frames.making import SoundFrames
from segspec.storage.compression import spread, threads, unpacked_into

ROOM_BYTES = 2 << 20
"""Bytes unpacked together: they fit into the processor's cache."""

LARGEST_CONTENT = 64 << 20
"""Larger unpacked content is left to the reader."""

FILLED = 0.9


class Unpacking:
    """Unpacks frames' records, at least `least` together, and learns their compression ratio."""

    def __init__(self, lane: LoweredLog, limits: Limits, room: Room, least: int = 1) -> None:
        self._least = least
        self._containers = {number: CONTAINERS[name] for number, name in lane.packings.items()}
        self._most = min(limits.decompressed_bytes, LARGEST_CONTENT)
        self._room, self._size, self._ratio = room, ROOM_BYTES, 1.0

    def expected(self, size: int) -> int:
        return int(1.1 * max(self._ratio, 1.0) * size)

    def packed(self, size: int) -> int:
        return max(int(min(size, FILLED * ROOM_BYTES) / max(self._ratio, 1.0)), 0) if self._containers else size

    def unpack(self, found: SoundFrames) -> Any:
        """Unpacks the first frames into the returned buffer; only those remain in `found`."""
        packed = found.packed[: found.count]
        if not self._containers or 1 not in packed:
            return memoryview(b"")
        starts, ends = found.starts[: found.count].tolist(), found.ends[: found.count].tolist()
        while True:
            room = memoryview(self._room.keep("content", "u8", self._size)).cast("B")
            count, is_full = self._fill(found, starts, ends, packed, room)
            if count >= min(self._least, found.count) or not is_full or self._size >= self._most:
                break
            self._size = min(4 * self._size, self._most)
        self._keep(found, count)
        return room

    def _fill(self, found: SoundFrames, starts: list[int], ends: list[int], packed: Any, room: Any) -> tuple[int, bool]:
        columns, count = found.columns, found.count
        codecs, numbers = columns.codec[:count].tolist(), columns.num[:count].tolist()
        data, size = found.view.data, len(room)

        def unpack(part: tuple[int, int, int, int]) -> tuple[int, bool]:
            first, last, at, most = part
            for place in range(first, last):
                if not packed[place]:
                    continue
                block, container = data[starts[place] : ends[place]], self._containers[codecs[place]]
                assert container is not None
                try:
                    made = unpacked_into(container, block, room[at:most])
                except SegspecError:
                    return place, False
                if made > self._most or numbers[place] > made:
                    return place, made < 0
                found.starts[place], found.ends[place] = at, at + made
                at += made
            return last, False

        shares = threads(size if count > 1 else 0)
        bounds = [count * share // shares for share in range(shares + 1)]
        parts = [
            (bounds[share], bounds[share + 1], size * share // shares, size * (share + 1) // shares)
            for share in range(shares)
        ]
        for part, (reached, is_full) in zip(parts, spread(unpack, parts), strict=True):
            if reached < part[1]:
                return reached, is_full
        return count, False

    def _keep(self, found: SoundFrames, count: int) -> None:
        if not count:
            found.count = found.rows = found.size = 0
            return
        starts, ends = found.starts[:count], found.ends[:count]
        size, columns = sum(ends) - sum(starts), found.columns
        counts = columns.num[:count].tolist()
        found.count, found.rows, found.size, found.largest = count, sum(counts), size, max(counts)
        stored = int(columns.end[count - 1]) - int(columns.position[0])
        self._ratio = max(size / max(stored, 1), 0.1)
