"""durable-log: records whose entry of the index says where they lie."""

from __future__ import annotations

from segspec.formats.durable_log.rules import is_last
from segspec.formats.engine.rules import is_due
from segspec_kernels.durable_log_index_entries import frame as entry
from segspec_kernels.durable_log_records import frame as record
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes


def run(
    data: Bytes, base: int, start: int, stop: int, end: int, index: Bytes, last: int, place: int, due: U64
) -> tuple[int, int, U64]:
    """Records that begin in `start:stop` of `data`, which is the file from its byte `base` on, have the offsets from
    `due` on, and are what the entries in `place:last` of `index` say.

    Gives where the next record and its entry begin, and its offset.
    """
    position = start
    while position < stop:
        found, listed = record(data, position, end), entry(index, place, last)
        if found.status or listed.status or not is_due(found.offset, due) or is_last(due):
            break
        if listed.offset != due or listed.ofs_record != u64(position + base):
            break
        due += u64(1)
        position, place = found.reached, listed.reached
    return position, place, due
