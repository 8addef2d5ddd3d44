# segspec_kaitai.kernels, from ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
# Generated: change the spec.
"""Writes the parts of `listpack_element` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_s1, write_s2le, write_s4le, write_s8le, write_u1, write_u2le, write_u4le
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, encoding: int) -> None:
    write_u1(out, at, encoding)


def pack_data_int13_into(out: Bytes, at: int, low: int) -> None:
    write_u1(out, at, low)


def pack_data_str12_into(out: Bytes, at: int, len_low: int) -> None:
    write_u1(out, at, len_low)


def pack_data_str32_into(out: Bytes, at: int, len_value: int) -> None:
    write_u4le(out, at, len_value)


def pack_data_int16_into(out: Bytes, at: int, value: int) -> None:
    write_s2le(out, at, value)


def pack_data_int24_into(out: Bytes, at: int, low: int, high: int) -> None:
    write_u2le(out, at, low)
    write_s1(out, at + 2, high)


def pack_data_int32_into(out: Bytes, at: int, value: int) -> None:
    write_s4le(out, at, value)


def pack_data_int64_into(out: Bytes, at: int, value: int) -> None:
    write_s8le(out, at, value)
