# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 be3ba2474aca576dd94d7eb1be3c8d2a0da52087c7a76d6db7e76855872c0412
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
