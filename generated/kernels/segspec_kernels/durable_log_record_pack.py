# segspec_kaitai.kernels, from ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
# Generated: change the spec.
"""Writes the parts of `durable_log_record` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u1, write_u2le, write_u4be, write_u4le, write_u8le
from segspec_kernels.types import U64, Bytes


def pack_into(out: Bytes, at: int, offset: U64, len_payload: int, checksum: int) -> None:
    write_u4be(out, at, 1196379204)
    write_u1(out, at + 4, 1)
    write_u1(out, at + 5, 0)
    write_u2le(out, at + 6, 0)
    write_u8le(out, at + 8, offset)
    write_u4le(out, at + 16, len_payload)
    write_u4le(out, at + 20, checksum)
