"""durable-log: the entries of the index that records should have."""

from __future__ import annotations

from segspec_kernels.durable_log_index_entry_pack import pack_into
from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes, I64s
from segspec_ksy.layouts import durable_log_index_entry

SIZE = durable_log_index_entry.SIZE


def run(positions: I64s, base: int, first: U64, out: Bytes) -> int:
    """Writes the entries of records that begin at `positions`, counted from byte `base` of their file, and have the
    offsets from `first` on; gives their bytes. Ends where `out` is full."""
    used = 0
    for row in range(len(positions)):
        if used + SIZE > len(out):
            break
        pack_into(out, used, first, u64(positions[row] + base))
        first += u64(1)
        used += SIZE
    return used
