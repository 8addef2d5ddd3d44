# segspec_kaitai.kernels, from ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
# Generated: change the spec.
"""Writes the parts of `ffwd_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_blob: int) -> None:
    write_u4be(out, at, len_blob)
