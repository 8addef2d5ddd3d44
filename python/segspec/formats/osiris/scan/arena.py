"""The sub-batches of a run of osiris chunks, decompressed into one arena."""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Any, NamedTuple

from segspec.columns.backend.lanes import choose
from segspec.columns.lane import LARGEST_VIEW, MOST_ROWS, Lane
from segspec.core.limits import Limits
from segspec.formats.osiris.layout import CONTAINERS
from segspec.formats.osiris.scan import blocks_run
from segspec.formats.osiris.scan.blocks_run import Bodies
from segspec.formats.osiris.scan.run import Blocks
from segspec.storage.compression import fill
from segspec.storage.source import View
from segspec_ksy.layouts import osiris_chunk_header

ARENA_BYTES = 4 << 20
"""Maximum of a stretch, unless one chunk alone has more."""

MOST_BLOCKS = osiris_chunk_header.MAX_NUM_ENTRIES

NAME = "osiris_blocks"
FOUND = {"position": "i64", "length": "i64", "codec": "i64", "size": "i64"}
OPENED = {"position": "i64", "start": "i64", "end": "i64"}
NOT_OPENED = "osiris_blocks.none"

BY_NUMBER = {int(codec): container for codec, container in CONTAINERS.items()}


class Opened(NamedTuple):
    """Sub-batches of the chunks that begin before `stop`.

    `blocks` are arrays with each body's position in the view, and its content's bounds. `closed` is their size in the
    file, `size` that in `content`, `records` the chunks' stated records (0 if unread).
    """

    stop: int
    content: Any
    blocks: Blocks
    closed: int = 0
    size: int = 0
    records: int = 0
    buffer: Any = b""


class Arena:
    """Decompresses sub-batches into reused memory."""

    def __init__(self, lane: Lane[Any], limits: Limits) -> None:
        self._lane = lane
        self._run = choose(blocks_run.run, 0)
        empty = Blocks(**{name: lane.room.keep(f"{NOT_OPENED}.{name}", kind, 0) for name, kind in OPENED.items()})
        self._empty = lane.room.keep(NOT_OPENED, "u8", 0), empty
        self._most_records = limits.records
        self._limit = min(limits.decompressed_bytes, LARGEST_VIEW)

    def nothing(self, stop: int, records: int = 0) -> Opened:
        content, blocks = self._empty
        return Opened(stop, content, blocks, records=records)

    def open(self, view: View, start: int, stop: int) -> Opened:
        """The sub-batches of chunks that begin in `start:stop`, up to a stretch's maximum.

        It ends before a chunk with a sub-batch of another than its stated size.
        """
        room = self._lane.room
        found = Bodies(**{name: room.keep(f"{NAME}.{name}", kind, MOST_BLOCKS) for name, kind in FOUND.items()})
        count, records, reached = self._run(
            data=view.data, start=start, stop=stop, end=len(view.data),
            room=ARENA_BYTES, limit=self._limit, most_records=self._most_records, most=MOST_ROWS, out=found,
        )  # fmt: skip
        if not count:
            return self.nothing(reached if reached > start else stop, records)
        positions, lengths, codecs, sizes = (column[:count].tolist() for column in found)
        if self._lane.points:
            kept, buffer = room.give("u8", sum(sizes))
        else:
            kept = buffer = room.keep("arena", "u8", max(sum(sizes), ARENA_BYTES if self._lane.fast else 0))
        target = memoryview(kept)
        blocks = {name: room.keep(f"opened.{name}", kind, MOST_BLOCKS) for name, kind in OPENED.items()}
        places = list(accumulate(sizes, initial=0))
        done = fill(
            [
                (BY_NUMBER.get(codec), view.data[at : at + length], target[place : place + size])
                for at, length, codec, size, place in zip(positions, lengths, codecs, sizes, places, strict=False)
            ]
        )
        for name, values in (("position", positions), ("start", places), ("end", places[1:])):
            blocks[name][:done] = array("q", values[:done])
        given = Blocks(**{name: column[:done] for name, column in blocks.items()})
        return Opened(reached, target, given, sum(lengths[:done]), places[done], records, buffer)
