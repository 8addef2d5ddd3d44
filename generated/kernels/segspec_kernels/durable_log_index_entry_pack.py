# segspec_kaitai.kernels, from ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
# Generated: change the spec.
"""Writes the parts of `durable_log_index_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u8le
from segspec_kernels.types import U64, Bytes


def pack_into(out: Bytes, at: int, offset: U64, ofs_record: U64) -> None:
    write_u8le(out, at, offset)
    write_u8le(out, at + 8, ofs_record)
