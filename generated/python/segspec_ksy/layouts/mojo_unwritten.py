# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
