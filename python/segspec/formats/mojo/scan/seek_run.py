"""mojo: the places where a pack begins that may come next."""

from __future__ import annotations

from segspec.formats.mojo.rules import is_above, runs_into
from segspec.formats.mojo.scan.packs import PackReading
from segspec.formats.mojo.scan.walking import walk
from segspec_kernels.types import U64, Bytes

NOTHING, FOUND, ASK = 0, 1, 2
"""How a run ended: everywhere was looked; a pack begins there; one may, which the data does not hold to its end."""


def run(
    data: Bytes,
    position: int,
    stop: int,
    reading: PackReading,
    has_last: bool,
    last_ms: U64,
    last_seq: U64,
    content: int,
    limit: int,
    whole: bool,
    looks: int,
) -> tuple[int, int, int]:
    """Looks at one place of `data` after the other, from `position` until `stop`. Gives where it ended, how, and how
    many of `looks` are left: one is used up for each element.

    A pack is one that comes next where its first id is above the last one, and it is closed and ends before `limit`, or
    ends where the file's `content` does. The file's end is that of the data where that is the `whole` rest of it.
    """
    while position < stop and looks > 0:
        found = walk(data, position, reading, reading.has_tags)
        looks -= found.looks
        if found.entries > 0 and (not has_last or is_above((found.ms, found.seq), (last_ms, last_seq))):
            if found.closed and not runs_into(found.end, limit):
                return position, FOUND, looks
            if not found.closed and found.end >= content:
                return position, FOUND, looks
        if not whole and not found.closed and found.looks > 1:
            return position, ASK, looks
        position += 1
    return position, NOTHING, looks
