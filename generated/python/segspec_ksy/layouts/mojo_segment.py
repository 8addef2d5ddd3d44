# kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 81a209019d4e2d769721be20b2ff3104f50ca689eaf2b2a6ef527fec3fa51854
"""mojo: finished segment: the numbers of its layout."""
