# segspec_kaitai.kernels, from ksy/ffwd_entry.ksy sha256 1cb1da7619d259ed51b4b4a56f2602c57d978963b71cff90499e866328733404
# Generated: change the spec.
"""Writes the parts of `ffwd_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_blob: int) -> None:
    write_u4be(out, at, len_blob)
