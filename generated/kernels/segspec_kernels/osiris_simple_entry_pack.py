# segspec_kaitai.kernels, from ksy/osiris_simple_entry.ksy sha256 532be064e940d4068505f18111e026937b2cbfba8254d59c9dc00dbe7baea8f8
# Generated: change the spec.
"""Writes the parts of `osiris_simple_entry` that have a constant size: see its layout."""

from segspec_kernels.runtime import write_u4be
from segspec_kernels.types import Bytes


def pack_into(out: Bytes, at: int, len_body: int) -> None:
    write_u4be(out, at, 0 << 31 | len_body)
