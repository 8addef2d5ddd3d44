"""The sub-batches of a run of osiris chunks, decompressed into one arena."""

from __future__ import annotations

from typing import Any, NamedTuple

from segspec.columns.backend.lanes import choose
from segspec.columns.lane import LARGEST_VIEW, MOST_ROWS, Lane
from segspec.core.limits import Limits
from segspec.formats.osiris.layout import CONTAINERS
from segspec.formats.osiris.scan import blocks_run
from segspec.formats.osiris.scan.blocks_run import Bodies
from segspec.storage.compression import fill
from segspec.storage.source import View
from segspec_ksy.layouts import osiris_chunk_header

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
