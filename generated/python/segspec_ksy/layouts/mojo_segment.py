# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 cd1d6627556dd15ec5c8f73daa563559c01ecd8c17aeef07c4276b9cd0b2780c
"""mojo: finished segment: the numbers of its layout."""
