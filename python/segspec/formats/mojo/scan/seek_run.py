"""mojo: finds places where the next pack may begin."""

from __future__ import annotations

from segspec.formats.mojo.rules import is_above, runs_into
from segspec.formats.mojo.scan.pack_run import CLOSED, EntrySpace, Filled, PackRead, PackReading, unread
from segspec.formats.mojo.scan.pack_run import run as read_pack
from segspec.formats.mojo.scan.run import LastId
from segspec_kernels.types import Bytes

NOTHING, FOUND, ASK = 0, 1, 2
"""How a run ended: nothing found; a pack; a possible pack that needs more bytes."""

ANY = 1 << 62


def looks_at(pack: PackRead) -> int:
    # The failure is near the end of the last part.
    within = 0 if pack.status == 0 or pack.body_end >= 0 else (pack.failed - pack.end) // 2
    return pack.entries.elements + 1 + within


def may_follow(pack: PackRead, last: LastId, limit: int, content: int) -> bool:
    """Whether a pack can be next: its ids follow, and it is closed and ends before `limit`, or ends with the file's
    `content`."""
    entries = pack.entries
    if entries.number == 0 or (last.there and not is_above((entries.first_ms, entries.first_seq), (last.ms, last.seq))):
        return False
    if pack.part == CLOSED:
        return not runs_into(pack.end, limit)
    return (pack.end if pack.body_end < 0 else pack.body_end) >= content


def run(
    data: Bytes,
    base: int,
    position: int,
    stop: int,
    reading: PackReading,
    last: LastId,
    content: int,
    limit: int,
    whole: bool,
    looks: int,
    space: EntrySpace,
) -> tuple[int, int, int]:
    """Checks the places from `position` to `stop`. Returns the end, the status, and the `looks` left: one per element.
    `data`, from byte `base` of the file, is its `whole` rest or a part."""
    nothing, end = Filled(0, 0, 0, 0, 0), len(data)
    while position < stop and looks > 0:
        pack = read_pack(data, base, end, reading, unread(position, nothing), ANY, space)
        looked = looks_at(pack)
        looks -= looked
        if may_follow(pack, last, limit, content):
            return position, FOUND, looks
        if not whole and pack.part != CLOSED and looked > 1:
            return position, ASK, looks
        position += 1
    return position, NOTHING, looks
