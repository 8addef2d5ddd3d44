# segspec_kaitai.kernels, from ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
# Generated: change the spec.
"""Writes the parts of `osiris_simple_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_body: int) -> None:
    write_u4be(out, at, 0 << 31 | len_body)
