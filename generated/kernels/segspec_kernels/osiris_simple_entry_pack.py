# segspec_kaitai.kernels, from ksy/osiris_simple_entry.ksy sha256 0a1264008059ede078db0939205987d3a171df12dced47272eac7c164f0bb00b
# Generated: change the spec.
"""Writes the parts of `osiris_simple_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_body: int) -> None:
    write_u4be(out, at, 0 << 31 | len_body)
