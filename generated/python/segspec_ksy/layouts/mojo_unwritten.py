# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 821828a7c0748c168576efd7b5c1d77451fb044df327d26750eaf0e1b62606da
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
