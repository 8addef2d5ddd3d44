# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 b26f124a3819b10a02bef358fff936b7bda77360eb84310ae468f231a953d5fd
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
