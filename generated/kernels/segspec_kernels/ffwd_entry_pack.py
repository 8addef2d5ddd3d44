# segspec_kaitai.kernels, from ksy/ffwd_entry.ksy sha256 60d647ac56fd1c78254897dcc1d7fdec5dd70ea1e2686ad920084bc2e67a20a6
# Generated: change the spec.
"""Writes the parts of `ffwd_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_blob: int) -> None:
    write_u4be(out, at, len_blob)
