# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 10e1b5ed42baffb2fcb189d4579f0b0f48926805336a0fd4d204d23245b0880b
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
