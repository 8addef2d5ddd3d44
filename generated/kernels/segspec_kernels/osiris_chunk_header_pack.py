# segspec_kaitai.kernels, from ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
# Generated: change the spec.
"""Writes the parts of `osiris_chunk_header` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_s8be, write_u1, write_u2be, write_u4be, write_u8be
from segspec_kernels.types import U64, Bytes


def pack_into(out: Bytes, at: int, version: int, chunk_type: int, num_entries: int, num_records: int, timestamp: int, epoch: U64, chunk_id: U64, data_crc: int, len_data: int, len_trailer: int, len_filter: int) -> None:
    write_u1(out, at, 5 << 4 | version)
    write_u1(out, at + 1, chunk_type)
    write_u2be(out, at + 2, num_entries)
    write_u4be(out, at + 4, num_records)
    write_s8be(out, at + 8, timestamp)
    write_u8be(out, at + 16, epoch)
    write_u8be(out, at + 24, chunk_id)
    write_u4be(out, at + 32, data_crc)
    write_u4be(out, at + 36, len_data)
    write_u4be(out, at + 40, len_trailer)
    write_u1(out, at + 44, len_filter)
    write_u2be(out, at + 45, 0 >> 8)
    write_u1(out, at + 47, 0 & 0xff)
