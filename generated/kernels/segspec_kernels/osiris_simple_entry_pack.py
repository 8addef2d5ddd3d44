# segspec_kaitai.kernels, from ksy/osiris_simple_entry.ksy sha256 0e2ef75a9303e6826a738ba2c064af4e778025c7f95c34b84cda6c1be4c174c3
# Generated: change the spec.
"""Writes the parts of `osiris_simple_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_body: int) -> None:
    write_u4be(out, at, 0 << 31 | len_body)
