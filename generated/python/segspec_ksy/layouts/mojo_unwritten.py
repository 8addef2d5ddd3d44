# kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 4fe47b36f50db88823d01d7cbb0cb8b13cfabf1ea49c4ddbd372505e2bffc7d3
"""mojo: room for more: the numbers of its layout."""

END_MARKER = b'\xff'
SIZE_END_MARKER = 1
