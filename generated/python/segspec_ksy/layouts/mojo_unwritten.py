# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 d00d516bbe158a19c8ade061b22ad7ecfecdd426536217e83420f5df3474bfc4
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
