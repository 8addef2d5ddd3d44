# segspec_kaitai.kernels, from ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
# Generated: change the spec.
"""Writes the parts of `tank_message` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u1, write_u8le
from segspec_kernels.types import U64, Bytes


def pack_into(out: Bytes, at: int, is_consecutive: int, uses_last_timestamp: int, has_key: int) -> None:
    write_u1(out, at, 0 << 3 | is_consecutive << 2 | uses_last_timestamp << 1 | has_key)


def pack_explicit_timestamp_into(out: Bytes, at: int, explicit_timestamp: U64) -> None:
    write_u8le(out, at, explicit_timestamp)


def pack_len_key_into(out: Bytes, at: int, len_key: int) -> None:
    write_u1(out, at, len_key)
