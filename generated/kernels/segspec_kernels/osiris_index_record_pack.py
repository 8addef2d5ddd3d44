# segspec_kaitai.kernels, from ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
# Generated: change the spec.
"""Writes the parts of `osiris_index_record` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_s8be, write_u1, write_u4be, write_u8be
from segspec_kernels.types import U64, Bytes


def pack_into(out: Bytes, at: int, chunk_id: U64, timestamp: int, epoch: U64, ofs_chunk: int, chunk_type: int) -> None:
    write_u8be(out, at, chunk_id)
    write_s8be(out, at + 8, timestamp)
    write_u8be(out, at + 16, epoch)
    write_u4be(out, at + 24, ofs_chunk)
    write_u1(out, at + 28, chunk_type)
