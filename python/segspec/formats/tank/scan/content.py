"""The messages of compressed bundles, decompressed a cacheful at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from segspec.columns.lane import Room
from segspec.formats.tank.rules import SNAPPY
from segspec.formats.tank.scan.bundles import Bundles
from segspec.storage.compression import Container, fill


class Content:
    """A room that compressed bundles are decompressed in. The last bundle of a batch, which the next one begins with,
    is kept."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._held: Any = None
        self._ahead: tuple[int, int, int] | None = None
        self.data = memoryview(b"")

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
        fresh = [index for index, place in enumerate(places) if not place]
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
                self._ahead = (bundles.start_of(count - 1), places[-1], limits[-1])
            yield begin, end

    def _make_room(self, size: int) -> None:
        held = self._room.keep("content", "u8", max(size, 1))
        if held is self._held:
            return
        self._held, self._ahead, self.data = held, None, memoryview(held)

    def _reuse(self, bundles: Bundles, bundle: int, size: int) -> int:
        """Puts the bundle that the batch before ended with at the beginning of the room, if it is this one; gives 1
        then, else 0."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead[0] != bundles.start_of(bundle):
            return 0
        self.data[:size] = self.data[ahead[1] : ahead[2]]
        return 1


def _chosen(column: Any, bundles: list[int]) -> list[int]:
    """The values of these bundles. The garbage collector takes no time for lists of numbers, unlike those of pairs."""
    values = column[: bundles[-1] + 1].tolist()
    return values if len(values) == len(bundles) else [values[bundle] for bundle in bundles]
